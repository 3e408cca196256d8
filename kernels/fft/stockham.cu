// SPDX-License-Identifier: Apache-2.0
// Batched transforms of a power of two, one block each: Stockham's self-sorting passes (Govindaraju et al., High
// Performance Discrete Fourier Transforms on Graphics Processors, SC 2008) of one radix and a last one of what is left.
// Not normalised; sign is that of the exponent, -1 forwards. In shared memory, or through a workspace for long ones.

template <typename T> struct alignas(2 * sizeof(T)) Complex { T re, im; };

__device__ void turn(float angle, float* s, float* c) { sincospif(angle, s, c); }
__device__ void turn(double angle, double* s, double* c) { sincospi(angle, s, c); }

template <typename T> __device__ Complex<T> operator+(Complex<T> a, Complex<T> b) { return {a.re + b.re, a.im + b.im}; }
template <typename T> __device__ Complex<T> operator-(Complex<T> a, Complex<T> b) { return {a.re - b.re, a.im - b.im}; }
template <typename T> __device__ Complex<T> operator*(Complex<T> a, Complex<T> b) {
    return {a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re};
}

// v times sign * i.
template <typename T> __device__ Complex<T> quarter(Complex<T> v, T sign) { return {-sign * v.im, sign * v.re}; }

template <typename T> __device__ void small(Complex<T> (&v)[2], T) {
    const Complex<T> a = v[0];
    v[0] = a + v[1];
    v[1] = a - v[1];
}

template <typename T> __device__ void small(Complex<T> (&v)[4], T sign) {
    const Complex<T> a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = quarter(v[1] - v[3], sign);
    v[0] = a + c;
    v[1] = b + d;
    v[2] = a - c;
    v[3] = b - d;
}

template <typename T> __device__ void small(Complex<T> (&v)[8], T sign) {
    const T half = T(0.70710678118654752440);
    Complex<T> even[4] = {v[0], v[2], v[4], v[6]}, odd[4] = {v[1], v[3], v[5], v[7]};
    small(even, sign);
    small(odd, sign);
    odd[1] = odd[1] * Complex<T>{half, sign * half};
    odd[2] = quarter(odd[2], sign);
    odd[3] = odd[3] * Complex<T>{-half, sign * half};
#pragma unroll
    for (int r = 0; r < 4; ++r) {
        v[r] = even[r] + odd[r];
        v[r + 4] = even[r] - odd[r];
    }
}

template <int R, typename T>
__device__ void pass(unsigned n, unsigned done, T sign, const Complex<T>* from, Complex<T>* to) {
    for (unsigned j = threadIdx.x; j < n / R; j += blockDim.x) {
        const unsigned k = j & (done - 1);
        Complex<T> v[R];
        v[0] = from[j];
#pragma unroll
        for (int r = 1; r < R; ++r) {
            Complex<T> w;
            // The angle is a fraction of a power of two: exact.
            turn(sign * T(2 * r) * T(k) / T(done * R), &w.im, &w.re);
            v[r] = from[j + r * (n / R)] * w;
        }
        small(v, sign);
        Complex<T>* at = to + (j - k) * R + k;
#pragma unroll
        for (int r = 0; r < R; ++r) at[r * done] = v[r];
    }
    __syncthreads();
}

// All passes between two areas of n points; returns the one that holds the result.
template <int R, typename T> __device__ Complex<T>* passes(unsigned n, T sign, Complex<T>* a, Complex<T>* b) {
    unsigned done = 1;
    for (; done * R <= n; done *= R) {
        pass<R>(n, done, sign, a, b);
        Complex<T>* t = a;
        a = b;
        b = t;
    }
    if (R == 2 || done == n) return a;
    if (R == 8 && done * 4 == n) pass<4>(n, done, sign, a, b);
    else pass<2>(n, done, sign, a, b);
    return b;
}

extern __shared__ double area[];  // 2 n points

template <int R, typename T>
__device__ void whole(unsigned n, int direction, unsigned long long base, unsigned long long stride,
                      const Complex<T>* in, Complex<T>* out) {
    Complex<T>* points = reinterpret_cast<Complex<T>*>(area);
    for (unsigned i = threadIdx.x; i < n; i += blockDim.x) points[i] = in[base + i * stride];
    __syncthreads();
    const Complex<T>* done = passes<R>(n, direction < 0 ? T(-1) : T(1), points, points + n);
    for (unsigned i = threadIdx.x; i < n; i += blockDim.x) out[base + i * stride] = done[i];
}

#define ROWS(name, R, T)                                                                                           \
    extern "C" __global__ void __launch_bounds__(128)                                                              \
    name(unsigned n, unsigned batch, int sign, const Complex<T>* __restrict__ in, Complex<T>* __restrict__ out) {  \
        if (blockIdx.x >= batch) return;                                                                           \
        whole<R>(n, sign, (unsigned long long)blockIdx.x * n, 1, in, out);                                         \
    }
ROWS(fft_radix2_f32, 2, float)
ROWS(fft_radix2_f64, 2, double)
ROWS(fft_radix4_f32, 4, float)
ROWS(fft_radix4_f64, 4, double)
ROWS(fft_radix8_f32, 8, float)
ROWS(fft_radix8_f64, 8, double)

// Columns of row-major matrices n by columns: block x is the column, y the matrix.
#define COLUMNS(name, T)                                                                                           \
    extern "C" __global__ void __launch_bounds__(128)                                                              \
    name(unsigned n, unsigned columns, unsigned batch, int sign, const Complex<T>* __restrict__ in,                \
         Complex<T>* __restrict__ out) {                                                                           \
        if (blockIdx.x >= columns || blockIdx.y >= batch) return;                                                  \
        const unsigned long long matrix = (unsigned long long)blockIdx.y * n * columns;                            \
        whole<4>(n, sign, matrix + blockIdx.x, columns, in, out);                                                  \
    }
COLUMNS(fft_columns_f32, float)
COLUMNS(fft_columns_f64, double)

// Any power of two: the passes go to and fro between the result and a workspace of the same size, so that the last one
// lands in the result.
template <typename T>
__device__ void through_memory(unsigned n, int direction, const Complex<T>* in, Complex<T>* out, Complex<T>* work) {
    const T sign = direction < 0 ? T(-1) : T(1);
    in += (unsigned long long)blockIdx.x * n;
    out += (unsigned long long)blockIdx.x * n;
    work += (unsigned long long)blockIdx.x * n;
    if (n == 1) {
        if (threadIdx.x == 0) out[0] = in[0];
        return;
    }
    const unsigned fours = (31 - __clz(n)) / 2, twos = (31 - __clz(n)) & 1;
    Complex<T>*a = (fours + twos) & 1 ? out : work, *b = (fours + twos) & 1 ? work : out;
    unsigned done = 1;
    const Complex<T>* from = in;
    if (twos) {
        pass<2>(n, done, sign, from, a);
        done = 2;
        from = a;
        a = b;
        b = const_cast<Complex<T>*>(from);
    }
    for (; done < n; done *= 4) {
        pass<4>(n, done, sign, from, a);
        from = a;
        a = b;
        b = const_cast<Complex<T>*>(from);
    }
}

#define LONG(name, T)                                                                                              \
    extern "C" __global__ void __launch_bounds__(256)                                                              \
    name(unsigned n, unsigned batch, int sign, const Complex<T>* in, Complex<T>* out, Complex<T>* work) {          \
        if (blockIdx.x >= batch) return;                                                                           \
        through_memory(n, sign, in, out, work);                                                                    \
    }
LONG(fft_long_f32, float)
LONG(fft_long_f64, double)

// n real points as n / 2 complex ones, transformed and taken apart: X_k = E_k + w^k O_k with E and O the transforms of
// the even and the odd points, k = 0 ... n / 2.
template <typename T> __device__ void forwards(unsigned n, const Complex<T>* in, Complex<T>* out) {
    const unsigned half = n / 2;
    Complex<T>* points = reinterpret_cast<Complex<T>*>(area);
    for (unsigned i = threadIdx.x; i < half; i += blockDim.x)
        points[i] = in[(unsigned long long)blockIdx.x * half + i];
    __syncthreads();
    const Complex<T>* z = passes<4>(half, T(-1), points, points + half);
    for (unsigned k = threadIdx.x; k <= half; k += blockDim.x) {
        const Complex<T> a = z[k & (half - 1)], c = z[(half - k) & (half - 1)];
        const Complex<T> even = {T(0.5) * (a.re + c.re), T(0.5) * (a.im - c.im)};
        const Complex<T> odd = {T(0.5) * (a.im + c.im), T(0.5) * (c.re - a.re)};
        Complex<T> w;
        turn(-T(k) / T(half), &w.im, &w.re);
        out[(unsigned long long)blockIdx.x * (half + 1) + k] = even + odd * w;
    }
}

// The inverse times n: of the first and the last point only the real part counts.
template <typename T> __device__ void backwards(unsigned n, const Complex<T>* in, Complex<T>* out) {
    const unsigned half = n / 2;
    Complex<T>* points = reinterpret_cast<Complex<T>*>(area);
    in += (unsigned long long)blockIdx.x * (half + 1);
    for (unsigned k = threadIdx.x; k < half; k += blockDim.x) {
        Complex<T> a = in[k], c = in[half - k];
        if (k == 0) a.im = c.im = T(0);
        const Complex<T> even = {a.re + c.re, a.im - c.im}, odd = {a.re - c.re, a.im + c.im};
        Complex<T> w;
        turn(T(k) / T(half), &w.im, &w.re);
        points[k] = even + quarter(odd * w, T(1));
    }
    __syncthreads();
    const Complex<T>* z = passes<4>(half, T(1), points, points + half);
    for (unsigned i = threadIdx.x; i < half; i += blockDim.x) out[(unsigned long long)blockIdx.x * half + i] = z[i];
}

#define REAL(name, how, T)                                                                                         \
    extern "C" __global__ void __launch_bounds__(128)                                                              \
    name(unsigned n, unsigned batch, const Complex<T>* __restrict__ in, Complex<T>* __restrict__ out) {            \
        if (blockIdx.x >= batch) return;                                                                           \
        how(n, in, out);                                                                                           \
    }
REAL(fft_r2c_f32, forwards, float)
REAL(fft_r2c_f64, forwards, double)
REAL(fft_c2r_f32, backwards, float)
REAL(fft_c2r_f64, backwards, double)
