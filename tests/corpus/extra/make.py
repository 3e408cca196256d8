# SPDX-License-Identifier: Apache-2.0
"""More labelled kernels, one or more a row of the fault list; writes src/, ptx/ and index.jsonl beside this file.

Needs NVRTC (extra `build`); the PTX is checked in, so that tests need only the index. Labels follow the race rule of
the emulator's documentation; `note` says which part of it a kernel exercises.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
PRELUDE = """\
typedef unsigned u32; typedef unsigned long long u64; typedef unsigned char u8; typedef unsigned short u16;
#define DEV static __device__ __forceinline__
DEV void st_rel_gpu(u32*p,u32 v){ asm volatile("st.release.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rel_cta(u32*p,u32 v){ asm volatile("st.release.cta.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rlx_gpu(u32*p,u32 v){ asm volatile("st.relaxed.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV u32 ld_acq_gpu(u32*p){ u32 v; asm volatile("ld.acquire.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_acq_cta(u32*p){ u32 v; asm volatile("ld.acquire.cta.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_rlx_gpu(u32*p){ u32 v; asm volatile("ld.relaxed.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 smem(const void*p){ return (u32)__cvta_generic_to_shared(p); }
"""

KERNELS: list[dict[str, Any]] = []


def buf(dtype: str, elems: int, init: Any = "zeros") -> dict[str, Any]:
    size = {"u8": 1, "i32": 4, "u32": 4, "f32": 4, "u64": 8, "f64": 8}[dtype]
    if init == "iota":
        init = list(range(elems))
    return {"kind": "buffer", "dtype": dtype, "elems": elems, "init": init, "bytes": size * elems}


def add(name: str, expect: str, body: str, params: list[Any], block: int, grid: int, note: str, arch: str = "compute_75",
        tags: tuple[str, ...] = (), shared: int = 0) -> None:
    KERNELS.append({"id": name, "expect": expect, "body": body, "params": params, "block": [block, 1, 1],
                    "grid": [grid, 1, 1], "note": note, "arch": arch, "tags": list(tags), "dynamic_smem": shared})


TWO_SUMS = """extern "C" __global__ void k(const int* in,int* out){{ __shared__ int s[64]; __shared__ int r; int t=threadIdx.x;
 s[t]=in[t]; __syncthreads(); for(int d=32;d;d>>=1){{ if(t<d) s[t]+=s[t+d]; __syncthreads(); }} if(t==0) r=s[0]; __syncthreads(); int a=r; {bar}
 s[t]=in[t]*a; __syncthreads(); for(int d=32;d;d>>=1){{ if(t<d) s[t]+=s[t+d]; __syncthreads(); }} if(t==0) r=s[0]; __syncthreads(); out[t]=a+r; }}"""
for suffix, bar, expect in (("ok", "__syncthreads();", "race-free"), ("also_ok", "", "race-free")):
    add(f"reuse_scratch_{suffix}", expect, TWO_SUMS.format(bar=bar), [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1,
        "scratch reused; a barrier inside the second sum orders the reads of r")
REUSE = """extern "C" __global__ void k(const int* in,int* out){{ __shared__ int r; int t=threadIdx.x; if(t==0) r=in[0]; __syncthreads(); int a=r; {bar}
 if(t==0) r=in[1]; __syncthreads(); out[t]=a+r; }}"""
add("broadcast_reuse_ok", "race-free", REUSE.format(bar="__syncthreads();"), [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1, "blk-1, right")
add("broadcast_reuse_bad", "race", REUSE.format(bar=""), [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1, "blk-1: slow warps still read r")
VIEWS = """extern "C" __global__ void k(int* out){{ __shared__ __align__(8) u8 raw[256]; int t=threadIdx.x; u16* h=(u16*)raw; u32* w=(u32*)raw;
 h[t]=(u16)t; __syncthreads(); int a=h[63-t]; {bar} if(t<32) w[t]=t; __syncthreads(); out[t]=a+(int)w[t&31]; }}"""
add("views_ok", "race-free", VIEWS.format(bar="__syncthreads();"), [buf("i32", 64)], 64, 1, "blk-5, right: 2-byte and 4-byte views, barrier between")
add("views_bad", "race", VIEWS.format(bar=""), [buf("i32", 64)], 64, 1, "blk-5: views of two widths overlap")
add("bar_two_sites", "divergence", """extern "C" __global__ void k(int* out){ int t=threadIdx.x; __shared__ int s[64]; s[t]=t; if(t<32) { asm volatile("bar.sync 0;":::"memory"); out[t]=1; } else { out[t]=2; asm volatile("bar.sync 0;":::"memory"); } }""",
    [buf("i32", 64)], 64, 1, "bar-3: warps at different count-less aligned barriers of one id")
add("bar_one_site_ok", "race-free", """extern "C" __global__ void k(int* out){ int t=threadIdx.x; if(t<32) out[t]=1; else out[t]=2; asm volatile("bar.sync 0;":::"memory"); out[t]+=1; }""",
    [buf("i32", 64)], 64, 1, "bar-3, right")
add("bar_counted_sites_ok", "race-free", """extern "C" __global__ void k(int* out){ __shared__ int s[64]; int t=threadIdx.x; s[t]=t; if(t<32) { asm volatile("barrier.sync 1,64;":::"memory"); } else { asm volatile("barrier.sync 1,64;":::"memory"); out[t]=7; } if (t<32) out[t]=s[63-t]; }""",
    [buf("i32", 64)], 64, 1, "counted barriers may be reached by whole warps at different places")
add("bar_count_never", "divergence", """extern "C" __global__ void k(int* out){ int t=threadIdx.x; asm volatile("bar.sync 1, 96;":::"memory"); out[t]=1; }""",
    [buf("i32", 64)], 64, 1, "bar-5: a count that fewer threads ever reach", tags=("may-hang",))
add("spin_never", "divergence", """extern "C" __global__ void k(u32* f,int* out){ while(ld_acq_gpu(f)==0){} out[threadIdx.x]=1; }""",
    [buf("u32", 1), buf("i32", 32)], 32, 1, "bar-6: nobody sets the flag", tags=("may-hang",))
add("spin_backoff_set", "race-free", """extern "C" __global__ void k(u32* f,int* out){ if(blockIdx.x==0){ int n=0; while(ld_acq_gpu(f)==0){ n++; __nanosleep(20);} if(threadIdx.x==0) out[0]=n>=0; } else if(threadIdx.x==0) st_rel_gpu(f,1); }""",
    [buf("u32", 1), buf("i32", 32)], 32, 2, "a spin-wait whose flag a later block sets")
add("shfl_dead_lanes", "divergence", """extern "C" __global__ void k(const int* in,int* out,int n){ int t=threadIdx.x; if(t>=n) return; int v=in[t]; for(int d=16;d;d>>=1) v+=__shfl_down_sync(0xffffffffu,v,d); out[t]=v; }""",
    [buf("i32", 32, "iota"), buf("i32", 32), {"kind": "scalar", "dtype": "i32", "value": 20}], 32, 1, "bar-4: the mask names lanes that have exited")
add("shfl_no_order", "race", """extern "C" __global__ void k(int* out){ __shared__ int s[32]; int t=threadIdx.x; s[t]=t; int z=__shfl_xor_sync(0xffffffffu,t,1); out[t]=s[t^1]+z; }""",
    [buf("i32", 32)], 32, 1, "a shuffle orders no memory")
add("syncwarp_half_masks", "race-free", """extern "C" __global__ void k(int* out){ __shared__ int s[32]; int t=threadIdx.x; u32 m=t<16?0xffffu:0xffff0000u; s[t]=t; __syncwarp(m); out[t]=s[t^8]; }""",
    [buf("i32", 32)], 32, 1, "warp barriers of two halves")
add("syncwarp_half_wrong", "race", """extern "C" __global__ void k(int* out){ __shared__ int s[32]; int t=threadIdx.x; u32 m=t<16?0xffffu:0xffff0000u; s[t]=t; __syncwarp(m); out[t]=s[t^16]; }""",
    [buf("i32", 32)], 32, 1, "the other half is not in the mask")
ARR = """extern "C" __global__ void k(int* out){{ __shared__ int s[32]; int t=threadIdx.x; if(t<32) {{ s[t]=t; asm volatile("bar.arrive 1,64;":::"memory"); }} else {{ {sync} out[t-32]=s[63-t]; }} }}"""
add("arrive_sync_ok", "race-free", ARR.format(sync='asm volatile("bar.sync 1,64;":::"memory");'), [buf("i32", 32)], 64, 1, "bar.arrive releases, bar.sync acquires")
add("arrive_back_bad", "race", """extern "C" __global__ void k(int* out){ __shared__ int s[32],q[32]; int t=threadIdx.x; if(t<32) { s[t]=t; asm volatile("bar.arrive 1,64;":::"memory"); out[t]=q[t]; } else { q[t-32]=t; asm volatile("bar.sync 1,64;":::"memory"); out[t]=s[63-t]; } }""",
    [buf("i32", 64)], 64, 1, "bar.arrive does not acquire", tags=("schedule-dependent",))
LAST = """extern "C" __global__ void k(const int* in,int* part,int* out,u32* cnt){{ __shared__ int last; int t=threadIdx.x; {write}
 if(t==0){{ {fence} u32 o=atomicAdd(cnt,1u); last=(o==gridDim.x-1); }} __syncthreads(); if(last&&t==0){{ {fence} int s=0; for(int i=0;i<gridDim.x*{width};i++) s+=part[i]; *out=s; }} }}"""
ONE = "if(t==0) part[blockIdx.x]=in[blockIdx.x];"
LP = [buf("i32", 128, "iota"), buf("i32", 128), buf("i32", 1), buf("u32", 1)]
add("last_block_cta_fence", "race", LAST.format(write=ONE, fence="__threadfence_block();", width=1), LP, 32, 4, "grd-1: block-scope fence")
add("last_block_cumulative_ok", "race-free", LAST.format(write="part[blockIdx.x*32+t]=in[t]; __syncthreads();", fence="__threadfence();", width=32), LP, 32, 4, "grd-2, right: barrier, then one thread fences for all")
add("last_block_no_barrier", "race", LAST.format(write="part[blockIdx.x*32+t]=in[t];", fence="__threadfence();", width=32), LP, 32, 4, "grd-2: the barrier before the fence is missing")
MP = """extern "C" __global__ void k(int* d,u32* f){{ if(blockIdx.x==0){{ d[0]=42; {rel} }} else {{ while({acq}==0){{}} {after} d[1]=d[0]; }} }}"""
P = [buf("i32", 2), buf("u32", 1)]
add("mp_relaxed_fences_ok", "race-free", MP.format(rel="__threadfence(); st_rlx_gpu(f,1);", acq="ld_rlx_gpu(f)", after="__threadfence();"), P, 1, 2, "fence patterns on both sides")
add("mp_release_cta", "race", MP.format(rel="st_rel_cta(f,1);", acq="ld_acq_gpu(f)", after=""), P, 1, 2, "grd-3: released at block scope, read by another block")
add("mp_acquire_missing", "race", MP.format(rel="st_rel_gpu(f,1);", acq="ld_rlx_gpu(f)", after=""), P, 1, 2, "grd-3: no acquire")
add("mp_volatile_fences_ok", "race-free", MP.format(rel="__threadfence(); *(volatile u32*)f=1;", acq="*(volatile u32*)f", after="__threadfence();"), P, 1, 2, "volatile is relaxed at sys scope")
add("mp_volatile_only", "race", MP.format(rel="*(volatile u32*)f=1;", acq="*(volatile u32*)f", after=""), P, 1, 2, "volatile publishes nothing without a fence")
add("mp_plain_flag", "race", MP.format(rel="__threadfence(); *f=1;", acq="*(volatile u32*)f", after="__threadfence();"), P, 1, 2, "plain flag write against a strong read")
add("mp_atomic_ok", "race-free", MP.format(rel="__threadfence(); atomicExch(f,1u);", acq="atomicAdd(f,0u)", after="__threadfence();"), P, 1, 2, "fence, relaxed atomics, fence")
add("mp_red_release_ok", "race-free", MP.format(rel='asm volatile("red.release.gpu.global.add.u32 [%0],1;"::"l"(f):"memory");', acq="ld_acq_gpu(f)", after=""), P, 1, 2, "red may release")
add("mp_same_block_cta_ok", "race-free", """extern "C" __global__ void k(int* d,u32* f){ if(threadIdx.x==0){ d[0]=42; st_rel_cta(f,1); } else if(threadIdx.x==32) { while(ld_acq_cta(f)==0){} d[1]=d[0]; } }""", P, 64, 1, "block scope suffices within a block")
add("rmw_chain_ok", "race-free", """extern "C" __global__ void k(int* d,u32* f){ if(blockIdx.x==0){ d[0]=42; st_rel_gpu(f,1); } else if(blockIdx.x==1) { while(ld_rlx_gpu(f)==0){} atomicAdd(f,1u); } else { while(ld_acq_gpu(f)!=2){} d[1]=d[0]; } }""", P, 1, 3, "a relaxed read-modify-write carries the release on")
add("store_breaks_chain", "race", """extern "C" __global__ void k(int* d,u32* f){ if(blockIdx.x==0){ d[0]=42; st_rel_gpu(f,1); } else if(blockIdx.x==1) { while(ld_rlx_gpu(f)==0){} st_rlx_gpu(f,2); } else { while(ld_rlx_gpu(f)!=2){} ld_acq_gpu(f); d[1]=d[0]; } }""", P, 1, 3, "another strong store replaces the release")
add("atomic_plain_mix", "race", """extern "C" __global__ void k(u32* c,u32* o){ if(threadIdx.x==0&&blockIdx.x==0) c[0]=5; else atomicAdd(c,1u); }""", [buf("u32", 1), buf("u32", 1)], 32, 2, "grd-6")
add("plain_accumulate", "race", """extern "C" __global__ void k(u32* c){ c[0]+=1; }""", [buf("u32", 1)], 32, 2, "grd-5")
add("same_value_writes", "race", """extern "C" __global__ void k(u32* c){ c[0]=1; }""", [buf("u32", 1)], 32, 1, "two plain writes of one value race")
add("atomics_cta_across", "race", """extern "C" __global__ void k(u32* c){ asm volatile("red.relaxed.cta.global.add.u32 [%0],1;"::"l"(c):"memory"); }""", [buf("u32", 1)], 32, 2, "block-scope atomics of two blocks")
add("atomics_cta_within_ok", "race-free", """extern "C" __global__ void k(u32* c){ asm volatile("red.relaxed.cta.global.add.u32 [%0],1;"::"l"(c+blockIdx.x):"memory"); }""", [buf("u32", 2)], 32, 2, "block-scope atomics, one block each")
add("atomics_two_widths", "race", """extern "C" __global__ void k(u64* c){ if(threadIdx.x==0) atomicAdd(c,1ull); else if(threadIdx.x==1) atomicAdd((u32*)c,1u); }""", [buf("u64", 1)], 32, 1, "strong accesses whose bytes overlap in part")
add("lock_ok", "race-free", """extern "C" __global__ void k(u32* l,int* c){ if(threadIdx.x==0){ while(atomicCAS(l,0u,1u)!=0u){} __threadfence(); c[0]+=1; __threadfence(); atomicExch(l,0u); } }""", [buf("u32", 1), buf("i32", 1)], 32, 4, "spin lock with fences")
add("lock_nofence", "race", """extern "C" __global__ void k(u32* l,int* c){ if(threadIdx.x==0){ while(atomicCAS(l,0u,1u)!=0u){} c[0]+=1; atomicExch(l,0u); } }""", [buf("u32", 1), buf("i32", 1)], 32, 4, "spin lock without fences")
add("nc_written", "race", """extern "C" __global__ void k(int* a){ int t=threadIdx.x; a[t]=t; __syncthreads(); int v; asm volatile("ld.global.nc.s32 %0,[%1];":"=r"(v):"l"(a+(t^1)):"memory"); __syncthreads(); a[32+t]=v; }""", [buf("i32", 64)], 32, 1, "asy-6: read through the non-coherent path what the grid wrote")
add("nc_disjoint_ok", "race-free", """extern "C" __global__ void k(int* a){ int t=threadIdx.x; int v; asm volatile("ld.global.nc.s32 %0,[%1];":"=r"(v):"l"(a+(t^1)):"memory"); a[32+t]=v; }""", [buf("i32", 64, "iota")], 32, 1, "asy-6, right")
CP = 'asm volatile("cp.async.ca.shared.global [%0],[%1],4;"::"r"(smem(&s[{i}])),"l"(g+{j}):"memory");'
COMMIT = 'asm volatile("cp.async.commit_group;":::"memory");'
WAIT = 'asm volatile("cp.async.wait_group {n};":::"memory");'
for name, wait, expect in (("cp_two_stages_ok", 1, "race-free"), ("cp_two_stages_short", 2, "race")):
    add(name, expect, f"""extern "C" __global__ void k(const int* g,int* o){{ __shared__ int s[128]; int t=threadIdx.x; {CP.format(i="t", j="t")} {COMMIT} {CP.format(i="64+t", j="64+t")} {COMMIT} {WAIT.format(n=wait)} __syncthreads(); int a=s[63-t]; {WAIT.format(n=0)} __syncthreads(); o[t]=a+s[64+63-t]; }}""",
        [buf("i32", 128, "iota"), buf("i32", 64)], 64, 1, "asy-2: the wait must cover the stage that is read", arch="compute_80")
add("cp_commit_after_wait", "race", f"""extern "C" __global__ void k(const int* g,int* o){{ __shared__ int s[64]; int t=threadIdx.x; {CP.format(i="t", j="t")} {WAIT.format(n=0)} {COMMIT} __syncthreads(); o[t]=s[63-t]; }}""",
    [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1, "asy-2: commit after wait", arch="compute_80")
add("cp_own_read_nowait", "race", f"""extern "C" __global__ void k(const int* g,int* o){{ __shared__ int s[64]; int t=threadIdx.x; {CP.format(i="t", j="t")} {COMMIT} o[t]=s[t]; {WAIT.format(n=0)} }}""",
    [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1, "a copy is unordered even with its own thread until the wait", arch="compute_80", tags=("uninit-too",))
MB = """extern "C" __global__ void k(int* o){{ __shared__ u64 b; __shared__ int s[64]; int t=threadIdx.x; u32 p=smem(&b); if(t==0) asm volatile("mbarrier.init.shared.b64 [%0],{count};"::"r"(p):"memory"); __syncthreads(); s[t]=t;
 asm volatile("{{ .reg .b64 st; mbarrier.arrive.shared.b64 st,[%0]; }}"::"r"(p):"memory"); u32 ok; do {{ asm volatile("{{ .reg .pred q; mbarrier.test_wait.parity.shared.b64 q,[%1],%2; selp.u32 %0,1,0,q; }}":"=r"(ok):"r"(p),"r"({parity}):"memory"); }} while(!ok); o[t]=s[63-t]; }}"""
add("mbar_parity_ok", "race-free", MB.format(count=64, parity=0), [buf("i32", 64)], 64, 1, "parity wait on the first phase", arch="compute_90")
add("mbar_parity_wrong", "race", MB.format(count=64, parity=1).replace("while(!ok)", "while(!ok&&++n<3)").replace("u32 ok;", "u32 ok; int n=0;"), [buf("i32", 64)], 64, 1, "asy-3: the wait for the other parity says nothing of this phase", arch="compute_90")
add("local_array_ok", "race-free", """extern "C" __global__ void k(const int* in,int* out){ int a[16]; int t=threadIdx.x; for(int i=0;i<16;i++) a[(i*7+t)&15]=in[(t+i)&31]; int s=0; for(int i=0;i<16;i++) s+=a[(i*in[t])&15]; out[t]=s; }""",
    [buf("i32", 32, "iota"), buf("i32", 32)], 32, 1, "thread-private stack")
add("sync_count_ok", "race-free", """extern "C" __global__ void k(const int* in,int* out){ __shared__ int s[64]; int t=threadIdx.x; s[t]=in[t]; int c=__syncthreads_count(in[t]&1); int d=__syncthreads_or(in[t]>62); int e=__syncthreads_and(in[t]>=0); out[t]=s[63-t]+c+d+e; }""",
    [buf("i32", 64, "iota"), buf("i32", 64)], 64, 1, "bar.red is a barrier")
add("early_warp_exit", "divergence", """extern "C" __global__ void k(int* out){ int t=threadIdx.x; if(t>=32) return; out[t]=t; __syncthreads(); out[t]+=1; }""", [buf("i32", 64)], 64, 1, "bar-1: a warp has left before the barrier")
add("swap_free_blocks", "oob+race", """extern "C" __global__ void k(int* a,int n){ int i=blockIdx.x*blockDim.x+threadIdx.x; a[(i*2)%n]=i; if(i==0) a[n]=1; }""",
    [buf("i32", 64), {"kind": "scalar", "dtype": "i32", "value": 64}], 32, 2, "duplicate destinations, and one past the end")
add("misaligned_v2", "misaligned", """extern "C" __global__ void k(int* a){ *(int2*)(a+1)=make_int2(1,2); }""", [buf("i32", 8)], 1, 1, "8-byte access at a 4-byte boundary")
add("uninit_tail", "uninit", """extern "C" __global__ void k(int* o){ __shared__ short h[64]; int t=threadIdx.x; if(t!=5) h[t]=t; __syncthreads(); o[t]=h[t]; }""", [buf("i32", 64)], 64, 1, "one 2-byte element was never written")
add("two_launch_private_ok", "race-free", """extern "C" __global__ void k(int* o){ int t=threadIdx.x; extern __shared__ int d[]; d[t]=t; __syncthreads(); o[blockIdx.x*64+t]=d[63-t]; }""", [buf("i32", 128)], 64, 2, "dynamic shared memory is a block's own", shared=256)
add("dynamic_shared_oob", "oob", """extern "C" __global__ void k(int* o){ int t=threadIdx.x; extern __shared__ int d[]; d[t]=t; __syncthreads(); o[blockIdx.x*64+t]=d[63-t]; }""", [buf("i32", 128)], 64, 2, "more dynamic shared memory used than given", shared=252, tags=("uninit-too",))


def main() -> None:
    """Compile every kernel with NVRTC and write the index."""
    from cuda.bindings import nvrtc

    lines = []
    for kernel in KERNELS:
        name, source = kernel["id"], PRELUDE + kernel.pop("body") + "\n"
        (HERE / "src" / f"{name}.cu").write_text(source)
        _, program = nvrtc.nvrtcCreateProgram(source.encode(), f"/src/{name}.cu".encode(), 0, [], [])
        options = [f"-arch={kernel['arch']}".encode(), b"-default-device", b"-std=c++17", b"-lineinfo"]
        (status,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
        _, size = nvrtc.nvrtcGetProgramLogSize(program)
        log = b" " * size
        nvrtc.nvrtcGetProgramLog(program, log)
        if status != nvrtc.nvrtcResult.NVRTC_SUCCESS:
            raise SystemExit(f"{name}: {log.decode()}")
        _, size = nvrtc.nvrtcGetPTXSize(program)
        ptx = b" " * size
        nvrtc.nvrtcGetPTX(program, ptx)
        (HERE / "ptx" / f"{name}.ptx").write_text(ptx.rstrip(b"\0").decode().replace('"/src/', '"src/'))
        for i, param in enumerate(kernel["params"]):
            param.setdefault("name", f"p{i}")
        lines.append(json.dumps({"id": name, "ptx": f"ptx/{name}.ptx", "src": f"src/{name}.cu", "entry": "k", **kernel}))
    (HERE / "index.jsonl").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
