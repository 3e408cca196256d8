typedef unsigned u32; typedef unsigned long long u64; typedef unsigned char u8; typedef unsigned short u16;
#define DEV static __device__ __forceinline__
DEV void st_rel_gpu(u32*p,u32 v){ asm volatile("st.release.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rel_cta(u32*p,u32 v){ asm volatile("st.release.cta.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rlx_gpu(u32*p,u32 v){ asm volatile("st.relaxed.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV u32 ld_acq_gpu(u32*p){ u32 v; asm volatile("ld.acquire.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_acq_cta(u32*p){ u32 v; asm volatile("ld.acquire.cta.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_rlx_gpu(u32*p){ u32 v; asm volatile("ld.relaxed.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 smem(const void*p){ return (u32)__cvta_generic_to_shared(p); }
extern "C" __global__ void k(int* d,u32* f){ if(blockIdx.x==0){ d[0]=42; st_rel_gpu(f,1); } else if(blockIdx.x==1) { while(ld_rlx_gpu(f)==0){} st_rlx_gpu(f,2); } else { while(ld_rlx_gpu(f)!=2){} ld_acq_gpu(f); d[1]=d[0]; } }
