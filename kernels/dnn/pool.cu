// SPDX-License-Identifier: Apache-2.0
// Pooling, resizing and padding of planes of an image (NCHW with batch and channels as one): a thread an element.
// Of a pooling window the part inside the plane counts; it is never empty, as the padding is at most half the window.

enum : unsigned { BLOCK = 128, WARPS = BLOCK / 32, ALL = 0xffffffffu };
typedef unsigned long long Index;

struct Range {
    Index from, to;
};

// Elements along an axis that window `o` covers.
__device__ __forceinline__ Range covered(Index o, unsigned window, unsigned stride, unsigned pad, unsigned extent) {
    const Index begin = o * stride, end = begin + window - pad;
    return {begin > pad ? begin - pad : 0, end < extent ? end : extent};
}

// Windows along an axis that cover element i.
__device__ __forceinline__ Range covering(Index i, unsigned window, unsigned stride, unsigned pad, Index windows) {
    const Index at = i + pad, last = at / stride + 1;
    return {at < window ? 0 : (at - window) / stride + 1, last < windows ? last : windows};
}

__device__ __forceinline__ Index windows_of(unsigned extent, unsigned window, unsigned stride, unsigned pad) {
    return ((Index)extent + 2 * (Index)pad - window) / stride + 1;
}

struct Place {
    Index plane, row, column;
};

__device__ __forceinline__ Place place_of(Index at, Index rows, Index columns) {
    const Index line = at / columns;
    return {line / rows, line % rows, at % columns};
}

__device__ __forceinline__ Index thread_index() { return (Index)blockIdx.x * BLOCK + threadIdx.x; }

struct Best {
    float value;
    Index at;
};

// The first greatest element of a window; a NaN is greater than any number.
__device__ __forceinline__ Best best_of(const float* __restrict__ plane, unsigned w, Range rows, Range columns) {
    Best best = {plane[rows.from * w + columns.from], rows.from * w + columns.from};
    for (Index i = rows.from; i < rows.to; ++i)
        for (Index j = columns.from; j < columns.to; ++j) {
            const float v = plane[i * w + j];
            if (!(v <= best.value) && best.value == best.value) best = {v, i * w + j};
        }
    return best;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
maxpool2d_f32(unsigned planes, unsigned h, unsigned w, unsigned window, unsigned stride, unsigned pad,
              const float* __restrict__ x, float* __restrict__ y) {
    const Index oh = windows_of(h, window, stride, pad), ow = windows_of(w, window, stride, pad), at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    y[at] = best_of(x + o.plane * h * w, w, covered(o.row, window, stride, pad, h),
                    covered(o.column, window, stride, pad, w)).value;
}

extern "C" __global__ void __launch_bounds__(BLOCK)
maxpool2d_indices_f32(unsigned planes, unsigned h, unsigned w, unsigned window, unsigned stride, unsigned pad,
                      const float* __restrict__ x, float* __restrict__ y, unsigned* __restrict__ indices) {
    const Index oh = windows_of(h, window, stride, pad), ow = windows_of(w, window, stride, pad), at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    const Best best = best_of(x + o.plane * h * w, w, covered(o.row, window, stride, pad, h),
                              covered(o.column, window, stride, pad, w));
    y[at] = best.value;
    indices[at] = (unsigned)best.at;
}

// Gathered: an element collects from the windows that cover it, so that no two threads add to one place.
extern "C" __global__ void __launch_bounds__(BLOCK)
maxpool2d_backward_f32(unsigned planes, unsigned h, unsigned w, unsigned window, unsigned stride, unsigned pad,
                       const float* __restrict__ dy, const unsigned* __restrict__ indices, float* __restrict__ dx) {
    const Index oh = windows_of(h, window, stride, pad), ow = windows_of(w, window, stride, pad), at = thread_index();
    if (at >= (Index)planes * h * w) return;
    const Place i = place_of(at, h, w);
    const Range rows = covering(i.row, window, stride, pad, oh), columns = covering(i.column, window, stride, pad, ow);
    float sum = 0.0f;
    for (Index r = rows.from; r < rows.to; ++r)
        for (Index c = columns.from; c < columns.to; ++c) {
            const Index o = (i.plane * oh + r) * ow + c;
            if (indices[o] == i.row * w + i.column) sum += dy[o];
        }
    dx[at] = sum;
}

// What a window's sum is divided by: all of it, padding included, or the elements inside.
__device__ __forceinline__ float divisor(Range rows, Range columns, unsigned window, unsigned include_padding) {
    const Index inside = (rows.to - rows.from) * (columns.to - columns.from);
    return (float)(include_padding ? (Index)window * window : inside);
}

extern "C" __global__ void __launch_bounds__(BLOCK)
avgpool2d_f32(unsigned planes, unsigned h, unsigned w, unsigned window, unsigned stride, unsigned pad,
              unsigned include_padding, const float* __restrict__ x, float* __restrict__ y) {
    const Index oh = windows_of(h, window, stride, pad), ow = windows_of(w, window, stride, pad), at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    const float* __restrict__ plane = x + o.plane * h * w;
    const Range rows = covered(o.row, window, stride, pad, h), columns = covered(o.column, window, stride, pad, w);
    float sum = 0.0f;
    for (Index i = rows.from; i < rows.to; ++i)
        for (Index j = columns.from; j < columns.to; ++j) sum += plane[i * w + j];
    y[at] = sum / divisor(rows, columns, window, include_padding);
}

extern "C" __global__ void __launch_bounds__(BLOCK)
avgpool2d_backward_f32(unsigned planes, unsigned h, unsigned w, unsigned window, unsigned stride, unsigned pad,
                       unsigned include_padding, const float* __restrict__ dy, float* __restrict__ dx) {
    const Index oh = windows_of(h, window, stride, pad), ow = windows_of(w, window, stride, pad), at = thread_index();
    if (at >= (Index)planes * h * w) return;
    const Place i = place_of(at, h, w);
    const Range rows = covering(i.row, window, stride, pad, oh), columns = covering(i.column, window, stride, pad, ow);
    float sum = 0.0f;
    for (Index r = rows.from; r < rows.to; ++r)
        for (Index c = columns.from; c < columns.to; ++c)
            sum += dy[(i.plane * oh + r) * ow + c] / divisor(covered(r, window, stride, pad, h),
                                                            covered(c, window, stride, pad, w), window,
                                                            include_padding);
    dx[at] = sum;
}

// One block a plane: a thread's elements in order, then two trees.
extern "C" __global__ void __launch_bounds__(BLOCK)
global_avgpool_f32(unsigned planes, unsigned h, unsigned w, const float* __restrict__ x, float* __restrict__ y) {
    __shared__ float part[WARPS];
    if (blockIdx.x >= planes) return;
    const Index size = (Index)h * w;
    const float* __restrict__ plane = x + blockIdx.x * size;
    float sum = 0.0f;
    for (Index i = threadIdx.x; i < size; i += BLOCK) sum += plane[i];
    for (unsigned d = 16; d > 0; d /= 2) sum += __shfl_down_sync(ALL, sum, d);
    if (threadIdx.x % 32 == 0) part[threadIdx.x / 32] = sum;
    __syncthreads();
    if (threadIdx.x != 0) return;
    sum = part[0];
    for (unsigned i = 1; i < WARPS; ++i) sum += part[i];
    y[blockIdx.x] = sum / (float)size;
}

// Cell o of `cells` along an axis: from floor(o extent / cells) up to ceil((o + 1) extent / cells).
__device__ __forceinline__ Range cell(Index o, unsigned extent, unsigned cells) {
    return {o * extent / cells, ((o + 1) * extent + cells - 1) / cells};
}

extern "C" __global__ void __launch_bounds__(BLOCK)
adaptive_avgpool2d_f32(unsigned planes, unsigned h, unsigned w, unsigned oh, unsigned ow,
                       const float* __restrict__ x, float* __restrict__ y) {
    const Index at = thread_index();
    if (at >= (Index)planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    const float* __restrict__ plane = x + o.plane * h * w;
    const Range rows = cell(o.row, h, oh), columns = cell(o.column, w, ow);
    float sum = 0.0f;
    for (Index i = rows.from; i < rows.to; ++i)
        for (Index j = columns.from; j < columns.to; ++j) sum += plane[i * w + j];
    y[at] = sum / (float)((rows.to - rows.from) * (columns.to - columns.from));
}

extern "C" __global__ void __launch_bounds__(BLOCK)
upsample_nearest_f32(unsigned planes, unsigned h, unsigned w, unsigned oh, unsigned ow,
                     const float* __restrict__ x, float* __restrict__ y) {
    const Index at = thread_index();
    if (at >= (Index)planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    y[at] = x[(o.plane * h + o.row * h / oh) * w + o.column * w / ow];
}

struct Between {
    Index low, high;
    float to_low, to_high;
};

// Where pixel o's centre, (o + 1/2) extent / size - 1/2, lies between two pixels' centres: in whole numbers, so that
// each weight is one rounding.
__device__ __forceinline__ Between between(Index o, unsigned extent, unsigned size) {
    const Index unit = 2 * (Index)size, centre = (2 * o + 1) * extent;
    const Index at = centre > size ? centre - size : 0, low = at / unit, rest = at % unit;
    return {low, low + 1 < extent ? low + 1 : low, (float)(unit - rest) / (float)unit, (float)rest / (float)unit};
}

extern "C" __global__ void __launch_bounds__(BLOCK)
upsample_bilinear_f32(unsigned planes, unsigned h, unsigned w, unsigned oh, unsigned ow,
                      const float* __restrict__ x, float* __restrict__ y) {
    const Index at = thread_index();
    if (at >= (Index)planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    const float* __restrict__ plane = x + o.plane * h * w;
    const Between i = between(o.row, h, oh), j = between(o.column, w, ow);
    y[at] = i.to_low * (j.to_low * plane[i.low * w + j.low] + j.to_high * plane[i.low * w + j.high]) +
            i.to_high * (j.to_low * plane[i.high * w + j.low] + j.to_high * plane[i.high * w + j.high]);
}

// Padding: `from` maps a place of the padded axis, counted from the first element, into the plane.
__device__ __forceinline__ long long reflected(long long i, unsigned extent) {
    i = i < 0 ? -i : i;
    return i < extent ? i : 2 * ((long long)extent - 1) - i;
}

__device__ __forceinline__ long long replicated(long long i, unsigned extent) {
    return i < 0 ? 0 : i < extent ? i : (long long)extent - 1;
}

__device__ __forceinline__ long long circular(long long i, unsigned extent) {
    return i < 0 ? i + extent : i < extent ? i : i - extent;
}

#define PAD(mode)                                                                                                   \
    extern "C" __global__ void __launch_bounds__(BLOCK)                                                             \
    pad2d_##mode##_f32(unsigned planes, unsigned h, unsigned w, unsigned top, unsigned bottom, unsigned left,       \
                       unsigned right, const float* __restrict__ x, float* __restrict__ y) {                        \
        const Index oh = (Index)h + top + bottom, ow = (Index)w + left + right, at = thread_index();                \
        if (at >= planes * oh * ow) return;                                                                         \
        const Place o = place_of(at, oh, ow);                                                                       \
        const Index row = (Index)mode((long long)(o.row - top), h);                                                 \
        y[at] = x[(o.plane * h + row) * w + (Index)mode((long long)(o.column - left), w)];                          \
    }
PAD(reflected)
PAD(replicated)
PAD(circular)

extern "C" __global__ void __launch_bounds__(BLOCK)
pad2d_constant_f32(unsigned planes, unsigned h, unsigned w, unsigned top, unsigned bottom, unsigned left,
                   unsigned right, float value, const float* __restrict__ x, float* __restrict__ y) {
    const Index oh = (Index)h + top + bottom, ow = (Index)w + left + right, at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    // Before the first element the difference wraps around, past any extent.
    const Index row = o.row - top, column = o.column - left;
    y[at] = row < h && column < w ? x[(o.plane * h + row) * w + column] : value;
}

// (planes, factor, factor, h, w) to (planes, h factor, w factor): each group of channels becomes a patch of pixels.
extern "C" __global__ void __launch_bounds__(BLOCK)
pixel_shuffle_f32(unsigned planes, unsigned factor, unsigned h, unsigned w, const float* __restrict__ x,
                  float* __restrict__ y) {
    const Index oh = (Index)h * factor, ow = (Index)w * factor, at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place o = place_of(at, oh, ow);
    const Index channel = (o.plane * factor + o.row % factor) * factor + o.column % factor;
    y[at] = x[(channel * h + o.row / factor) * w + o.column / factor];
}

extern "C" __global__ void __launch_bounds__(BLOCK)
pixel_unshuffle_f32(unsigned planes, unsigned factor, unsigned h, unsigned w, const float* __restrict__ x,
                    float* __restrict__ y) {
    const Index oh = (Index)h * factor, ow = (Index)w * factor, at = thread_index();
    if (at >= planes * oh * ow) return;
    const Place i = place_of(at, h, w);
    const Index patch = i.plane % ((Index)factor * factor), plane = i.plane / ((Index)factor * factor);
    y[at] = x[(plane * oh + i.row * factor + patch / factor) * ow + i.column * factor + patch % factor];
}
