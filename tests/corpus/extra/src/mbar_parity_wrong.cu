typedef unsigned u32; typedef unsigned long long u64; typedef unsigned char u8; typedef unsigned short u16;
#define DEV static __device__ __forceinline__
DEV void st_rel_gpu(u32*p,u32 v){ asm volatile("st.release.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rel_cta(u32*p,u32 v){ asm volatile("st.release.cta.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV void st_rlx_gpu(u32*p,u32 v){ asm volatile("st.relaxed.gpu.global.u32 [%0],%1;"::"l"(p),"r"(v):"memory"); }
DEV u32 ld_acq_gpu(u32*p){ u32 v; asm volatile("ld.acquire.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_acq_cta(u32*p){ u32 v; asm volatile("ld.acquire.cta.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 ld_rlx_gpu(u32*p){ u32 v; asm volatile("ld.relaxed.gpu.global.u32 %0,[%1];":"=r"(v):"l"(p):"memory"); return v; }
DEV u32 smem(const void*p){ return (u32)__cvta_generic_to_shared(p); }
extern "C" __global__ void k(int* o){ __shared__ u64 b; __shared__ int s[64]; int t=threadIdx.x; u32 p=smem(&b); if(t==0) asm volatile("mbarrier.init.shared.b64 [%0],64;"::"r"(p):"memory"); __syncthreads(); s[t]=t;
 asm volatile("{ .reg .b64 st; mbarrier.arrive.shared.b64 st,[%0]; }"::"r"(p):"memory"); u32 ok; int n=0; do { asm volatile("{ .reg .pred q; mbarrier.test_wait.parity.shared.b64 q,[%1],%2; selp.u32 %0,1,0,q; }":"=r"(ok):"r"(p),"r"(1):"memory"); } while(!ok&&++n<3); o[t]=s[63-t]; }
