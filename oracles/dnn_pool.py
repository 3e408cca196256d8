# SPDX-License-Identifier: Apache-2.0
"""Pooling, resizing and padding of planes (batch and channels of NCHW as one), and how far single precision may be off.

Of a pooling window the part inside the plane counts, as frameworks have it; the padding is at most half the window, so
that there always is one. A NaN is greater than any number.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from harness.bounds import Array, gamma, magnitudes, within_range
from harness.contract import In, Out, Size, bounded, cdiv, dot, exact, f32, kernel, u32

_BLOCK = 128


def _grid(total: int) -> int:
    return max(1, cdiv(total, _BLOCK))


def _common(entry: str, **others: Any) -> dict[str, Any]:
    return {"variant": "f32", "entry": f"{entry}_f32", "ptx": "dnn/pool", "block": _BLOCK, "special": True} | others


# Windows ------------------------------------------------------------------------------------------------------------


def windows_of(extent: int, window: int, stride: int, pad: int) -> int:
    """Windows along an axis; the last may not begin past what the padding leaves."""
    return (extent + 2 * pad - window) // stride + 1


def _windows(h: int, w: int, window: int, stride: int, pad: int) -> dict[str, int]:
    return {"oh": windows_of(h, window, stride, pad), "ow": windows_of(w, window, stride, pad)}


_WINDOWED = [
    ("1 <= window <= 4096", lambda window: 1 <= window <= 4096), ("stride >= 1", lambda stride: stride >= 1),
    ("2 pad <= window", lambda window, pad: 2 * pad <= window),
    ("h + 2 pad >= window", lambda h, window, pad: h + 2 * pad >= window),
    ("w + 2 pad >= window", lambda w, window, pad: w + 2 * pad >= window),
    ("h w < 2^32", lambda h, w: h * w < 2**32),
]  # fmt: skip
_WINDOWS = [
    {"planes": n, "h": h, "w": w, "window": k, "stride": s, "pad": p}
    for n, h, w, k, s, p in ((1, 1, 1, 1, 1, 0), (2, 31, 5, 2, 2, 0), (3, 7, 11, 3, 2, 1), (1, 16, 16, 3, 1, 1),
                             (2, 13, 9, 3, 3, 0), (5, 6, 6, 5, 1, 2), (1, 2, 33, 2, 5, 1), (2, 4, 4, 4, 1, 2),
                             (0, 8, 8, 2, 2, 0))
]  # fmt: skip


def _windowed(entry: str, outwards: bool = True, **others: Any) -> dict[str, Any]:
    """outwards: a thread a window; else a thread an element of the plane."""

    def grid(planes: int, h: int, w: int, window: int, stride: int, pad: int) -> int:
        size = windows_of(h, window, stride, pad) * windows_of(w, window, stride, pad) if outwards else h * w
        return _grid(planes * size)

    return _common(entry, requires=_WINDOWED, sizes=_WINDOWS, dims=_windows, grid=grid) | others


def _places(extent: int, window: int, stride: int, pad: int) -> list[list[int]]:
    """For each window along an axis the elements that it covers."""
    begins = [o * stride - pad for o in range(windows_of(extent, window, stride, pad))]
    return [[i for i in range(b, b + window) if 0 <= i < extent] for b in begins]


def _each(h: int, w: int, window: int, stride: int, pad: int) -> Iterator[tuple[int, int, Any]]:
    """(row, column, index of the covered part of every plane) for each window."""
    for i, rows in enumerate(_places(h, window, stride, pad)):
        for j, columns in enumerate(_places(w, window, stride, pad)):
            yield i, j, np.ix_(rows, columns)


def _best(planes: int, h: int, w: int, window: int, stride: int, pad: int, x: Array) -> tuple[Array, Array]:
    shape = planes, *_windows(h, w, window, stride, pad).values()
    y, at = np.zeros(shape), np.zeros(shape, np.int64)
    for i, j, part in _each(h, w, window, stride, pad):
        seen = x[:, *part].reshape(planes, part[0].size * part[1].size)
        place = np.argmax(seen, axis=1)  # the first NaN, else the first greatest
        y[:, i, j] = seen[np.arange(planes), place]
        at[:, i, j] = np.ravel(part[0] * w + part[1])[place]
    return y, at


@kernel("dnn/maxpool2d", **_windowed("maxpool2d"), within=exact)
def maxpool2d(planes: Size, h: Size, w: Size, window: Size, stride: Size, pad: Size, x: In[f32, "planes h w"],
              y: Out[f32, "planes oh ow"]):  # fmt: skip
    """The greatest element of each window."""
    return _best(planes, h, w, window, stride, pad, x)[0]


@kernel("dnn/maxpool2d_indices", **_windowed("maxpool2d_indices"), within=exact)
def maxpool2d_indices(planes: Size, h: Size, w: Size, window: Size, stride: Size, pad: Size, x: In[f32, "planes h w"],
                      y: Out[f32, "planes oh ow"], indices: Out[u32, "planes oh ow"]):  # fmt: skip
    """The first greatest element of each window, and its place in its plane."""
    return _best(planes, h, w, window, stride, pad, x)


def _overlap(window: int, stride: int) -> int:
    """Windows that cover an element, at most."""
    return cdiv(window, stride) ** 2


def _scattered(dy: Array, indices: Array, h: int, w: int) -> Array:
    dx = np.zeros((len(dy), h * w))
    for plane, values, places in zip(dx, dy, indices, strict=True):
        np.add.at(plane, places.reshape(-1), values.reshape(-1))
    return dx.reshape(len(dy), h, w)


def of_chosen_gradients(h: int, w: int, window: int, stride: int, dy: Array, indices: Array, **_: Any) -> Array:
    """gamma_d sum |dy|, d the windows that cover an element (Higham, section 4.2)."""
    size = _scattered(magnitudes(dy), indices, h, w)
    return within_range(gamma(_overlap(window, stride), f32.unit) * size, size, f32)


def _chosen(rng: np.random.Generator, planes: int, **sizes: int) -> dict[str, Any]:
    return {"indices": _best(planes, **sizes, x=rng.standard_normal((planes, sizes["h"], sizes["w"])))[1]}


@kernel("dnn/maxpool2d_backward", **_windowed("maxpool2d_backward", outwards=False), inputs=_chosen,
        within=bounded(of_chosen_gradients))  # fmt: skip
def maxpool2d_backward(planes: Size, h: Size, w: Size, window: Size, stride: Size, pad: Size,
                       dy: In[f32, "planes oh ow"], indices: In[u32, "planes oh ow"],
                       dx: Out[f32, "planes h w"]):  # fmt: skip
    """Each element's gradient: those of the windows that chose it."""
    return _scattered(dy, indices.astype(np.int64), h, w)


def _with_padding(sizes: list[dict[str, int]]) -> list[dict[str, int]]:
    return [s | {"include_padding": i % 2} for i, s in enumerate(sizes)]


_AVERAGED = {"sizes": _with_padding(_WINDOWS), "requires": [
    *_WINDOWED, ("include_padding is 0 or 1", lambda include_padding: include_padding <= 1)]}  # fmt: skip


def _window_sums(h: int, w: int, window: int, stride: int, pad: int, include_padding: int, x: Array, **_: Any) -> Any:
    """(sums over the covered parts, what they are divided by)."""
    oh, ow = _windows(h, w, window, stride, pad).values()
    total, count = np.zeros((len(x), oh, ow)), np.zeros((oh, ow))
    for i, j, part in _each(h, w, window, stride, pad):
        seen = x[:, *part]
        total[:, i, j] = seen.sum(axis=(1, 2))
        count[i, j] = window**2 if include_padding else part[0].size * part[1].size
    return total, count


def of_a_window(window: int, x: Array, **given: Any) -> Array:
    """gamma_{w^2} sum |x| / count: w^2 - 1 additions and a division (Higham, section 4.2); below the normal range the
    division adds the smallest number."""
    size, count = _window_sums(window=window, x=magnitudes(x), **given)
    return within_range(gamma(window**2, f32.unit) * size / count + f32.smallest, size, f32)


@kernel("dnn/avgpool2d", **_windowed("avgpool2d", **_AVERAGED), within=bounded(of_a_window))
def avgpool2d(planes: Size, h: Size, w: Size, window: Size, stride: Size, pad: Size, include_padding: Size,
              x: In[f32, "planes h w"], y: Out[f32, "planes oh ow"]):  # fmt: skip
    """The mean of each window: of what is inside the plane, or with include_padding of the zeros around it too."""
    total, count = _window_sums(h, w, window, stride, pad, include_padding, x)
    return total / count


def _spread(h: int, w: int, window: int, stride: int, pad: int, include_padding: int, dy: Array, **_: Any) -> Array:
    dx = np.zeros((len(dy), h, w))
    for i, j, part in _each(h, w, window, stride, pad):
        count = window**2 if include_padding else part[0].size * part[1].size
        dx[:, *part] += dy[:, i, j, None, None] / count
    return dx


def of_spread_gradients(window: int, stride: int, dy: Array, **given: Any) -> Array:
    """gamma_{d+1} sum |dy| / count, d the windows that cover an element: a division, then sums (Higham, section 4.2);
    below the normal range each division adds the smallest number."""
    size, d = _spread(window=window, stride=stride, dy=magnitudes(dy), **given), _overlap(window, stride)
    return within_range(gamma(d + 1, f32.unit) * size + d * f32.smallest, size, f32)


@kernel("dnn/avgpool2d_backward", **_windowed("avgpool2d_backward", outwards=False, **_AVERAGED),
        within=bounded(of_spread_gradients))  # fmt: skip
def avgpool2d_backward(planes: Size, h: Size, w: Size, window: Size, stride: Size, pad: Size, include_padding: Size,
                       dy: In[f32, "planes oh ow"], dx: Out[f32, "planes h w"]):  # fmt: skip
    """Each element's gradient: an equal share of those of the windows that cover it."""
    return _spread(h, w, window, stride, pad, include_padding, dy)


# Whole planes and cells ----------------------------------------------------------------------------------------------


def of_a_mean(h: int, w: int, x: Array, **_: Any) -> Array:
    """gamma_d sum |x| / (h w), d = cdiv(h w, 128) + 10: a thread's elements, 5 shuffles and 3 sums, the divisor and the
    division (Higham, section 4.2)."""
    size = magnitudes(x).sum(axis=(1, 2))
    return within_range(gamma(cdiv(h * w, _BLOCK) + 10, f32.unit) * size / (h * w) + f32.smallest, size, f32)


@kernel("dnn/global_avgpool", **_common("global_avgpool"), grid=lambda planes: max(1, planes),
        requires=[("h w >= 1", lambda h, w: h * w >= 1)],
        sizes=[{"planes": n, "h": h, "w": w} for n, h, w in (
            (1, 1, 1), (2, 1, 31), (3, 4, 8), (1, 3, 11), (2, 1, 127), (2, 8, 16), (1, 3, 43), (5, 7, 7), (2, 20, 21),
            (0, 3, 3))],
        within=bounded(of_a_mean))  # fmt: skip
def global_avgpool(planes: Size, h: Size, w: Size, x: In[f32, "planes h w"], y: Out[f32, "planes"]):
    """The mean of each plane."""
    return x.sum(axis=(1, 2)) / (h * w)


def _resized(entry: str, **others: Any) -> dict[str, Any]:
    sizes = ((1, 1, 1, 1, 1), (2, 5, 7, 10, 14), (3, 7, 5, 3, 2), (1, 16, 16, 16, 16), (2, 9, 4, 5, 11),
             (1, 1, 33, 4, 31), (1, 31, 2, 32, 3), (2, 3, 3, 1, 1), (0, 4, 4, 8, 8))  # fmt: skip
    return _common(
        entry, grid=lambda planes, oh, ow: _grid(planes * oh * ow),
        requires=[("h w >= 1", lambda h, w: h * w >= 1), ("oh ow >= 1", lambda oh, ow: oh * ow >= 1),
                  ("oh, ow <= 2^23", lambda oh, ow: max(oh, ow) <= 2**23)],
        sizes=[dict(zip(("planes", "h", "w", "oh", "ow"), s, strict=True)) for s in sizes],
    ) | others  # fmt: skip


def _cells(extent: int, cells: int) -> list[slice]:
    return [slice(o * extent // cells, cdiv((o + 1) * extent, cells)) for o in range(cells)]


def _cell_sums(h: int, w: int, oh: int, ow: int, x: Array, **_: Any) -> tuple[Array, Array]:
    total, count = np.zeros((len(x), oh, ow)), np.zeros((oh, ow))
    for i, rows in enumerate(_cells(h, oh)):
        for j, columns in enumerate(_cells(w, ow)):
            total[:, i, j] = x[:, rows, columns].sum(axis=(1, 2))
            count[i, j] = (rows.stop - rows.start) * (columns.stop - columns.start)
    return total, count


def of_a_cell(h: int, w: int, oh: int, ow: int, x: Array, **_: Any) -> Array:
    """gamma_{k+1} sum |x| / k of a cell of k elements: k - 1 additions, k and the division (Higham, section 4.2)."""
    size, count = _cell_sums(h, w, oh, ow, magnitudes(x))
    return within_range(gamma(count + 1, f32.unit) * size / count + f32.smallest, size, f32)


@kernel("dnn/adaptive_avgpool2d", **_resized("adaptive_avgpool2d"), within=bounded(of_a_cell))
def adaptive_avgpool2d(planes: Size, h: Size, w: Size, oh: Size, ow: Size, x: In[f32, "planes h w"],
                       y: Out[f32, "planes oh ow"]):  # fmt: skip
    """The mean of each of oh x ow cells: rows floor(i h / oh) up to ceil((i + 1) h / oh), columns likewise."""
    total, count = _cell_sums(h, w, oh, ow, x)
    return total / count


# Resizing -----------------------------------------------------------------------------------------------------------


@kernel("dnn/upsample_nearest", **_resized("upsample_nearest"), within=exact)
def upsample_nearest(planes: Size, h: Size, w: Size, oh: Size, ow: Size, x: In[f32, "planes h w"],
                     y: Out[f32, "planes oh ow"]):  # fmt: skip
    """y[i, j] = x[floor(i h / oh), floor(j w / ow)]."""
    return x[:, np.arange(oh) * h // oh][:, :, np.arange(ow) * w // ow]


def _between(extent: int, size: int) -> tuple[Array, Array, Array]:
    """(pixel below, pixel above, weight of the one above) of each of `size` pixels, centres at half."""
    low, rest = np.divmod(((2 * np.arange(size) + 1) * extent - size).clip(0), 2 * size)
    return low, np.minimum(low + 1, extent - 1), rest / (2 * size)


@kernel("dnn/upsample_bilinear", **_resized("upsample_bilinear"), within=dot("6"))
def upsample_bilinear(planes: Size, h: Size, w: Size, oh: Size, ow: Size, x: In[f32, "planes h w"],
                      y: Out[f32, "planes oh ow"]):  # fmt: skip
    """Linear between the centres of pixels, constant past the outermost (align_corners off). A term meets the roundings
    of two weights, two products and two sums."""
    top, bottom, t = _between(h, oh)
    left, right, s = _between(w, ow)
    upper = x[:, top][:, :, left] * (1 - s) + x[:, top][:, :, right] * s
    lower = x[:, bottom][:, :, left] * (1 - s) + x[:, bottom][:, :, right] * s
    return upper * (1 - t)[:, None] + lower * t[:, None]


# Padding and rearranging ---------------------------------------------------------------------------------------------

_PADDED = [
    dict(zip(("planes", "h", "w", "top", "bottom", "left", "right"), s, strict=True))
    for s in ((1, 1, 1, 0, 0, 0, 0), (2, 5, 7, 1, 2, 3, 4), (3, 4, 4, 3, 3, 3, 3), (1, 16, 16, 0, 0, 0, 0),
              (2, 9, 31, 0, 2, 1, 0), (1, 2, 33, 1, 0, 0, 31), (5, 3, 3, 2, 0, 0, 2), (0, 4, 4, 1, 1, 1, 1))
]  # fmt: skip


def _padding(mode: str, room: int) -> dict[str, Any]:
    """room: how much less than the plane's own extent the padding of a mode can be."""
    reach = [
        (f"padding <= {extent}" + (f" - {room}" if room else ""), _at_most(extent, room, sides))
        for extent, sides in (("h", ("top", "bottom")), ("w", ("left", "right")))
    ] if room >= 0 else []  # fmt: skip
    grid = {
        "grid": lambda planes, h, w, top, bottom, left, right: _grid(planes * (h + top + bottom) * (w + left + right))
    }
    return _common(f"pad2d_{mode}", sizes=_PADDED, requires=[
        ("h w >= 1", lambda h, w: h * w >= 1), *reach], within=exact, **grid)  # fmt: skip


def _at_most(extent: str, room: int, sides: tuple[str, ...]) -> Any:
    return lambda **sizes: all(sizes[s] <= sizes[extent] - room for s in sides)


def _around(top: int, bottom: int, left: int, right: int) -> list[tuple[int, int]]:
    return [(0, 0), (top, bottom), (left, right)]


@kernel("dnn/pad2d_reflect", **_padding("reflected", 1))
def pad2d_reflect(planes: Size, h: Size, w: Size, top: Size, bottom: Size, left: Size, right: Size,
                  x: In[f32, "planes h w"], y: Out[f32, "planes h+top+bottom w+left+right"]):  # fmt: skip
    """Planes continued by their reflection, in which the border does not occur again."""
    return np.pad(x, _around(top, bottom, left, right), "reflect")


@kernel("dnn/pad2d_replicate", **_padding("replicated", -1))
def pad2d_replicate(planes: Size, h: Size, w: Size, top: Size, bottom: Size, left: Size, right: Size,
                    x: In[f32, "planes h w"], y: Out[f32, "planes h+top+bottom w+left+right"]):  # fmt: skip
    """Planes continued by their outermost elements."""
    return np.pad(x, _around(top, bottom, left, right), "edge")


@kernel("dnn/pad2d_circular", **_padding("circular", 0))
def pad2d_circular(planes: Size, h: Size, w: Size, top: Size, bottom: Size, left: Size, right: Size,
                   x: In[f32, "planes h w"], y: Out[f32, "planes h+top+bottom w+left+right"]):  # fmt: skip
    """Planes continued periodically."""
    return np.pad(x, _around(top, bottom, left, right), "wrap")


@kernel("dnn/pad2d_constant", **_padding("constant", -1))
def pad2d_constant(planes: Size, h: Size, w: Size, top: Size, bottom: Size, left: Size, right: Size, value: f32,
                   x: In[f32, "planes h w"], y: Out[f32, "planes h+top+bottom w+left+right"]):  # fmt: skip
    """Planes in the middle of a constant."""
    return np.pad(x, _around(top, bottom, left, right), constant_values=value)


def _shuffled(entry: str) -> dict[str, Any]:
    sizes = ((1, 1, 1, 1), (2, 2, 3, 5), (3, 3, 4, 2), (1, 4, 8, 8), (2, 1, 31, 3), (1, 5, 2, 7), (0, 2, 4, 4))
    return _common(
        entry, within=exact, grid=lambda planes, factor, h, w: _grid(planes * factor**2 * h * w),
        requires=[("factor >= 1", lambda factor: factor >= 1), ("h w >= 1", lambda h, w: h * w >= 1)],
        sizes=[dict(zip(("planes", "factor", "h", "w"), s, strict=True)) for s in sizes],
    )  # fmt: skip


@kernel("dnn/pixel_shuffle", **_shuffled("pixel_shuffle"))
def pixel_shuffle(planes: Size, factor: Size, h: Size, w: Size, x: In[f32, "planes factor factor h w"],
                  y: Out[f32, "planes h*factor w*factor"]):  # fmt: skip
    """Groups of factor^2 channels become patches of pixels (Shi et al., Efficient Sub-Pixel Convolution, 2016)."""
    return x.transpose(0, 3, 1, 4, 2).reshape(planes, h * factor, w * factor)


@kernel("dnn/pixel_unshuffle", **_shuffled("pixel_unshuffle"))
def pixel_unshuffle(planes: Size, factor: Size, h: Size, w: Size, x: In[f32, "planes h*factor w*factor"],
                    y: Out[f32, "planes factor factor h w"]):  # fmt: skip
    """The inverse of `pixel_shuffle`."""
    return x.reshape(planes, h, factor, w, factor).transpose(0, 2, 4, 1, 3)
