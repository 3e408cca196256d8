# SPDX-License-Identifier: Apache-2.0
"""Pooling, resizing and padding against loops, SciPy's interpolation, and the adjoints that gradients are."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from scipy import ndimage

from harness.library import load

KERNELS = {k.name.partition("/")[2]: k for k in load() if k.stem == "dnn/pool"}
ORACLES = {name: k.oracle for name, k in KERNELS.items()}
RNG = np.random.default_rng(3)
SHAPES = [(4, 5, 2, 2, 0), (7, 6, 3, 2, 1), (5, 5, 3, 1, 1), (6, 9, 4, 3, 2), (1, 1, 1, 1, 0)]


def inside(i: int, j: int, h: int, w: int, window: int, stride: int, pad: int) -> list[tuple[int, int]]:
    rows, columns = (
        range(i * stride - pad, i * stride - pad + window),
        range(j * stride - pad, j * stride - pad + window),
    )
    return [(r, c) for r in rows for c in columns if 0 <= r < h and 0 <= c < w]


@pytest.mark.parametrize("shape", SHAPES)
def test_windows_one_by_one(shape: tuple[int, ...]) -> None:
    h, w, window, _, pad = shape
    x = RNG.standard_normal((2, h, w))
    most, at = ORACLES["maxpool2d_indices"](2, *shape, x, None, None)
    assert np.array_equal(ORACLES["maxpool2d"](2, *shape, x, None), most)
    for include in (0, 1):
        mean = ORACLES["avgpool2d"](2, *shape, include, x, None)
        assert mean.shape == most.shape
        for p, i, j in np.ndindex(mean.shape):
            seen = [x[p, r, c] for r, c in inside(i, j, *shape)]
            assert most[p, i, j] == max(seen) == x[p].flat[at[p, i, j]]
            assert mean[p, i, j] == pytest.approx(sum(seen) / (window**2 if include else len(seen)), rel=1e-13)
    # There is no room for one window more, and the padding alone is no window.
    i, j = most.shape[1:]
    assert i * shape[3] + window > h + 2 * pad
    assert all(inside(a, b, *shape) for a in range(i) for b in range(j))


def test_the_first_of_equals_and_nan_above_all() -> None:
    x = np.array([[[1.0, 7.0, 7.0], [7.0, np.nan, np.inf], [0.0, -np.inf, np.nan]]])
    most, at = ORACLES["maxpool2d_indices"](1, 3, 3, 2, 1, 0, x, None, None)
    assert at[0].tolist() == [[4, 4], [4, 4]]
    assert np.isnan(most).all()
    most, at = ORACLES["maxpool2d_indices"](1, 3, 3, 1, 1, 0, x, None, None)
    assert np.array_equal(most, x, equal_nan=True)
    _, at = ORACLES["maxpool2d_indices"](1, 1, 3, 3, 1, 1, x[:, :1], None, None)
    assert at[0].tolist() == [[1, 1, 1]]


@pytest.mark.parametrize("shape", SHAPES)
def test_gradients_are_adjoint(shape: tuple[int, ...]) -> None:
    h, w = shape[:2]
    x = RNG.standard_normal((3, h, w))
    most, at = ORACLES["maxpool2d_indices"](3, *shape, x, None, None)
    dy = RNG.standard_normal(most.shape)
    dx = ORACLES["maxpool2d_backward"](3, *shape, dy, at, None)
    assert (dx * x).sum() == pytest.approx((dy * most).sum())
    assert set(np.flatnonzero(dx[0])) <= set(at[0].flat)
    for include in (0, 1):
        mean = ORACLES["avgpool2d"](3, *shape, include, x, None)
        dx = ORACLES["avgpool2d_backward"](3, *shape, include, dy, None)
        assert (dx * x).sum() == pytest.approx((dy * mean).sum())


@pytest.mark.parametrize(("h", "w", "oh", "ow"), [(5, 7, 10, 14), (7, 5, 3, 2), (4, 4, 4, 4), (3, 2, 5, 9)])
def test_cells_and_pixels_between(h: int, w: int, oh: int, ow: int) -> None:
    x = RNG.standard_normal((2, h, w))
    mean = ORACLES["adaptive_avgpool2d"](2, h, w, oh, ow, x, None)
    near = ORACLES["upsample_nearest"](2, h, w, oh, ow, x, None)
    for i, j in np.ndindex(oh, ow):
        rows = [r for r in range(h) if r * oh < (i + 1) * h and (r + 1) * oh > i * h]
        columns = [c for c in range(w) if c * ow < (j + 1) * w and (c + 1) * ow > j * w]
        assert mean[1, i, j] == pytest.approx(x[1][np.ix_(rows, columns)].mean())
        assert near[0, i, j] == x[0, int(i * h / oh + 1e-9), int(j * w / ow + 1e-9)]
    got = ORACLES["upsample_bilinear"](2, h, w, oh, ow, x, None)
    at = np.meshgrid((np.arange(oh) + 0.5) * h / oh - 0.5, (np.arange(ow) + 0.5) * w / ow - 0.5, indexing="ij")
    for p in range(2):
        np.testing.assert_allclose(got[p], ndimage.map_coordinates(x[p], at, order=1, mode="nearest"), rtol=1e-12)
    assert ORACLES["global_avgpool"](2, h, w, x, None) == pytest.approx([p.mean() for p in x])


def test_planes_go_on_past_their_borders() -> None:
    x = np.arange(6.0).reshape(1, 2, 3)

    def row(mode: str, *value: float) -> Any:
        return ORACLES[f"pad2d_{mode}"](1, 2, 3, 0, 0, 2, 2, *value, x, None)[0, 0].tolist()

    assert row("reflect") == [2, 1, 0, 1, 2, 1, 0]
    assert row("replicate") == [0, 0, 0, 1, 2, 2, 2]
    assert row("circular") == [1, 2, 0, 1, 2, 0, 1]
    assert row("constant", 9.0) == [9, 9, 0, 1, 2, 9, 9]
    assert ORACLES["pad2d_constant"](1, 2, 3, 1, 0, 0, 1, 8.0, x, None)[0].tolist() == [
        [8] * 4,
        [0, 1, 2, 8],
        [3, 4, 5, 8],
    ]


def test_channels_become_patches() -> None:
    x = RNG.standard_normal((2, 3, 3, 4, 5))
    y = ORACLES["pixel_shuffle"](2, 3, 4, 5, x, None)
    for p, i, j in np.ndindex(y.shape):
        assert y[p, i, j] == x[p, i % 3, j % 3, i // 3, j // 3]
    assert np.array_equal(ORACLES["pixel_unshuffle"](2, 3, 4, 5, y, None), x)


@pytest.mark.parametrize(
    ("name", "sizes", "said"),
    [
        ("maxpool2d", {"planes": 1, "h": 4, "w": 4, "window": 2, "stride": 1, "pad": 2}, "2 pad <= window"),
        ("maxpool2d", {"planes": 1, "h": 4, "w": 4, "window": 2, "stride": 0, "pad": 1}, "stride >= 1"),
        ("maxpool2d", {"planes": 1, "h": 4, "w": 2, "window": 3, "stride": 1, "pad": 0}, "w + 2 pad >= window"),
        ("pad2d_reflect", {"h": 2, "w": 3, "top": 2, "bottom": 0, "left": 0, "right": 0}, "padding <= h - 1"),
        ("pad2d_circular", {"h": 2, "w": 3, "top": 2, "bottom": 0, "left": 0, "right": 4}, "padding <= w"),
        ("upsample_nearest", {"h": 2, "w": 2, "oh": 0, "ow": 2}, "oh ow >= 1"),
        ("global_avgpool", {"planes": 1, "h": 0, "w": 2}, "h w >= 1"),
    ],
)  # fmt: skip
def test_what_has_no_window_is_refused(name: str, sizes: dict[str, int], said: str) -> None:
    assert KERNELS[name].refuses(sizes) == said
