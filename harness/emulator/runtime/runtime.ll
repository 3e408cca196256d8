; sources c1d73e3c64af1dd840a297594dabf7dd605621de654e6d58245752e6200ccdf8

%struct.Operands = type { [8192 x double], [8192 x double], [1024 x double] }
%struct.Target = type { ptr, ptr, ptr, i64, i64, i32, i32, ptr }
%struct.View = type { i32, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.Access = type { ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Site = type { i32, i8, i8, i8, i8, i8, i8, i8, i8, i32, i8, i8, [14 x i8] }
%struct.Release = type { i32, i8, i8, ptr }
%struct.Region = type { i64, i64, i32, i32 }
%struct.Segment = type { i32, i32, i32 }
%struct.Cell = type { i64, i64 }
%struct.BlockRecord = type { i32, i32, i32, i32, i32 }
%struct.Side = type { i8, i8, i32, i32, %struct.List, %struct.List }
%struct.List = type { i32, i32, i32, i32, ptr, ptr }
%struct.Finding = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, i32, i32, i32, i32, [2 x i32] }
%struct.anon = type { i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, ptr }
%struct.Thread = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i64, i32, i32, [16 x i64], i64, i64, i32, i32, i32, ptr, [64 x ptr], i32, i32, i32, i32, i32, %struct.Pending, ptr }
%struct.Pending = type { i32, i32, i32, i32, i32, i32, i64 }
%struct.Arrival = type { i32, i32, i32, i32, ptr }
%struct.Gather = type { i32, i32, ptr }
%struct.Product = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { ptr, i32, i32 }
%struct.Flight = type { ptr, i32, i32, i32, %struct.Target, %struct.Target, ptr, i64, ptr, %struct.View }
%struct.Record = type { i64, i32, i32 }
%struct.Tracker = type { i32, i32, i32, i32 }

@px_prmt.table = internal unnamed_addr constant [7 x [4 x [4 x i8]]] [[4 x [4 x i8]] zeroinitializer, [4 x [4 x i8]] [[4 x i8] c"\00\01\02\03", [4 x i8] c"\01\02\03\04", [4 x i8] c"\02\03\04\05", [4 x i8] c"\03\04\05\06"], [4 x [4 x i8]] [[4 x i8] c"\00\07\06\05", [4 x i8] c"\01\00\07\06", [4 x i8] c"\02\01\00\07", [4 x i8] c"\03\02\01\00"], [4 x [4 x i8]] [[4 x i8] zeroinitializer, [4 x i8] c"\01\01\01\01", [4 x i8] c"\02\02\02\02", [4 x i8] c"\03\03\03\03"], [4 x [4 x i8]] [[4 x i8] c"\00\01\02\03", [4 x i8] c"\01\01\02\03", [4 x i8] c"\02\02\02\03", [4 x i8] c"\03\03\03\03"], [4 x [4 x i8]] [[4 x i8] zeroinitializer, [4 x i8] c"\00\01\01\01", [4 x i8] c"\00\01\02\02", [4 x i8] c"\00\01\02\03"], [4 x [4 x i8]] [[4 x i8] c"\00\01\00\01", [4 x i8] c"\02\03\02\03", [4 x i8] c"\00\01\00\01", [4 x i8] c"\02\03\02\03"]], align 16
@matrix_answer.o = internal unnamed_addr global %struct.Operands zeroinitializer, align 8
@element_bits.bits = internal unnamed_addr constant [13 x i8] c"\10\10 \08\08\08\08\04\04\01@  ", align 1
@llvm.compiler.used = appending global [101 x ptr] [ptr @px_add_f32, ptr @px_add_f64, ptr @px_bf16_to_f32, ptr @px_bfe_s32, ptr @px_bfe_s64, ptr @px_bfe_u32, ptr @px_bfe_u64, ptr @px_bfi_b32, ptr @px_bfi_b64, ptr @px_bfind_s32, ptr @px_bfind_s32_shiftamt, ptr @px_bfind_s64, ptr @px_bfind_s64_shiftamt, ptr @px_bfind_u32, ptr @px_bfind_u32_shiftamt, ptr @px_bfind_u64, ptr @px_bfind_u64_shiftamt, ptr @px_bmsk_b32_clamp, ptr @px_bmsk_b32_wrap, ptr @px_cos_f32, ptr @px_div_f32, ptr @px_div_f64, ptr @px_dp2a, ptr @px_dp4a, ptr @px_e4m3_to_f16, ptr @px_e5m2_to_f16, ptr @px_ex2_f32, ptr @px_f16_to_f32, ptr @px_f32_to_tf32, ptr @px_f64_to_bf16, ptr @px_f64_to_e4m3, ptr @px_f64_to_e5m2, ptr @px_f64_to_f16, ptr @px_f64_to_f32, ptr @px_fma_f32, ptr @px_fma_f64, ptr @px_fns_b32, ptr @px_half, ptr @px_half_unary, ptr @px_int_to_bf16, ptr @px_int_to_f16, ptr @px_int_to_f32, ptr @px_int_to_f64, ptr @px_lg2_f32, ptr @px_minmax_f32, ptr @px_minmax_f64, ptr @px_mul_f32, ptr @px_mul_f64, ptr @px_nan_f64, ptr @px_prmt, ptr @px_rcp_f32, ptr @px_rcp_f64, ptr @px_rsqrt_f32, ptr @px_rsqrt_f64, ptr @px_sad_s16, ptr @px_sad_s32, ptr @px_sad_s64, ptr @px_sad_u16, ptr @px_sad_u32, ptr @px_sad_u64, ptr @px_sat_f32, ptr @px_sat_f64, ptr @px_sin_f32, ptr @px_sqrt_f32, ptr @px_sqrt_f64, ptr @px_sub_f32, ptr @px_sub_f64, ptr @px_szext_s32_clamp, ptr @px_szext_s32_wrap, ptr @px_szext_u32_clamp, ptr @px_szext_u32_wrap, ptr @px_tanh_f32, ptr @px_testp_f32, ptr @px_testp_f64, ptr @px_video, ptr @px_video_lanes, ptr @px_vmad, ptr @rt_access, ptr @rt_access_now, ptr @rt_activemask, ptr @rt_barrier, ptr @rt_bulk, ptr @rt_bulk_commit, ptr @rt_bulk_wait, ptr @rt_cas_stored, ptr @rt_collective, ptr @rt_cp_async, ptr @rt_cp_commit, ptr @rt_cp_wait, ptr @rt_fence, ptr @rt_findings, ptr @rt_footprint, ptr @rt_free, ptr @rt_host_access, ptr @rt_host_block, ptr @rt_launch, ptr @rt_lost, ptr @rt_mbarrier, ptr @rt_new, ptr @rt_region, ptr @rt_unwritten], section "llvm.metadata"

; Function Attrs: nounwind
define ptr @rt_access(ptr nocapture noundef %0, ptr nocapture readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.Access, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33124
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %26, label %19

19:                                               ; preds = %4
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %21 = load i32, ptr %20, align 8
  %22 = add nsw i32 %21, -1
  store i32 %22, ptr %20, align 8
  %23 = icmp slt i32 %21, 1
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %25, align 1
  br label %315

26:                                               ; preds = %19, %4
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = zext i32 %3 to i64
  %30 = getelementptr inbounds nuw %struct.Site, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 268
  store i32 %3, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %33 = load i8, ptr %32, align 4
  %34 = icmp eq i8 %33, 1
  %35 = icmp eq i8 %33, 5
  %36 = or i1 %34, %35
  %37 = select i1 %36, i32 0, i32 8
  br i1 %34, label %38, label %43

38:                                               ; preds = %26
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 9
  %40 = load i8, ptr %39, align 1
  %41 = and i8 %40, 1
  %42 = icmp eq i8 %41, 0
  br i1 %42, label %43, label %54

43:                                               ; preds = %38, %26
  %44 = getelementptr inbounds nuw i8, ptr %30, i64 7
  %45 = load i8, ptr %44, align 1
  %46 = icmp eq i8 %45, 0
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %49 = load i8, ptr %48, align 4
  %50 = zext i8 %49 to i32
  br label %51

51:                                               ; preds = %47, %43
  %52 = phi i32 [ %50, %47 ], [ 0, %43 ]
  %53 = or i32 %52, %37
  br label %54

54:                                               ; preds = %38, %51
  %55 = phi i32 [ %53, %51 ], [ 5, %38 ]
  %56 = icmp ne i8 %33, 1
  %57 = zext i1 %56 to i32
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #18
  %58 = getelementptr inbounds nuw i8, ptr %30, i64 5
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 6
  %62 = load i8, ptr %61, align 2
  %63 = zext i8 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %30, i64 11
  %65 = load i8, ptr %64, align 1
  %66 = icmp eq i8 %65, 0
  %67 = zext i8 %65 to i32
  %68 = select i1 %66, i32 %63, i32 %67
  %69 = call fastcc i32 @locate(ptr noundef nonnull %15, ptr noundef nonnull %9, i32 noundef %3, i32 noundef %60, i64 noundef %2, i32 noundef %63, i32 noundef %68, i32 noundef %57, ptr noundef %5) #19
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %73

71:                                               ; preds = %54
  %72 = getelementptr inbounds nuw i8, ptr %15, i64 32952
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %72, i8 0, i64 64, i1 false)
  br label %313

73:                                               ; preds = %54
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %75 = load i32, ptr %74, align 8
  switch i32 %75, label %106 [
    i32 3, label %76
    i32 2, label %78
  ]

76:                                               ; preds = %73
  %77 = load ptr, ptr %5, align 8
  br label %313

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 896
  %82 = load ptr, ptr %81, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %106, label %84

84:                                               ; preds = %78
  %85 = load i8, ptr %61, align 2
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %87 = zext i8 %85 to i64
  %88 = load i64, ptr %86, align 8
  %89 = add i64 %88, %87
  br label %90

90:                                               ; preds = %102, %84
  %91 = phi ptr [ %82, %84 ], [ %104, %102 ]
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %102, label %95

95:                                               ; preds = %90
  %96 = load i64, ptr %91, align 8
  %97 = icmp ult i64 %96, %89
  %98 = add i64 %96, 8
  %99 = icmp ult i64 %88, %98
  %100 = and i1 %99, %97
  br i1 %100, label %101, label %102

101:                                              ; preds = %95
  tail call fastcc void @mbarrier_fault(ptr noundef %15, ptr noundef readonly %9, i32 noundef %3, i64 noundef %96, i32 noundef 8, i32 noundef 0, i32 noundef 0) #19
  br label %102

102:                                              ; preds = %101, %95, %90
  %103 = getelementptr inbounds nuw i8, ptr %91, i64 120
  %104 = load ptr, ptr %103, align 8
  %105 = icmp eq ptr %104, null
  br i1 %105, label %106, label %90

106:                                              ; preds = %102, %73, %78
  %107 = and i32 %55, 7
  %108 = add nsw i32 %107, -5
  %109 = icmp ult i32 %108, -4
  br i1 %109, label %221, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %112 = load i32, ptr %111, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %221, label %114

114:                                              ; preds = %110
  %115 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %116 = load i64, ptr %115, align 8
  %117 = and i64 %116, -4
  %118 = icmp eq i32 %75, 2
  br i1 %118, label %119, label %127

119:                                              ; preds = %114
  %120 = load ptr, ptr %10, align 8
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 16
  %122 = load i32, ptr %121, align 8
  %123 = zext i32 %122 to i64
  %124 = shl nuw nsw i64 %123, 28
  %125 = or i64 %117, %124
  %126 = or i64 %125, -9223372036854775808
  br label %127

127:                                              ; preds = %119, %114
  %128 = phi i64 [ %126, %119 ], [ %117, %114 ]
  %129 = load i8, ptr %61, align 2
  %130 = zext nneg i8 %129 to i32
  %131 = icmp ugt i8 %129, 3
  %132 = shl nsw i32 -1, %130
  %133 = xor i32 %132, -1
  %134 = select i1 %131, i32 15, i32 %133
  %135 = trunc i64 %116 to i32
  %136 = and i32 %135, 3
  %137 = shl i32 %134, %136
  %138 = and i32 %137, 15
  %139 = load i8, ptr %32, align 4
  switch i8 %139, label %140 [
    i8 2, label %214
    i8 4, label %214
  ]

140:                                              ; preds = %127
  %141 = getelementptr inbounds nuw i8, ptr %15, i64 136
  %142 = lshr i64 %128, 2
  %143 = lshr i64 %128, 13
  %144 = xor i64 %142, %143
  %145 = and i64 %144, 4095
  %146 = getelementptr inbounds nuw [4096 x ptr], ptr %141, i64 0, i64 %145
  %147 = load ptr, ptr %146, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %157, label %149

149:                                              ; preds = %140, %153
  %150 = phi ptr [ %155, %153 ], [ %147, %140 ]
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %151, %128
  br i1 %152, label %157, label %153

153:                                              ; preds = %149
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 24
  %155 = load ptr, ptr %154, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %157, label %149

157:                                              ; preds = %153, %149, %140
  %158 = phi ptr [ null, %140 ], [ null, %153 ], [ %150, %149 ]
  %159 = getelementptr inbounds nuw i8, ptr %30, i64 7
  %160 = load i8, ptr %159, align 1
  %161 = icmp ult i8 %160, 6
  %162 = trunc i8 %160 to i6
  %163 = lshr i6 -12, %162
  %164 = trunc i6 %163 to i1
  %165 = select i1 %161, i1 %164, i1 false
  %166 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %167 = icmp eq ptr %158, null
  br i1 %167, label %214, label %168

168:                                              ; preds = %157
  %169 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %170 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %171 = load i32, ptr %166, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %214, label %173

173:                                              ; preds = %168, %207
  %174 = phi i32 [ %208, %207 ], [ %171, %168 ]
  %175 = phi i64 [ %209, %207 ], [ 0, %168 ]
  %176 = load ptr, ptr %169, align 8
  %177 = getelementptr inbounds nuw %struct.Release, ptr %176, i64 %175
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 5
  %179 = load i8, ptr %178, align 1
  %180 = zext i8 %179 to i32
  %181 = and i32 %138, %180
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %207, label %183

183:                                              ; preds = %173
  %184 = load i32, ptr %177, align 8
  %185 = load ptr, ptr %10, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 16
  %187 = load i32, ptr %186, align 8
  %188 = icmp eq i32 %184, %187
  %189 = getelementptr inbounds nuw i8, ptr %177, i64 4
  %190 = load i8, ptr %189, align 4
  %191 = icmp ugt i8 %190, 2
  br i1 %191, label %192, label %195

192:                                              ; preds = %183
  %193 = load i8, ptr %170, align 4
  %194 = icmp ugt i8 %193, 2
  br label %195

195:                                              ; preds = %192, %183
  %196 = phi i1 [ false, %183 ], [ %194, %192 ]
  %197 = select i1 %188, i1 true, i1 %196
  br i1 %197, label %198, label %207

198:                                              ; preds = %195
  %199 = select i1 %188, i64 80, i64 72
  %200 = select i1 %165, i64 48, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %9, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %177, i64 8
  %204 = load ptr, ptr %203, align 8
  %205 = tail call fastcc ptr @clock_join(ptr noundef %202, ptr noundef %204) #19
  store ptr %205, ptr %201, align 8
  %206 = load i32, ptr %166, align 8
  br label %207

207:                                              ; preds = %198, %195, %173
  %208 = phi i32 [ %206, %198 ], [ %174, %195 ], [ %174, %173 ]
  %209 = add nuw nsw i64 %175, 1
  %210 = zext i32 %208 to i64
  %211 = icmp samesign ult i64 %209, %210
  br i1 %211, label %173, label %212

212:                                              ; preds = %207
  %213 = load i8, ptr %32, align 4
  br label %214

214:                                              ; preds = %212, %168, %157, %127, %127
  %215 = phi i8 [ %213, %212 ], [ %139, %168 ], [ %139, %157 ], [ %139, %127 ], [ %139, %127 ]
  %216 = add i8 %215, -2
  %217 = icmp ult i8 %216, 3
  br i1 %217, label %218, label %234

218:                                              ; preds = %214
  %219 = icmp ne i8 %215, 2
  %220 = zext i1 %219 to i32
  tail call fastcc void @publish(ptr noundef %15, ptr noundef %9, ptr noundef nonnull readonly %30, i64 noundef %128, i32 noundef %138, i32 noundef %220) #19
  br label %234

221:                                              ; preds = %110, %106
  %222 = icmp eq i32 %55, 8
  br i1 %222, label %223, label %234

223:                                              ; preds = %221
  %224 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %234, label %227

227:                                              ; preds = %223
  %228 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %234

231:                                              ; preds = %227
  %232 = load i8, ptr %61, align 2
  %233 = zext i8 %232 to i32
  call fastcc void @sync_plain_write(ptr noundef nonnull %15, ptr noundef %9, ptr noundef %5, i32 noundef %233) #19
  br label %234

234:                                              ; preds = %218, %214, %221, %223, %227, %231
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #18
  %235 = load ptr, ptr %10, align 8
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 16
  %237 = load i32, ptr %236, align 8
  store i32 %237, ptr %6, align 8
  %238 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %239 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %240 = load i32, ptr %239, align 8
  store i32 %240, ptr %238, align 4
  %241 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %242 = getelementptr inbounds nuw i8, ptr %235, i64 32
  %243 = load i32, ptr %242, align 8
  store i32 %243, ptr %241, align 8
  %244 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %245 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %246 = load i32, ptr %245, align 8
  store i32 %246, ptr %244, align 4
  %247 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %248 = getelementptr inbounds nuw i8, ptr %235, i64 8
  %249 = load ptr, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %251 = load i32, ptr %250, align 8
  store i32 %251, ptr %247, align 8
  %252 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 0, ptr %252, align 4
  %253 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %254 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %255 = load ptr, ptr %254, align 8
  store ptr %255, ptr %253, align 8
  %256 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %257 = getelementptr inbounds nuw i8, ptr %235, i64 104
  %258 = load ptr, ptr %257, align 8
  store ptr %258, ptr %256, align 8
  %259 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %259, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #18
  store ptr %6, ptr %7, align 8
  %260 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %261 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %266, label %264

264:                                              ; preds = %234
  %265 = call fastcc i32 @segment_of(ptr noundef nonnull %15, ptr noundef %11, ptr noundef nonnull %9) #19
  br label %266

266:                                              ; preds = %234, %264
  %267 = phi i32 [ %265, %264 ], [ 0, %234 ]
  store i32 %267, ptr %260, align 8
  %268 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %3, ptr %268, align 4
  %269 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %55, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %271 = load i8, ptr %32, align 4
  %272 = icmp ne i8 %271, 2
  %273 = zext i1 %272 to i32
  store i32 %273, ptr %270, align 4
  %274 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %275 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %276 = load i32, ptr %275, align 8
  store i32 %276, ptr %274, align 8
  %277 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 0, ptr %277, align 4
  %278 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %279 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %280 = load i32, ptr %279, align 4
  store i32 %280, ptr %278, align 8
  %281 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 %75, ptr %281, align 4
  %282 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %283 = load i8, ptr %61, align 2
  %284 = zext i8 %283 to i32
  store i32 %284, ptr %282, align 8
  %285 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %285, align 4
  %286 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %287 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %288 = load i64, ptr %287, align 8
  store i64 %288, ptr %286, align 8
  %289 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %292 = load ptr, ptr %291, align 8
  %293 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %296 = load i32, ptr %295, align 4
  %297 = call fastcc i32 @judge(ptr noundef nonnull %15, ptr noundef %7, ptr noundef %290, ptr noundef %292, i64 noundef %294, i32 noundef %284, i32 noundef %296) #19
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %302

299:                                              ; preds = %266
  %300 = load i8, ptr %61, align 2
  %301 = zext i8 %300 to i32
  call fastcc void @fault(ptr noundef nonnull %15, i32 noundef 4, ptr noundef nonnull %9, i32 noundef %3, i64 noundef %288, i32 noundef %75, i32 noundef %301, i32 noundef 0) #19
  br label %302

302:                                              ; preds = %299, %266
  %303 = getelementptr inbounds nuw i8, ptr %30, i64 7
  %304 = load i8, ptr %303, align 1
  %305 = add i8 %304, -3
  %306 = icmp ult i8 %305, 3
  br i1 %306, label %307, label %311

307:                                              ; preds = %302
  %308 = load i32, ptr %245, align 8
  %309 = add i32 %308, 1
  store i32 %309, ptr %245, align 8
  %310 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i32 0, ptr %310, align 8
  br label %311

311:                                              ; preds = %302, %307
  %312 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #18
  br label %313

313:                                              ; preds = %311, %76, %71
  %314 = phi ptr [ %77, %76 ], [ %312, %311 ], [ %72, %71 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #18
  br label %315

315:                                              ; preds = %313, %24
  %316 = phi ptr [ null, %24 ], [ %314, %313 ]
  ret ptr %316
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @locate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef range(i32 0, 256) %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef range(i32 0, 2) %7, ptr nocapture noundef nonnull writeonly initializes((8, 24), (32, 56)) %8) unnamed_addr #2 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = trunc nuw i32 %3 to i8
  switch i8 %14, label %23 [
    i8 0, label %15
    i8 4, label %26
  ]

15:                                               ; preds = %9
  %16 = add i64 %4, -30064771072
  %17 = icmp ult i64 %16, 4294967296
  br i1 %17, label %26, label %18

18:                                               ; preds = %15
  %19 = add i64 %4, -34359738368
  %20 = icmp ult i64 %19, 4294967296
  %21 = select i1 %20, i64 %19, i64 %4
  %22 = select i1 %20, i32 3, i32 1
  br label %26

23:                                               ; preds = %9
  %24 = icmp eq i32 %3, 6
  %25 = select i1 %24, i32 2, i32 %3
  br label %26

26:                                               ; preds = %23, %9, %18, %15
  %27 = phi i64 [ %21, %18 ], [ %16, %15 ], [ %4, %9 ], [ %4, %23 ]
  %28 = phi i32 [ %22, %18 ], [ 2, %15 ], [ 1, %9 ], [ %25, %23 ]
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 %27, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr null, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr null, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 48
  store ptr %11, ptr %34, align 8
  %35 = icmp eq i32 %6, 0
  br i1 %35, label %42, label %36

36:                                               ; preds = %26
  %37 = add i32 %6, -1
  %38 = zext i32 %37 to i64
  %39 = and i64 %27, %38
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %42, label %41

41:                                               ; preds = %36
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 3, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #19
  br label %160

42:                                               ; preds = %36, %26
  %43 = trunc nuw i32 %28 to i8
  switch i8 %43, label %82 [
    i8 2, label %44
    i8 3, label %63
  ]

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = icmp uge i64 %27, %47
  %49 = zext i32 %5 to i64
  %50 = sub nuw nsw i64 %47, %27
  %51 = icmp samesign ult i64 %50, %49
  %52 = select i1 %48, i1 true, i1 %51
  br i1 %52, label %53, label %54

53:                                               ; preds = %44
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef 2, i32 noundef %5, i32 noundef %7) #19
  br label %160

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 %27
  store ptr %57, ptr %8, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 88
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %32, align 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %33, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %27, ptr %62, align 8
  br label %160

63:                                               ; preds = %42
  %64 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = icmp uge i64 %27, %66
  %68 = zext i32 %5 to i64
  %69 = sub nuw nsw i64 %66, %27
  %70 = icmp samesign ult i64 %69, %68
  %71 = select i1 %67, i1 true, i1 %70
  br i1 %71, label %72, label %73

72:                                               ; preds = %63
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef 3, i32 noundef %5, i32 noundef %7) #19
  br label %160

73:                                               ; preds = %63
  %74 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8
  %78 = zext i32 %77 to i64
  %79 = mul nuw i64 %78, %66
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 %27
  store ptr %81, ptr %8, align 8
  br label %160

82:                                               ; preds = %42
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %86 = load i32, ptr %85, align 8
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %struct.Region, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %113, label %92

92:                                               ; preds = %82
  %93 = load i64, ptr %88, align 8
  %94 = icmp ult i64 %27, %93
  br i1 %94, label %99, label %95

95:                                               ; preds = %92
  %96 = getelementptr inbounds nuw i8, ptr %88, i64 8
  %97 = load i64, ptr %96, align 8
  %98 = icmp ult i64 %27, %97
  br i1 %98, label %124, label %99

99:                                               ; preds = %95, %92
  br label %100

100:                                              ; preds = %99, %100
  %101 = phi i32 [ %111, %100 ], [ %90, %99 ]
  %102 = phi i32 [ %110, %100 ], [ 0, %99 ]
  %103 = add i32 %102, %101
  %104 = lshr i32 %103, 1
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw %struct.Region, ptr %84, i64 %105, i32 1
  %107 = load i64, ptr %106, align 8
  %108 = icmp ugt i64 %107, %27
  %109 = add nuw i32 %104, 1
  %110 = select i1 %108, i32 %102, i32 %109
  %111 = select i1 %108, i32 %104, i32 %101
  %112 = icmp ult i32 %110, %111
  br i1 %112, label %100, label %113

113:                                              ; preds = %100, %82
  %114 = phi i32 [ 0, %82 ], [ %110, %100 ]
  %115 = icmp eq i32 %114, %90
  br i1 %115, label %130, label %116

116:                                              ; preds = %113
  %117 = zext i32 %114 to i64
  %118 = getelementptr inbounds nuw %struct.Region, ptr %84, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = icmp ugt i64 %119, %27
  br i1 %120, label %130, label %121

121:                                              ; preds = %116
  store i32 %114, ptr %85, align 8
  %122 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %123 = load i64, ptr %122, align 8
  br label %124

124:                                              ; preds = %121, %95
  %125 = phi i64 [ %97, %95 ], [ %123, %121 ]
  %126 = phi i64 [ %87, %95 ], [ %117, %121 ]
  %127 = zext i32 %5 to i64
  %128 = sub i64 %125, %27
  %129 = icmp ult i64 %128, %127
  br i1 %129, label %130, label %131

130:                                              ; preds = %113, %116, %124
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #19
  br label %160

131:                                              ; preds = %124
  %132 = getelementptr inbounds nuw %struct.Region, ptr %84, i64 %126, i32 2
  %133 = load i32, ptr %132, align 8
  %134 = and i32 %133, 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %136

136:                                              ; preds = %131
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 5, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #19
  br label %160

137:                                              ; preds = %131
  %138 = icmp eq i32 %7, 0
  %139 = and i32 %133, 2
  %140 = icmp eq i32 %139, 0
  %141 = or i1 %138, %140
  br i1 %141, label %143, label %142

142:                                              ; preds = %137
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 10, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef 1) #19
  br label %160

143:                                              ; preds = %137
  %144 = and i32 %133, 4
  %145 = icmp eq i32 %144, 0
  %146 = or i1 %138, %145
  br i1 %146, label %149, label %147

147:                                              ; preds = %143
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 9, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef 1) #19
  %148 = load i32, ptr %132, align 8
  br label %149

149:                                              ; preds = %147, %143
  %150 = phi i32 [ %148, %147 ], [ %133, %143 ]
  %151 = add i64 %27, -1099511627776
  %152 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %151, ptr %152, align 8
  %153 = load ptr, ptr %0, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 %151
  store ptr %154, ptr %8, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %156 = load ptr, ptr %155, align 8
  store ptr %156, ptr %32, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %158 = load ptr, ptr %157, align 8
  store ptr %158, ptr %33, align 8
  %159 = and i32 %150, 1
  store i32 %159, ptr %31, align 4
  br label %160

160:                                              ; preds = %130, %136, %142, %149, %73, %72, %54, %53, %41
  %161 = phi i32 [ 0, %41 ], [ 0, %53 ], [ 1, %54 ], [ 0, %72 ], [ 1, %73 ], [ 0, %130 ], [ 0, %136 ], [ 0, %142 ], [ 1, %149 ]
  ret i32 %161
}

; Function Attrs: nounwind
define internal fastcc void @sync_plain_write(ptr nocapture noundef readonly %0, ptr nocapture noundef readonly %1, ptr nocapture noundef nonnull readonly %2, i32 noundef range(i32 0, 256) %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = and i64 %6, -4
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %11, label %20

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load i32, ptr %14, align 8
  %16 = zext i32 %15 to i64
  %17 = shl nuw nsw i64 %16, 28
  %18 = or i64 %7, %17
  %19 = or i64 %18, -9223372036854775808
  br label %20

20:                                               ; preds = %4, %11
  %21 = phi i64 [ %19, %11 ], [ %7, %4 ]
  %22 = zext nneg i32 %3 to i64
  %23 = and i64 %6, 3
  %24 = or i64 %23, %22
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %32, label %26

26:                                               ; preds = %20
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %28 = icmp samesign ugt i32 %3, 3
  %29 = shl nsw i32 -1, %3
  %30 = xor i32 %29, -1
  %31 = select i1 %28, i32 15, i32 %30
  br label %33

32:                                               ; preds = %100, %20
  ret void

33:                                               ; preds = %26, %100
  %34 = phi i64 [ %6, %26 ], [ %101, %100 ]
  %35 = phi i64 [ %6, %26 ], [ %102, %100 ]
  %36 = phi i64 [ 0, %26 ], [ %104, %100 ]
  %37 = phi i32 [ 0, %26 ], [ %103, %100 ]
  %38 = add i64 %36, %21
  %39 = lshr i64 %38, 2
  %40 = lshr i64 %38, 13
  %41 = xor i64 %39, %40
  %42 = and i64 %41, 4095
  %43 = getelementptr inbounds nuw [4096 x ptr], ptr %27, i64 0, i64 %42
  %44 = load ptr, ptr %43, align 8
  %45 = icmp eq ptr %44, null
  br i1 %45, label %100, label %46

46:                                               ; preds = %33, %50
  %47 = phi ptr [ %52, %50 ], [ %44, %33 ]
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, %38
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %100, label %46

54:                                               ; preds = %46
  %55 = icmp eq i32 %37, 0
  %56 = trunc i64 %35 to i32
  %57 = and i32 %56, 3
  %58 = shl i32 %31, %57
  %59 = and i32 %58, 15
  %60 = select i1 %55, i32 %59, i32 15
  %61 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %62 = load i32, ptr %61, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %97, label %64

64:                                               ; preds = %54
  %65 = getelementptr inbounds nuw i8, ptr %47, i64 16
  br label %66

66:                                               ; preds = %89, %64
  %67 = phi i64 [ 0, %64 ], [ %91, %89 ]
  %68 = phi i32 [ 0, %64 ], [ %90, %89 ]
  %69 = load ptr, ptr %65, align 8
  %70 = getelementptr inbounds nuw %struct.Release, ptr %69, i64 %67
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 5
  %72 = load i8, ptr %71, align 1
  %73 = zext i8 %72 to i32
  %74 = and i32 %60, %73
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %85, label %76

76:                                               ; preds = %66
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %89, label %80

80:                                               ; preds = %76
  %81 = load i32, ptr %78, align 8
  %82 = add nsw i32 %81, -1
  store i32 %82, ptr %78, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %89

84:                                               ; preds = %80
  tail call void @free(ptr noundef nonnull %78) #20
  br label %89

85:                                               ; preds = %66
  %86 = add i32 %68, 1
  %87 = zext i32 %68 to i64
  %88 = getelementptr inbounds nuw %struct.Release, ptr %69, i64 %87
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %88, ptr noundef nonnull align 8 dereferenceable(16) %70, i64 16, i1 false)
  br label %89

89:                                               ; preds = %85, %84, %80, %76
  %90 = phi i32 [ %86, %85 ], [ %68, %76 ], [ %68, %80 ], [ %68, %84 ]
  %91 = add nuw nsw i64 %67, 1
  %92 = load i32, ptr %61, align 8
  %93 = zext i32 %92 to i64
  %94 = icmp samesign ult i64 %91, %93
  br i1 %94, label %66, label %95

95:                                               ; preds = %89
  %96 = load i64, ptr %5, align 8
  br label %97

97:                                               ; preds = %95, %54
  %98 = phi i64 [ %34, %54 ], [ %96, %95 ]
  %99 = phi i32 [ 0, %54 ], [ %90, %95 ]
  store i32 %99, ptr %61, align 8
  br label %100

100:                                              ; preds = %50, %33, %97
  %101 = phi i64 [ %34, %33 ], [ %98, %97 ], [ %34, %50 ]
  %102 = phi i64 [ %35, %33 ], [ %98, %97 ], [ %35, %50 ]
  %103 = add nuw nsw i32 %37, 4
  %104 = zext nneg i32 %103 to i64
  %105 = and i64 %102, 3
  %106 = add nuw nsw i64 %105, %22
  %107 = icmp samesign ugt i64 %106, %104
  br i1 %107, label %33, label %32
}

; Function Attrs: nounwind
define internal fastcc i32 @segment_of(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %7, 1
  %9 = icmp eq i32 %5, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %12 = load i32, ptr %11, align 4
  br label %111

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %17 = load i32, ptr %16, align 8
  %18 = icmp ult i32 %15, %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %20 = load ptr, ptr %19, align 8
  br i1 %18, label %53, label %21

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %23 = add i32 %15, 1
  %24 = load i32, ptr %22, align 4
  %25 = icmp ugt i32 %23, %24
  br i1 %25, label %26, label %40

26:                                               ; preds = %21
  %27 = icmp eq i32 %24, 0
  %28 = shl i32 %24, 1
  %29 = select i1 %27, i32 8, i32 %28
  br label %30

30:                                               ; preds = %30, %26
  %31 = phi i32 [ %29, %26 ], [ %33, %30 ]
  %32 = icmp ult i32 %31, %23
  %33 = shl i32 %31, 1
  br i1 %32, label %30, label %34

34:                                               ; preds = %30
  store i32 %31, ptr %22, align 4
  %35 = zext i32 %31 to i64
  %36 = shl nuw nsw i64 %35, 2
  %37 = tail call ptr @realloc(ptr noundef %20, i64 noundef %36) #20
  %38 = load i32, ptr %16, align 8
  %39 = load i32, ptr %14, align 8
  br label %40

40:                                               ; preds = %21, %34
  %41 = phi i32 [ %39, %34 ], [ %15, %21 ]
  %42 = phi i32 [ %38, %34 ], [ %17, %21 ]
  %43 = phi ptr [ %37, %34 ], [ %20, %21 ]
  store ptr %43, ptr %19, align 8
  %44 = icmp ugt i32 %42, %41
  br i1 %44, label %53, label %45

45:                                               ; preds = %40, %45
  %46 = phi i32 [ %50, %45 ], [ %42, %40 ]
  %47 = add i32 %46, 1
  store i32 %47, ptr %16, align 8
  %48 = zext i32 %46 to i64
  %49 = getelementptr inbounds nuw i32, ptr %43, i64 %48
  store i32 0, ptr %49, align 4
  %50 = load i32, ptr %16, align 8
  %51 = load i32, ptr %14, align 8
  %52 = icmp ugt i32 %50, %51
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %13, %40
  %54 = phi i32 [ %41, %40 ], [ %15, %13 ], [ %51, %45 ]
  %55 = phi ptr [ %43, %40 ], [ %20, %13 ], [ %43, %45 ]
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds nuw i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  %61 = load i32, ptr %6, align 8
  br i1 %60, label %62, label %106

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %64 = load i32, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %69 = load i32, ptr %68, align 8
  %70 = add i32 %69, 1
  %71 = load i32, ptr %67, align 4
  %72 = icmp ugt i32 %70, %71
  br i1 %72, label %73, label %90

73:                                               ; preds = %62
  %74 = icmp eq i32 %71, 0
  %75 = shl i32 %71, 1
  %76 = select i1 %74, i32 8, i32 %75
  br label %77

77:                                               ; preds = %77, %73
  %78 = phi i32 [ %76, %73 ], [ %80, %77 ]
  %79 = icmp ult i32 %78, %70
  %80 = shl i32 %78, 1
  br i1 %79, label %77, label %81

81:                                               ; preds = %77
  store i32 %78, ptr %67, align 4
  %82 = zext i32 %78 to i64
  %83 = mul nuw nsw i64 %82, 12
  %84 = tail call ptr @realloc(ptr noundef %66, i64 noundef %83) #20
  %85 = load i32, ptr %68, align 8
  %86 = add i32 %85, 1
  %87 = load ptr, ptr %56, align 8
  %88 = load i32, ptr %14, align 8
  %89 = zext i32 %88 to i64
  br label %90

90:                                               ; preds = %62, %81
  %91 = phi i64 [ %57, %62 ], [ %89, %81 ]
  %92 = phi ptr [ %55, %62 ], [ %87, %81 ]
  %93 = phi i32 [ %70, %62 ], [ %86, %81 ]
  %94 = phi i32 [ %69, %62 ], [ %85, %81 ]
  %95 = phi ptr [ %66, %62 ], [ %84, %81 ]
  store ptr %95, ptr %65, align 8
  %96 = zext i32 %94 to i64
  %97 = getelementptr inbounds nuw %struct.Segment, ptr %95, i64 %96
  store i32 %64, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 4
  store i32 %61, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 8
  store i32 %54, ptr %99, align 4
  store i32 %93, ptr %68, align 8
  %100 = getelementptr inbounds nuw i32, ptr %92, i64 %91
  store i32 %94, ptr %100, align 4
  %101 = load i32, ptr %14, align 8
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %92, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %6, align 8
  br label %106

106:                                              ; preds = %90, %53
  %107 = phi i32 [ %105, %90 ], [ %61, %53 ]
  %108 = phi i32 [ %104, %90 ], [ %59, %53 ]
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 28
  store i32 %108, ptr %109, align 4
  %110 = add i32 %107, 1
  store i32 %110, ptr %4, align 8
  br label %111

111:                                              ; preds = %106, %10
  %112 = phi i32 [ %12, %10 ], [ %108, %106 ]
  ret i32 %112
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr nocapture writeonly, i8, i64, i1 immarg) #3

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @judge(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef %2, ptr nocapture noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) unnamed_addr #0 {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %9, 8
  %11 = zext i32 %5 to i64
  %12 = add i64 %4, %11
  %13 = icmp ult i64 %4, %12
  br i1 %13, label %14, label %30

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %17 = icmp ne i32 %6, 0
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32928
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %28 = icmp eq i32 %6, 0
  %29 = select i1 %28, i8 16, i8 31
  br label %32

30:                                               ; preds = %439, %7
  %31 = phi i32 [ 1, %7 ], [ %441, %439 ]
  ret i32 %31

32:                                               ; preds = %14, %439
  %33 = phi i32 [ 1, %14 ], [ %441, %439 ]
  %34 = phi i64 [ %4, %14 ], [ %38, %439 ]
  %35 = lshr i64 %34, 2
  %36 = and i64 %34, -4
  %37 = add i64 %36, 4
  %38 = tail call i64 @llvm.umin.i64(i64 %37, i64 %12)
  %39 = sub i64 %38, %34
  %40 = trunc i64 %39 to i32
  %41 = shl nsw i32 -1, %40
  %42 = xor i32 %41, -1
  %43 = trunc i64 %34 to i32
  %44 = and i32 %43, 3
  %45 = shl i32 %42, %44
  %46 = load i32, ptr %15, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %419, label %48

48:                                               ; preds = %32
  %49 = load i64, ptr %16, align 8
  %50 = sub i64 %34, %4
  %51 = add i64 %49, %50
  %52 = getelementptr inbounds nuw %struct.Cell, ptr %2, i64 %35
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  %55 = and i1 %17, %54
  br i1 %55, label %56, label %57

56:                                               ; preds = %48
  store i64 240, ptr %52, align 8
  br label %57

57:                                               ; preds = %56, %48
  %58 = phi i64 [ 240, %56 ], [ %53, %48 ]
  %59 = load i32, ptr %8, align 8
  %60 = icmp ugt i32 %59, 7
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = trunc i64 %62 to i32
  %64 = and i32 %63, 15
  %65 = icmp eq i32 %64, 15
  %66 = icmp ne i32 %45, 15
  %67 = or i1 %66, %65
  br i1 %67, label %268, label %68

68:                                               ; preds = %57
  %69 = and i32 %59, 7
  %70 = add nsw i32 %69, -5
  %71 = icmp ult i32 %70, -4
  br i1 %71, label %72, label %268

72:                                               ; preds = %68
  %73 = and i64 %58, 240
  %74 = icmp eq i64 %73, 240
  %75 = or i1 %60, %74
  br i1 %75, label %76, label %268

76:                                               ; preds = %72
  %77 = lshr i64 %62, 34
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = lshr i64 %62, 24
  %80 = trunc i64 %79 to i32
  %81 = and i32 %80, 1023
  %82 = icmp eq i64 %62, 0
  br i1 %82, label %95, label %83

83:                                               ; preds = %76
  %84 = and i32 %63, 7
  %85 = add nsw i32 %84, -5
  %86 = icmp ult i32 %85, -4
  %87 = icmp eq i32 %64, 5
  br i1 %86, label %88, label %93

88:                                               ; preds = %83
  %89 = icmp ne i32 %59, 5
  %90 = xor i1 %89, %87
  %91 = and i1 %60, %87
  %92 = or i1 %90, %91
  br i1 %92, label %95, label %268

93:                                               ; preds = %83
  %94 = and i1 %60, %87
  br i1 %94, label %95, label %268

95:                                               ; preds = %93, %88, %76
  %96 = lshr i64 %58, 34
  %97 = trunc nuw nsw i64 %96 to i32
  %98 = lshr i64 %58, 24
  %99 = trunc i64 %98 to i32
  %100 = and i32 %99, 1023
  %101 = icmp ult i64 %58, 17179869184
  br i1 %101, label %137, label %102

102:                                              ; preds = %95
  %103 = icmp eq i32 %59, 5
  br i1 %103, label %104, label %116

104:                                              ; preds = %102
  %105 = load ptr, ptr %18, align 8
  %106 = load ptr, ptr %19, align 8
  %107 = getelementptr inbounds nuw %struct.Segment, ptr %106, i64 %96
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw %struct.BlockRecord, ptr %105, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = load ptr, ptr %1, align 8
  %113 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %114 = load i32, ptr %113, align 8
  %115 = icmp eq i32 %111, %114
  br i1 %115, label %133, label %116

116:                                              ; preds = %104, %102
  %117 = load i32, ptr %20, align 4
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %121, label %119

119:                                              ; preds = %116
  %120 = load ptr, ptr %1, align 8
  br label %129

121:                                              ; preds = %116
  %122 = load i32, ptr %21, align 8
  %123 = icmp eq i32 %122, %97
  %124 = load ptr, ptr %1, align 8
  br i1 %123, label %125, label %129

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %127 = load i32, ptr %126, align 4
  %128 = icmp eq i32 %100, %127
  br i1 %128, label %137, label %129

129:                                              ; preds = %125, %121, %119
  %130 = phi ptr [ %120, %119 ], [ %124, %125 ], [ %124, %121 ]
  %131 = tail call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %97, i32 noundef %100, ptr noundef %130) #19
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %129, %104
  %134 = trunc i64 %58 to i32
  %135 = lshr i32 %134, 8
  %136 = and i32 %135, 65535
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, i32 noundef %97, i32 noundef %100, i32 noundef %136, i32 noundef 8, i64 noundef %51) #19
  br label %137

137:                                              ; preds = %133, %129, %125, %95
  %138 = load i32, ptr %21, align 8
  %139 = load ptr, ptr %1, align 8
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 4
  %141 = load i32, ptr %140, align 4
  %142 = load i32, ptr %22, align 4
  %143 = and i32 %59, -249
  %144 = zext i32 %138 to i64
  %145 = shl i64 %144, 34
  %146 = and i32 %141, 1023
  %147 = zext nneg i32 %146 to i64
  %148 = shl nuw nsw i64 %147, 24
  %149 = or disjoint i64 %148, %145
  %150 = shl i32 %142, 8
  %151 = and i32 %150, 16776960
  %152 = zext nneg i32 %151 to i64
  %153 = or disjoint i64 %149, %152
  %154 = or disjoint i32 %143, 240
  %155 = zext i32 %154 to i64
  %156 = or i64 %153, %155
  br i1 %82, label %157, label %160

157:                                              ; preds = %137
  br i1 %60, label %158, label %159

158:                                              ; preds = %157
  store i64 %156, ptr %52, align 8
  br label %439

159:                                              ; preds = %157
  store i64 %156, ptr %61, align 8
  br label %439

160:                                              ; preds = %137
  %161 = and i32 %63, 14
  %162 = icmp eq i32 %161, 6
  br i1 %162, label %163, label %188

163:                                              ; preds = %160
  %164 = load ptr, ptr %19, align 8
  %165 = getelementptr inbounds nuw %struct.Segment, ptr %164, i64 %77
  %166 = load ptr, ptr %18, align 8
  %167 = load i32, ptr %165, align 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw %struct.BlockRecord, ptr %166, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %172 = load i32, ptr %171, align 8
  %173 = icmp eq i32 %170, %172
  br i1 %173, label %177, label %174

174:                                              ; preds = %163
  %175 = tail call fastcc i32 @ordered(ptr noundef nonnull readonly %0, i32 noundef range(i32 0, 1073741824) %78, i32 noundef 0, ptr noundef nonnull readonly %139) #19
  %176 = icmp eq i32 %175, 0
  br label %211

177:                                              ; preds = %163
  %178 = icmp eq i32 %64, 6
  br i1 %178, label %179, label %211

179:                                              ; preds = %177
  %180 = load i32, ptr %139, align 8
  %181 = icmp eq i32 %167, %180
  br i1 %181, label %182, label %211

182:                                              ; preds = %179
  %183 = getelementptr inbounds nuw i8, ptr %165, i64 4
  %184 = load i32, ptr %183, align 4
  %185 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %186 = load i32, ptr %185, align 8
  %187 = icmp uge i32 %184, %186
  br label %211

188:                                              ; preds = %160
  %189 = icmp eq i32 %64, 5
  br i1 %189, label %190, label %201

190:                                              ; preds = %188
  %191 = load ptr, ptr %18, align 8
  %192 = load ptr, ptr %19, align 8
  %193 = getelementptr inbounds nuw %struct.Segment, ptr %192, i64 %77
  %194 = load i32, ptr %193, align 4
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw %struct.BlockRecord, ptr %191, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %199 = load i32, ptr %198, align 8
  %200 = icmp eq i32 %197, %199
  br i1 %200, label %211, label %201

201:                                              ; preds = %190, %188
  %202 = load i32, ptr %20, align 4
  %203 = icmp ne i32 %202, 0
  %204 = icmp ne i32 %138, %78
  %205 = select i1 %203, i1 true, i1 %204
  %206 = icmp ne i32 %81, %141
  %207 = select i1 %205, i1 true, i1 %206
  br i1 %207, label %208, label %213

208:                                              ; preds = %201
  %209 = tail call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %78, i32 noundef %81, ptr noundef nonnull %139) #19
  %210 = icmp eq i32 %209, 0
  br label %211

211:                                              ; preds = %208, %190, %182, %179, %177, %174
  %212 = phi i1 [ true, %190 ], [ %176, %174 ], [ true, %177 ], [ true, %179 ], [ %187, %182 ], [ %210, %208 ]
  br i1 %60, label %214, label %232

213:                                              ; preds = %201
  br i1 %60, label %231, label %439

214:                                              ; preds = %211
  br i1 %212, label %215, label %231

215:                                              ; preds = %214
  br i1 %162, label %216, label %225

216:                                              ; preds = %215
  %217 = load ptr, ptr %19, align 8
  %218 = getelementptr inbounds nuw %struct.Segment, ptr %217, i64 %77
  %219 = load i32, ptr %218, align 4
  %220 = load i32, ptr %139, align 8
  %221 = icmp eq i32 %219, %220
  br i1 %221, label %222, label %225

222:                                              ; preds = %216
  %223 = icmp eq i32 %81, %141
  %224 = select i1 %223, i32 -1, i32 %81
  br label %225

225:                                              ; preds = %222, %216, %215
  %226 = phi i32 [ %81, %216 ], [ %224, %222 ], [ %81, %215 ]
  %227 = lshr i32 %63, 8
  %228 = and i32 %227, 65535
  %229 = icmp eq i32 %64, 5
  %230 = select i1 %229, i32 5, i32 0
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, i32 noundef %78, i32 noundef %226, i32 noundef %228, i32 noundef %230, i64 noundef %51) #19
  br label %231

231:                                              ; preds = %225, %214, %213
  store i64 %156, ptr %52, align 8
  store i64 0, ptr %61, align 8
  br label %439

232:                                              ; preds = %211
  br i1 %212, label %234, label %233

233:                                              ; preds = %232
  store i64 %156, ptr %61, align 8
  br label %439

234:                                              ; preds = %232
  switch i32 %59, label %268 [
    i32 5, label %235
    i32 0, label %246
  ]

235:                                              ; preds = %234
  %236 = load ptr, ptr %18, align 8
  %237 = load ptr, ptr %19, align 8
  %238 = getelementptr inbounds nuw %struct.Segment, ptr %237, i64 %77
  %239 = load i32, ptr %238, align 4
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw %struct.BlockRecord, ptr %236, i64 %240
  %242 = load i32, ptr %241, align 4
  %243 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %244 = load i32, ptr %243, align 8
  %245 = icmp eq i32 %242, %244
  br i1 %245, label %439, label %268

246:                                              ; preds = %234
  %247 = load i32, ptr %23, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %268, label %249

249:                                              ; preds = %246
  %250 = load ptr, ptr %18, align 8
  %251 = load ptr, ptr %19, align 8
  %252 = getelementptr inbounds nuw %struct.Segment, ptr %251, i64 %77
  %253 = load i32, ptr %252, align 4
  %254 = zext i32 %253 to i64
  %255 = getelementptr inbounds nuw %struct.BlockRecord, ptr %250, i64 %254
  %256 = load i32, ptr %255, align 4
  %257 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %258 = load i32, ptr %257, align 8
  %259 = icmp eq i32 %256, %258
  br i1 %259, label %260, label %268

260:                                              ; preds = %249
  switch i32 %64, label %263 [
    i32 7, label %439
    i32 6, label %261
  ]

261:                                              ; preds = %260
  %262 = icmp eq i32 %138, %78
  br i1 %262, label %439, label %263

263:                                              ; preds = %261, %260
  %264 = and i64 %62, -16
  %265 = icmp eq i32 %138, %78
  %266 = select i1 %265, i64 6, i64 7
  %267 = or disjoint i64 %266, %264
  store i64 %267, ptr %61, align 8
  br label %439

268:                                              ; preds = %249, %246, %235, %234, %93, %88, %72, %68, %57
  %269 = tail call fastcc ptr @side_make(ptr noundef nonnull %0, ptr noundef nonnull %52) #19
  %270 = load i32, ptr %24, align 4
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %278, label %272

272:                                              ; preds = %268
  %273 = load i8, ptr %269, align 8
  %274 = zext i8 %273 to i32
  %275 = and i32 %45, %274
  %276 = icmp eq i32 %275, %45
  %277 = zext i1 %276 to i32
  br label %278

278:                                              ; preds = %272, %268
  %279 = phi i32 [ 1, %268 ], [ %277, %272 ]
  %280 = tail call fastcc ptr @side_make(ptr noundef nonnull %0, ptr noundef nonnull %52) #19
  %281 = load i32, ptr %8, align 8
  %282 = icmp ult i32 %281, 8
  %283 = and i32 %281, 7
  %284 = add nsw i32 %283, -3
  %285 = icmp ult i32 %284, 2
  br i1 %285, label %286, label %326

286:                                              ; preds = %278
  %287 = load ptr, ptr %1, align 8
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 16
  %289 = load i32, ptr %288, align 8
  %290 = load ptr, ptr %25, align 8
  %291 = zext i32 %289 to i64
  %292 = getelementptr inbounds nuw ptr, ptr %290, i64 %291
  %293 = load ptr, ptr %292, align 8
  %294 = icmp eq ptr %293, null
  br i1 %294, label %306, label %295

295:                                              ; preds = %286
  %296 = load i32, ptr %22, align 4
  %297 = zext i32 %296 to i64
  %298 = getelementptr inbounds nuw %struct.Site, ptr %293, i64 %297
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 12
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %306

302:                                              ; preds = %295
  %303 = getelementptr inbounds nuw i8, ptr %298, i64 6
  %304 = load i8, ptr %303, align 2
  %305 = zext i8 %304 to i32
  br label %306

306:                                              ; preds = %302, %295, %286
  %307 = phi i32 [ 4, %286 ], [ %305, %302 ], [ %300, %295 ]
  %308 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %309 = load i32, ptr %308, align 8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %314, label %311

311:                                              ; preds = %306
  %312 = getelementptr inbounds nuw i8, ptr %280, i64 1
  %313 = load i8, ptr %312, align 1
  br label %318

314:                                              ; preds = %306
  %315 = trunc i32 %45 to i8
  %316 = getelementptr inbounds nuw i8, ptr %280, i64 1
  store i8 %315, ptr %316, align 1
  %317 = getelementptr inbounds nuw i8, ptr %280, i64 4
  store i32 %307, ptr %317, align 4
  br label %318

318:                                              ; preds = %314, %311
  %319 = phi i8 [ %313, %311 ], [ %315, %314 ]
  %320 = zext i8 %319 to i32
  %321 = icmp eq i32 %45, %320
  br i1 %321, label %322, label %326

322:                                              ; preds = %318
  %323 = getelementptr inbounds nuw i8, ptr %280, i64 4
  %324 = load i32, ptr %323, align 4
  %325 = icmp ne i32 %324, %307
  br label %326

326:                                              ; preds = %322, %318, %278
  %327 = phi i1 [ true, %318 ], [ %325, %322 ], [ true, %278 ]
  br i1 %282, label %328, label %334

328:                                              ; preds = %326
  %329 = getelementptr inbounds nuw i8, ptr %280, i64 24
  %330 = load i32, ptr %329, align 8
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %336, label %332

332:                                              ; preds = %328
  %333 = getelementptr inbounds nuw i8, ptr %280, i64 16
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %333, i32 noundef %45, i64 noundef %51) #19
  br i1 %327, label %337, label %349

334:                                              ; preds = %326
  %335 = getelementptr inbounds nuw i8, ptr %280, i64 16
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %335, i32 noundef %45, i64 noundef %51) #19
  br i1 %327, label %343, label %345

336:                                              ; preds = %328
  br i1 %327, label %337, label %349

337:                                              ; preds = %336, %332
  %338 = getelementptr inbounds nuw i8, ptr %280, i64 56
  %339 = load i32, ptr %338, align 8
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %349, label %341

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %280, i64 48
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %342, i32 noundef %45, i64 noundef %51) #19
  br label %349

343:                                              ; preds = %334
  %344 = getelementptr inbounds nuw i8, ptr %280, i64 48
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %344, i32 noundef %45, i64 noundef %51) #19
  br label %345

345:                                              ; preds = %343, %334
  %346 = load i8, ptr %280, align 8
  %347 = trunc i32 %45 to i8
  %348 = or i8 %346, %347
  store i8 %348, ptr %280, align 8
  br label %349

349:                                              ; preds = %345, %341, %337, %336, %332
  %350 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %351 = getelementptr inbounds nuw i8, ptr %280, i64 16
  %352 = select i1 %327, ptr %351, ptr %350
  %353 = load i32, ptr %21, align 8
  %354 = load ptr, ptr %1, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 4
  %356 = load i32, ptr %355, align 4
  %357 = load i32, ptr %22, align 4
  %358 = load i32, ptr %8, align 8
  %359 = zext i32 %353 to i64
  %360 = shl i64 %359, 34
  %361 = and i32 %356, 1023
  %362 = zext nneg i32 %361 to i64
  %363 = shl nuw nsw i64 %362, 24
  %364 = or disjoint i64 %363, %360
  %365 = shl i32 %357, 8
  %366 = and i32 %365, 16776960
  %367 = zext nneg i32 %366 to i64
  %368 = or disjoint i64 %364, %367
  %369 = shl i32 %45, 4
  %370 = or i32 %358, %369
  %371 = zext i32 %370 to i64
  %372 = or i64 %368, %371
  tail call fastcc void @list_add(ptr noundef nonnull %352, i64 noundef %372, i32 noundef %356) #19
  %373 = load i32, ptr %8, align 8
  %374 = icmp eq i32 %373, 8
  %375 = icmp eq i32 %45, 15
  %376 = and i1 %375, %374
  br i1 %376, label %377, label %439

377:                                              ; preds = %349
  %378 = load i32, ptr %351, align 8
  %379 = icmp eq i32 %378, 1
  br i1 %379, label %380, label %439

380:                                              ; preds = %377
  %381 = load i32, ptr %350, align 8
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %439

383:                                              ; preds = %380
  %384 = load ptr, ptr %26, align 8
  %385 = load i64, ptr %61, align 8
  %386 = lshr i64 %385, 4
  %387 = getelementptr inbounds nuw %struct.Side, ptr %384, i64 %386
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 16
  %389 = getelementptr inbounds nuw i8, ptr %387, i64 32
  %390 = load ptr, ptr %389, align 8
  tail call void @free(ptr noundef %390) #20
  %391 = getelementptr inbounds nuw i8, ptr %387, i64 40
  %392 = load ptr, ptr %391, align 8
  tail call void @free(ptr noundef %392) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %388, i8 0, i64 32, i1 false)
  %393 = getelementptr inbounds nuw i8, ptr %387, i64 48
  %394 = getelementptr inbounds nuw i8, ptr %387, i64 64
  %395 = load ptr, ptr %394, align 8
  tail call void @free(ptr noundef %395) #20
  %396 = getelementptr inbounds nuw i8, ptr %387, i64 72
  %397 = load ptr, ptr %396, align 8
  tail call void @free(ptr noundef %397) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %393, i8 0, i64 32, i1 false)
  %398 = load i32, ptr %27, align 8
  %399 = getelementptr inbounds nuw i8, ptr %387, i64 8
  store i32 %398, ptr %399, align 8
  %400 = load i64, ptr %61, align 8
  %401 = lshr i64 %400, 4
  %402 = trunc i64 %401 to i32
  store i32 %402, ptr %27, align 8
  %403 = load i32, ptr %21, align 8
  %404 = load ptr, ptr %1, align 8
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 4
  %406 = load i32, ptr %405, align 4
  %407 = load i32, ptr %22, align 4
  %408 = zext i32 %403 to i64
  %409 = shl i64 %408, 34
  %410 = and i32 %406, 1023
  %411 = zext nneg i32 %410 to i64
  %412 = shl nuw nsw i64 %411, 24
  %413 = or disjoint i64 %412, %409
  %414 = shl i32 %407, 8
  %415 = and i32 %414, 16776960
  %416 = zext nneg i32 %415 to i64
  %417 = or disjoint i64 %413, %416
  %418 = or disjoint i64 %417, 240
  store i64 %418, ptr %52, align 8
  store i64 0, ptr %61, align 8
  br label %439

419:                                              ; preds = %32
  %420 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %421 = load i32, ptr %24, align 4
  %422 = load i8, ptr %420, align 1
  %423 = and i8 %422, 16
  %424 = icmp eq i8 %423, 0
  br i1 %424, label %425, label %427

425:                                              ; preds = %419
  %426 = or i8 %422, %29
  store i8 %426, ptr %420, align 1
  br label %427

427:                                              ; preds = %425, %419
  %428 = phi i8 [ %426, %425 ], [ %422, %419 ]
  br i1 %10, label %432, label %429

429:                                              ; preds = %427
  %430 = trunc i32 %45 to i8
  %431 = or i8 %428, %430
  store i8 %431, ptr %420, align 1
  br label %432

432:                                              ; preds = %427, %429
  %433 = icmp eq i32 %421, 0
  %434 = zext i8 %428 to i32
  %435 = and i32 %45, %434
  %436 = icmp eq i32 %435, %45
  %437 = or i1 %433, %436
  %438 = zext i1 %437 to i32
  br label %439

439:                                              ; preds = %383, %380, %377, %349, %263, %261, %260, %235, %233, %231, %213, %159, %158, %432
  %440 = phi i32 [ %438, %432 ], [ 1, %231 ], [ 1, %233 ], [ 1, %263 ], [ 1, %159 ], [ 1, %158 ], [ 1, %235 ], [ 1, %260 ], [ 1, %261 ], [ %279, %349 ], [ %279, %377 ], [ %279, %380 ], [ %279, %383 ], [ 1, %213 ]
  %441 = and i32 %440, %33
  %442 = icmp ult i64 %37, %12
  br i1 %442, label %32, label %30
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @fault(ptr nocapture noundef %0, i32 noundef range(i32 2, 11) %1, ptr nocapture noundef readonly %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef range(i32 0, 2) %7) unnamed_addr #2 {
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %7, 0
  %20 = select i1 %19, i32 1, i32 2
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %72, label %24

24:                                               ; preds = %8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %26 = load ptr, ptr %25, align 8
  %27 = zext i32 %22 to i64
  br label %28

28:                                               ; preds = %66, %24
  %29 = phi i64 [ %27, %24 ], [ %30, %66 ]
  %30 = add nsw i64 %29, -1
  %31 = getelementptr inbounds nuw %struct.Finding, ptr %26, i64 %30
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, %1
  br i1 %33, label %34, label %66

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, %3
  br i1 %37, label %38, label %66

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %66

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, %14
  br i1 %45, label %46, label %66

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, %14
  br i1 %49, label %50, label %66

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, %5
  br i1 %57, label %58, label %66

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %66

62:                                               ; preds = %58
  %63 = getelementptr inbounds nuw i8, ptr %31, i64 68
  %64 = load i32, ptr %63, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %68, label %66

66:                                               ; preds = %62, %58, %54, %50, %46, %42, %38, %34, %28
  %67 = icmp eq i64 %30, 0
  br i1 %67, label %72, label %28

68:                                               ; preds = %62
  %69 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %70, 1
  store i32 %71, ptr %69, align 4
  br label %103

72:                                               ; preds = %66, %8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %22, %74
  br i1 %75, label %76, label %80

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %78 = load i32, ptr %77, align 8
  %79 = add i32 %78, 1
  store i32 %79, ptr %77, align 8
  br label %103

80:                                               ; preds = %72
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %82 = load ptr, ptr %81, align 8
  %83 = add i32 %22, 1
  store i32 %83, ptr %21, align 8
  %84 = zext i32 %22 to i64
  %85 = getelementptr inbounds nuw %struct.Finding, ptr %82, i64 %84
  store i32 %1, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  store i32 1, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store i32 %14, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 12
  store i32 %14, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 16
  store i32 %3, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 20
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 24
  store i32 %16, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %85, i64 28
  store i32 -1, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 32
  store i32 %18, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %85, i64 36
  store i32 -1, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %85, i64 40
  store i64 %4, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 48
  store i32 %6, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %85, i64 52
  store i32 %5, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %85, i64 56
  store i32 0, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %85, i64 60
  store i32 %20, ptr %99, align 4
  %100 = getelementptr inbounds nuw i8, ptr %85, i64 64
  store i32 0, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %85, i64 68
  store i32 0, ptr %101, align 4
  %102 = getelementptr inbounds nuw i8, ptr %85, i64 72
  store i64 0, ptr %102, align 8
  br label %103

103:                                              ; preds = %68, %76, %80
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nounwind
define ptr @rt_access_now(ptr nocapture noundef %0, ptr nocapture readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 1
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i32 1073741824, ptr %7, align 8
  %8 = tail call ptr @rt_access(ptr noundef %0, ptr poison, i64 noundef %2, i32 noundef %3) #19
  ret ptr %8
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @rt_host_access(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %7, i8 0, i64 48, i1 false)
  store i32 %1, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %1 to i64
  %13 = getelementptr inbounds nuw %struct.BlockRecord, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  store i32 %14, ptr %9, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = load i32, ptr %17, align 8
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw %struct.Region, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %45, label %24

24:                                               ; preds = %6
  %25 = load i64, ptr %20, align 8
  %26 = icmp ult i64 %2, %25
  br i1 %26, label %31, label %27

27:                                               ; preds = %24
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %2, %29
  br i1 %30, label %56, label %31

31:                                               ; preds = %27, %24
  br label %32

32:                                               ; preds = %31, %32
  %33 = phi i32 [ %43, %32 ], [ %22, %31 ]
  %34 = phi i32 [ %42, %32 ], [ 0, %31 ]
  %35 = add i32 %34, %33
  %36 = lshr i32 %35, 1
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.Region, ptr %16, i64 %37, i32 1
  %39 = load i64, ptr %38, align 8
  %40 = icmp ugt i64 %39, %2
  %41 = add nuw i32 %36, 1
  %42 = select i1 %40, i32 %34, i32 %41
  %43 = select i1 %40, i32 %36, i32 %33
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %32, label %45

45:                                               ; preds = %32, %6
  %46 = phi i32 [ 0, %6 ], [ %42, %32 ]
  %47 = icmp eq i32 %46, %22
  br i1 %47, label %104, label %48

48:                                               ; preds = %45
  %49 = zext i32 %46 to i64
  %50 = getelementptr inbounds nuw %struct.Region, ptr %16, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = icmp ugt i64 %51, %2
  br i1 %52, label %104, label %53

53:                                               ; preds = %48
  store i32 %46, ptr %17, align 8
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %55 = load i64, ptr %54, align 8
  br label %56

56:                                               ; preds = %53, %27
  %57 = phi i64 [ %29, %27 ], [ %55, %53 ]
  %58 = phi i64 [ %19, %27 ], [ %49, %53 ]
  %59 = sub i64 %57, %2
  %60 = icmp ugt i64 %3, %59
  br i1 %60, label %104, label %61

61:                                               ; preds = %56
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  store ptr %7, ptr %8, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %5, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %65 = icmp eq i32 %4, 0
  %66 = select i1 %65, i32 0, i32 8
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %68 = zext i1 %65 to i32
  store i32 %68, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 1, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 0, ptr %70, align 4
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 0, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %76 = icmp eq i64 %3, 0
  br i1 %76, label %85, label %77

77:                                               ; preds = %61
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %80 = add i64 %2, -1099511627776
  %81 = getelementptr inbounds nuw %struct.Region, ptr %16, i64 %58, i32 2
  br label %87

82:                                               ; preds = %87
  %83 = icmp eq i32 %101, 0
  %84 = select i1 %83, i32 4, i32 0
  br label %85

85:                                               ; preds = %82, %61
  %86 = phi i32 [ 0, %61 ], [ %84, %82 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  br label %104

87:                                               ; preds = %77, %87
  %88 = phi i64 [ 0, %77 ], [ %102, %87 ]
  %89 = phi i32 [ 1, %77 ], [ %101, %87 ]
  %90 = sub nuw i64 %3, %88
  %91 = call i64 @llvm.umin.i64(i64 %90, i64 64)
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = add i64 %88, %2
  store i64 %93, ptr %75, align 8
  %94 = call i32 @llvm.umin.i32(i32 %92, i32 4)
  store i32 %94, ptr %73, align 8
  %95 = load ptr, ptr %78, align 8
  %96 = load ptr, ptr %79, align 8
  %97 = add i64 %80, %88
  %98 = load i32, ptr %81, align 8
  %99 = and i32 %98, 1
  %100 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %95, ptr noundef %96, i64 noundef %97, i32 noundef %92, i32 noundef %99) #19
  %101 = and i32 %100, %89
  %102 = add i64 %88, 64
  %103 = icmp ult i64 %102, %3
  br i1 %103, label %87, label %82

104:                                              ; preds = %45, %48, %56, %85
  %105 = phi i32 [ %86, %85 ], [ 2, %56 ], [ 2, %48 ], [ 2, %45 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #18
  ret i32 %105
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define i32 @rt_unwritten(ptr nocapture noundef readonly %0, i64 noundef %1, i64 noundef %2, ptr nocapture noundef writeonly %3, i32 noundef %4) #4 {
  %6 = add i64 %1, -1099511627776
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = add i64 %2, 1
  %12 = tail call i64 @llvm.umax.i64(i64 %11, i64 1)
  br label %14

13:                                               ; preds = %73
  ret i32 %75

14:                                               ; preds = %5, %73
  %15 = phi i32 [ 0, %5 ], [ %75, %73 ]
  %16 = phi i64 [ 0, %5 ], [ %59, %73 ]
  %17 = phi i32 [ 0, %5 ], [ %74, %73 ]
  %18 = phi i64 [ 0, %5 ], [ %76, %73 ]
  %19 = icmp ult i64 %18, %2
  br i1 %19, label %20, label %54

20:                                               ; preds = %14
  %21 = add i64 %6, %18
  %22 = lshr i64 %21, 2
  %23 = load i32, ptr %7, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %42, label %25

25:                                               ; preds = %20
  %26 = load ptr, ptr %8, align 8
  %27 = getelementptr inbounds nuw %struct.Cell, ptr %26, i64 %22
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, 15
  %31 = icmp eq i64 %30, 15
  br i1 %31, label %32, label %38

32:                                               ; preds = %25
  %33 = load ptr, ptr %9, align 8
  %34 = lshr i64 %29, 4
  %35 = getelementptr inbounds nuw %struct.Side, ptr %33, i64 %34
  %36 = load i8, ptr %35, align 8
  %37 = zext i8 %36 to i32
  br label %47

38:                                               ; preds = %25
  %39 = load i64, ptr %27, align 8
  %40 = trunc i64 %39 to i32
  %41 = lshr i32 %40, 4
  br label %47

42:                                               ; preds = %20
  %43 = load ptr, ptr %10, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 %22
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  br label %47

47:                                               ; preds = %32, %38, %42
  %48 = phi i32 [ %46, %42 ], [ %37, %32 ], [ %41, %38 ]
  %49 = trunc i64 %21 to i32
  %50 = and i32 %49, 3
  %51 = shl nuw nsw i32 1, %50
  %52 = and i32 %48, %51
  %53 = icmp ne i32 %52, 0
  br label %54

54:                                               ; preds = %47, %14
  %55 = phi i1 [ %53, %47 ], [ true, %14 ]
  %56 = icmp ne i32 %17, 0
  %57 = select i1 %55, i1 true, i1 %56
  %58 = select i1 %57, i32 %17, i32 1
  %59 = select i1 %57, i64 %16, i64 %18
  %60 = icmp ne i32 %58, 0
  %61 = select i1 %55, i1 %60, i1 false
  br i1 %61, label %62, label %73

62:                                               ; preds = %54
  %63 = icmp ult i32 %15, %4
  br i1 %63, label %64, label %71

64:                                               ; preds = %62
  %65 = shl i32 %15, 1
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr %3, i64 %66
  store i64 %59, ptr %67, align 8
  %68 = or disjoint i32 %65, 1
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %3, i64 %69
  store i64 %18, ptr %70, align 8
  br label %71

71:                                               ; preds = %64, %62
  %72 = add i32 %15, 1
  br label %73

73:                                               ; preds = %71, %54
  %74 = phi i32 [ 0, %71 ], [ %58, %54 ]
  %75 = phi i32 [ %72, %71 ], [ %15, %54 ]
  %76 = add nuw i64 %18, 1
  %77 = icmp eq i64 %76, %12
  br i1 %77, label %13, label %14
}

; Function Attrs: nounwind
define void @rt_cas_stored(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.Access, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.Site, ptr %17, i64 %18
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 5
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 6
  %24 = load i8, ptr %23, align 2
  %25 = zext i8 %24 to i32
  %26 = call fastcc i32 @locate(ptr noundef %15, ptr noundef %9, i32 noundef %3, i32 noundef %22, i64 noundef %2, i32 noundef %25, i32 noundef %25, i32 noundef 1, ptr noundef %5) #19
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 3
  %31 = select i1 %27, i1 true, i1 %30
  br i1 %31, label %131, label %32

32:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #18
  %33 = load ptr, ptr %10, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i32, ptr %34, align 8
  store i32 %35, ptr %6, align 8
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %38 = load i32, ptr %37, align 8
  store i32 %38, ptr %36, align 4
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 32
  %41 = load i32, ptr %40, align 8
  store i32 %41, ptr %39, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %44 = load i32, ptr %43, align 8
  store i32 %44, ptr %42, align 4
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load i32, ptr %48, align 8
  store i32 %49, ptr %45, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %53 = load ptr, ptr %52, align 8
  store ptr %53, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 104
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %54, align 8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %57, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #18
  store ptr %6, ptr %7, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %32
  %63 = call fastcc i32 @segment_of(ptr noundef nonnull %15, ptr noundef nonnull %11, ptr noundef nonnull %9) #19
  br label %64

64:                                               ; preds = %32, %62
  %65 = phi i32 [ %63, %62 ], [ 0, %32 ]
  store i32 %65, ptr %58, align 8
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %3, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %68 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %69 = load i8, ptr %68, align 4
  %70 = or i8 %69, 8
  %71 = zext i8 %70 to i32
  store i32 %71, ptr %67, align 8
  %72 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %75 = load i32, ptr %74, align 8
  store i32 %75, ptr %73, align 8
  %76 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 0, ptr %76, align 4
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %79 = load i32, ptr %78, align 4
  store i32 %79, ptr %77, align 8
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 %29, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %82 = load i8, ptr %23, align 2
  %83 = zext i8 %82 to i32
  store i32 %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %84, align 4
  %85 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %87 = load i64, ptr %86, align 8
  store i64 %87, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %95 = load i32, ptr %94, align 4
  %96 = call fastcc i32 @judge(ptr noundef nonnull %15, ptr noundef %7, ptr noundef %89, ptr noundef %91, i64 noundef %93, i32 noundef %83, i32 noundef %95) #19
  %97 = load i32, ptr %59, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %130, label %99

99:                                               ; preds = %64
  %100 = and i64 %87, -4
  %101 = icmp eq i32 %29, 2
  br i1 %101, label %102, label %110

102:                                              ; preds = %99
  %103 = load ptr, ptr %10, align 8
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %105 = load i32, ptr %104, align 8
  %106 = zext i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 28
  %108 = or i64 %100, %107
  %109 = or i64 %108, -9223372036854775808
  br label %110

110:                                              ; preds = %99, %102
  %111 = phi i64 [ %109, %102 ], [ %100, %99 ]
  %112 = load i8, ptr %23, align 2
  %113 = zext nneg i8 %112 to i32
  %114 = icmp ugt i8 %112, 3
  %115 = shl nsw i32 -1, %113
  %116 = xor i32 %115, -1
  %117 = select i1 %114, i32 15, i32 %116
  %118 = trunc i64 %87 to i32
  %119 = and i32 %118, 3
  %120 = shl i32 %117, %119
  %121 = and i32 %120, 15
  call fastcc void @publish(ptr noundef nonnull %15, ptr noundef nonnull %9, ptr noundef nonnull %19, i64 noundef %111, i32 noundef %121, i32 noundef 1) #19
  %122 = getelementptr inbounds nuw i8, ptr %19, i64 7
  %123 = load i8, ptr %122, align 1
  %124 = add i8 %123, -3
  %125 = icmp ult i8 %124, 3
  br i1 %125, label %126, label %130

126:                                              ; preds = %110
  %127 = load i32, ptr %43, align 8
  %128 = add i32 %127, 1
  store i32 %128, ptr %43, align 8
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i32 0, ptr %129, align 8
  br label %130

130:                                              ; preds = %110, %126, %64
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #18
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #18
  br label %131

131:                                              ; preds = %4, %130
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #18
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @publish(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2, i64 noundef %3, i32 noundef range(i32 0, 16) %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 7
  %8 = load i8, ptr %7, align 1
  %9 = add i8 %8, -3
  %10 = icmp ult i8 %9, 3
  br i1 %10, label %19, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %15, label %19

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %11, %6, %15
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load ptr, ptr %20, align 8
  br label %22

22:                                               ; preds = %15, %19
  %23 = phi ptr [ %21, %19 ], [ null, %15 ]
  %24 = tail call fastcc ptr @location(ptr noundef %0, i64 noundef %3, ptr noundef %23) #19
  %25 = icmp eq ptr %24, null
  br i1 %25, label %119, label %26

26:                                               ; preds = %22
  %27 = icmp eq i32 %5, 0
  br i1 %27, label %28, label %65

28:                                               ; preds = %26
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %63, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 16
  br label %34

34:                                               ; preds = %57, %32
  %35 = phi i64 [ 0, %32 ], [ %59, %57 ]
  %36 = phi i32 [ 0, %32 ], [ %58, %57 ]
  %37 = load ptr, ptr %33, align 8
  %38 = getelementptr inbounds nuw %struct.Release, ptr %37, i64 %35
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 5
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  %42 = and i32 %4, %41
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %53, label %44

44:                                               ; preds = %34
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %57, label %48

48:                                               ; preds = %44
  %49 = load i32, ptr %46, align 8
  %50 = add nsw i32 %49, -1
  store i32 %50, ptr %46, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  tail call void @free(ptr noundef nonnull %46) #20
  br label %57

53:                                               ; preds = %34
  %54 = add i32 %36, 1
  %55 = zext i32 %36 to i64
  %56 = getelementptr inbounds nuw %struct.Release, ptr %37, i64 %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %56, ptr noundef nonnull align 8 dereferenceable(16) %38, i64 16, i1 false)
  br label %57

57:                                               ; preds = %53, %52, %48, %44
  %58 = phi i32 [ %54, %53 ], [ %36, %44 ], [ %36, %48 ], [ %36, %52 ]
  %59 = add nuw nsw i64 %35, 1
  %60 = load i32, ptr %29, align 8
  %61 = zext i32 %60 to i64
  %62 = icmp samesign ult i64 %59, %61
  br i1 %62, label %34, label %63

63:                                               ; preds = %57, %28
  %64 = phi i32 [ 0, %28 ], [ %58, %57 ]
  store i32 %64, ptr %29, align 8
  br label %65

65:                                               ; preds = %63, %26
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %69 = load i32, ptr %68, align 8
  br i1 %10, label %70, label %101

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %76 = load i32, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = zext i32 %69 to i64
  %87 = shl nuw nsw i64 %86, 11
  %88 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store i64 %87, ptr %88, align 8
  %89 = zext i32 %74 to i64
  %90 = shl nuw i64 %89, 32
  %91 = getelementptr inbounds nuw i8, ptr %84, i64 16
  store i64 %90, ptr %91, align 8
  %92 = add i32 %72, 1
  %93 = zext i32 %92 to i64
  %94 = or i64 %87, %93
  %95 = getelementptr inbounds nuw i8, ptr %84, i64 24
  store i64 %94, ptr %95, align 8
  %96 = zext i32 %76 to i64
  %97 = or disjoint i64 %90, %96
  %98 = getelementptr inbounds nuw i8, ptr %84, i64 32
  store i64 %97, ptr %98, align 8
  store i32 2, ptr %85, align 4
  %99 = tail call fastcc ptr @clock_join(ptr noundef nonnull %84, ptr noundef %78) #19
  %100 = tail call fastcc noundef ptr @clock_join(ptr noundef %99, ptr noundef %80) #19
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef %83, i32 noundef %4, ptr noundef %100) #19
  br label %101

101:                                              ; preds = %70, %65
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %103 = load ptr, ptr %102, align 8
  %104 = icmp eq ptr %103, null
  br i1 %104, label %112, label %105

105:                                              ; preds = %101
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %107 = load i8, ptr %106, align 4
  %108 = tail call i8 @llvm.umin.i8(i8 %107, i8 3)
  %109 = zext nneg i8 %108 to i32
  %110 = load i32, ptr %103, align 8
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %103, align 8
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef %109, i32 noundef %4, ptr noundef nonnull %103) #19
  br label %112

112:                                              ; preds = %105, %101
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %114 = load ptr, ptr %113, align 8
  %115 = icmp eq ptr %114, null
  br i1 %115, label %119, label %116

116:                                              ; preds = %112
  %117 = load i32, ptr %114, align 8
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %114, align 8
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef 1, i32 noundef %4, ptr noundef nonnull %114) #19
  br label %119

119:                                              ; preds = %112, %116, %22
  ret void
}

; Function Attrs: nounwind
define void @rt_fence(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %2 to i64
  %13 = getelementptr inbounds nuw %struct.Site, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 268
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %234, label %20

20:                                               ; preds = %3
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %22 = load i8, ptr %21, align 4
  %23 = icmp eq i8 %22, 31
  br i1 %23, label %24, label %147

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 5
  %26 = load i8, ptr %25, align 1
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %38 = load ptr, ptr %37, align 8
  %39 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = zext i32 %28 to i64
  %42 = shl nuw nsw i64 %41, 11
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i64 %42, ptr %43, align 8
  %44 = zext i32 %32 to i64
  %45 = shl nuw i64 %44, 32
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i64 %45, ptr %46, align 8
  %47 = add i32 %30, 1
  %48 = zext i32 %47 to i64
  %49 = or i64 %42, %48
  %50 = getelementptr inbounds nuw i8, ptr %39, i64 24
  store i64 %49, ptr %50, align 8
  %51 = zext i32 %34 to i64
  %52 = or disjoint i64 %45, %51
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i64 %52, ptr %53, align 8
  store i32 2, ptr %40, align 4
  %54 = tail call fastcc ptr @clock_join(ptr noundef nonnull %39, ptr noundef %36) #19
  %55 = tail call fastcc noundef ptr @clock_join(ptr noundef %54, ptr noundef %38) #19
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %57 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %58 = icmp eq i8 %26, 1
  br i1 %58, label %105, label %64

59:                                               ; preds = %143, %137, %103
  %60 = load i32, ptr %55, align 8
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr %55, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %144

63:                                               ; preds = %59
  tail call void @free(ptr noundef nonnull %55) #20
  br label %144

64:                                               ; preds = %24
  %65 = load i32, ptr %56, align 4
  %66 = tail call i32 @llvm.umax.i32(i32 %65, i32 1)
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 4
  %69 = or disjoint i64 %68, 8
  %70 = tail call noundef ptr @malloc(i64 noundef %69) #20
  store i32 1, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 4
  store i32 0, ptr %71, align 4
  %72 = load i32, ptr %56, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %96, label %74

74:                                               ; preds = %64
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 8
  br label %76

76:                                               ; preds = %90, %74
  %77 = phi i32 [ %72, %74 ], [ %91, %90 ]
  %78 = phi i32 [ 0, %74 ], [ %92, %90 ]
  %79 = phi i64 [ 0, %74 ], [ %93, %90 ]
  %80 = getelementptr inbounds nuw [0 x %struct.anon], ptr %57, i64 0, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = icmp ult i64 %81, 4611686018427387904
  br i1 %82, label %83, label %90

83:                                               ; preds = %76
  %84 = zext i32 %78 to i64
  %85 = getelementptr inbounds nuw [0 x %struct.anon], ptr %75, i64 0, i64 %84
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %85, ptr noundef nonnull readonly align 8 dereferenceable(16) %80, i64 16, i1 false)
  %86 = add i32 %78, 1
  store i32 %86, ptr %71, align 4
  %87 = load i64, ptr %85, align 8
  %88 = or i64 %87, -9223372036854775808
  store i64 %88, ptr %85, align 8
  %89 = load i32, ptr %56, align 4
  br label %90

90:                                               ; preds = %83, %76
  %91 = phi i32 [ %77, %76 ], [ %89, %83 ]
  %92 = phi i32 [ %78, %76 ], [ %86, %83 ]
  %93 = add nuw nsw i64 %79, 1
  %94 = zext i32 %91 to i64
  %95 = icmp samesign ult i64 %93, %94
  br i1 %95, label %76, label %96

96:                                               ; preds = %90, %64
  %97 = load ptr, ptr %35, align 8
  %98 = tail call fastcc ptr @clock_join(ptr noundef %97, ptr noundef nonnull %70) #19
  store ptr %98, ptr %35, align 8
  %99 = load i32, ptr %70, align 8
  %100 = add nsw i32 %99, -1
  store i32 %100, ptr %70, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %103

102:                                              ; preds = %96
  tail call void @free(ptr noundef nonnull %70) #20
  br label %103

103:                                              ; preds = %102, %96
  %104 = icmp eq i8 %26, 2
  br i1 %104, label %59, label %105

105:                                              ; preds = %103, %24
  %106 = load i32, ptr %56, align 4
  %107 = tail call i32 @llvm.umax.i32(i32 %106, i32 1)
  %108 = zext i32 %107 to i64
  %109 = shl nuw nsw i64 %108, 4
  %110 = or disjoint i64 %109, 8
  %111 = tail call noundef ptr @malloc(i64 noundef %110) #20
  store i32 1, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4
  store i32 0, ptr %112, align 4
  %113 = load i32, ptr %56, align 4
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %137, label %115

115:                                              ; preds = %105
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 8
  br label %117

117:                                              ; preds = %131, %115
  %118 = phi i32 [ %113, %115 ], [ %132, %131 ]
  %119 = phi i32 [ 0, %115 ], [ %133, %131 ]
  %120 = phi i64 [ 0, %115 ], [ %134, %131 ]
  %121 = getelementptr inbounds nuw [0 x %struct.anon], ptr %57, i64 0, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = icmp ult i64 %122, 4611686018427387904
  br i1 %123, label %124, label %131

124:                                              ; preds = %117
  %125 = zext i32 %119 to i64
  %126 = getelementptr inbounds nuw [0 x %struct.anon], ptr %116, i64 0, i64 %125
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %126, ptr noundef nonnull readonly align 8 dereferenceable(16) %121, i64 16, i1 false)
  %127 = add i32 %119, 1
  store i32 %127, ptr %112, align 4
  %128 = load i64, ptr %126, align 8
  %129 = or i64 %128, 4611686018427387904
  store i64 %129, ptr %126, align 8
  %130 = load i32, ptr %56, align 4
  br label %131

131:                                              ; preds = %124, %117
  %132 = phi i32 [ %118, %117 ], [ %130, %124 ]
  %133 = phi i32 [ %119, %117 ], [ %127, %124 ]
  %134 = add nuw nsw i64 %120, 1
  %135 = zext i32 %132 to i64
  %136 = icmp samesign ult i64 %134, %135
  br i1 %136, label %117, label %137

137:                                              ; preds = %131, %105
  %138 = load ptr, ptr %35, align 8
  %139 = tail call fastcc ptr @clock_join(ptr noundef %138, ptr noundef nonnull %111) #19
  store ptr %139, ptr %35, align 8
  %140 = load i32, ptr %111, align 8
  %141 = add nsw i32 %140, -1
  store i32 %141, ptr %111, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %59

143:                                              ; preds = %137
  tail call void @free(ptr noundef nonnull %111) #20
  br label %59

144:                                              ; preds = %59, %63
  %145 = load i32, ptr %33, align 8
  %146 = add i32 %145, 1
  store i32 %146, ptr %33, align 8
  br label %232

147:                                              ; preds = %20
  %148 = getelementptr inbounds nuw i8, ptr %13, i64 7
  %149 = load i8, ptr %148, align 1
  %150 = icmp eq i8 %149, 3
  br i1 %150, label %186, label %151

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %155 = load ptr, ptr %154, align 8
  %156 = tail call fastcc ptr @clock_join(ptr noundef %153, ptr noundef %155) #19
  store ptr %156, ptr %152, align 8
  %157 = load ptr, ptr %154, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %164, label %159

159:                                              ; preds = %151
  %160 = load i32, ptr %157, align 8
  %161 = add nsw i32 %160, -1
  store i32 %161, ptr %157, align 8
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %164

163:                                              ; preds = %159
  tail call void @free(ptr noundef nonnull %157) #20
  br label %164

164:                                              ; preds = %151, %159, %163
  store ptr null, ptr %154, align 8
  %165 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %166 = load i8, ptr %165, align 4
  %167 = icmp ugt i8 %166, 2
  br i1 %167, label %168, label %181

168:                                              ; preds = %164
  %169 = load ptr, ptr %152, align 8
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %171 = load ptr, ptr %170, align 8
  %172 = tail call fastcc ptr @clock_join(ptr noundef %169, ptr noundef %171) #19
  store ptr %172, ptr %152, align 8
  %173 = load ptr, ptr %170, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %180, label %175

175:                                              ; preds = %168
  %176 = load i32, ptr %173, align 8
  %177 = add nsw i32 %176, -1
  store i32 %177, ptr %173, align 8
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %180

179:                                              ; preds = %175
  tail call void @free(ptr noundef nonnull %173) #20
  br label %180

180:                                              ; preds = %168, %175, %179
  store ptr null, ptr %170, align 8
  br label %181

181:                                              ; preds = %164, %180
  %182 = load i8, ptr %148, align 1
  %183 = icmp eq i8 %182, 2
  br i1 %183, label %234, label %184

184:                                              ; preds = %181
  %185 = load ptr, ptr %6, align 8
  br label %186

186:                                              ; preds = %184, %147
  %187 = phi ptr [ %185, %184 ], [ %7, %147 ]
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 16
  %189 = load i32, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %191 = load i32, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %187, i64 32
  %193 = load i32, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %195 = load i32, ptr %194, align 8
  %196 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %187, i64 104
  %199 = load ptr, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %201 = load i8, ptr %200, align 4
  %202 = icmp ugt i8 %201, 2
  %203 = select i1 %202, i64 56, i64 64
  %204 = getelementptr inbounds nuw i8, ptr %5, i64 %203
  %205 = load ptr, ptr %204, align 8
  %206 = icmp eq ptr %205, null
  br i1 %206, label %212, label %207

207:                                              ; preds = %186
  %208 = load i32, ptr %205, align 8
  %209 = add nsw i32 %208, -1
  store i32 %209, ptr %205, align 8
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %212

211:                                              ; preds = %207
  tail call void @free(ptr noundef nonnull %205) #20
  br label %212

212:                                              ; preds = %186, %207, %211
  %213 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %213, align 8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 4
  %215 = zext i32 %189 to i64
  %216 = shl nuw nsw i64 %215, 11
  %217 = getelementptr inbounds nuw i8, ptr %213, i64 8
  store i64 %216, ptr %217, align 8
  %218 = zext i32 %193 to i64
  %219 = shl nuw i64 %218, 32
  %220 = getelementptr inbounds nuw i8, ptr %213, i64 16
  store i64 %219, ptr %220, align 8
  %221 = add i32 %191, 1
  %222 = zext i32 %221 to i64
  %223 = or i64 %216, %222
  %224 = getelementptr inbounds nuw i8, ptr %213, i64 24
  store i64 %223, ptr %224, align 8
  %225 = zext i32 %195 to i64
  %226 = or disjoint i64 %219, %225
  %227 = getelementptr inbounds nuw i8, ptr %213, i64 32
  store i64 %226, ptr %227, align 8
  store i32 2, ptr %214, align 4
  %228 = tail call fastcc ptr @clock_join(ptr noundef nonnull %213, ptr noundef %197) #19
  %229 = tail call fastcc noundef ptr @clock_join(ptr noundef %228, ptr noundef %199) #19
  store ptr %229, ptr %204, align 8
  %230 = load i32, ptr %194, align 8
  %231 = add i32 %230, 1
  store i32 %231, ptr %194, align 8
  br label %232

232:                                              ; preds = %144, %212
  %233 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 0, ptr %233, align 8
  br label %234

234:                                              ; preds = %232, %181, %3
  ret void
}

; Function Attrs: nounwind
define internal fastcc noundef ptr @clock_join(ptr noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = icmp eq ptr %1, null
  %4 = icmp eq ptr %0, %1
  %5 = or i1 %3, %4
  br i1 %5, label %86, label %6

6:                                                ; preds = %2
  %7 = icmp eq ptr %0, null
  br i1 %7, label %8, label %11

8:                                                ; preds = %6
  %9 = load i32, ptr %1, align 8
  %10 = add nsw i32 %9, 1
  store i32 %10, ptr %1, align 8
  br label %86

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = add i32 %15, %13
  %17 = tail call i32 @llvm.umax.i32(i32 %16, i32 1)
  %18 = zext i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 4
  %20 = or disjoint i64 %19, 8
  %21 = tail call noundef ptr @malloc(i64 noundef %20) #20
  store i32 1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4
  store i32 0, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 8
  br label %26

26:                                               ; preds = %77, %11
  %27 = phi i32 [ 0, %11 ], [ %78, %77 ]
  %28 = phi i32 [ 0, %11 ], [ %79, %77 ]
  %29 = phi i32 [ 0, %11 ], [ %80, %77 ]
  %30 = load i32, ptr %12, align 4
  %31 = icmp ult i32 %27, %30
  %32 = load i32, ptr %14, align 4
  br i1 %31, label %35, label %33

33:                                               ; preds = %26
  %34 = icmp ult i32 %28, %32
  br i1 %34, label %51, label %81

35:                                               ; preds = %26
  %36 = icmp eq i32 %28, %32
  br i1 %36, label %45, label %37

37:                                               ; preds = %35
  %38 = zext i32 %27 to i64
  %39 = getelementptr inbounds nuw [0 x %struct.anon], ptr %23, i64 0, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = zext i32 %28 to i64
  %42 = getelementptr inbounds nuw [0 x %struct.anon], ptr %24, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = icmp ult i64 %40, %43
  br i1 %44, label %45, label %51

45:                                               ; preds = %37, %35
  %46 = zext i32 %29 to i64
  %47 = getelementptr inbounds nuw [0 x %struct.anon], ptr %25, i64 0, i64 %46
  %48 = add nuw i32 %27, 1
  %49 = zext i32 %27 to i64
  %50 = getelementptr inbounds nuw [0 x %struct.anon], ptr %23, i64 0, i64 %49
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %47, ptr noundef nonnull align 8 dereferenceable(16) %50, i64 16, i1 false)
  br label %77

51:                                               ; preds = %33, %37
  %52 = icmp eq i32 %27, %30
  %53 = zext i32 %28 to i64
  br i1 %52, label %61, label %54

54:                                               ; preds = %51
  %55 = getelementptr inbounds nuw [0 x %struct.anon], ptr %24, i64 0, i64 %53
  %56 = load i64, ptr %55, align 8
  %57 = zext i32 %27 to i64
  %58 = getelementptr inbounds nuw [0 x %struct.anon], ptr %23, i64 0, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %56, %59
  br i1 %60, label %61, label %66

61:                                               ; preds = %51, %54
  %62 = zext i32 %29 to i64
  %63 = getelementptr inbounds nuw [0 x %struct.anon], ptr %25, i64 0, i64 %62
  %64 = add i32 %28, 1
  %65 = getelementptr inbounds nuw [0 x %struct.anon], ptr %24, i64 0, i64 %53
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %63, ptr noundef nonnull align 8 dereferenceable(16) %65, i64 16, i1 false)
  br label %77

66:                                               ; preds = %54
  %67 = zext i32 %29 to i64
  %68 = getelementptr inbounds nuw [0 x %struct.anon], ptr %25, i64 0, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = icmp ugt i64 %70, %72
  %74 = select i1 %73, ptr %58, ptr %55
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %68, ptr noundef nonnull align 8 dereferenceable(16) %74, i64 16, i1 false)
  %75 = add i32 %27, 1
  %76 = add i32 %28, 1
  br label %77

77:                                               ; preds = %61, %66, %45
  %78 = phi i32 [ %48, %45 ], [ %27, %61 ], [ %75, %66 ]
  %79 = phi i32 [ %28, %45 ], [ %64, %61 ], [ %76, %66 ]
  %80 = add i32 %29, 1
  br label %26

81:                                               ; preds = %33
  store i32 %29, ptr %22, align 4
  %82 = load i32, ptr %0, align 8
  %83 = add nsw i32 %82, -1
  store i32 %83, ptr %0, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %86

85:                                               ; preds = %81
  tail call void @free(ptr noundef nonnull %0) #20
  br label %86

86:                                               ; preds = %85, %81, %2, %8
  %87 = phi ptr [ %1, %8 ], [ %0, %2 ], [ %21, %81 ], [ %21, %85 ]
  ret ptr %87
}

; Function Attrs: nounwind
define void @rt_barrier(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = load ptr, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %2 to i64
  %18 = getelementptr inbounds nuw %struct.Site, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %20 = and i32 %3, 15
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %19, i64 0, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 268
  store i32 %2, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %25 = load i8, ptr %24, align 4
  %26 = icmp ne i8 %25, 8
  %27 = zext i1 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %29 = load i32, ptr %28, align 8
  %30 = lshr i32 %29, 5
  br i1 %26, label %31, label %92

31:                                               ; preds = %6
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 9
  %33 = load i8, ptr %32, align 1
  %34 = and i8 %33, 4
  %35 = icmp eq i8 %34, 0
  br i1 %35, label %92, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 640
  %38 = zext nneg i32 %30 to i64
  %39 = getelementptr inbounds nuw [32 x i32], ptr %37, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add i32 %40, 1
  store i32 %41, ptr %39, align 4
  %42 = icmp eq i32 %40, 0
  br i1 %42, label %88, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 768
  %45 = getelementptr inbounds nuw [32 x i32], ptr %44, i64 0, i64 %38
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %88, label %48

48:                                               ; preds = %43
  %49 = load i32, ptr %28, align 8
  %50 = icmp ult i32 %49, -32
  br i1 %50, label %51, label %88

51:                                               ; preds = %48
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %55 = and i32 %49, -32
  %56 = and i32 %49, -32
  %57 = zext i32 %56 to i64
  %58 = zext i32 %53 to i64
  %59 = add nuw i32 %55, 32
  br label %60

60:                                               ; preds = %51, %79
  %61 = phi i64 [ %57, %51 ], [ %80, %79 ]
  %62 = icmp samesign ult i64 %61, %58
  br i1 %62, label %63, label %88

63:                                               ; preds = %60
  %64 = load ptr, ptr %54, align 8
  %65 = getelementptr inbounds nuw %struct.Thread, ptr %64, i64 %61
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 20
  %67 = load i32, ptr %66, align 4
  %68 = icmp eq i32 %67, 1
  br i1 %68, label %69, label %79

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 88
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, %2
  br i1 %72, label %79, label %73

73:                                               ; preds = %69
  %74 = zext i32 %71 to i64
  %75 = getelementptr inbounds nuw %struct.Site, ptr %16, i64 %74, i32 6
  %76 = load i8, ptr %75, align 1
  %77 = and i8 %76, 4
  %78 = icmp eq i8 %77, 0
  br i1 %78, label %79, label %83

79:                                               ; preds = %73, %69, %63
  %80 = add nuw nsw i64 %61, 1
  %81 = trunc i64 %80 to i32
  %82 = icmp eq i32 %59, %81
  br i1 %82, label %88, label %60

83:                                               ; preds = %73
  %84 = trunc nuw i64 %61 to i32
  tail call fastcc void @barrier_fault(ptr noundef %14, ptr noundef nonnull %10, i32 noundef %2, i32 noundef %49, i32 noundef %71, i32 noundef %84, i32 noundef 3) #19
  %85 = load i8, ptr %32, align 1
  %86 = and i8 %85, 4
  %87 = icmp eq i8 %86, 0
  br i1 %87, label %92, label %88

88:                                               ; preds = %79, %60, %43, %36, %48, %83
  %89 = getelementptr inbounds nuw i8, ptr %10, i64 768
  %90 = zext nneg i32 %30 to i64
  %91 = getelementptr inbounds nuw [32 x i32], ptr %89, i64 0, i64 %90
  store i32 %2, ptr %91, align 4
  br label %92

92:                                               ; preds = %31, %6, %88, %83
  %93 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %96 = load i32, ptr %22, align 8
  %97 = add i32 %96, 1
  %98 = load i32, ptr %95, align 4
  %99 = icmp ugt i32 %97, %98
  br i1 %99, label %100, label %114

100:                                              ; preds = %92
  %101 = icmp eq i32 %98, 0
  %102 = shl i32 %98, 1
  %103 = select i1 %101, i32 8, i32 %102
  br label %104

104:                                              ; preds = %104, %100
  %105 = phi i32 [ %103, %100 ], [ %107, %104 ]
  %106 = icmp ult i32 %105, %97
  %107 = shl i32 %105, 1
  br i1 %106, label %104, label %108

108:                                              ; preds = %104
  store i32 %105, ptr %95, align 4
  %109 = zext i32 %105 to i64
  %110 = mul nuw nsw i64 %109, 24
  %111 = tail call ptr @realloc(ptr noundef %94, i64 noundef %110) #20
  %112 = load i32, ptr %22, align 8
  %113 = add i32 %112, 1
  br label %114

114:                                              ; preds = %92, %108
  %115 = phi i32 [ %97, %92 ], [ %113, %108 ]
  %116 = phi i32 [ %96, %92 ], [ %112, %108 ]
  %117 = phi ptr [ %94, %92 ], [ %111, %108 ]
  store ptr %117, ptr %93, align 8
  store i32 %115, ptr %22, align 8
  %118 = zext i32 %116 to i64
  %119 = getelementptr inbounds nuw %struct.Arrival, ptr %117, i64 %118
  %120 = load i32, ptr %28, align 8
  store i32 %120, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 4
  store i32 %2, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %119, i64 8
  store i32 %27, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %119, i64 12
  store i32 %5, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %119, i64 16
  store ptr null, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %18, i64 9
  %126 = load i8, ptr %125, align 1
  %127 = and i8 %126, 8
  %128 = icmp eq i8 %127, 0
  br i1 %128, label %132, label %129

129:                                              ; preds = %114
  %130 = getelementptr inbounds nuw i8, ptr %22, i64 12
  store i32 1, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %22, i64 8
  store i32 %4, ptr %131, align 8
  br label %132

132:                                              ; preds = %129, %114
  %133 = and i8 %126, 4
  %134 = icmp eq i8 %133, 0
  br i1 %134, label %137, label %135

135:                                              ; preds = %132
  %136 = getelementptr inbounds nuw i8, ptr %22, i64 16
  store i32 1, ptr %136, align 8
  br label %137

137:                                              ; preds = %135, %132
  %138 = getelementptr inbounds nuw i8, ptr %14, i64 33080
  %139 = load i64, ptr %138, align 8
  %140 = add i64 %139, 1
  store i64 %140, ptr %138, align 8
  br i1 %26, label %141, label %145

141:                                              ; preds = %137
  %142 = getelementptr inbounds nuw i8, ptr %8, i64 20
  store i32 1, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store i32 %2, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %8, i64 92
  store i32 %3, ptr %144, align 4
  br label %180

145:                                              ; preds = %137
  %146 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %184, label %149

149:                                              ; preds = %145
  %150 = load ptr, ptr %9, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 16
  %152 = load i32, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %150, i64 32
  %154 = load i32, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %156 = load i32, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %150, i64 104
  %160 = load ptr, ptr %159, align 8
  %161 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %163 = zext i32 %152 to i64
  %164 = shl nuw nsw i64 %163, 11
  %165 = getelementptr inbounds nuw i8, ptr %161, i64 8
  store i64 %164, ptr %165, align 8
  %166 = zext i32 %154 to i64
  %167 = shl nuw i64 %166, 32
  %168 = getelementptr inbounds nuw i8, ptr %161, i64 16
  store i64 %167, ptr %168, align 8
  %169 = add i32 %120, 1
  %170 = zext i32 %169 to i64
  %171 = or i64 %164, %170
  %172 = getelementptr inbounds nuw i8, ptr %161, i64 24
  store i64 %171, ptr %172, align 8
  %173 = zext i32 %156 to i64
  %174 = or disjoint i64 %167, %173
  %175 = getelementptr inbounds nuw i8, ptr %161, i64 32
  store i64 %174, ptr %175, align 8
  store i32 2, ptr %162, align 4
  %176 = tail call fastcc ptr @clock_join(ptr noundef nonnull %161, ptr noundef %158) #19
  %177 = tail call fastcc noundef ptr @clock_join(ptr noundef %176, ptr noundef %160) #19
  store ptr %177, ptr %124, align 8
  %178 = load i32, ptr %155, align 8
  %179 = add i32 %178, 1
  store i32 %179, ptr %155, align 8
  br label %180

180:                                              ; preds = %141, %149
  %181 = phi i64 [ 32, %149 ], [ 96, %141 ]
  %182 = phi i32 [ 0, %149 ], [ %4, %141 ]
  %183 = getelementptr inbounds nuw i8, ptr %8, i64 %181
  store i32 %182, ptr %183, align 8
  br label %184

184:                                              ; preds = %180, %145
  tail call fastcc void @barrier_try(ptr noundef nonnull %14, ptr noundef nonnull %10, ptr noundef nonnull %22) #19
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @barrier_fault(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef range(i32 1, 8) %6) unnamed_addr #2 {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %5, -1
  %15 = xor i32 %5, %3
  %16 = icmp ult i32 %15, 32
  %17 = select i1 %16, i32 1, i32 2
  %18 = select i1 %14, i32 2, i32 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %70, label %22

22:                                               ; preds = %7
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %24 = load ptr, ptr %23, align 8
  %25 = zext i32 %20 to i64
  br label %26

26:                                               ; preds = %64, %22
  %27 = phi i64 [ %25, %22 ], [ %28, %64 ]
  %28 = add nsw i64 %27, -1
  %29 = getelementptr inbounds nuw %struct.Finding, ptr %24, i64 %28
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, 6
  br i1 %31, label %32, label %64

32:                                               ; preds = %26
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i32 %34, %2
  br i1 %35, label %36, label %64

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 20
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, %4
  br i1 %39, label %40, label %64

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, %11
  br i1 %43, label %44, label %64

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %11
  br i1 %47, label %48, label %64

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 56
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, %18
  br i1 %51, label %52, label %64

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %29, i64 52
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %64

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %64

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %29, i64 68
  %62 = load i32, ptr %61, align 4
  %63 = icmp eq i32 %62, %6
  br i1 %63, label %66, label %64

64:                                               ; preds = %60, %56, %52, %48, %44, %40, %36, %32, %26
  %65 = icmp eq i64 %28, 0
  br i1 %65, label %70, label %26

66:                                               ; preds = %60
  %67 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %68 = load i32, ptr %67, align 4
  %69 = add i32 %68, 1
  store i32 %69, ptr %67, align 4
  br label %99

70:                                               ; preds = %64, %7
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %20, %72
  br i1 %73, label %74, label %78

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %76 = load i32, ptr %75, align 8
  %77 = add i32 %76, 1
  store i32 %77, ptr %75, align 8
  br label %99

78:                                               ; preds = %70
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %80 = load ptr, ptr %79, align 8
  %81 = add i32 %20, 1
  store i32 %81, ptr %19, align 8
  %82 = zext i32 %20 to i64
  %83 = getelementptr inbounds nuw %struct.Finding, ptr %80, i64 %82
  store i32 6, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  store i32 1, ptr %84, align 4
  %85 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store i32 %11, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 12
  store i32 %11, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i32 %2, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %83, i64 20
  store i32 %4, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 24
  store i32 %13, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 28
  store i32 %13, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i32 %3, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 36
  store i32 %5, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %83, i64 40
  %94 = getelementptr inbounds nuw i8, ptr %83, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %93, i8 0, i64 16, i1 false)
  store i32 %18, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %95, align 4
  %96 = getelementptr inbounds nuw i8, ptr %83, i64 64
  store i32 0, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %83, i64 68
  store i32 %6, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %83, i64 72
  store i64 0, ptr %98, align 8
  br label %99

99:                                               ; preds = %66, %74, %78
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @barrier_try(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = alloca [32 x i32], align 16
  %5 = load i32, ptr %2, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %116, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %5, %13
  br i1 %14, label %116, label %115

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %110, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %5 to i64
  %23 = and i64 %22, 1
  %24 = icmp eq i32 %5, 1
  br i1 %24, label %27, label %25

25:                                               ; preds = %19
  %26 = and i64 %22, 4294967294
  br label %52

27:                                               ; preds = %52, %19
  %28 = phi i32 [ poison, %19 ], [ %78, %52 ]
  %29 = phi i64 [ 0, %19 ], [ %79, %52 ]
  %30 = phi i32 [ 0, %19 ], [ %78, %52 ]
  %31 = icmp eq i64 %23, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw %struct.Arrival, ptr %21, i64 %29
  %34 = load i32, ptr %33, align 8
  %35 = and i32 %34, 31
  %36 = shl nuw i32 1, %35
  %37 = lshr i32 %34, 5
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = or i32 %36, %40
  store i32 %41, ptr %39, align 4
  %42 = shl nuw i32 1, %37
  %43 = or i32 %42, %30
  br label %44

44:                                               ; preds = %27, %32
  %45 = phi i32 [ %28, %27 ], [ %43, %32 ]
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %82, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %51 = zext i32 %47 to i64
  br label %84

52:                                               ; preds = %52, %25
  %53 = phi i64 [ 0, %25 ], [ %79, %52 ]
  %54 = phi i32 [ 0, %25 ], [ %78, %52 ]
  %55 = phi i64 [ 0, %25 ], [ %80, %52 ]
  %56 = getelementptr inbounds nuw %struct.Arrival, ptr %21, i64 %53
  %57 = load i32, ptr %56, align 8
  %58 = and i32 %57, 31
  %59 = shl nuw i32 1, %58
  %60 = lshr i32 %57, 5
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %61
  %63 = load i32, ptr %62, align 4
  %64 = or i32 %59, %63
  store i32 %64, ptr %62, align 4
  %65 = shl nuw i32 1, %60
  %66 = or i32 %65, %54
  %67 = or disjoint i64 %53, 1
  %68 = getelementptr inbounds nuw %struct.Arrival, ptr %21, i64 %67
  %69 = load i32, ptr %68, align 8
  %70 = and i32 %69, 31
  %71 = shl nuw i32 1, %70
  %72 = lshr i32 %69, 5
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = or i32 %71, %75
  store i32 %76, ptr %74, align 4
  %77 = shl nuw i32 1, %72
  %78 = or i32 %77, %66
  %79 = add nuw nsw i64 %53, 2
  %80 = add i64 %55, 2
  %81 = icmp eq i64 %80, %26
  br i1 %81, label %27, label %52

82:                                               ; preds = %105, %44
  %83 = phi i32 [ %5, %44 ], [ %107, %105 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #18
  br label %110

84:                                               ; preds = %49, %105
  %85 = phi i64 [ 0, %49 ], [ %108, %105 ]
  %86 = phi i32 [ %5, %49 ], [ %107, %105 ]
  %87 = trunc nuw i64 %85 to i32
  %88 = lshr i32 %87, 5
  %89 = shl nuw i32 1, %88
  %90 = and i32 %89, %45
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %105, label %92

92:                                               ; preds = %84
  %93 = load ptr, ptr %50, align 8
  %94 = getelementptr inbounds nuw %struct.Thread, ptr %93, i64 %85, i32 3
  %95 = load i32, ptr %94, align 4
  %96 = icmp eq i32 %95, 3
  br i1 %96, label %97, label %105

97:                                               ; preds = %92
  %98 = zext nneg i32 %88 to i64
  %99 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = and i32 %87, 31
  %102 = xor i32 %100, -1
  %103 = lshr i32 %102, %101
  %104 = and i32 %103, 1
  br label %105

105:                                              ; preds = %97, %92, %84
  %106 = phi i32 [ 0, %92 ], [ 0, %84 ], [ %104, %97 ]
  %107 = add i32 %106, %86
  %108 = add nuw nsw i64 %85, 1
  %109 = icmp eq i64 %108, %51
  br i1 %109, label %82, label %84

110:                                              ; preds = %82, %15
  %111 = phi i32 [ %83, %82 ], [ %5, %15 ]
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %113 = load i32, ptr %112, align 8
  %114 = icmp ult i32 %111, %113
  br i1 %114, label %116, label %115

115:                                              ; preds = %110, %11
  tail call fastcc void @barrier_complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2) #19
  br label %116

116:                                              ; preds = %115, %110, %11, %3
  ret void
}

; Function Attrs: nounwind
define void @rt_cp_async(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Target, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %2 to i64
  %19 = getelementptr inbounds nuw %struct.Site, ptr %17, i64 %18, i32 3
  %20 = load i8, ptr %19, align 2
  %21 = zext i8 %20 to i32
  %22 = tail call i32 @llvm.umin.i32(i32 %5, i32 %21)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #18
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 268
  store i32 %2, ptr %23, align 4
  %24 = call fastcc i32 @locate(ptr noundef %15, ptr noundef %9, i32 noundef %2, i32 noundef 2, i64 noundef %3, i32 noundef %21, i32 noundef %21, i32 noundef 1, ptr noundef %7) #19
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %90, label %26

26:                                               ; preds = %6
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %26
  %29 = call fastcc i32 @locate(ptr noundef %15, ptr noundef nonnull %9, i32 noundef %2, i32 noundef 1, i64 noundef %4, i32 noundef %22, i32 noundef %21, i32 noundef 0, ptr noundef %7) #19
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %90, label %31

31:                                               ; preds = %28, %26
  %32 = tail call noundef ptr @malloc(i64 noundef 48) #20
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 28
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(48) %33, i8 0, i64 20, i1 false)
  store i64 %3, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  store i64 %4, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %32, i64 16
  store i32 %2, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 20
  store i32 %21, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 24
  store i32 %22, ptr %37, align 8
  %38 = tail call ptr @malloc(i64 noundef 48) #20
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 32
  store ptr %38, ptr %39, align 8
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 104
  %56 = load ptr, ptr %55, align 8
  store i32 %42, ptr %38, align 8
  %57 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store i32 %44, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i32 %46, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %38, i64 12
  store i32 %48, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i32 %52, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %38, i64 20
  store i32 0, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store ptr %54, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %38, i64 32
  store ptr %56, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %38, i64 40
  store i64 0, ptr %64, align 8
  %65 = load ptr, ptr %39, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %72, label %69

69:                                               ; preds = %31
  %70 = load i32, ptr %67, align 8
  %71 = add nsw i32 %70, 1
  store i32 %71, ptr %67, align 8
  br label %72

72:                                               ; preds = %31, %69
  %73 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %79, label %76

76:                                               ; preds = %72
  %77 = load i32, ptr %74, align 8
  %78 = add nsw i32 %77, 1
  store i32 %78, ptr %74, align 8
  br label %79

79:                                               ; preds = %72, %76
  %80 = load i32, ptr %47, align 8
  %81 = add i32 %80, 1
  store i32 %81, ptr %47, align 8
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i32 0, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 280
  br label %84

84:                                               ; preds = %84, %79
  %85 = phi ptr [ %83, %79 ], [ %88, %84 ]
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, null
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 40
  br i1 %87, label %89, label %84

89:                                               ; preds = %84
  store ptr %32, ptr %85, align 8
  br label %90

90:                                               ; preds = %28, %6, %89
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #18
  ret void
}

declare ptr @malloc(i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #6

; Function Attrs: nounwind
define void @rt_cp_commit(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 804
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 64
  br i1 %8, label %9, label %29

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 288
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 800
  br label %18

18:                                               ; preds = %18, %9
  %19 = phi i32 [ 64, %9 ], [ %27, %18 ]
  %20 = load i32, ptr %17, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw [64 x ptr], ptr %16, i64 0, i64 %21
  %23 = load ptr, ptr %22, align 8
  store ptr null, ptr %22, align 8
  %24 = add i32 %20, 1
  %25 = and i32 %24, 63
  store i32 %25, ptr %17, align 8
  %26 = add i32 %19, -1
  store i32 %26, ptr %6, align 4
  tail call fastcc void @copies_land(ptr noundef %15, ptr noundef nonnull %5, ptr noundef %23, i32 noundef 0) #19
  %27 = load i32, ptr %6, align 4
  %28 = icmp ugt i32 %27, 63
  br i1 %28, label %18, label %29

29:                                               ; preds = %18, %3
  %30 = phi i32 [ %7, %3 ], [ %27, %18 ]
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 280
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 288
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 800
  %35 = load i32, ptr %34, align 8
  %36 = add i32 %30, 1
  store i32 %36, ptr %6, align 4
  %37 = add i32 %30, %35
  %38 = and i32 %37, 63
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw [64 x ptr], ptr %33, i64 0, i64 %39
  store ptr %32, ptr %40, align 8
  store ptr null, ptr %31, align 8
  ret void
}

; Function Attrs: nounwind
define void @rt_cp_wait(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 1
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %2 to i64
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13, i32 1
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 20
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 808
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %49, label %20

20:                                               ; preds = %4
  br i1 %16, label %25, label %21

21:                                               ; preds = %20
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 804
  %23 = load i32, ptr %22, align 4
  %24 = icmp ult i32 %23, %3
  br i1 %24, label %49, label %25

25:                                               ; preds = %20, %21
  %26 = tail call noundef ptr @malloc(i64 noundef 24) #20
  store i32 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store i32 0, ptr %27, align 4
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %30 to i64
  %34 = shl nuw nsw i64 %33, 11
  %35 = add i32 %32, 1
  %36 = zext i32 %35 to i64
  %37 = or i64 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 8
  store i64 %37, ptr %38, align 8
  %39 = load i32, ptr %17, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 16
  store i64 %40, ptr %41, align 8
  store i32 1, ptr %27, align 4
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %43 = load ptr, ptr %42, align 8
  %44 = tail call fastcc ptr @clock_join(ptr noundef %43, ptr noundef nonnull %26) #19
  store ptr %44, ptr %42, align 8
  %45 = load i32, ptr %26, align 8
  %46 = add nsw i32 %45, -1
  store i32 %46, ptr %26, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %25
  tail call void @free(ptr noundef nonnull %26) #20
  br label %49

49:                                               ; preds = %48, %25, %21, %4
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 804
  %53 = load i32, ptr %52, align 4
  %54 = icmp ugt i32 %53, %3
  br i1 %54, label %55, label %69

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 288
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 800
  br label %58

58:                                               ; preds = %58, %55
  %59 = phi i32 [ %53, %55 ], [ %67, %58 ]
  %60 = load i32, ptr %57, align 8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw [64 x ptr], ptr %56, i64 0, i64 %61
  %63 = load ptr, ptr %62, align 8
  store ptr null, ptr %62, align 8
  %64 = add i32 %60, 1
  %65 = and i32 %64, 63
  store i32 %65, ptr %57, align 8
  %66 = add i32 %59, -1
  store i32 %66, ptr %52, align 4
  tail call fastcc void @copies_land(ptr noundef %51, ptr noundef nonnull %6, ptr noundef %63, i32 noundef 0) #19
  %67 = load i32, ptr %52, align 4
  %68 = icmp ugt i32 %67, %3
  br i1 %68, label %58, label %69

69:                                               ; preds = %58, %49
  br i1 %16, label %70, label %74

70:                                               ; preds = %69
  %71 = load ptr, ptr %50, align 8
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 280
  %73 = load ptr, ptr %72, align 8
  tail call fastcc void @copies_land(ptr noundef %71, ptr noundef nonnull %6, ptr noundef %73, i32 noundef 0) #19
  store ptr null, ptr %72, align 8
  br label %74

74:                                               ; preds = %70, %69
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @copies_land(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr noundef %2, i32 noundef %3) unnamed_addr #0 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.Target, align 8
  %7 = alloca [16 x i8], align 16
  %8 = alloca %struct.Access, align 8
  %9 = alloca %struct.Access, align 8
  %10 = icmp eq ptr %2, null
  br i1 %10, label %144, label %11

11:                                               ; preds = %4
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = icmp ne i32 %3, 0
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %35 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %36 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %41 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  br label %47

47:                                               ; preds = %11, %139
  %48 = phi ptr [ %2, %11 ], [ %50, %139 ]
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %50 = load ptr, ptr %49, align 8
  %51 = load ptr, ptr %12, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #18
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #18
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = load i64, ptr %48, align 8
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 20
  %56 = load i32, ptr %55, align 4
  %57 = call fastcc i32 @locate(ptr noundef %0, ptr noundef %1, i32 noundef %53, i32 noundef 2, i64 noundef %54, i32 noundef %56, i32 noundef %56, i32 noundef 1, ptr noundef %5) #19
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %116, label %59

59:                                               ; preds = %47
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, i8 0, i64 16, i1 false)
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %69, label %63

63:                                               ; preds = %59
  %64 = load i32, ptr %52, align 8
  %65 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = call fastcc i32 @locate(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %64, i32 noundef 1, i64 noundef %66, i32 noundef %61, i32 noundef 1, i32 noundef 0, ptr noundef %6) #19
  %68 = icmp ne i32 %67, 0
  br label %69

69:                                               ; preds = %63, %59
  %70 = phi i1 [ true, %59 ], [ %68, %63 ]
  %71 = load i32, ptr %13, align 8
  %72 = icmp eq i32 %71, 0
  %73 = or i1 %72, %14
  %74 = select i1 %72, i32 0, i32 %3
  br i1 %73, label %77, label %75

75:                                               ; preds = %69
  %76 = tail call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef %51, ptr noundef nonnull %1) #19
  br label %77

77:                                               ; preds = %69, %75
  %78 = phi i32 [ %74, %69 ], [ %76, %75 ]
  br i1 %70, label %79, label %101

79:                                               ; preds = %77
  %80 = load i32, ptr %60, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %101, label %82

82:                                               ; preds = %79
  %83 = load ptr, ptr %6, align 8
  %84 = zext i32 %80 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %7, ptr align 1 %83, i64 %84, i1 false)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  %85 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %86 = load ptr, ptr %85, align 8
  store ptr %86, ptr %8, align 8
  store i32 %78, ptr %15, align 8
  %87 = load i32, ptr %52, align 8
  store i32 %87, ptr %16, align 4
  store i32 0, ptr %17, align 8
  store i32 1, ptr %18, align 4
  store i32 0, ptr %19, align 8
  store i32 1, ptr %20, align 4
  %88 = getelementptr inbounds nuw i8, ptr %51, i64 20
  %89 = load i32, ptr %88, align 4
  store i32 %89, ptr %21, align 8
  store i32 1, ptr %22, align 4
  store i32 %80, ptr %23, align 8
  store i32 0, ptr %24, align 4
  %90 = load i64, ptr %26, align 8
  store i64 %90, ptr %25, align 8
  %91 = load ptr, ptr %27, align 8
  %92 = load ptr, ptr %28, align 8
  %93 = load i64, ptr %29, align 8
  %94 = load i32, ptr %30, align 4
  %95 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %91, ptr noundef %92, i64 noundef %93, i32 noundef %80, i32 noundef %94) #19
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %82
  %98 = load i32, ptr %52, align 8
  %99 = load i32, ptr %60, align 8
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %98, i64 noundef %90, i32 noundef 1, i32 noundef %99, i32 noundef 0) #19
  br label %100

100:                                              ; preds = %97, %82
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  br label %101

101:                                              ; preds = %100, %79, %77
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #18
  %102 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %103 = load ptr, ptr %102, align 8
  store ptr %103, ptr %9, align 8
  store i32 %78, ptr %31, align 8
  %104 = load i32, ptr %52, align 8
  store i32 %104, ptr %32, align 4
  store i32 8, ptr %33, align 8
  store i32 0, ptr %34, align 4
  store i32 0, ptr %35, align 8
  store i32 1, ptr %36, align 4
  %105 = getelementptr inbounds nuw i8, ptr %51, i64 20
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %37, align 8
  store i32 2, ptr %38, align 4
  %107 = load i32, ptr %55, align 4
  store i32 %107, ptr %39, align 8
  store i32 0, ptr %40, align 4
  %108 = load i64, ptr %42, align 8
  store i64 %108, ptr %41, align 8
  %109 = load ptr, ptr %43, align 8
  %110 = load ptr, ptr %44, align 8
  %111 = load i64, ptr %45, align 8
  %112 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %109, ptr noundef %110, i64 noundef %111, i32 noundef %107, i32 noundef 0) #19
  %113 = load ptr, ptr %5, align 8
  %114 = load i32, ptr %55, align 4
  %115 = zext i32 %114 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %113, ptr nonnull align 16 %7, i64 %115, i1 false)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #18
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  br label %116

116:                                              ; preds = %101, %47
  %117 = getelementptr inbounds nuw i8, ptr %48, i64 32
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %128, label %122

122:                                              ; preds = %116
  %123 = load i32, ptr %120, align 8
  %124 = add nsw i32 %123, -1
  store i32 %124, ptr %120, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %128

126:                                              ; preds = %122
  tail call void @free(ptr noundef nonnull %120) #20
  %127 = load ptr, ptr %117, align 8
  br label %128

128:                                              ; preds = %126, %122, %116
  %129 = phi ptr [ %118, %116 ], [ %118, %122 ], [ %127, %126 ]
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 32
  %131 = load ptr, ptr %130, align 8
  %132 = icmp eq ptr %131, null
  br i1 %132, label %139, label %133

133:                                              ; preds = %128
  %134 = load i32, ptr %131, align 8
  %135 = add nsw i32 %134, -1
  store i32 %135, ptr %131, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %139

137:                                              ; preds = %133
  tail call void @free(ptr noundef nonnull %131) #20
  %138 = load ptr, ptr %117, align 8
  br label %139

139:                                              ; preds = %128, %133, %137
  %140 = phi ptr [ %129, %128 ], [ %129, %133 ], [ %138, %137 ]
  tail call void @free(ptr noundef %140) #20
  %141 = load i64, ptr %46, align 8
  %142 = add i64 %141, 1
  store i64 %142, ptr %46, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #18
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #18
  tail call void @free(ptr noundef nonnull %48) #20
  %143 = icmp eq ptr %50, null
  br i1 %143, label %144, label %47

144:                                              ; preds = %139, %4
  ret void
}

; Function Attrs: nounwind
define i64 @rt_mbarrier(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) #0 {
  %7 = alloca %struct.Gather, align 8
  %8 = alloca %struct.Target, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %10 = load ptr, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 152
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = zext i32 %2 to i64
  %20 = getelementptr inbounds nuw %struct.Site, ptr %18, i64 %19
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 268
  store i32 %2, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 5
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = call fastcc i32 @locate(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i32 noundef range(i32 0, 256) %24, i64 noundef %3, i32 noundef 8, i32 noundef 8, i32 noundef 1, ptr noundef nonnull %8) #19
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %531, label %27

27:                                               ; preds = %6
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef %3, i32 noundef 10, i32 noundef 0, i32 noundef 0) #19
  br label %531

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 896
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %48, label %40

40:                                               ; preds = %32, %44
  %41 = phi ptr [ %46, %44 ], [ %38, %32 ]
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, %36
  br i1 %43, label %53, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 120
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %40

48:                                               ; preds = %44, %32
  %49 = tail call noundef ptr @malloc(i64 noundef 128) #20
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %50, i8 0, i64 120, i1 false)
  store i64 %36, ptr %49, align 8
  %51 = load ptr, ptr %37, align 8
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 120
  store ptr %51, ptr %52, align 8
  store ptr %49, ptr %37, align 8
  br label %53

53:                                               ; preds = %40, %48
  %54 = phi ptr [ %49, %48 ], [ %41, %40 ]
  %55 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %56 = load i8, ptr %55, align 4
  %57 = add i8 %56, -21
  %58 = icmp ult i8 %57, 2
  %59 = zext i1 %58 to i32
  %60 = call fastcc i32 @mbarrier_judge(ptr noundef %16, ptr noundef %10, i32 noundef %2, ptr noundef %8, ptr noundef %54, i32 noundef %59) #19
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %531, label %62

62:                                               ; preds = %53
  %63 = load i8, ptr %55, align 4
  switch i8 %63, label %440 [
    i8 21, label %64
    i8 22, label %134
    i8 28, label %142
    i8 25, label %280
    i8 26, label %280
    i8 27, label %371
    i8 32, label %371
    i8 33, label %432
    i8 34, label %432
  ]

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %70, label %68

68:                                               ; preds = %64
  %69 = load i64, ptr %54, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %69, i32 noundef 1, i32 noundef 0, i32 noundef 0) #19
  br label %70

70:                                               ; preds = %68, %64
  %71 = add i64 %4, -1048576
  %72 = icmp ult i64 %71, -1048575
  br i1 %72, label %75, label %73

73:                                               ; preds = %70
  %74 = trunc nuw i64 %4 to i32
  br label %78

75:                                               ; preds = %70
  %76 = load i64, ptr %54, align 8
  %77 = trunc i64 %4 to i32
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %76, i32 noundef 3, i32 noundef %77, i32 noundef 0) #19
  br label %78

78:                                               ; preds = %75, %73
  %79 = phi i32 [ %74, %73 ], [ %77, %75 ]
  store i32 1, ptr %65, align 8
  %80 = getelementptr inbounds nuw i8, ptr %54, i64 12
  store i32 0, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %54, i64 32
  store i64 0, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %83 = load i32, ptr %82, align 8
  %84 = add i32 %83, 1
  store i32 %84, ptr %82, align 8
  %85 = getelementptr inbounds nuw i8, ptr %54, i64 24
  store i32 %79, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %54, i64 20
  store i32 %79, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %108, label %90

90:                                               ; preds = %78
  %91 = getelementptr inbounds nuw i8, ptr %54, i64 80
  br label %92

92:                                               ; preds = %103, %90
  %93 = phi i64 [ 0, %90 ], [ %104, %103 ]
  %94 = load ptr, ptr %91, align 8
  %95 = getelementptr inbounds nuw %struct.Release, ptr %94, i64 %93, i32 3
  %96 = load ptr, ptr %95, align 8
  %97 = icmp eq ptr %96, null
  br i1 %97, label %103, label %98

98:                                               ; preds = %92
  %99 = load i32, ptr %96, align 8
  %100 = add nsw i32 %99, -1
  store i32 %100, ptr %96, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %103

102:                                              ; preds = %98
  tail call void @free(ptr noundef nonnull %96) #20
  br label %103

103:                                              ; preds = %102, %98, %92
  %104 = add nuw nsw i64 %93, 1
  %105 = load i32, ptr %87, align 8
  %106 = zext i32 %105 to i64
  %107 = icmp samesign ult i64 %104, %106
  br i1 %107, label %92, label %108

108:                                              ; preds = %103, %78
  store i32 0, ptr %87, align 8
  %109 = getelementptr inbounds nuw i8, ptr %54, i64 88
  %110 = load i32, ptr %109, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %130, label %112

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %54, i64 96
  br label %114

114:                                              ; preds = %125, %112
  %115 = phi i64 [ 0, %112 ], [ %126, %125 ]
  %116 = load ptr, ptr %113, align 8
  %117 = getelementptr inbounds nuw %struct.Release, ptr %116, i64 %115, i32 3
  %118 = load ptr, ptr %117, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %125, label %120

120:                                              ; preds = %114
  %121 = load i32, ptr %118, align 8
  %122 = add nsw i32 %121, -1
  store i32 %122, ptr %118, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %125

124:                                              ; preds = %120
  tail call void @free(ptr noundef nonnull %118) #20
  br label %125

125:                                              ; preds = %124, %120, %114
  %126 = add nuw nsw i64 %115, 1
  %127 = load i32, ptr %109, align 8
  %128 = zext i32 %127 to i64
  %129 = icmp samesign ult i64 %126, %128
  br i1 %129, label %114, label %130

130:                                              ; preds = %125, %108
  store i32 0, ptr %109, align 8
  %131 = getelementptr inbounds nuw i8, ptr %16, i64 33080
  %132 = load i64, ptr %131, align 8
  %133 = add i64 %132, 1
  store i64 %133, ptr %131, align 8
  br label %508

134:                                              ; preds = %62
  %135 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %141

138:                                              ; preds = %134
  %139 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %140 = load i64, ptr %139, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef %10, i32 noundef %2, i64 noundef %140, i32 noundef 2, i32 noundef 0, i32 noundef 0) #19
  br label %141

141:                                              ; preds = %138, %134
  store i32 0, ptr %135, align 8
  br label %508

142:                                              ; preds = %62
  %143 = load ptr, ptr %11, align 8
  %144 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %145 = load i32, ptr %144, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %229, label %147

147:                                              ; preds = %142
  %148 = getelementptr inbounds nuw i8, ptr %143, i64 40
  %149 = load i32, ptr %148, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %194

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 20
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %16, i64 92
  %161 = getelementptr inbounds nuw i8, ptr %16, i64 88
  %162 = load i32, ptr %161, align 8
  %163 = add i32 %162, 1
  %164 = load i32, ptr %160, align 4
  %165 = icmp ugt i32 %163, %164
  br i1 %165, label %166, label %179

166:                                              ; preds = %151
  %167 = icmp eq i32 %164, 0
  %168 = shl i32 %164, 1
  %169 = select i1 %167, i32 8, i32 %168
  br label %170

170:                                              ; preds = %170, %166
  %171 = phi i32 [ %169, %166 ], [ %173, %170 ]
  %172 = icmp ult i32 %171, %163
  %173 = shl i32 %171, 1
  br i1 %172, label %170, label %174

174:                                              ; preds = %170
  store i32 %171, ptr %160, align 4
  %175 = zext i32 %171 to i64
  %176 = mul nuw nsw i64 %175, 20
  %177 = tail call ptr @realloc(ptr noundef %159, i64 noundef %176) #20
  %178 = load i32, ptr %161, align 8
  br label %179

179:                                              ; preds = %174, %151
  %180 = phi i32 [ %178, %174 ], [ %162, %151 ]
  %181 = phi ptr [ %177, %174 ], [ %159, %151 ]
  store ptr %181, ptr %158, align 8
  %182 = zext i32 %180 to i64
  %183 = getelementptr inbounds nuw %struct.BlockRecord, ptr %181, i64 %182
  store i32 %155, ptr %183, align 4
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  store i32 %157, ptr %184, align 4
  %185 = getelementptr inbounds nuw i8, ptr %183, i64 8
  store i32 %180, ptr %185, align 4
  %186 = getelementptr inbounds nuw i8, ptr %183, i64 12
  store i32 0, ptr %186, align 4
  %187 = getelementptr inbounds nuw i8, ptr %183, i64 16
  store i32 %180, ptr %187, align 4
  %188 = load i32, ptr %161, align 8
  %189 = add i32 %188, 1
  store i32 %189, ptr %161, align 8
  store i32 %188, ptr %148, align 8
  %190 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %191 = load i32, ptr %190, align 8
  %192 = zext i32 %188 to i64
  %193 = getelementptr inbounds nuw %struct.BlockRecord, ptr %181, i64 %192, i32 2
  store i32 %191, ptr %193, align 4
  br label %194

194:                                              ; preds = %179, %147
  %195 = phi i32 [ %188, %179 ], [ %149, %147 ]
  %196 = getelementptr inbounds nuw i8, ptr %10, i64 808
  %197 = load i32, ptr %196, align 8
  %198 = add i32 %197, 1
  store i32 %198, ptr %196, align 8
  %199 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %16, i64 76
  %202 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %203 = load i32, ptr %202, align 8
  %204 = add i32 %203, 1
  %205 = load i32, ptr %201, align 4
  %206 = icmp ugt i32 %204, %205
  br i1 %206, label %207, label %221

207:                                              ; preds = %194
  %208 = icmp eq i32 %205, 0
  %209 = shl i32 %205, 1
  %210 = select i1 %208, i32 8, i32 %209
  br label %211

211:                                              ; preds = %211, %207
  %212 = phi i32 [ %210, %207 ], [ %214, %211 ]
  %213 = icmp ult i32 %212, %204
  %214 = shl i32 %212, 1
  br i1 %213, label %211, label %215

215:                                              ; preds = %211
  store i32 %212, ptr %201, align 4
  %216 = zext i32 %212 to i64
  %217 = mul nuw nsw i64 %216, 12
  %218 = tail call ptr @realloc(ptr noundef %200, i64 noundef %217) #20
  %219 = load i32, ptr %202, align 8
  %220 = add i32 %219, 1
  br label %221

221:                                              ; preds = %215, %194
  %222 = phi i32 [ %204, %194 ], [ %220, %215 ]
  %223 = phi i32 [ %203, %194 ], [ %219, %215 ]
  %224 = phi ptr [ %200, %194 ], [ %218, %215 ]
  store ptr %224, ptr %199, align 8
  %225 = zext i32 %223 to i64
  %226 = getelementptr inbounds nuw %struct.Segment, ptr %224, i64 %225
  store i32 %195, ptr %226, align 4
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 4
  store i32 0, ptr %227, align 4
  %228 = getelementptr inbounds nuw i8, ptr %226, i64 8
  store i32 %198, ptr %228, align 4
  store i32 %222, ptr %202, align 8
  br label %229

229:                                              ; preds = %221, %142
  %230 = phi i32 [ %223, %221 ], [ 0, %142 ]
  %231 = getelementptr inbounds nuw i8, ptr %10, i64 804
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %248, label %234

234:                                              ; preds = %229
  %235 = getelementptr inbounds nuw i8, ptr %10, i64 288
  %236 = getelementptr inbounds nuw i8, ptr %10, i64 800
  br label %237

237:                                              ; preds = %237, %234
  %238 = phi i32 [ %232, %234 ], [ %246, %237 ]
  %239 = load i32, ptr %236, align 8
  %240 = zext i32 %239 to i64
  %241 = getelementptr inbounds nuw [64 x ptr], ptr %235, i64 0, i64 %240
  %242 = load ptr, ptr %241, align 8
  store ptr null, ptr %241, align 8
  %243 = add i32 %239, 1
  %244 = and i32 %243, 63
  store i32 %244, ptr %236, align 8
  %245 = add i32 %238, -1
  store i32 %245, ptr %231, align 4
  tail call fastcc void @copies_land(ptr noundef %16, ptr noundef nonnull %10, ptr noundef %242, i32 noundef %230) #19
  %246 = load i32, ptr %231, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %237

248:                                              ; preds = %237, %229
  %249 = getelementptr inbounds nuw i8, ptr %10, i64 280
  %250 = load ptr, ptr %249, align 8
  tail call fastcc void @copies_land(ptr noundef %16, ptr noundef nonnull %10, ptr noundef %250, i32 noundef %230) #19
  store ptr null, ptr %249, align 8
  %251 = load i32, ptr %144, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %274, label %253

253:                                              ; preds = %248
  %254 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %255 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %256 = load i32, ptr %255, align 8
  %257 = tail call noundef ptr @malloc(i64 noundef 24) #20
  store i32 1, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 4
  store i32 0, ptr %258, align 4
  %259 = load ptr, ptr %11, align 8
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 40
  %261 = load i32, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %263 = load i32, ptr %262, align 8
  %264 = zext i32 %261 to i64
  %265 = shl nuw nsw i64 %264, 11
  %266 = add i32 %263, 1
  %267 = zext i32 %266 to i64
  %268 = or i64 %265, %267
  %269 = getelementptr inbounds nuw i8, ptr %257, i64 8
  store i64 %268, ptr %269, align 8
  %270 = getelementptr inbounds nuw i8, ptr %10, i64 808
  %271 = load i32, ptr %270, align 8
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %257, i64 16
  store i64 %272, ptr %273, align 8
  store i32 1, ptr %258, align 4
  tail call fastcc void @gather_add(ptr noundef nonnull %254, i32 noundef %256, i32 noundef 1, ptr noundef nonnull %257) #19
  br label %274

274:                                              ; preds = %248, %253
  %275 = getelementptr inbounds nuw i8, ptr %20, i64 10
  %276 = load i8, ptr %275, align 2
  %277 = icmp eq i8 %276, 0
  br i1 %277, label %508, label %278

278:                                              ; preds = %274
  %279 = tail call fastcc i64 @mbarrier_arrive(ptr noundef nonnull %16, ptr noundef nonnull %10, i32 noundef %2, ptr noundef %54, i64 noundef 1) #19
  br label %508

280:                                              ; preds = %62, %62
  %281 = load ptr, ptr %11, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %285 = load ptr, ptr %284, align 8
  %286 = getelementptr inbounds nuw %struct.Site, ptr %285, i64 %19
  %287 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %288 = load i32, ptr %287, align 4
  %289 = lshr i64 %4, 32
  %290 = trunc nuw i64 %289 to i32
  %291 = sub i32 %288, %290
  %292 = getelementptr inbounds nuw i8, ptr %286, i64 9
  %293 = load i8, ptr %292, align 1
  %294 = and i8 %293, 32
  %295 = icmp eq i8 %294, 0
  %296 = and i32 %288, 1
  %297 = zext nneg i32 %296 to i64
  %298 = and i64 %4, 1
  %299 = icmp ne i64 %298, %297
  %300 = icmp ne i32 %288, %290
  %301 = select i1 %295, i1 %300, i1 %299
  %302 = icmp ugt i32 %291, 1
  %303 = select i1 %295, i1 %302, i1 false
  br i1 %303, label %304, label %306

304:                                              ; preds = %280
  %305 = load i64, ptr %54, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %305, i32 noundef 6, i32 noundef %291, i32 noundef 0) #19
  br label %306

306:                                              ; preds = %304, %280
  br i1 %301, label %307, label %367

307:                                              ; preds = %306
  %308 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %309 = load i32, ptr %308, align 8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %363, label %311

311:                                              ; preds = %307
  %312 = getelementptr inbounds nuw i8, ptr %54, i64 88
  %313 = load i32, ptr %312, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %363, label %315

315:                                              ; preds = %311
  %316 = getelementptr inbounds nuw i8, ptr %54, i64 96
  %317 = getelementptr inbounds nuw i8, ptr %286, i64 8
  %318 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %319 = getelementptr inbounds nuw i8, ptr %286, i64 7
  br label %320

320:                                              ; preds = %358, %315
  %321 = phi i32 [ %313, %315 ], [ %359, %358 ]
  %322 = phi i64 [ 0, %315 ], [ %360, %358 ]
  %323 = load ptr, ptr %316, align 8
  %324 = getelementptr inbounds nuw %struct.Release, ptr %323, i64 %322
  %325 = load ptr, ptr %11, align 8
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 16
  %327 = load i32, ptr %326, align 8
  %328 = load i32, ptr %324, align 8
  %329 = getelementptr inbounds nuw i8, ptr %324, i64 4
  %330 = load i8, ptr %329, align 4
  %331 = load i8, ptr %317, align 4
  %332 = tail call i8 @llvm.umin.i8(i8 %330, i8 %331)
  %333 = icmp eq i32 %328, %327
  %334 = icmp ugt i8 %332, 2
  %335 = select i1 %333, i1 true, i1 %334
  br i1 %335, label %347, label %336

336:                                              ; preds = %320
  %337 = icmp eq i8 %332, 2
  br i1 %337, label %338, label %358

338:                                              ; preds = %336
  %339 = load ptr, ptr %318, align 8
  %340 = zext i32 %328 to i64
  %341 = getelementptr inbounds nuw %struct.BlockRecord, ptr %339, i64 %340, i32 4
  %342 = load i32, ptr %341, align 4
  %343 = zext i32 %327 to i64
  %344 = getelementptr inbounds nuw %struct.BlockRecord, ptr %339, i64 %343, i32 4
  %345 = load i32, ptr %344, align 4
  %346 = icmp eq i32 %342, %345
  br i1 %346, label %347, label %358

347:                                              ; preds = %338, %320
  %348 = load i8, ptr %319, align 1
  %349 = icmp eq i8 %348, 2
  %350 = select i1 %333, i64 80, i64 72
  %351 = select i1 %349, i64 48, i64 %350
  %352 = getelementptr inbounds nuw i8, ptr %10, i64 %351
  %353 = load ptr, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %324, i64 8
  %355 = load ptr, ptr %354, align 8
  %356 = tail call fastcc ptr @clock_join(ptr noundef %353, ptr noundef %355) #19
  store ptr %356, ptr %352, align 8
  %357 = load i32, ptr %312, align 8
  br label %358

358:                                              ; preds = %347, %338, %336
  %359 = phi i32 [ %321, %336 ], [ %321, %338 ], [ %357, %347 ]
  %360 = add nuw nsw i64 %322, 1
  %361 = zext i32 %359 to i64
  %362 = icmp samesign ult i64 %360, %361
  br i1 %362, label %320, label %363

363:                                              ; preds = %358, %311, %307
  %364 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %365 = load i32, ptr %364, align 8
  %366 = getelementptr inbounds nuw i8, ptr %54, i64 28
  store i32 %365, ptr %366, align 4
  br label %367

367:                                              ; preds = %306, %363
  %368 = phi ptr [ null, %363 ], [ %54, %306 ]
  %369 = getelementptr inbounds nuw i8, ptr %10, i64 856
  store ptr %368, ptr %369, align 8
  %370 = zext i1 %301 to i64
  br label %531

371:                                              ; preds = %62, %62
  %372 = icmp eq i8 %63, 27
  %373 = sub nsw i64 0, %5
  %374 = select i1 %372, i64 %5, i64 %373
  %375 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %376 = load i64, ptr %375, align 8
  %377 = add nsw i64 %376, %374
  store i64 %377, ptr %375, align 8
  %378 = add i64 %377, -1048576
  %379 = icmp ult i64 %378, -2097151
  br i1 %379, label %380, label %382

380:                                              ; preds = %371
  %381 = load i64, ptr %54, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %381, i32 noundef 7, i32 noundef 0, i32 noundef 0) #19
  br label %382

382:                                              ; preds = %371, %380
  %383 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %384 = load i32, ptr %383, align 8
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %428, label %386

386:                                              ; preds = %382
  %387 = getelementptr inbounds nuw i8, ptr %54, i64 20
  %388 = load i32, ptr %387, align 4
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %428

390:                                              ; preds = %386
  %391 = load i64, ptr %375, align 8
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %393, label %428

393:                                              ; preds = %390
  %394 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %395 = load i32, ptr %394, align 4
  %396 = add i32 %395, 1
  store i32 %396, ptr %394, align 4
  %397 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %398 = load i32, ptr %397, align 8
  %399 = add i32 %398, 1
  store i32 %399, ptr %397, align 8
  %400 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %401 = load i32, ptr %400, align 8
  store i32 %401, ptr %387, align 4
  %402 = getelementptr inbounds nuw i8, ptr %54, i64 88
  %403 = load i32, ptr %402, align 8
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %423, label %405

405:                                              ; preds = %393
  %406 = getelementptr inbounds nuw i8, ptr %54, i64 96
  br label %407

407:                                              ; preds = %418, %405
  %408 = phi i64 [ 0, %405 ], [ %419, %418 ]
  %409 = load ptr, ptr %406, align 8
  %410 = getelementptr inbounds nuw %struct.Release, ptr %409, i64 %408, i32 3
  %411 = load ptr, ptr %410, align 8
  %412 = icmp eq ptr %411, null
  br i1 %412, label %418, label %413

413:                                              ; preds = %407
  %414 = load i32, ptr %411, align 8
  %415 = add nsw i32 %414, -1
  store i32 %415, ptr %411, align 8
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %418

417:                                              ; preds = %413
  tail call void @free(ptr noundef nonnull %411) #20
  br label %418

418:                                              ; preds = %417, %413, %407
  %419 = add nuw nsw i64 %408, 1
  %420 = load i32, ptr %402, align 8
  %421 = zext i32 %420 to i64
  %422 = icmp samesign ult i64 %419, %421
  br i1 %422, label %407, label %423

423:                                              ; preds = %418, %393
  store i32 0, ptr %402, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %7)
  %424 = getelementptr inbounds nuw i8, ptr %54, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %7, ptr noundef nonnull align 8 dereferenceable(16) %424, i64 16, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %424, ptr noundef nonnull align 8 dereferenceable(16) %402, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %402, ptr noundef nonnull align 8 dereferenceable(16) %7, i64 16, i1 false)
  %425 = getelementptr inbounds nuw i8, ptr %16, i64 33080
  %426 = load i64, ptr %425, align 8
  %427 = add i64 %426, 1
  store i64 %427, ptr %425, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %7)
  br label %428

428:                                              ; preds = %382, %386, %390, %423
  %429 = getelementptr inbounds nuw i8, ptr %16, i64 33080
  %430 = load i64, ptr %429, align 8
  %431 = add i64 %430, 1
  store i64 %431, ptr %429, align 8
  br label %508

432:                                              ; preds = %62, %62
  %433 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %434 = load i64, ptr %433, align 8
  %435 = add nsw i64 %434, %5
  store i64 %435, ptr %433, align 8
  %436 = add i64 %435, -1048576
  %437 = icmp ult i64 %436, -2097151
  br i1 %437, label %438, label %440

438:                                              ; preds = %432
  %439 = load i64, ptr %54, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %439, i32 noundef 7, i32 noundef 0, i32 noundef 0) #19
  br label %440

440:                                              ; preds = %438, %432, %62
  %441 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %442 = load i32, ptr %441, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %506, label %444

444:                                              ; preds = %440
  %445 = load ptr, ptr %11, align 8
  %446 = getelementptr inbounds nuw i8, ptr %445, i64 16
  %447 = load i32, ptr %446, align 8
  %448 = getelementptr inbounds nuw i8, ptr %20, i64 7
  %449 = load i8, ptr %448, align 1
  %450 = icmp eq i8 %449, 1
  br i1 %450, label %486, label %451

451:                                              ; preds = %444
  %452 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %453 = load i32, ptr %452, align 8
  %454 = getelementptr inbounds nuw i8, ptr %445, i64 32
  %455 = load i32, ptr %454, align 8
  %456 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %457 = load i32, ptr %456, align 8
  %458 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %459 = load ptr, ptr %458, align 8
  %460 = getelementptr inbounds nuw i8, ptr %445, i64 104
  %461 = load ptr, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %463 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %464 = load i8, ptr %463, align 4
  %465 = zext i8 %464 to i32
  %466 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %466, align 8
  %467 = getelementptr inbounds nuw i8, ptr %466, i64 4
  %468 = zext i32 %447 to i64
  %469 = shl nuw nsw i64 %468, 11
  %470 = getelementptr inbounds nuw i8, ptr %466, i64 8
  store i64 %469, ptr %470, align 8
  %471 = zext i32 %455 to i64
  %472 = shl nuw i64 %471, 32
  %473 = getelementptr inbounds nuw i8, ptr %466, i64 16
  store i64 %472, ptr %473, align 8
  %474 = add i32 %453, 1
  %475 = zext i32 %474 to i64
  %476 = or i64 %469, %475
  %477 = getelementptr inbounds nuw i8, ptr %466, i64 24
  store i64 %476, ptr %477, align 8
  %478 = zext i32 %457 to i64
  %479 = or disjoint i64 %472, %478
  %480 = getelementptr inbounds nuw i8, ptr %466, i64 32
  store i64 %479, ptr %480, align 8
  store i32 2, ptr %467, align 4
  %481 = tail call fastcc ptr @clock_join(ptr noundef nonnull %466, ptr noundef %459) #19
  %482 = tail call fastcc noundef ptr @clock_join(ptr noundef %481, ptr noundef %461) #19
  tail call fastcc void @gather_add(ptr noundef nonnull %462, i32 noundef %447, i32 noundef %465, ptr noundef %482) #19
  %483 = load i32, ptr %456, align 8
  %484 = add i32 %483, 1
  store i32 %484, ptr %456, align 8
  %485 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i32 0, ptr %485, align 8
  br label %486

486:                                              ; preds = %451, %444
  %487 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %488 = load ptr, ptr %487, align 8
  %489 = icmp eq ptr %488, null
  br i1 %489, label %498, label %490

490:                                              ; preds = %486
  %491 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %492 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %493 = load i8, ptr %492, align 4
  %494 = tail call i8 @llvm.umin.i8(i8 %493, i8 3)
  %495 = zext nneg i8 %494 to i32
  %496 = load i32, ptr %488, align 8
  %497 = add nsw i32 %496, 1
  store i32 %497, ptr %488, align 8
  tail call fastcc void @gather_add(ptr noundef nonnull %491, i32 noundef %447, i32 noundef %495, ptr noundef nonnull %488) #19
  br label %498

498:                                              ; preds = %490, %486
  %499 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %500 = load ptr, ptr %499, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %506, label %502

502:                                              ; preds = %498
  %503 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %504 = load i32, ptr %500, align 8
  %505 = add nsw i32 %504, 1
  store i32 %505, ptr %500, align 8
  tail call fastcc void @gather_add(ptr noundef nonnull %503, i32 noundef %447, i32 noundef 1, ptr noundef nonnull %500) #19
  br label %506

506:                                              ; preds = %502, %498, %440
  %507 = tail call fastcc i64 @mbarrier_arrive(ptr noundef nonnull %16, ptr noundef %10, i32 noundef %2, ptr noundef %54, i64 noundef %4) #19
  br label %508

508:                                              ; preds = %274, %278, %506, %428, %141, %130
  %509 = phi i64 [ %507, %506 ], [ 0, %428 ], [ 0, %278 ], [ 0, %274 ], [ 0, %141 ], [ 0, %130 ]
  %510 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %511 = load i32, ptr %510, align 8
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %531, label %513

513:                                              ; preds = %508
  %514 = load ptr, ptr %8, align 8
  %515 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %516 = load i32, ptr %515, align 4
  %517 = and i32 %516, 255
  %518 = zext nneg i32 %517 to i64
  %519 = shl nuw nsw i64 %518, 48
  %520 = getelementptr inbounds nuw i8, ptr %54, i64 20
  %521 = load i32, ptr %520, align 4
  %522 = and i32 %521, 65535
  %523 = zext nneg i32 %522 to i64
  %524 = shl nuw nsw i64 %523, 24
  %525 = or disjoint i64 %524, %519
  %526 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %527 = load i64, ptr %526, align 8
  %528 = and i64 %527, 16777215
  %529 = or disjoint i64 %525, %528
  %530 = or disjoint i64 %529, -9223372036854775808
  store i64 %530, ptr %514, align 1
  br label %531

531:                                              ; preds = %6, %31, %53, %508, %513, %367
  %532 = phi i64 [ 1, %53 ], [ %370, %367 ], [ %509, %513 ], [ %509, %508 ], [ 1, %31 ], [ 1, %6 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  ret i64 %532
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @mbarrier_judge(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef nonnull readonly %3, ptr nocapture noundef nonnull readonly %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #0 {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #18
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load i32, ptr %11, align 8
  store i32 %12, ptr %7, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 8
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %18 = load i32, ptr %17, align 8
  store i32 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load i32, ptr %25, align 8
  store i32 %26, ptr %22, align 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %30 = load ptr, ptr %29, align 8
  store ptr %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %34, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  store ptr %7, ptr %8, align 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %6
  %40 = call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %1) #19
  br label %41

41:                                               ; preds = %6, %39
  %42 = phi i32 [ %40, %39 ], [ 0, %6 ]
  store i32 %42, ptr %35, align 8
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 %2, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %45 = icmp eq i32 %5, 0
  %46 = select i1 %45, i32 12, i32 8
  store i32 %46, ptr %44, align 8
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %48 = xor i32 %5, 1
  store i32 %48, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr %51, align 8
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 2, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 8, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %59 = load i64, ptr %58, align 8
  store i64 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %65 = load i64, ptr %64, align 8
  %66 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %61, ptr noundef %63, i64 noundef %65, i32 noundef 8, i32 noundef 0) #19
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %45, label %70, label %71

70:                                               ; preds = %41
  br i1 %69, label %97, label %72

71:                                               ; preds = %41
  br i1 %69, label %102, label %72

72:                                               ; preds = %70, %71
  %73 = load i32, ptr %36, align 8
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %102

75:                                               ; preds = %72
  %76 = load ptr, ptr %3, align 8
  %77 = load i64, ptr %76, align 1
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %79 = load i32, ptr %78, align 4
  %80 = and i32 %79, 255
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 48
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %84 = load i32, ptr %83, align 4
  %85 = and i32 %84, 65535
  %86 = zext nneg i32 %85 to i64
  %87 = shl nuw nsw i64 %86, 24
  %88 = or disjoint i64 %87, %82
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %90 = load i64, ptr %89, align 8
  %91 = and i64 %90, 16777215
  %92 = or disjoint i64 %88, %91
  %93 = or disjoint i64 %92, -9223372036854775808
  %94 = icmp eq i64 %77, %93
  br i1 %94, label %102, label %95

95:                                               ; preds = %75
  %96 = load i64, ptr %58, align 8
  call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %96, i32 noundef 9, i32 noundef 0, i32 noundef 0) #19
  br label %102

97:                                               ; preds = %70
  %98 = icmp eq i32 %66, 0
  %99 = load i64, ptr %58, align 8
  br i1 %98, label %100, label %101

100:                                              ; preds = %97
  call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %99, i32 noundef 2, i32 noundef 8, i32 noundef 0) #19
  br label %102

101:                                              ; preds = %97
  call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %99, i32 noundef 2, i32 noundef 0, i32 noundef 0) #19
  br label %102

102:                                              ; preds = %100, %101, %71, %72, %75, %95
  %103 = phi i32 [ 1, %95 ], [ 1, %75 ], [ 1, %72 ], [ 1, %71 ], [ 0, %101 ], [ 0, %100 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #18
  ret i32 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mbarrier_fault(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef range(i32 1, 12) %4, i32 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %69, label %21

21:                                               ; preds = %7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %19 to i64
  br label %25

25:                                               ; preds = %63, %21
  %26 = phi i64 [ %24, %21 ], [ %27, %63 ]
  %27 = add nsw i64 %26, -1
  %28 = getelementptr inbounds nuw %struct.Finding, ptr %23, i64 %27
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 11
  br i1 %30, label %31, label %63

31:                                               ; preds = %25
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, %2
  br i1 %34, label %35, label %63

35:                                               ; preds = %31
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 20
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %63

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, %13
  br i1 %42, label %43, label %63

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = icmp eq i32 %45, %13
  br i1 %46, label %47, label %63

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %63

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 52
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 2
  br i1 %54, label %55, label %63

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %63

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %28, i64 68
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, %4
  br i1 %62, label %65, label %63

63:                                               ; preds = %59, %55, %51, %47, %43, %39, %35, %31, %25
  %64 = icmp eq i64 %27, 0
  br i1 %64, label %69, label %25

65:                                               ; preds = %59
  %66 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %67, 1
  store i32 %68, ptr %66, align 4
  br label %101

69:                                               ; preds = %63, %7
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %19, %71
  br i1 %72, label %73, label %77

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %75 = load i32, ptr %74, align 8
  %76 = add i32 %75, 1
  store i32 %76, ptr %74, align 8
  br label %101

77:                                               ; preds = %69
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %79 = load ptr, ptr %78, align 8
  %80 = add i32 %19, 1
  store i32 %80, ptr %18, align 8
  %81 = zext i32 %19 to i64
  %82 = getelementptr inbounds nuw %struct.Finding, ptr %79, i64 %81
  store i32 11, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 4
  store i32 1, ptr %83, align 4
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 8
  store i32 %13, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 12
  store i32 %13, ptr %85, align 4
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 16
  store i32 %2, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 20
  store i32 0, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 24
  store i32 %15, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %82, i64 28
  store i32 -1, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 32
  store i32 %17, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %82, i64 36
  store i32 -1, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %82, i64 40
  store i64 %3, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 48
  store i32 8, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %82, i64 52
  store i32 2, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %82, i64 56
  store i32 0, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %82, i64 60
  store i32 0, ptr %96, align 4
  %97 = getelementptr inbounds nuw i8, ptr %82, i64 64
  store i32 0, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 68
  store i32 %4, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %82, i64 72
  store i32 %5, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %82, i64 76
  store i32 %6, ptr %100, align 4
  br label %101

101:                                              ; preds = %65, %73, %77
  ret void
}

; Function Attrs: nounwind
define internal fastcc i64 @mbarrier_arrive(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, ptr nocapture noundef nonnull %3, i64 noundef %4) unnamed_addr #0 {
  %6 = alloca %struct.Gather, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %2 to i64
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %18 = load i32, ptr %17, align 4
  %19 = add i64 %4, -1048576
  %20 = icmp ult i64 %19, -1048575
  br i1 %20, label %21, label %25

21:                                               ; preds = %5
  %22 = load i64, ptr %3, align 8
  %23 = trunc i64 %4 to i32
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %22, i32 noundef 3, i32 noundef %23, i32 noundef 0) #19
  %24 = load i32, ptr %17, align 4
  br label %25

25:                                               ; preds = %5, %21
  %26 = phi i32 [ %18, %5 ], [ %24, %21 ]
  %27 = zext i32 %26 to i64
  %28 = icmp ugt i64 %4, %27
  br i1 %28, label %29, label %32

29:                                               ; preds = %25
  %30 = load i64, ptr %3, align 8
  %31 = trunc i64 %4 to i32
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %30, i32 noundef 4, i32 noundef %31, i32 noundef %26) #19
  br label %32

32:                                               ; preds = %29, %25
  %33 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %34 = load i8, ptr %33, align 4
  switch i8 %34, label %42 [
    i8 24, label %35
    i8 34, label %35
  ]

35:                                               ; preds = %32, %32
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %37 = load i32, ptr %36, align 8
  %38 = zext i32 %37 to i64
  %39 = tail call i64 @llvm.umin.i64(i64 %4, i64 %38)
  %40 = trunc nuw i64 %39 to i32
  %41 = sub i32 %37, %40
  store i32 %41, ptr %36, align 8
  br label %42

42:                                               ; preds = %32, %35
  %43 = getelementptr inbounds nuw i8, ptr %14, i64 9
  %44 = load i8, ptr %43, align 1
  %45 = icmp sgt i8 %44, -1
  %46 = load i32, ptr %17, align 4
  %47 = zext i32 %46 to i64
  %48 = icmp ult i64 %4, %47
  %49 = select i1 %45, i1 true, i1 %48
  br i1 %49, label %57, label %50

50:                                               ; preds = %42
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %54, label %57

54:                                               ; preds = %50
  %55 = load i64, ptr %3, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %55, i32 noundef 5, i32 noundef 0, i32 noundef 0) #19
  %56 = load i32, ptr %17, align 4
  br label %57

57:                                               ; preds = %54, %50, %42
  %58 = phi i32 [ %56, %54 ], [ %46, %50 ], [ %46, %42 ]
  %59 = zext i32 %58 to i64
  %60 = tail call i64 @llvm.umin.i64(i64 %4, i64 %59)
  %61 = trunc nuw i64 %60 to i32
  %62 = sub i32 %58, %61
  store i32 %62, ptr %17, align 4
  %63 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %64 = load i32, ptr %63, align 8
  %65 = icmp ne i32 %64, 0
  %66 = icmp eq i32 %58, %61
  %67 = select i1 %65, i1 %66, i1 false
  br i1 %67, label %68, label %106

68:                                               ; preds = %57
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %72, label %106

72:                                               ; preds = %68
  %73 = load i32, ptr %15, align 4
  %74 = add i32 %73, 1
  store i32 %74, ptr %15, align 4
  %75 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %76 = load i32, ptr %75, align 8
  %77 = add i32 %76, 1
  store i32 %77, ptr %75, align 8
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %79 = load i32, ptr %78, align 8
  store i32 %79, ptr %17, align 4
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %101, label %83

83:                                               ; preds = %72
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 96
  br label %85

85:                                               ; preds = %96, %83
  %86 = phi i64 [ 0, %83 ], [ %97, %96 ]
  %87 = load ptr, ptr %84, align 8
  %88 = getelementptr inbounds nuw %struct.Release, ptr %87, i64 %86, i32 3
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %96, label %91

91:                                               ; preds = %85
  %92 = load i32, ptr %89, align 8
  %93 = add nsw i32 %92, -1
  store i32 %93, ptr %89, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %96

95:                                               ; preds = %91
  tail call void @free(ptr noundef nonnull %89) #20
  br label %96

96:                                               ; preds = %95, %91, %85
  %97 = add nuw nsw i64 %86, 1
  %98 = load i32, ptr %80, align 8
  %99 = zext i32 %98 to i64
  %100 = icmp samesign ult i64 %97, %99
  br i1 %100, label %85, label %101

101:                                              ; preds = %96, %72
  store i32 0, ptr %80, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %6)
  %102 = getelementptr inbounds nuw i8, ptr %3, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull align 8 dereferenceable(16) %102, i64 16, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %102, ptr noundef nonnull align 8 dereferenceable(16) %80, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %80, ptr noundef nonnull align 8 dereferenceable(16) %6, i64 16, i1 false)
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, 1
  store i64 %105, ptr %103, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %6)
  br label %106

106:                                              ; preds = %57, %68, %101
  %107 = zext i32 %16 to i64
  %108 = shl nuw i64 %107, 32
  %109 = zext i32 %18 to i64
  %110 = or disjoint i64 %108, %109
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %112 = load i64, ptr %111, align 8
  %113 = add i64 %112, 1
  store i64 %113, ptr %111, align 8
  ret i64 %110
}

; Function Attrs: nounwind
define void @rt_collective(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i32 2, ptr %10, align 4
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 268
  store i32 %2, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store i32 %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 100
  store i32 %3, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 104
  store i64 %4, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 112
  store i32 %5, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 116
  store i32 %6, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 152
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 33080
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %23, align 8
  tail call fastcc void @warp_try(ptr noundef %22, ptr noundef %9) #19
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @warp_try(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca %struct.Product, align 4
  %6 = alloca [64 x i8], align 16
  %7 = alloca [32 x i32], align 16
  %8 = alloca [32 x [8 x i16]], align 16
  %9 = alloca %struct.Warp, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = and i32 %13, -32
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %22 = load i32, ptr %21, align 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw %struct.Site, ptr %20, i64 %23
  %25 = and i32 %13, 31
  %26 = shl nuw i32 1, %25
  %27 = and i32 %26, %16
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %37, label %29

29:                                               ; preds = %2
  %30 = icmp eq i32 %16, 0
  br i1 %30, label %122, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %33 = load i32, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 10
  br label %41

37:                                               ; preds = %2
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %11, i32 noundef %22, i32 noundef %13, i32 noundef %22, i32 noundef -1, i32 noundef 5) #19
  %38 = load i32, ptr %12, align 8
  %39 = and i32 %38, 31
  %40 = shl nuw i32 1, %39
  br label %122

41:                                               ; preds = %31, %96
  %42 = phi i32 [ 0, %31 ], [ %98, %96 ]
  %43 = phi i32 [ 0, %31 ], [ %97, %96 ]
  %44 = phi i32 [ %16, %31 ], [ %100, %96 ]
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = or disjoint i32 %45, %14
  %47 = icmp ult i32 %46, %33
  br i1 %47, label %48, label %55

48:                                               ; preds = %41
  %49 = load ptr, ptr %34, align 8
  %50 = zext i32 %46 to i64
  %51 = getelementptr inbounds nuw %struct.Thread, ptr %49, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 20
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 3
  br i1 %54, label %55, label %58

55:                                               ; preds = %48, %41
  %56 = shl nuw i32 1, %45
  %57 = or i32 %56, %43
  br label %96

58:                                               ; preds = %48
  %59 = getelementptr inbounds nuw i8, ptr %51, i64 88
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw %struct.Site, ptr %20, i64 %61
  %63 = icmp eq i32 %53, 2
  br i1 %63, label %64, label %1756

64:                                               ; preds = %58
  %65 = icmp eq i32 %60, %22
  br i1 %65, label %79, label %66

66:                                               ; preds = %64
  %67 = load i8, ptr %35, align 4
  %68 = icmp eq i8 %67, 40
  br i1 %68, label %73, label %69

69:                                               ; preds = %66
  %70 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %71 = load i8, ptr %70, align 4
  %72 = icmp eq i8 %71, 40
  br i1 %72, label %73, label %79

73:                                               ; preds = %69, %66
  %74 = getelementptr inbounds nuw i8, ptr %51, i64 100
  %75 = load i32, ptr %74, align 4
  %76 = and i32 %26, %75
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %1756, label %78

78:                                               ; preds = %73
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %11, i32 noundef %22, i32 noundef %13, i32 noundef %60, i32 noundef %46, i32 noundef 6) #19
  br label %1756

79:                                               ; preds = %69, %64
  %80 = getelementptr inbounds nuw i8, ptr %51, i64 100
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, %16
  br i1 %82, label %83, label %1756

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %62, i64 4
  %85 = load i8, ptr %84, align 4
  %86 = load i8, ptr %35, align 4
  %87 = icmp eq i8 %85, %86
  br i1 %87, label %88, label %1756

88:                                               ; preds = %83
  %89 = getelementptr inbounds nuw i8, ptr %62, i64 10
  %90 = load i8, ptr %89, align 2
  %91 = load i8, ptr %36, align 2
  %92 = icmp eq i8 %90, %91
  br i1 %92, label %93, label %1756

93:                                               ; preds = %88
  %94 = shl nuw i32 1, %45
  %95 = or i32 %42, %94
  br label %96

96:                                               ; preds = %55, %93
  %97 = phi i32 [ %57, %55 ], [ %43, %93 ]
  %98 = phi i32 [ %42, %55 ], [ %95, %93 ]
  %99 = add i32 %44, -1
  %100 = and i32 %99, %44
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %41

102:                                              ; preds = %96
  %103 = icmp eq i32 %97, 0
  br i1 %103, label %122, label %104

104:                                              ; preds = %102
  %105 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %106 = load i8, ptr %105, align 4
  %107 = icmp eq i8 %106, 14
  br i1 %107, label %122, label %108

108:                                              ; preds = %104
  %109 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %97, i1 true)
  %110 = or disjoint i32 %109, %14
  %111 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %112 = load i32, ptr %111, align 8
  %113 = icmp ult i32 %110, %112
  br i1 %113, label %114, label %120

114:                                              ; preds = %108
  %115 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %116 = load ptr, ptr %115, align 8
  %117 = zext i32 %110 to i64
  %118 = getelementptr inbounds nuw %struct.Thread, ptr %116, i64 %117, i32 26
  %119 = load i32, ptr %118, align 8
  br label %120

120:                                              ; preds = %108, %114
  %121 = phi i32 [ %119, %114 ], [ %22, %108 ]
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %11, i32 noundef %22, i32 noundef %13, i32 noundef %121, i32 noundef %110, i32 noundef 4) #19
  br label %122

122:                                              ; preds = %29, %37, %120, %104, %102
  %123 = phi i32 [ %40, %37 ], [ %98, %120 ], [ %98, %104 ], [ %98, %102 ], [ 0, %29 ]
  %124 = phi i32 [ %40, %37 ], [ %16, %120 ], [ %16, %104 ], [ %16, %102 ], [ 0, %29 ]
  %125 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %126 = load i8, ptr %125, align 4
  switch i8 %126, label %1479 [
    i8 14, label %127
    i8 40, label %222
  ]

127:                                              ; preds = %122
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %129 = load i32, ptr %128, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %1707, label %131

131:                                              ; preds = %127
  %132 = icmp eq i32 %123, 0
  br i1 %132, label %1756, label %133

133:                                              ; preds = %131
  %134 = getelementptr inbounds nuw i8, ptr %11, i64 56
  br label %138

135:                                              ; preds = %184
  %136 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %137 = icmp eq ptr %177, null
  br label %195

138:                                              ; preds = %133, %184
  %139 = phi i32 [ %123, %133 ], [ %186, %184 ]
  %140 = phi ptr [ null, %133 ], [ %177, %184 ]
  %141 = load ptr, ptr %134, align 8
  %142 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %139, i1 true)
  %143 = or disjoint i32 %142, %14
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw %struct.Thread, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8
  %147 = load ptr, ptr %146, align 8
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load i32, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %145, i64 16
  %151 = load i32, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %147, i64 32
  %153 = load i32, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %145, i64 24
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %145, i64 48
  %157 = load ptr, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %147, i64 104
  %159 = load ptr, ptr %158, align 8
  %160 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %162 = zext i32 %149 to i64
  %163 = shl nuw nsw i64 %162, 11
  %164 = getelementptr inbounds nuw i8, ptr %160, i64 8
  store i64 %163, ptr %164, align 8
  %165 = zext i32 %153 to i64
  %166 = shl nuw i64 %165, 32
  %167 = getelementptr inbounds nuw i8, ptr %160, i64 16
  store i64 %166, ptr %167, align 8
  %168 = add i32 %151, 1
  %169 = zext i32 %168 to i64
  %170 = or i64 %163, %169
  %171 = getelementptr inbounds nuw i8, ptr %160, i64 24
  store i64 %170, ptr %171, align 8
  %172 = zext i32 %155 to i64
  %173 = or disjoint i64 %166, %172
  %174 = getelementptr inbounds nuw i8, ptr %160, i64 32
  store i64 %173, ptr %174, align 8
  store i32 2, ptr %161, align 4
  %175 = tail call fastcc ptr @clock_join(ptr noundef nonnull %160, ptr noundef %157) #19
  %176 = tail call fastcc noundef ptr @clock_join(ptr noundef %175, ptr noundef %159) #19
  %177 = tail call fastcc ptr @clock_join(ptr noundef %140, ptr noundef %176) #19
  %178 = icmp eq ptr %176, null
  br i1 %178, label %184, label %179

179:                                              ; preds = %138
  %180 = load i32, ptr %176, align 8
  %181 = add nsw i32 %180, -1
  store i32 %181, ptr %176, align 8
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %184

183:                                              ; preds = %179
  tail call void @free(ptr noundef nonnull %176) #20
  br label %184

184:                                              ; preds = %138, %179, %183
  %185 = add i32 %139, -1
  %186 = and i32 %185, %139
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %135, label %138

188:                                              ; preds = %214
  %189 = icmp eq ptr %177, null
  br i1 %189, label %1707, label %190

190:                                              ; preds = %188
  %191 = load i32, ptr %177, align 8
  %192 = add nsw i32 %191, -1
  store i32 %192, ptr %177, align 8
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %194, label %1707

194:                                              ; preds = %190
  tail call void @free(ptr noundef nonnull %177) #20
  br label %1707

195:                                              ; preds = %135, %214
  %196 = phi i32 [ %123, %135 ], [ %220, %214 ]
  %197 = load ptr, ptr %136, align 8
  %198 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %196, i1 true)
  %199 = or disjoint i32 %198, %14
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw %struct.Thread, ptr %197, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 48
  %203 = load ptr, ptr %202, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %210, label %205

205:                                              ; preds = %195
  %206 = load i32, ptr %203, align 8
  %207 = add nsw i32 %206, -1
  store i32 %207, ptr %203, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %210

209:                                              ; preds = %205
  tail call void @free(ptr noundef nonnull %203) #20
  br label %210

210:                                              ; preds = %195, %205, %209
  br i1 %137, label %214, label %211

211:                                              ; preds = %210
  %212 = load i32, ptr %177, align 8
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %177, align 8
  br label %214

214:                                              ; preds = %210, %211
  store ptr %177, ptr %202, align 8
  %215 = getelementptr inbounds nuw i8, ptr %201, i64 24
  %216 = load i32, ptr %215, align 8
  %217 = add i32 %216, 1
  store i32 %217, ptr %215, align 8
  %218 = getelementptr inbounds nuw i8, ptr %201, i64 32
  store i32 0, ptr %218, align 8
  %219 = add i32 %196, -1
  %220 = and i32 %219, %196
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %188, label %195

222:                                              ; preds = %122
  %223 = load i32, ptr %21, align 8
  %224 = load ptr, ptr %17, align 8
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %226 = load ptr, ptr %225, align 8
  %227 = zext i32 %223 to i64
  %228 = getelementptr inbounds nuw %struct.Site, ptr %226, i64 %227
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %9) #18
  store ptr %11, ptr %9, align 8
  %229 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %14, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %123, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %228, i64 10
  %232 = load i8, ptr %231, align 2
  switch i8 %232, label %743 [
    i8 2, label %233
    i8 3, label %233
    i8 4, label %411
    i8 6, label %473
    i8 7, label %473
  ]

233:                                              ; preds = %222, %222
  %234 = getelementptr inbounds nuw i8, ptr %228, i64 6
  %235 = load i8, ptr %234, align 2
  %236 = zext i8 %235 to i64
  %237 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %238 = load i32, ptr %237, align 4
  %239 = icmp eq i8 %232, 3
  %240 = zext i1 %239 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %8) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %8, i8 0, i64 512, i1 false)
  br i1 %239, label %241, label %259

241:                                              ; preds = %233
  %242 = icmp eq i8 %235, 0
  %243 = icmp eq i32 %238, 0
  %244 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %245 = zext i32 %14 to i64
  br label %246

246:                                              ; preds = %270, %241
  %247 = phi i64 [ %271, %270 ], [ 0, %241 ]
  br i1 %242, label %270, label %248

248:                                              ; preds = %246
  %249 = shl nuw i64 %247, 1
  %250 = and i64 %249, 6
  %251 = trunc nuw nsw i64 %247 to i32
  %252 = shl nuw i32 1, %251
  %253 = and i32 %252, %123
  %254 = icmp eq i32 %253, 0
  %255 = lshr i64 %247, 2
  %256 = and i64 %255, 1073741823
  %257 = or disjoint i64 %250, 1
  %258 = add nuw nsw i64 %247, %245
  br label %264

259:                                              ; preds = %270, %233
  %260 = icmp eq i8 %235, 0
  br i1 %260, label %314, label %261

261:                                              ; preds = %259
  %262 = shl nuw nsw i64 %236, 3
  %263 = getelementptr inbounds nuw i8, ptr %11, i64 56
  br label %319

264:                                              ; preds = %311, %248
  %265 = phi i64 [ 0, %248 ], [ %312, %311 ]
  %266 = shl nuw nsw i64 %265, 2
  %267 = add nuw nsw i64 %266, 8
  %268 = shl nuw nsw i64 %265, 3
  %269 = add nuw nsw i64 %268, %256
  br i1 %254, label %284, label %273

270:                                              ; preds = %311, %246
  %271 = add nuw nsw i64 %247, 1
  %272 = icmp eq i64 %271, 32
  br i1 %272, label %259, label %246

273:                                              ; preds = %264
  %274 = load ptr, ptr %244, align 8
  %275 = getelementptr inbounds nuw %struct.Thread, ptr %274, i64 %258
  %276 = load ptr, ptr %275, align 8
  %277 = getelementptr inbounds nuw i8, ptr %275, i64 104
  %278 = load i64, ptr %277, align 8
  %279 = add i64 %278, %267
  %280 = and i64 %279, 4294967295
  %281 = getelementptr inbounds nuw i8, ptr %276, i64 %280
  %282 = load i32, ptr %281, align 1
  %283 = trunc i32 %282 to i16
  br label %284

284:                                              ; preds = %273, %264
  %285 = phi i16 [ %283, %273 ], [ 0, %264 ]
  br i1 %243, label %289, label %286

286:                                              ; preds = %284
  %287 = or disjoint i64 %268, %250
  %288 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %287, i64 %256
  store i16 %285, ptr %288, align 2
  br label %291

289:                                              ; preds = %284
  %290 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %269, i64 %250
  store i16 %285, ptr %290, align 4
  br label %291

291:                                              ; preds = %289, %286
  br i1 %254, label %304, label %292

292:                                              ; preds = %291
  %293 = load ptr, ptr %244, align 8
  %294 = getelementptr inbounds nuw %struct.Thread, ptr %293, i64 %258
  %295 = load ptr, ptr %294, align 8
  %296 = getelementptr inbounds nuw i8, ptr %294, i64 104
  %297 = load i64, ptr %296, align 8
  %298 = add i64 %297, %267
  %299 = and i64 %298, 4294967295
  %300 = getelementptr inbounds nuw i8, ptr %295, i64 %299
  %301 = load i32, ptr %300, align 1
  %302 = lshr i32 %301, 16
  %303 = trunc nuw i32 %302 to i16
  br label %304

304:                                              ; preds = %292, %291
  %305 = phi i16 [ %303, %292 ], [ 0, %291 ]
  br i1 %243, label %309, label %306

306:                                              ; preds = %304
  %307 = or disjoint i64 %268, %257
  %308 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %307, i64 %256
  store i16 %305, ptr %308, align 2
  br label %311

309:                                              ; preds = %304
  %310 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %269, i64 %257
  store i16 %305, ptr %310, align 2
  br label %311

311:                                              ; preds = %309, %306
  %312 = add nuw nsw i64 %265, 1
  %313 = icmp eq i64 %312, %236
  br i1 %313, label %270, label %264

314:                                              ; preds = %356, %259
  br i1 %239, label %359, label %315

315:                                              ; preds = %314
  %316 = icmp eq i32 %238, 0
  %317 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %318 = zext i32 %14 to i64
  br label %363

319:                                              ; preds = %356, %261
  %320 = phi i64 [ 0, %261 ], [ %357, %356 ]
  %321 = trunc nuw nsw i64 %320 to i32
  %322 = shl nuw i32 1, %321
  %323 = and i32 %322, %123
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %356, label %325

325:                                              ; preds = %319
  %326 = load ptr, ptr %263, align 8
  %327 = add i32 %14, %321
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw %struct.Thread, ptr %326, i64 %328
  %330 = load ptr, ptr %329, align 8
  %331 = getelementptr inbounds nuw i8, ptr %329, i64 104
  %332 = load i64, ptr %331, align 8
  %333 = and i64 %332, 4294967295
  %334 = getelementptr inbounds nuw i8, ptr %330, i64 %333
  %335 = load i64, ptr %334, align 1
  %336 = getelementptr inbounds nuw i8, ptr %329, i64 8
  %337 = load ptr, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 8
  %339 = load ptr, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 8
  %341 = load ptr, ptr %340, align 8
  %342 = getelementptr inbounds nuw %struct.Site, ptr %341, i64 %227, i32 2
  %343 = load i8, ptr %342, align 1
  %344 = icmp ne i8 %343, 0
  %345 = and i64 %335, -4294967296
  %346 = icmp eq i64 %345, 30064771072
  %347 = or i1 %346, %344
  br i1 %347, label %349, label %348

348:                                              ; preds = %325
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %329, i32 noundef %223, i64 noundef %335, i32 noundef 0, i32 noundef 16, i32 noundef range(i32 0, 2) %240) #19
  br label %356

349:                                              ; preds = %325
  %350 = tail call fastcc ptr @lane_access(ptr noundef %0, ptr noundef nonnull %329, i32 noundef %223, i64 noundef %335, i32 noundef 16, i32 noundef 16, i32 noundef range(i32 0, 2) %240) #19
  %351 = icmp eq ptr %350, null
  br i1 %351, label %356, label %352

352:                                              ; preds = %349
  %353 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %320
  br i1 %239, label %354, label %355

354:                                              ; preds = %352
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %350, ptr noundef nonnull align 16 dereferenceable(16) %353, i64 16, i1 false)
  br label %356

355:                                              ; preds = %352
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %353, ptr noundef nonnull align 1 dereferenceable(16) %350, i64 16, i1 false)
  br label %356

356:                                              ; preds = %355, %354, %349, %348, %319
  %357 = add nuw nsw i64 %320, 1
  %358 = icmp eq i64 %357, %262
  br i1 %358, label %314, label %319

359:                                              ; preds = %314
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %361 = load i64, ptr %360, align 8
  %362 = add i64 %361, 1
  store i64 %362, ptr %360, align 8
  br label %410

363:                                              ; preds = %377, %315
  %364 = phi i64 [ %378, %377 ], [ 0, %315 ]
  br i1 %260, label %377, label %365

365:                                              ; preds = %363
  %366 = shl nuw i64 %364, 1
  %367 = and i64 %366, 6
  %368 = trunc nuw nsw i64 %364 to i32
  %369 = lshr i64 %364, 2
  %370 = and i64 %369, 1073741823
  %371 = shl nuw i32 1, %368
  %372 = or disjoint i64 %367, 1
  %373 = and i32 %371, %123
  %374 = icmp eq i32 %373, 0
  br label %375

375:                                              ; preds = %407, %365
  %376 = phi i64 [ 0, %365 ], [ %408, %407 ]
  br i1 %374, label %407, label %380

377:                                              ; preds = %407, %363
  %378 = add nuw nsw i64 %364, 1
  %379 = icmp eq i64 %378, 32
  br i1 %379, label %410, label %363

380:                                              ; preds = %375
  %381 = shl nuw nsw i64 %376, 3
  %382 = add nuw nsw i64 %381, %370
  %383 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %382, i64 %372
  %384 = or disjoint i64 %381, %372
  %385 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %384, i64 %370
  %386 = select i1 %316, ptr %383, ptr %385
  %387 = load i16, ptr %386, align 2
  %388 = zext i16 %387 to i32
  %389 = shl nuw i32 %388, 16
  %390 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %382, i64 %367
  %391 = or disjoint i64 %381, %367
  %392 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %8, i64 0, i64 %391, i64 %370
  %393 = select i1 %316, ptr %390, ptr %392
  %394 = load i16, ptr %393, align 2
  %395 = zext i16 %394 to i32
  %396 = or disjoint i32 %389, %395
  %397 = load ptr, ptr %317, align 8
  %398 = getelementptr inbounds nuw %struct.Thread, ptr %397, i64 %364
  %399 = getelementptr inbounds nuw %struct.Thread, ptr %398, i64 %318
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw i8, ptr %399, i64 104
  %402 = load i64, ptr %401, align 8
  %403 = shl i64 %376, 2
  %404 = add i64 %402, %403
  %405 = and i64 %404, 4294967295
  %406 = getelementptr inbounds nuw i8, ptr %400, i64 %405
  store i32 %396, ptr %406, align 1
  br label %407

407:                                              ; preds = %380, %375
  %408 = add nuw nsw i64 %376, 1
  %409 = icmp eq i64 %408, %236
  br i1 %409, label %377, label %375

410:                                              ; preds = %377, %359
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %8) #18
  br label %1478

411:                                              ; preds = %222
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %7) #18
  %412 = getelementptr inbounds nuw i8, ptr %11, i64 56
  br label %413

413:                                              ; preds = %430, %411
  %414 = phi i64 [ 0, %411 ], [ %433, %430 ]
  %415 = trunc nuw nsw i64 %414 to i32
  %416 = shl nuw i32 1, %415
  %417 = and i32 %416, %123
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %430, label %419

419:                                              ; preds = %413
  %420 = load ptr, ptr %412, align 8
  %421 = add i32 %14, %415
  %422 = zext i32 %421 to i64
  %423 = getelementptr inbounds nuw %struct.Thread, ptr %420, i64 %422
  %424 = load ptr, ptr %423, align 8
  %425 = getelementptr inbounds nuw i8, ptr %423, i64 104
  %426 = load i64, ptr %425, align 8
  %427 = and i64 %426, 4294967295
  %428 = getelementptr inbounds nuw i8, ptr %424, i64 %427
  %429 = load i32, ptr %428, align 1
  br label %430

430:                                              ; preds = %419, %413
  %431 = phi i32 [ %429, %419 ], [ 0, %413 ]
  %432 = getelementptr inbounds nuw [32 x i32], ptr %7, i64 0, i64 %414
  store i32 %431, ptr %432, align 4
  %433 = add nuw nsw i64 %414, 1
  %434 = icmp eq i64 %433, 32
  br i1 %434, label %435, label %413

435:                                              ; preds = %430
  %436 = zext i32 %14 to i64
  br label %437

437:                                              ; preds = %469, %435
  %438 = phi i64 [ 0, %435 ], [ %470, %469 ]
  %439 = trunc nuw nsw i64 %438 to i32
  %440 = shl nuw i32 1, %439
  %441 = and i32 %440, %123
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %469, label %443

443:                                              ; preds = %437
  %444 = shl i64 %438, 3
  %445 = and i64 %444, 24
  %446 = lshr i64 %438, 3
  %447 = and i64 %446, 536870911
  %448 = add nuw nsw i64 %445, %447
  %449 = add nuw nsw i64 %448, 4
  %450 = getelementptr inbounds nuw [32 x i32], ptr %7, i64 0, i64 %449
  %451 = load i32, ptr %450, align 4
  %452 = shl i32 %439, 2
  %453 = and i32 %452, 16
  %454 = lshr i32 %451, %453
  %455 = shl i32 %454, 16
  %456 = getelementptr inbounds nuw [32 x i32], ptr %7, i64 0, i64 %448
  %457 = load i32, ptr %456, align 4
  %458 = lshr i32 %457, %453
  %459 = and i32 %458, 65535
  %460 = or disjoint i32 %459, %455
  %461 = load ptr, ptr %412, align 8
  %462 = getelementptr inbounds nuw %struct.Thread, ptr %461, i64 %438
  %463 = getelementptr inbounds nuw %struct.Thread, ptr %462, i64 %436
  %464 = load ptr, ptr %463, align 8
  %465 = getelementptr inbounds nuw i8, ptr %463, i64 104
  %466 = load i64, ptr %465, align 8
  %467 = and i64 %466, 4294967295
  %468 = getelementptr inbounds nuw i8, ptr %464, i64 %467
  store i32 %460, ptr %468, align 1
  br label %469

469:                                              ; preds = %443, %437
  %470 = add nuw nsw i64 %438, 1
  %471 = icmp eq i64 %470, 32
  br i1 %471, label %472, label %437

472:                                              ; preds = %469
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %7) #18
  br label %1478

473:                                              ; preds = %222, %222
  %474 = icmp eq i8 %232, 7
  %475 = zext i1 %474 to i32
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %5) #18
  %476 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %477 = load i32, ptr %476, align 4
  %478 = and i32 %477, 7
  %479 = shl nuw nsw i32 1, %478
  %480 = lshr i32 %477, 3
  %481 = and i32 %480, 7
  %482 = shl nuw nsw i32 1, %481
  %483 = lshr i32 %477, 6
  %484 = and i32 %483, 15
  %485 = shl nuw nsw i32 1, %484
  %486 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %487 = lshr i32 %477, 10
  %488 = and i32 %487, 15
  store i32 %488, ptr %486, align 4
  %489 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %490 = lshr i32 %477, 14
  %491 = and i32 %490, 15
  store i32 %491, ptr %489, align 4
  %492 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %493 = lshr i32 %477, 18
  %494 = and i32 %493, 15
  store i32 %494, ptr %492, align 4
  %495 = lshr i32 %477, 28
  %496 = and i32 %495, 3
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %503

498:                                              ; preds = %473
  %499 = zext nneg i32 %488 to i64
  %500 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %499
  %501 = load i8, ptr %500, align 1
  %502 = zext i8 %501 to i32
  br label %511

503:                                              ; preds = %473
  %504 = icmp eq i32 %496, 1
  %505 = select i1 %504, i32 %491, i32 %494
  %506 = zext nneg i32 %505 to i64
  %507 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %506
  %508 = load i8, ptr %507, align 1
  %509 = zext i8 %508 to i32
  %510 = icmp eq i32 %496, 2
  br i1 %510, label %517, label %511

511:                                              ; preds = %503, %498
  %512 = phi i32 [ %488, %498 ], [ %491, %503 ]
  %513 = phi i32 [ %502, %498 ], [ %509, %503 ]
  %514 = icmp eq i32 %512, 0
  br i1 %514, label %523, label %515

515:                                              ; preds = %511
  %516 = select i1 %497, i32 %479, i32 %482
  br label %517

517:                                              ; preds = %515, %503
  %518 = phi i32 [ %485, %515 ], [ %482, %503 ]
  %519 = phi i32 [ %516, %515 ], [ %479, %503 ]
  %520 = phi i32 [ %513, %515 ], [ %509, %503 ]
  %521 = mul nuw nsw i32 %519, %518
  %522 = lshr i32 %521, 5
  br label %523

523:                                              ; preds = %517, %511
  %524 = phi i32 [ %513, %511 ], [ %520, %517 ]
  %525 = phi i32 [ 16, %511 ], [ %522, %517 ]
  %526 = mul nuw nsw i32 %525, %524
  %527 = lshr i32 %526, 3
  %528 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %123, i1 true)
  %529 = shl nuw i32 1, %528
  %530 = and i32 %529, %123
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %556, label %532

532:                                              ; preds = %523
  %533 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %534 = load ptr, ptr %533, align 8
  %535 = or disjoint i32 %528, %14
  %536 = zext i32 %535 to i64
  %537 = getelementptr inbounds nuw %struct.Thread, ptr %534, i64 %536
  %538 = load ptr, ptr %537, align 8
  %539 = getelementptr inbounds nuw i8, ptr %537, i64 104
  %540 = load i64, ptr %539, align 8
  %541 = and i64 %540, 4294967295
  %542 = getelementptr inbounds nuw i8, ptr %538, i64 %541
  %543 = load i32, ptr %542, align 1
  %544 = zext i32 %543 to i64
  %545 = add i64 %540, 4
  %546 = and i64 %545, 4294967295
  %547 = getelementptr inbounds nuw i8, ptr %538, i64 %546
  %548 = load i32, ptr %547, align 1
  %549 = zext i32 %548 to i64
  %550 = shl nuw i64 %549, 32
  %551 = or disjoint i64 %550, %544
  %552 = add i64 %540, 8
  %553 = and i64 %552, 4294967295
  %554 = getelementptr inbounds nuw i8, ptr %538, i64 %553
  %555 = load i32, ptr %554, align 1
  br label %556

556:                                              ; preds = %532, %523
  %557 = phi i64 [ %551, %532 ], [ 0, %523 ]
  %558 = phi i32 [ %548, %532 ], [ 0, %523 ]
  %559 = phi i32 [ %543, %532 ], [ 0, %523 ]
  %560 = phi i32 [ %555, %532 ], [ 0, %523 ]
  %561 = icmp samesign ult i32 %524, 8
  br i1 %561, label %562, label %566

562:                                              ; preds = %556
  %563 = trunc nuw i32 %524 to i8
  %564 = udiv i8 32, %563
  %565 = zext nneg i8 %564 to i32
  br label %566

566:                                              ; preds = %562, %556
  %567 = phi i32 [ %565, %562 ], [ 1, %556 ]
  %568 = lshr i32 %524, 3
  %569 = select i1 %561, i32 4, i32 %568
  %570 = icmp eq i32 %123, 0
  br i1 %570, label %616, label %571

571:                                              ; preds = %566
  %572 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %573 = icmp eq i32 %559, 0
  %574 = icmp eq i32 %558, 0
  %575 = select i1 %573, i1 %574, i1 false
  br label %576

576:                                              ; preds = %612, %571
  %577 = phi i32 [ %123, %571 ], [ %614, %612 ]
  %578 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %577, i1 true)
  %579 = shl nuw i32 1, %578
  %580 = and i32 %579, %123
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %582, label %583

582:                                              ; preds = %576
  br i1 %575, label %606, label %609

583:                                              ; preds = %576
  %584 = load ptr, ptr %572, align 8
  %585 = or disjoint i32 %578, %14
  %586 = zext i32 %585 to i64
  %587 = getelementptr inbounds nuw %struct.Thread, ptr %584, i64 %586
  %588 = load ptr, ptr %587, align 8
  %589 = getelementptr inbounds nuw i8, ptr %587, i64 104
  %590 = load i64, ptr %589, align 8
  %591 = and i64 %590, 4294967295
  %592 = getelementptr inbounds nuw i8, ptr %588, i64 %591
  %593 = load i32, ptr %592, align 1
  %594 = icmp eq i32 %593, %559
  br i1 %594, label %595, label %609

595:                                              ; preds = %583
  %596 = add i64 %590, 4
  %597 = and i64 %596, 4294967295
  %598 = getelementptr inbounds nuw i8, ptr %588, i64 %597
  %599 = load i32, ptr %598, align 1
  %600 = icmp eq i32 %599, %558
  br i1 %600, label %601, label %609

601:                                              ; preds = %595
  %602 = add i64 %590, 8
  %603 = and i64 %602, 4294967295
  %604 = getelementptr inbounds nuw i8, ptr %588, i64 %603
  %605 = load i32, ptr %604, align 1
  br label %606

606:                                              ; preds = %601, %582
  %607 = phi i32 [ %605, %601 ], [ 0, %582 ]
  %608 = icmp eq i32 %607, %560
  br i1 %608, label %612, label %609

609:                                              ; preds = %606, %595, %583, %582
  %610 = or disjoint i32 %578, %14
  %611 = or disjoint i32 %528, %14
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef %11, i32 noundef %223, i32 noundef %610, i32 noundef %223, i32 noundef %611, i32 noundef 7) #19
  br label %616

612:                                              ; preds = %606
  %613 = add i32 %577, -1
  %614 = and i32 %613, %577
  %615 = icmp eq i32 %614, 0
  br i1 %615, label %616, label %576

616:                                              ; preds = %612, %609, %566
  %617 = tail call i32 @llvm.umin.i32(i32 %527, i32 32)
  %618 = zext i32 %560 to i64
  %619 = zext nneg i32 %524 to i64
  %620 = zext nneg i32 %617 to i64
  %621 = urem i64 %557, %620
  %622 = icmp eq i64 %621, 0
  br i1 %622, label %623, label %630

623:                                              ; preds = %616
  %624 = tail call i32 @llvm.umin.i32(i32 %527, i32 16)
  %625 = mul nuw nsw i64 %618, %619
  %626 = lshr i64 %625, 3
  %627 = zext nneg i32 %624 to i64
  %628 = urem i64 %626, %627
  %629 = icmp eq i64 %628, 0
  br i1 %629, label %642, label %630

630:                                              ; preds = %623, %616
  %631 = phi i32 [ %624, %623 ], [ %617, %616 ]
  %632 = phi i64 [ %626, %623 ], [ 0, %616 ]
  %633 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %634 = load ptr, ptr %633, align 8
  %635 = or disjoint i32 %528, %14
  %636 = zext i32 %635 to i64
  %637 = getelementptr inbounds nuw %struct.Thread, ptr %634, i64 %636
  %638 = add i64 %632, %557
  %639 = getelementptr inbounds nuw i8, ptr %228, i64 5
  %640 = load i8, ptr %639, align 1
  %641 = zext i8 %640 to i32
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 3, ptr noundef %637, i32 noundef %223, i64 noundef %638, i32 noundef %641, i32 noundef %631, i32 noundef range(i32 0, 2) %475) #19
  br label %742

642:                                              ; preds = %623
  br i1 %570, label %662, label %643

643:                                              ; preds = %642
  %644 = zext nneg i32 %527 to i64
  %645 = icmp eq i32 %525, 0
  %646 = and i32 %477, 1073741824
  %647 = icmp eq i32 %646, 0
  %648 = zext nneg i32 %569 to i64
  %649 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %650 = icmp eq i32 %496, 1
  %651 = select i1 %650, i64 16, i64 20
  %652 = select i1 %497, i64 12, i64 %651
  %653 = getelementptr inbounds nuw i8, ptr %5, i64 %652
  %654 = select i1 %650, i32 %482, i32 %479
  %655 = icmp eq i32 %496, 2
  %656 = select i1 %655, i32 %482, i32 %485
  %657 = select i1 %655, i32 %481, i32 %484
  %658 = shl nuw nsw i32 %654, %657
  %659 = add nsw i32 %658, -1
  %660 = add nsw i32 %656, -1
  %661 = add nsw i32 %485, -1
  br label %663

662:                                              ; preds = %734, %642
  br i1 %474, label %738, label %742

663:                                              ; preds = %734, %643
  %664 = phi i32 [ %123, %643 ], [ %736, %734 ]
  %665 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %664, i1 true)
  %666 = load ptr, ptr %649, align 8
  %667 = or disjoint i32 %665, %14
  %668 = zext i32 %667 to i64
  %669 = getelementptr inbounds nuw %struct.Thread, ptr %666, i64 %668
  %670 = load ptr, ptr %669, align 8
  %671 = getelementptr inbounds nuw i8, ptr %669, i64 104
  %672 = load i64, ptr %671, align 8
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %6) #18
  br i1 %474, label %673, label %676

673:                                              ; preds = %663
  %674 = getelementptr inbounds nuw i8, ptr %670, i64 %672
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %6, ptr nonnull align 1 %675, i64 %644, i1 false)
  br label %677

676:                                              ; preds = %663
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %6, i8 0, i64 64, i1 false)
  br label %677

677:                                              ; preds = %676, %673
  br i1 %645, label %684, label %678

678:                                              ; preds = %677
  %679 = load i32, ptr %653, align 4
  %680 = icmp eq i32 %679, 10
  %681 = add nuw nsw i32 %665, 3
  %682 = zext i32 %679 to i64
  %683 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %682
  br label %685

684:                                              ; preds = %727, %677
  br i1 %474, label %734, label %730

685:                                              ; preds = %727, %678
  %686 = phi i32 [ %728, %727 ], [ 0, %678 ]
  br i1 %680, label %691, label %687

687:                                              ; preds = %685
  %688 = load i8, ptr %683, align 1
  %689 = udiv i8 32, %688
  %690 = zext nneg i8 %689 to i32
  br label %691

691:                                              ; preds = %687, %685
  %692 = phi i32 [ %690, %687 ], [ 1, %685 ]
  %693 = udiv i32 %686, %692
  %694 = shl nuw i32 %693, 5
  %695 = mul nuw nsw i32 %693, 5
  %696 = add nuw nsw i32 %681, %695
  %697 = and i32 %696, 31
  %698 = or disjoint i32 %697, %694
  %699 = mul i32 %698, %692
  %700 = urem i32 %686, %692
  %701 = add i32 %699, %700
  %702 = and i32 %701, %659
  %703 = and i32 %702, %661
  %704 = lshr i32 %702, %484
  %705 = lshr i32 %702, %657
  %706 = and i32 %702, %660
  %707 = select i1 %650, i32 %704, i32 %706
  %708 = select i1 %650, i32 %703, i32 %705
  %709 = zext nneg i32 %707 to i64
  %710 = zext nneg i32 %708 to i64
  %711 = select i1 %647, i64 %710, i64 %709
  %712 = select i1 %647, i64 %709, i64 %710
  %713 = mul nuw nsw i64 %711, %618
  %714 = add nuw nsw i64 %713, %712
  %715 = mul nuw nsw i64 %714, %619
  %716 = lshr i64 %715, 3
  %717 = add i64 %716, %557
  %718 = tail call fastcc ptr @lane_access(ptr noundef %0, ptr noundef nonnull %669, i32 noundef %223, i64 noundef %717, i32 noundef %569, i32 noundef %569, i32 noundef range(i32 0, 2) %475) #19
  %719 = mul i32 %686, %524
  %720 = lshr i32 %719, 3
  %721 = zext nneg i32 %720 to i64
  %722 = getelementptr inbounds nuw i8, ptr %6, i64 %721
  %723 = icmp eq ptr %718, null
  br i1 %723, label %727, label %724

724:                                              ; preds = %691
  br i1 %474, label %725, label %726

725:                                              ; preds = %724
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %718, ptr nonnull align 1 %722, i64 %648, i1 false)
  br label %727

726:                                              ; preds = %724
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %722, ptr nonnull align 1 %718, i64 %648, i1 false)
  br label %727

727:                                              ; preds = %726, %725, %691
  %728 = add nuw nsw i32 %686, %567
  %729 = icmp samesign ult i32 %728, %525
  br i1 %729, label %685, label %684

730:                                              ; preds = %684
  %731 = load ptr, ptr %669, align 8
  %732 = load i64, ptr %671, align 8
  %733 = getelementptr inbounds nuw i8, ptr %731, i64 %732
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %733, ptr nonnull align 16 %6, i64 %644, i1 false)
  br label %734

734:                                              ; preds = %730, %684
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %6) #18
  %735 = add i32 %664, -1
  %736 = and i32 %735, %664
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %662, label %663

738:                                              ; preds = %662
  %739 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %740 = load i64, ptr %739, align 8
  %741 = add i64 %740, 1
  store i64 %741, ptr %739, align 8
  br label %742

742:                                              ; preds = %738, %662, %630
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %5) #18
  br label %1478

743:                                              ; preds = %222
  %744 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %745 = load i32, ptr %744, align 4
  %746 = lshr i32 %745, 3
  %747 = and i32 %746, 7
  %748 = lshr i32 %745, 6
  %749 = and i32 %748, 15
  %750 = shl nuw nsw i32 1, %749
  %751 = lshr i32 %745, 10
  %752 = and i32 %751, 15
  %753 = lshr i32 %745, 14
  %754 = and i32 %753, 15
  %755 = lshr i32 %745, 18
  %756 = and i32 %755, 15
  %757 = lshr i32 %745, 22
  %758 = and i32 %757, 15
  %759 = lshr i32 %745, 26
  %760 = lshr i32 %745, 28
  %761 = and i32 %760, 3
  %762 = icmp eq i8 %232, 1
  br i1 %762, label %763, label %1100

763:                                              ; preds = %743
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %4) #18
  store i32 0, ptr %4, align 4
  %764 = and i32 %745, 1073741824
  %765 = icmp eq i32 %764, 0
  %766 = icmp sgt i32 %745, -1
  %767 = icmp eq i32 %756, 0
  %768 = icmp eq i32 %758, 0
  %769 = and i32 %745, 134217728
  %770 = icmp eq i32 %769, 0
  %771 = zext nneg i32 %750 to i64
  %772 = and i64 %771, 3
  %773 = icmp samesign ult i32 %749, 2
  %774 = and i64 %771, 65532
  %775 = icmp eq i64 %772, 0
  %776 = and i64 %771, 3
  %777 = icmp samesign ult i32 %749, 2
  %778 = and i64 %771, 65532
  %779 = icmp eq i64 %776, 0
  br label %780

780:                                              ; preds = %934, %763
  %781 = phi i32 [ 0, %763 ], [ %935, %934 ]
  %782 = shl nuw nsw i32 %781, 2
  br label %783

783:                                              ; preds = %783, %780
  %784 = phi i32 [ 0, %780 ], [ %932, %783 ]
  %785 = and i32 %784, 3
  %786 = icmp samesign ugt i32 %784, 3
  %787 = select i1 %786, i32 16, i32 0
  %788 = add nuw nsw i32 %787, %782
  %789 = or disjoint i32 %788, %785
  %790 = icmp samesign ugt i32 %788, 15
  %791 = select i1 %790, i32 4, i32 0
  %792 = select i1 %765, i32 %791, i32 0
  %793 = or disjoint i32 %792, %785
  %794 = select i1 %765, i32 0, i32 %791
  %795 = zext nneg i32 %793 to i64
  %796 = select i1 %766, i32 %791, i32 0
  %797 = or disjoint i32 %796, %785
  %798 = select i1 %766, i32 0, i32 %791
  %799 = zext nneg i32 %797 to i64
  %800 = zext nneg i32 %798 to i64
  %801 = zext nneg i32 %794 to i64
  %802 = shl nuw nsw i64 %801, 32
  %803 = or disjoint i64 %802, %795
  %804 = select i1 %765, i64 %803, i64 %801
  %805 = select i1 %765, i64 0, i64 %795
  %806 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 0, i32 noundef %752, i32 noundef 0) #19
  %807 = shl nuw nsw i64 %804, 2
  %808 = add nuw nsw i64 %807, %805
  %809 = and i64 %808, 4294967295
  %810 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %809
  store double %806, ptr %810, align 8
  %811 = shl nuw nsw i64 %800, 32
  %812 = or disjoint i64 %811, %799
  %813 = select i1 %766, i64 %812, i64 %800
  %814 = select i1 %766, i64 0, i64 %799
  %815 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 8, i32 noundef %754, i32 noundef 0) #19
  %816 = shl nuw nsw i64 %813, 2
  %817 = add nuw nsw i64 %816, %814
  %818 = and i64 %817, 4294967295
  %819 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %818
  store double %815, ptr %819, align 8
  %820 = or disjoint i64 %801, 1
  %821 = shl nuw nsw i64 %820, 32
  %822 = or disjoint i64 %821, %795
  %823 = select i1 %765, i64 %822, i64 %820
  %824 = select i1 %765, i64 1, i64 %795
  %825 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 0, i32 noundef %752, i32 noundef 1) #19
  %826 = shl nuw nsw i64 %823, 2
  %827 = add nuw nsw i64 %826, %824
  %828 = and i64 %827, 4294967295
  %829 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %828
  store double %825, ptr %829, align 8
  %830 = or disjoint i64 %800, 1
  %831 = shl nuw nsw i64 %830, 32
  %832 = or disjoint i64 %831, %799
  %833 = select i1 %766, i64 %832, i64 %830
  %834 = select i1 %766, i64 1, i64 %799
  %835 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 8, i32 noundef %754, i32 noundef 1) #19
  %836 = shl nuw nsw i64 %833, 2
  %837 = add nuw nsw i64 %836, %834
  %838 = and i64 %837, 4294967295
  %839 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %838
  store double %835, ptr %839, align 8
  %840 = or disjoint i64 %801, 2
  %841 = shl nuw nsw i64 %840, 32
  %842 = or disjoint i64 %841, %795
  %843 = select i1 %765, i64 %842, i64 %840
  %844 = select i1 %765, i64 2, i64 %795
  %845 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 0, i32 noundef %752, i32 noundef 2) #19
  %846 = shl nuw nsw i64 %843, 2
  %847 = add nuw nsw i64 %846, %844
  %848 = and i64 %847, 4294967295
  %849 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %848
  store double %845, ptr %849, align 8
  %850 = or disjoint i64 %800, 2
  %851 = shl nuw nsw i64 %850, 32
  %852 = or disjoint i64 %851, %799
  %853 = select i1 %766, i64 %852, i64 %850
  %854 = select i1 %766, i64 2, i64 %799
  %855 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 8, i32 noundef %754, i32 noundef 2) #19
  %856 = shl nuw nsw i64 %853, 2
  %857 = add nuw nsw i64 %856, %854
  %858 = and i64 %857, 4294967295
  %859 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %858
  store double %855, ptr %859, align 8
  %860 = or disjoint i64 %801, 3
  %861 = shl nuw nsw i64 %860, 32
  %862 = or disjoint i64 %861, %795
  %863 = select i1 %765, i64 %862, i64 %860
  %864 = select i1 %765, i64 3, i64 %795
  %865 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 0, i32 noundef %752, i32 noundef 3) #19
  %866 = shl nuw nsw i64 %863, 2
  %867 = add nuw nsw i64 %866, %864
  %868 = and i64 %867, 4294967295
  %869 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %868
  store double %865, ptr %869, align 8
  %870 = or disjoint i64 %800, 3
  %871 = shl nuw nsw i64 %870, 32
  %872 = or disjoint i64 %871, %799
  %873 = select i1 %766, i64 %872, i64 %870
  %874 = select i1 %766, i64 3, i64 %799
  %875 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 8, i32 noundef %754, i32 noundef 3) #19
  %876 = shl nuw nsw i64 %873, 2
  %877 = add nuw nsw i64 %876, %874
  %878 = and i64 %877, 4294967295
  %879 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %878
  store double %875, ptr %879, align 8
  %880 = and i32 %784, 1
  %881 = or disjoint i32 %791, %880
  %882 = and i32 %784, 2
  %883 = or disjoint i32 %791, %785
  %884 = select i1 %767, i32 %883, i32 %881
  %885 = select i1 %767, i32 0, i32 %882
  %886 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 0) #19
  %887 = shl nuw nsw i32 %884, 3
  %888 = or disjoint i32 %887, %885
  %889 = zext nneg i32 %888 to i64
  %890 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %889
  store double %886, ptr %890, align 8
  %891 = or disjoint i32 %882, 1
  %892 = select i1 %767, i32 1, i32 %891
  %893 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 1) #19
  %894 = or disjoint i32 %887, %892
  %895 = zext nneg i32 %894 to i64
  %896 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %895
  store double %893, ptr %896, align 8
  %897 = or disjoint i32 %881, 2
  %898 = select i1 %767, i32 %883, i32 %897
  %899 = select i1 %767, i32 2, i32 %882
  %900 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 2) #19
  %901 = shl nuw nsw i32 %898, 3
  %902 = or disjoint i32 %901, %899
  %903 = zext nneg i32 %902 to i64
  %904 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %903
  store double %900, ptr %904, align 8
  %905 = select i1 %767, i32 3, i32 %891
  %906 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 3) #19
  %907 = or disjoint i32 %901, %905
  %908 = zext nneg i32 %907 to i64
  %909 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %908
  store double %906, ptr %909, align 8
  %910 = or disjoint i32 %882, 4
  %911 = select i1 %767, i32 4, i32 %910
  %912 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 4) #19
  %913 = or disjoint i32 %887, %911
  %914 = zext nneg i32 %913 to i64
  %915 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %914
  store double %912, ptr %915, align 8
  %916 = or disjoint i32 %882, 5
  %917 = select i1 %767, i32 5, i32 %916
  %918 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 5) #19
  %919 = or disjoint i32 %887, %917
  %920 = zext nneg i32 %919 to i64
  %921 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %920
  store double %918, ptr %921, align 8
  %922 = select i1 %767, i32 6, i32 %910
  %923 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 6) #19
  %924 = or disjoint i32 %901, %922
  %925 = zext nneg i32 %924 to i64
  %926 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %925
  store double %923, ptr %926, align 8
  %927 = select i1 %767, i32 7, i32 %916
  %928 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %789, i32 noundef 16, i32 noundef %756, i32 noundef 7) #19
  %929 = or disjoint i32 %901, %927
  %930 = zext nneg i32 %929 to i64
  %931 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %930
  store double %928, ptr %931, align 8
  %932 = add nuw nsw i32 %784, 1
  %933 = icmp eq i32 %932, 8
  br i1 %933, label %937, label %783

934:                                              ; preds = %948
  %935 = add nuw nsw i32 %781, 1
  %936 = icmp eq i32 %935, 4
  br i1 %936, label %1099, label %780

937:                                              ; preds = %783, %948
  %938 = phi i32 [ %949, %948 ], [ 0, %783 ]
  %939 = and i32 %938, 3
  %940 = icmp samesign ugt i32 %938, 3
  %941 = select i1 %940, i32 16, i32 0
  %942 = add nuw nsw i32 %941, %782
  %943 = or disjoint i32 %942, %939
  %944 = and i32 %938, 1
  %945 = icmp samesign ugt i32 %942, 15
  %946 = select i1 %945, i32 4, i32 0
  %947 = and i32 %938, 2
  br label %951

948:                                              ; preds = %1095
  %949 = add nuw nsw i32 %938, 1
  %950 = icmp eq i32 %949, 8
  br i1 %950, label %934, label %937

951:                                              ; preds = %1095, %937
  %952 = phi i32 [ 0, %937 ], [ %1097, %1095 ]
  %953 = and i32 %952, 2
  %954 = or disjoint i32 %953, %944
  %955 = and i32 %952, 5
  %956 = or disjoint i32 %955, %947
  %957 = select i1 %768, i32 %939, i32 %954
  %958 = or disjoint i32 %957, %946
  %959 = select i1 %768, i32 %952, i32 %956
  %960 = shl nuw nsw i32 %958, %749
  %961 = zext nneg i32 %960 to i64
  %962 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %961
  %963 = shl i32 %959, %749
  %964 = zext i32 %963 to i64
  %965 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %964
  %966 = shl nuw nsw i32 %958, %747
  %967 = add nuw i32 %966, %959
  %968 = zext i32 %967 to i64
  %969 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %968
  %970 = load double, ptr %969, align 8
  switch i32 %752, label %971 [
    i32 10, label %972
    i32 9, label %984
  ]

971:                                              ; preds = %984, %951
  br i1 %777, label %1060, label %1024

972:                                              ; preds = %951
  %973 = bitcast double %970 to i64
  br label %974

974:                                              ; preds = %974, %972
  %975 = phi i64 [ 0, %972 ], [ %982, %974 ]
  %976 = phi i64 [ %973, %972 ], [ %981, %974 ]
  %977 = getelementptr inbounds nuw double, ptr %962, i64 %975
  %978 = load i64, ptr %977, align 8
  %979 = getelementptr inbounds nuw double, ptr %965, i64 %975
  %980 = load i64, ptr %979, align 8
  %981 = tail call i64 @px_fma_f64(i64 noundef %978, i64 noundef %980, i64 noundef %976, i32 noundef %761) #19
  %982 = add nuw nsw i64 %975, 1
  %983 = icmp eq i64 %982, %771
  br i1 %983, label %1058, label %974

984:                                              ; preds = %951
  br i1 %770, label %985, label %971

985:                                              ; preds = %984
  br i1 %773, label %1077, label %986

986:                                              ; preds = %985, %986
  %987 = phi i64 [ %1021, %986 ], [ 0, %985 ]
  %988 = phi double [ %1020, %986 ], [ %970, %985 ]
  %989 = phi i64 [ %1022, %986 ], [ 0, %985 ]
  %990 = getelementptr inbounds nuw double, ptr %962, i64 %987
  %991 = load double, ptr %990, align 8
  %992 = getelementptr inbounds nuw double, ptr %965, i64 %987
  %993 = load double, ptr %992, align 8
  %994 = fcmp une double %991, %993
  %995 = uitofp i1 %994 to double
  %996 = fadd double %988, %995
  %997 = or disjoint i64 %987, 1
  %998 = getelementptr inbounds nuw double, ptr %962, i64 %997
  %999 = load double, ptr %998, align 8
  %1000 = getelementptr inbounds nuw double, ptr %965, i64 %997
  %1001 = load double, ptr %1000, align 8
  %1002 = fcmp une double %999, %1001
  %1003 = uitofp i1 %1002 to double
  %1004 = fadd double %996, %1003
  %1005 = or disjoint i64 %987, 2
  %1006 = getelementptr inbounds nuw double, ptr %962, i64 %1005
  %1007 = load double, ptr %1006, align 8
  %1008 = getelementptr inbounds nuw double, ptr %965, i64 %1005
  %1009 = load double, ptr %1008, align 8
  %1010 = fcmp une double %1007, %1009
  %1011 = uitofp i1 %1010 to double
  %1012 = fadd double %1004, %1011
  %1013 = or disjoint i64 %987, 3
  %1014 = getelementptr inbounds nuw double, ptr %962, i64 %1013
  %1015 = load double, ptr %1014, align 8
  %1016 = getelementptr inbounds nuw double, ptr %965, i64 %1013
  %1017 = load double, ptr %1016, align 8
  %1018 = fcmp une double %1015, %1017
  %1019 = uitofp i1 %1018 to double
  %1020 = fadd double %1012, %1019
  %1021 = add nuw nsw i64 %987, 4
  %1022 = add i64 %989, 4
  %1023 = icmp eq i64 %1022, %774
  br i1 %1023, label %1077, label %986

1024:                                             ; preds = %971, %1024
  %1025 = phi i64 [ %1055, %1024 ], [ 0, %971 ]
  %1026 = phi double [ %1054, %1024 ], [ %970, %971 ]
  %1027 = phi i64 [ %1056, %1024 ], [ 0, %971 ]
  %1028 = getelementptr inbounds nuw double, ptr %962, i64 %1025
  %1029 = load double, ptr %1028, align 8
  %1030 = getelementptr inbounds nuw double, ptr %965, i64 %1025
  %1031 = load double, ptr %1030, align 8
  %1032 = fmul double %1029, %1031
  %1033 = fadd double %1026, %1032
  %1034 = or disjoint i64 %1025, 1
  %1035 = getelementptr inbounds nuw double, ptr %962, i64 %1034
  %1036 = load double, ptr %1035, align 8
  %1037 = getelementptr inbounds nuw double, ptr %965, i64 %1034
  %1038 = load double, ptr %1037, align 8
  %1039 = fmul double %1036, %1038
  %1040 = fadd double %1033, %1039
  %1041 = or disjoint i64 %1025, 2
  %1042 = getelementptr inbounds nuw double, ptr %962, i64 %1041
  %1043 = load double, ptr %1042, align 8
  %1044 = getelementptr inbounds nuw double, ptr %965, i64 %1041
  %1045 = load double, ptr %1044, align 8
  %1046 = fmul double %1043, %1045
  %1047 = fadd double %1040, %1046
  %1048 = or disjoint i64 %1025, 3
  %1049 = getelementptr inbounds nuw double, ptr %962, i64 %1048
  %1050 = load double, ptr %1049, align 8
  %1051 = getelementptr inbounds nuw double, ptr %965, i64 %1048
  %1052 = load double, ptr %1051, align 8
  %1053 = fmul double %1050, %1052
  %1054 = fadd double %1047, %1053
  %1055 = add nuw nsw i64 %1025, 4
  %1056 = add i64 %1027, 4
  %1057 = icmp eq i64 %1056, %778
  br i1 %1057, label %1060, label %1024

1058:                                             ; preds = %974
  %1059 = bitcast i64 %981 to double
  br label %1095

1060:                                             ; preds = %1024, %971
  %1061 = phi double [ poison, %971 ], [ %1054, %1024 ]
  %1062 = phi i64 [ 0, %971 ], [ %1055, %1024 ]
  %1063 = phi double [ %970, %971 ], [ %1054, %1024 ]
  br i1 %779, label %1095, label %1064

1064:                                             ; preds = %1060, %1064
  %1065 = phi i64 [ %1074, %1064 ], [ %1062, %1060 ]
  %1066 = phi double [ %1073, %1064 ], [ %1063, %1060 ]
  %1067 = phi i64 [ %1075, %1064 ], [ 0, %1060 ]
  %1068 = getelementptr inbounds nuw double, ptr %962, i64 %1065
  %1069 = load double, ptr %1068, align 8
  %1070 = getelementptr inbounds nuw double, ptr %965, i64 %1065
  %1071 = load double, ptr %1070, align 8
  %1072 = fmul double %1069, %1071
  %1073 = fadd double %1066, %1072
  %1074 = add nuw nsw i64 %1065, 1
  %1075 = add i64 %1067, 1
  %1076 = icmp eq i64 %1075, %776
  br i1 %1076, label %1095, label %1064

1077:                                             ; preds = %986, %985
  %1078 = phi double [ poison, %985 ], [ %1020, %986 ]
  %1079 = phi i64 [ 0, %985 ], [ %1021, %986 ]
  %1080 = phi double [ %970, %985 ], [ %1020, %986 ]
  br i1 %775, label %1095, label %1081

1081:                                             ; preds = %1077, %1081
  %1082 = phi i64 [ %1092, %1081 ], [ %1079, %1077 ]
  %1083 = phi double [ %1091, %1081 ], [ %1080, %1077 ]
  %1084 = phi i64 [ %1093, %1081 ], [ 0, %1077 ]
  %1085 = getelementptr inbounds nuw double, ptr %962, i64 %1082
  %1086 = load double, ptr %1085, align 8
  %1087 = getelementptr inbounds nuw double, ptr %965, i64 %1082
  %1088 = load double, ptr %1087, align 8
  %1089 = fcmp une double %1086, %1088
  %1090 = uitofp i1 %1089 to double
  %1091 = fadd double %1083, %1090
  %1092 = add nuw nsw i64 %1082, 1
  %1093 = add i64 %1084, 1
  %1094 = icmp eq i64 %1093, %772
  br i1 %1094, label %1095, label %1081

1095:                                             ; preds = %1077, %1081, %1060, %1064, %1058
  %1096 = phi double [ %1059, %1058 ], [ %1061, %1060 ], [ %1073, %1064 ], [ %1078, %1077 ], [ %1091, %1081 ]
  call fastcc void @fragment_answer(ptr noundef nonnull readonly %9, i32 noundef %943, i32 noundef %758, i32 noundef %952, double noundef %1096, i32 noundef 0, ptr noundef %4) #19
  %1097 = add nuw nsw i32 %952, 1
  %1098 = icmp eq i32 %1097, 8
  br i1 %1098, label %948, label %951

1099:                                             ; preds = %934
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %4) #18
  br label %1478

1100:                                             ; preds = %743
  %1101 = shl nuw nsw i32 1, %747
  %1102 = and i32 %745, 7
  %1103 = icmp eq i8 %232, 5
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %3) #18
  store i32 0, ptr %3, align 4
  %1104 = icmp eq i32 %752, 0
  %1105 = select i1 %1103, i1 %1104, i1 false
  %1106 = shl nuw nsw i32 %750, %1102
  %1107 = lshr i32 %1106, 5
  %1108 = select i1 %1105, i32 16, i32 %1107
  %1109 = icmp eq i32 %754, 0
  %1110 = select i1 %1103, i1 %1109, i1 false
  %1111 = shl nuw nsw i32 %750, %747
  %1112 = lshr i32 %1111, 5
  %1113 = select i1 %1110, i32 16, i32 %1112
  %1114 = shl nuw nsw i32 %1101, %1102
  %1115 = lshr i32 %1114, 5
  %1116 = zext nneg i32 %752 to i64
  %1117 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %1116
  %1118 = load i8, ptr %1117, align 1
  %1119 = zext i8 %1118 to i32
  %1120 = mul nuw nsw i32 %1108, %1119
  %1121 = lshr i32 %1120, 3
  %1122 = zext nneg i32 %754 to i64
  %1123 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %1122
  %1124 = load i8, ptr %1123, align 1
  %1125 = zext i8 %1124 to i32
  %1126 = mul nuw nsw i32 %1113, %1125
  %1127 = lshr i32 %1126, 3
  %1128 = add nuw nsw i32 %1127, %1121
  %1129 = icmp eq i32 %1108, 0
  %1130 = icmp eq i32 %1113, 0
  %1131 = icmp samesign ult i32 %1114, 32
  %1132 = icmp eq i32 %752, 10
  %1133 = icmp samesign ugt i32 %1102, 3
  %1134 = zext i1 %1133 to i32
  %1135 = icmp eq i32 %754, 10
  %1136 = tail call i32 @llvm.umax.i32(i32 %1115, i32 1)
  %1137 = add nsw i32 %1106, -1
  %1138 = add nsw i32 %750, -1
  %1139 = and i32 %1137, %1138
  %1140 = add nsw i32 %1111, -1
  %1141 = and i32 %1140, %1138
  %1142 = icmp eq i32 %756, 10
  %1143 = zext nneg i32 %756 to i64
  %1144 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %1143
  %1145 = add nsw i32 %1114, -1
  %1146 = add nsw i32 %1101, -1
  %1147 = and i32 %1145, %1146
  br label %1148

1148:                                             ; preds = %1258, %1100
  %1149 = phi i32 [ 0, %1100 ], [ %1259, %1258 ]
  br i1 %1129, label %1170, label %1150

1150:                                             ; preds = %1148
  %1151 = add nuw nsw i32 %1149, 3
  %1152 = lshr i32 %1149, 2
  %1153 = and i32 %1149, 3
  br label %1175

1154:                                             ; preds = %1258
  %1155 = icmp eq i32 %758, 10
  %1156 = zext nneg i32 %758 to i64
  %1157 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %1156
  %1158 = and i32 %745, 134217728
  %1159 = icmp eq i32 %1158, 0
  %1160 = zext nneg i32 %750 to i64
  %1161 = and i32 %759, 1
  %1162 = and i64 %1160, 3
  %1163 = icmp samesign ult i32 %749, 2
  %1164 = and i64 %1160, 65532
  %1165 = icmp eq i64 %1162, 0
  %1166 = and i64 %1160, 3
  %1167 = icmp samesign ult i32 %749, 2
  %1168 = and i64 %1160, 65532
  %1169 = icmp eq i64 %1166, 0
  br label %1298

1170:                                             ; preds = %1206, %1148
  br i1 %1130, label %1216, label %1171

1171:                                             ; preds = %1170
  %1172 = add nuw nsw i32 %1149, 3
  %1173 = and i32 %1149, 3
  %1174 = lshr i32 %1149, 2
  br label %1222

1175:                                             ; preds = %1206, %1150
  %1176 = phi i32 [ 0, %1150 ], [ %1214, %1206 ]
  br i1 %1132, label %1180, label %1177

1177:                                             ; preds = %1175
  %1178 = udiv i8 32, %1118
  %1179 = zext nneg i8 %1178 to i32
  br label %1180

1180:                                             ; preds = %1177, %1175
  %1181 = phi i32 [ %1179, %1177 ], [ 1, %1175 ]
  %1182 = udiv i32 %1176, %1181
  %1183 = urem i32 %1176, %1181
  br i1 %1103, label %1184, label %1196

1184:                                             ; preds = %1180
  %1185 = shl nuw i32 %1182, 5
  %1186 = mul nuw nsw i32 %1182, 5
  %1187 = add nuw nsw i32 %1151, %1186
  %1188 = and i32 %1187, 31
  %1189 = or disjoint i32 %1188, %1185
  %1190 = mul i32 %1189, %1181
  %1191 = urem i32 %1176, %1181
  %1192 = add i32 %1191, %1190
  %1193 = and i32 %1192, %1137
  %1194 = lshr i32 %1193, %749
  %1195 = and i32 %1139, %1192
  br label %1206

1196:                                             ; preds = %1180
  %1197 = lshr i32 %1182, %1134
  %1198 = shl nuw nsw i32 %1182, 3
  %1199 = and i32 %1198, 8
  %1200 = select i1 %1133, i32 %1199, i32 0
  %1201 = or disjoint i32 %1200, %1152
  %1202 = shl nuw nsw i32 %1197, 2
  %1203 = or disjoint i32 %1202, %1153
  %1204 = mul i32 %1203, %1181
  %1205 = add i32 %1183, %1204
  br label %1206

1206:                                             ; preds = %1196, %1184
  %1207 = phi i32 [ %1205, %1196 ], [ %1195, %1184 ]
  %1208 = phi i32 [ %1201, %1196 ], [ %1194, %1184 ]
  %1209 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %1149, i32 noundef 0, i32 noundef %752, i32 noundef %1176) #19
  %1210 = shl i32 %1208, %749
  %1211 = add i32 %1210, %1207
  %1212 = zext i32 %1211 to i64
  %1213 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %1212
  store double %1209, ptr %1213, align 8
  %1214 = add nuw nsw i32 %1176, 1
  %1215 = icmp eq i32 %1214, %1108
  br i1 %1215, label %1170, label %1175

1216:                                             ; preds = %1248, %1170
  br i1 %1131, label %1258, label %1217

1217:                                             ; preds = %1216
  %1218 = add nuw nsw i32 %1149, 3
  %1219 = lshr i32 %1149, 2
  %1220 = shl nuw nsw i32 %1149, 1
  %1221 = and i32 %1220, 6
  br label %1261

1222:                                             ; preds = %1248, %1171
  %1223 = phi i32 [ 0, %1171 ], [ %1256, %1248 ]
  br i1 %1135, label %1227, label %1224

1224:                                             ; preds = %1222
  %1225 = udiv i8 32, %1124
  %1226 = zext nneg i8 %1225 to i32
  br label %1227

1227:                                             ; preds = %1224, %1222
  %1228 = phi i32 [ %1226, %1224 ], [ 1, %1222 ]
  %1229 = udiv i32 %1223, %1228
  %1230 = urem i32 %1223, %1228
  br i1 %1103, label %1231, label %1243

1231:                                             ; preds = %1227
  %1232 = shl nuw i32 %1229, 5
  %1233 = mul nuw nsw i32 %1229, 5
  %1234 = add nuw nsw i32 %1172, %1233
  %1235 = and i32 %1234, 31
  %1236 = or disjoint i32 %1235, %1232
  %1237 = mul i32 %1236, %1228
  %1238 = urem i32 %1223, %1228
  %1239 = add i32 %1238, %1237
  %1240 = and i32 %1239, %1140
  %1241 = and i32 %1141, %1239
  %1242 = lshr i32 %1240, %749
  br label %1248

1243:                                             ; preds = %1227
  %1244 = shl nuw nsw i32 %1229, 2
  %1245 = or disjoint i32 %1244, %1173
  %1246 = mul i32 %1245, %1228
  %1247 = add i32 %1230, %1246
  br label %1248

1248:                                             ; preds = %1243, %1231
  %1249 = phi i32 [ %1174, %1243 ], [ %1242, %1231 ]
  %1250 = phi i32 [ %1247, %1243 ], [ %1241, %1231 ]
  %1251 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %1149, i32 noundef %1121, i32 noundef %754, i32 noundef %1223) #19
  %1252 = shl i32 %1249, %749
  %1253 = add i32 %1252, %1250
  %1254 = zext i32 %1253 to i64
  %1255 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %1254
  store double %1251, ptr %1255, align 8
  %1256 = add nuw nsw i32 %1223, 1
  %1257 = icmp eq i32 %1256, %1113
  br i1 %1257, label %1216, label %1222

1258:                                             ; preds = %1288, %1216
  %1259 = add nuw nsw i32 %1149, 1
  %1260 = icmp eq i32 %1259, 32
  br i1 %1260, label %1154, label %1148

1261:                                             ; preds = %1288, %1217
  %1262 = phi i32 [ 0, %1217 ], [ %1296, %1288 ]
  br i1 %1142, label %1267, label %1263

1263:                                             ; preds = %1261
  %1264 = load i8, ptr %1144, align 1
  %1265 = udiv i8 32, %1264
  %1266 = zext nneg i8 %1265 to i32
  br label %1267

1267:                                             ; preds = %1263, %1261
  %1268 = phi i32 [ %1266, %1263 ], [ 1, %1261 ]
  br i1 %1103, label %1269, label %1282

1269:                                             ; preds = %1267
  %1270 = udiv i32 %1262, %1268
  %1271 = shl nuw i32 %1270, 5
  %1272 = mul nuw nsw i32 %1270, 5
  %1273 = add nuw nsw i32 %1218, %1272
  %1274 = and i32 %1273, 31
  %1275 = or disjoint i32 %1274, %1271
  %1276 = mul i32 %1275, %1268
  %1277 = urem i32 %1262, %1268
  %1278 = add i32 %1276, %1277
  %1279 = and i32 %1278, %1145
  %1280 = lshr i32 %1279, %747
  %1281 = and i32 %1278, %1147
  br label %1288

1282:                                             ; preds = %1267
  %1283 = shl nuw nsw i32 %1262, 2
  %1284 = and i32 %1283, 536870904
  %1285 = or disjoint i32 %1284, %1219
  %1286 = and i32 %1262, 1
  %1287 = or disjoint i32 %1286, %1221
  br label %1288

1288:                                             ; preds = %1282, %1269
  %1289 = phi i32 [ %1287, %1282 ], [ %1281, %1269 ]
  %1290 = phi i32 [ %1285, %1282 ], [ %1280, %1269 ]
  %1291 = call fastcc double @fragment_value(ptr noundef nonnull readonly %9, i32 noundef %1149, i32 noundef %1128, i32 noundef %756, i32 noundef %1262) #19
  %1292 = shl i32 %1290, %747
  %1293 = add i32 %1292, %1289
  %1294 = zext i32 %1293 to i64
  %1295 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %1294
  store double %1291, ptr %1295, align 8
  %1296 = add nuw nsw i32 %1262, 1
  %1297 = icmp eq i32 %1296, %1136
  br i1 %1297, label %1258, label %1261

1298:                                             ; preds = %1305, %1154
  %1299 = phi i32 [ 0, %1154 ], [ %1306, %1305 ]
  br i1 %1131, label %1305, label %1300

1300:                                             ; preds = %1298
  %1301 = add nuw nsw i32 %1299, 3
  %1302 = lshr i32 %1299, 2
  %1303 = shl nuw nsw i32 %1299, 1
  %1304 = and i32 %1303, 6
  br label %1308

1305:                                             ; preds = %1473, %1298
  %1306 = add nuw nsw i32 %1299, 1
  %1307 = icmp eq i32 %1306, 32
  br i1 %1307, label %1477, label %1298

1308:                                             ; preds = %1473, %1300
  %1309 = phi i32 [ 0, %1300 ], [ %1475, %1473 ]
  br i1 %1155, label %1314, label %1310

1310:                                             ; preds = %1308
  %1311 = load i8, ptr %1157, align 1
  %1312 = udiv i8 32, %1311
  %1313 = zext nneg i8 %1312 to i32
  br label %1314

1314:                                             ; preds = %1310, %1308
  %1315 = phi i32 [ %1313, %1310 ], [ 1, %1308 ]
  br i1 %1103, label %1316, label %1329

1316:                                             ; preds = %1314
  %1317 = udiv i32 %1309, %1315
  %1318 = shl nuw i32 %1317, 5
  %1319 = mul nuw nsw i32 %1317, 5
  %1320 = add nuw nsw i32 %1301, %1319
  %1321 = and i32 %1320, 31
  %1322 = or disjoint i32 %1321, %1318
  %1323 = mul i32 %1322, %1315
  %1324 = urem i32 %1309, %1315
  %1325 = add i32 %1323, %1324
  %1326 = and i32 %1325, %1145
  %1327 = lshr i32 %1326, %747
  %1328 = and i32 %1325, %1147
  br label %1335

1329:                                             ; preds = %1314
  %1330 = shl nuw nsw i32 %1309, 2
  %1331 = and i32 %1330, 536870904
  %1332 = or disjoint i32 %1331, %1302
  %1333 = and i32 %1309, 1
  %1334 = or disjoint i32 %1333, %1304
  br label %1335

1335:                                             ; preds = %1329, %1316
  %1336 = phi i32 [ %1334, %1329 ], [ %1328, %1316 ]
  %1337 = phi i32 [ %1332, %1329 ], [ %1327, %1316 ]
  %1338 = shl i32 %1337, %749
  %1339 = zext i32 %1338 to i64
  %1340 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %1339
  %1341 = shl nuw nsw i32 %1336, %749
  %1342 = zext nneg i32 %1341 to i64
  %1343 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %1342
  %1344 = shl i32 %1337, %747
  %1345 = add i32 %1344, %1336
  %1346 = zext i32 %1345 to i64
  %1347 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %1346
  %1348 = load double, ptr %1347, align 8
  switch i32 %752, label %1349 [
    i32 10, label %1350
    i32 9, label %1362
  ]

1349:                                             ; preds = %1362, %1335
  br i1 %1167, label %1438, label %1402

1350:                                             ; preds = %1335
  %1351 = bitcast double %1348 to i64
  br label %1352

1352:                                             ; preds = %1352, %1350
  %1353 = phi i64 [ 0, %1350 ], [ %1360, %1352 ]
  %1354 = phi i64 [ %1351, %1350 ], [ %1359, %1352 ]
  %1355 = getelementptr inbounds nuw double, ptr %1340, i64 %1353
  %1356 = load i64, ptr %1355, align 8
  %1357 = getelementptr inbounds nuw double, ptr %1343, i64 %1353
  %1358 = load i64, ptr %1357, align 8
  %1359 = tail call i64 @px_fma_f64(i64 noundef %1356, i64 noundef %1358, i64 noundef %1354, i32 noundef %761) #19
  %1360 = add nuw nsw i64 %1353, 1
  %1361 = icmp eq i64 %1360, %1160
  br i1 %1361, label %1436, label %1352

1362:                                             ; preds = %1335
  br i1 %1159, label %1363, label %1349

1363:                                             ; preds = %1362
  br i1 %1163, label %1455, label %1364

1364:                                             ; preds = %1363, %1364
  %1365 = phi i64 [ %1399, %1364 ], [ 0, %1363 ]
  %1366 = phi double [ %1398, %1364 ], [ %1348, %1363 ]
  %1367 = phi i64 [ %1400, %1364 ], [ 0, %1363 ]
  %1368 = getelementptr inbounds nuw double, ptr %1340, i64 %1365
  %1369 = load double, ptr %1368, align 8
  %1370 = getelementptr inbounds nuw double, ptr %1343, i64 %1365
  %1371 = load double, ptr %1370, align 8
  %1372 = fcmp une double %1369, %1371
  %1373 = uitofp i1 %1372 to double
  %1374 = fadd double %1366, %1373
  %1375 = or disjoint i64 %1365, 1
  %1376 = getelementptr inbounds nuw double, ptr %1340, i64 %1375
  %1377 = load double, ptr %1376, align 8
  %1378 = getelementptr inbounds nuw double, ptr %1343, i64 %1375
  %1379 = load double, ptr %1378, align 8
  %1380 = fcmp une double %1377, %1379
  %1381 = uitofp i1 %1380 to double
  %1382 = fadd double %1374, %1381
  %1383 = or disjoint i64 %1365, 2
  %1384 = getelementptr inbounds nuw double, ptr %1340, i64 %1383
  %1385 = load double, ptr %1384, align 8
  %1386 = getelementptr inbounds nuw double, ptr %1343, i64 %1383
  %1387 = load double, ptr %1386, align 8
  %1388 = fcmp une double %1385, %1387
  %1389 = uitofp i1 %1388 to double
  %1390 = fadd double %1382, %1389
  %1391 = or disjoint i64 %1365, 3
  %1392 = getelementptr inbounds nuw double, ptr %1340, i64 %1391
  %1393 = load double, ptr %1392, align 8
  %1394 = getelementptr inbounds nuw double, ptr %1343, i64 %1391
  %1395 = load double, ptr %1394, align 8
  %1396 = fcmp une double %1393, %1395
  %1397 = uitofp i1 %1396 to double
  %1398 = fadd double %1390, %1397
  %1399 = add nuw nsw i64 %1365, 4
  %1400 = add i64 %1367, 4
  %1401 = icmp eq i64 %1400, %1164
  br i1 %1401, label %1455, label %1364

1402:                                             ; preds = %1349, %1402
  %1403 = phi i64 [ %1433, %1402 ], [ 0, %1349 ]
  %1404 = phi double [ %1432, %1402 ], [ %1348, %1349 ]
  %1405 = phi i64 [ %1434, %1402 ], [ 0, %1349 ]
  %1406 = getelementptr inbounds nuw double, ptr %1340, i64 %1403
  %1407 = load double, ptr %1406, align 8
  %1408 = getelementptr inbounds nuw double, ptr %1343, i64 %1403
  %1409 = load double, ptr %1408, align 8
  %1410 = fmul double %1407, %1409
  %1411 = fadd double %1404, %1410
  %1412 = or disjoint i64 %1403, 1
  %1413 = getelementptr inbounds nuw double, ptr %1340, i64 %1412
  %1414 = load double, ptr %1413, align 8
  %1415 = getelementptr inbounds nuw double, ptr %1343, i64 %1412
  %1416 = load double, ptr %1415, align 8
  %1417 = fmul double %1414, %1416
  %1418 = fadd double %1411, %1417
  %1419 = or disjoint i64 %1403, 2
  %1420 = getelementptr inbounds nuw double, ptr %1340, i64 %1419
  %1421 = load double, ptr %1420, align 8
  %1422 = getelementptr inbounds nuw double, ptr %1343, i64 %1419
  %1423 = load double, ptr %1422, align 8
  %1424 = fmul double %1421, %1423
  %1425 = fadd double %1418, %1424
  %1426 = or disjoint i64 %1403, 3
  %1427 = getelementptr inbounds nuw double, ptr %1340, i64 %1426
  %1428 = load double, ptr %1427, align 8
  %1429 = getelementptr inbounds nuw double, ptr %1343, i64 %1426
  %1430 = load double, ptr %1429, align 8
  %1431 = fmul double %1428, %1430
  %1432 = fadd double %1425, %1431
  %1433 = add nuw nsw i64 %1403, 4
  %1434 = add i64 %1405, 4
  %1435 = icmp eq i64 %1434, %1168
  br i1 %1435, label %1438, label %1402

1436:                                             ; preds = %1352
  %1437 = bitcast i64 %1359 to double
  br label %1473

1438:                                             ; preds = %1402, %1349
  %1439 = phi double [ poison, %1349 ], [ %1432, %1402 ]
  %1440 = phi i64 [ 0, %1349 ], [ %1433, %1402 ]
  %1441 = phi double [ %1348, %1349 ], [ %1432, %1402 ]
  br i1 %1169, label %1473, label %1442

1442:                                             ; preds = %1438, %1442
  %1443 = phi i64 [ %1452, %1442 ], [ %1440, %1438 ]
  %1444 = phi double [ %1451, %1442 ], [ %1441, %1438 ]
  %1445 = phi i64 [ %1453, %1442 ], [ 0, %1438 ]
  %1446 = getelementptr inbounds nuw double, ptr %1340, i64 %1443
  %1447 = load double, ptr %1446, align 8
  %1448 = getelementptr inbounds nuw double, ptr %1343, i64 %1443
  %1449 = load double, ptr %1448, align 8
  %1450 = fmul double %1447, %1449
  %1451 = fadd double %1444, %1450
  %1452 = add nuw nsw i64 %1443, 1
  %1453 = add i64 %1445, 1
  %1454 = icmp eq i64 %1453, %1166
  br i1 %1454, label %1473, label %1442

1455:                                             ; preds = %1364, %1363
  %1456 = phi double [ poison, %1363 ], [ %1398, %1364 ]
  %1457 = phi i64 [ 0, %1363 ], [ %1399, %1364 ]
  %1458 = phi double [ %1348, %1363 ], [ %1398, %1364 ]
  br i1 %1165, label %1473, label %1459

1459:                                             ; preds = %1455, %1459
  %1460 = phi i64 [ %1470, %1459 ], [ %1457, %1455 ]
  %1461 = phi double [ %1469, %1459 ], [ %1458, %1455 ]
  %1462 = phi i64 [ %1471, %1459 ], [ 0, %1455 ]
  %1463 = getelementptr inbounds nuw double, ptr %1340, i64 %1460
  %1464 = load double, ptr %1463, align 8
  %1465 = getelementptr inbounds nuw double, ptr %1343, i64 %1460
  %1466 = load double, ptr %1465, align 8
  %1467 = fcmp une double %1464, %1466
  %1468 = uitofp i1 %1467 to double
  %1469 = fadd double %1461, %1468
  %1470 = add nuw nsw i64 %1460, 1
  %1471 = add i64 %1462, 1
  %1472 = icmp eq i64 %1471, %1162
  br i1 %1472, label %1473, label %1459

1473:                                             ; preds = %1455, %1459, %1438, %1442, %1436
  %1474 = phi double [ %1437, %1436 ], [ %1439, %1438 ], [ %1451, %1442 ], [ %1456, %1455 ], [ %1469, %1459 ]
  call fastcc void @fragment_answer(ptr noundef nonnull readonly %9, i32 noundef %1299, i32 noundef %758, i32 noundef %1309, double noundef %1474, i32 noundef %1161, ptr noundef %3) #19
  %1475 = add nuw nsw i32 %1309, 1
  %1476 = icmp eq i32 %1475, %1136
  br i1 %1476, label %1305, label %1308

1477:                                             ; preds = %1305
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %3) #18
  br label %1478

1478:                                             ; preds = %410, %472, %742, %1099, %1477
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %9) #18
  br label %1707

1479:                                             ; preds = %122
  %1480 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %1481 = load ptr, ptr %1480, align 8
  %1482 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %123, i1 true)
  %1483 = or disjoint i32 %1482, %14
  %1484 = zext i32 %1483 to i64
  %1485 = getelementptr inbounds nuw %struct.Thread, ptr %1481, i64 %1484
  %1486 = load ptr, ptr %17, align 8
  %1487 = getelementptr inbounds nuw i8, ptr %1486, i64 8
  %1488 = load ptr, ptr %1487, align 8
  %1489 = getelementptr inbounds nuw i8, ptr %1485, i64 88
  %1490 = load i32, ptr %1489, align 8
  %1491 = zext i32 %1490 to i64
  %1492 = getelementptr inbounds nuw %struct.Site, ptr %1488, i64 %1491
  %1493 = getelementptr inbounds nuw i8, ptr %1492, i64 6
  %1494 = load i8, ptr %1493, align 2
  %1495 = icmp eq i8 %1494, 8
  %1496 = select i1 %1495, i64 -1, i64 4294967295
  %1497 = getelementptr inbounds nuw i8, ptr %1485, i64 104
  %1498 = load i64, ptr %1497, align 8
  %1499 = add i32 %123, -1
  %1500 = and i32 %1499, %123
  %1501 = icmp eq i32 %1500, 0
  br i1 %1501, label %1507, label %1502

1502:                                             ; preds = %1479
  %1503 = getelementptr inbounds nuw i8, ptr %1492, i64 4
  %1504 = load i8, ptr %1503, align 4
  %1505 = icmp eq i8 %1504, 13
  %1506 = getelementptr inbounds nuw i8, ptr %1492, i64 10
  br label %1510

1507:                                             ; preds = %1546, %1479
  %1508 = phi i64 [ %1498, %1479 ], [ %1547, %1546 ]
  %1509 = icmp eq i32 %123, 0
  br i1 %1509, label %1756, label %1565

1510:                                             ; preds = %1546, %1502
  %1511 = phi i32 [ %1500, %1502 ], [ %1549, %1546 ]
  %1512 = phi i64 [ %1498, %1502 ], [ %1547, %1546 ]
  br i1 %1505, label %1513, label %1546

1513:                                             ; preds = %1510
  %1514 = load i8, ptr %1506, align 2
  %1515 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %1511, i1 true)
  %1516 = or disjoint i32 %1515, %14
  %1517 = zext i32 %1516 to i64
  %1518 = getelementptr inbounds nuw %struct.Thread, ptr %1481, i64 %1517, i32 18
  %1519 = load i64, ptr %1518, align 8
  %1520 = trunc i64 %1512 to i32
  %1521 = trunc i64 %1519 to i32
  switch i8 %1514, label %1543 [
    i8 0, label %1522
    i8 1, label %1525
    i8 2, label %1528
    i8 3, label %1531
    i8 4, label %1534
    i8 5, label %1537
    i8 6, label %1540
  ]

1522:                                             ; preds = %1513
  %1523 = add i64 %1519, %1512
  %1524 = and i64 %1523, 4294967295
  br label %1546

1525:                                             ; preds = %1513
  %1526 = tail call i32 @llvm.smin.i32(i32 %1520, i32 %1521)
  %1527 = zext i32 %1526 to i64
  br label %1546

1528:                                             ; preds = %1513
  %1529 = tail call i32 @llvm.smax.i32(i32 %1520, i32 %1521)
  %1530 = zext i32 %1529 to i64
  br label %1546

1531:                                             ; preds = %1513
  %1532 = tail call i32 @llvm.umin.i32(i32 %1520, i32 %1521)
  %1533 = zext i32 %1532 to i64
  br label %1546

1534:                                             ; preds = %1513
  %1535 = tail call i32 @llvm.umax.i32(i32 %1520, i32 %1521)
  %1536 = zext i32 %1535 to i64
  br label %1546

1537:                                             ; preds = %1513
  %1538 = and i64 %1512, 4294967295
  %1539 = and i64 %1538, %1519
  br label %1546

1540:                                             ; preds = %1513
  %1541 = or i64 %1519, %1512
  %1542 = and i64 %1541, 4294967295
  br label %1546

1543:                                             ; preds = %1513
  %1544 = xor i64 %1519, %1512
  %1545 = and i64 %1544, 4294967295
  br label %1546

1546:                                             ; preds = %1543, %1540, %1537, %1534, %1531, %1528, %1525, %1522, %1510
  %1547 = phi i64 [ %1512, %1510 ], [ %1545, %1543 ], [ %1542, %1540 ], [ %1539, %1537 ], [ %1536, %1534 ], [ %1533, %1531 ], [ %1530, %1528 ], [ %1527, %1525 ], [ %1524, %1522 ]
  %1548 = add i32 %1511, -1
  %1549 = and i32 %1548, %1511
  %1550 = icmp eq i32 %1549, 0
  br i1 %1550, label %1507, label %1510

1551:                                             ; preds = %1583
  %1552 = getelementptr inbounds nuw i8, ptr %1492, i64 4
  %1553 = zext nneg i32 %1482 to i64
  %1554 = getelementptr inbounds nuw i8, ptr %1492, i64 10
  %1555 = icmp eq i32 %1588, 0
  %1556 = select i1 %1555, i32 0, i32 %124
  %1557 = zext nneg i32 %1588 to i64
  %1558 = icmp eq i32 %1584, 0
  %1559 = icmp eq i32 %1584, %123
  %1560 = or i1 %1558, %1559
  %1561 = zext i1 %1560 to i32
  %1562 = icmp ne i32 %1584, 0
  %1563 = zext i1 %1562 to i32
  %1564 = zext i1 %1559 to i32
  br label %1592

1565:                                             ; preds = %1507, %1583
  %1566 = phi i32 [ %1584, %1583 ], [ 0, %1507 ]
  %1567 = phi i32 [ %1588, %1583 ], [ 1, %1507 ]
  %1568 = phi i32 [ %1590, %1583 ], [ %123, %1507 ]
  %1569 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1568, i1 true)
  %1570 = or disjoint i32 %1569, %14
  %1571 = zext i32 %1570 to i64
  %1572 = getelementptr inbounds nuw %struct.Thread, ptr %1481, i64 %1571
  %1573 = getelementptr inbounds nuw i8, ptr %1572, i64 104
  %1574 = load i64, ptr %1573, align 8
  %1575 = and i64 %1574, 1
  %1576 = icmp eq i64 %1575, 0
  br i1 %1576, label %1583, label %1577

1577:                                             ; preds = %1565
  %1578 = getelementptr inbounds nuw i8, ptr %1572, i64 16
  %1579 = load i32, ptr %1578, align 8
  %1580 = and i32 %1579, 31
  %1581 = shl nuw i32 1, %1580
  %1582 = or i32 %1581, %1566
  br label %1583

1583:                                             ; preds = %1577, %1565
  %1584 = phi i32 [ %1582, %1577 ], [ %1566, %1565 ]
  %1585 = xor i64 %1574, %1498
  %1586 = and i64 %1585, %1496
  %1587 = icmp eq i64 %1586, 0
  %1588 = select i1 %1587, i32 %1567, i32 0
  %1589 = add i32 %1568, -1
  %1590 = and i32 %1589, %1568
  %1591 = icmp eq i32 %1590, 0
  br i1 %1591, label %1551, label %1565

1592:                                             ; preds = %1703, %1551
  %1593 = phi i32 [ %123, %1551 ], [ %1705, %1703 ]
  %1594 = load ptr, ptr %1480, align 8
  %1595 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1593, i1 true)
  %1596 = or disjoint i32 %1595, %14
  %1597 = zext i32 %1596 to i64
  %1598 = getelementptr inbounds nuw %struct.Thread, ptr %1594, i64 %1597
  %1599 = load i8, ptr %1552, align 4
  switch i8 %1599, label %1703 [
    i8 10, label %1603
    i8 11, label %1654
    i8 12, label %1600
    i8 13, label %1690
    i8 16, label %1693
  ]

1600:                                             ; preds = %1592
  %1601 = getelementptr inbounds nuw i8, ptr %1598, i64 104
  %1602 = load i64, ptr %1601, align 8
  br label %1673

1603:                                             ; preds = %1592
  %1604 = load i8, ptr %1554, align 2
  %1605 = getelementptr inbounds nuw i8, ptr %1598, i64 16
  %1606 = load i32, ptr %1605, align 8
  %1607 = and i32 %1606, 31
  %1608 = getelementptr inbounds nuw i8, ptr %1598, i64 112
  %1609 = load i32, ptr %1608, align 8
  %1610 = and i32 %1609, 31
  %1611 = getelementptr inbounds nuw i8, ptr %1598, i64 116
  %1612 = load i32, ptr %1611, align 4
  %1613 = and i32 %1612, 31
  %1614 = lshr i32 %1612, 8
  %1615 = and i32 %1614, 31
  %1616 = and i32 %1615, %1606
  %1617 = xor i32 %1615, -1
  %1618 = and i32 %1613, %1617
  %1619 = or i32 %1616, %1618
  switch i8 %1604, label %1629 [
    i8 0, label %1620
    i8 1, label %1623
    i8 2, label %1626
  ]

1620:                                             ; preds = %1603
  %1621 = sub nsw i32 %1607, %1610
  %1622 = icmp sge i32 %1621, %1619
  br label %1633

1623:                                             ; preds = %1603
  %1624 = add nuw nsw i32 %1610, %1607
  %1625 = icmp samesign ule i32 %1624, %1619
  br label %1633

1626:                                             ; preds = %1603
  %1627 = xor i32 %1610, %1607
  %1628 = icmp samesign ule i32 %1627, %1619
  br label %1633

1629:                                             ; preds = %1603
  %1630 = and i32 %1610, %1617
  %1631 = or i32 %1616, %1630
  %1632 = icmp samesign ule i32 %1631, %1619
  br label %1633

1633:                                             ; preds = %1629, %1626, %1623, %1620
  %1634 = phi i32 [ %1631, %1629 ], [ %1627, %1626 ], [ %1624, %1623 ], [ %1621, %1620 ]
  %1635 = phi i1 [ %1632, %1629 ], [ %1628, %1626 ], [ %1625, %1623 ], [ %1622, %1620 ]
  %1636 = select i1 %1635, i32 %1634, i32 %1607
  %1637 = load ptr, ptr %1598, align 8
  %1638 = icmp ult i32 %1636, 32
  br i1 %1638, label %1639, label %1648

1639:                                             ; preds = %1633
  %1640 = shl nuw i32 1, %1636
  %1641 = and i32 %1640, %123
  %1642 = icmp eq i32 %1641, 0
  br i1 %1642, label %1648, label %1643

1643:                                             ; preds = %1639
  %1644 = or disjoint i32 %1636, %14
  %1645 = zext i32 %1644 to i64
  %1646 = getelementptr inbounds nuw %struct.Thread, ptr %1594, i64 %1645, i32 18
  %1647 = load i64, ptr %1646, align 8
  br label %1648

1648:                                             ; preds = %1643, %1639, %1633
  %1649 = phi i64 [ %1647, %1643 ], [ 0, %1639 ], [ 0, %1633 ]
  %1650 = getelementptr inbounds nuw i8, ptr %1637, i64 48
  store i64 %1649, ptr %1650, align 1
  %1651 = load ptr, ptr %1598, align 8
  %1652 = zext i1 %1635 to i64
  %1653 = getelementptr inbounds nuw i8, ptr %1651, i64 56
  store i64 %1652, ptr %1653, align 1
  br label %1703

1654:                                             ; preds = %1592
  %1655 = load ptr, ptr %1598, align 8
  %1656 = load i8, ptr %1554, align 2
  switch i8 %1656, label %1660 [
    i8 0, label %1657
    i8 1, label %1658
    i8 2, label %1659
  ]

1657:                                             ; preds = %1654
  br label %1660

1658:                                             ; preds = %1654
  br label %1660

1659:                                             ; preds = %1654
  br label %1660

1660:                                             ; preds = %1659, %1658, %1657, %1654
  %1661 = phi i32 [ %1564, %1657 ], [ %1563, %1658 ], [ %1561, %1659 ], [ %1584, %1654 ]
  %1662 = zext i32 %1661 to i64
  %1663 = getelementptr inbounds nuw i8, ptr %1655, i64 48
  store i64 %1662, ptr %1663, align 1
  br label %1703

1664:                                             ; preds = %1673
  %1665 = load ptr, ptr %1598, align 8
  %1666 = load i8, ptr %1554, align 2
  %1667 = icmp eq i8 %1666, 0
  %1668 = select i1 %1667, i32 %1686, i32 %1556
  %1669 = zext i32 %1668 to i64
  %1670 = getelementptr inbounds nuw i8, ptr %1665, i64 48
  store i64 %1669, ptr %1670, align 1
  %1671 = load ptr, ptr %1598, align 8
  %1672 = getelementptr inbounds nuw i8, ptr %1671, i64 56
  store i64 %1557, ptr %1672, align 1
  br label %1703

1673:                                             ; preds = %1673, %1600
  %1674 = phi i32 [ %123, %1600 ], [ %1688, %1673 ]
  %1675 = phi i32 [ 0, %1600 ], [ %1686, %1673 ]
  %1676 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1674, i1 true)
  %1677 = or disjoint i32 %1676, %14
  %1678 = zext i32 %1677 to i64
  %1679 = getelementptr inbounds nuw %struct.Thread, ptr %1594, i64 %1678, i32 18
  %1680 = load i64, ptr %1679, align 8
  %1681 = xor i64 %1680, %1602
  %1682 = and i64 %1681, %1496
  %1683 = icmp eq i64 %1682, 0
  %1684 = shl nuw i32 1, %1676
  %1685 = select i1 %1683, i32 %1684, i32 0
  %1686 = or i32 %1685, %1675
  %1687 = add i32 %1674, -1
  %1688 = and i32 %1687, %1674
  %1689 = icmp eq i32 %1688, 0
  br i1 %1689, label %1664, label %1673

1690:                                             ; preds = %1592
  %1691 = load ptr, ptr %1598, align 8
  %1692 = getelementptr inbounds nuw i8, ptr %1691, i64 48
  store i64 %1508, ptr %1692, align 1
  br label %1703

1693:                                             ; preds = %1592
  %1694 = load ptr, ptr %1598, align 8
  %1695 = getelementptr inbounds nuw i8, ptr %1694, i64 48
  store i64 %1553, ptr %1695, align 1
  %1696 = load ptr, ptr %1598, align 8
  %1697 = getelementptr inbounds nuw i8, ptr %1598, i64 16
  %1698 = load i32, ptr %1697, align 8
  %1699 = and i32 %1698, 31
  %1700 = icmp eq i32 %1699, %1482
  %1701 = zext i1 %1700 to i64
  %1702 = getelementptr inbounds nuw i8, ptr %1696, i64 56
  store i64 %1701, ptr %1702, align 1
  br label %1703

1703:                                             ; preds = %1693, %1690, %1664, %1660, %1648, %1592
  %1704 = add i32 %1593, -1
  %1705 = and i32 %1704, %1593
  %1706 = icmp eq i32 %1705, 0
  br i1 %1706, label %1707, label %1592

1707:                                             ; preds = %1703, %194, %190, %188, %1478, %127
  %1708 = icmp eq i32 %123, 0
  br i1 %1708, label %1756, label %1709

1709:                                             ; preds = %1707
  %1710 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %1711 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %1712 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %1713 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %1714 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %1715 = load ptr, ptr %1711, align 8
  %1716 = load i32, ptr %1713, align 8
  br label %1717

1717:                                             ; preds = %1709, %1744
  %1718 = phi i32 [ %1716, %1709 ], [ %1745, %1744 ]
  %1719 = phi ptr [ %1715, %1709 ], [ %1747, %1744 ]
  %1720 = phi i32 [ %123, %1709 ], [ %1754, %1744 ]
  %1721 = load ptr, ptr %1710, align 8
  %1722 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1720, i1 true)
  %1723 = or disjoint i32 %1722, %14
  %1724 = zext i32 %1723 to i64
  %1725 = getelementptr inbounds nuw %struct.Thread, ptr %1721, i64 %1724
  %1726 = getelementptr inbounds nuw i8, ptr %1725, i64 20
  store i32 0, ptr %1726, align 4
  %1727 = add i32 %1718, 1
  %1728 = load i32, ptr %1712, align 4
  %1729 = icmp ugt i32 %1727, %1728
  br i1 %1729, label %1730, label %1744

1730:                                             ; preds = %1717
  %1731 = icmp eq i32 %1728, 0
  %1732 = shl i32 %1728, 1
  %1733 = select i1 %1731, i32 8, i32 %1732
  br label %1734

1734:                                             ; preds = %1734, %1730
  %1735 = phi i32 [ %1733, %1730 ], [ %1737, %1734 ]
  %1736 = icmp ult i32 %1735, %1727
  %1737 = shl i32 %1735, 1
  br i1 %1736, label %1734, label %1738

1738:                                             ; preds = %1734
  store i32 %1735, ptr %1712, align 4
  %1739 = zext i32 %1735 to i64
  %1740 = shl nuw nsw i64 %1739, 3
  %1741 = tail call ptr @realloc(ptr noundef %1719, i64 noundef %1740) #20
  %1742 = load i32, ptr %1713, align 8
  %1743 = add i32 %1742, 1
  br label %1744

1744:                                             ; preds = %1717, %1738
  %1745 = phi i32 [ %1727, %1717 ], [ %1743, %1738 ]
  %1746 = phi i32 [ %1718, %1717 ], [ %1742, %1738 ]
  %1747 = phi ptr [ %1719, %1717 ], [ %1741, %1738 ]
  store ptr %1747, ptr %1711, align 8
  %1748 = getelementptr inbounds nuw i8, ptr %1725, i64 36
  store i32 %1746, ptr %1748, align 4
  store i32 %1745, ptr %1713, align 8
  %1749 = zext i32 %1746 to i64
  %1750 = getelementptr inbounds nuw ptr, ptr %1747, i64 %1749
  store ptr %1725, ptr %1750, align 8
  %1751 = load i64, ptr %1714, align 8
  %1752 = add i64 %1751, 1
  store i64 %1752, ptr %1714, align 8
  %1753 = add i32 %1720, -1
  %1754 = and i32 %1753, %1720
  %1755 = icmp eq i32 %1754, 0
  br i1 %1755, label %1756, label %1717

1756:                                             ; preds = %58, %79, %83, %88, %1744, %131, %1507, %1707, %73, %78
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define range(i32 1, -2147483647) i32 @rt_activemask(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #7 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %5 = load i32, ptr %4, align 1
  %6 = shl nuw i32 1, %5
  ret i32 %6
}

; Function Attrs: nounwind
define i32 @rt_launch(ptr noundef initializes((33016, 33024)) %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 33016
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 152
  store ptr %0, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32928
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw ptr, ptr %8, i64 %11
  store ptr %6, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 33116
  store i32 0, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %15 = load i32, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %17 = load i32, ptr %16, align 4
  %18 = mul i32 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %20 = load i32, ptr %19, align 8
  %21 = mul i32 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 33120
  store i32 %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, 1
  %26 = zext i32 %25 to i64
  %27 = shl nuw nsw i64 %26, 3
  %28 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %27, i64 1)
  %29 = tail call noundef ptr @malloc(i64 noundef %28) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %29, i8 0, i64 %28, i1 false)
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 33024
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 33128
  store i32 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  store i32 0, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 33032
  store i32 0, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  store i64 1, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 33124
  store i32 1, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %37, -7046029254386353131
  %39 = load i32, ptr %9, align 8
  %40 = zext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 32936
  %43 = add i64 %41, -7046029254386353131
  %44 = lshr i64 %43, 30
  %45 = xor i64 %44, %43
  %46 = mul i64 %45, -4658895280553007687
  %47 = lshr i64 %46, 27
  %48 = xor i64 %47, %46
  %49 = mul i64 %48, -7723592293110705685
  %50 = lshr i64 %49, 31
  %51 = xor i64 %50, %49
  %52 = or i64 %51, 1
  store i64 %52, ptr %42, align 8
  %53 = add i64 %41, 4354685564936845354
  %54 = lshr i64 %53, 30
  %55 = xor i64 %54, %53
  %56 = mul i64 %55, -4658895280553007687
  %57 = lshr i64 %56, 27
  %58 = xor i64 %57, %56
  %59 = mul i64 %58, -7723592293110705685
  %60 = lshr i64 %59, 31
  %61 = xor i64 %60, %59
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 32944
  store i64 %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 33072
  store i32 0, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 33064
  store i32 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, 2
  br i1 %67, label %80, label %68

68:                                               ; preds = %2
  store i64 %61, ptr %42, align 8
  %69 = shl i64 %52, 23
  %70 = xor i64 %69, %52
  %71 = lshr i64 %70, 17
  %72 = lshr i64 %61, 26
  %73 = xor i64 %72, %71
  %74 = xor i64 %73, %61
  %75 = xor i64 %74, %70
  store i64 %75, ptr %62, align 8
  %76 = add i64 %75, %61
  %77 = urem i64 %76, 6
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = add nuw nsw i32 %78, 2
  br label %80

80:                                               ; preds = %2, %68
  %81 = phi i32 [ %79, %68 ], [ 1, %2 ]
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %974

85:                                               ; preds = %80
  %86 = load i32, ptr %23, align 8
  %87 = tail call i32 @llvm.umin.i32(i32 %81, i32 %86)
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 33088
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 33056
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 33112
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 140
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 33068
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  br label %103

103:                                              ; preds = %85, %237
  %104 = phi i32 [ %87, %85 ], [ %238, %237 ]
  br label %105

105:                                              ; preds = %103, %971
  %106 = load i32, ptr %13, align 4
  %107 = load i32, ptr %22, align 8
  %108 = icmp ult i32 %106, %107
  br i1 %108, label %109, label %116

109:                                              ; preds = %105, %112
  %110 = load i32, ptr %33, align 8
  %111 = icmp ult i32 %110, %104
  br i1 %111, label %112, label %118

112:                                              ; preds = %109
  tail call fastcc void @admit(ptr noundef nonnull %0) #19
  %113 = load i32, ptr %13, align 4
  %114 = load i32, ptr %22, align 8
  %115 = icmp ult i32 %113, %114
  br i1 %115, label %109, label %116

116:                                              ; preds = %112, %105
  %117 = load i32, ptr %33, align 8
  br label %118

118:                                              ; preds = %109, %116
  %119 = phi i32 [ %117, %116 ], [ %110, %109 ]
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %974, label %121

121:                                              ; preds = %118
  %122 = load i32, ptr %64, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %126

124:                                              ; preds = %121
  %125 = load i32, ptr %32, align 8
  br label %183

126:                                              ; preds = %121
  %127 = load i64, ptr %34, align 8
  %128 = load i64, ptr %88, align 8
  %129 = icmp eq i64 %127, %128
  %130 = load i32, ptr %32, align 8
  br i1 %129, label %183, label %131

131:                                              ; preds = %126
  %132 = icmp eq i32 %130, 0
  br i1 %132, label %138, label %133

133:                                              ; preds = %131
  %134 = load i32, ptr %63, align 8
  %135 = add i32 %134, 1
  store i32 %135, ptr %63, align 8
  %136 = and i32 %135, 15
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %183

138:                                              ; preds = %131, %133
  %139 = load ptr, ptr %90, align 8
  br label %140

140:                                              ; preds = %169, %138
  %141 = phi i32 [ %122, %138 ], [ %170, %169 ]
  %142 = phi i64 [ %127, %138 ], [ %178, %169 ]
  %143 = phi i32 [ %130, %138 ], [ %172, %169 ]
  %144 = phi ptr [ %139, %138 ], [ %174, %169 ]
  %145 = phi i64 [ 0, %138 ], [ %179, %169 ]
  %146 = load ptr, ptr %89, align 8
  %147 = getelementptr inbounds nuw ptr, ptr %146, i64 %145
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 20
  store i32 0, ptr %149, align 4
  %150 = add i32 %143, 1
  %151 = load i32, ptr %91, align 4
  %152 = icmp ugt i32 %150, %151
  br i1 %152, label %153, label %169

153:                                              ; preds = %140
  %154 = icmp eq i32 %151, 0
  %155 = shl i32 %151, 1
  %156 = select i1 %154, i32 8, i32 %155
  br label %157

157:                                              ; preds = %157, %153
  %158 = phi i32 [ %156, %153 ], [ %160, %157 ]
  %159 = icmp ult i32 %158, %150
  %160 = shl i32 %158, 1
  br i1 %159, label %157, label %161

161:                                              ; preds = %157
  store i32 %158, ptr %91, align 4
  %162 = zext i32 %158 to i64
  %163 = shl nuw nsw i64 %162, 3
  %164 = tail call ptr @realloc(ptr noundef %144, i64 noundef %163) #20
  %165 = load i32, ptr %32, align 8
  %166 = add i32 %165, 1
  %167 = load i64, ptr %34, align 8
  %168 = load i32, ptr %64, align 8
  br label %169

169:                                              ; preds = %161, %140
  %170 = phi i32 [ %141, %140 ], [ %168, %161 ]
  %171 = phi i64 [ %142, %140 ], [ %167, %161 ]
  %172 = phi i32 [ %150, %140 ], [ %166, %161 ]
  %173 = phi i32 [ %143, %140 ], [ %165, %161 ]
  %174 = phi ptr [ %144, %140 ], [ %164, %161 ]
  store ptr %174, ptr %90, align 8
  %175 = getelementptr inbounds nuw i8, ptr %148, i64 36
  store i32 %173, ptr %175, align 4
  store i32 %172, ptr %32, align 8
  %176 = zext i32 %173 to i64
  %177 = getelementptr inbounds nuw ptr, ptr %174, i64 %176
  store ptr %148, ptr %177, align 8
  %178 = add i64 %171, 1
  store i64 %178, ptr %34, align 8
  %179 = add nuw nsw i64 %145, 1
  %180 = zext i32 %170 to i64
  %181 = icmp samesign ult i64 %179, %180
  br i1 %181, label %140, label %182

182:                                              ; preds = %169
  store i32 0, ptr %64, align 8
  store i64 %127, ptr %34, align 8
  br label %183

183:                                              ; preds = %124, %182, %133, %126
  %184 = phi i32 [ %125, %124 ], [ %172, %182 ], [ %130, %133 ], [ %130, %126 ]
  %185 = load i32, ptr %92, align 8
  %186 = icmp eq i32 %185, 0
  %187 = icmp eq i32 %184, 0
  br i1 %186, label %228, label %188

188:                                              ; preds = %183
  %189 = load ptr, ptr %3, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 36
  %191 = load i32, ptr %190, align 4
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %207

193:                                              ; preds = %188
  %194 = load i64, ptr %42, align 8
  %195 = load i64, ptr %62, align 8
  store i64 %195, ptr %42, align 8
  %196 = shl i64 %194, 23
  %197 = xor i64 %196, %194
  %198 = lshr i64 %197, 17
  %199 = lshr i64 %195, 26
  %200 = xor i64 %199, %198
  %201 = xor i64 %200, %195
  %202 = xor i64 %201, %197
  store i64 %202, ptr %62, align 8
  %203 = add i64 %202, %195
  %204 = urem i64 %203, 24
  %205 = icmp eq i64 %204, 0
  %206 = or i1 %187, %205
  br i1 %206, label %213, label %474

207:                                              ; preds = %188
  %208 = load i32, ptr %93, align 8
  %209 = add i32 %208, 1
  store i32 %209, ptr %93, align 8
  %210 = and i32 %209, 63
  %211 = icmp eq i32 %210, 0
  %212 = or i1 %187, %211
  br i1 %212, label %225, label %474

213:                                              ; preds = %193
  store i64 %202, ptr %42, align 8
  %214 = shl i64 %195, 23
  %215 = xor i64 %214, %195
  %216 = lshr i64 %215, 17
  %217 = lshr i64 %202, 26
  %218 = xor i64 %216, %217
  %219 = xor i64 %218, %215
  %220 = xor i64 %219, %202
  store i64 %220, ptr %62, align 8
  %221 = add i64 %220, %202
  %222 = zext i32 %185 to i64
  %223 = urem i64 %221, %222
  %224 = trunc nuw i64 %223 to i32
  br label %225

225:                                              ; preds = %207, %213
  %226 = phi i32 [ %224, %213 ], [ 0, %207 ]
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %226) #19
  %227 = load i32, ptr %82, align 8
  br label %971

228:                                              ; preds = %183
  br i1 %187, label %229, label %474

229:                                              ; preds = %228
  %230 = load i32, ptr %13, align 4
  %231 = load i32, ptr %22, align 8
  %232 = icmp ult i32 %230, %231
  %233 = load i32, ptr %33, align 8
  br i1 %232, label %234, label %241

234:                                              ; preds = %229
  %235 = load i32, ptr %23, align 8
  %236 = icmp ult i32 %233, %235
  br i1 %236, label %237, label %241

237:                                              ; preds = %234
  %238 = add nuw i32 %233, 1
  tail call fastcc void @admit(ptr noundef nonnull %0) #19
  %239 = load i32, ptr %82, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %103, label %974

241:                                              ; preds = %234, %229
  %242 = load i32, ptr %9, align 8
  %243 = icmp eq i32 %233, 0
  br i1 %243, label %320, label %244

244:                                              ; preds = %241
  %245 = load ptr, ptr %30, align 8
  %246 = zext i32 %233 to i64
  br label %247

247:                                              ; preds = %418, %244
  %248 = phi i64 [ 0, %244 ], [ %428, %418 ]
  %249 = phi i32 [ 0, %244 ], [ %427, %418 ]
  %250 = phi i32 [ 0, %244 ], [ %426, %418 ]
  %251 = phi i32 [ 0, %244 ], [ %425, %418 ]
  %252 = phi i32 [ -1, %244 ], [ %424, %418 ]
  %253 = phi i32 [ -1, %244 ], [ %423, %418 ]
  %254 = phi i32 [ -1, %244 ], [ %422, %418 ]
  %255 = phi i32 [ -1, %244 ], [ %421, %418 ]
  %256 = phi i32 [ 0, %244 ], [ %420, %418 ]
  %257 = phi i32 [ 0, %244 ], [ %419, %418 ]
  %258 = getelementptr inbounds nuw ptr, ptr %245, i64 %248
  %259 = load ptr, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 24
  %261 = load i32, ptr %260, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %418, label %263

263:                                              ; preds = %247
  %264 = getelementptr inbounds nuw i8, ptr %259, i64 56
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %259, i64 20
  %267 = zext i32 %261 to i64
  br label %430

268:                                              ; preds = %418, %317
  %269 = phi i64 [ %318, %317 ], [ 0, %418 ]
  %270 = getelementptr inbounds nuw ptr, ptr %245, i64 %269
  %271 = load ptr, ptr %270, align 8
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 24
  %273 = load i32, ptr %272, align 8
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %317, label %275

275:                                              ; preds = %268
  %276 = getelementptr inbounds nuw i8, ptr %271, i64 56
  %277 = load ptr, ptr %276, align 8
  %278 = zext i32 %273 to i64
  br label %279

279:                                              ; preds = %314, %275
  %280 = phi i64 [ 0, %275 ], [ %315, %314 ]
  %281 = getelementptr inbounds nuw %struct.Thread, ptr %277, i64 %280
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 20
  %283 = load i32, ptr %282, align 4
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %285, label %314

285:                                              ; preds = %279
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 8
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 8
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 8
  %291 = load ptr, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %281, i64 268
  %293 = load i32, ptr %292, align 4
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds nuw %struct.Site, ptr %291, i64 %294, i32 1
  %296 = load i8, ptr %295, align 4
  %297 = getelementptr inbounds nuw i8, ptr %281, i64 856
  %298 = load ptr, ptr %297, align 8
  %299 = icmp eq ptr %298, null
  %300 = add i8 %296, -27
  %301 = icmp ult i8 %300, -2
  %302 = select i1 %299, i1 true, i1 %301
  br i1 %302, label %314, label %303

303:                                              ; preds = %285
  %304 = load i64, ptr %298, align 8
  %305 = getelementptr inbounds nuw i8, ptr %298, i64 20
  %306 = load i32, ptr %305, align 4
  %307 = getelementptr inbounds nuw i8, ptr %298, i64 12
  %308 = load i32, ptr %307, align 4
  %309 = shl i32 %308, 31
  %310 = or i32 %309, %306
  %311 = getelementptr inbounds nuw i8, ptr %298, i64 32
  %312 = load i64, ptr %311, align 8
  %313 = trunc i64 %312 to i32
  br label %320

314:                                              ; preds = %285, %279
  %315 = add nuw nsw i64 %280, 1
  %316 = icmp eq i64 %315, %278
  br i1 %316, label %317, label %279

317:                                              ; preds = %314, %268
  %318 = add nuw nsw i64 %269, 1
  %319 = icmp eq i64 %318, %246
  br i1 %319, label %320, label %268

320:                                              ; preds = %317, %303, %241
  %321 = phi i32 [ %427, %303 ], [ 0, %241 ], [ %427, %317 ]
  %322 = phi i32 [ %426, %303 ], [ 0, %241 ], [ %426, %317 ]
  %323 = phi i32 [ %425, %303 ], [ 0, %241 ], [ %425, %317 ]
  %324 = phi i32 [ %424, %303 ], [ -1, %241 ], [ %424, %317 ]
  %325 = phi i32 [ %423, %303 ], [ -1, %241 ], [ %423, %317 ]
  %326 = phi i32 [ %422, %303 ], [ -1, %241 ], [ %422, %317 ]
  %327 = phi i32 [ %421, %303 ], [ -1, %241 ], [ %421, %317 ]
  %328 = phi i32 [ %420, %303 ], [ 0, %241 ], [ %420, %317 ]
  %329 = phi i32 [ %419, %303 ], [ 0, %241 ], [ %419, %317 ]
  %330 = phi i64 [ %304, %303 ], [ 0, %241 ], [ 0, %317 ]
  %331 = phi i32 [ 8, %303 ], [ 0, %241 ], [ 0, %317 ]
  %332 = phi i32 [ 2, %303 ], [ 0, %241 ], [ 0, %317 ]
  %333 = phi i32 [ %310, %303 ], [ 0, %241 ], [ 0, %317 ]
  %334 = phi i32 [ %313, %303 ], [ 0, %241 ], [ 0, %317 ]
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %336 = load i32, ptr %335, align 8
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %386, label %338

338:                                              ; preds = %320
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %340 = load ptr, ptr %339, align 8
  %341 = zext i32 %336 to i64
  br label %342

342:                                              ; preds = %380, %338
  %343 = phi i64 [ %341, %338 ], [ %344, %380 ]
  %344 = add nsw i64 %343, -1
  %345 = getelementptr inbounds nuw %struct.Finding, ptr %340, i64 %344
  %346 = load i32, ptr %345, align 8
  %347 = icmp eq i32 %346, 7
  br i1 %347, label %348, label %380

348:                                              ; preds = %342
  %349 = getelementptr inbounds nuw i8, ptr %345, i64 16
  %350 = load i32, ptr %349, align 8
  %351 = icmp eq i32 %350, %329
  br i1 %351, label %352, label %380

352:                                              ; preds = %348
  %353 = getelementptr inbounds nuw i8, ptr %345, i64 20
  %354 = load i32, ptr %353, align 4
  %355 = icmp eq i32 %354, %328
  br i1 %355, label %356, label %380

356:                                              ; preds = %352
  %357 = getelementptr inbounds nuw i8, ptr %345, i64 8
  %358 = load i32, ptr %357, align 8
  %359 = icmp eq i32 %358, %242
  br i1 %359, label %360, label %380

360:                                              ; preds = %356
  %361 = getelementptr inbounds nuw i8, ptr %345, i64 12
  %362 = load i32, ptr %361, align 4
  %363 = icmp eq i32 %362, %242
  br i1 %363, label %364, label %380

364:                                              ; preds = %360
  %365 = getelementptr inbounds nuw i8, ptr %345, i64 56
  %366 = load i32, ptr %365, align 8
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %380

368:                                              ; preds = %364
  %369 = getelementptr inbounds nuw i8, ptr %345, i64 52
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, %332
  br i1 %371, label %372, label %380

372:                                              ; preds = %368
  %373 = getelementptr inbounds nuw i8, ptr %345, i64 64
  %374 = load i32, ptr %373, align 8
  %375 = icmp eq i32 %374, %322
  br i1 %375, label %376, label %380

376:                                              ; preds = %372
  %377 = getelementptr inbounds nuw i8, ptr %345, i64 68
  %378 = load i32, ptr %377, align 4
  %379 = icmp eq i32 %378, %321
  br i1 %379, label %382, label %380

380:                                              ; preds = %376, %372, %368, %364, %360, %356, %352, %348, %342
  %381 = icmp eq i64 %344, 0
  br i1 %381, label %386, label %342

382:                                              ; preds = %376
  %383 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %384 = load i32, ptr %383, align 4
  %385 = add i32 %384, 1
  store i32 %385, ptr %383, align 4
  br label %473

386:                                              ; preds = %380, %320
  %387 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %388 = load i32, ptr %387, align 4
  %389 = icmp eq i32 %336, %388
  br i1 %389, label %390, label %394

390:                                              ; preds = %386
  %391 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %392 = load i32, ptr %391, align 8
  %393 = add i32 %392, 1
  store i32 %393, ptr %391, align 8
  br label %473

394:                                              ; preds = %386
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %396 = load ptr, ptr %395, align 8
  %397 = add i32 %336, 1
  store i32 %397, ptr %335, align 8
  %398 = zext i32 %336 to i64
  %399 = getelementptr inbounds nuw %struct.Finding, ptr %396, i64 %398
  store i32 7, ptr %399, align 8
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 4
  store i32 1, ptr %400, align 4
  %401 = getelementptr inbounds nuw i8, ptr %399, i64 8
  store i32 %242, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %399, i64 12
  store i32 %242, ptr %402, align 4
  %403 = getelementptr inbounds nuw i8, ptr %399, i64 16
  store i32 %329, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %399, i64 20
  store i32 %328, ptr %404, align 4
  %405 = getelementptr inbounds nuw i8, ptr %399, i64 24
  store i32 %327, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %399, i64 28
  store i32 %326, ptr %406, align 4
  %407 = getelementptr inbounds nuw i8, ptr %399, i64 32
  store i32 %325, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %399, i64 36
  store i32 %324, ptr %408, align 4
  %409 = getelementptr inbounds nuw i8, ptr %399, i64 40
  store i64 %330, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %399, i64 48
  store i32 %331, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %399, i64 52
  store i32 %332, ptr %411, align 4
  %412 = getelementptr inbounds nuw i8, ptr %399, i64 56
  store i32 0, ptr %412, align 8
  %413 = getelementptr inbounds nuw i8, ptr %399, i64 60
  store i32 %323, ptr %413, align 4
  %414 = getelementptr inbounds nuw i8, ptr %399, i64 64
  store i32 %322, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %399, i64 68
  store i32 %321, ptr %415, align 4
  %416 = getelementptr inbounds nuw i8, ptr %399, i64 72
  store i32 %333, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %399, i64 76
  store i32 %334, ptr %417, align 4
  br label %473

418:                                              ; preds = %461, %247
  %419 = phi i32 [ %257, %247 ], [ %462, %461 ]
  %420 = phi i32 [ %256, %247 ], [ %463, %461 ]
  %421 = phi i32 [ %255, %247 ], [ %464, %461 ]
  %422 = phi i32 [ %254, %247 ], [ %465, %461 ]
  %423 = phi i32 [ %253, %247 ], [ %466, %461 ]
  %424 = phi i32 [ %252, %247 ], [ %467, %461 ]
  %425 = phi i32 [ %251, %247 ], [ %468, %461 ]
  %426 = phi i32 [ %250, %247 ], [ %469, %461 ]
  %427 = phi i32 [ %249, %247 ], [ %470, %461 ]
  %428 = add nuw nsw i64 %248, 1
  %429 = icmp eq i64 %428, %246
  br i1 %429, label %268, label %247

430:                                              ; preds = %461, %263
  %431 = phi i64 [ 0, %263 ], [ %471, %461 ]
  %432 = phi i32 [ %249, %263 ], [ %470, %461 ]
  %433 = phi i32 [ %250, %263 ], [ %469, %461 ]
  %434 = phi i32 [ %251, %263 ], [ %468, %461 ]
  %435 = phi i32 [ %252, %263 ], [ %467, %461 ]
  %436 = phi i32 [ %253, %263 ], [ %466, %461 ]
  %437 = phi i32 [ %254, %263 ], [ %465, %461 ]
  %438 = phi i32 [ %255, %263 ], [ %464, %461 ]
  %439 = phi i32 [ %256, %263 ], [ %463, %461 ]
  %440 = phi i32 [ %257, %263 ], [ %462, %461 ]
  %441 = getelementptr inbounds nuw %struct.Thread, ptr %265, i64 %431
  %442 = getelementptr inbounds nuw i8, ptr %441, i64 20
  %443 = load i32, ptr %442, align 4
  switch i32 %443, label %444 [
    i32 3, label %461
    i32 0, label %445
  ]

444:                                              ; preds = %430
  br label %445

445:                                              ; preds = %444, %430
  %446 = phi i64 [ 88, %444 ], [ 268, %430 ]
  %447 = getelementptr inbounds nuw i8, ptr %441, i64 %446
  %448 = load i32, ptr %447, align 4
  %449 = add i32 %432, 1
  %450 = icmp eq i32 %432, 0
  br i1 %450, label %451, label %454

451:                                              ; preds = %445
  %452 = load i32, ptr %266, align 4
  %453 = trunc nuw i64 %431 to i32
  br label %461

454:                                              ; preds = %445
  %455 = icmp ne i32 %435, -1
  %456 = icmp eq i32 %448, %440
  %457 = select i1 %455, i1 true, i1 %456
  br i1 %457, label %461, label %458

458:                                              ; preds = %454
  %459 = load i32, ptr %266, align 4
  %460 = trunc nuw i64 %431 to i32
  br label %461

461:                                              ; preds = %458, %454, %451, %430
  %462 = phi i32 [ %448, %451 ], [ %440, %454 ], [ %440, %458 ], [ %440, %430 ]
  %463 = phi i32 [ %439, %451 ], [ %439, %454 ], [ %448, %458 ], [ %439, %430 ]
  %464 = phi i32 [ %452, %451 ], [ %438, %454 ], [ %438, %458 ], [ %438, %430 ]
  %465 = phi i32 [ %437, %451 ], [ %437, %454 ], [ %459, %458 ], [ %437, %430 ]
  %466 = phi i32 [ %453, %451 ], [ %436, %454 ], [ %436, %458 ], [ %436, %430 ]
  %467 = phi i32 [ %435, %451 ], [ %435, %454 ], [ %460, %458 ], [ %435, %430 ]
  %468 = phi i32 [ %443, %451 ], [ %434, %454 ], [ %434, %458 ], [ %434, %430 ]
  %469 = phi i32 [ %433, %451 ], [ %433, %454 ], [ %443, %458 ], [ %433, %430 ]
  %470 = phi i32 [ 1, %451 ], [ %449, %454 ], [ %449, %458 ], [ %432, %430 ]
  %471 = add nuw nsw i64 %431, 1
  %472 = icmp eq i64 %471, %267
  br i1 %472, label %418, label %430

473:                                              ; preds = %382, %390, %394
  store i32 3, ptr %82, align 8
  br label %974

474:                                              ; preds = %207, %193, %228
  %475 = load i32, ptr %65, align 4
  switch i32 %475, label %524 [
    i32 0, label %476
    i32 1, label %504
  ]

476:                                              ; preds = %474
  %477 = load i64, ptr %42, align 8
  %478 = load i64, ptr %62, align 8
  store i64 %478, ptr %42, align 8
  %479 = shl i64 %477, 23
  %480 = xor i64 %479, %477
  %481 = lshr i64 %480, 17
  %482 = lshr i64 %478, 26
  %483 = xor i64 %482, %481
  %484 = xor i64 %483, %478
  %485 = xor i64 %484, %480
  store i64 %485, ptr %62, align 8
  %486 = add i64 %485, %478
  %487 = zext i32 %184 to i64
  %488 = urem i64 %486, %487
  %489 = trunc nuw i64 %488 to i32
  %490 = load ptr, ptr %90, align 8
  %491 = getelementptr inbounds nuw ptr, ptr %490, i64 %488
  %492 = load ptr, ptr %491, align 8
  %493 = add i32 %184, -1
  store i32 %493, ptr %32, align 8
  %494 = zext i32 %493 to i64
  %495 = getelementptr inbounds nuw ptr, ptr %490, i64 %494
  %496 = load ptr, ptr %495, align 8
  store ptr %496, ptr %491, align 8
  %497 = getelementptr inbounds nuw i8, ptr %496, i64 36
  store i32 %489, ptr %497, align 4
  %498 = getelementptr inbounds nuw i8, ptr %492, i64 8
  %499 = load ptr, ptr %498, align 8
  %500 = load ptr, ptr %499, align 8
  %501 = load ptr, ptr %492, align 8
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 8
  %503 = load i64, ptr %502, align 1
  br label %548

504:                                              ; preds = %474
  %505 = load i32, ptr %31, align 8
  %506 = add i32 %505, 1
  store i32 %506, ptr %31, align 8
  %507 = urem i32 %505, %184
  %508 = load ptr, ptr %90, align 8
  %509 = zext i32 %507 to i64
  %510 = getelementptr inbounds nuw ptr, ptr %508, i64 %509
  %511 = load ptr, ptr %510, align 8
  %512 = add i32 %184, -1
  store i32 %512, ptr %32, align 8
  %513 = zext i32 %512 to i64
  %514 = getelementptr inbounds nuw ptr, ptr %508, i64 %513
  %515 = load ptr, ptr %514, align 8
  store ptr %515, ptr %510, align 8
  %516 = getelementptr inbounds nuw i8, ptr %515, i64 36
  store i32 %507, ptr %516, align 4
  %517 = getelementptr inbounds nuw i8, ptr %511, i64 8
  %518 = load ptr, ptr %517, align 8
  %519 = load ptr, ptr %518, align 8
  %520 = load ptr, ptr %511, align 8
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 8
  %522 = load i64, ptr %521, align 1
  %523 = getelementptr inbounds nuw i8, ptr %511, i64 40
  store i32 16, ptr %523, align 8
  br label %586

524:                                              ; preds = %474
  %525 = load i32, ptr %31, align 8
  %526 = urem i32 %525, %184
  %527 = load ptr, ptr %90, align 8
  %528 = zext i32 %526 to i64
  %529 = getelementptr inbounds nuw ptr, ptr %527, i64 %528
  %530 = load ptr, ptr %529, align 8
  %531 = add i32 %184, -1
  store i32 %531, ptr %32, align 8
  %532 = zext i32 %531 to i64
  %533 = getelementptr inbounds nuw ptr, ptr %527, i64 %532
  %534 = load ptr, ptr %533, align 8
  store ptr %534, ptr %529, align 8
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 36
  store i32 %526, ptr %535, align 4
  %536 = getelementptr inbounds nuw i8, ptr %530, i64 8
  %537 = load ptr, ptr %536, align 8
  %538 = load ptr, ptr %537, align 8
  %539 = load ptr, ptr %530, align 8
  %540 = getelementptr inbounds nuw i8, ptr %539, i64 8
  %541 = load i64, ptr %540, align 1
  %542 = icmp eq i32 %475, 2
  br i1 %542, label %546, label %543

543:                                              ; preds = %524
  %544 = load i64, ptr %42, align 8
  %545 = load i64, ptr %62, align 8
  br label %548

546:                                              ; preds = %524
  %547 = getelementptr inbounds nuw i8, ptr %530, i64 40
  store i32 268435456, ptr %547, align 8
  br label %586

548:                                              ; preds = %543, %476
  %549 = phi i64 [ %485, %476 ], [ %545, %543 ]
  %550 = phi i64 [ %478, %476 ], [ %544, %543 ]
  %551 = phi i64 [ %503, %476 ], [ %541, %543 ]
  %552 = phi ptr [ %501, %476 ], [ %539, %543 ]
  %553 = phi ptr [ %500, %476 ], [ %538, %543 ]
  %554 = phi ptr [ %499, %476 ], [ %537, %543 ]
  %555 = phi ptr [ %498, %476 ], [ %536, %543 ]
  %556 = phi ptr [ %492, %476 ], [ %530, %543 ]
  store i64 %549, ptr %42, align 8
  %557 = shl i64 %550, 23
  %558 = xor i64 %557, %550
  %559 = lshr i64 %558, 17
  %560 = lshr i64 %549, 26
  %561 = xor i64 %560, %559
  %562 = xor i64 %561, %549
  %563 = xor i64 %562, %558
  store i64 %563, ptr %62, align 8
  %564 = add i64 %563, %549
  %565 = trunc i64 %564 to i32
  %566 = and i32 %565, 3
  %567 = lshr i64 %564, 8
  switch i32 %566, label %584 [
    i32 0, label %568
    i32 1, label %576
  ]

568:                                              ; preds = %548
  %569 = trunc i64 %567 to i32
  %570 = and i32 %569, 3
  %571 = add nuw nsw i32 %570, 1
  %572 = getelementptr inbounds nuw i8, ptr %556, i64 40
  store i32 %571, ptr %572, align 8
  %573 = lshr i64 %564, 24
  %574 = and i64 %573, 63
  %575 = add nuw nsw i64 %574, 1
  br label %586

576:                                              ; preds = %548
  %577 = trunc i64 %567 to i32
  %578 = and i32 %577, 63
  %579 = add nuw nsw i32 %578, 1
  %580 = getelementptr inbounds nuw i8, ptr %556, i64 40
  store i32 %579, ptr %580, align 8
  %581 = lshr i64 %564, 24
  %582 = urem i64 %581, 2000
  %583 = add nuw nsw i64 %582, 1
  br label %586

584:                                              ; preds = %548
  %585 = getelementptr inbounds nuw i8, ptr %556, i64 40
  store i32 1048576, ptr %585, align 8
  br label %586

586:                                              ; preds = %584, %576, %568, %504, %546
  %587 = phi i64 [ %551, %568 ], [ %551, %584 ], [ %551, %576 ], [ %522, %504 ], [ %541, %546 ]
  %588 = phi ptr [ %552, %568 ], [ %552, %584 ], [ %552, %576 ], [ %520, %504 ], [ %539, %546 ]
  %589 = phi ptr [ %553, %568 ], [ %553, %584 ], [ %553, %576 ], [ %519, %504 ], [ %538, %546 ]
  %590 = phi ptr [ %554, %568 ], [ %554, %584 ], [ %554, %576 ], [ %518, %504 ], [ %537, %546 ]
  %591 = phi ptr [ %555, %568 ], [ %555, %584 ], [ %555, %576 ], [ %517, %504 ], [ %536, %546 ]
  %592 = phi ptr [ %556, %568 ], [ %556, %584 ], [ %556, %576 ], [ %511, %504 ], [ %530, %546 ]
  %593 = phi i64 [ %575, %568 ], [ 50000, %584 ], [ %583, %576 ], [ 1000, %504 ], [ 20000, %546 ]
  %594 = add i64 %593, %587
  %595 = getelementptr inbounds nuw i8, ptr %589, i64 64
  %596 = getelementptr inbounds nuw i8, ptr %592, i64 268
  %597 = getelementptr inbounds nuw i8, ptr %592, i64 256
  %598 = getelementptr inbounds nuw i8, ptr %592, i64 248
  %599 = getelementptr inbounds nuw i8, ptr %592, i64 264
  %600 = getelementptr inbounds nuw i8, ptr %592, i64 120
  %601 = getelementptr inbounds nuw i8, ptr %592, i64 40
  br label %602

602:                                              ; preds = %687, %586
  %603 = phi ptr [ %588, %586 ], [ %629, %687 ]
  %604 = phi i64 [ 512, %586 ], [ %691, %687 ]
  %605 = getelementptr inbounds nuw i8, ptr %603, i64 8
  %606 = load i64, ptr %605, align 1
  %607 = sub i64 %594, %606
  %608 = tail call i64 @llvm.umin.i64(i64 %607, i64 %604)
  %609 = add i64 %608, %606
  %610 = getelementptr inbounds nuw i8, ptr %603, i64 16
  store i64 %609, ptr %610, align 1
  %611 = load ptr, ptr %1, align 8
  %612 = load ptr, ptr %592, align 8
  %613 = tail call i32 %611(ptr noundef %612, ptr noundef %589) #20
  %614 = load ptr, ptr %592, align 8
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 8
  %616 = load i64, ptr %615, align 1
  %617 = sub i64 %616, %606
  %618 = load i64, ptr %94, align 8
  %619 = add i64 %617, %618
  store i64 %619, ptr %94, align 8
  %620 = load i64, ptr %595, align 1
  %621 = icmp eq i64 %620, 0
  br i1 %621, label %625, label %622

622:                                              ; preds = %602
  store i64 0, ptr %595, align 1
  %623 = load i64, ptr %34, align 8
  %624 = add i64 %623, 1
  store i64 %624, ptr %34, align 8
  br label %625

625:                                              ; preds = %622, %602
  switch i32 %613, label %765 [
    i32 1, label %626
    i32 4, label %757
    i32 2, label %953
  ]

626:                                              ; preds = %625
  %627 = load i32, ptr %95, align 8
  %628 = icmp eq i32 %627, 0
  %629 = load ptr, ptr %592, align 8
  br i1 %628, label %630, label %633

630:                                              ; preds = %626
  %631 = getelementptr inbounds nuw i8, ptr %629, i64 4
  %632 = load i32, ptr %631, align 1
  store i32 %632, ptr %596, align 4
  br label %633

633:                                              ; preds = %630, %626
  %634 = load i32, ptr %629, align 1
  %635 = zext i32 %634 to i64
  %636 = mul i64 %635, -7046029254386353131
  %637 = load i32, ptr %96, align 4
  %638 = icmp ult i32 %637, 136
  br i1 %638, label %652, label %639

639:                                              ; preds = %633, %639
  %640 = phi i32 [ %650, %639 ], [ 136, %633 ]
  %641 = phi i32 [ %640, %639 ], [ 128, %633 ]
  %642 = phi i64 [ %649, %639 ], [ %636, %633 ]
  %643 = zext i32 %641 to i64
  %644 = getelementptr inbounds nuw i8, ptr %629, i64 %643
  %645 = load i64, ptr %644, align 1
  %646 = xor i64 %645, %642
  %647 = mul i64 %646, 1099511628211
  %648 = lshr i64 %647, 29
  %649 = xor i64 %648, %647
  %650 = add i32 %640, 8
  %651 = icmp ugt i32 %650, %637
  br i1 %651, label %652, label %639

652:                                              ; preds = %639, %633
  %653 = phi i64 [ %636, %633 ], [ %649, %639 ]
  %654 = load i64, ptr %597, align 8
  %655 = icmp eq i64 %653, %654
  store i64 %653, ptr %597, align 8
  %656 = load i64, ptr %598, align 8
  %657 = load i64, ptr %34, align 8
  %658 = icmp eq i64 %656, %657
  br i1 %658, label %660, label %659

659:                                              ; preds = %652
  store i64 %657, ptr %598, align 8
  br label %676

660:                                              ; preds = %652
  %661 = load i32, ptr %599, align 8
  %662 = icmp eq i32 %661, 0
  br i1 %662, label %676, label %663

663:                                              ; preds = %660
  %664 = add i32 %661, -1
  %665 = tail call i32 @llvm.umin.i32(i32 %664, i32 15)
  %666 = add nuw nsw i32 %665, 1
  %667 = zext nneg i32 %666 to i64
  br label %671

668:                                              ; preds = %671
  %669 = add nuw nsw i64 %672, 1
  %670 = icmp eq i64 %669, %667
  br i1 %670, label %676, label %671

671:                                              ; preds = %668, %663
  %672 = phi i64 [ 0, %663 ], [ %669, %668 ]
  %673 = getelementptr inbounds nuw [16 x i64], ptr %600, i64 0, i64 %672
  %674 = load i64, ptr %673, align 8
  %675 = icmp eq i64 %674, %653
  br i1 %675, label %700, label %668

676:                                              ; preds = %668, %660, %659
  %677 = phi i32 [ 0, %659 ], [ 0, %660 ], [ %661, %668 ]
  %678 = add i32 %677, 1
  store i32 %678, ptr %599, align 8
  %679 = and i32 %677, 15
  %680 = zext nneg i32 %679 to i64
  %681 = getelementptr inbounds nuw [16 x i64], ptr %600, i64 0, i64 %680
  store i64 %653, ptr %681, align 8
  br i1 %655, label %692, label %682

682:                                              ; preds = %676
  %683 = load i32, ptr %601, align 8
  %684 = icmp sgt i32 %683, -1
  %685 = icmp ult i64 %616, %594
  %686 = select i1 %684, i1 %685, i1 false
  br i1 %686, label %687, label %692

687:                                              ; preds = %682
  %688 = load i64, ptr %94, align 8
  %689 = load i64, ptr %97, align 8
  %690 = icmp ugt i64 %688, %689
  %691 = shl i64 %604, 1
  br i1 %690, label %692, label %602

692:                                              ; preds = %682, %687, %676
  %693 = load i64, ptr %34, align 8
  %694 = getelementptr inbounds nuw i8, ptr %592, i64 20
  store i32 0, ptr %694, align 4
  %695 = load ptr, ptr %90, align 8
  %696 = load i32, ptr %32, align 8
  %697 = add i32 %696, 1
  %698 = load i32, ptr %91, align 4
  %699 = icmp ugt i32 %697, %698
  br i1 %699, label %727, label %741

700:                                              ; preds = %671
  %701 = load ptr, ptr %89, align 8
  %702 = load i32, ptr %64, align 8
  %703 = add i32 %702, 1
  %704 = load i32, ptr %101, align 4
  %705 = icmp ugt i32 %703, %704
  br i1 %705, label %706, label %719

706:                                              ; preds = %700
  %707 = icmp eq i32 %704, 0
  %708 = shl i32 %704, 1
  %709 = select i1 %707, i32 8, i32 %708
  br label %710

710:                                              ; preds = %710, %706
  %711 = phi i32 [ %709, %706 ], [ %713, %710 ]
  %712 = icmp ult i32 %711, %703
  %713 = shl i32 %711, 1
  br i1 %712, label %710, label %714

714:                                              ; preds = %710
  store i32 %711, ptr %101, align 4
  %715 = zext i32 %711 to i64
  %716 = shl nuw nsw i64 %715, 3
  %717 = tail call ptr @realloc(ptr noundef %701, i64 noundef %716) #20
  %718 = load i32, ptr %64, align 8
  br label %719

719:                                              ; preds = %714, %700
  %720 = phi i32 [ %702, %700 ], [ %718, %714 ]
  %721 = phi ptr [ %701, %700 ], [ %717, %714 ]
  store ptr %721, ptr %89, align 8
  %722 = icmp eq i32 %720, 0
  br i1 %722, label %723, label %725

723:                                              ; preds = %719
  %724 = load i64, ptr %34, align 8
  store i64 %724, ptr %88, align 8
  br label %725

725:                                              ; preds = %719, %723
  %726 = add i32 %720, 1
  store i32 %726, ptr %64, align 8
  br label %746

727:                                              ; preds = %692
  %728 = icmp eq i32 %698, 0
  %729 = shl i32 %698, 1
  %730 = select i1 %728, i32 8, i32 %729
  br label %731

731:                                              ; preds = %731, %727
  %732 = phi i32 [ %730, %727 ], [ %734, %731 ]
  %733 = icmp ult i32 %732, %697
  %734 = shl i32 %732, 1
  br i1 %733, label %731, label %735

735:                                              ; preds = %731
  store i32 %732, ptr %91, align 4
  %736 = zext i32 %732 to i64
  %737 = shl nuw nsw i64 %736, 3
  %738 = tail call ptr @realloc(ptr noundef %695, i64 noundef %737) #20
  %739 = load i32, ptr %32, align 8
  %740 = add i32 %739, 1
  br label %741

741:                                              ; preds = %692, %735
  %742 = phi i32 [ %697, %692 ], [ %740, %735 ]
  %743 = phi i32 [ %696, %692 ], [ %739, %735 ]
  %744 = phi ptr [ %695, %692 ], [ %738, %735 ]
  store ptr %744, ptr %90, align 8
  %745 = getelementptr inbounds nuw i8, ptr %592, i64 36
  store i32 %743, ptr %745, align 4
  store i32 %742, ptr %32, align 8
  br label %746

746:                                              ; preds = %741, %725
  %747 = phi i32 [ %743, %741 ], [ %720, %725 ]
  %748 = phi ptr [ %744, %741 ], [ %721, %725 ]
  %749 = phi i64 [ %693, %741 ], [ %656, %725 ]
  %750 = zext i32 %747 to i64
  %751 = getelementptr inbounds nuw ptr, ptr %748, i64 %750
  store ptr %592, ptr %751, align 8
  store i64 %749, ptr %34, align 8
  %752 = load i32, ptr %65, align 4
  %753 = icmp eq i32 %752, 2
  br i1 %753, label %754, label %953

754:                                              ; preds = %746
  %755 = load i32, ptr %31, align 8
  %756 = add i32 %755, 1
  store i32 %756, ptr %31, align 8
  br label %953

757:                                              ; preds = %625
  store i32 1, ptr %82, align 8
  %758 = load ptr, ptr %592, align 8
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 4
  %760 = load i32, ptr %759, align 1
  store i32 %760, ptr %98, align 4
  %761 = getelementptr inbounds nuw i8, ptr %590, i64 20
  %762 = load i32, ptr %761, align 4
  store i32 %762, ptr %99, align 8
  %763 = getelementptr inbounds nuw i8, ptr %592, i64 16
  %764 = load i32, ptr %763, align 8
  store i32 %764, ptr %100, align 4
  br label %953

765:                                              ; preds = %625
  %766 = load ptr, ptr %591, align 8
  %767 = getelementptr inbounds nuw i8, ptr %766, i64 8
  %768 = load ptr, ptr %767, align 8
  %769 = getelementptr inbounds nuw i8, ptr %592, i64 804
  %770 = load i32, ptr %769, align 4
  %771 = icmp eq i32 %770, 0
  br i1 %771, label %786, label %772

772:                                              ; preds = %765
  %773 = getelementptr inbounds nuw i8, ptr %592, i64 288
  %774 = getelementptr inbounds nuw i8, ptr %592, i64 800
  br label %775

775:                                              ; preds = %775, %772
  %776 = phi i32 [ %770, %772 ], [ %784, %775 ]
  %777 = load i32, ptr %774, align 8
  %778 = zext i32 %777 to i64
  %779 = getelementptr inbounds nuw [64 x ptr], ptr %773, i64 0, i64 %778
  %780 = load ptr, ptr %779, align 8
  store ptr null, ptr %779, align 8
  %781 = add i32 %777, 1
  %782 = and i32 %781, 63
  store i32 %782, ptr %774, align 8
  %783 = add i32 %776, -1
  store i32 %783, ptr %769, align 4
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %592, ptr noundef %780, i32 noundef 0) #19
  %784 = load i32, ptr %769, align 4
  %785 = icmp eq i32 %784, 0
  br i1 %785, label %786, label %775

786:                                              ; preds = %775, %765
  %787 = getelementptr inbounds nuw i8, ptr %592, i64 280
  %788 = load ptr, ptr %787, align 8
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %592, ptr noundef %788, i32 noundef 0) #19
  store ptr null, ptr %787, align 8
  %789 = getelementptr inbounds nuw i8, ptr %592, i64 20
  store i32 3, ptr %789, align 4
  %790 = load ptr, ptr %592, align 8
  %791 = getelementptr inbounds nuw i8, ptr %790, i64 4
  %792 = load i32, ptr %791, align 1
  %793 = getelementptr inbounds nuw i8, ptr %592, i64 272
  store i32 %792, ptr %793, align 8
  switch i32 %613, label %806 [
    i32 3, label %794
    i32 5, label %798
    i32 6, label %802
  ]

794:                                              ; preds = %786
  %795 = getelementptr inbounds nuw i8, ptr %768, i64 128
  %796 = load i32, ptr %795, align 8
  %797 = add i32 %796, 1
  store i32 %797, ptr %795, align 8
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 8, ptr noundef nonnull %592, i32 noundef %792, i64 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0) #19
  br label %810

798:                                              ; preds = %786
  %799 = getelementptr inbounds nuw i8, ptr %768, i64 124
  %800 = load i32, ptr %799, align 4
  %801 = add i32 %800, 1
  store i32 %801, ptr %799, align 4
  br label %810

802:                                              ; preds = %786
  %803 = getelementptr inbounds nuw i8, ptr %768, i64 132
  %804 = load i32, ptr %803, align 4
  %805 = add i32 %804, 1
  store i32 %805, ptr %803, align 4
  br label %810

806:                                              ; preds = %786
  %807 = getelementptr inbounds nuw i8, ptr %768, i64 120
  %808 = load i32, ptr %807, align 8
  %809 = add i32 %808, 1
  store i32 %809, ptr %807, align 8
  br label %810

810:                                              ; preds = %806, %802, %798, %794
  %811 = getelementptr inbounds nuw i8, ptr %766, i64 28
  %812 = load i32, ptr %811, align 4
  %813 = add i32 %812, -1
  store i32 %813, ptr %811, align 4
  %814 = getelementptr inbounds nuw i8, ptr %766, i64 36
  %815 = load i32, ptr %814, align 4
  %816 = add i32 %815, 1
  store i32 %816, ptr %814, align 4
  %817 = load i64, ptr %34, align 8
  %818 = add i64 %817, 1
  store i64 %818, ptr %34, align 8
  %819 = getelementptr inbounds nuw i8, ptr %592, i64 16
  %820 = load i32, ptr %819, align 8
  %821 = getelementptr inbounds nuw i8, ptr %766, i64 24
  %822 = icmp ult i32 %820, -32
  br i1 %822, label %823, label %835

823:                                              ; preds = %810
  %824 = getelementptr inbounds nuw i8, ptr %766, i64 56
  %825 = and i32 %820, -32
  %826 = zext i32 %825 to i64
  br label %827

827:                                              ; preds = %863, %823
  %828 = phi i32 [ %820, %823 ], [ %864, %863 ]
  %829 = phi i64 [ %826, %823 ], [ %865, %863 ]
  %830 = load i32, ptr %821, align 8
  %831 = zext i32 %830 to i64
  %832 = icmp samesign ult i64 %829, %831
  br i1 %832, label %855, label %833

833:                                              ; preds = %863, %827
  %834 = load i32, ptr %811, align 4
  br label %835

835:                                              ; preds = %833, %810
  %836 = phi i32 [ %834, %833 ], [ %813, %810 ]
  %837 = icmp eq i32 %836, 0
  br i1 %837, label %870, label %838

838:                                              ; preds = %835
  %839 = getelementptr inbounds nuw i8, ptr %766, i64 128
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %839) #19
  %840 = getelementptr inbounds nuw i8, ptr %766, i64 160
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %840) #19
  %841 = getelementptr inbounds nuw i8, ptr %766, i64 192
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %841) #19
  %842 = getelementptr inbounds nuw i8, ptr %766, i64 224
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %842) #19
  %843 = getelementptr inbounds nuw i8, ptr %766, i64 256
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %843) #19
  %844 = getelementptr inbounds nuw i8, ptr %766, i64 288
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %844) #19
  %845 = getelementptr inbounds nuw i8, ptr %766, i64 320
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %845) #19
  %846 = getelementptr inbounds nuw i8, ptr %766, i64 352
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %846) #19
  %847 = getelementptr inbounds nuw i8, ptr %766, i64 384
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %847) #19
  %848 = getelementptr inbounds nuw i8, ptr %766, i64 416
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %848) #19
  %849 = getelementptr inbounds nuw i8, ptr %766, i64 448
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %849) #19
  %850 = getelementptr inbounds nuw i8, ptr %766, i64 480
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %850) #19
  %851 = getelementptr inbounds nuw i8, ptr %766, i64 512
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %851) #19
  %852 = getelementptr inbounds nuw i8, ptr %766, i64 544
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %852) #19
  %853 = getelementptr inbounds nuw i8, ptr %766, i64 576
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %853) #19
  %854 = getelementptr inbounds nuw i8, ptr %766, i64 608
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %766, ptr noundef nonnull %854) #19
  br label %953

855:                                              ; preds = %827
  %856 = load ptr, ptr %824, align 8
  %857 = getelementptr inbounds nuw %struct.Thread, ptr %856, i64 %829
  %858 = getelementptr inbounds nuw i8, ptr %857, i64 20
  %859 = load i32, ptr %858, align 4
  %860 = icmp eq i32 %859, 2
  br i1 %860, label %861, label %863

861:                                              ; preds = %855
  tail call fastcc void @warp_try(ptr noundef %0, ptr noundef nonnull %857) #19
  %862 = load i32, ptr %819, align 8
  br label %863

863:                                              ; preds = %861, %855
  %864 = phi i32 [ %828, %855 ], [ %862, %861 ]
  %865 = add nuw nsw i64 %829, 1
  %866 = and i32 %864, -32
  %867 = add i32 %866, 32
  %868 = zext i32 %867 to i64
  %869 = icmp samesign ult i64 %865, %868
  br i1 %869, label %827, label %833

870:                                              ; preds = %835
  %871 = load i32, ptr %92, align 8
  %872 = icmp eq i32 %871, 0
  br i1 %872, label %873, label %878

873:                                              ; preds = %915, %870
  %874 = load i32, ptr %821, align 8
  %875 = icmp eq i32 %874, 0
  br i1 %875, label %919, label %876

876:                                              ; preds = %873
  %877 = getelementptr inbounds nuw i8, ptr %766, i64 56
  br label %923

878:                                              ; preds = %870, %915
  %879 = phi i32 [ %916, %915 ], [ %871, %870 ]
  %880 = phi i32 [ %917, %915 ], [ 0, %870 ]
  %881 = load ptr, ptr %102, align 8
  %882 = zext i32 %880 to i64
  %883 = getelementptr inbounds nuw ptr, ptr %881, i64 %882
  %884 = load ptr, ptr %883, align 8
  %885 = getelementptr inbounds nuw i8, ptr %884, i64 120
  %886 = load i32, ptr %885, align 8
  %887 = icmp eq i32 %886, 2
  br i1 %887, label %888, label %896

888:                                              ; preds = %878
  %889 = getelementptr inbounds nuw i8, ptr %884, i64 128
  %890 = load ptr, ptr %889, align 8
  %891 = icmp eq ptr %890, %766
  br i1 %891, label %892, label %896

892:                                              ; preds = %888
  %893 = getelementptr inbounds nuw i8, ptr %884, i64 152
  %894 = load ptr, ptr %893, align 8
  %895 = icmp eq ptr %894, null
  br i1 %895, label %911, label %896

896:                                              ; preds = %892, %888, %878
  %897 = getelementptr inbounds nuw i8, ptr %884, i64 64
  %898 = load i32, ptr %897, align 8
  %899 = icmp eq i32 %898, 2
  br i1 %899, label %900, label %904

900:                                              ; preds = %896
  %901 = getelementptr inbounds nuw i8, ptr %884, i64 72
  %902 = load ptr, ptr %901, align 8
  %903 = icmp eq ptr %902, %766
  br label %904

904:                                              ; preds = %900, %896
  %905 = phi i1 [ false, %896 ], [ %903, %900 ]
  %906 = load ptr, ptr %884, align 8
  %907 = getelementptr inbounds nuw i8, ptr %906, i64 8
  %908 = load ptr, ptr %907, align 8
  %909 = icmp eq ptr %908, %766
  %910 = select i1 %909, i1 true, i1 %905
  br i1 %910, label %911, label %913

911:                                              ; preds = %904, %892
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %880) #19
  %912 = load i32, ptr %92, align 8
  br label %915

913:                                              ; preds = %904
  %914 = add nuw i32 %880, 1
  br label %915

915:                                              ; preds = %913, %911
  %916 = phi i32 [ %912, %911 ], [ %879, %913 ]
  %917 = phi i32 [ %880, %911 ], [ %914, %913 ]
  %918 = icmp ult i32 %917, %916
  br i1 %918, label %878, label %873

919:                                              ; preds = %935, %873
  %920 = getelementptr inbounds nuw i8, ptr %766, i64 896
  %921 = load ptr, ptr %920, align 8
  %922 = icmp eq ptr %921, null
  br i1 %922, label %952, label %940

923:                                              ; preds = %935, %876
  %924 = phi i32 [ %874, %876 ], [ %936, %935 ]
  %925 = phi i64 [ 0, %876 ], [ %937, %935 ]
  %926 = load ptr, ptr %877, align 8
  %927 = getelementptr inbounds nuw %struct.Thread, ptr %926, i64 %925
  %928 = getelementptr inbounds nuw i8, ptr %927, i64 824
  %929 = load i32, ptr %928, align 8
  %930 = getelementptr inbounds nuw i8, ptr %927, i64 816
  %931 = load i32, ptr %930, align 8
  %932 = icmp ugt i32 %929, %931
  br i1 %932, label %933, label %935

933:                                              ; preds = %923
  tail call fastcc void @ended_early(ptr noundef %0, ptr noundef nonnull readonly %766, ptr noundef nonnull %928) #19
  %934 = load i32, ptr %821, align 8
  br label %935

935:                                              ; preds = %933, %923
  %936 = phi i32 [ %924, %923 ], [ %934, %933 ]
  %937 = add nuw nsw i64 %925, 1
  %938 = zext i32 %936 to i64
  %939 = icmp samesign ult i64 %937, %938
  br i1 %939, label %923, label %919

940:                                              ; preds = %919, %948
  %941 = phi ptr [ %950, %948 ], [ %921, %919 ]
  %942 = getelementptr inbounds nuw i8, ptr %941, i64 40
  %943 = load i32, ptr %942, align 8
  %944 = getelementptr inbounds nuw i8, ptr %941, i64 28
  %945 = load i32, ptr %944, align 4
  %946 = icmp ugt i32 %943, %945
  br i1 %946, label %947, label %948

947:                                              ; preds = %940
  tail call fastcc void @ended_early(ptr noundef %0, ptr noundef nonnull readonly %766, ptr noundef nonnull %942) #19
  br label %948

948:                                              ; preds = %947, %940
  %949 = getelementptr inbounds nuw i8, ptr %941, i64 120
  %950 = load ptr, ptr %949, align 8
  %951 = icmp eq ptr %950, null
  br i1 %951, label %952, label %940

952:                                              ; preds = %948, %919
  tail call fastcc void @retire(ptr noundef %0, ptr noundef nonnull %766) #19
  br label %953

953:                                              ; preds = %625, %952, %838, %746, %754, %757
  %954 = load i64, ptr %94, align 8
  %955 = load i64, ptr %97, align 8
  %956 = icmp ugt i64 %954, %955
  %957 = load i32, ptr %82, align 8
  br i1 %956, label %958, label %971

958:                                              ; preds = %953
  %959 = icmp eq i32 %957, 0
  br i1 %959, label %960, label %974

960:                                              ; preds = %958
  %961 = load i32, ptr %33, align 8
  %962 = icmp eq i32 %961, 0
  br i1 %962, label %963, label %967

963:                                              ; preds = %960
  %964 = load i32, ptr %13, align 4
  %965 = load i32, ptr %22, align 8
  %966 = icmp ult i32 %964, %965
  br i1 %966, label %967, label %971

967:                                              ; preds = %963, %960
  store i32 2, ptr %82, align 8
  %968 = load i32, ptr %596, align 4
  store i32 %968, ptr %98, align 4
  %969 = getelementptr inbounds nuw i8, ptr %590, i64 20
  %970 = load i32, ptr %969, align 4
  store i32 %970, ptr %99, align 8
  br label %974

971:                                              ; preds = %953, %963, %225
  %972 = phi i32 [ %957, %953 ], [ 0, %963 ], [ %227, %225 ]
  %973 = icmp eq i32 %972, 0
  br i1 %973, label %105, label %974

974:                                              ; preds = %237, %958, %971, %118, %967, %80, %473
  %975 = load i32, ptr %33, align 8
  %976 = icmp eq i32 %975, 0
  br i1 %976, label %1070, label %977

977:                                              ; preds = %974
  %978 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %979 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  br label %980

980:                                              ; preds = %977, %1032
  %981 = load ptr, ptr %30, align 8
  %982 = load ptr, ptr %981, align 8
  %983 = getelementptr inbounds nuw i8, ptr %982, i64 24
  %984 = load i32, ptr %983, align 8
  %985 = icmp eq i32 %984, 0
  br i1 %985, label %988, label %986

986:                                              ; preds = %980
  %987 = getelementptr inbounds nuw i8, ptr %982, i64 56
  br label %1035

988:                                              ; preds = %1065, %980
  %989 = load i32, ptr %978, align 8
  %990 = icmp eq i32 %989, 0
  br i1 %990, label %1032, label %991

991:                                              ; preds = %988, %1028
  %992 = phi i32 [ %1029, %1028 ], [ %989, %988 ]
  %993 = phi i32 [ %1030, %1028 ], [ 0, %988 ]
  %994 = load ptr, ptr %979, align 8
  %995 = zext i32 %993 to i64
  %996 = getelementptr inbounds nuw ptr, ptr %994, i64 %995
  %997 = load ptr, ptr %996, align 8
  %998 = getelementptr inbounds nuw i8, ptr %997, i64 120
  %999 = load i32, ptr %998, align 8
  %1000 = icmp eq i32 %999, 2
  br i1 %1000, label %1001, label %1009

1001:                                             ; preds = %991
  %1002 = getelementptr inbounds nuw i8, ptr %997, i64 128
  %1003 = load ptr, ptr %1002, align 8
  %1004 = icmp eq ptr %1003, %982
  br i1 %1004, label %1005, label %1009

1005:                                             ; preds = %1001
  %1006 = getelementptr inbounds nuw i8, ptr %997, i64 152
  %1007 = load ptr, ptr %1006, align 8
  %1008 = icmp eq ptr %1007, null
  br i1 %1008, label %1024, label %1009

1009:                                             ; preds = %1005, %1001, %991
  %1010 = getelementptr inbounds nuw i8, ptr %997, i64 64
  %1011 = load i32, ptr %1010, align 8
  %1012 = icmp eq i32 %1011, 2
  br i1 %1012, label %1013, label %1017

1013:                                             ; preds = %1009
  %1014 = getelementptr inbounds nuw i8, ptr %997, i64 72
  %1015 = load ptr, ptr %1014, align 8
  %1016 = icmp eq ptr %1015, %982
  br label %1017

1017:                                             ; preds = %1013, %1009
  %1018 = phi i1 [ false, %1009 ], [ %1016, %1013 ]
  %1019 = load ptr, ptr %997, align 8
  %1020 = getelementptr inbounds nuw i8, ptr %1019, i64 8
  %1021 = load ptr, ptr %1020, align 8
  %1022 = icmp eq ptr %1021, %982
  %1023 = select i1 %1022, i1 true, i1 %1018
  br i1 %1023, label %1024, label %1026

1024:                                             ; preds = %1017, %1005
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %993) #19
  %1025 = load i32, ptr %978, align 8
  br label %1028

1026:                                             ; preds = %1017
  %1027 = add nuw i32 %993, 1
  br label %1028

1028:                                             ; preds = %1026, %1024
  %1029 = phi i32 [ %1025, %1024 ], [ %992, %1026 ]
  %1030 = phi i32 [ %993, %1024 ], [ %1027, %1026 ]
  %1031 = icmp ult i32 %1030, %1029
  br i1 %1031, label %991, label %1032

1032:                                             ; preds = %1028, %988
  tail call fastcc void @retire(ptr noundef nonnull %0, ptr noundef %982) #19
  %1033 = load i32, ptr %33, align 8
  %1034 = icmp eq i32 %1033, 0
  br i1 %1034, label %1070, label %980

1035:                                             ; preds = %986, %1065
  %1036 = phi i32 [ %984, %986 ], [ %1066, %1065 ]
  %1037 = phi i64 [ 0, %986 ], [ %1067, %1065 ]
  %1038 = load ptr, ptr %987, align 8
  %1039 = getelementptr inbounds nuw %struct.Thread, ptr %1038, i64 %1037
  %1040 = getelementptr inbounds nuw i8, ptr %1039, i64 20
  %1041 = load i32, ptr %1040, align 4
  %1042 = icmp eq i32 %1041, 3
  br i1 %1042, label %1065, label %1043

1043:                                             ; preds = %1035
  %1044 = getelementptr inbounds nuw i8, ptr %1039, i64 804
  %1045 = load i32, ptr %1044, align 4
  %1046 = icmp eq i32 %1045, 0
  br i1 %1046, label %1061, label %1047

1047:                                             ; preds = %1043
  %1048 = getelementptr inbounds nuw i8, ptr %1039, i64 288
  %1049 = getelementptr inbounds nuw i8, ptr %1039, i64 800
  br label %1050

1050:                                             ; preds = %1050, %1047
  %1051 = phi i32 [ %1045, %1047 ], [ %1059, %1050 ]
  %1052 = load i32, ptr %1049, align 8
  %1053 = zext i32 %1052 to i64
  %1054 = getelementptr inbounds nuw [64 x ptr], ptr %1048, i64 0, i64 %1053
  %1055 = load ptr, ptr %1054, align 8
  store ptr null, ptr %1054, align 8
  %1056 = add i32 %1052, 1
  %1057 = and i32 %1056, 63
  store i32 %1057, ptr %1049, align 8
  %1058 = add i32 %1051, -1
  store i32 %1058, ptr %1044, align 4
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1039, ptr noundef %1055, i32 noundef 0) #19
  %1059 = load i32, ptr %1044, align 4
  %1060 = icmp eq i32 %1059, 0
  br i1 %1060, label %1061, label %1050

1061:                                             ; preds = %1050, %1043
  %1062 = getelementptr inbounds nuw i8, ptr %1039, i64 280
  %1063 = load ptr, ptr %1062, align 8
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1039, ptr noundef %1063, i32 noundef 0) #19
  %1064 = load i32, ptr %983, align 8
  br label %1065

1065:                                             ; preds = %1035, %1061
  %1066 = phi i32 [ %1036, %1035 ], [ %1064, %1061 ]
  %1067 = add nuw nsw i64 %1037, 1
  %1068 = zext i32 %1066 to i64
  %1069 = icmp samesign ult i64 %1067, %1068
  br i1 %1069, label %1035, label %988

1070:                                             ; preds = %1032, %974
  %1071 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %1071) #20
  store ptr null, ptr %30, align 8
  %1072 = load i32, ptr %82, align 8
  ret i32 %1072
}

; Function Attrs: nounwind
define internal fastcc void @admit(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 33016
  %3 = load ptr, ptr %2, align 8
  %4 = tail call noundef ptr @malloc(i64 noundef 920) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(920) %4, i8 0, i64 920, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 33116
  %6 = load i32, ptr %5, align 4
  %7 = add i32 %6, 1
  store i32 %7, ptr %5, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %11 = load i32, ptr %10, align 4
  %12 = mul i32 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 68
  %14 = load i32, ptr %13, align 4
  %15 = mul i32 %12, %14
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 %6, ptr %17, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 %15, ptr %18, align 4
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 %15, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %21 = load i32, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load i32, ptr %25, align 8
  %27 = add i32 %26, 1
  %28 = load i32, ptr %24, align 4
  %29 = icmp ugt i32 %27, %28
  br i1 %29, label %30, label %43

30:                                               ; preds = %1
  %31 = icmp eq i32 %28, 0
  %32 = shl i32 %28, 1
  %33 = select i1 %31, i32 8, i32 %32
  br label %34

34:                                               ; preds = %34, %30
  %35 = phi i32 [ %33, %30 ], [ %37, %34 ]
  %36 = icmp ult i32 %35, %27
  %37 = shl i32 %35, 1
  br i1 %36, label %34, label %38

38:                                               ; preds = %34
  store i32 %35, ptr %24, align 4
  %39 = zext i32 %35 to i64
  %40 = mul nuw nsw i64 %39, 20
  %41 = tail call ptr @realloc(ptr noundef %23, i64 noundef %40) #20
  %42 = load i32, ptr %25, align 8
  br label %43

43:                                               ; preds = %1, %38
  %44 = phi i32 [ %42, %38 ], [ %26, %1 ]
  %45 = phi ptr [ %41, %38 ], [ %23, %1 ]
  store ptr %45, ptr %22, align 8
  %46 = zext i32 %44 to i64
  %47 = getelementptr inbounds nuw %struct.BlockRecord, ptr %45, i64 %46
  store i32 %21, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 %6, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 %44, ptr %49, align 4
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 0, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i32 %44, ptr %51, align 4
  %52 = load i32, ptr %25, align 8
  %53 = add i32 %52, 1
  store i32 %53, ptr %25, align 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 %52, ptr %54, align 8
  %55 = tail call noundef ptr @malloc(i64 noundef 256) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(256) %55, i8 0, i64 256, i1 false)
  store ptr %55, ptr %4, align 8
  %56 = zext i32 %15 to i64
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = mul nuw i64 %59, %56
  %61 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %60, i64 1)
  %62 = tail call noundef ptr @malloc(i64 noundef %61) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %62, i8 0, i64 %61, i1 false)
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store ptr %62, ptr %63, align 8
  %64 = mul nuw nsw i64 %56, 864
  %65 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %64, i64 1)
  %66 = tail call noundef ptr @malloc(i64 noundef %65) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %66, i8 0, i64 %65, i1 false)
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store ptr %66, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %77, label %71

71:                                               ; preds = %43
  %72 = zext i32 %69 to i64
  %73 = mul nuw i64 %72, %56
  %74 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %73, i64 1)
  %75 = tail call noundef ptr @malloc(i64 noundef %74) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %75, i8 0, i64 %74, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store ptr %75, ptr %76, align 8
  br label %77

77:                                               ; preds = %71, %43
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %79 = load i32, ptr %78, align 4
  %80 = add i32 %79, 16
  %81 = zext i32 %80 to i64
  %82 = tail call ptr @malloc(i64 noundef %81) #20
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store ptr %82, ptr %83, align 8
  %84 = load i32, ptr %78, align 4
  %85 = add i32 %84, 16
  %86 = zext i32 %85 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %82, i8 -91, i64 %86, i1 false)
  %87 = load i32, ptr %78, align 4
  %88 = add i32 %87, 3
  %89 = lshr i32 %88, 2
  %90 = add nuw nsw i32 %89, 4
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %93 = load i32, ptr %92, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %99, label %95

95:                                               ; preds = %77
  %96 = shl nuw nsw i64 %91, 4
  %97 = tail call noundef ptr @malloc(i64 noundef %96) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %97, i8 0, i64 %96, i1 false)
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store ptr %97, ptr %98, align 8
  br label %105

99:                                               ; preds = %77
  %100 = tail call noundef ptr @malloc(i64 noundef %91) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %100, i8 0, i64 %91, i1 false)
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store ptr %100, ptr %101, align 8
  %102 = load i32, ptr %78, align 4
  %103 = lshr i32 %102, 2
  %104 = zext nneg i32 %103 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %100, i8 48, i64 %104, i1 false)
  br label %105

105:                                              ; preds = %99, %95
  %106 = load ptr, ptr %4, align 8
  %107 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = urem i32 %6, %108
  store i32 %109, ptr %106, align 1
  %110 = load i32, ptr %107, align 8
  %111 = udiv i32 %6, %110
  %112 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %113 = load i32, ptr %112, align 4
  %114 = urem i32 %111, %113
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 4
  store i32 %114, ptr %115, align 1
  %116 = load i32, ptr %107, align 8
  %117 = udiv i32 %6, %116
  %118 = load i32, ptr %112, align 4
  %119 = udiv i32 %117, %118
  %120 = getelementptr inbounds nuw i8, ptr %106, i64 8
  store i32 %119, ptr %120, align 1
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 12
  %122 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %123 = load i32, ptr %8, align 4
  store i32 %123, ptr %121, align 1
  %124 = load i32, ptr %107, align 4
  store i32 %124, ptr %122, align 1
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %126 = load i32, ptr %125, align 4
  %127 = getelementptr inbounds nuw i8, ptr %106, i64 16
  store i32 %126, ptr %127, align 1
  %128 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds nuw i8, ptr %106, i64 28
  store i32 %129, ptr %130, align 1
  %131 = getelementptr inbounds nuw i8, ptr %3, i64 68
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds nuw i8, ptr %106, i64 20
  store i32 %132, ptr %133, align 1
  %134 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds nuw i8, ptr %106, i64 32
  store i32 %135, ptr %136, align 1
  %137 = load i32, ptr %78, align 4
  %138 = getelementptr inbounds nuw i8, ptr %106, i64 36
  store i32 %137, ptr %138, align 1
  %139 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %106, i64 40
  store ptr %140, ptr %141, align 1
  %142 = load ptr, ptr %83, align 8
  %143 = getelementptr inbounds nuw i8, ptr %106, i64 48
  store ptr %142, ptr %143, align 1
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %106, i64 56
  store ptr %145, ptr %146, align 1
  %147 = load ptr, ptr %0, align 8
  %148 = getelementptr inbounds nuw i8, ptr %106, i64 120
  store ptr %147, ptr %148, align 1
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %106, i64 128
  store ptr %150, ptr %151, align 1
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %106, i64 136
  store i64 %153, ptr %154, align 1
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %106, i64 144
  store ptr %156, ptr %157, align 1
  %158 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %159 = load i32, ptr %158, align 8
  %160 = getelementptr inbounds nuw i8, ptr %106, i64 72
  store i32 %159, ptr %160, align 1
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 76
  %162 = load i32, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %106, i64 76
  store i32 %162, ptr %163, align 1
  %164 = getelementptr inbounds nuw i8, ptr %106, i64 80
  store ptr %4, ptr %164, align 1
  %165 = urem i32 %6, 132
  %166 = getelementptr inbounds nuw i8, ptr %106, i64 104
  store i32 %165, ptr %166, align 1
  %167 = getelementptr inbounds nuw i8, ptr %106, i64 108
  store i32 132, ptr %167, align 1
  %168 = load i32, ptr %20, align 8
  %169 = add i32 %168, 1
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds nuw i8, ptr %106, i64 112
  store i64 %170, ptr %171, align 1
  %172 = icmp eq i32 %15, 0
  br i1 %172, label %179, label %173

173:                                              ; preds = %105
  %174 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  br label %187

179:                                              ; preds = %248, %105
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 33024
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 33032
  %183 = load i32, ptr %182, align 8
  %184 = add i32 %183, 1
  store i32 %184, ptr %182, align 8
  %185 = zext i32 %183 to i64
  %186 = getelementptr inbounds nuw ptr, ptr %181, i64 %185
  store ptr %4, ptr %186, align 8
  ret void

187:                                              ; preds = %173, %248
  %188 = phi i64 [ 0, %173 ], [ %257, %248 ]
  %189 = load ptr, ptr %67, align 8
  %190 = getelementptr inbounds nuw %struct.Thread, ptr %189, i64 %188
  %191 = load ptr, ptr %63, align 8
  %192 = load i32, ptr %57, align 4
  %193 = zext i32 %192 to i64
  %194 = mul nuw i64 %188, %193
  %195 = getelementptr inbounds nuw i8, ptr %191, i64 %194
  store ptr %195, ptr %190, align 8
  %196 = getelementptr inbounds nuw i8, ptr %190, i64 8
  store ptr %4, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %190, i64 16
  %198 = trunc nuw i64 %188 to i32
  store i32 %198, ptr %197, align 8
  %199 = load i32, ptr %8, align 4
  %200 = urem i32 %198, %199
  %201 = getelementptr inbounds nuw i8, ptr %195, i64 24
  store i32 %200, ptr %201, align 1
  %202 = load i32, ptr %8, align 4
  %203 = udiv i32 %198, %202
  %204 = load i32, ptr %10, align 4
  %205 = urem i32 %203, %204
  %206 = getelementptr inbounds nuw i8, ptr %195, i64 28
  store i32 %205, ptr %206, align 1
  %207 = load i32, ptr %8, align 4
  %208 = udiv i32 %198, %207
  %209 = load i32, ptr %10, align 4
  %210 = udiv i32 %208, %209
  %211 = getelementptr inbounds nuw i8, ptr %195, i64 32
  store i32 %210, ptr %211, align 1
  %212 = and i32 %198, 31
  %213 = getelementptr inbounds nuw i8, ptr %195, i64 36
  store i32 %212, ptr %213, align 1
  %214 = lshr i32 %198, 5
  %215 = getelementptr inbounds nuw i8, ptr %195, i64 40
  store i32 %214, ptr %215, align 1
  %216 = getelementptr inbounds nuw i8, ptr %195, i64 44
  store i32 %198, ptr %216, align 1
  %217 = load ptr, ptr %174, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %224, label %219

219:                                              ; preds = %187
  %220 = load i32, ptr %68, align 8
  %221 = zext i32 %220 to i64
  %222 = mul nuw i64 %188, %221
  %223 = getelementptr inbounds nuw i8, ptr %217, i64 %222
  br label %224

224:                                              ; preds = %187, %219
  %225 = phi ptr [ %223, %219 ], [ null, %187 ]
  %226 = getelementptr inbounds nuw i8, ptr %195, i64 80
  store ptr %225, ptr %226, align 1
  %227 = getelementptr inbounds nuw i8, ptr %195, i64 88
  store ptr %190, ptr %227, align 1
  %228 = getelementptr inbounds nuw i8, ptr %190, i64 20
  store i32 0, ptr %228, align 4
  %229 = load ptr, ptr %175, align 8
  %230 = load i32, ptr %177, align 8
  %231 = add i32 %230, 1
  %232 = load i32, ptr %176, align 4
  %233 = icmp ugt i32 %231, %232
  br i1 %233, label %234, label %248

234:                                              ; preds = %224
  %235 = icmp eq i32 %232, 0
  %236 = shl i32 %232, 1
  %237 = select i1 %235, i32 8, i32 %236
  br label %238

238:                                              ; preds = %238, %234
  %239 = phi i32 [ %237, %234 ], [ %241, %238 ]
  %240 = icmp ult i32 %239, %231
  %241 = shl i32 %239, 1
  br i1 %240, label %238, label %242

242:                                              ; preds = %238
  store i32 %239, ptr %176, align 4
  %243 = zext i32 %239 to i64
  %244 = shl nuw nsw i64 %243, 3
  %245 = tail call ptr @realloc(ptr noundef %229, i64 noundef %244) #20
  %246 = load i32, ptr %177, align 8
  %247 = add i32 %246, 1
  br label %248

248:                                              ; preds = %224, %242
  %249 = phi i32 [ %231, %224 ], [ %247, %242 ]
  %250 = phi i32 [ %230, %224 ], [ %246, %242 ]
  %251 = phi ptr [ %229, %224 ], [ %245, %242 ]
  store ptr %251, ptr %175, align 8
  %252 = getelementptr inbounds nuw i8, ptr %190, i64 36
  store i32 %250, ptr %252, align 4
  store i32 %249, ptr %177, align 8
  %253 = zext i32 %250 to i64
  %254 = getelementptr inbounds nuw ptr, ptr %251, i64 %253
  store ptr %190, ptr %254, align 8
  %255 = load i64, ptr %178, align 8
  %256 = add i64 %255, 1
  store i64 %256, ptr %178, align 8
  %257 = add nuw nsw i64 %188, 1
  %258 = icmp eq i64 %257, %56
  br i1 %258, label %179, label %187
}

; Function Attrs: nounwind
define internal fastcc void @retire(ptr nocapture noundef %0, ptr noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 33032
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %24, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 33024
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %4 to i64
  br label %13

10:                                               ; preds = %13
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %24, label %13

13:                                               ; preds = %6, %10
  %14 = phi i64 [ 0, %6 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw ptr, ptr %8, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, %1
  br i1 %17, label %18, label %10

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw ptr, ptr %8, i64 %14
  %20 = add i32 %4, -1
  store i32 %20, ptr %3, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw ptr, ptr %8, i64 %21
  %23 = load ptr, ptr %22, align 8
  store ptr %23, ptr %19, align 8
  br label %24

24:                                               ; preds = %10, %2, %18
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %30, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br label %32

30:                                               ; preds = %80, %24
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %85

32:                                               ; preds = %28, %80
  %33 = phi i64 [ 0, %28 ], [ %81, %80 ]
  %34 = load ptr, ptr %29, align 8
  %35 = getelementptr inbounds nuw %struct.Thread, ptr %34, i64 %33
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %44, label %39

39:                                               ; preds = %32
  %40 = load i32, ptr %37, align 8
  %41 = add nsw i32 %40, -1
  store i32 %41, ptr %37, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %44

43:                                               ; preds = %39
  tail call void @free(ptr noundef nonnull %37) #20
  br label %44

44:                                               ; preds = %32, %39, %43
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, null
  br i1 %47, label %53, label %48

48:                                               ; preds = %44
  %49 = load i32, ptr %46, align 8
  %50 = add nsw i32 %49, -1
  store i32 %50, ptr %46, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  tail call void @free(ptr noundef nonnull %46) #20
  br label %53

53:                                               ; preds = %44, %48, %52
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %62, label %57

57:                                               ; preds = %53
  %58 = load i32, ptr %55, align 8
  %59 = add nsw i32 %58, -1
  store i32 %59, ptr %55, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %62

61:                                               ; preds = %57
  tail call void @free(ptr noundef nonnull %55) #20
  br label %62

62:                                               ; preds = %53, %57, %61
  %63 = getelementptr inbounds nuw i8, ptr %35, i64 72
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %71, label %66

66:                                               ; preds = %62
  %67 = load i32, ptr %64, align 8
  %68 = add nsw i32 %67, -1
  store i32 %68, ptr %64, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %71

70:                                               ; preds = %66
  tail call void @free(ptr noundef nonnull %64) #20
  br label %71

71:                                               ; preds = %62, %66, %70
  %72 = getelementptr inbounds nuw i8, ptr %35, i64 80
  %73 = load ptr, ptr %72, align 8
  %74 = icmp eq ptr %73, null
  br i1 %74, label %80, label %75

75:                                               ; preds = %71
  %76 = load i32, ptr %73, align 8
  %77 = add nsw i32 %76, -1
  store i32 %77, ptr %73, align 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  tail call void @free(ptr noundef nonnull %73) #20
  br label %80

80:                                               ; preds = %71, %75, %79
  %81 = add nuw nsw i64 %33, 1
  %82 = load i32, ptr %25, align 8
  %83 = zext i32 %82 to i64
  %84 = icmp samesign ult i64 %81, %83
  br i1 %84, label %32, label %30

85:                                               ; preds = %30, %96
  %86 = phi i64 [ 0, %30 ], [ %99, %96 ]
  %87 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %31, i64 0, i64 %86
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %96, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 24
  br label %101

92:                                               ; preds = %96
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 896
  %94 = load ptr, ptr %93, align 8
  %95 = icmp eq ptr %94, null
  br i1 %95, label %117, label %125

96:                                               ; preds = %112, %85
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %98 = load ptr, ptr %97, align 8
  tail call void @free(ptr noundef %98) #20
  %99 = add nuw nsw i64 %86, 1
  %100 = icmp eq i64 %99, 16
  br i1 %100, label %92, label %85

101:                                              ; preds = %90, %112
  %102 = phi i64 [ 0, %90 ], [ %113, %112 ]
  %103 = load ptr, ptr %91, align 8
  %104 = getelementptr inbounds nuw %struct.Arrival, ptr %103, i64 %102, i32 4
  %105 = load ptr, ptr %104, align 8
  %106 = icmp eq ptr %105, null
  br i1 %106, label %112, label %107

107:                                              ; preds = %101
  %108 = load i32, ptr %105, align 8
  %109 = add nsw i32 %108, -1
  store i32 %109, ptr %105, align 8
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %112

111:                                              ; preds = %107
  tail call void @free(ptr noundef nonnull %105) #20
  br label %112

112:                                              ; preds = %101, %107, %111
  %113 = add nuw nsw i64 %102, 1
  %114 = load i32, ptr %87, align 8
  %115 = zext i32 %114 to i64
  %116 = icmp samesign ult i64 %113, %115
  br i1 %116, label %101, label %96

117:                                              ; preds = %172, %92
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %120 = load ptr, ptr %119, align 8
  %121 = icmp eq ptr %120, null
  br i1 %121, label %190, label %122

122:                                              ; preds = %117
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %180

125:                                              ; preds = %92, %172
  %126 = phi ptr [ %128, %172 ], [ %94, %92 ]
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 120
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 72
  %130 = load i32, ptr %129, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %150, label %132

132:                                              ; preds = %125
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 80
  br label %134

134:                                              ; preds = %145, %132
  %135 = phi i64 [ 0, %132 ], [ %146, %145 ]
  %136 = load ptr, ptr %133, align 8
  %137 = getelementptr inbounds nuw %struct.Release, ptr %136, i64 %135, i32 3
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %145, label %140

140:                                              ; preds = %134
  %141 = load i32, ptr %138, align 8
  %142 = add nsw i32 %141, -1
  store i32 %142, ptr %138, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %145

144:                                              ; preds = %140
  tail call void @free(ptr noundef nonnull %138) #20
  br label %145

145:                                              ; preds = %144, %140, %134
  %146 = add nuw nsw i64 %135, 1
  %147 = load i32, ptr %129, align 8
  %148 = zext i32 %147 to i64
  %149 = icmp samesign ult i64 %146, %148
  br i1 %149, label %134, label %150

150:                                              ; preds = %145, %125
  store i32 0, ptr %129, align 8
  %151 = getelementptr inbounds nuw i8, ptr %126, i64 88
  %152 = load i32, ptr %151, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %172, label %154

154:                                              ; preds = %150
  %155 = getelementptr inbounds nuw i8, ptr %126, i64 96
  br label %156

156:                                              ; preds = %167, %154
  %157 = phi i64 [ 0, %154 ], [ %168, %167 ]
  %158 = load ptr, ptr %155, align 8
  %159 = getelementptr inbounds nuw %struct.Release, ptr %158, i64 %157, i32 3
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %167, label %162

162:                                              ; preds = %156
  %163 = load i32, ptr %160, align 8
  %164 = add nsw i32 %163, -1
  store i32 %164, ptr %160, align 8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %167

166:                                              ; preds = %162
  tail call void @free(ptr noundef nonnull %160) #20
  br label %167

167:                                              ; preds = %166, %162, %156
  %168 = add nuw nsw i64 %157, 1
  %169 = load i32, ptr %151, align 8
  %170 = zext i32 %169 to i64
  %171 = icmp samesign ult i64 %168, %170
  br i1 %171, label %156, label %172

172:                                              ; preds = %167, %150
  store i32 0, ptr %151, align 8
  %173 = getelementptr inbounds nuw i8, ptr %126, i64 80
  %174 = load ptr, ptr %173, align 8
  tail call void @free(ptr noundef %174) #20
  %175 = getelementptr inbounds nuw i8, ptr %126, i64 96
  %176 = load ptr, ptr %175, align 8
  tail call void @free(ptr noundef %176) #20
  %177 = getelementptr inbounds nuw i8, ptr %126, i64 104
  %178 = load ptr, ptr %177, align 8
  tail call void @free(ptr noundef %178) #20
  tail call void @free(ptr noundef nonnull %126) #20
  %179 = icmp eq ptr %128, null
  br i1 %179, label %117, label %125

180:                                              ; preds = %122, %309
  %181 = phi ptr [ %120, %122 ], [ %310, %309 ]
  %182 = phi i64 [ 0, %122 ], [ %311, %309 ]
  %183 = load ptr, ptr %118, align 8
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 28
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, 3
  %187 = lshr i32 %186, 2
  %188 = zext nneg i32 %187 to i64
  %189 = icmp samesign ult i64 %182, %188
  br i1 %189, label %284, label %190

190:                                              ; preds = %180, %309, %117
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 912
  %192 = load i32, ptr %191, align 8
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %258, label %194

194:                                              ; preds = %190
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 904
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %197

197:                                              ; preds = %253, %194
  %198 = phi i32 [ %192, %194 ], [ %254, %253 ]
  %199 = phi i64 [ 0, %194 ], [ %255, %253 ]
  %200 = load ptr, ptr %195, align 8
  %201 = getelementptr inbounds nuw i64, ptr %200, i64 %199
  %202 = load i64, ptr %201, align 8
  %203 = lshr i64 %202, 2
  %204 = lshr i64 %202, 13
  %205 = xor i64 %203, %204
  %206 = and i64 %205, 4095
  %207 = getelementptr inbounds nuw [4096 x ptr], ptr %196, i64 0, i64 %206
  %208 = load ptr, ptr %207, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %253, label %210

210:                                              ; preds = %197
  %211 = load i64, ptr %208, align 8
  %212 = icmp eq i64 %211, %202
  br i1 %212, label %223, label %216

213:                                              ; preds = %216
  %214 = load i64, ptr %219, align 8
  %215 = icmp eq i64 %214, %202
  br i1 %215, label %221, label %216

216:                                              ; preds = %210, %213
  %217 = phi ptr [ %219, %213 ], [ %208, %210 ]
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %219 = load ptr, ptr %218, align 8
  %220 = icmp eq ptr %219, null
  br i1 %220, label %253, label %213

221:                                              ; preds = %213
  %222 = getelementptr inbounds nuw i8, ptr %217, i64 24
  br label %223

223:                                              ; preds = %221, %210
  %224 = phi ptr [ %208, %210 ], [ %219, %221 ]
  %225 = phi ptr [ %207, %210 ], [ %222, %221 ]
  %226 = getelementptr inbounds nuw i8, ptr %224, i64 24
  %227 = load ptr, ptr %226, align 8
  store ptr %227, ptr %225, align 8
  %228 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %229 = load i32, ptr %228, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %233, label %231

231:                                              ; preds = %223
  %232 = getelementptr inbounds nuw i8, ptr %224, i64 16
  br label %237

233:                                              ; preds = %248, %223
  %234 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %235 = load ptr, ptr %234, align 8
  tail call void @free(ptr noundef %235) #20
  tail call void @free(ptr noundef nonnull %224) #20
  %236 = load i32, ptr %191, align 8
  br label %253

237:                                              ; preds = %248, %231
  %238 = phi i64 [ 0, %231 ], [ %249, %248 ]
  %239 = load ptr, ptr %232, align 8
  %240 = getelementptr inbounds nuw %struct.Release, ptr %239, i64 %238, i32 3
  %241 = load ptr, ptr %240, align 8
  %242 = icmp eq ptr %241, null
  br i1 %242, label %248, label %243

243:                                              ; preds = %237
  %244 = load i32, ptr %241, align 8
  %245 = add nsw i32 %244, -1
  store i32 %245, ptr %241, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %248

247:                                              ; preds = %243
  tail call void @free(ptr noundef nonnull %241) #20
  br label %248

248:                                              ; preds = %247, %243, %237
  %249 = add nuw nsw i64 %238, 1
  %250 = load i32, ptr %228, align 8
  %251 = zext i32 %250 to i64
  %252 = icmp samesign ult i64 %249, %251
  br i1 %252, label %237, label %233

253:                                              ; preds = %216, %233, %197
  %254 = phi i32 [ %198, %197 ], [ %236, %233 ], [ %198, %216 ]
  %255 = add nuw nsw i64 %199, 1
  %256 = zext i32 %254 to i64
  %257 = icmp samesign ult i64 %255, %256
  br i1 %257, label %197, label %258

258:                                              ; preds = %253, %190
  %259 = getelementptr inbounds nuw i8, ptr %1, i64 904
  %260 = load ptr, ptr %259, align 8
  tail call void @free(ptr noundef %260) #20
  %261 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %262 = load ptr, ptr %261, align 8
  %263 = icmp eq ptr %262, null
  br i1 %263, label %269, label %264

264:                                              ; preds = %258
  %265 = load i32, ptr %262, align 8
  %266 = add nsw i32 %265, -1
  store i32 %266, ptr %262, align 8
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %269

268:                                              ; preds = %264
  tail call void @free(ptr noundef nonnull %262) #20
  br label %269

269:                                              ; preds = %258, %264, %268
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %271 = load ptr, ptr %270, align 8
  tail call void @free(ptr noundef %271) #20
  %272 = load ptr, ptr %1, align 8
  tail call void @free(ptr noundef %272) #20
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %274 = load ptr, ptr %273, align 8
  tail call void @free(ptr noundef %274) #20
  %275 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %276 = load ptr, ptr %275, align 8
  tail call void @free(ptr noundef %276) #20
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %278 = load ptr, ptr %277, align 8
  tail call void @free(ptr noundef %278) #20
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %280 = load ptr, ptr %279, align 8
  tail call void @free(ptr noundef %280) #20
  %281 = load ptr, ptr %119, align 8
  tail call void @free(ptr noundef %281) #20
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %283 = load ptr, ptr %282, align 8
  tail call void @free(ptr noundef %283) #20
  tail call void @free(ptr noundef nonnull %1) #20
  ret void

284:                                              ; preds = %180
  %285 = getelementptr inbounds nuw %struct.Cell, ptr %181, i64 %182, i32 1
  %286 = load i64, ptr %285, align 8
  %287 = and i64 %286, 15
  %288 = icmp eq i64 %287, 15
  br i1 %288, label %289, label %309

289:                                              ; preds = %284
  %290 = load ptr, ptr %123, align 8
  %291 = lshr i64 %286, 4
  %292 = getelementptr inbounds nuw %struct.Side, ptr %290, i64 %291
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %294 = getelementptr inbounds nuw i8, ptr %292, i64 32
  %295 = load ptr, ptr %294, align 8
  tail call void @free(ptr noundef %295) #20
  %296 = getelementptr inbounds nuw i8, ptr %292, i64 40
  %297 = load ptr, ptr %296, align 8
  tail call void @free(ptr noundef %297) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %293, i8 0, i64 32, i1 false)
  %298 = getelementptr inbounds nuw i8, ptr %292, i64 48
  %299 = getelementptr inbounds nuw i8, ptr %292, i64 64
  %300 = load ptr, ptr %299, align 8
  tail call void @free(ptr noundef %300) #20
  %301 = getelementptr inbounds nuw i8, ptr %292, i64 72
  %302 = load ptr, ptr %301, align 8
  tail call void @free(ptr noundef %302) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %298, i8 0, i64 32, i1 false)
  %303 = load i32, ptr %124, align 8
  %304 = getelementptr inbounds nuw i8, ptr %292, i64 8
  store i32 %303, ptr %304, align 8
  %305 = load i64, ptr %285, align 8
  %306 = lshr i64 %305, 4
  %307 = trunc i64 %306 to i32
  store i32 %307, ptr %124, align 8
  %308 = load ptr, ptr %119, align 8
  br label %309

309:                                              ; preds = %284, %289
  %310 = phi ptr [ %181, %284 ], [ %308, %289 ]
  %311 = add nuw nsw i64 %182, 1
  %312 = icmp eq ptr %310, null
  br i1 %312, label %190, label %180
}

declare void @free(ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define noundef ptr @rt_new(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr nocapture noundef readonly %5, i32 noundef %6) #0 {
  %8 = tail call noundef ptr @malloc(i64 noundef 33136) #20
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 36
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(33136) %9, i8 0, i64 33100, i1 false)
  store ptr %0, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store ptr %2, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store ptr %3, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 104
  store i32 %6, ptr %14, align 8
  %15 = add i32 %6, 1
  %16 = zext i32 %15 to i64
  %17 = shl nuw nsw i64 %16, 3
  %18 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %17, i64 1)
  %19 = tail call noundef ptr @malloc(i64 noundef %18) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %19, i8 0, i64 %18, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32928
  store ptr %19, ptr %20, align 8
  %21 = zext i32 %6 to i64
  %22 = mul nuw i64 %21, %21
  %23 = add nuw nsw i64 %22, 1
  %24 = tail call ptr @malloc(i64 noundef %23) #20
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 96
  store ptr %24, ptr %25, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr align 1 %5, i64 %22, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 32916
  store i32 256, ptr %26, align 4
  %27 = tail call noundef ptr @malloc(i64 noundef 20480) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(20480) %27, i8 0, i64 20480, i1 false)
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 32904
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 92
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 88
  %33 = load i32, ptr %32, align 8
  %34 = add i32 %33, 1
  %35 = load i32, ptr %31, align 4
  %36 = icmp ugt i32 %34, %35
  br i1 %36, label %37, label %50

37:                                               ; preds = %7
  %38 = icmp eq i32 %35, 0
  %39 = shl i32 %35, 1
  %40 = select i1 %38, i32 8, i32 %39
  br label %41

41:                                               ; preds = %41, %37
  %42 = phi i32 [ %40, %37 ], [ %44, %41 ]
  %43 = icmp ult i32 %42, %34
  %44 = shl i32 %42, 1
  br i1 %43, label %41, label %45

45:                                               ; preds = %41
  store i32 %42, ptr %31, align 4
  %46 = zext i32 %42 to i64
  %47 = mul nuw nsw i64 %46, 20
  %48 = tail call ptr @realloc(ptr noundef %30, i64 noundef %47) #20
  %49 = load i32, ptr %32, align 8
  br label %50

50:                                               ; preds = %7, %45
  %51 = phi i32 [ %49, %45 ], [ %33, %7 ]
  %52 = phi ptr [ %48, %45 ], [ %30, %7 ]
  store ptr %52, ptr %29, align 8
  %53 = zext i32 %51 to i64
  %54 = getelementptr inbounds nuw %struct.BlockRecord, ptr %52, i64 %53
  store i32 0, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 4
  store i32 0, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i32 %51, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 12
  store i32 0, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i32 %51, ptr %58, align 4
  %59 = load i32, ptr %32, align 8
  %60 = add i32 %59, 1
  store i32 %60, ptr %32, align 8
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 76
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %65 = load i32, ptr %64, align 8
  %66 = add i32 %65, 1
  %67 = load i32, ptr %63, align 4
  %68 = icmp ugt i32 %66, %67
  br i1 %68, label %69, label %83

69:                                               ; preds = %50
  %70 = icmp eq i32 %67, 0
  %71 = shl i32 %67, 1
  %72 = select i1 %70, i32 8, i32 %71
  br label %73

73:                                               ; preds = %73, %69
  %74 = phi i32 [ %72, %69 ], [ %76, %73 ]
  %75 = icmp ult i32 %74, %66
  %76 = shl i32 %74, 1
  br i1 %75, label %73, label %77

77:                                               ; preds = %73
  store i32 %74, ptr %63, align 4
  %78 = zext i32 %74 to i64
  %79 = mul nuw nsw i64 %78, 12
  %80 = tail call ptr @realloc(ptr noundef %62, i64 noundef %79) #20
  %81 = load i32, ptr %64, align 8
  %82 = add i32 %81, 1
  br label %83

83:                                               ; preds = %50, %77
  %84 = phi i32 [ %66, %50 ], [ %82, %77 ]
  %85 = phi i32 [ %65, %50 ], [ %81, %77 ]
  %86 = phi ptr [ %62, %50 ], [ %80, %77 ]
  store ptr %86, ptr %61, align 8
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds nuw %struct.Segment, ptr %86, i64 %87
  store i32 0, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store i32 0, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store i32 0, ptr %90, align 4
  store i32 %84, ptr %64, align 8
  ret ptr %8
}

; Function Attrs: nounwind
define void @rt_free(ptr noundef %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  br label %9

7:                                                ; preds = %9, %1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %48

9:                                                ; preds = %5, %9
  %10 = phi i32 [ 1, %5 ], [ %24, %9 ]
  %11 = load ptr, ptr %6, align 8
  %12 = zext i32 %10 to i64
  %13 = getelementptr inbounds nuw %struct.Side, ptr %11, i64 %12, i32 4
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %15 = load ptr, ptr %14, align 8
  tail call void @free(ptr noundef %15) #20
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef %17) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %13, i8 0, i64 32, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds nuw %struct.Side, ptr %18, i64 %12, i32 5
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21) #20
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr noundef %23) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %19, i8 0, i64 32, i1 false)
  %24 = add i32 %10, 1
  %25 = load i32, ptr %2, align 8
  %26 = icmp ugt i32 %24, %25
  br i1 %26, label %7, label %9

27:                                               ; preds = %53
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %29 = load ptr, ptr %28, align 8
  tail call void @free(ptr noundef %29) #20
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %31) #20
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load ptr, ptr %32, align 8
  tail call void @free(ptr noundef %33) #20
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load ptr, ptr %34, align 8
  tail call void @free(ptr noundef %35) #20
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = load ptr, ptr %36, align 8
  tail call void @free(ptr noundef %37) #20
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32928
  %39 = load ptr, ptr %38, align 8
  tail call void @free(ptr noundef %39) #20
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr noundef %41) #20
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %43 = load ptr, ptr %42, align 8
  tail call void @free(ptr noundef %43) #20
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 33056
  %45 = load ptr, ptr %44, align 8
  tail call void @free(ptr noundef %45) #20
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  %47 = load ptr, ptr %46, align 8
  tail call void @free(ptr noundef %47) #20
  tail call void @free(ptr noundef %0) #20
  ret void

48:                                               ; preds = %7, %53
  %49 = phi i64 [ 0, %7 ], [ %54, %53 ]
  %50 = getelementptr inbounds nuw [4096 x ptr], ptr %8, i64 0, i64 %49
  %51 = load ptr, ptr %50, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %53, label %56

53:                                               ; preds = %93, %48
  %54 = add nuw nsw i64 %49, 1
  %55 = icmp eq i64 %54, 4096
  br i1 %55, label %27, label %48

56:                                               ; preds = %48, %93
  %57 = phi ptr [ %59, %93 ], [ %51, %48 ]
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %93, label %63

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %57, i64 16
  br label %65

65:                                               ; preds = %87, %63
  %66 = phi i64 [ 0, %63 ], [ %89, %87 ]
  %67 = phi i32 [ 0, %63 ], [ %88, %87 ]
  %68 = load ptr, ptr %64, align 8
  %69 = getelementptr inbounds nuw %struct.Release, ptr %68, i64 %66
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 5
  %71 = load i8, ptr %70, align 1
  %72 = and i8 %71, 15
  %73 = icmp eq i8 %72, 0
  br i1 %73, label %83, label %74

74:                                               ; preds = %65
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %76 = load ptr, ptr %75, align 8
  %77 = icmp eq ptr %76, null
  br i1 %77, label %87, label %78

78:                                               ; preds = %74
  %79 = load i32, ptr %76, align 8
  %80 = add nsw i32 %79, -1
  store i32 %80, ptr %76, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %87

82:                                               ; preds = %78
  tail call void @free(ptr noundef nonnull %76) #20
  br label %87

83:                                               ; preds = %65
  %84 = add i32 %67, 1
  %85 = zext i32 %67 to i64
  %86 = getelementptr inbounds nuw %struct.Release, ptr %68, i64 %85
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %86, ptr noundef nonnull align 8 dereferenceable(16) %69, i64 16, i1 false)
  br label %87

87:                                               ; preds = %83, %82, %78, %74
  %88 = phi i32 [ %84, %83 ], [ %67, %74 ], [ %67, %78 ], [ %67, %82 ]
  %89 = add nuw nsw i64 %66, 1
  %90 = load i32, ptr %60, align 8
  %91 = zext i32 %90 to i64
  %92 = icmp samesign ult i64 %89, %91
  br i1 %92, label %65, label %93

93:                                               ; preds = %87, %56
  %94 = phi i32 [ 0, %56 ], [ %88, %87 ]
  store i32 %94, ptr %60, align 8
  %95 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %96 = load ptr, ptr %95, align 8
  tail call void @free(ptr noundef %96) #20
  tail call void @free(ptr noundef nonnull %57) #20
  %97 = icmp eq ptr %59, null
  br i1 %97, label %53, label %56
}

; Function Attrs: nounwind
define void @rt_region(ptr nocapture noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = add i32 %9, 1
  %11 = load i32, ptr %7, align 4
  %12 = icmp ugt i32 %10, %11
  br i1 %12, label %13, label %26

13:                                               ; preds = %4
  %14 = icmp eq i32 %11, 0
  %15 = shl i32 %11, 1
  %16 = select i1 %14, i32 8, i32 %15
  br label %17

17:                                               ; preds = %17, %13
  %18 = phi i32 [ %16, %13 ], [ %20, %17 ]
  %19 = icmp ult i32 %18, %10
  %20 = shl i32 %18, 1
  br i1 %19, label %17, label %21

21:                                               ; preds = %17
  store i32 %18, ptr %7, align 4
  %22 = zext i32 %18 to i64
  %23 = mul nuw nsw i64 %22, 24
  %24 = tail call ptr @realloc(ptr noundef %6, i64 noundef %23) #20
  %25 = load i32, ptr %8, align 8
  br label %26

26:                                               ; preds = %4, %21
  %27 = phi i32 [ %25, %21 ], [ %9, %4 ]
  %28 = phi ptr [ %24, %21 ], [ %6, %4 ]
  store ptr %28, ptr %5, align 8
  %29 = zext i32 %27 to i64
  %30 = getelementptr inbounds nuw %struct.Region, ptr %28, i64 %29
  store i64 %1, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %2, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 16
  store i32 %3, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 20
  store i32 %27, ptr %33, align 4
  %34 = load i32, ptr %8, align 8
  %35 = add i32 %34, 1
  store i32 %35, ptr %8, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load i32, ptr %36, align 8
  %38 = icmp ne i32 %37, 0
  %39 = sub i64 %2, %1
  %40 = icmp ugt i64 %39, 268435456
  %41 = or i1 %40, %38
  br i1 %41, label %60, label %42

42:                                               ; preds = %26
  %43 = add i64 %1, -1099511627773
  %44 = lshr i64 %43, 2
  %45 = add i64 %2, -1099511627776
  %46 = lshr i64 %45, 2
  %47 = icmp samesign ult i64 %44, %46
  br i1 %47, label %48, label %60

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %44
  %52 = and i32 %3, 1
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i8 16, i8 31
  %55 = and i32 %3, 14
  %56 = icmp eq i32 %55, 0
  %57 = select i1 %56, i8 32, i8 0
  %58 = or disjoint i8 %54, %57
  %59 = sub nuw nsw i64 %46, %44
  tail call void @llvm.memset.p0.i64(ptr align 1 %51, i8 %58, i64 %59, i1 false)
  br label %60

60:                                               ; preds = %42, %48, %26
  ret void
}

; Function Attrs: nounwind
define i64 @rt_host_block(ptr nocapture noundef %0, i32 noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %7, 1
  %9 = load i32, ptr %5, align 4
  %10 = icmp ugt i32 %8, %9
  br i1 %10, label %11, label %24

11:                                               ; preds = %2
  %12 = icmp eq i32 %9, 0
  %13 = shl i32 %9, 1
  %14 = select i1 %12, i32 8, i32 %13
  br label %15

15:                                               ; preds = %15, %11
  %16 = phi i32 [ %14, %11 ], [ %18, %15 ]
  %17 = icmp ult i32 %16, %8
  %18 = shl i32 %16, 1
  br i1 %17, label %15, label %19

19:                                               ; preds = %15
  store i32 %16, ptr %5, align 4
  %20 = zext i32 %16 to i64
  %21 = mul nuw nsw i64 %20, 20
  %22 = tail call ptr @realloc(ptr noundef %4, i64 noundef %21) #20
  %23 = load i32, ptr %6, align 8
  br label %24

24:                                               ; preds = %2, %19
  %25 = phi i32 [ %23, %19 ], [ %7, %2 ]
  %26 = phi ptr [ %22, %19 ], [ %4, %2 ]
  store ptr %26, ptr %3, align 8
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds nuw %struct.BlockRecord, ptr %26, i64 %27
  store i32 %1, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  store i32 0, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store i32 %25, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 12
  store i32 0, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i32 %25, ptr %32, align 4
  %33 = load i32, ptr %6, align 8
  %34 = add i32 %33, 1
  store i32 %34, ptr %6, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %39 = load i32, ptr %38, align 8
  %40 = add i32 %39, 1
  %41 = load i32, ptr %37, align 4
  %42 = icmp ugt i32 %40, %41
  br i1 %42, label %43, label %57

43:                                               ; preds = %24
  %44 = icmp eq i32 %41, 0
  %45 = shl i32 %41, 1
  %46 = select i1 %44, i32 8, i32 %45
  br label %47

47:                                               ; preds = %47, %43
  %48 = phi i32 [ %46, %43 ], [ %50, %47 ]
  %49 = icmp ult i32 %48, %40
  %50 = shl i32 %48, 1
  br i1 %49, label %47, label %51

51:                                               ; preds = %47
  store i32 %48, ptr %37, align 4
  %52 = zext i32 %48 to i64
  %53 = mul nuw nsw i64 %52, 12
  %54 = tail call ptr @realloc(ptr noundef %36, i64 noundef %53) #20
  %55 = load i32, ptr %38, align 8
  %56 = add i32 %55, 1
  br label %57

57:                                               ; preds = %24, %51
  %58 = phi i32 [ %40, %24 ], [ %56, %51 ]
  %59 = phi i32 [ %39, %24 ], [ %55, %51 ]
  %60 = phi ptr [ %36, %24 ], [ %54, %51 ]
  %61 = zext i32 %33 to i64
  store ptr %60, ptr %35, align 8
  %62 = zext i32 %59 to i64
  %63 = getelementptr inbounds nuw %struct.Segment, ptr %60, i64 %62
  store i32 %33, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  store i32 0, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 8
  store i32 0, ptr %65, align 4
  store i32 %58, ptr %38, align 8
  %66 = shl nuw i64 %62, 32
  %67 = or disjoint i64 %66, %61
  ret i64 %67
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define i32 @rt_findings(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) #8 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %5 = load i32, ptr %4, align 8
  %6 = tail call i32 @llvm.umin.i32(i32 %5, i32 %2)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %6 to i64
  %10 = mul nuw nsw i64 %9, 80
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %8, i64 %10, i1 false)
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define i32 @rt_lost(ptr nocapture noundef readonly %0) #7 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %3 = load i32, ptr %2, align 8
  ret i32 %3
}

; Function Attrs: nounwind
define void @rt_bulk(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5, i64 noundef %6, i32 noundef %7) #0 {
  %9 = alloca %struct.Flight, align 8
  %10 = alloca %struct.Target, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %12 = load ptr, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 152
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = zext i32 %2 to i64
  %22 = getelementptr inbounds nuw %struct.Site, ptr %20, i64 %21
  call void @llvm.lifetime.start.p0(i64 208, ptr nonnull %9) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(208) %9, i8 0, i64 208, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 268
  store i32 %2, ptr %23, align 4
  %24 = and i32 %5, 15
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 5
  %27 = load i8, ptr %26, align 1
  br i1 %25, label %120, label %28

28:                                               ; preds = %8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = icmp eq i8 %27, 6
  %36 = select i1 %35, i8 2, i8 %27
  %37 = zext i8 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr %18, i64 32912
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %89, label %41

41:                                               ; preds = %28
  %42 = getelementptr inbounds nuw i8, ptr %18, i64 32904
  %43 = load ptr, ptr %42, align 8
  %44 = zext i32 %39 to i64
  br label %45

45:                                               ; preds = %83, %41
  %46 = phi i64 [ %44, %41 ], [ %47, %83 ]
  %47 = add nsw i64 %46, -1
  %48 = getelementptr inbounds nuw %struct.Finding, ptr %43, i64 %47
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 3
  br i1 %50, label %51, label %83

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, %2
  br i1 %54, label %55, label %83

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %48, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %83

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, %30
  br i1 %62, label %63, label %83

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %48, i64 12
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, %30
  br i1 %66, label %67, label %83

67:                                               ; preds = %63
  %68 = getelementptr inbounds nuw i8, ptr %48, i64 56
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %83

71:                                               ; preds = %67
  %72 = getelementptr inbounds nuw i8, ptr %48, i64 52
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, %37
  br i1 %74, label %75, label %83

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %48, i64 64
  %77 = load i32, ptr %76, align 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %83

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %48, i64 68
  %81 = load i32, ptr %80, align 4
  %82 = icmp eq i32 %81, 1
  br i1 %82, label %85, label %83

83:                                               ; preds = %79, %75, %71, %67, %63, %59, %55, %51, %45
  %84 = icmp eq i64 %47, 0
  br i1 %84, label %89, label %45

85:                                               ; preds = %79
  %86 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %87 = load i32, ptr %86, align 4
  %88 = add i32 %87, 1
  store i32 %88, ptr %86, align 4
  br label %290

89:                                               ; preds = %83, %28
  %90 = getelementptr inbounds nuw i8, ptr %18, i64 32916
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %39, %91
  br i1 %92, label %93, label %97

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %18, i64 32920
  %95 = load i32, ptr %94, align 8
  %96 = add i32 %95, 1
  store i32 %96, ptr %94, align 8
  br label %290

97:                                               ; preds = %89
  %98 = getelementptr inbounds nuw i8, ptr %18, i64 32904
  %99 = load ptr, ptr %98, align 8
  %100 = add i32 %39, 1
  store i32 %100, ptr %38, align 8
  %101 = zext i32 %39 to i64
  %102 = getelementptr inbounds nuw %struct.Finding, ptr %99, i64 %101
  store i32 3, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  store i32 1, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store i32 %30, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 12
  store i32 %30, ptr %105, align 4
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 16
  store i32 %2, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 20
  store i32 0, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 24
  store i32 %32, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %102, i64 28
  store i32 -1, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 32
  store i32 %34, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %102, i64 36
  store i32 -1, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %102, i64 40
  store i64 %3, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 48
  store i32 %5, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %102, i64 52
  store i32 %37, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %102, i64 56
  store i32 0, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %102, i64 60
  store i32 2, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %102, i64 64
  store i32 0, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %102, i64 68
  store i32 1, ptr %118, align 4
  %119 = getelementptr inbounds nuw i8, ptr %102, i64 72
  store i64 0, ptr %119, align 8
  br label %290

120:                                              ; preds = %8
  %121 = zext i8 %27 to i32
  %122 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %123 = call fastcc i32 @locate(ptr noundef %18, ptr noundef nonnull %12, i32 noundef %2, i32 noundef %121, i64 noundef %3, i32 noundef %5, i32 noundef 16, i32 noundef 1, ptr noundef %122) #19
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %290, label %125

125:                                              ; preds = %120
  %126 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %130 = call fastcc i32 @locate(ptr noundef %18, ptr noundef nonnull %12, i32 noundef %2, i32 noundef %128, i64 noundef %4, i32 noundef %5, i32 noundef 16, i32 noundef 0, ptr noundef %129) #19
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %290, label %132

132:                                              ; preds = %125
  %133 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 2
  br i1 %135, label %136, label %193

136:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #18
  %137 = load ptr, ptr %13, align 8
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i32 2, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %10, i64 32
  store i64 %6, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 0, ptr %142, align 4
  %143 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %145 = getelementptr inbounds nuw i8, ptr %10, i64 48
  store ptr %137, ptr %145, align 8
  %146 = and i64 %6, 7
  %147 = icmp eq i64 %146, 0
  br i1 %147, label %148, label %190

148:                                              ; preds = %136
  %149 = getelementptr inbounds nuw i8, ptr %139, i64 28
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = icmp uge i64 %6, %151
  %153 = sub nuw nsw i64 %151, %6
  %154 = icmp samesign ult i64 %153, 8
  %155 = select i1 %152, i1 true, i1 %154
  br i1 %155, label %190, label %156

156:                                              ; preds = %148
  %157 = getelementptr inbounds nuw i8, ptr %137, i64 80
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 %6
  store ptr %159, ptr %10, align 8
  %160 = getelementptr inbounds nuw i8, ptr %137, i64 88
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %143, align 8
  %162 = getelementptr inbounds nuw i8, ptr %137, i64 96
  %163 = load ptr, ptr %162, align 8
  store ptr %163, ptr %144, align 8
  %164 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %6, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %137, i64 896
  %166 = load ptr, ptr %165, align 8
  %167 = icmp eq ptr %166, null
  br i1 %167, label %176, label %168

168:                                              ; preds = %156, %172
  %169 = phi ptr [ %174, %172 ], [ %166, %156 ]
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, %6
  br i1 %171, label %181, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 120
  %174 = load ptr, ptr %173, align 8
  %175 = icmp eq ptr %174, null
  br i1 %175, label %176, label %168

176:                                              ; preds = %172, %156
  %177 = tail call noundef ptr @malloc(i64 noundef 128) #20
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %178, i8 0, i64 120, i1 false)
  store i64 %6, ptr %177, align 8
  %179 = load ptr, ptr %165, align 8
  %180 = getelementptr inbounds nuw i8, ptr %177, i64 120
  store ptr %179, ptr %180, align 8
  store ptr %177, ptr %165, align 8
  br label %181

181:                                              ; preds = %168, %176
  %182 = phi ptr [ %177, %176 ], [ %169, %168 ]
  %183 = call fastcc i32 @mbarrier_judge(ptr noundef %18, ptr noundef %12, i32 noundef %7, ptr noundef %10, ptr noundef %182, i32 noundef 0) #19
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %192, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr %9, i64 136
  store ptr %137, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %9, i64 144
  store i64 %6, ptr %187, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #18
  %188 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %189 = load i32, ptr %188, align 8
  br label %198

190:                                              ; preds = %148, %136
  %191 = phi i32 [ 3, %136 ], [ 2, %148 ]
  tail call fastcc void @fault(ptr noundef %18, i32 noundef %191, ptr noundef nonnull readonly %12, i32 noundef %7, i64 noundef %6, i32 noundef 2, i32 noundef 8, i32 noundef 1) #19
  br label %192

192:                                              ; preds = %190, %181
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #18
  br label %290

193:                                              ; preds = %132
  %194 = getelementptr inbounds nuw i8, ptr %12, i64 812
  %195 = load i32, ptr %194, align 4
  %196 = add i32 %195, 1
  %197 = getelementptr inbounds nuw i8, ptr %9, i64 16
  store i32 %196, ptr %197, align 8
  br label %198

198:                                              ; preds = %185, %193
  %199 = phi i32 [ %189, %185 ], [ %196, %193 ]
  store ptr %12, ptr %9, align 8
  %200 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i32 %2, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %9, i64 12
  store i32 %5, ptr %201, align 4
  %202 = icmp eq i32 %199, 0
  %203 = load ptr, ptr %13, align 8
  br i1 %202, label %204, label %207

204:                                              ; preds = %198
  %205 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %206 = load i32, ptr %205, align 8
  br label %221

207:                                              ; preds = %198
  %208 = getelementptr inbounds nuw i8, ptr %12, i64 824
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 20
  %210 = load i32, ptr %209, align 4
  %211 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %212 = load i32, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %214 = load i64, ptr %213, align 8
  store i32 %199, ptr %208, align 8
  %215 = getelementptr inbounds nuw i8, ptr %12, i64 828
  store i32 %2, ptr %215, align 4
  %216 = getelementptr inbounds nuw i8, ptr %12, i64 832
  store i32 %210, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %12, i64 836
  store i32 %212, ptr %217, align 4
  %218 = getelementptr inbounds nuw i8, ptr %12, i64 840
  store i32 %5, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %12, i64 844
  store i32 0, ptr %219, align 4
  %220 = getelementptr inbounds nuw i8, ptr %12, i64 848
  store i64 %214, ptr %220, align 8
  br label %221

221:                                              ; preds = %204, %207
  %222 = phi i32 [ %206, %204 ], [ %212, %207 ]
  %223 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %224 = getelementptr inbounds nuw i8, ptr %203, i64 16
  %225 = load i32, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %203, i64 32
  %227 = load i32, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %229 = load i32, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %203, i64 104
  %237 = load ptr, ptr %236, align 8
  store i32 %225, ptr %223, align 8
  %238 = getelementptr inbounds nuw i8, ptr %9, i64 164
  store i32 %222, ptr %238, align 4
  %239 = getelementptr inbounds nuw i8, ptr %9, i64 168
  store i32 %227, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %9, i64 172
  store i32 %229, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %9, i64 176
  store i32 %233, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %9, i64 180
  store i32 0, ptr %242, align 4
  %243 = getelementptr inbounds nuw i8, ptr %9, i64 184
  store ptr %235, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %9, i64 192
  store ptr %237, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %9, i64 200
  store i64 0, ptr %245, align 8
  %246 = icmp eq ptr %235, null
  br i1 %246, label %250, label %247

247:                                              ; preds = %221
  %248 = load i32, ptr %235, align 8
  %249 = add nsw i32 %248, 1
  store i32 %249, ptr %235, align 8
  br label %250

250:                                              ; preds = %221, %247
  %251 = icmp eq ptr %237, null
  br i1 %251, label %255, label %252

252:                                              ; preds = %250
  %253 = load i32, ptr %237, align 8
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %237, align 8
  br label %255

255:                                              ; preds = %250, %252
  %256 = load i32, ptr %228, align 8
  %257 = add i32 %256, 1
  store i32 %257, ptr %228, align 8
  %258 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i32 0, ptr %258, align 8
  %259 = getelementptr inbounds nuw i8, ptr %18, i64 33096
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %18, i64 33108
  %262 = getelementptr inbounds nuw i8, ptr %18, i64 33104
  %263 = load i32, ptr %262, align 8
  %264 = add i32 %263, 1
  %265 = load i32, ptr %261, align 4
  %266 = icmp ugt i32 %264, %265
  br i1 %266, label %267, label %279

267:                                              ; preds = %255
  %268 = icmp eq i32 %265, 0
  %269 = shl i32 %265, 1
  %270 = select i1 %268, i32 8, i32 %269
  br label %271

271:                                              ; preds = %271, %267
  %272 = phi i32 [ %270, %267 ], [ %274, %271 ]
  %273 = icmp ult i32 %272, %264
  %274 = shl i32 %272, 1
  br i1 %273, label %271, label %275

275:                                              ; preds = %271
  store i32 %272, ptr %261, align 4
  %276 = zext i32 %272 to i64
  %277 = shl nuw nsw i64 %276, 3
  %278 = tail call ptr @realloc(ptr noundef %260, i64 noundef %277) #20
  br label %279

279:                                              ; preds = %255, %275
  %280 = phi ptr [ %278, %275 ], [ %260, %255 ]
  store ptr %280, ptr %259, align 8
  %281 = tail call ptr @malloc(i64 noundef 208) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(208) %281, ptr noundef nonnull align 8 dereferenceable(208) %9, i64 208, i1 false)
  %282 = load ptr, ptr %259, align 8
  %283 = load i32, ptr %262, align 8
  %284 = add i32 %283, 1
  store i32 %284, ptr %262, align 8
  %285 = zext i32 %283 to i64
  %286 = getelementptr inbounds nuw ptr, ptr %282, i64 %285
  store ptr %281, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %18, i64 33080
  %288 = load i64, ptr %287, align 8
  %289 = add i64 %288, 1
  store i64 %289, ptr %287, align 8
  br label %290

290:                                              ; preds = %97, %93, %85, %192, %125, %120, %279
  call void @llvm.lifetime.end.p0(i64 208, ptr nonnull %9) #18
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @rt_bulk_commit(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #8 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 812
  %7 = load i32, ptr %6, align 4
  %8 = add i32 %7, 1
  store i32 %8, ptr %6, align 4
  ret void
}

; Function Attrs: nounwind
define void @rt_bulk_wait(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %6 = load ptr, ptr %5, align 1
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = zext i32 %2 to i64
  %16 = getelementptr inbounds nuw %struct.Site, ptr %14, i64 %15, i32 6
  %17 = load i8, ptr %16, align 1
  %18 = and i8 %17, 64
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 268
  store i32 %2, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 812
  %21 = load i32, ptr %20, align 4
  %22 = icmp ult i32 %3, %21
  br i1 %22, label %23, label %130

23:                                               ; preds = %4
  %24 = sub nuw i32 %21, %3
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 816
  %26 = load i32, ptr %25, align 8
  %27 = icmp ult i32 %26, %24
  br i1 %27, label %28, label %29

28:                                               ; preds = %23
  store i32 %24, ptr %25, align 8
  br label %29

29:                                               ; preds = %28, %23
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 33104
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %36, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %12, i64 33096
  %35 = icmp eq i8 %18, 0
  br label %40

36:                                               ; preds = %76, %29
  %37 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %130, label %80

40:                                               ; preds = %33, %76
  %41 = phi i32 [ 0, %33 ], [ %77, %76 ]
  %42 = load ptr, ptr %34, align 8
  %43 = zext i32 %41 to i64
  %44 = getelementptr inbounds nuw ptr, ptr %42, i64 %43
  %45 = load ptr, ptr %44, align 8
  %46 = load ptr, ptr %45, align 8
  %47 = icmp eq ptr %46, %6
  br i1 %47, label %48, label %53

48:                                               ; preds = %40
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = add i32 %50, -1
  %52 = icmp ult i32 %51, %24
  br i1 %52, label %55, label %53

53:                                               ; preds = %48, %40
  %54 = add nuw i32 %41, 1
  br label %76

55:                                               ; preds = %48
  br i1 %35, label %75, label %56

56:                                               ; preds = %55
  %57 = getelementptr inbounds nuw i8, ptr %45, i64 152
  %58 = load ptr, ptr %57, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %73

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 12
  %62 = load i32, ptr %61, align 4
  %63 = add i32 %62, 1
  %64 = zext i32 %63 to i64
  %65 = tail call ptr @malloc(i64 noundef %64) #20
  store ptr %65, ptr %57, align 8
  %66 = getelementptr inbounds nuw i8, ptr %45, i64 80
  %67 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %12, ptr noundef nonnull %45, i32 noundef 0) #19
  %68 = load i32, ptr %61, align 4
  tail call fastcc void @flight_access(ptr noundef nonnull %12, ptr noundef nonnull %45, ptr noundef nonnull %66, i32 noundef 0, i32 noundef %67, i64 noundef 0, i32 noundef %68) #19
  %69 = load ptr, ptr %57, align 8
  %70 = load ptr, ptr %66, align 8
  %71 = load i32, ptr %61, align 4
  %72 = zext i32 %71 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %69, ptr align 1 %70, i64 %72, i1 false)
  br label %73

73:                                               ; preds = %56, %60
  %74 = add nuw i32 %41, 1
  br label %76

75:                                               ; preds = %55
  tail call fastcc void @flight_land(ptr noundef nonnull %12, i32 noundef %41) #19
  br label %76

76:                                               ; preds = %73, %75, %53
  %77 = phi i32 [ %54, %53 ], [ %74, %73 ], [ %41, %75 ]
  %78 = load i32, ptr %30, align 8
  %79 = icmp ult i32 %77, %78
  br i1 %79, label %40, label %36

80:                                               ; preds = %36
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %104, label %84

84:                                               ; preds = %80
  %85 = tail call noundef ptr @malloc(i64 noundef 24) #20
  store i32 1, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %88 = load i32, ptr %87, align 8
  %89 = zext i32 %82 to i64
  %90 = shl nuw nsw i64 %89, 11
  %91 = add i32 %88, 1
  %92 = zext i32 %91 to i64
  %93 = or i64 %90, %92
  %94 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store i64 %93, ptr %94, align 8
  %95 = zext i32 %24 to i64
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 16
  store i64 %95, ptr %96, align 8
  store i32 1, ptr %86, align 4
  %97 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %98 = load ptr, ptr %97, align 8
  %99 = tail call fastcc ptr @clock_join(ptr noundef %98, ptr noundef nonnull %85) #19
  store ptr %99, ptr %97, align 8
  %100 = load i32, ptr %85, align 8
  %101 = add nsw i32 %100, -1
  store i32 %101, ptr %85, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %84
  tail call void @free(ptr noundef nonnull %85) #20
  br label %104

104:                                              ; preds = %80, %84, %103
  %105 = icmp eq i8 %18, 0
  br i1 %105, label %106, label %130

106:                                              ; preds = %104
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %130, label %110

110:                                              ; preds = %106
  %111 = tail call noundef ptr @malloc(i64 noundef 24) #20
  store i32 1, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 4
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %114 = load i32, ptr %113, align 8
  %115 = zext i32 %108 to i64
  %116 = shl nuw nsw i64 %115, 11
  %117 = add i32 %114, 1
  %118 = zext i32 %117 to i64
  %119 = or i64 %116, %118
  %120 = getelementptr inbounds nuw i8, ptr %111, i64 8
  store i64 %119, ptr %120, align 8
  %121 = zext i32 %24 to i64
  %122 = getelementptr inbounds nuw i8, ptr %111, i64 16
  store i64 %121, ptr %122, align 8
  store i32 1, ptr %112, align 4
  %123 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %124 = load ptr, ptr %123, align 8
  %125 = tail call fastcc ptr @clock_join(ptr noundef %124, ptr noundef nonnull %111) #19
  store ptr %125, ptr %123, align 8
  %126 = load i32, ptr %111, align 8
  %127 = add nsw i32 %126, -1
  store i32 %127, ptr %111, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %110
  tail call void @free(ptr noundef nonnull %111) #20
  br label %130

130:                                              ; preds = %129, %110, %106, %36, %104, %4
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @flight_land(ptr nocapture noundef %0, i32 noundef %1) unnamed_addr #0 {
  %3 = alloca %struct.Gather, align 8
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  %7 = load ptr, ptr %6, align 8
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds nuw ptr, ptr %7, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %12 = load i32, ptr %11, align 8
  %13 = add i32 %12, -1
  store i32 %13, ptr %11, align 8
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw ptr, ptr %7, i64 %14
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %9, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %33

20:                                               ; preds = %2
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = add i32 %22, 1
  %24 = zext i32 %23 to i64
  %25 = tail call ptr @malloc(i64 noundef %24) #20
  store ptr %25, ptr %17, align 8
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %27 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %0, ptr noundef nonnull %10, i32 noundef 0) #19
  %28 = load i32, ptr %21, align 4
  tail call fastcc void @flight_access(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %26, i32 noundef 0, i32 noundef %27, i64 noundef 0, i32 noundef %28) #19
  %29 = load ptr, ptr %17, align 8
  %30 = load ptr, ptr %26, align 8
  %31 = load i32, ptr %21, align 4
  %32 = zext i32 %31 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %30, i64 %32, i1 false)
  br label %33

33:                                               ; preds = %2, %20
  %34 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %0, ptr noundef nonnull %10, i32 noundef 1) #19
  %35 = load ptr, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %43 = load i32, ptr %42, align 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw %struct.Site, ptr %41, i64 %44, i32 1
  %46 = load i8, ptr %45, align 4
  %47 = icmp eq i8 %46, 36
  br i1 %47, label %48, label %163

48:                                               ; preds = %33
  %49 = getelementptr inbounds nuw %struct.Site, ptr %41, i64 %44
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 12
  %51 = load i32, ptr %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %53 = load i32, ptr %52, align 4
  %54 = icmp ugt i32 %51, %53
  br i1 %54, label %171, label %55

55:                                               ; preds = %48
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %57 = zext i32 %51 to i64
  %58 = getelementptr inbounds nuw i8, ptr %49, i64 10
  %59 = getelementptr inbounds nuw i8, ptr %49, i64 17
  br label %60

60:                                               ; preds = %156, %55
  %61 = phi i32 [ %51, %55 ], [ %160, %156 ]
  %62 = phi i32 [ 0, %55 ], [ %61, %156 ]
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %4)
  store i64 0, ptr %4, align 8
  call void @llvm.lifetime.start.p0(i64 8, ptr nonnull %5)
  store i64 0, ptr %5, align 8
  %63 = zext i32 %62 to i64
  tail call fastcc void @flight_access(ptr noundef %0, ptr noundef nonnull %10, ptr noundef nonnull %56, i32 noundef 11, i32 noundef %34, i64 noundef %63, i32 noundef %51) #19
  %64 = load ptr, ptr %56, align 8
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr align 1 %65, i64 %57, i1 false)
  %66 = load ptr, ptr %17, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %5, ptr align 1 %67, i64 %57, i1 false)
  %68 = load i8, ptr %58, align 2
  %69 = load i8, ptr %59, align 1
  %70 = load i64, ptr %4, align 8
  %71 = load i64, ptr %5, align 8
  switch i8 %69, label %122 [
    i8 4, label %72
    i8 5, label %72
    i8 6, label %83
    i8 7, label %119
  ]

72:                                               ; preds = %60, %60
  %73 = icmp eq i8 %68, 0
  %74 = icmp eq i8 %68, 1
  %75 = select i1 %74, i32 4, i32 5
  %76 = select i1 %73, i32 0, i32 %75
  %77 = icmp eq i8 %69, 5
  %78 = zext i1 %77 to i32
  %79 = trunc i64 %70 to i32
  %80 = trunc i64 %71 to i32
  %81 = tail call i32 @px_half(i32 noundef %76, i32 noundef %78, i32 noundef %79, i32 noundef %80, i32 noundef 0) #19
  %82 = zext i32 %81 to i64
  br label %156

83:                                               ; preds = %60
  %84 = trunc i64 %70 to i32
  %85 = and i32 %84, 2139095040
  %86 = icmp eq i32 %85, 0
  %87 = and i32 %84, -2147483648
  %88 = select i1 %86, i32 %87, i32 %84
  %89 = trunc i64 %71 to i32
  %90 = and i32 %89, 2139095040
  %91 = icmp eq i32 %90, 0
  %92 = and i32 %89, -2147483648
  %93 = select i1 %91, i32 %92, i32 %89
  %94 = bitcast i32 %88 to float
  %95 = fpext float %94 to double
  %96 = bitcast i32 %93 to float
  %97 = fpext float %96 to double
  %98 = fadd double %95, %97
  %99 = fsub double %98, %95
  %100 = fsub double %98, %99
  %101 = fsub double %95, %100
  %102 = fsub double %97, %99
  %103 = fadd double %102, %101
  %104 = fcmp ord double %103, 0.000000e+00
  %105 = select i1 %104, double %103, double 0.000000e+00
  %106 = tail call fastcc i32 @direct32(double noundef %98, double noundef %105, i32 noundef 0) #19
  %107 = fcmp une double %98, 0.000000e+00
  %108 = fcmp une double %105, 0.000000e+00
  %109 = or i1 %107, %108
  %110 = xor i32 %93, %88
  %111 = icmp sgt i32 %110, -1
  %112 = or i1 %111, %109
  %113 = select i1 %112, i32 %106, i32 0
  %114 = and i32 %113, 2139095040
  %115 = icmp eq i32 %114, 0
  %116 = and i32 %113, -2147483648
  %117 = select i1 %115, i32 %116, i32 %113
  %118 = zext i32 %117 to i64
  br label %156

119:                                              ; preds = %60
  %120 = tail call i64 @px_fma_f64(i64 noundef %70, i64 noundef 4607182418800017408, i64 noundef %71, i32 noundef 0) #19
  %121 = load ptr, ptr %56, align 8
  br label %156

122:                                              ; preds = %60
  %123 = and i8 %69, -2
  %124 = icmp eq i8 %123, 2
  switch i8 %69, label %131 [
    i8 1, label %125
    i8 3, label %129
  ]

125:                                              ; preds = %122
  %126 = trunc i64 %70 to i32
  %127 = trunc i64 %71 to i32
  %128 = icmp slt i32 %126, %127
  br label %133

129:                                              ; preds = %122
  %130 = icmp slt i64 %70, %71
  br label %133

131:                                              ; preds = %122
  %132 = icmp ult i64 %70, %71
  br label %133

133:                                              ; preds = %131, %129, %125
  %134 = phi i1 [ %128, %125 ], [ %130, %129 ], [ %132, %131 ]
  switch i8 %68, label %154 [
    i8 0, label %135
    i8 1, label %139
    i8 2, label %141
    i8 3, label %143
    i8 4, label %147
    i8 5, label %150
    i8 6, label %152
  ]

135:                                              ; preds = %133
  %136 = add i64 %71, %70
  %137 = and i64 %136, 4294967295
  %138 = select i1 %124, i64 %136, i64 %137
  br label %156

139:                                              ; preds = %133
  %140 = select i1 %134, i64 %70, i64 %71
  br label %156

141:                                              ; preds = %133
  %142 = select i1 %134, i64 %71, i64 %70
  br label %156

143:                                              ; preds = %133
  %144 = icmp ult i64 %70, %71
  %145 = add nuw i64 %70, 1
  %146 = select i1 %144, i64 %145, i64 0
  br label %156

147:                                              ; preds = %133
  %148 = add i64 %70, -1
  %149 = tail call i64 @llvm.umin.i64(i64 %148, i64 %71)
  br label %156

150:                                              ; preds = %133
  %151 = and i64 %71, %70
  br label %156

152:                                              ; preds = %133
  %153 = or i64 %71, %70
  br label %156

154:                                              ; preds = %133
  %155 = xor i64 %71, %70
  br label %156

156:                                              ; preds = %154, %152, %150, %147, %143, %141, %139, %135, %119, %83, %72
  %157 = phi ptr [ %121, %119 ], [ %64, %83 ], [ %64, %72 ], [ %64, %154 ], [ %64, %152 ], [ %64, %150 ], [ %64, %147 ], [ %64, %143 ], [ %64, %141 ], [ %64, %139 ], [ %64, %135 ]
  %158 = phi i64 [ %120, %119 ], [ %118, %83 ], [ %82, %72 ], [ %155, %154 ], [ %153, %152 ], [ %151, %150 ], [ %149, %147 ], [ %146, %143 ], [ %142, %141 ], [ %140, %139 ], [ %138, %135 ]
  store i64 %158, ptr %4, align 8
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 %63
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %159, ptr nonnull align 8 %4, i64 %57, i1 false)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %5)
  call void @llvm.lifetime.end.p0(i64 8, ptr nonnull %4)
  %160 = add i32 %61, %51
  %161 = load i32, ptr %52, align 4
  %162 = icmp ugt i32 %160, %161
  br i1 %162, label %171, label %60

163:                                              ; preds = %33
  %164 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %165 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %166 = load i32, ptr %165, align 4
  tail call fastcc void @flight_access(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %164, i32 noundef 8, i32 noundef %34, i64 noundef 0, i32 noundef %166) #19
  %167 = load ptr, ptr %164, align 8
  %168 = load ptr, ptr %17, align 8
  %169 = load i32, ptr %165, align 4
  %170 = zext i32 %169 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %167, ptr align 1 %168, i64 %170, i1 false)
  br label %171

171:                                              ; preds = %156, %48, %163
  %172 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %173 = load i32, ptr %172, align 8
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %329

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw i8, ptr %10, i64 136
  %177 = load ptr, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %10, i64 144
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %177, i64 896
  %181 = load ptr, ptr %180, align 8
  %182 = icmp eq ptr %181, null
  br i1 %182, label %191, label %183

183:                                              ; preds = %175, %187
  %184 = phi ptr [ %189, %187 ], [ %181, %175 ]
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, %179
  br i1 %186, label %196, label %187

187:                                              ; preds = %183
  %188 = getelementptr inbounds nuw i8, ptr %184, i64 120
  %189 = load ptr, ptr %188, align 8
  %190 = icmp eq ptr %189, null
  br i1 %190, label %191, label %183

191:                                              ; preds = %187, %175
  %192 = tail call noundef ptr @malloc(i64 noundef 128) #20
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %193, i8 0, i64 120, i1 false)
  store i64 %179, ptr %192, align 8
  %194 = load ptr, ptr %180, align 8
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 120
  store ptr %194, ptr %195, align 8
  store ptr %192, ptr %180, align 8
  br label %200

196:                                              ; preds = %183
  %197 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %198 = load i32, ptr %197, align 8
  %199 = icmp eq i32 %198, 0
  br label %200

200:                                              ; preds = %196, %191
  %201 = phi i1 [ true, %191 ], [ %199, %196 ]
  %202 = phi ptr [ %192, %191 ], [ %184, %196 ]
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 40
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 16
  %205 = load i32, ptr %204, align 8
  %206 = add i32 %205, 1
  %207 = load ptr, ptr %10, align 8
  %208 = load i32, ptr %42, align 8
  %209 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %210 = load ptr, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 20
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds nuw i8, ptr %207, i64 16
  %214 = load i32, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %216 = load i32, ptr %215, align 4
  %217 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %218 = load i64, ptr %217, align 8
  store i32 %206, ptr %203, align 8
  %219 = getelementptr inbounds nuw i8, ptr %202, i64 44
  store i32 %208, ptr %219, align 4
  %220 = getelementptr inbounds nuw i8, ptr %202, i64 48
  store i32 %212, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %202, i64 52
  store i32 %214, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %202, i64 56
  store i32 %216, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %202, i64 60
  store i32 1, ptr %223, align 4
  %224 = getelementptr inbounds nuw i8, ptr %202, i64 64
  store i64 %218, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %202, i64 8
  br i1 %201, label %226, label %229

226:                                              ; preds = %200
  %227 = load i32, ptr %42, align 8
  %228 = load i64, ptr %178, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %207, i32 noundef %227, i64 noundef %228, i32 noundef 11, i32 noundef 0, i32 noundef 0) #19
  br label %329

229:                                              ; preds = %200
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %231 = load i32, ptr %230, align 8
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %251, label %233

233:                                              ; preds = %229
  %234 = tail call fastcc ptr @tracker_of(ptr noundef nonnull %0, ptr noundef nonnull %202, ptr noundef nonnull %210) #19
  %235 = tail call noundef ptr @malloc(i64 noundef 24) #20
  store i32 1, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 4
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %234, i64 4
  %238 = load i32, ptr %237, align 4
  %239 = zext i32 %238 to i64
  %240 = shl nuw nsw i64 %239, 11
  %241 = getelementptr inbounds nuw i8, ptr %235, i64 8
  store i64 %240, ptr %241, align 8
  %242 = load i32, ptr %204, align 8
  %243 = add i32 %242, 1
  %244 = zext i32 %243 to i64
  %245 = shl nuw i64 %244, 32
  %246 = getelementptr inbounds nuw i8, ptr %235, i64 16
  store i64 %245, ptr %246, align 8
  store i32 1, ptr %236, align 4
  %247 = getelementptr inbounds nuw i8, ptr %202, i64 72
  %248 = load ptr, ptr %176, align 8
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 16
  %250 = load i32, ptr %249, align 8
  tail call fastcc void @gather_add(ptr noundef nonnull %247, i32 noundef %250, i32 noundef 2, ptr noundef nonnull %235) #19
  br label %251

251:                                              ; preds = %233, %229
  %252 = load ptr, ptr %10, align 8
  %253 = load i32, ptr %42, align 8
  %254 = load i32, ptr %215, align 4
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw i8, ptr %202, i64 32
  %257 = load i64, ptr %256, align 8
  %258 = sub nsw i64 %257, %255
  store i64 %258, ptr %256, align 8
  %259 = add i64 %258, -1048576
  %260 = icmp ult i64 %259, -2097151
  br i1 %260, label %261, label %263

261:                                              ; preds = %251
  %262 = load i64, ptr %202, align 8
  tail call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef readonly %252, i32 noundef %253, i64 noundef %262, i32 noundef 7, i32 noundef 0, i32 noundef 0) #19
  br label %263

263:                                              ; preds = %261, %251
  %264 = load i32, ptr %225, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %307, label %266

266:                                              ; preds = %263
  %267 = getelementptr inbounds nuw i8, ptr %202, i64 20
  %268 = load i32, ptr %267, align 4
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %307

270:                                              ; preds = %266
  %271 = load i64, ptr %256, align 8
  %272 = icmp eq i64 %271, 0
  br i1 %272, label %273, label %307

273:                                              ; preds = %270
  %274 = getelementptr inbounds nuw i8, ptr %202, i64 12
  %275 = load i32, ptr %274, align 4
  %276 = add i32 %275, 1
  store i32 %276, ptr %274, align 4
  %277 = load i32, ptr %204, align 8
  %278 = add i32 %277, 1
  store i32 %278, ptr %204, align 8
  %279 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %280 = load i32, ptr %279, align 8
  store i32 %280, ptr %267, align 4
  %281 = getelementptr inbounds nuw i8, ptr %202, i64 88
  %282 = load i32, ptr %281, align 8
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %302, label %284

284:                                              ; preds = %273
  %285 = getelementptr inbounds nuw i8, ptr %202, i64 96
  br label %286

286:                                              ; preds = %297, %284
  %287 = phi i64 [ 0, %284 ], [ %298, %297 ]
  %288 = load ptr, ptr %285, align 8
  %289 = getelementptr inbounds nuw %struct.Release, ptr %288, i64 %287, i32 3
  %290 = load ptr, ptr %289, align 8
  %291 = icmp eq ptr %290, null
  br i1 %291, label %297, label %292

292:                                              ; preds = %286
  %293 = load i32, ptr %290, align 8
  %294 = add nsw i32 %293, -1
  store i32 %294, ptr %290, align 8
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %297

296:                                              ; preds = %292
  tail call void @free(ptr noundef nonnull %290) #20
  br label %297

297:                                              ; preds = %296, %292, %286
  %298 = add nuw nsw i64 %287, 1
  %299 = load i32, ptr %281, align 8
  %300 = zext i32 %299 to i64
  %301 = icmp samesign ult i64 %298, %300
  br i1 %301, label %286, label %302

302:                                              ; preds = %297, %273
  store i32 0, ptr %281, align 8
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %3)
  %303 = getelementptr inbounds nuw i8, ptr %202, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) %303, i64 16, i1 false)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %303, ptr noundef nonnull align 8 dereferenceable(16) %281, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %281, ptr noundef nonnull align 8 dereferenceable(16) %3, i64 16, i1 false)
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %305 = load i64, ptr %304, align 8
  %306 = add i64 %305, 1
  store i64 %306, ptr %304, align 8
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %3)
  br label %307

307:                                              ; preds = %302, %270, %266, %263
  %308 = load ptr, ptr %176, align 8
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 80
  %310 = load ptr, ptr %309, align 8
  %311 = load i64, ptr %202, align 8
  %312 = getelementptr inbounds nuw i8, ptr %202, i64 12
  %313 = load i32, ptr %312, align 4
  %314 = and i32 %313, 255
  %315 = zext nneg i32 %314 to i64
  %316 = shl nuw nsw i64 %315, 48
  %317 = getelementptr inbounds nuw i8, ptr %202, i64 20
  %318 = load i32, ptr %317, align 4
  %319 = and i32 %318, 65535
  %320 = zext nneg i32 %319 to i64
  %321 = shl nuw nsw i64 %320, 24
  %322 = or disjoint i64 %321, %316
  %323 = load i64, ptr %256, align 8
  %324 = and i64 %323, 16777215
  %325 = or disjoint i64 %322, %324
  %326 = or disjoint i64 %325, -9223372036854775808
  %327 = and i64 %311, 4294967295
  %328 = getelementptr inbounds nuw i8, ptr %310, i64 %327
  store i64 %326, ptr %328, align 1
  br label %329

329:                                              ; preds = %307, %226, %171
  %330 = getelementptr inbounds nuw i8, ptr %10, i64 184
  %331 = load ptr, ptr %330, align 8
  %332 = icmp eq ptr %331, null
  br i1 %332, label %338, label %333

333:                                              ; preds = %329
  %334 = load i32, ptr %331, align 8
  %335 = add nsw i32 %334, -1
  store i32 %335, ptr %331, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %338

337:                                              ; preds = %333
  tail call void @free(ptr noundef nonnull %331) #20
  br label %338

338:                                              ; preds = %329, %333, %337
  %339 = getelementptr inbounds nuw i8, ptr %10, i64 192
  %340 = load ptr, ptr %339, align 8
  %341 = icmp eq ptr %340, null
  br i1 %341, label %347, label %342

342:                                              ; preds = %338
  %343 = load i32, ptr %340, align 8
  %344 = add nsw i32 %343, -1
  store i32 %344, ptr %340, align 8
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %347

346:                                              ; preds = %342
  tail call void @free(ptr noundef nonnull %340) #20
  br label %347

347:                                              ; preds = %338, %342, %346
  %348 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef %348) #20
  tail call void @free(ptr noundef nonnull %10) #20
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %350 = load i64, ptr %349, align 8
  %351 = add i64 %350, 1
  store i64 %351, ptr %349, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none)
define i64 @rt_footprint(ptr nocapture noundef readonly %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr nocapture noundef writeonly %5, i64 noundef %6) #4 {
  %8 = add i64 %2, -1099511627776
  %9 = icmp eq i64 %3, 0
  br i1 %9, label %283, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = icmp eq i32 %4, 0
  br label %266

17:                                               ; preds = %167, %260
  %18 = phi i64 [ %262, %260 ], [ %267, %167 ]
  %19 = phi i64 [ %264, %260 ], [ %268, %167 ]
  %20 = phi i32 [ %261, %260 ], [ %23, %167 ]
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %283, label %274

22:                                               ; preds = %266, %271
  %23 = phi i32 [ 0, %271 ], [ %269, %266 ]
  %24 = phi i64 [ %272, %271 ], [ %270, %266 ]
  %25 = add i64 %8, %24
  %26 = trunc i64 %25 to i32
  %27 = and i32 %26, 3
  %28 = sub nuw nsw i32 4, %27
  %29 = lshr i64 %25, 2
  %30 = getelementptr inbounds nuw %struct.Cell, ptr %12, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = trunc i64 %32 to i32
  %34 = and i32 %33, 15
  %35 = icmp eq i32 %34, 15
  br i1 %35, label %36, label %121

36:                                               ; preds = %22
  %37 = load ptr, ptr %15, align 8
  %38 = lshr i64 %32, 4
  %39 = getelementptr inbounds nuw %struct.Side, ptr %37, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %47, label %43

43:                                               ; preds = %36
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %45 = load ptr, ptr %44, align 8
  %46 = zext i32 %41 to i64
  br label %89

47:                                               ; preds = %116, %36
  %48 = phi i32 [ 0, %36 ], [ %117, %116 ]
  %49 = phi i32 [ 0, %36 ], [ %118, %116 ]
  %50 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %154, label %53

53:                                               ; preds = %47
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %55 = load ptr, ptr %54, align 8
  %56 = zext i32 %51 to i64
  br label %57

57:                                               ; preds = %84, %53
  %58 = phi i64 [ 0, %53 ], [ %87, %84 ]
  %59 = phi i32 [ %49, %53 ], [ %86, %84 ]
  %60 = phi i32 [ %48, %53 ], [ %85, %84 ]
  %61 = getelementptr inbounds nuw %struct.Record, ptr %55, i64 %58
  %62 = load i64, ptr %61, align 8
  %63 = icmp ult i64 %62, 17179869184
  br i1 %63, label %84, label %64

64:                                               ; preds = %57
  %65 = lshr i64 %62, 34
  %66 = load ptr, ptr %13, align 8
  %67 = load ptr, ptr %14, align 8
  %68 = getelementptr inbounds nuw %struct.Segment, ptr %67, i64 %65
  %69 = load i32, ptr %68, align 4
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.BlockRecord, ptr %66, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, %1
  br i1 %73, label %74, label %84

74:                                               ; preds = %64
  %75 = trunc i64 %62 to i32
  %76 = and i32 %75, 8
  %77 = icmp eq i32 %76, 0
  %78 = lshr i32 %75, 4
  %79 = and i32 %78, 15
  br i1 %77, label %82, label %80

80:                                               ; preds = %74
  %81 = or i32 %79, %59
  br label %84

82:                                               ; preds = %74
  %83 = or i32 %79, %60
  br label %84

84:                                               ; preds = %82, %80, %64, %57
  %85 = phi i32 [ %60, %64 ], [ %60, %80 ], [ %83, %82 ], [ %60, %57 ]
  %86 = phi i32 [ %59, %64 ], [ %81, %80 ], [ %59, %82 ], [ %59, %57 ]
  %87 = add nuw nsw i64 %58, 1
  %88 = icmp eq i64 %87, %56
  br i1 %88, label %154, label %57

89:                                               ; preds = %116, %43
  %90 = phi i64 [ 0, %43 ], [ %119, %116 ]
  %91 = phi i32 [ 0, %43 ], [ %118, %116 ]
  %92 = phi i32 [ 0, %43 ], [ %117, %116 ]
  %93 = getelementptr inbounds nuw %struct.Record, ptr %45, i64 %90
  %94 = load i64, ptr %93, align 8
  %95 = icmp ult i64 %94, 17179869184
  br i1 %95, label %116, label %96

96:                                               ; preds = %89
  %97 = lshr i64 %94, 34
  %98 = load ptr, ptr %13, align 8
  %99 = load ptr, ptr %14, align 8
  %100 = getelementptr inbounds nuw %struct.Segment, ptr %99, i64 %97
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw %struct.BlockRecord, ptr %98, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, %1
  br i1 %105, label %106, label %116

106:                                              ; preds = %96
  %107 = trunc i64 %94 to i32
  %108 = and i32 %107, 8
  %109 = icmp eq i32 %108, 0
  %110 = lshr i32 %107, 4
  %111 = and i32 %110, 15
  br i1 %109, label %114, label %112

112:                                              ; preds = %106
  %113 = or i32 %111, %91
  br label %116

114:                                              ; preds = %106
  %115 = or i32 %111, %92
  br label %116

116:                                              ; preds = %114, %112, %96, %89
  %117 = phi i32 [ %92, %96 ], [ %92, %112 ], [ %115, %114 ], [ %92, %89 ]
  %118 = phi i32 [ %91, %96 ], [ %113, %112 ], [ %91, %114 ], [ %91, %89 ]
  %119 = add nuw nsw i64 %90, 1
  %120 = icmp eq i64 %119, %46
  br i1 %120, label %47, label %89

121:                                              ; preds = %22
  %122 = load i64, ptr %30, align 8
  %123 = icmp ult i64 %122, 17179869184
  br i1 %123, label %138, label %124

124:                                              ; preds = %121
  %125 = lshr i64 %122, 34
  %126 = load ptr, ptr %13, align 8
  %127 = load ptr, ptr %14, align 8
  %128 = getelementptr inbounds nuw %struct.Segment, ptr %127, i64 %125
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw %struct.BlockRecord, ptr %126, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = icmp eq i32 %132, %1
  br i1 %133, label %134, label %138

134:                                              ; preds = %124
  %135 = trunc i64 %122 to i32
  %136 = lshr i32 %135, 4
  %137 = and i32 %136, 15
  br label %138

138:                                              ; preds = %134, %124, %121
  %139 = phi i32 [ %137, %134 ], [ 0, %124 ], [ 0, %121 ]
  %140 = icmp ult i64 %32, 17179869184
  br i1 %140, label %154, label %141

141:                                              ; preds = %138
  %142 = lshr i64 %32, 34
  %143 = load ptr, ptr %13, align 8
  %144 = load ptr, ptr %14, align 8
  %145 = getelementptr inbounds nuw %struct.Segment, ptr %144, i64 %142
  %146 = load i32, ptr %145, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw %struct.BlockRecord, ptr %143, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = icmp eq i32 %149, %1
  br i1 %150, label %151, label %154

151:                                              ; preds = %141
  %152 = lshr i32 %33, 4
  %153 = and i32 %152, 15
  br label %154

154:                                              ; preds = %84, %47, %138, %141, %151
  %155 = phi i32 [ %153, %151 ], [ 0, %141 ], [ 0, %138 ], [ %48, %47 ], [ %85, %84 ]
  %156 = phi i32 [ %139, %151 ], [ %139, %141 ], [ %139, %138 ], [ %49, %47 ], [ %86, %84 ]
  %157 = xor i32 %156, -1
  %158 = and i32 %155, %157
  %159 = select i1 %16, i32 %158, i32 %156
  %160 = lshr i32 %159, %27
  %161 = zext nneg i32 %28 to i64
  %162 = sub i64 %3, %24
  %163 = tail call i64 @llvm.umin.i64(i64 %162, i64 %161)
  %164 = icmp ne i32 %160, 0
  %165 = icmp ne i32 %23, 0
  %166 = select i1 %164, i1 true, i1 %165
  br i1 %166, label %167, label %271

167:                                              ; preds = %154
  %168 = icmp eq i64 %3, %24
  br i1 %168, label %17, label %169

169:                                              ; preds = %167
  %170 = and i32 %160, 1
  %171 = icmp eq i32 %170, 0
  %172 = icmp ne i32 %23, 0
  %173 = select i1 %171, i1 true, i1 %172
  %174 = select i1 %173, i32 %23, i32 1
  %175 = select i1 %173, i64 %268, i64 %24
  %176 = icmp ne i32 %174, 0
  %177 = select i1 %171, i1 %176, i1 false
  br i1 %177, label %178, label %187

178:                                              ; preds = %169
  %179 = icmp ult i64 %267, %6
  br i1 %179, label %180, label %185

180:                                              ; preds = %178
  %181 = shl i64 %267, 1
  %182 = getelementptr inbounds nuw i64, ptr %5, i64 %181
  store i64 %175, ptr %182, align 8
  %183 = or disjoint i64 %181, 1
  %184 = getelementptr inbounds nuw i64, ptr %5, i64 %183
  store i64 %24, ptr %184, align 8
  br label %185

185:                                              ; preds = %180, %178
  %186 = add i64 %267, 1
  br label %187

187:                                              ; preds = %185, %169
  %188 = phi i32 [ 0, %185 ], [ %174, %169 ]
  %189 = phi i64 [ %186, %185 ], [ %267, %169 ]
  %190 = add i64 %24, 1
  %191 = icmp samesign ult i64 %163, 2
  br i1 %191, label %260, label %192

192:                                              ; preds = %187
  %193 = and i32 %160, 2
  %194 = icmp eq i32 %193, 0
  %195 = icmp ne i32 %188, 0
  %196 = select i1 %194, i1 true, i1 %195
  %197 = select i1 %196, i32 %188, i32 1
  %198 = select i1 %196, i64 %175, i64 %190
  %199 = icmp ne i32 %197, 0
  %200 = select i1 %194, i1 %199, i1 false
  br i1 %200, label %201, label %210

201:                                              ; preds = %192
  %202 = icmp ult i64 %189, %6
  br i1 %202, label %203, label %208

203:                                              ; preds = %201
  %204 = shl i64 %189, 1
  %205 = getelementptr inbounds nuw i64, ptr %5, i64 %204
  store i64 %198, ptr %205, align 8
  %206 = or disjoint i64 %204, 1
  %207 = getelementptr inbounds nuw i64, ptr %5, i64 %206
  store i64 %190, ptr %207, align 8
  br label %208

208:                                              ; preds = %203, %201
  %209 = add i64 %189, 1
  br label %210

210:                                              ; preds = %208, %192
  %211 = phi i32 [ 0, %208 ], [ %197, %192 ]
  %212 = phi i64 [ %209, %208 ], [ %189, %192 ]
  %213 = add i64 %24, 2
  %214 = icmp eq i64 %163, 2
  br i1 %214, label %260, label %215

215:                                              ; preds = %210
  %216 = and i32 %160, 4
  %217 = icmp eq i32 %216, 0
  %218 = icmp ne i32 %211, 0
  %219 = select i1 %217, i1 true, i1 %218
  %220 = select i1 %219, i32 %211, i32 1
  %221 = select i1 %219, i64 %198, i64 %213
  %222 = icmp ne i32 %220, 0
  %223 = select i1 %217, i1 %222, i1 false
  br i1 %223, label %224, label %233

224:                                              ; preds = %215
  %225 = icmp ult i64 %212, %6
  br i1 %225, label %226, label %231

226:                                              ; preds = %224
  %227 = shl i64 %212, 1
  %228 = getelementptr inbounds nuw i64, ptr %5, i64 %227
  store i64 %221, ptr %228, align 8
  %229 = or disjoint i64 %227, 1
  %230 = getelementptr inbounds nuw i64, ptr %5, i64 %229
  store i64 %213, ptr %230, align 8
  br label %231

231:                                              ; preds = %226, %224
  %232 = add i64 %212, 1
  br label %233

233:                                              ; preds = %231, %215
  %234 = phi i32 [ 0, %231 ], [ %220, %215 ]
  %235 = phi i64 [ %232, %231 ], [ %212, %215 ]
  %236 = add i64 %24, 3
  %237 = icmp eq i64 %163, 3
  br i1 %237, label %260, label %238

238:                                              ; preds = %233
  %239 = and i32 %160, 8
  %240 = icmp eq i32 %239, 0
  %241 = icmp ne i32 %234, 0
  %242 = select i1 %240, i1 true, i1 %241
  %243 = select i1 %242, i32 %234, i32 1
  %244 = select i1 %242, i64 %221, i64 %236
  %245 = icmp ne i32 %243, 0
  %246 = select i1 %240, i1 %245, i1 false
  br i1 %246, label %247, label %256

247:                                              ; preds = %238
  %248 = icmp ult i64 %235, %6
  br i1 %248, label %249, label %254

249:                                              ; preds = %247
  %250 = shl i64 %235, 1
  %251 = getelementptr inbounds nuw i64, ptr %5, i64 %250
  store i64 %244, ptr %251, align 8
  %252 = or disjoint i64 %250, 1
  %253 = getelementptr inbounds nuw i64, ptr %5, i64 %252
  store i64 %236, ptr %253, align 8
  br label %254

254:                                              ; preds = %249, %247
  %255 = add i64 %235, 1
  br label %256

256:                                              ; preds = %254, %238
  %257 = phi i32 [ 0, %254 ], [ %243, %238 ]
  %258 = phi i64 [ %255, %254 ], [ %235, %238 ]
  %259 = add i64 %24, 4
  br label %260

260:                                              ; preds = %256, %233, %210, %187
  %261 = phi i32 [ %188, %187 ], [ %211, %210 ], [ %234, %233 ], [ %257, %256 ]
  %262 = phi i64 [ %189, %187 ], [ %212, %210 ], [ %235, %233 ], [ %258, %256 ]
  %263 = phi i64 [ %190, %187 ], [ %213, %210 ], [ %236, %233 ], [ %259, %256 ]
  %264 = phi i64 [ %175, %187 ], [ %198, %210 ], [ %221, %233 ], [ %244, %256 ]
  %265 = icmp ult i64 %263, %3
  br i1 %265, label %266, label %17

266:                                              ; preds = %260, %10
  %267 = phi i64 [ %262, %260 ], [ 0, %10 ]
  %268 = phi i64 [ %264, %260 ], [ 0, %10 ]
  %269 = phi i32 [ %261, %260 ], [ 0, %10 ]
  %270 = phi i64 [ %263, %260 ], [ 0, %10 ]
  br label %22

271:                                              ; preds = %154
  %272 = add i64 %163, %24
  %273 = icmp ult i64 %272, %3
  br i1 %273, label %22, label %283

274:                                              ; preds = %17
  %275 = icmp ult i64 %18, %6
  br i1 %275, label %276, label %281

276:                                              ; preds = %274
  %277 = shl i64 %18, 1
  %278 = getelementptr inbounds nuw i64, ptr %5, i64 %277
  store i64 %19, ptr %278, align 8
  %279 = or disjoint i64 %277, 1
  %280 = getelementptr inbounds nuw i64, ptr %5, i64 %279
  store i64 %3, ptr %280, align 8
  br label %281

281:                                              ; preds = %276, %274
  %282 = add i64 %18, 1
  br label %283

283:                                              ; preds = %271, %7, %281, %17
  %284 = phi i64 [ %282, %281 ], [ %18, %17 ], [ 0, %7 ], [ %267, %271 ]
  ret i64 %284
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_bfe_u32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = and i32 %1, 255
  %5 = icmp samesign ugt i32 %4, 31
  br i1 %5, label %16, label %6

6:                                                ; preds = %3
  %7 = sub nuw nsw i32 32, %4
  %8 = and i32 %2, 255
  %9 = tail call i32 @llvm.umin.i32(i32 %8, i32 %7)
  %10 = lshr i32 %0, %4
  %11 = icmp samesign ugt i32 %9, 31
  %12 = shl nsw i32 -1, %9
  %13 = xor i32 %12, -1
  %14 = select i1 %11, i32 -1, i32 %13
  %15 = and i32 %14, %10
  br label %16

16:                                               ; preds = %3, %6
  %17 = phi i32 [ %15, %6 ], [ 0, %3 ]
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_bfe_s32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = and i32 %1, 255
  %5 = and i32 %2, 255
  %6 = add nsw i32 %4, -1
  %7 = add nsw i32 %6, %5
  %8 = tail call i32 @llvm.umin.i32(i32 %7, i32 31)
  %9 = tail call i32 @llvm.usub.sat.i32(i32 32, i32 %4)
  %10 = tail call i32 @llvm.umin.i32(i32 %5, i32 %9)
  %11 = icmp samesign ugt i32 %4, 31
  br i1 %11, label %19, label %12

12:                                               ; preds = %3
  %13 = lshr i32 %0, %4
  %14 = icmp samesign ugt i32 %10, 31
  %15 = shl nsw i32 -1, %10
  %16 = xor i32 %15, -1
  %17 = select i1 %14, i32 -1, i32 %16
  %18 = and i32 %17, %13
  br label %19

19:                                               ; preds = %3, %12
  %20 = phi i32 [ %18, %12 ], [ 0, %3 ]
  %21 = icmp eq i32 %5, 0
  br i1 %21, label %31, label %22

22:                                               ; preds = %19
  %23 = shl nuw i32 1, %8
  %24 = and i32 %23, %0
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %31, label %26

26:                                               ; preds = %22
  %27 = icmp samesign ugt i32 %10, 31
  %28 = shl nsw i32 -1, %10
  %29 = select i1 %27, i32 0, i32 %28
  %30 = or i32 %20, %29
  br label %31

31:                                               ; preds = %19, %22, %26
  %32 = phi i32 [ %30, %26 ], [ %20, %22 ], [ %20, %19 ]
  ret i32 %32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_bfe_u64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = and i32 %1, 255
  %5 = icmp samesign ugt i32 %4, 63
  br i1 %5, label %18, label %6

6:                                                ; preds = %3
  %7 = sub nuw nsw i32 64, %4
  %8 = and i32 %2, 255
  %9 = tail call i32 @llvm.umin.i32(i32 %8, i32 %7)
  %10 = zext nneg i32 %4 to i64
  %11 = lshr i64 %0, %10
  %12 = icmp samesign ugt i32 %9, 63
  %13 = zext nneg i32 %9 to i64
  %14 = shl nsw i64 -1, %13
  %15 = xor i64 %14, -1
  %16 = select i1 %12, i64 -1, i64 %15
  %17 = and i64 %16, %11
  br label %18

18:                                               ; preds = %3, %6
  %19 = phi i64 [ %17, %6 ], [ 0, %3 ]
  ret i64 %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_bfe_s64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = and i32 %1, 255
  %5 = and i32 %2, 255
  %6 = add nsw i32 %4, -1
  %7 = add nsw i32 %6, %5
  %8 = tail call i32 @llvm.umin.i32(i32 %7, i32 63)
  %9 = tail call i32 @llvm.usub.sat.i32(i32 64, i32 %4)
  %10 = tail call i32 @llvm.umin.i32(i32 %5, i32 %9)
  %11 = icmp samesign ugt i32 %4, 63
  br i1 %11, label %21, label %12

12:                                               ; preds = %3
  %13 = zext nneg i32 %4 to i64
  %14 = lshr i64 %0, %13
  %15 = icmp samesign ugt i32 %10, 63
  %16 = zext nneg i32 %10 to i64
  %17 = shl nsw i64 -1, %16
  %18 = xor i64 %17, -1
  %19 = select i1 %15, i64 -1, i64 %18
  %20 = and i64 %19, %14
  br label %21

21:                                               ; preds = %3, %12
  %22 = phi i64 [ %20, %12 ], [ 0, %3 ]
  %23 = icmp eq i32 %5, 0
  br i1 %23, label %35, label %24

24:                                               ; preds = %21
  %25 = zext nneg i32 %8 to i64
  %26 = shl nuw i64 1, %25
  %27 = and i64 %26, %0
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %35, label %29

29:                                               ; preds = %24
  %30 = icmp samesign ugt i32 %10, 63
  %31 = zext nneg i32 %10 to i64
  %32 = shl nsw i64 -1, %31
  %33 = select i1 %30, i64 0, i64 %32
  %34 = or i64 %22, %33
  br label %35

35:                                               ; preds = %21, %24, %29
  %36 = phi i64 [ %34, %29 ], [ %22, %24 ], [ %22, %21 ]
  ret i64 %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_bfi_b32(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %2, 255
  %6 = icmp samesign ugt i32 %5, 31
  br i1 %6, label %19, label %7

7:                                                ; preds = %4
  %8 = and i32 %3, 255
  %9 = icmp samesign ugt i32 %8, 31
  %10 = shl nsw i32 -1, %8
  %11 = xor i32 %10, -1
  %12 = select i1 %9, i32 -1, i32 %11
  %13 = shl i32 %12, %5
  %14 = xor i32 %13, -1
  %15 = and i32 %1, %14
  %16 = and i32 %12, %0
  %17 = shl i32 %16, %5
  %18 = or i32 %15, %17
  br label %19

19:                                               ; preds = %4, %7
  %20 = phi i32 [ %18, %7 ], [ %1, %4 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_bfi_b64(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %2, 255
  %6 = icmp samesign ugt i32 %5, 63
  br i1 %6, label %21, label %7

7:                                                ; preds = %4
  %8 = and i32 %3, 255
  %9 = icmp samesign ugt i32 %8, 63
  %10 = zext nneg i32 %8 to i64
  %11 = shl nsw i64 -1, %10
  %12 = xor i64 %11, -1
  %13 = select i1 %9, i64 -1, i64 %12
  %14 = zext nneg i32 %5 to i64
  %15 = shl i64 %13, %14
  %16 = xor i64 %15, -1
  %17 = and i64 %1, %16
  %18 = and i64 %13, %0
  %19 = shl i64 %18, %14
  %20 = or i64 %17, %19
  br label %21

21:                                               ; preds = %4, %7
  %22 = phi i64 [ %20, %7 ], [ %1, %4 ]
  ret i64 %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_sad_u32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sad_s32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_sad_u64(i64 noundef %0, i64 noundef %1, i64 noundef %2) #9 {
  %4 = icmp ult i64 %0, %1
  %5 = sub nuw i64 %1, %0
  %6 = sub nuw i64 %0, %1
  %7 = select i1 %4, i64 %5, i64 %6
  %8 = add i64 %7, %2
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_sad_s64(i64 noundef %0, i64 noundef %1, i64 noundef %2) #9 {
  %4 = icmp slt i64 %0, %1
  %5 = sub i64 %1, %0
  %6 = sub i64 %0, %1
  %7 = select i1 %4, i64 %5, i64 %6
  %8 = add i64 %7, %2
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_sad_u16(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sad_s16(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_u32(i32 noundef %0) #9 {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = xor i32 %3, 31
  %5 = select i1 %2, i32 -1, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_u32_shiftamt(i32 noundef %0) #9 {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = select i1 %2, i32 -1, i32 %3
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 31) i32 @px_bfind_s32(i32 noundef %0) #9 {
  %2 = ashr i32 %0, 31
  %3 = xor i32 %2, %0
  %4 = icmp eq i32 %0, %2
  %5 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %6 = xor i32 %5, 31
  %7 = select i1 %4, i32 -1, i32 %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_s32_shiftamt(i32 noundef %0) #9 {
  %2 = ashr i32 %0, 31
  %3 = xor i32 %2, %0
  %4 = icmp eq i32 %0, %2
  %5 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %6 = select i1 %4, i32 -1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 64) i32 @px_bfind_u64(i64 noundef %0) #9 {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = xor i32 %4, 63
  %6 = select i1 %2, i32 -1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 64) i32 @px_bfind_u64_shiftamt(i64 noundef %0) #9 {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = select i1 %2, i32 -1, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 63) i32 @px_bfind_s64(i64 noundef %0) #9 {
  %2 = ashr i64 %0, 63
  %3 = xor i64 %2, %0
  %4 = icmp eq i64 %0, %2
  %5 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = xor i32 %6, 63
  %8 = select i1 %4, i32 -1, i32 %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 64) i32 @px_bfind_s64_shiftamt(i64 noundef %0) #9 {
  %2 = ashr i64 %0, 63
  %3 = xor i64 %2, %0
  %4 = icmp eq i64 %0, %2
  %5 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = select i1 %4, i32 -1, i32 %6
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define range(i32 -1, 32) i32 @px_fns_b32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11 {
  %4 = and i32 %1, 31
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = shl nuw i32 1, %4
  %8 = and i32 %7, %0
  %9 = icmp eq i32 %8, 0
  %10 = select i1 %9, i32 -1, i32 %4
  br label %28

11:                                               ; preds = %3
  %12 = icmp slt i32 %2, 1
  %13 = select i1 %12, i32 -1, i32 1
  %14 = tail call i32 @llvm.abs.i32(i32 %2, i1 true)
  br label %15

15:                                               ; preds = %11, %24
  %16 = phi i32 [ %14, %11 ], [ %25, %24 ]
  %17 = phi i32 [ %4, %11 ], [ %26, %24 ]
  %18 = shl nuw i32 1, %17
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %24, label %21

21:                                               ; preds = %15
  %22 = add nsw i32 %16, -1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:                                               ; preds = %15, %21
  %25 = phi i32 [ %22, %21 ], [ %16, %15 ]
  %26 = add nsw i32 %17, %13
  %27 = icmp ult i32 %26, 32
  br i1 %27, label %15, label %28

28:                                               ; preds = %21, %24, %6
  %29 = phi i32 [ %10, %6 ], [ -1, %24 ], [ %17, %21 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_bmsk_b32_wrap(i32 noundef %0, i32 noundef %1) #9 {
  %3 = and i32 %0, 31
  %4 = and i32 %1, 31
  %5 = icmp eq i32 %4, 0
  %6 = shl nsw i32 -1, %4
  %7 = xor i32 %6, -1
  %8 = shl i32 %7, %3
  %9 = select i1 %5, i32 0, i32 %8
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_bmsk_b32_clamp(i32 noundef %0, i32 noundef %1) #9 {
  %3 = icmp eq i32 %1, 0
  %4 = icmp ugt i32 %0, 31
  %5 = or i1 %4, %3
  br i1 %5, label %13, label %6

6:                                                ; preds = %2
  %7 = tail call i32 @llvm.umin.i32(i32 %1, i32 32)
  %8 = icmp ugt i32 %1, 31
  %9 = shl nsw i32 -1, %7
  %10 = xor i32 %9, -1
  %11 = select i1 %8, i32 -1, i32 %10
  %12 = shl i32 %11, %0
  br label %13

13:                                               ; preds = %2, %6
  %14 = phi i32 [ %12, %6 ], [ 0, %2 ]
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, -2147483648) i32 @px_szext_u32_wrap(i32 noundef %0, i32 noundef %1) #9 {
  %3 = and i32 %1, 31
  %4 = icmp eq i32 %3, 0
  %5 = shl nsw i32 -1, %3
  %6 = xor i32 %5, -1
  %7 = and i32 %0, %6
  %8 = select i1 %4, i32 0, i32 %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_szext_s32_wrap(i32 noundef %0, i32 noundef %1) #9 {
  %3 = and i32 %1, 31
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %15, label %5

5:                                                ; preds = %2
  %6 = shl nsw i32 -1, %3
  %7 = xor i32 %6, -1
  %8 = and i32 %0, %7
  %9 = add nsw i32 %3, -1
  %10 = shl nuw nsw i32 1, %9
  %11 = and i32 %8, %10
  %12 = icmp eq i32 %11, 0
  %13 = or i32 %6, %0
  %14 = select i1 %12, i32 %8, i32 %13
  br label %15

15:                                               ; preds = %2, %5
  %16 = phi i32 [ 0, %2 ], [ %14, %5 ]
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_szext_u32_clamp(i32 noundef %0, i32 noundef %1) #9 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %10, label %4

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 31
  br i1 %5, label %10, label %6

6:                                                ; preds = %4
  %7 = shl nsw i32 -1, %1
  %8 = xor i32 %7, -1
  %9 = and i32 %0, %8
  br label %10

10:                                               ; preds = %2, %4, %6
  %11 = phi i32 [ 0, %2 ], [ %0, %4 ], [ %9, %6 ]
  ret i32 %11
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_szext_s32_clamp(i32 noundef %0, i32 noundef %1) #9 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %16, label %4

4:                                                ; preds = %2
  %5 = icmp ugt i32 %1, 31
  br i1 %5, label %16, label %6

6:                                                ; preds = %4
  %7 = shl nsw i32 -1, %1
  %8 = xor i32 %7, -1
  %9 = and i32 %0, %8
  %10 = add nsw i32 %1, -1
  %11 = shl nuw nsw i32 1, %10
  %12 = and i32 %9, %11
  %13 = icmp eq i32 %12, 0
  %14 = or i32 %7, %0
  %15 = select i1 %13, i32 %9, i32 %14
  br label %16

16:                                               ; preds = %2, %4, %6
  %17 = phi i32 [ 0, %2 ], [ %0, %4 ], [ %15, %6 ]
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_prmt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %22, label %6

6:                                                ; preds = %4
  %7 = and i32 %2, 3
  %8 = zext nneg i32 %7 to i64
  %9 = zext i32 %3 to i64
  %10 = getelementptr inbounds nuw [7 x [4 x [4 x i8]]], ptr @px_prmt.table, i64 0, i64 %9, i64 %8, i64 0
  %11 = load i8, ptr %10, align 4
  %12 = zext i8 %11 to i32
  %13 = getelementptr inbounds nuw [7 x [4 x [4 x i8]]], ptr @px_prmt.table, i64 0, i64 %9, i64 %8, i64 1
  %14 = load i8, ptr %13, align 1
  %15 = zext i8 %14 to i32
  %16 = getelementptr inbounds nuw [7 x [4 x [4 x i8]]], ptr @px_prmt.table, i64 0, i64 %9, i64 %8, i64 2
  %17 = load i8, ptr %16, align 2
  %18 = zext i8 %17 to i32
  %19 = getelementptr inbounds nuw [7 x [4 x [4 x i8]]], ptr @px_prmt.table, i64 0, i64 %9, i64 %8, i64 3
  %20 = load i8, ptr %19, align 1
  %21 = zext i8 %20 to i32
  br label %30

22:                                               ; preds = %4
  %23 = and i32 %2, 15
  %24 = lshr i32 %2, 4
  %25 = and i32 %24, 15
  %26 = lshr i32 %2, 8
  %27 = and i32 %26, 15
  %28 = lshr i32 %2, 12
  %29 = and i32 %28, 15
  br label %30

30:                                               ; preds = %22, %6
  %31 = phi i32 [ %18, %6 ], [ %27, %22 ]
  %32 = phi i32 [ %12, %6 ], [ %23, %22 ]
  %33 = phi i32 [ %15, %6 ], [ %25, %22 ]
  %34 = phi i32 [ %21, %6 ], [ %29, %22 ]
  %35 = and i32 %31, 8
  %36 = icmp eq i32 %35, 0
  %37 = zext i32 %1 to i64
  %38 = shl nuw i64 %37, 32
  %39 = zext i32 %0 to i64
  %40 = or disjoint i64 %38, %39
  %41 = shl nuw nsw i32 %31, 3
  %42 = and i32 %41, 56
  %43 = zext nneg i32 %42 to i64
  %44 = lshr i64 %40, %43
  %45 = trunc i64 %44 to i32
  %46 = and i32 %45, 255
  %47 = and i32 %45, 128
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 0, i32 255
  %50 = select i1 %36, i32 %46, i32 %49
  %51 = shl nuw nsw i32 %50, 16
  %52 = and i32 %33, 8
  %53 = icmp eq i32 %52, 0
  %54 = shl nuw nsw i32 %33, 3
  %55 = and i32 %54, 56
  %56 = zext nneg i32 %55 to i64
  %57 = lshr i64 %40, %56
  %58 = trunc i64 %57 to i32
  %59 = and i32 %58, 255
  %60 = and i32 %58, 128
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i32 0, i32 255
  %63 = select i1 %53, i32 %59, i32 %62
  %64 = shl nuw nsw i32 %63, 8
  %65 = and i32 %32, 8
  %66 = icmp eq i32 %65, 0
  %67 = shl nuw nsw i32 %32, 3
  %68 = and i32 %67, 56
  %69 = zext nneg i32 %68 to i64
  %70 = lshr i64 %40, %69
  %71 = trunc i64 %70 to i32
  %72 = and i32 %71, 255
  %73 = and i32 %71, 128
  %74 = icmp eq i32 %73, 0
  %75 = select i1 %74, i32 0, i32 255
  %76 = select i1 %66, i32 %72, i32 %75
  %77 = or disjoint i32 %64, %76
  %78 = or disjoint i32 %51, %77
  %79 = shl nuw nsw i32 %34, 3
  %80 = and i32 %79, 56
  %81 = zext nneg i32 %80 to i64
  %82 = lshr i64 %40, %81
  %83 = trunc i64 %82 to i32
  %84 = and i32 %83, 255
  %85 = and i32 %34, 8
  %86 = icmp eq i32 %85, 0
  %87 = and i32 %83, 128
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %88, i32 0, i32 255
  %90 = select i1 %86, i32 %84, i32 %89
  %91 = shl nuw i32 %90, 24
  %92 = or disjoint i32 %91, %78
  ret i32 %92
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_dp4a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %3, 1
  %6 = icmp eq i32 %5, 0
  %7 = and i32 %3, 2
  %8 = icmp eq i32 %7, 0
  %9 = and i32 %0, 255
  %10 = icmp samesign ult i32 %9, 128
  %11 = select i1 %6, i1 true, i1 %10
  %12 = select i1 %11, i32 0, i32 -256
  %13 = or disjoint i32 %12, %9
  %14 = and i32 %1, 255
  %15 = icmp samesign ult i32 %14, 128
  %16 = select i1 %8, i1 true, i1 %15
  %17 = select i1 %16, i32 0, i32 -256
  %18 = or disjoint i32 %17, %14
  %19 = mul nsw i32 %13, %18
  %20 = add i32 %19, %2
  %21 = lshr i32 %0, 8
  %22 = and i32 %21, 255
  %23 = icmp samesign ult i32 %22, 128
  %24 = select i1 %6, i1 true, i1 %23
  %25 = select i1 %24, i32 0, i32 -256
  %26 = or disjoint i32 %25, %22
  %27 = lshr i32 %1, 8
  %28 = and i32 %27, 255
  %29 = icmp samesign ult i32 %28, 128
  %30 = select i1 %8, i1 true, i1 %29
  %31 = select i1 %30, i32 0, i32 -256
  %32 = or disjoint i32 %31, %28
  %33 = mul nsw i32 %26, %32
  %34 = add i32 %33, %20
  %35 = lshr i32 %0, 16
  %36 = and i32 %35, 255
  %37 = icmp samesign ult i32 %36, 128
  %38 = select i1 %6, i1 true, i1 %37
  %39 = select i1 %38, i32 0, i32 -256
  %40 = or disjoint i32 %39, %36
  %41 = lshr i32 %1, 16
  %42 = and i32 %41, 255
  %43 = icmp samesign ult i32 %42, 128
  %44 = select i1 %8, i1 true, i1 %43
  %45 = select i1 %44, i32 0, i32 -256
  %46 = or disjoint i32 %45, %42
  %47 = mul nsw i32 %40, %46
  %48 = add i32 %47, %34
  %49 = lshr i32 %0, 24
  %50 = icmp sgt i32 %0, -1
  %51 = or i1 %6, %50
  %52 = select i1 %51, i32 0, i32 -256
  %53 = or disjoint i32 %52, %49
  %54 = lshr i32 %1, 24
  %55 = icmp sgt i32 %1, -1
  %56 = or i1 %8, %55
  %57 = select i1 %56, i32 0, i32 -256
  %58 = or disjoint i32 %57, %54
  %59 = mul nsw i32 %53, %58
  %60 = add i32 %59, %48
  ret i32 %60
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_dp2a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %3, 1
  %6 = icmp eq i32 %5, 0
  %7 = shl i32 %3, 2
  %8 = and i32 %7, 16
  %9 = and i32 %3, 2
  %10 = icmp eq i32 %9, 0
  %11 = and i32 %0, 65535
  %12 = icmp samesign ult i32 %11, 32768
  %13 = select i1 %6, i1 true, i1 %12
  %14 = select i1 %13, i32 0, i32 -65536
  %15 = or disjoint i32 %14, %11
  %16 = lshr i32 %1, %8
  %17 = and i32 %16, 255
  %18 = icmp samesign ult i32 %17, 128
  %19 = select i1 %10, i1 true, i1 %18
  %20 = select i1 %19, i32 0, i32 -256
  %21 = or disjoint i32 %20, %17
  %22 = mul nsw i32 %21, %15
  %23 = add i32 %22, %2
  %24 = lshr i32 %0, 16
  %25 = icmp sgt i32 %0, -1
  %26 = or i1 %6, %25
  %27 = select i1 %26, i32 0, i32 -65536
  %28 = or disjoint i32 %27, %24
  %29 = or disjoint i32 %8, 8
  %30 = lshr i32 %1, %29
  %31 = and i32 %30, 255
  %32 = icmp samesign ult i32 %31, 128
  %33 = select i1 %10, i1 true, i1 %32
  %34 = select i1 %33, i32 0, i32 -256
  %35 = or disjoint i32 %34, %31
  %36 = mul nsw i32 %35, %28
  %37 = add i32 %36, %23
  ret i32 %37
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_add_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast i32 %1 to float
  %7 = fpext float %6 to double
  %8 = fadd double %5, %7
  %9 = fsub double %8, %5
  %10 = fsub double %8, %9
  %11 = fsub double %5, %10
  %12 = fsub double %7, %9
  %13 = fadd double %12, %11
  %14 = fcmp ord double %13, 0.000000e+00
  %15 = select i1 %14, double %13, double 0.000000e+00
  %16 = tail call fastcc i32 @direct32(double noundef %8, double noundef %15, i32 noundef %2) #19
  %17 = fcmp une double %8, 0.000000e+00
  %18 = fcmp une double %15, 0.000000e+00
  %19 = or i1 %17, %18
  %20 = xor i32 %1, %0
  %21 = icmp sgt i32 %20, -1
  %22 = or i1 %21, %19
  %23 = icmp eq i32 %2, 2
  %24 = select i1 %23, i32 -2147483648, i32 0
  %25 = select i1 %22, i32 %16, i32 %24
  ret i32 %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i32 @direct32(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #9 {
  %4 = fptrunc double %0 to float
  %5 = fcmp ord double %0, 0.000000e+00
  br i1 %5, label %6, label %100

6:                                                ; preds = %3
  %7 = fpext float %4 to double
  %8 = fsub double %0, %7
  %9 = tail call double @llvm.fabs.f64(double %7)
  %10 = fcmp oeq double %9, 0x7FF0000000000000
  %11 = tail call double @llvm.fabs.f64(double %0)
  %12 = fcmp une double %11, 0x7FF0000000000000
  %13 = and i1 %12, %10
  br i1 %13, label %14, label %20

14:                                               ; preds = %6
  %15 = fcmp ogt float %4, 0.000000e+00
  %16 = sext i1 %15 to i32
  %17 = fcmp olt float %4, 0.000000e+00
  %18 = zext i1 %17 to i32
  %19 = add nsw i32 %18, %16
  br label %34

20:                                               ; preds = %6
  %21 = fcmp une double %8, 0.000000e+00
  br i1 %21, label %22, label %28

22:                                               ; preds = %20
  %23 = fcmp ogt double %8, 0.000000e+00
  %24 = zext i1 %23 to i32
  %25 = fcmp olt double %8, 0.000000e+00
  %26 = sext i1 %25 to i32
  %27 = add nsw i32 %26, %24
  br label %34

28:                                               ; preds = %20
  %29 = fcmp ogt double %1, 0.000000e+00
  %30 = zext i1 %29 to i32
  %31 = fcmp olt double %1, 0.000000e+00
  %32 = sext i1 %31 to i32
  %33 = add nsw i32 %32, %30
  br label %34

34:                                               ; preds = %22, %28, %14
  %35 = phi i32 [ %19, %14 ], [ %27, %22 ], [ %33, %28 ]
  %36 = bitcast float %4 to i32
  switch i32 %2, label %100 [
    i32 0, label %37
    i32 3, label %73
    i32 2, label %76
    i32 1, label %78
  ]

37:                                               ; preds = %34
  %38 = fcmp ogt double %8, 0.000000e+00
  %39 = zext i1 %38 to i32
  %40 = icmp sgt i32 %36, -1
  br i1 %38, label %41, label %46

41:                                               ; preds = %37
  %42 = icmp eq i32 %36, -2147483648
  %43 = select i1 %40, i32 1, i32 -1
  %44 = add i32 %43, %36
  %45 = select i1 %42, i32 1, i32 %44
  br label %51

46:                                               ; preds = %37
  %47 = icmp eq i32 %36, 0
  %48 = select i1 %40, i32 -1, i32 1
  %49 = add i32 %48, %36
  %50 = select i1 %47, i32 -2147483647, i32 %49
  br label %51

51:                                               ; preds = %41, %46
  %52 = phi i32 [ %45, %41 ], [ %50, %46 ]
  %53 = fcmp une double %8, 0.000000e+00
  %54 = fcmp une double %1, 0.000000e+00
  %55 = and i1 %54, %53
  br i1 %55, label %56, label %100

56:                                               ; preds = %51
  %57 = bitcast i32 %52 to float
  %58 = fpext float %57 to double
  %59 = fsub double %58, %7
  %60 = fmul double %59, 5.000000e-01
  %61 = fcmp oeq double %8, %60
  br i1 %61, label %62, label %100

62:                                               ; preds = %56
  %63 = fcmp ogt double %1, 0.000000e+00
  %64 = zext i1 %63 to i32
  %65 = fcmp olt double %1, 0.000000e+00
  %66 = sext i1 %65 to i32
  %67 = add nsw i32 %66, %64
  %68 = fcmp olt double %8, 0.000000e+00
  %69 = sext i1 %68 to i32
  %70 = add nsw i32 %69, %39
  %71 = icmp eq i32 %67, %70
  %72 = select i1 %71, i32 %52, i32 %36
  br label %100

73:                                               ; preds = %34
  %74 = icmp sgt i32 %35, 0
  %75 = zext i1 %74 to i32
  br label %84

76:                                               ; preds = %34
  %77 = ashr i32 %35, 31
  br label %84

78:                                               ; preds = %34
  %79 = icmp sgt i32 %35, 0
  %80 = zext i1 %79 to i32
  %81 = ashr i32 %35, 31
  %82 = icmp slt i32 %36, 0
  %83 = select i1 %82, i32 %80, i32 %81
  br label %84

84:                                               ; preds = %73, %76, %78
  %85 = phi i32 [ %75, %73 ], [ %77, %76 ], [ %83, %78 ]
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %100, label %87

87:                                               ; preds = %84
  %88 = icmp slt i32 %85, 1
  %89 = icmp sgt i32 %36, -1
  br i1 %88, label %95, label %90

90:                                               ; preds = %87
  %91 = icmp eq i32 %36, -2147483648
  %92 = select i1 %89, i32 1, i32 -1
  %93 = add i32 %92, %36
  %94 = select i1 %91, i32 1, i32 %93
  br label %100

95:                                               ; preds = %87
  %96 = icmp eq i32 %36, 0
  %97 = select i1 %89, i32 -1, i32 1
  %98 = add i32 %97, %36
  %99 = select i1 %96, i32 -2147483647, i32 %98
  br label %100

100:                                              ; preds = %62, %34, %51, %56, %84, %95, %90, %3
  %101 = phi i32 [ 2147483647, %3 ], [ %94, %90 ], [ %99, %95 ], [ %36, %84 ], [ %36, %56 ], [ %36, %51 ], [ %72, %62 ], [ %36, %34 ]
  ret i32 %101
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_sub_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = xor i32 %1, -2147483648
  %5 = bitcast i32 %0 to float
  %6 = fpext float %5 to double
  %7 = bitcast i32 %4 to float
  %8 = fpext float %7 to double
  %9 = fadd double %6, %8
  %10 = fsub double %9, %6
  %11 = fsub double %9, %10
  %12 = fsub double %6, %11
  %13 = fsub double %8, %10
  %14 = fadd double %13, %12
  %15 = fcmp ord double %14, 0.000000e+00
  %16 = select i1 %15, double %14, double 0.000000e+00
  %17 = tail call fastcc i32 @direct32(double noundef %9, double noundef %16, i32 noundef %2) #19
  %18 = fcmp une double %9, 0.000000e+00
  %19 = fcmp une double %16, 0.000000e+00
  %20 = or i1 %18, %19
  %21 = xor i32 %4, %0
  %22 = icmp sgt i32 %21, -1
  %23 = or i1 %22, %20
  %24 = icmp eq i32 %2, 2
  %25 = select i1 %24, i32 -2147483648, i32 0
  %26 = select i1 %23, i32 %17, i32 %25
  ret i32 %26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_mul_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast i32 %1 to float
  %7 = fpext float %6 to double
  %8 = fmul double %5, %7
  %9 = tail call fastcc i32 @direct32(double noundef %8, double noundef 0.000000e+00, i32 noundef %2) #19
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_fma_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = bitcast i32 %0 to float
  %6 = fpext float %5 to double
  %7 = bitcast i32 %1 to float
  %8 = fpext float %7 to double
  %9 = fmul double %6, %8
  %10 = bitcast i32 %2 to float
  %11 = fpext float %10 to double
  %12 = fadd double %9, %11
  %13 = fsub double %12, %9
  %14 = fsub double %12, %13
  %15 = fsub double %9, %14
  %16 = fsub double %11, %13
  %17 = fadd double %16, %15
  %18 = fcmp ord double %17, 0.000000e+00
  %19 = select i1 %18, double %17, double 0.000000e+00
  %20 = tail call fastcc i32 @direct32(double noundef %12, double noundef %19, i32 noundef %3) #19
  %21 = fcmp une double %12, 0.000000e+00
  %22 = fcmp une double %19, 0.000000e+00
  %23 = or i1 %21, %22
  %24 = xor i32 %1, %0
  %25 = xor i32 %24, %2
  %26 = icmp sgt i32 %25, -1
  %27 = or i1 %26, %23
  %28 = icmp eq i32 %3, 2
  %29 = select i1 %28, i32 -2147483648, i32 0
  %30 = select i1 %27, i32 %20, i32 %29
  ret i32 %30
}

; Function Attrs: nounwind
define i32 @px_div_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #0 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast i32 %1 to float
  %7 = fpext float %6 to double
  %8 = fdiv double %5, %7
  %9 = fneg double %8
  %10 = tail call double @fma(double noundef %9, double noundef %7, double noundef %5) #20
  %11 = fcmp ord double %10, 0.000000e+00
  br i1 %11, label %12, label %33

12:                                               ; preds = %3
  %13 = tail call double @llvm.fabs.f64(double %8)
  %14 = fcmp oeq double %13, 0x7FF0000000000000
  %15 = fcmp oeq float %6, 0.000000e+00
  %16 = or i1 %15, %14
  %17 = fcmp oeq double %10, 0.000000e+00
  %18 = or i1 %16, %17
  br i1 %18, label %33, label %19

19:                                               ; preds = %12
  %20 = fcmp ogt double %10, 0.000000e+00
  %21 = zext i1 %20 to i32
  %22 = fcmp olt double %10, 0.000000e+00
  %23 = sext i1 %22 to i32
  %24 = add nsw i32 %23, %21
  %25 = fcmp ogt float %6, 0.000000e+00
  %26 = zext i1 %25 to i32
  %27 = fcmp olt float %6, 0.000000e+00
  %28 = sext i1 %27 to i32
  %29 = add nsw i32 %28, %26
  %30 = mul nsw i32 %24, %29
  %31 = sitofp i32 %30 to double
  %32 = fmul double %31, 9.999880e-321
  br label %33

33:                                               ; preds = %12, %3, %19
  %34 = phi double [ %32, %19 ], [ 0.000000e+00, %3 ], [ 0.000000e+00, %12 ]
  %35 = tail call fastcc i32 @direct32(double noundef %8, double noundef %34, i32 noundef %2) #19
  ret i32 %35
}

declare double @fma(double noundef, double noundef, double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define i32 @px_rcp_f32(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %1, 0
  %4 = bitcast i32 %0 to float
  br i1 %3, label %35, label %5

5:                                                ; preds = %2
  %6 = fpext float %4 to double
  %7 = fdiv double 1.000000e+00, %6
  %8 = fneg double %7
  %9 = tail call double @fma(double noundef %8, double noundef %6, double noundef 1.000000e+00) #20
  %10 = fcmp ord double %9, 0.000000e+00
  br i1 %10, label %11, label %32

11:                                               ; preds = %5
  %12 = tail call double @llvm.fabs.f64(double %7)
  %13 = fcmp oeq double %12, 0x7FF0000000000000
  %14 = fcmp oeq float %4, 0.000000e+00
  %15 = or i1 %14, %13
  %16 = fcmp oeq double %9, 0.000000e+00
  %17 = or i1 %15, %16
  br i1 %17, label %32, label %18

18:                                               ; preds = %11
  %19 = fcmp ogt double %9, 0.000000e+00
  %20 = zext i1 %19 to i32
  %21 = fcmp olt double %9, 0.000000e+00
  %22 = sext i1 %21 to i32
  %23 = add nsw i32 %22, %20
  %24 = fcmp ogt float %4, 0.000000e+00
  %25 = zext i1 %24 to i32
  %26 = fcmp olt float %4, 0.000000e+00
  %27 = sext i1 %26 to i32
  %28 = add nsw i32 %27, %25
  %29 = mul nsw i32 %23, %28
  %30 = sitofp i32 %29 to double
  %31 = fmul double %30, 9.999880e-321
  br label %32

32:                                               ; preds = %5, %11, %18
  %33 = phi double [ %31, %18 ], [ 0.000000e+00, %5 ], [ 0.000000e+00, %11 ]
  %34 = tail call fastcc i32 @direct32(double noundef %7, double noundef %33, i32 noundef %1) #19
  br label %38

35:                                               ; preds = %2
  %36 = fdiv float 1.000000e+00, %4
  %37 = bitcast float %36 to i32
  br label %38

38:                                               ; preds = %35, %32
  %39 = phi i32 [ %34, %32 ], [ %37, %35 ]
  ret i32 %39
}

; Function Attrs: nounwind
define i32 @px_sqrt_f32(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %1, 0
  %4 = bitcast i32 %0 to float
  br i1 %3, label %5, label %8

5:                                                ; preds = %2
  %6 = tail call float @sqrtf(float noundef %4) #20
  %7 = bitcast float %6 to i32
  br label %30

8:                                                ; preds = %2
  %9 = fpext float %4 to double
  %10 = tail call double @sqrt(double noundef %9) #20
  %11 = fneg double %10
  %12 = tail call double @fma(double noundef %11, double noundef %10, double noundef %9) #20
  %13 = fcmp ord double %12, 0.000000e+00
  br i1 %13, label %14, label %27

14:                                               ; preds = %8
  %15 = tail call double @llvm.fabs.f64(double %9)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  %17 = fcmp oeq double %12, 0.000000e+00
  %18 = or i1 %16, %17
  br i1 %18, label %27, label %19

19:                                               ; preds = %14
  %20 = fcmp ogt double %12, 0.000000e+00
  %21 = zext i1 %20 to i32
  %22 = fcmp olt double %12, 0.000000e+00
  %23 = sext i1 %22 to i32
  %24 = add nsw i32 %23, %21
  %25 = sitofp i32 %24 to double
  %26 = fmul double %25, 9.999880e-321
  br label %27

27:                                               ; preds = %19, %8, %14
  %28 = phi double [ 0.000000e+00, %14 ], [ 0.000000e+00, %8 ], [ %26, %19 ]
  %29 = tail call fastcc i32 @direct32(double noundef %10, double noundef %28, i32 noundef %1) #19
  br label %30

30:                                               ; preds = %27, %5
  %31 = phi i32 [ %7, %5 ], [ %29, %27 ]
  ret i32 %31
}

; Function Attrs: nounwind
declare float @sqrtf(float noundef) local_unnamed_addr #12

; Function Attrs: nounwind
declare double @sqrt(double noundef) local_unnamed_addr #12

; Function Attrs: nounwind
define i64 @px_fma_f64(i64 noundef %0, i64 noundef %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = and i64 %0, 9218868437227405312
  %6 = icmp eq i64 %5, 9218868437227405312
  %7 = and i64 %1, 9218868437227405312
  %8 = icmp eq i64 %7, 9218868437227405312
  %9 = or i1 %6, %8
  %10 = and i64 %2, 9218868437227405312
  %11 = icmp eq i64 %10, 9218868437227405312
  %12 = or i1 %9, %11
  br i1 %12, label %13, label %19

13:                                               ; preds = %4
  %14 = bitcast i64 %0 to double
  %15 = bitcast i64 %1 to double
  %16 = bitcast i64 %2 to double
  %17 = tail call double @fma(double noundef %14, double noundef %15, double noundef %16) #20
  %18 = bitcast double %17 to i64
  br label %119

19:                                               ; preds = %4
  %20 = and i64 %0, 4503599627370495
  %21 = lshr i64 %0, 52
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = and i32 %22, 2047
  %24 = icmp eq i32 %23, 0
  %25 = tail call i32 @llvm.umax.i32(i32 %23, i32 1)
  %26 = add nsw i32 %25, -1075
  br i1 %24, label %29, label %27

27:                                               ; preds = %19
  %28 = or disjoint i64 %20, 4503599627370496
  br label %38

29:                                               ; preds = %19
  %30 = icmp eq i64 %20, 0
  br i1 %30, label %38, label %31

31:                                               ; preds = %29
  %32 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %20, i1 true)
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = add nsw i32 %33, -11
  %35 = sub nsw i32 %26, %34
  %36 = zext nneg i32 %34 to i64
  %37 = shl i64 %20, %36
  br label %38

38:                                               ; preds = %27, %29, %31
  %39 = phi i32 [ %26, %29 ], [ %35, %31 ], [ %26, %27 ]
  %40 = phi i64 [ 0, %29 ], [ %37, %31 ], [ %28, %27 ]
  %41 = zext i64 %40 to i128
  %42 = and i64 %1, 4503599627370495
  %43 = lshr i64 %1, 52
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = and i32 %44, 2047
  %46 = icmp eq i32 %45, 0
  %47 = tail call i32 @llvm.umax.i32(i32 %45, i32 1)
  %48 = add nsw i32 %47, -1075
  br i1 %46, label %51, label %49

49:                                               ; preds = %38
  %50 = or disjoint i64 %42, 4503599627370496
  br label %60

51:                                               ; preds = %38
  %52 = icmp eq i64 %42, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %51
  %54 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %42, i1 true)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = add nsw i32 %55, -11
  %57 = sub nsw i32 %48, %56
  %58 = zext nneg i32 %56 to i64
  %59 = shl i64 %42, %58
  br label %60

60:                                               ; preds = %49, %51, %53
  %61 = phi i32 [ %48, %51 ], [ %57, %53 ], [ %48, %49 ]
  %62 = phi i64 [ 0, %51 ], [ %59, %53 ], [ %50, %49 ]
  %63 = zext i64 %62 to i128
  %64 = mul nuw i128 %63, %41
  %65 = and i64 %2, 4503599627370495
  %66 = lshr i64 %2, 52
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = and i32 %67, 2047
  %69 = icmp eq i32 %68, 0
  %70 = tail call i32 @llvm.umax.i32(i32 %68, i32 1)
  %71 = add nsw i32 %70, -1075
  br i1 %69, label %77, label %72

72:                                               ; preds = %60
  %73 = or disjoint i64 %65, 4503599627370496
  %74 = xor i64 %1, %0
  %75 = lshr i64 %74, 63
  %76 = icmp eq i128 %64, 0
  br i1 %76, label %119, label %102

77:                                               ; preds = %60
  %78 = icmp eq i64 %65, 0
  br i1 %78, label %86, label %79

79:                                               ; preds = %77
  %80 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %65, i1 true)
  %81 = trunc nuw nsw i64 %80 to i32
  %82 = add nsw i32 %81, -11
  %83 = sub nsw i32 %71, %82
  %84 = zext nneg i32 %82 to i64
  %85 = shl i64 %65, %84
  br label %86

86:                                               ; preds = %77, %79
  %87 = phi i32 [ %71, %77 ], [ %83, %79 ]
  %88 = phi i64 [ 0, %77 ], [ %85, %79 ]
  %89 = xor i64 %1, %0
  %90 = lshr i64 %89, 63
  %91 = icmp ne i128 %64, 0
  %92 = icmp ne i64 %88, 0
  %93 = select i1 %91, i1 true, i1 %92
  br i1 %93, label %100, label %94

94:                                               ; preds = %86
  %95 = lshr i64 %2, 63
  %96 = icmp eq i64 %90, %95
  %97 = icmp eq i32 %3, 2
  %98 = select i1 %97, i64 -9223372036854775808, i64 0
  %99 = select i1 %96, i64 %2, i64 %98
  br label %119

100:                                              ; preds = %86
  br i1 %91, label %101, label %119

101:                                              ; preds = %100
  br i1 %92, label %102, label %113

102:                                              ; preds = %72, %101
  %103 = phi i64 [ %90, %101 ], [ %75, %72 ]
  %104 = phi i64 [ %88, %101 ], [ %73, %72 ]
  %105 = phi i32 [ %87, %101 ], [ %71, %72 ]
  %106 = add nsw i32 %61, %39
  %107 = lshr i64 %2, 63
  %108 = zext i64 %104 to i128
  %109 = trunc i128 %64 to i64
  %110 = lshr i128 %64, 64
  %111 = trunc nuw i128 %110 to i64
  %112 = tail call fastcc i64 @sum64(i64 noundef %103, i64 noundef %109, i64 noundef %111, i32 noundef %106, i64 noundef %107, i128 noundef %108, i32 noundef %105, i32 noundef %3) #19
  br label %119

113:                                              ; preds = %101
  %114 = add nsw i32 %61, %39
  %115 = trunc i128 %64 to i64
  %116 = lshr i128 %64, 64
  %117 = trunc nuw i128 %116 to i64
  %118 = tail call fastcc i64 @round64(i64 noundef %90, i64 noundef %115, i64 noundef %117, i32 noundef %114, i32 noundef %3) #19
  br label %119

119:                                              ; preds = %94, %100, %113, %102, %72, %13
  %120 = phi i64 [ %18, %13 ], [ %99, %94 ], [ %2, %100 ], [ %112, %102 ], [ %118, %113 ], [ %2, %72 ]
  ret i64 %120
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i64 @sum64(i64 noundef range(i64 0, 2) %0, i64 noundef %1, i64 noundef range(i64 0, -1) %2, i32 noundef %3, i64 noundef range(i64 0, 2) %4, i128 noundef range(i128 1, 18446744073709551616) %5, i32 noundef %6, i32 noundef %7) unnamed_addr #9 {
  %9 = zext i64 %2 to i128
  %10 = shl nuw i128 %9, 64
  %11 = zext i64 %1 to i128
  %12 = or disjoint i128 %10, %11
  %13 = icmp eq i64 %2, 0
  %14 = select i1 %13, i64 %1, i64 %2
  %15 = select i1 %13, i32 63, i32 127
  %16 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %14, i1 true)
  %17 = trunc nuw nsw i64 %16 to i32
  %18 = xor i32 %15, %17
  %19 = sub nsw i32 125, %18
  %20 = trunc nuw i128 %5 to i64
  %21 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %20, i1 true)
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = xor i32 %22, 63
  %24 = sub nuw nsw i32 125, %23
  %25 = zext nneg i32 %19 to i128
  %26 = shl i128 %12, %25
  %27 = sub nsw i32 %3, %19
  %28 = zext nneg i32 %24 to i128
  %29 = shl i128 %5, %28
  %30 = sub nsw i32 %6, %24
  %31 = icmp slt i32 %27, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %8
  br label %33

33:                                               ; preds = %32, %8
  %34 = phi i32 [ %27, %32 ], [ %30, %8 ]
  %35 = phi i128 [ %26, %32 ], [ %29, %8 ]
  %36 = phi i64 [ %0, %32 ], [ %4, %8 ]
  %37 = phi i32 [ %30, %32 ], [ %27, %8 ]
  %38 = phi i128 [ %29, %32 ], [ %26, %8 ]
  %39 = phi i64 [ %4, %32 ], [ %0, %8 ]
  %40 = sub nsw i32 %37, %34
  %41 = icmp sgt i32 %40, 126
  br i1 %41, label %51, label %42

42:                                               ; preds = %33
  %43 = zext i32 %40 to i128
  %44 = lshr i128 %35, %43
  %45 = shl nsw i128 -1, %43
  %46 = xor i128 %45, -1
  %47 = and i128 %35, %46
  %48 = icmp ne i128 %47, 0
  %49 = zext i1 %48 to i128
  %50 = or i128 %44, %49
  br label %51

51:                                               ; preds = %33, %42
  %52 = phi i128 [ %50, %42 ], [ 1, %33 ]
  %53 = icmp eq i64 %4, %0
  br i1 %53, label %54, label %115

54:                                               ; preds = %51
  %55 = add i128 %52, %38
  %56 = trunc i128 %55 to i64
  %57 = lshr i128 %55, 64
  %58 = trunc nuw i128 %57 to i64
  %59 = icmp eq i64 %58, 0
  %60 = select i1 %59, i64 %56, i64 %58
  %61 = select i1 %59, i32 63, i32 127
  %62 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %60, i1 true)
  %63 = trunc nuw nsw i64 %62 to i32
  %64 = xor i32 %61, %63
  %65 = add nsw i32 %64, %37
  %66 = add nsw i32 %64, -52
  %67 = icmp slt i32 %65, -1022
  %68 = sub nsw i32 -1022, %65
  %69 = select i1 %67, i32 %68, i32 0
  %70 = add nsw i32 %66, %69
  %71 = icmp eq i32 %7, 3
  br i1 %71, label %72, label %74

72:                                               ; preds = %54
  %73 = icmp eq i64 %39, 0
  br label %78

74:                                               ; preds = %54
  %75 = icmp eq i32 %7, 2
  %76 = icmp ne i64 %39, 0
  %77 = and i1 %75, %76
  br label %78

78:                                               ; preds = %74, %72
  %79 = phi i1 [ %73, %72 ], [ %77, %74 ]
  %80 = icmp sgt i32 %65, 1023
  br i1 %80, label %81, label %83

81:                                               ; preds = %78
  %82 = select i1 %79, i64 9218868437227405312, i64 9218868437227405311
  br label %111

83:                                               ; preds = %78
  %84 = icmp sgt i32 %70, 127
  br i1 %84, label %99, label %85

85:                                               ; preds = %83
  %86 = icmp sgt i32 %70, 0
  br i1 %86, label %91, label %87

87:                                               ; preds = %85
  %88 = sub nsw i32 0, %70
  %89 = zext nneg i32 %88 to i64
  %90 = shl i64 %56, %89
  br label %99

91:                                               ; preds = %85
  %92 = zext nneg i32 %70 to i128
  %93 = lshr i128 %55, %92
  %94 = trunc i128 %93 to i64
  %95 = shl nsw i128 -1, %92
  %96 = xor i128 %95, -1
  %97 = and i128 %55, %96
  %98 = icmp ne i128 %97, 0
  br label %99

99:                                               ; preds = %91, %87, %83
  %100 = phi i64 [ %90, %87 ], [ %94, %91 ], [ 0, %83 ]
  %101 = phi i1 [ false, %87 ], [ %98, %91 ], [ true, %83 ]
  %102 = icmp sgt i32 %65, -1023
  %103 = add nsw i32 %65, 1022
  %104 = zext nneg i32 %103 to i64
  %105 = shl i64 %104, 52
  %106 = select i1 %102, i64 %105, i64 0
  %107 = add i64 %100, %106
  %108 = and i1 %79, %101
  %109 = zext i1 %108 to i64
  %110 = add i64 %107, %109
  br label %111

111:                                              ; preds = %81, %99
  %112 = phi i64 [ %82, %81 ], [ %110, %99 ]
  %113 = shl nuw i64 %39, 63
  %114 = or i64 %112, %113
  br label %243

115:                                              ; preds = %51
  %116 = icmp eq i128 %38, %52
  br i1 %116, label %117, label %120

117:                                              ; preds = %115
  %118 = icmp eq i32 %7, 2
  %119 = select i1 %118, i64 -9223372036854775808, i64 0
  br label %243

120:                                              ; preds = %115
  %121 = icmp ugt i128 %38, %52
  %122 = icmp eq i32 %7, 3
  br i1 %121, label %123, label %183

123:                                              ; preds = %120
  %124 = sub nuw i128 %38, %52
  %125 = trunc i128 %124 to i64
  %126 = lshr i128 %124, 64
  %127 = trunc nuw i128 %126 to i64
  %128 = icmp eq i64 %127, 0
  %129 = select i1 %128, i64 %125, i64 %127
  %130 = select i1 %128, i32 63, i32 127
  %131 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %129, i1 true)
  %132 = trunc nuw nsw i64 %131 to i32
  %133 = xor i32 %130, %132
  %134 = add nsw i32 %133, %37
  %135 = add nsw i32 %133, -52
  %136 = icmp slt i32 %134, -1022
  %137 = sub nsw i32 -1022, %134
  %138 = select i1 %136, i32 %137, i32 0
  %139 = add nsw i32 %135, %138
  br i1 %122, label %140, label %142

140:                                              ; preds = %123
  %141 = icmp eq i64 %39, 0
  br label %146

142:                                              ; preds = %123
  %143 = icmp eq i32 %7, 2
  %144 = icmp ne i64 %39, 0
  %145 = and i1 %143, %144
  br label %146

146:                                              ; preds = %142, %140
  %147 = phi i1 [ %141, %140 ], [ %145, %142 ]
  %148 = icmp sgt i32 %134, 1023
  br i1 %148, label %149, label %151

149:                                              ; preds = %146
  %150 = select i1 %147, i64 9218868437227405312, i64 9218868437227405311
  br label %179

151:                                              ; preds = %146
  %152 = icmp sgt i32 %139, 127
  br i1 %152, label %167, label %153

153:                                              ; preds = %151
  %154 = icmp sgt i32 %139, 0
  br i1 %154, label %159, label %155

155:                                              ; preds = %153
  %156 = sub nsw i32 0, %139
  %157 = zext nneg i32 %156 to i64
  %158 = shl i64 %125, %157
  br label %167

159:                                              ; preds = %153
  %160 = zext nneg i32 %139 to i128
  %161 = lshr i128 %124, %160
  %162 = trunc i128 %161 to i64
  %163 = shl nsw i128 -1, %160
  %164 = xor i128 %163, -1
  %165 = and i128 %124, %164
  %166 = icmp ne i128 %165, 0
  br label %167

167:                                              ; preds = %159, %155, %151
  %168 = phi i64 [ %158, %155 ], [ %162, %159 ], [ 0, %151 ]
  %169 = phi i1 [ false, %155 ], [ %166, %159 ], [ true, %151 ]
  %170 = icmp sgt i32 %134, -1023
  %171 = add nsw i32 %134, 1022
  %172 = zext nneg i32 %171 to i64
  %173 = shl i64 %172, 52
  %174 = select i1 %170, i64 %173, i64 0
  %175 = add i64 %168, %174
  %176 = and i1 %147, %169
  %177 = zext i1 %176 to i64
  %178 = add i64 %175, %177
  br label %179

179:                                              ; preds = %149, %167
  %180 = phi i64 [ %150, %149 ], [ %178, %167 ]
  %181 = shl nuw i64 %39, 63
  %182 = or i64 %180, %181
  br label %243

183:                                              ; preds = %120
  %184 = sub nuw i128 %52, %38
  %185 = trunc i128 %184 to i64
  %186 = lshr i128 %184, 64
  %187 = trunc nuw i128 %186 to i64
  %188 = icmp eq i64 %187, 0
  %189 = select i1 %188, i64 %185, i64 %187
  %190 = select i1 %188, i32 63, i32 127
  %191 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %189, i1 true)
  %192 = trunc nuw nsw i64 %191 to i32
  %193 = xor i32 %190, %192
  %194 = add nsw i32 %193, %37
  %195 = add nsw i32 %193, -52
  %196 = icmp slt i32 %194, -1022
  %197 = sub nsw i32 -1022, %194
  %198 = select i1 %196, i32 %197, i32 0
  %199 = add nsw i32 %195, %198
  br i1 %122, label %200, label %202

200:                                              ; preds = %183
  %201 = icmp eq i64 %36, 0
  br label %206

202:                                              ; preds = %183
  %203 = icmp eq i32 %7, 2
  %204 = icmp ne i64 %36, 0
  %205 = and i1 %203, %204
  br label %206

206:                                              ; preds = %202, %200
  %207 = phi i1 [ %201, %200 ], [ %205, %202 ]
  %208 = icmp sgt i32 %194, 1023
  br i1 %208, label %209, label %211

209:                                              ; preds = %206
  %210 = select i1 %207, i64 9218868437227405312, i64 9218868437227405311
  br label %239

211:                                              ; preds = %206
  %212 = icmp sgt i32 %199, 127
  br i1 %212, label %227, label %213

213:                                              ; preds = %211
  %214 = icmp sgt i32 %199, 0
  br i1 %214, label %219, label %215

215:                                              ; preds = %213
  %216 = sub nsw i32 0, %199
  %217 = zext nneg i32 %216 to i64
  %218 = shl i64 %185, %217
  br label %227

219:                                              ; preds = %213
  %220 = zext nneg i32 %199 to i128
  %221 = lshr i128 %184, %220
  %222 = trunc i128 %221 to i64
  %223 = shl nsw i128 -1, %220
  %224 = xor i128 %223, -1
  %225 = and i128 %184, %224
  %226 = icmp ne i128 %225, 0
  br label %227

227:                                              ; preds = %219, %215, %211
  %228 = phi i64 [ %218, %215 ], [ %222, %219 ], [ 0, %211 ]
  %229 = phi i1 [ false, %215 ], [ %226, %219 ], [ true, %211 ]
  %230 = icmp sgt i32 %194, -1023
  %231 = add nsw i32 %194, 1022
  %232 = zext nneg i32 %231 to i64
  %233 = shl i64 %232, 52
  %234 = select i1 %230, i64 %233, i64 0
  %235 = add i64 %228, %234
  %236 = and i1 %207, %229
  %237 = zext i1 %236 to i64
  %238 = add i64 %235, %237
  br label %239

239:                                              ; preds = %209, %227
  %240 = phi i64 [ %210, %209 ], [ %238, %227 ]
  %241 = shl nuw i64 %36, 63
  %242 = or i64 %240, %241
  br label %243

243:                                              ; preds = %179, %239, %117, %111
  %244 = phi i64 [ %114, %111 ], [ %119, %117 ], [ %182, %179 ], [ %242, %239 ]
  ret i64 %244
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i64 @round64(i64 noundef range(i64 0, 2) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #9 {
  %6 = zext i64 %2 to i128
  %7 = shl nuw i128 %6, 64
  %8 = zext i64 %1 to i128
  %9 = or disjoint i128 %7, %8
  %10 = icmp eq i64 %2, 0
  %11 = select i1 %10, i64 %1, i64 %2
  %12 = select i1 %10, i32 63, i32 127
  %13 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %11, i1 true)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = xor i32 %12, %14
  %16 = add nsw i32 %15, %3
  %17 = add nsw i32 %15, -52
  %18 = icmp slt i32 %16, -1022
  %19 = sub nsw i32 -1022, %16
  %20 = select i1 %18, i32 %19, i32 0
  %21 = add nsw i32 %17, %20
  %22 = icmp eq i32 %4, 3
  br i1 %22, label %23, label %25

23:                                               ; preds = %5
  %24 = icmp eq i64 %0, 0
  br label %29

25:                                               ; preds = %5
  %26 = icmp eq i32 %4, 2
  %27 = icmp ne i64 %0, 0
  %28 = and i1 %27, %26
  br label %29

29:                                               ; preds = %25, %23
  %30 = phi i1 [ %24, %23 ], [ %28, %25 ]
  %31 = icmp sgt i32 %16, 1023
  br i1 %31, label %32, label %34

32:                                               ; preds = %29
  %33 = select i1 %30, i64 9218868437227405312, i64 9218868437227405311
  br label %62

34:                                               ; preds = %29
  %35 = icmp sgt i32 %21, 127
  br i1 %35, label %50, label %36

36:                                               ; preds = %34
  %37 = icmp sgt i32 %21, 0
  br i1 %37, label %42, label %38

38:                                               ; preds = %36
  %39 = sub nsw i32 0, %21
  %40 = zext nneg i32 %39 to i64
  %41 = shl i64 %1, %40
  br label %50

42:                                               ; preds = %36
  %43 = zext nneg i32 %21 to i128
  %44 = lshr i128 %9, %43
  %45 = trunc i128 %44 to i64
  %46 = shl nsw i128 -1, %43
  %47 = xor i128 %46, -1
  %48 = and i128 %9, %47
  %49 = icmp ne i128 %48, 0
  br label %50

50:                                               ; preds = %38, %34, %42
  %51 = phi i64 [ %41, %38 ], [ %45, %42 ], [ 0, %34 ]
  %52 = phi i1 [ false, %38 ], [ %49, %42 ], [ true, %34 ]
  %53 = icmp sgt i32 %16, -1023
  %54 = add nsw i32 %16, 1022
  %55 = zext nneg i32 %54 to i64
  %56 = shl i64 %55, 52
  %57 = select i1 %53, i64 %56, i64 0
  %58 = add i64 %51, %57
  %59 = and i1 %30, %52
  %60 = zext i1 %59 to i64
  %61 = add i64 %58, %60
  br label %62

62:                                               ; preds = %50, %32
  %63 = phi i64 [ %33, %32 ], [ %61, %50 ]
  %64 = shl nuw i64 %0, 63
  %65 = or i64 %63, %64
  ret i64 %65
}

; Function Attrs: nounwind
define i64 @px_add_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = tail call i64 @px_fma_f64(i64 noundef %0, i64 noundef 4607182418800017408, i64 noundef %1, i32 noundef %2) #19
  ret i64 %4
}

; Function Attrs: nounwind
define i64 @px_sub_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %0, 9218868437227405312
  %5 = icmp eq i64 %4, 9218868437227405312
  %6 = and i64 %1, 9218868437227405312
  %7 = icmp eq i64 %6, 9218868437227405312
  %8 = or i1 %5, %7
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = bitcast i64 %0 to double
  %11 = bitcast i64 %1 to double
  %12 = fsub double %10, %11
  %13 = bitcast double %12 to i64
  br label %17

14:                                               ; preds = %3
  %15 = xor i64 %1, -9223372036854775808
  %16 = tail call i64 @px_fma_f64(i64 noundef %0, i64 noundef 4607182418800017408, i64 noundef %15, i32 noundef %2) #19
  br label %17

17:                                               ; preds = %14, %9
  %18 = phi i64 [ %13, %9 ], [ %16, %14 ]
  ret i64 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_mul_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #9 {
  %4 = and i64 %0, 9218868437227405312
  %5 = icmp eq i64 %4, 9218868437227405312
  br i1 %5, label %15, label %6

6:                                                ; preds = %3
  %7 = and i64 %1, 9218868437227405312
  %8 = icmp eq i64 %7, 9218868437227405312
  %9 = and i64 %0, 9223372036854775807
  %10 = icmp eq i64 %9, 0
  %11 = or i1 %10, %8
  %12 = and i64 %1, 9223372036854775807
  %13 = icmp eq i64 %12, 0
  %14 = or i1 %13, %11
  br i1 %14, label %15, label %20

15:                                               ; preds = %6, %3
  %16 = bitcast i64 %0 to double
  %17 = bitcast i64 %1 to double
  %18 = fmul double %16, %17
  %19 = bitcast double %18 to i64
  br label %127

20:                                               ; preds = %6
  %21 = and i64 %0, 4503599627370495
  %22 = lshr i64 %0, 52
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = and i32 %23, 2047
  %25 = icmp eq i32 %24, 0
  %26 = tail call i32 @llvm.umax.i32(i32 %24, i32 1)
  %27 = add nsw i32 %26, -1075
  br i1 %25, label %30, label %28

28:                                               ; preds = %20
  %29 = or disjoint i64 %21, 4503599627370496
  br label %39

30:                                               ; preds = %20
  %31 = icmp eq i64 %21, 0
  br i1 %31, label %39, label %32

32:                                               ; preds = %30
  %33 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %21, i1 true)
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = add nsw i32 %34, -11
  %36 = sub nsw i32 %27, %35
  %37 = zext nneg i32 %35 to i64
  %38 = shl i64 %21, %37
  br label %39

39:                                               ; preds = %28, %30, %32
  %40 = phi i32 [ %27, %30 ], [ %36, %32 ], [ %27, %28 ]
  %41 = phi i64 [ 0, %30 ], [ %38, %32 ], [ %29, %28 ]
  %42 = zext i64 %41 to i128
  %43 = and i64 %1, 4503599627370495
  %44 = lshr i64 %1, 52
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = and i32 %45, 2047
  %47 = icmp eq i32 %46, 0
  %48 = tail call i32 @llvm.umax.i32(i32 %46, i32 1)
  %49 = add nsw i32 %48, -1075
  br i1 %47, label %52, label %50

50:                                               ; preds = %39
  %51 = or disjoint i64 %43, 4503599627370496
  br label %61

52:                                               ; preds = %39
  %53 = icmp eq i64 %43, 0
  br i1 %53, label %61, label %54

54:                                               ; preds = %52
  %55 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %43, i1 true)
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = add nsw i32 %56, -11
  %58 = sub nsw i32 %49, %57
  %59 = zext nneg i32 %57 to i64
  %60 = shl i64 %43, %59
  br label %61

61:                                               ; preds = %50, %52, %54
  %62 = phi i32 [ %49, %52 ], [ %58, %54 ], [ %49, %50 ]
  %63 = phi i64 [ 0, %52 ], [ %60, %54 ], [ %51, %50 ]
  %64 = zext i64 %63 to i128
  %65 = mul nuw i128 %64, %42
  %66 = xor i64 %1, %0
  %67 = and i64 %66, -9223372036854775808
  %68 = add nsw i32 %62, %40
  %69 = trunc i128 %65 to i64
  %70 = lshr i128 %65, 64
  %71 = trunc nuw i128 %70 to i64
  %72 = icmp eq i64 %71, 0
  %73 = select i1 %72, i64 %69, i64 %71
  %74 = select i1 %72, i32 63, i32 127
  %75 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %73, i1 true)
  %76 = trunc nuw nsw i64 %75 to i32
  %77 = xor i32 %74, %76
  %78 = add nsw i32 %68, %77
  %79 = add nsw i32 %77, -52
  %80 = icmp slt i32 %78, -1022
  %81 = sub nsw i32 -1022, %78
  %82 = select i1 %80, i32 %81, i32 0
  %83 = add nsw i32 %79, %82
  %84 = icmp eq i32 %2, 3
  br i1 %84, label %85, label %87

85:                                               ; preds = %61
  %86 = icmp sgt i64 %66, -1
  br label %91

87:                                               ; preds = %61
  %88 = icmp eq i32 %2, 2
  %89 = icmp slt i64 %66, 0
  %90 = and i1 %89, %88
  br label %91

91:                                               ; preds = %87, %85
  %92 = phi i1 [ %86, %85 ], [ %90, %87 ]
  %93 = icmp sgt i32 %78, 1023
  br i1 %93, label %94, label %96

94:                                               ; preds = %91
  %95 = select i1 %92, i64 9218868437227405312, i64 9218868437227405311
  br label %124

96:                                               ; preds = %91
  %97 = icmp sgt i32 %83, 127
  br i1 %97, label %112, label %98

98:                                               ; preds = %96
  %99 = icmp sgt i32 %83, 0
  br i1 %99, label %104, label %100

100:                                              ; preds = %98
  %101 = sub nsw i32 0, %83
  %102 = zext nneg i32 %101 to i64
  %103 = shl i64 %69, %102
  br label %112

104:                                              ; preds = %98
  %105 = zext nneg i32 %83 to i128
  %106 = lshr i128 %65, %105
  %107 = trunc i128 %106 to i64
  %108 = shl nsw i128 -1, %105
  %109 = xor i128 %108, -1
  %110 = and i128 %65, %109
  %111 = icmp ne i128 %110, 0
  br label %112

112:                                              ; preds = %104, %100, %96
  %113 = phi i64 [ %103, %100 ], [ %107, %104 ], [ 0, %96 ]
  %114 = phi i1 [ false, %100 ], [ %111, %104 ], [ true, %96 ]
  %115 = icmp sgt i32 %78, -1023
  %116 = add nsw i32 %78, 1022
  %117 = zext nneg i32 %116 to i64
  %118 = shl i64 %117, 52
  %119 = select i1 %115, i64 %118, i64 0
  %120 = add i64 %113, %119
  %121 = and i1 %92, %114
  %122 = zext i1 %121 to i64
  %123 = add i64 %120, %122
  br label %124

124:                                              ; preds = %94, %112
  %125 = phi i64 [ %95, %94 ], [ %123, %112 ]
  %126 = or i64 %125, %67
  br label %127

127:                                              ; preds = %124, %15
  %128 = phi i64 [ %19, %15 ], [ %126, %124 ]
  ret i64 %128
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i64 @px_div_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #11 {
  %4 = and i64 %0, 9218868437227405312
  %5 = icmp eq i64 %4, 9218868437227405312
  br i1 %5, label %15, label %6

6:                                                ; preds = %3
  %7 = and i64 %1, 9218868437227405312
  %8 = icmp eq i64 %7, 9218868437227405312
  %9 = and i64 %0, 9223372036854775807
  %10 = icmp eq i64 %9, 0
  %11 = or i1 %10, %8
  %12 = and i64 %1, 9223372036854775807
  %13 = icmp eq i64 %12, 0
  %14 = or i1 %13, %11
  br i1 %14, label %15, label %20

15:                                               ; preds = %6, %3
  %16 = bitcast i64 %0 to double
  %17 = bitcast i64 %1 to double
  %18 = fdiv double %16, %17
  %19 = bitcast double %18 to i64
  br label %150

20:                                               ; preds = %6
  %21 = and i64 %0, 4503599627370495
  %22 = lshr i64 %0, 52
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = and i32 %23, 2047
  %25 = icmp eq i32 %24, 0
  %26 = tail call i32 @llvm.umax.i32(i32 %24, i32 1)
  %27 = add nsw i32 %26, -1075
  br i1 %25, label %30, label %28

28:                                               ; preds = %20
  %29 = or disjoint i64 %21, 4503599627370496
  br label %39

30:                                               ; preds = %20
  %31 = icmp eq i64 %21, 0
  br i1 %31, label %39, label %32

32:                                               ; preds = %30
  %33 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %21, i1 true)
  %34 = trunc nuw nsw i64 %33 to i32
  %35 = add nsw i32 %34, -11
  %36 = sub nsw i32 %27, %35
  %37 = zext nneg i32 %35 to i64
  %38 = shl i64 %21, %37
  br label %39

39:                                               ; preds = %28, %30, %32
  %40 = phi i32 [ %27, %30 ], [ %36, %32 ], [ %27, %28 ]
  %41 = phi i64 [ 0, %30 ], [ %38, %32 ], [ %29, %28 ]
  %42 = and i64 %1, 4503599627370495
  %43 = lshr i64 %1, 52
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = and i32 %44, 2047
  %46 = icmp eq i32 %45, 0
  %47 = tail call i32 @llvm.umax.i32(i32 %45, i32 1)
  %48 = add nsw i32 %47, -1075
  br i1 %46, label %51, label %49

49:                                               ; preds = %39
  %50 = or disjoint i64 %42, 4503599627370496
  br label %60

51:                                               ; preds = %39
  %52 = icmp eq i64 %42, 0
  br i1 %52, label %60, label %53

53:                                               ; preds = %51
  %54 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %42, i1 true)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = add nsw i32 %55, -11
  %57 = sub nsw i32 %48, %56
  %58 = zext nneg i32 %56 to i64
  %59 = shl i64 %42, %58
  br label %60

60:                                               ; preds = %49, %51, %53
  %61 = phi i32 [ %48, %51 ], [ %57, %53 ], [ %48, %49 ]
  %62 = phi i64 [ 0, %51 ], [ %59, %53 ], [ %50, %49 ]
  br label %131

63:                                               ; preds = %131
  %64 = xor i64 %1, %0
  %65 = and i64 %64, -9223372036854775808
  %66 = shl i64 %144, 1
  %67 = icmp ne i64 %147, 0
  %68 = zext i1 %67 to i64
  %69 = or disjoint i64 %66, %68
  %70 = lshr i64 %141, 63
  %71 = zext nneg i64 %70 to i128
  %72 = shl nuw nsw i128 %71, 64
  %73 = zext i64 %69 to i128
  %74 = or disjoint i128 %72, %73
  %75 = icmp sgt i64 %141, -1
  %76 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %69, i1 true)
  %77 = trunc nuw nsw i64 %76 to i32
  %78 = xor i32 %77, 63
  %79 = select i1 %75, i32 %78, i32 64
  %80 = add nsw i32 %40, -64
  %81 = sub nsw i32 %80, %61
  %82 = add nsw i32 %81, %79
  %83 = add nsw i32 %79, -52
  %84 = icmp slt i32 %82, -1022
  %85 = sub nsw i32 -1022, %82
  %86 = select i1 %84, i32 %85, i32 0
  %87 = add nsw i32 %83, %86
  %88 = icmp eq i32 %2, 3
  br i1 %88, label %89, label %91

89:                                               ; preds = %63
  %90 = icmp sgt i64 %64, -1
  br label %95

91:                                               ; preds = %63
  %92 = icmp eq i32 %2, 2
  %93 = icmp slt i64 %64, 0
  %94 = and i1 %93, %92
  br label %95

95:                                               ; preds = %91, %89
  %96 = phi i1 [ %90, %89 ], [ %94, %91 ]
  %97 = icmp sgt i32 %82, 1023
  br i1 %97, label %98, label %100

98:                                               ; preds = %95
  %99 = select i1 %96, i64 9218868437227405312, i64 9218868437227405311
  br label %128

100:                                              ; preds = %95
  %101 = icmp sgt i32 %87, 127
  br i1 %101, label %116, label %102

102:                                              ; preds = %100
  %103 = icmp sgt i32 %87, 0
  br i1 %103, label %108, label %104

104:                                              ; preds = %102
  %105 = sub nsw i32 0, %87
  %106 = zext nneg i32 %105 to i64
  %107 = shl i64 %69, %106
  br label %116

108:                                              ; preds = %102
  %109 = zext nneg i32 %87 to i128
  %110 = lshr i128 %74, %109
  %111 = trunc i128 %110 to i64
  %112 = shl nsw i128 -1, %109
  %113 = xor i128 %112, -1
  %114 = and i128 %74, %113
  %115 = icmp ne i128 %114, 0
  br label %116

116:                                              ; preds = %108, %104, %100
  %117 = phi i64 [ %107, %104 ], [ %111, %108 ], [ 0, %100 ]
  %118 = phi i1 [ false, %104 ], [ %115, %108 ], [ true, %100 ]
  %119 = icmp sgt i32 %82, -1023
  %120 = add nsw i32 %82, 1022
  %121 = zext nneg i32 %120 to i64
  %122 = shl i64 %121, 52
  %123 = select i1 %119, i64 %122, i64 0
  %124 = add i64 %117, %123
  %125 = and i1 %96, %118
  %126 = zext i1 %125 to i64
  %127 = add i64 %124, %126
  br label %128

128:                                              ; preds = %98, %116
  %129 = phi i64 [ %99, %98 ], [ %127, %116 ]
  %130 = or i64 %129, %65
  br label %150

131:                                              ; preds = %131, %60
  %132 = phi i64 [ %41, %60 ], [ %147, %131 ]
  %133 = phi i64 [ 0, %60 ], [ %144, %131 ]
  %134 = phi i32 [ 0, %60 ], [ %148, %131 ]
  %135 = icmp ult i64 %132, %62
  %136 = select i1 %135, i64 0, i64 %62
  %137 = sub i64 %132, %136
  %138 = shl i64 %137, 1
  %139 = icmp uge i64 %138, %62
  %140 = zext i1 %139 to i64
  %141 = shl i64 %133, 2
  %142 = select i1 %135, i64 0, i64 2
  %143 = or disjoint i64 %142, %140
  %144 = or disjoint i64 %143, %141
  %145 = select i1 %139, i64 %62, i64 0
  %146 = sub i64 %138, %145
  %147 = shl i64 %146, 1
  %148 = add nuw nsw i32 %134, 2
  %149 = icmp eq i32 %148, 64
  br i1 %149, label %63, label %131

150:                                              ; preds = %128, %15
  %151 = phi i64 [ %19, %15 ], [ %130, %128 ]
  ret i64 %151
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i64 @px_rcp_f64(i64 noundef %0, i32 noundef %1) #11 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @px_div_f64(i64 noundef 4607182418800017408, i64 noundef %0, i32 noundef %1) #19
  br label %10

6:                                                ; preds = %2
  %7 = bitcast i64 %0 to double
  %8 = fdiv double 1.000000e+00, %7
  %9 = bitcast double %8 to i64
  br label %10

10:                                               ; preds = %6, %4
  %11 = phi i64 [ %5, %4 ], [ %9, %6 ]
  ret i64 %11
}

; Function Attrs: nounwind
define i64 @px_sqrt_f64(i64 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %2
  %5 = and i64 %0, 9218868437227405312
  %6 = icmp ne i64 %5, 9218868437227405312
  %7 = icmp sgt i64 %0, 0
  %8 = and i1 %7, %6
  br i1 %8, label %13, label %9

9:                                                ; preds = %4, %2
  %10 = bitcast i64 %0 to double
  %11 = tail call double @sqrt(double noundef %10) #20
  %12 = bitcast double %11 to i64
  br label %117

13:                                               ; preds = %4
  %14 = and i64 %0, 4503599627370495
  %15 = lshr i64 %0, 52
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = icmp samesign ult i64 %0, 4503599627370496
  %18 = tail call i32 @llvm.umax.i32(i32 %16, i32 1)
  %19 = add nsw i32 %18, -1075
  br i1 %17, label %22, label %20

20:                                               ; preds = %13
  %21 = or disjoint i64 %14, 4503599627370496
  br label %31

22:                                               ; preds = %13
  %23 = icmp eq i64 %14, 0
  br i1 %23, label %31, label %24

24:                                               ; preds = %22
  %25 = tail call range(i64 12, 65) i64 @llvm.ctlz.i64(i64 %14, i1 true)
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = add nsw i32 %26, -11
  %28 = sub nsw i32 %19, %27
  %29 = zext nneg i32 %27 to i64
  %30 = shl i64 %14, %29
  br label %31

31:                                               ; preds = %20, %22, %24
  %32 = phi i32 [ %19, %22 ], [ %28, %24 ], [ %19, %20 ]
  %33 = phi i64 [ 0, %22 ], [ %30, %24 ], [ %21, %20 ]
  %34 = zext i64 %33 to i128
  %35 = and i32 %32, 1
  %36 = sub nuw nsw i32 64, %35
  %37 = zext nneg i32 %36 to i128
  %38 = shl nuw i128 %34, %37
  %39 = sub nsw i32 %32, %36
  %40 = trunc nsw i32 %39 to i16
  br label %89

41:                                               ; preds = %89
  %42 = sdiv i16 %40, 2
  %43 = shl i64 %100, 1
  %44 = icmp ne i128 %90, %101
  %45 = zext i1 %44 to i64
  %46 = or disjoint i64 %43, %45
  %47 = add nsw i16 %42, -1
  %48 = sext i16 %47 to i32
  %49 = lshr i64 %91, 63
  %50 = zext nneg i64 %49 to i128
  %51 = shl nuw nsw i128 %50, 64
  %52 = zext i64 %46 to i128
  %53 = or disjoint i128 %51, %52
  %54 = icmp sgt i64 %91, -1
  %55 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %46, i1 true)
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = xor i32 %56, 63
  %58 = select i1 %54, i32 %57, i32 64
  %59 = add nsw i32 %58, %48
  %60 = add nsw i32 %58, -52
  %61 = icmp eq i32 %1, 3
  %62 = icmp sgt i32 %59, 1023
  br i1 %62, label %63, label %65

63:                                               ; preds = %41
  %64 = select i1 %61, i64 9218868437227405312, i64 9218868437227405311
  br label %117

65:                                               ; preds = %41
  %66 = icmp samesign ugt i32 %58, 52
  br i1 %66, label %71, label %67

67:                                               ; preds = %65
  %68 = sub nuw nsw i32 52, %58
  %69 = zext nneg i32 %68 to i64
  %70 = shl i64 %46, %69
  br label %79

71:                                               ; preds = %65
  %72 = zext nneg i32 %60 to i128
  %73 = lshr i128 %53, %72
  %74 = trunc i128 %73 to i64
  %75 = shl nsw i128 -1, %72
  %76 = xor i128 %75, -1
  %77 = and i128 %53, %76
  %78 = icmp ne i128 %77, 0
  br label %79

79:                                               ; preds = %71, %67
  %80 = phi i64 [ %70, %67 ], [ %74, %71 ]
  %81 = phi i1 [ false, %67 ], [ %78, %71 ]
  %82 = add nsw i32 %59, 1022
  %83 = zext nneg i32 %82 to i64
  %84 = shl nuw i64 %83, 52
  %85 = add i64 %80, %84
  %86 = and i1 %61, %81
  %87 = zext i1 %86 to i64
  %88 = add i64 %85, %87
  br label %117

89:                                               ; preds = %103, %31
  %90 = phi i128 [ %38, %31 ], [ %115, %103 ]
  %91 = phi i64 [ 0, %31 ], [ %113, %103 ]
  %92 = phi i64 [ 288230376151711744, %31 ], [ %116, %103 ]
  %93 = zext i64 %91 to i128
  %94 = shl nuw nsw i128 %93, 1
  %95 = zext nneg i64 %92 to i128
  %96 = or i128 %94, %95
  %97 = mul nuw nsw i128 %96, %95
  %98 = icmp ugt i128 %97, %90
  %99 = select i1 %98, i64 0, i64 %92
  %100 = or i64 %99, %91
  %101 = select i1 %98, i128 0, i128 %97
  %102 = icmp samesign ult i64 %92, 2
  br i1 %102, label %41, label %103

103:                                              ; preds = %89
  %104 = sub nuw i128 %90, %101
  %105 = lshr i64 %92, 1
  %106 = zext i64 %100 to i128
  %107 = shl nuw nsw i128 %106, 1
  %108 = zext nneg i64 %105 to i128
  %109 = or i128 %107, %108
  %110 = mul nuw nsw i128 %109, %108
  %111 = icmp ugt i128 %110, %104
  %112 = select i1 %111, i64 0, i64 %105
  %113 = or i64 %112, %100
  %114 = select i1 %111, i128 0, i128 %110
  %115 = sub nuw i128 %104, %114
  %116 = lshr i64 %92, 2
  br label %89

117:                                              ; preds = %79, %63, %9
  %118 = phi i64 [ %12, %9 ], [ %64, %63 ], [ %88, %79 ]
  ret i64 %118
}

; Function Attrs: nounwind
define i32 @px_rsqrt_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @sqrt(double noundef %3) #20
  %5 = fdiv double 1.000000e+00, %4
  %6 = fptrunc double %5 to float
  %7 = bitcast float %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define i64 @px_rsqrt_f64(i64 noundef %0) #0 {
  %2 = bitcast i64 %0 to double
  %3 = tail call double @sqrt(double noundef %2) #20
  %4 = fdiv double 1.000000e+00, %3
  %5 = bitcast double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define i32 @px_ex2_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @exp2(double noundef %3) #20
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @exp2(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define i32 @px_lg2_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @log2(double noundef %3) #20
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @log2(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define i32 @px_sin_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @sin(double noundef %3) #20
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @sin(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define i32 @px_cos_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @cos(double noundef %3) #20
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @cos(double noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define i32 @px_tanh_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @tanh(double noundef %3) #20
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @tanh(double noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sat_f32(i32 noundef %0) #9 {
  %2 = bitcast i32 %0 to float
  %3 = fcmp ogt float %2, 0.000000e+00
  %4 = fcmp olt float %2, 1.000000e+00
  %5 = select i1 %4, i32 %0, i32 1065353216
  %6 = select i1 %3, i32 %5, i32 0
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_sat_f64(i64 noundef %0) #9 {
  %2 = bitcast i64 %0 to double
  %3 = fcmp ogt double %2, 0.000000e+00
  %4 = fcmp olt double %2, 1.000000e+00
  %5 = select i1 %4, i64 %0, i64 4607182418800017408
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_nan_f64(i64 noundef %0, i32 noundef %1) #9 {
  %3 = icmp eq i32 %1, 0
  %4 = bitcast i64 %0 to double
  %5 = fcmp ord double %4, 0.000000e+00
  %6 = or i1 %3, %5
  %7 = select i1 %6, i64 %0, i64 9223372036317904896
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_minmax_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = and i32 %2, 2
  %5 = icmp eq i32 %4, 0
  %6 = xor i32 %1, %0
  %7 = and i32 %6, -2147483648
  %8 = select i1 %5, i32 0, i32 %7
  %9 = and i32 %0, 2147483647
  %10 = and i32 %1, 2147483647
  %11 = select i1 %5, i32 %1, i32 %10
  %12 = select i1 %5, i32 %0, i32 %9
  %13 = icmp samesign ugt i32 %9, 2139095040
  %14 = icmp samesign ugt i32 %10, 2139095040
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %43, label %16

16:                                               ; preds = %3
  %17 = select i1 %13, i1 true, i1 %14
  %18 = and i32 %2, 1
  %19 = icmp ne i32 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %43, label %21

21:                                               ; preds = %16
  br i1 %17, label %22, label %25

22:                                               ; preds = %21
  %23 = select i1 %13, i32 %11, i32 %12
  %24 = or i32 %23, %8
  br label %43

25:                                               ; preds = %21
  %26 = bitcast i32 %12 to float
  %27 = bitcast i32 %11 to float
  %28 = fcmp olt float %26, %27
  br i1 %28, label %36, label %29

29:                                               ; preds = %25
  %30 = fcmp oeq float %26, %27
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = lshr i32 %12, 31
  %33 = lshr i32 %11, 31
  %34 = icmp samesign ugt i32 %32, %33
  %35 = zext i1 %34 to i32
  br label %36

36:                                               ; preds = %29, %31, %25
  %37 = phi i32 [ 1, %25 ], [ 0, %29 ], [ %35, %31 ]
  %38 = lshr i32 %2, 2
  %39 = and i32 %38, 1
  %40 = icmp eq i32 %37, %39
  %41 = select i1 %40, i32 %11, i32 %12
  %42 = or i32 %41, %8
  br label %43

43:                                               ; preds = %3, %16, %36, %22
  %44 = phi i32 [ %24, %22 ], [ %42, %36 ], [ 2147483647, %16 ], [ 2147483647, %3 ]
  ret i32 %44
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_minmax_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #9 {
  %4 = bitcast i64 %0 to double
  %5 = bitcast i64 %1 to double
  %6 = fcmp ord double %4, 0.000000e+00
  %7 = fcmp ord double %5, 0.000000e+00
  br i1 %6, label %10, label %8

8:                                                ; preds = %3
  %9 = select i1 %7, i64 %1, i64 9223372036854775807
  br label %26

10:                                               ; preds = %3
  br i1 %7, label %11, label %26

11:                                               ; preds = %10
  %12 = fcmp olt double %4, %5
  br i1 %12, label %20, label %13

13:                                               ; preds = %11
  %14 = fcmp oeq double %4, %5
  br i1 %14, label %15, label %20

15:                                               ; preds = %13
  %16 = lshr i64 %0, 63
  %17 = lshr i64 %1, 63
  %18 = icmp samesign ugt i64 %16, %17
  %19 = zext i1 %18 to i32
  br label %20

20:                                               ; preds = %13, %15, %11
  %21 = phi i32 [ 1, %11 ], [ 0, %13 ], [ %19, %15 ]
  %22 = lshr i32 %2, 2
  %23 = and i32 %22, 1
  %24 = icmp eq i32 %21, %23
  %25 = select i1 %24, i64 %1, i64 %0
  br label %26

26:                                               ; preds = %8, %10, %20
  %27 = phi i64 [ %25, %20 ], [ %0, %10 ], [ %9, %8 ]
  ret i64 %27
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, 2) i32 @px_testp_f32(i32 noundef %0, i32 noundef %1) #9 {
  %3 = and i32 %0, 2147483647
  switch i32 %1, label %15 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %8
    i32 3, label %10
    i32 4, label %12
  ]

4:                                                ; preds = %2
  %5 = icmp samesign ult i32 %3, 2139095040
  br label %18

6:                                                ; preds = %2
  %7 = icmp eq i32 %3, 2139095040
  br label %18

8:                                                ; preds = %2
  %9 = icmp samesign ult i32 %3, 2139095041
  br label %18

10:                                               ; preds = %2
  %11 = icmp samesign ugt i32 %3, 2139095040
  br label %18

12:                                               ; preds = %2
  %13 = add nsw i32 %3, -8388608
  %14 = icmp ult i32 %13, 2130706432
  br label %18

15:                                               ; preds = %2
  %16 = add nsw i32 %3, -1
  %17 = icmp ult i32 %16, 8388607
  br label %18

18:                                               ; preds = %15, %12, %10, %8, %6, %4
  %19 = phi i1 [ %17, %15 ], [ %14, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  %20 = zext i1 %19 to i32
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, 2) i32 @px_testp_f64(i64 noundef %0, i32 noundef %1) #9 {
  %3 = and i64 %0, 9223372036854775807
  switch i32 %1, label %15 [
    i32 0, label %4
    i32 1, label %6
    i32 2, label %8
    i32 3, label %10
    i32 4, label %12
  ]

4:                                                ; preds = %2
  %5 = icmp samesign ult i64 %3, 9218868437227405312
  br label %18

6:                                                ; preds = %2
  %7 = icmp eq i64 %3, 9218868437227405312
  br label %18

8:                                                ; preds = %2
  %9 = icmp samesign ult i64 %3, 9218868437227405313
  br label %18

10:                                               ; preds = %2
  %11 = icmp samesign ugt i64 %3, 9218868437227405312
  br label %18

12:                                               ; preds = %2
  %13 = add nsw i64 %3, -4503599627370496
  %14 = icmp ult i64 %13, 9214364837600034816
  br label %18

15:                                               ; preds = %2
  %16 = add nsw i64 %3, -1
  %17 = icmp ult i64 %16, 4503599627370495
  br label %18

18:                                               ; preds = %15, %12, %10, %8, %6, %4
  %19 = phi i1 [ %17, %15 ], [ %14, %12 ], [ %11, %10 ], [ %9, %8 ], [ %7, %6 ], [ %5, %4 ]
  %20 = zext i1 %19 to i32
  ret i32 %20
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_f16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 5, i32 noundef 10, i32 noundef %1, i32 noundef 32767) #19
  %5 = and i32 %4, 32767
  %6 = and i32 %2, 4
  %7 = icmp ne i32 %6, 0
  %8 = icmp eq i32 %5, 31744
  %9 = and i1 %7, %8
  %10 = and i32 %4, 32768
  %11 = or disjoint i32 %10, 31743
  %12 = select i1 %9, i32 %11, i32 %4
  %13 = and i32 %2, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp samesign ugt i32 %5, 31744
  %16 = or i1 %14, %15
  %17 = icmp eq i32 %10, 0
  %18 = select i1 %16, i1 true, i1 %17
  %19 = select i1 %18, i32 %12, i32 0
  %20 = and i32 %2, 2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %3
  %23 = icmp samesign ult i32 %5, 31745
  %24 = and i32 %19, 32768
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %23, i1 %25, i1 false
  %27 = tail call i32 @llvm.umin.i32(i32 %19, i32 15360)
  %28 = select i1 %26, i32 %27, i32 0
  br label %29

29:                                               ; preds = %3, %22
  %30 = phi i32 [ %28, %22 ], [ %19, %3 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i32 @narrow(i64 noundef %0, i32 noundef range(i32 4, 9) %1, i32 noundef range(i32 2, 24) %2, i32 noundef %3, i32 noundef range(i32 0, -2147483648) %4) unnamed_addr #9 {
  %6 = lshr i64 %0, 63
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = shl nuw nsw i32 1, %1
  %9 = lshr exact i32 %8, 1
  %10 = lshr i64 %0, 52
  %11 = trunc nuw nsw i64 %10 to i32
  %12 = and i32 %11, 2047
  %13 = add nsw i32 %12, -1023
  %14 = and i64 %0, 4503599627370495
  %15 = add nuw nsw i32 %2, %1
  %16 = shl nuw i32 %7, %15
  %17 = add nsw i32 %8, -1
  %18 = shl nuw nsw i32 %17, %2
  %19 = icmp eq i32 %13, 1024
  br i1 %19, label %20, label %24

20:                                               ; preds = %5
  %21 = icmp eq i64 %14, 0
  %22 = or i32 %16, %18
  %23 = select i1 %21, i32 %22, i32 %4
  br label %112

24:                                               ; preds = %5
  %25 = icmp eq i32 %12, 0
  br i1 %25, label %26, label %28

26:                                               ; preds = %24
  %27 = icmp eq i64 %14, 0
  br i1 %27, label %112, label %30

28:                                               ; preds = %24
  %29 = or disjoint i64 %14, 4503599627370496
  br label %30

30:                                               ; preds = %26, %28
  %31 = phi i64 [ %29, %28 ], [ %14, %26 ]
  %32 = phi i32 [ %13, %28 ], [ -1022, %26 ]
  %33 = sub nsw i32 2, %9
  %34 = tail call i32 @llvm.smax.i32(i32 %32, i32 %33)
  %35 = sub nsw i32 %34, %32
  %36 = tail call i32 @llvm.smin.i32(i32 %35, i32 60)
  %37 = sub nsw i32 %36, %2
  %38 = add nsw i32 %37, 52
  %39 = icmp ugt i32 %38, 63
  %40 = zext i32 %38 to i64
  %41 = lshr i64 %31, %40
  %42 = select i1 %39, i64 0, i64 %41
  %43 = shl nsw i64 -1, %40
  %44 = xor i64 %43, -1
  %45 = select i1 %39, i64 -1, i64 %44
  %46 = and i64 %45, %31
  %47 = add nsw i32 %37, 51
  %48 = zext nneg i32 %47 to i64
  %49 = shl nuw i64 1, %48
  %50 = select i1 %39, i64 -1, i64 %49
  %51 = icmp eq i64 %46, 0
  br i1 %51, label %68, label %52

52:                                               ; preds = %30
  switch i32 %3, label %67 [
    i32 0, label %53
    i32 4, label %61
    i32 2, label %68
    i32 3, label %64
  ]

53:                                               ; preds = %52
  %54 = icmp ugt i64 %46, %50
  br i1 %54, label %68, label %55

55:                                               ; preds = %53
  %56 = icmp eq i64 %46, %50
  %57 = and i64 %42, 1
  %58 = icmp ne i64 %57, 0
  %59 = select i1 %56, i1 %58, i1 false
  %60 = zext i1 %59 to i64
  br label %68

61:                                               ; preds = %52
  %62 = icmp uge i64 %46, %50
  %63 = zext i1 %62 to i64
  br label %68

64:                                               ; preds = %52
  %65 = icmp sgt i64 %0, -1
  %66 = zext i1 %65 to i64
  br label %68

67:                                               ; preds = %52
  br label %68

68:                                               ; preds = %52, %67, %53, %55, %64, %61, %30
  %69 = phi i64 [ %63, %61 ], [ %66, %64 ], [ 0, %30 ], [ 1, %53 ], [ %60, %55 ], [ %6, %52 ], [ 0, %67 ]
  %70 = add nuw nsw i64 %69, %42
  %71 = zext nneg i32 %2 to i64
  %72 = lshr i64 %70, %71
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %107, label %74

74:                                               ; preds = %68
  %75 = add nuw nsw i32 %2, 1
  %76 = zext nneg i32 %75 to i64
  %77 = lshr i64 %70, %76
  %78 = icmp ne i64 %77, 0
  %79 = zext i1 %78 to i32
  %80 = add nsw i32 %9, -1
  %81 = add nsw i32 %80, %34
  %82 = add nsw i32 %81, %79
  %83 = icmp slt i32 %82, %17
  br i1 %83, label %94, label %84

84:                                               ; preds = %74
  %85 = icmp eq i32 %3, 1
  br i1 %85, label %103, label %86

86:                                               ; preds = %84
  %87 = icmp ne i32 %3, 2
  %88 = icmp slt i64 %0, 0
  %89 = or i1 %88, %87
  br i1 %89, label %90, label %103

90:                                               ; preds = %86
  %91 = icmp eq i32 %3, 3
  %92 = and i1 %88, %91
  %93 = sext i1 %92 to i32
  br label %103

94:                                               ; preds = %74
  %95 = zext i1 %78 to i64
  %96 = lshr i64 %70, %95
  %97 = shl nsw i32 %82, %2
  %98 = shl nsw i64 -1, %71
  %99 = xor i64 %98, -1
  %100 = and i64 %96, %99
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = or i32 %97, %101
  br label %109

103:                                              ; preds = %84, %90, %86
  %104 = phi i32 [ -1, %84 ], [ %93, %90 ], [ -1, %86 ]
  %105 = add nsw i32 %104, %18
  %106 = or i32 %105, %16
  br label %112

107:                                              ; preds = %68
  %108 = trunc i64 %70 to i32
  br label %109

109:                                              ; preds = %94, %107
  %110 = phi i32 [ %108, %107 ], [ %102, %94 ]
  %111 = or i32 %110, %16
  br label %112

112:                                              ; preds = %103, %109, %26, %20
  %113 = phi i32 [ %23, %20 ], [ %16, %26 ], [ %111, %109 ], [ %106, %103 ]
  ret i32 %113
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_bf16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 8, i32 noundef 7, i32 noundef %1, i32 noundef 32767) #19
  %5 = and i32 %4, 32767
  %6 = and i32 %2, 4
  %7 = icmp ne i32 %6, 0
  %8 = icmp eq i32 %5, 32640
  %9 = and i1 %7, %8
  %10 = and i32 %4, 32768
  %11 = or disjoint i32 %10, 32639
  %12 = select i1 %9, i32 %11, i32 %4
  %13 = and i32 %2, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp samesign ugt i32 %5, 32640
  %16 = or i1 %14, %15
  %17 = icmp eq i32 %10, 0
  %18 = select i1 %16, i1 true, i1 %17
  %19 = select i1 %18, i32 %12, i32 0
  %20 = and i32 %2, 2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %29, label %22

22:                                               ; preds = %3
  %23 = icmp samesign ult i32 %5, 32641
  %24 = and i32 %19, 32768
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %23, i1 %25, i1 false
  %27 = tail call i32 @llvm.umin.i32(i32 %19, i32 16256)
  %28 = select i1 %26, i32 %27, i32 0
  br label %29

29:                                               ; preds = %3, %22
  %30 = phi i32 [ %28, %22 ], [ %19, %3 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_f32(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 8, i32 noundef 23, i32 noundef %1, i32 noundef 2147483647) #19
  %5 = and i32 %4, 2147483647
  %6 = and i32 %2, 4
  %7 = icmp ne i32 %6, 0
  %8 = icmp eq i32 %5, 2139095040
  %9 = and i1 %7, %8
  %10 = and i32 %4, -2147483648
  %11 = or disjoint i32 %10, 2139095039
  %12 = select i1 %9, i32 %11, i32 %4
  %13 = and i32 %2, 1
  %14 = icmp eq i32 %13, 0
  %15 = icmp samesign ugt i32 %5, 2139095040
  %16 = or i1 %14, %15
  %17 = icmp eq i32 %10, 0
  %18 = select i1 %16, i1 true, i1 %17
  %19 = select i1 %18, i32 %12, i32 0
  %20 = and i32 %2, 2
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %28, label %22

22:                                               ; preds = %3
  %23 = icmp samesign ult i32 %5, 2139095041
  %24 = icmp sgt i32 %19, -1
  %25 = select i1 %23, i1 %24, i1 false
  %26 = tail call i32 @llvm.umin.i32(i32 %19, i32 1065353216)
  %27 = select i1 %25, i32 %26, i32 0
  br label %28

28:                                               ; preds = %3, %22
  %29 = phi i32 [ %27, %22 ], [ %19, %3 ]
  ret i32 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, -8191) i32 @px_f32_to_tf32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast double %5 to i64
  %7 = tail call fastcc i32 @narrow(i64 noundef %6, i32 noundef 8, i32 noundef 10, i32 noundef %1, i32 noundef 262143) #19
  %8 = and i32 %7, 262143
  %9 = and i32 %2, 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq i32 %8, 261120
  %12 = and i1 %10, %11
  %13 = and i32 %7, 262144
  %14 = or disjoint i32 %13, 261119
  %15 = select i1 %12, i32 %14, i32 %7
  %16 = and i32 %2, 1
  %17 = icmp eq i32 %16, 0
  %18 = icmp samesign ugt i32 %8, 261120
  %19 = or i1 %17, %18
  %20 = icmp eq i32 %13, 0
  %21 = select i1 %19, i1 true, i1 %20
  %22 = shl i32 %15, 13
  %23 = select i1 %21, i32 %22, i32 0
  ret i32 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f16_to_f32(i32 noundef %0) #9 {
  %2 = shl i32 %0, 16
  %3 = and i32 %2, -2147483648
  %4 = lshr i32 %0, 10
  %5 = and i32 %4, 31
  %6 = and i32 %0, 1023
  switch i32 %5, label %11 [
    i32 31, label %7
    i32 0, label %17
  ]

7:                                                ; preds = %1
  %8 = icmp eq i32 %6, 0
  %9 = or disjoint i32 %3, 2139095040
  %10 = select i1 %8, i32 %9, i32 2147483647
  br label %29

11:                                               ; preds = %1
  %12 = shl nuw nsw i32 %5, 23
  %13 = add nuw nsw i32 %12, 939524096
  %14 = shl nuw nsw i32 %6, 13
  %15 = or disjoint i32 %13, %14
  %16 = or disjoint i32 %15, %3
  br label %29

17:                                               ; preds = %1
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %29, label %19

19:                                               ; preds = %17
  %20 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %6, i1 true)
  %21 = add nsw i32 %20, -21
  %22 = shl nuw nsw i32 %20, 23
  %23 = shl i32 %0, %21
  %24 = shl i32 %23, 13
  %25 = and i32 %24, 8380416
  %26 = sub nsw i32 %25, %22
  %27 = add nsw i32 %26, 1124073472
  %28 = add nuw nsw i32 %27, %3
  br label %29

29:                                               ; preds = %17, %19, %11, %7
  %30 = phi i32 [ %10, %7 ], [ %16, %11 ], [ %28, %19 ], [ %3, %17 ]
  ret i32 %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, -65535) i32 @px_bf16_to_f32(i32 noundef %0) #9 {
  %2 = and i32 %0, 32767
  %3 = icmp samesign ugt i32 %2, 32640
  %4 = shl i32 %0, 16
  %5 = select i1 %3, i32 2147483647, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_f16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ne i32 %1, 0
  %5 = icmp slt i64 %0, 0
  %6 = and i1 %5, %4
  %7 = sub i64 0, %0
  %8 = select i1 %6, i64 %7, i64 %0
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %36, label %10

10:                                               ; preds = %3
  %11 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = xor i32 %12, 63
  %14 = icmp samesign ugt i32 %13, 52
  br i1 %14, label %15, label %25

15:                                               ; preds = %10
  %16 = sub nsw i64 11, %11
  %17 = and i64 %16, 4294967295
  %18 = lshr i64 %8, %17
  %19 = shl nsw i64 -1, %17
  %20 = xor i64 %19, -1
  %21 = and i64 %8, %20
  %22 = icmp ne i64 %21, 0
  %23 = zext i1 %22 to i64
  %24 = or i64 %18, %23
  br label %29

25:                                               ; preds = %10
  %26 = sub nuw nsw i32 52, %13
  %27 = zext nneg i32 %26 to i64
  %28 = shl i64 %8, %27
  br label %29

29:                                               ; preds = %25, %15
  %30 = phi i64 [ %24, %15 ], [ %28, %25 ]
  %31 = select i1 %6, i64 -4332462841530417152, i64 4890909195324358656
  %32 = shl nuw nsw i64 %11, 52
  %33 = sub nuw nsw i64 %31, %32
  %34 = and i64 %30, 4503599627370495
  %35 = or disjoint i64 %33, %34
  br label %36

36:                                               ; preds = %3, %29
  %37 = phi i64 [ %35, %29 ], [ 0, %3 ]
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 5, i32 noundef 10, i32 noundef %2, i32 noundef 32767) #19
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_bf16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ne i32 %1, 0
  %5 = icmp slt i64 %0, 0
  %6 = and i1 %5, %4
  %7 = sub i64 0, %0
  %8 = select i1 %6, i64 %7, i64 %0
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %36, label %10

10:                                               ; preds = %3
  %11 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = xor i32 %12, 63
  %14 = icmp samesign ugt i32 %13, 52
  br i1 %14, label %15, label %25

15:                                               ; preds = %10
  %16 = sub nsw i64 11, %11
  %17 = and i64 %16, 4294967295
  %18 = lshr i64 %8, %17
  %19 = shl nsw i64 -1, %17
  %20 = xor i64 %19, -1
  %21 = and i64 %8, %20
  %22 = icmp ne i64 %21, 0
  %23 = zext i1 %22 to i64
  %24 = or i64 %18, %23
  br label %29

25:                                               ; preds = %10
  %26 = sub nuw nsw i32 52, %13
  %27 = zext nneg i32 %26 to i64
  %28 = shl i64 %8, %27
  br label %29

29:                                               ; preds = %25, %15
  %30 = phi i64 [ %24, %15 ], [ %28, %25 ]
  %31 = select i1 %6, i64 -4332462841530417152, i64 4890909195324358656
  %32 = shl nuw nsw i64 %11, 52
  %33 = sub nuw nsw i64 %31, %32
  %34 = and i64 %30, 4503599627370495
  %35 = or disjoint i64 %33, %34
  br label %36

36:                                               ; preds = %3, %29
  %37 = phi i64 [ %35, %29 ], [ 0, %3 ]
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 8, i32 noundef 7, i32 noundef %2, i32 noundef 32767) #19
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_f32(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ne i32 %1, 0
  %5 = icmp slt i64 %0, 0
  %6 = and i1 %5, %4
  %7 = sub i64 0, %0
  %8 = select i1 %6, i64 %7, i64 %0
  %9 = icmp eq i64 %0, 0
  br i1 %9, label %36, label %10

10:                                               ; preds = %3
  %11 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %8, i1 true)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = xor i32 %12, 63
  %14 = icmp samesign ugt i32 %13, 52
  br i1 %14, label %15, label %25

15:                                               ; preds = %10
  %16 = sub nsw i64 11, %11
  %17 = and i64 %16, 4294967295
  %18 = lshr i64 %8, %17
  %19 = shl nsw i64 -1, %17
  %20 = xor i64 %19, -1
  %21 = and i64 %8, %20
  %22 = icmp ne i64 %21, 0
  %23 = zext i1 %22 to i64
  %24 = or i64 %18, %23
  br label %29

25:                                               ; preds = %10
  %26 = sub nuw nsw i32 52, %13
  %27 = zext nneg i32 %26 to i64
  %28 = shl i64 %8, %27
  br label %29

29:                                               ; preds = %25, %15
  %30 = phi i64 [ %24, %15 ], [ %28, %25 ]
  %31 = select i1 %6, i64 -4332462841530417152, i64 4890909195324358656
  %32 = shl nuw nsw i64 %11, 52
  %33 = sub nuw nsw i64 %31, %32
  %34 = and i64 %30, 4503599627370495
  %35 = or disjoint i64 %33, %34
  br label %36

36:                                               ; preds = %3, %29
  %37 = phi i64 [ %35, %29 ], [ 0, %3 ]
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 8, i32 noundef 23, i32 noundef %2, i32 noundef 2147483647) #19
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_int_to_f64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #9 {
  %4 = icmp ne i32 %1, 0
  %5 = icmp eq i32 %2, 0
  br i1 %5, label %6, label %11

6:                                                ; preds = %3
  %7 = sitofp i64 %0 to double
  %8 = uitofp i64 %0 to double
  %9 = select i1 %4, double %7, double %8
  %10 = bitcast double %9 to i64
  br label %54

11:                                               ; preds = %3
  %12 = icmp eq i64 %0, 0
  br i1 %12, label %54, label %13

13:                                               ; preds = %11
  %14 = icmp slt i64 %0, 0
  %15 = and i1 %14, %4
  %16 = sub i64 0, %0
  %17 = select i1 %15, i64 %16, i64 %0
  %18 = zext i64 %17 to i128
  %19 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %17, i1 true)
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = add nuw nsw i64 %19, 4294967285
  %22 = sub nsw i32 11, %20
  %23 = icmp eq i32 %2, 3
  br i1 %23, label %24, label %26

24:                                               ; preds = %13
  %25 = xor i1 %15, true
  br label %29

26:                                               ; preds = %13
  %27 = icmp eq i32 %2, 2
  %28 = and i1 %15, %27
  br label %29

29:                                               ; preds = %26, %24
  %30 = phi i1 [ %25, %24 ], [ %28, %26 ]
  %31 = icmp ugt i64 %17, 9007199254740991
  br i1 %31, label %35, label %32

32:                                               ; preds = %29
  %33 = and i64 %21, 4294967295
  %34 = shl i64 %17, %33
  br label %43

35:                                               ; preds = %29
  %36 = zext nneg i32 %22 to i128
  %37 = lshr i128 %18, %36
  %38 = trunc nuw i128 %37 to i64
  %39 = shl nsw i128 -1, %36
  %40 = xor i128 %39, -1
  %41 = and i128 %40, %18
  %42 = icmp ne i128 %41, 0
  br label %43

43:                                               ; preds = %32, %35
  %44 = phi i64 [ %34, %32 ], [ %38, %35 ]
  %45 = phi i1 [ false, %32 ], [ %42, %35 ]
  %46 = and i1 %30, %45
  %47 = zext i1 %46 to i64
  %48 = shl nuw nsw i64 %19, 52
  %49 = sub i64 %44, %48
  %50 = add i64 %49, 4886405595696988160
  %51 = add i64 %50, %47
  %52 = select i1 %15, i64 -9223372036854775808, i64 0
  %53 = or i64 %51, %52
  br label %54

54:                                               ; preds = %43, %11, %6
  %55 = phi i64 [ %10, %6 ], [ %53, %43 ], [ 0, %11 ]
  ret i64 %55
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_e4m3(i64 noundef %0, i32 noundef %1) #9 {
  %3 = bitcast i64 %0 to double
  %4 = fcmp olt double %3, 0.000000e+00
  %5 = fneg double %3
  %6 = select i1 %4, double %5, double %3
  %7 = lshr i64 %0, 56
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = and i32 %8, 128
  %10 = fcmp ord double %3, 0.000000e+00
  br i1 %10, label %11, label %29

11:                                               ; preds = %2
  %12 = icmp ne i32 %1, 0
  %13 = icmp ne i32 %9, 0
  %14 = select i1 %12, i1 %13, i1 false
  br i1 %14, label %29, label %15

15:                                               ; preds = %11
  %16 = fcmp ogt double %6, 4.480000e+02
  br i1 %16, label %17, label %19

17:                                               ; preds = %15
  %18 = or disjoint i32 %9, 126
  br label %29

19:                                               ; preds = %15
  %20 = fcmp olt double %6, 2.560000e+02
  br i1 %20, label %21, label %23

21:                                               ; preds = %19
  %22 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 4, i32 noundef 3, i32 noundef 0, i32 noundef 127) #19
  br label %29

23:                                               ; preds = %19
  %24 = fmul double %6, 5.000000e-01
  %25 = bitcast double %24 to i64
  %26 = tail call fastcc i32 @narrow(i64 noundef %25, i32 noundef 4, i32 noundef 3, i32 noundef 0, i32 noundef 0) #19
  %27 = add i32 %26, 8
  %28 = or i32 %27, %9
  br label %29

29:                                               ; preds = %11, %2, %23, %21, %17
  %30 = phi i32 [ %18, %17 ], [ %22, %21 ], [ %28, %23 ], [ 127, %2 ], [ 0, %11 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_e5m2(i64 noundef %0, i32 noundef %1) #9 {
  %3 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 5, i32 noundef 2, i32 noundef 0, i32 noundef 127) #19
  %4 = and i32 %3, 127
  %5 = icmp eq i32 %4, 124
  %6 = and i32 %3, 128
  %7 = or disjoint i32 %6, 123
  %8 = select i1 %5, i32 %7, i32 %3
  %9 = and i32 %1, 1
  %10 = icmp eq i32 %9, 0
  %11 = icmp samesign ugt i32 %4, 124
  %12 = or i1 %10, %11
  %13 = icmp eq i32 %6, 0
  %14 = select i1 %12, i1 true, i1 %13
  %15 = and i32 %1, 2
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i1 %14, i1 false
  %18 = select i1 %17, i32 %8, i32 0
  ret i32 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, 65281) i32 @px_e5m2_to_f16(i32 noundef %0) #9 {
  %2 = and i32 %0, 127
  %3 = icmp samesign ugt i32 %2, 124
  %4 = shl i32 %0, 8
  %5 = and i32 %4, 65280
  %6 = select i1 %3, i32 32767, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_e4m3_to_f16(i32 noundef %0) #9 {
  %2 = and i32 %0, 127
  %3 = icmp eq i32 %2, 127
  br i1 %3, label %22, label %4

4:                                                ; preds = %1
  %5 = and i32 %0, 7
  %6 = shl i32 %0, 8
  %7 = and i32 %6, 32768
  %8 = icmp samesign ult i32 %2, 8
  %9 = or disjoint i32 %5, 8
  %10 = select i1 %8, i32 %5, i32 %9
  %11 = uitofp nneg i32 %10 to double
  %12 = tail call i32 @llvm.umax.i32(i32 %2, i32 8)
  %13 = lshr i32 %12, 3
  %14 = add nuw nsw i32 %13, 1013
  %15 = zext nneg i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 52
  %17 = bitcast i64 %16 to double
  %18 = fmul double %11, %17
  %19 = bitcast double %18 to i64
  %20 = tail call fastcc i32 @narrow(i64 noundef %19, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #19
  %21 = or i32 %20, %7
  br label %22

22:                                               ; preds = %1, %4
  %23 = phi i32 [ %21, %4 ], [ 32767, %1 ]
  ret i32 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_half(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #9 {
  %6 = and i32 %1, 1
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, i32 31744, i32 32640
  %9 = select i1 %7, i32 1024, i32 128
  switch i32 %0, label %14 [
    i32 6, label %10
    i32 7, label %12
  ]

10:                                               ; preds = %5
  %11 = xor i32 %2, 32768
  br label %282

12:                                               ; preds = %5
  %13 = and i32 %2, 32767
  br label %282

14:                                               ; preds = %5
  %15 = and i32 %1, 3
  %16 = icmp eq i32 %15, 2
  br i1 %16, label %17, label %30

17:                                               ; preds = %14
  %18 = and i32 %2, 32767
  %19 = icmp samesign ult i32 %18, %9
  %20 = and i32 %2, 32768
  %21 = select i1 %19, i32 %20, i32 %2
  %22 = and i32 %3, 32767
  %23 = icmp samesign ult i32 %22, %9
  %24 = and i32 %3, 32768
  %25 = select i1 %23, i32 %24, i32 %3
  %26 = and i32 %4, 32767
  %27 = icmp samesign ult i32 %26, %9
  %28 = and i32 %4, 32768
  %29 = select i1 %27, i32 %28, i32 %4
  br label %30

30:                                               ; preds = %17, %14
  %31 = phi i32 [ %3, %14 ], [ %25, %17 ]
  %32 = phi i32 [ %2, %14 ], [ %21, %17 ]
  %33 = phi i32 [ %4, %14 ], [ %29, %17 ]
  br i1 %7, label %34, label %91

34:                                               ; preds = %30
  %35 = shl i32 %32, 16
  %36 = and i32 %35, -2147483648
  %37 = lshr i32 %32, 10
  %38 = and i32 %37, 31
  %39 = and i32 %32, 1023
  switch i32 %38, label %44 [
    i32 31, label %40
    i32 0, label %50
  ]

40:                                               ; preds = %34
  %41 = icmp eq i32 %39, 0
  %42 = or disjoint i32 %36, 2139095040
  %43 = select i1 %41, i32 %42, i32 2147483647
  br label %62

44:                                               ; preds = %34
  %45 = shl nuw nsw i32 %38, 23
  %46 = add nuw nsw i32 %45, 939524096
  %47 = shl nuw nsw i32 %39, 13
  %48 = or disjoint i32 %46, %47
  %49 = or disjoint i32 %48, %36
  br label %62

50:                                               ; preds = %34
  %51 = icmp eq i32 %39, 0
  br i1 %51, label %62, label %52

52:                                               ; preds = %50
  %53 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %39, i1 true)
  %54 = add nsw i32 %53, -21
  %55 = shl i32 %32, %54
  %56 = shl i32 %55, 13
  %57 = and i32 %56, 8380416
  %58 = or disjoint i32 %36, 1124073472
  %59 = shl nuw nsw i32 %53, 23
  %60 = sub nuw nsw i32 %58, %59
  %61 = or disjoint i32 %60, %57
  br label %62

62:                                               ; preds = %52, %50, %44, %40
  %63 = phi i32 [ %36, %50 ], [ %61, %52 ], [ %49, %44 ], [ %43, %40 ]
  %64 = shl i32 %31, 16
  %65 = and i32 %64, -2147483648
  %66 = lshr i32 %31, 10
  %67 = and i32 %66, 31
  %68 = and i32 %31, 1023
  switch i32 %67, label %85 [
    i32 31, label %81
    i32 0, label %69
  ]

69:                                               ; preds = %62
  %70 = icmp eq i32 %68, 0
  br i1 %70, label %104, label %71

71:                                               ; preds = %69
  %72 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %73 = add nsw i32 %72, -21
  %74 = shl i32 %31, %73
  %75 = shl i32 %74, 13
  %76 = and i32 %75, 8380416
  %77 = or disjoint i32 %65, 1124073472
  %78 = shl nuw nsw i32 %72, 23
  %79 = sub nuw nsw i32 %77, %78
  %80 = or disjoint i32 %79, %76
  br label %104

81:                                               ; preds = %62
  %82 = icmp eq i32 %68, 0
  %83 = or disjoint i32 %65, 2139095040
  %84 = select i1 %82, i32 %83, i32 2147483647
  br label %104

85:                                               ; preds = %62
  %86 = shl nuw nsw i32 %67, 23
  %87 = add nuw nsw i32 %86, 939524096
  %88 = shl nuw nsw i32 %68, 13
  %89 = or disjoint i32 %87, %88
  %90 = or disjoint i32 %89, %65
  br label %104

91:                                               ; preds = %30
  %92 = and i32 %32, 32767
  %93 = icmp samesign ugt i32 %92, 32640
  %94 = shl i32 %32, 16
  %95 = select i1 %93, i32 2147483647, i32 %94
  %96 = and i32 %31, 32767
  %97 = icmp samesign ugt i32 %96, 32640
  %98 = shl i32 %31, 16
  %99 = select i1 %97, i32 2147483647, i32 %98
  %100 = and i32 %33, 32767
  %101 = icmp samesign ugt i32 %100, 32640
  %102 = shl i32 %33, 16
  %103 = select i1 %101, i32 2147483647, i32 %102
  br label %133

104:                                              ; preds = %85, %81, %71, %69
  %105 = phi i32 [ %65, %69 ], [ %80, %71 ], [ %90, %85 ], [ %84, %81 ]
  %106 = shl i32 %33, 16
  %107 = and i32 %106, -2147483648
  %108 = lshr i32 %33, 10
  %109 = and i32 %108, 31
  %110 = and i32 %33, 1023
  switch i32 %109, label %127 [
    i32 31, label %123
    i32 0, label %111
  ]

111:                                              ; preds = %104
  %112 = icmp eq i32 %110, 0
  br i1 %112, label %133, label %113

113:                                              ; preds = %111
  %114 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %110, i1 true)
  %115 = add nsw i32 %114, -21
  %116 = shl i32 %33, %115
  %117 = shl i32 %116, 13
  %118 = and i32 %117, 8380416
  %119 = or disjoint i32 %107, 1124073472
  %120 = shl nuw nsw i32 %114, 23
  %121 = sub nuw nsw i32 %119, %120
  %122 = or disjoint i32 %121, %118
  br label %133

123:                                              ; preds = %104
  %124 = icmp eq i32 %110, 0
  %125 = or disjoint i32 %107, 2139095040
  %126 = select i1 %124, i32 %125, i32 2147483647
  br label %133

127:                                              ; preds = %104
  %128 = shl nuw nsw i32 %109, 23
  %129 = add nuw nsw i32 %128, 939524096
  %130 = shl nuw nsw i32 %110, 13
  %131 = or disjoint i32 %129, %130
  %132 = or disjoint i32 %131, %107
  br label %133

133:                                              ; preds = %127, %123, %113, %111, %91
  %134 = phi i32 [ %99, %91 ], [ %105, %123 ], [ %105, %127 ], [ %105, %113 ], [ %105, %111 ]
  %135 = phi i32 [ %95, %91 ], [ %63, %123 ], [ %63, %127 ], [ %63, %113 ], [ %63, %111 ]
  %136 = phi i32 [ %103, %91 ], [ %126, %123 ], [ %132, %127 ], [ %122, %113 ], [ %107, %111 ]
  %137 = bitcast i32 %135 to float
  %138 = fpext float %137 to double
  %139 = bitcast i32 %134 to float
  %140 = fpext float %139 to double
  %141 = bitcast i32 %136 to float
  %142 = fpext float %141 to double
  %143 = icmp eq i32 %0, 5
  %144 = and i32 %0, -2
  %145 = icmp eq i32 %144, 4
  br i1 %145, label %146, label %202

146:                                              ; preds = %133
  %147 = and i32 %1, 32
  %148 = icmp eq i32 %147, 0
  %149 = xor i32 %31, %32
  %150 = and i32 %149, 32768
  %151 = select i1 %148, i32 0, i32 %150
  br i1 %148, label %161, label %152

152:                                              ; preds = %146
  %153 = and i32 %32, 32767
  %154 = and i32 %31, 32767
  %155 = fcmp olt float %137, 0.000000e+00
  %156 = fneg double %138
  %157 = select i1 %155, double %156, double %138
  %158 = fcmp olt float %139, 0.000000e+00
  %159 = fneg double %140
  %160 = select i1 %158, double %159, double %140
  br label %161

161:                                              ; preds = %152, %146
  %162 = phi i32 [ %31, %146 ], [ %154, %152 ]
  %163 = phi i32 [ %32, %146 ], [ %153, %152 ]
  %164 = phi double [ %140, %146 ], [ %160, %152 ]
  %165 = phi double [ %138, %146 ], [ %157, %152 ]
  %166 = and i32 %163, 32767
  %167 = icmp samesign ugt i32 %166, %8
  %168 = and i32 %162, 32767
  %169 = icmp samesign ugt i32 %168, %8
  %170 = select i1 %167, i1 %169, i1 false
  br i1 %170, label %195, label %171

171:                                              ; preds = %161
  %172 = select i1 %167, i1 true, i1 %169
  %173 = and i32 %1, 16
  %174 = icmp ne i32 %173, 0
  %175 = and i1 %174, %172
  br i1 %175, label %195, label %176

176:                                              ; preds = %171
  br i1 %172, label %177, label %180

177:                                              ; preds = %176
  %178 = select i1 %167, i32 %162, i32 %163
  %179 = or i32 %178, %151
  br label %195

180:                                              ; preds = %176
  %181 = fcmp olt double %165, %164
  br i1 %181, label %189, label %182

182:                                              ; preds = %180
  %183 = fcmp oeq double %165, %164
  br i1 %183, label %184, label %189

184:                                              ; preds = %182
  %185 = lshr i32 %163, 15
  %186 = lshr i32 %162, 15
  %187 = icmp samesign ugt i32 %185, %186
  %188 = zext i1 %187 to i32
  br label %189

189:                                              ; preds = %182, %184, %180
  %190 = phi i32 [ 1, %180 ], [ 0, %182 ], [ %188, %184 ]
  %191 = zext i1 %143 to i32
  %192 = icmp eq i32 %190, %191
  %193 = select i1 %192, i32 %162, i32 %163
  %194 = or i32 %193, %151
  br label %195

195:                                              ; preds = %161, %171, %177, %189
  %196 = phi i32 [ %179, %177 ], [ %194, %189 ], [ 32767, %171 ], [ 32767, %161 ]
  %197 = and i32 %196, 32767
  %198 = icmp samesign ult i32 %197, %9
  %199 = select i1 %16, i1 %198, i1 false
  %200 = and i32 %196, 32768
  %201 = select i1 %199, i32 %200, i32 %196
  br label %282

202:                                              ; preds = %133
  switch i32 %0, label %221 [
    i32 0, label %203
    i32 1, label %210
    i32 2, label %218
  ]

203:                                              ; preds = %202
  %204 = fadd double %138, %140
  %205 = fsub double %204, %138
  %206 = fsub double %204, %205
  %207 = fsub double %138, %206
  %208 = fsub double %140, %205
  %209 = fadd double %208, %207
  br label %229

210:                                              ; preds = %202
  %211 = fneg double %140
  %212 = fsub double %138, %140
  %213 = fsub double %212, %138
  %214 = fsub double %212, %213
  %215 = fsub double %138, %214
  %216 = fsub double %211, %213
  %217 = fadd double %216, %215
  br label %229

218:                                              ; preds = %202
  %219 = fmul double %138, %140
  %220 = bitcast double %219 to i64
  br label %251

221:                                              ; preds = %202
  %222 = fmul double %138, %140
  %223 = fadd double %222, %142
  %224 = fsub double %223, %222
  %225 = fsub double %223, %224
  %226 = fsub double %222, %225
  %227 = fsub double %142, %224
  %228 = fadd double %227, %226
  br label %229

229:                                              ; preds = %210, %221, %203
  %230 = phi double [ %217, %210 ], [ %228, %221 ], [ %209, %203 ]
  %231 = phi double [ %212, %210 ], [ %223, %221 ], [ %204, %203 ]
  %232 = fcmp ord double %230, 0.000000e+00
  %233 = select i1 %232, double %230, double 0.000000e+00
  %234 = bitcast double %231 to i64
  %235 = fcmp une double %233, 0.000000e+00
  %236 = and i64 %234, 1
  %237 = icmp eq i64 %236, 0
  %238 = select i1 %235, i1 %237, i1 false
  br i1 %238, label %239, label %251

239:                                              ; preds = %229
  %240 = fcmp ogt double %233, 0.000000e+00
  %241 = zext i1 %240 to i32
  %242 = fcmp olt double %233, 0.000000e+00
  %243 = sext i1 %242 to i32
  %244 = add nsw i32 %243, %241
  %245 = icmp sgt i64 %234, -1
  %246 = select i1 %245, i32 1, i32 -1
  %247 = icmp eq i32 %244, %246
  %248 = or disjoint i64 %234, 1
  %249 = add i64 %234, -1
  %250 = select i1 %247, i64 %248, i64 %249
  br label %251

251:                                              ; preds = %218, %239, %229
  %252 = phi i64 [ %250, %239 ], [ %234, %229 ], [ %220, %218 ]
  br i1 %7, label %255, label %253

253:                                              ; preds = %251
  %254 = tail call fastcc i32 @narrow(i64 noundef %252, i32 noundef 8, i32 noundef 7, i32 noundef 0, i32 noundef 32767) #19
  br label %257

255:                                              ; preds = %251
  %256 = tail call fastcc i32 @narrow(i64 noundef %252, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #19
  br label %257

257:                                              ; preds = %255, %253
  %258 = phi i32 [ %254, %253 ], [ %256, %255 ]
  %259 = and i32 %258, 32767
  %260 = icmp samesign ult i32 %259, %9
  %261 = select i1 %16, i1 %260, i1 false
  %262 = and i32 %258, 32768
  %263 = select i1 %261, i32 %262, i32 %258
  %264 = and i32 %263, 32767
  %265 = and i32 %1, 8
  %266 = icmp eq i32 %265, 0
  %267 = icmp samesign ugt i32 %264, %8
  %268 = or i1 %266, %267
  %269 = icmp eq i32 %262, 0
  %270 = select i1 %268, i1 true, i1 %269
  %271 = select i1 %270, i32 %263, i32 0
  %272 = and i32 %1, 4
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %282, label %274

274:                                              ; preds = %257
  %275 = select i1 %7, i32 15360, i32 16256
  %276 = icmp samesign ule i32 %264, %8
  %277 = and i32 %271, 32768
  %278 = icmp eq i32 %277, 0
  %279 = select i1 %276, i1 %278, i1 false
  %280 = tail call i32 @llvm.umin.i32(i32 %271, i32 range(i32 0, 1065353217) %275)
  %281 = select i1 %279, i32 %280, i32 0
  br label %282

282:                                              ; preds = %195, %257, %274, %12, %10
  %283 = phi i32 [ %11, %10 ], [ %13, %12 ], [ %201, %195 ], [ %281, %274 ], [ %271, %257 ]
  ret i32 %283
}

; Function Attrs: nounwind
define i32 @px_half_unary(i32 noundef %0, i32 noundef %1) #0 {
  %3 = and i32 %1, 1
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %10, label %5

5:                                                ; preds = %2
  %6 = and i32 %0, 32767
  %7 = icmp samesign ugt i32 %6, 32640
  %8 = shl i32 %0, 16
  %9 = select i1 %7, i32 2147483647, i32 %8
  br label %38

10:                                               ; preds = %2
  %11 = shl i32 %0, 16
  %12 = and i32 %11, -2147483648
  %13 = lshr i32 %0, 10
  %14 = and i32 %13, 31
  %15 = and i32 %0, 1023
  switch i32 %14, label %20 [
    i32 31, label %16
    i32 0, label %26
  ]

16:                                               ; preds = %10
  %17 = icmp eq i32 %15, 0
  %18 = or disjoint i32 %12, 2139095040
  %19 = select i1 %17, i32 %18, i32 2147483647
  br label %38

20:                                               ; preds = %10
  %21 = shl nuw nsw i32 %14, 23
  %22 = add nuw nsw i32 %21, 939524096
  %23 = shl nuw nsw i32 %15, 13
  %24 = or disjoint i32 %22, %23
  %25 = or disjoint i32 %24, %12
  br label %38

26:                                               ; preds = %10
  %27 = icmp eq i32 %15, 0
  br i1 %27, label %38, label %28

28:                                               ; preds = %26
  %29 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %15, i1 true)
  %30 = add nsw i32 %29, -21
  %31 = shl i32 %0, %30
  %32 = shl i32 %31, 13
  %33 = and i32 %32, 8380416
  %34 = or disjoint i32 %12, 1124073472
  %35 = shl nuw nsw i32 %29, 23
  %36 = sub nuw nsw i32 %34, %35
  %37 = or disjoint i32 %36, %33
  br label %38

38:                                               ; preds = %28, %26, %20, %16, %5
  %39 = phi i32 [ %9, %5 ], [ %19, %16 ], [ %25, %20 ], [ %37, %28 ], [ %12, %26 ]
  %40 = bitcast i32 %39 to float
  %41 = fpext float %40 to double
  %42 = and i32 %1, 2
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %46, label %44

44:                                               ; preds = %38
  %45 = tail call double @tanh(double noundef %41) #20
  br label %48

46:                                               ; preds = %38
  %47 = tail call double @exp2(double noundef %41) #20
  br label %48

48:                                               ; preds = %46, %44
  %49 = phi double [ %45, %44 ], [ %47, %46 ]
  %50 = bitcast double %49 to i64
  br i1 %4, label %53, label %51

51:                                               ; preds = %48
  %52 = tail call fastcc i32 @narrow(i64 noundef %50, i32 noundef 8, i32 noundef 7, i32 noundef 0, i32 noundef 32767) #19
  br label %55

53:                                               ; preds = %48
  %54 = tail call fastcc i32 @narrow(i64 noundef %50, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #19
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi i32 [ %52, %51 ], [ %54, %53 ]
  ret i32 %56
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_video(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %3, 15
  %6 = lshr i32 %3, 10
  %7 = and i32 %6, 15
  %8 = lshr i32 %3, 4
  %9 = and i32 %8, 1
  %10 = lshr i32 %3, 14
  %11 = and i32 %10, 15
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %13

13:                                               ; preds = %4
  %14 = icmp samesign ult i32 %11, 5
  br i1 %14, label %15, label %18

15:                                               ; preds = %13
  %16 = shl nuw nsw i32 %11, 3
  %17 = add nsw i32 %16, -8
  br label %21

18:                                               ; preds = %13
  %19 = shl nuw nsw i32 %11, 4
  %20 = add nsw i32 %19, -80
  br label %21

21:                                               ; preds = %18, %15, %4
  %22 = phi i32 [ 0, %4 ], [ %17, %15 ], [ %20, %18 ]
  %23 = lshr i32 %0, %22
  %24 = icmp samesign ult i32 %11, 5
  %25 = select i1 %24, i32 8, i32 16
  %26 = select i1 %12, i32 32, i32 %25
  %27 = shl nsw i32 -1, %26
  %28 = xor i32 %27, -1
  %29 = select i1 %12, i32 -1, i32 %28
  %30 = and i32 %23, %29
  %31 = zext i32 %30 to i64
  %32 = and i32 %3, 32
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %44, label %34

34:                                               ; preds = %21
  %35 = add nsw i32 %26, -1
  %36 = zext nneg i32 %35 to i64
  %37 = shl nuw nsw i64 1, %36
  %38 = and i64 %37, %31
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %44, label %40

40:                                               ; preds = %34
  %41 = zext nneg i32 %26 to i64
  %42 = shl nsw i64 -1, %41
  %43 = add nsw i64 %42, %31
  br label %44

44:                                               ; preds = %21, %34, %40
  %45 = phi i64 [ %43, %40 ], [ %31, %34 ], [ %31, %21 ]
  %46 = lshr i32 %3, 18
  %47 = and i32 %46, 15
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %57, label %49

49:                                               ; preds = %44
  %50 = icmp samesign ult i32 %47, 5
  br i1 %50, label %51, label %54

51:                                               ; preds = %49
  %52 = shl nuw nsw i32 %47, 3
  %53 = add nsw i32 %52, -8
  br label %57

54:                                               ; preds = %49
  %55 = shl nuw nsw i32 %47, 4
  %56 = add nsw i32 %55, -80
  br label %57

57:                                               ; preds = %54, %51, %44
  %58 = phi i32 [ 0, %44 ], [ %53, %51 ], [ %56, %54 ]
  %59 = lshr i32 %1, %58
  %60 = icmp samesign ult i32 %47, 5
  %61 = select i1 %60, i32 8, i32 16
  %62 = select i1 %48, i32 32, i32 %61
  %63 = shl nsw i32 -1, %62
  %64 = xor i32 %63, -1
  %65 = select i1 %48, i32 -1, i32 %64
  %66 = and i32 %59, %65
  %67 = zext i32 %66 to i64
  %68 = and i32 %3, 64
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %80, label %70

70:                                               ; preds = %57
  %71 = add nsw i32 %62, -1
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 1, %72
  %74 = and i64 %73, %67
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %80, label %76

76:                                               ; preds = %70
  %77 = zext nneg i32 %62 to i64
  %78 = shl nsw i64 -1, %77
  %79 = add nsw i64 %78, %67
  br label %80

80:                                               ; preds = %57, %70, %76
  %81 = phi i64 [ %79, %76 ], [ %67, %70 ], [ %67, %57 ]
  %82 = add nsw i32 %5, -7
  %83 = icmp ult i32 %82, 2
  br i1 %83, label %84, label %92

84:                                               ; preds = %80
  %85 = and i32 %3, 4194304
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %89, label %87

87:                                               ; preds = %84
  %88 = and i64 %81, 31
  br label %92

89:                                               ; preds = %84
  %90 = and i64 %81, 4294967295
  %91 = tail call i64 @llvm.umin.i64(i64 %90, i64 32)
  br label %92

92:                                               ; preds = %87, %89, %80
  %93 = phi i64 [ %81, %80 ], [ %88, %87 ], [ %91, %89 ]
  %94 = add nsw i64 %93, %45
  switch i32 %5, label %120 [
    i32 0, label %138
    i32 1, label %95
    i32 2, label %97
    i32 3, label %100
    i32 4, label %102
    i32 5, label %104
    i32 7, label %109
    i32 8, label %118
  ]

95:                                               ; preds = %92
  %96 = sub nsw i64 %45, %93
  br label %138

97:                                               ; preds = %92
  %98 = sub nsw i64 %45, %93
  %99 = tail call i64 @llvm.abs.i64(i64 %98, i1 true)
  br label %138

100:                                              ; preds = %92
  %101 = tail call i64 @llvm.smin.i64(i64 range(i64 -4294967296, 4294967296) %45, i64 range(i64 -4294967296, 4294967296) %93)
  br label %138

102:                                              ; preds = %92
  %103 = tail call i64 @llvm.smax.i64(i64 range(i64 -4294967296, 4294967296) %45, i64 range(i64 -4294967296, 4294967296) %93)
  br label %138

104:                                              ; preds = %92
  %105 = icmp sgt i64 %94, -1
  %106 = zext i1 %105 to i64
  %107 = add nsw i64 %94, %106
  %108 = ashr i64 %107, 1
  br label %138

109:                                              ; preds = %92
  %110 = icmp sgt i64 %93, 31
  br i1 %110, label %111, label %116

111:                                              ; preds = %109
  %112 = icmp slt i64 %45, 0
  br i1 %112, label %142, label %113

113:                                              ; preds = %111
  %114 = icmp eq i64 %45, 0
  %115 = select i1 %114, i64 0, i64 4611686018427387904
  br label %142

116:                                              ; preds = %109
  %117 = shl nsw i64 %45, %93
  br label %138

118:                                              ; preds = %92
  %119 = ashr i64 %45, %93
  br label %138

120:                                              ; preds = %92
  %121 = lshr i32 %3, 23
  %122 = and i32 %121, 7
  switch i32 %122, label %133 [
    i32 0, label %123
    i32 1, label %125
    i32 2, label %127
    i32 3, label %129
    i32 4, label %131
  ]

123:                                              ; preds = %120
  %124 = icmp eq i64 %45, %93
  br label %135

125:                                              ; preds = %120
  %126 = icmp ne i64 %45, %93
  br label %135

127:                                              ; preds = %120
  %128 = icmp slt i64 %45, %93
  br label %135

129:                                              ; preds = %120
  %130 = icmp sle i64 %45, %93
  br label %135

131:                                              ; preds = %120
  %132 = icmp sgt i64 %45, %93
  br label %135

133:                                              ; preds = %120
  %134 = icmp sge i64 %45, %93
  br label %135

135:                                              ; preds = %133, %131, %129, %127, %125, %123
  %136 = phi i1 [ %134, %133 ], [ %132, %131 ], [ %130, %129 ], [ %128, %127 ], [ %126, %125 ], [ %124, %123 ]
  %137 = zext i1 %136 to i64
  br label %142

138:                                              ; preds = %92, %95, %97, %100, %102, %104, %118, %116
  %139 = phi i64 [ %117, %116 ], [ %94, %92 ], [ %96, %95 ], [ %99, %97 ], [ %101, %100 ], [ %103, %102 ], [ %108, %104 ], [ %119, %118 ]
  %140 = and i32 %3, 128
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %169, label %151

142:                                              ; preds = %111, %113, %135
  %143 = phi i64 [ %137, %135 ], [ %115, %113 ], [ -4611686018427387904, %111 ]
  %144 = icmp sgt i64 %93, 31
  %145 = and i32 %3, 143
  %146 = icmp eq i32 %145, 7
  %147 = and i1 %146, %144
  br i1 %147, label %172, label %148

148:                                              ; preds = %142
  %149 = and i32 %3, 128
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %169, label %151

151:                                              ; preds = %138, %148
  %152 = phi i64 [ %139, %138 ], [ %143, %148 ]
  %153 = icmp eq i32 %7, 0
  %154 = icmp samesign ult i32 %7, 5
  %155 = select i1 %154, i32 8, i32 16
  %156 = select i1 %153, i32 32, i32 %155
  %157 = icmp eq i32 %9, 0
  %158 = add nsw i32 %156, -1
  %159 = zext nneg i32 %158 to i64
  %160 = shl nsw i64 -1, %159
  %161 = select i1 %157, i64 0, i64 %160
  %162 = icmp slt i64 %152, %161
  br i1 %162, label %169, label %163

163:                                              ; preds = %151
  %164 = select i1 %157, i32 %156, i32 %158
  %165 = zext nneg i32 %164 to i64
  %166 = shl nsw i64 -1, %165
  %167 = xor i64 %166, -1
  %168 = tail call i64 @llvm.smin.i64(i64 %152, i64 %167)
  br label %169

169:                                              ; preds = %163, %151, %138, %148
  %170 = phi i64 [ %143, %148 ], [ %139, %138 ], [ %168, %163 ], [ %161, %151 ]
  %171 = trunc i64 %170 to i32
  br label %172

172:                                              ; preds = %142, %169
  %173 = phi i32 [ %171, %169 ], [ 0, %142 ]
  %174 = icmp eq i32 %7, 0
  br i1 %174, label %189, label %175

175:                                              ; preds = %172
  %176 = icmp samesign ult i32 %7, 5
  %177 = select i1 %176, i32 255, i32 65535
  %178 = shl nuw nsw i32 %7, 3
  %179 = add nsw i32 %178, -8
  %180 = shl nuw nsw i32 %7, 4
  %181 = add nsw i32 %180, -80
  %182 = select i1 %176, i32 %179, i32 %181
  %183 = and i32 %173, %177
  %184 = shl i32 %183, %182
  %185 = shl i32 %177, %182
  %186 = xor i32 %185, -1
  %187 = and i32 %2, %186
  %188 = or i32 %184, %187
  br label %203

189:                                              ; preds = %172
  %190 = lshr i32 %3, 8
  %191 = and i32 %190, 3
  %192 = icmp eq i32 %9, 0
  %193 = icmp slt i32 %173, %2
  %194 = icmp ult i32 %173, %2
  %195 = select i1 %192, i1 %194, i1 %193
  switch i32 %191, label %202 [
    i32 1, label %196
    i32 2, label %198
    i32 3, label %200
    i32 0, label %203
  ]

196:                                              ; preds = %189
  %197 = add i32 %173, %2
  br label %203

198:                                              ; preds = %189
  %199 = select i1 %195, i32 %173, i32 %2
  br label %203

200:                                              ; preds = %189
  %201 = select i1 %195, i32 %2, i32 %173
  br label %203

202:                                              ; preds = %189
  unreachable

203:                                              ; preds = %200, %198, %196, %189, %175
  %204 = phi i32 [ %188, %175 ], [ %201, %200 ], [ %199, %198 ], [ %197, %196 ], [ %173, %189 ]
  ret i32 %204
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_vmad(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #9 {
  %5 = and i32 %3, 32
  %6 = icmp eq i32 %5, 0
  %7 = and i32 %3, 268435456
  %8 = icmp eq i32 %7, 0
  %9 = and i32 %3, 805306464
  %10 = icmp eq i32 %9, 0
  %11 = lshr i32 %3, 14
  %12 = and i32 %11, 15
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %4
  %15 = icmp samesign ult i32 %12, 5
  br i1 %15, label %16, label %19

16:                                               ; preds = %14
  %17 = shl nuw nsw i32 %12, 3
  %18 = add nsw i32 %17, -8
  br label %22

19:                                               ; preds = %14
  %20 = shl nuw nsw i32 %12, 4
  %21 = add nsw i32 %20, -80
  br label %22

22:                                               ; preds = %19, %16, %4
  %23 = phi i32 [ 0, %4 ], [ %18, %16 ], [ %21, %19 ]
  %24 = lshr i32 %0, %23
  %25 = icmp samesign ult i32 %12, 5
  %26 = select i1 %25, i32 8, i32 16
  %27 = select i1 %13, i32 32, i32 %26
  %28 = shl nsw i32 -1, %27
  %29 = xor i32 %28, -1
  %30 = select i1 %13, i32 -1, i32 %29
  %31 = and i32 %24, %30
  %32 = zext i32 %31 to i64
  br i1 %6, label %43, label %33

33:                                               ; preds = %22
  %34 = add nsw i32 %27, -1
  %35 = zext nneg i32 %34 to i64
  %36 = shl nuw nsw i64 1, %35
  %37 = and i64 %36, %32
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %43, label %39

39:                                               ; preds = %33
  %40 = zext nneg i32 %27 to i64
  %41 = shl nsw i64 -1, %40
  %42 = add nsw i64 %41, %32
  br label %43

43:                                               ; preds = %22, %33, %39
  %44 = phi i64 [ %42, %39 ], [ %32, %33 ], [ %32, %22 ]
  %45 = sext i64 %44 to i128
  %46 = lshr i32 %3, 18
  %47 = and i32 %46, 15
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %57, label %49

49:                                               ; preds = %43
  %50 = icmp samesign ult i32 %47, 5
  br i1 %50, label %51, label %54

51:                                               ; preds = %49
  %52 = shl nuw nsw i32 %47, 3
  %53 = add nsw i32 %52, -8
  br label %57

54:                                               ; preds = %49
  %55 = shl nuw nsw i32 %47, 4
  %56 = add nsw i32 %55, -80
  br label %57

57:                                               ; preds = %54, %51, %43
  %58 = phi i32 [ 0, %43 ], [ %53, %51 ], [ %56, %54 ]
  %59 = lshr i32 %1, %58
  %60 = icmp samesign ult i32 %47, 5
  %61 = select i1 %60, i32 8, i32 16
  %62 = select i1 %48, i32 32, i32 %61
  %63 = shl nsw i32 -1, %62
  %64 = xor i32 %63, -1
  %65 = select i1 %48, i32 -1, i32 %64
  %66 = and i32 %59, %65
  %67 = zext i32 %66 to i64
  %68 = and i32 %3, 64
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %80, label %70

70:                                               ; preds = %57
  %71 = add nsw i32 %62, -1
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 1, %72
  %74 = and i64 %73, %67
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %80, label %76

76:                                               ; preds = %70
  %77 = zext nneg i32 %62 to i64
  %78 = shl nsw i64 -1, %77
  %79 = add nsw i64 %78, %67
  br label %80

80:                                               ; preds = %57, %70, %76
  %81 = phi i64 [ %79, %76 ], [ %67, %70 ], [ %67, %57 ]
  %82 = sext i64 %81 to i128
  %83 = sext i32 %2 to i64
  %84 = zext i32 %2 to i64
  %85 = select i1 %10, i64 %84, i64 %83
  %86 = sext i64 %85 to i128
  %87 = mul nsw i128 %82, %45
  br i1 %8, label %90, label %88

88:                                               ; preds = %80
  %89 = sub nsw i128 %86, %87
  br label %97

90:                                               ; preds = %80
  %91 = and i32 %3, 536870912
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = sub nsw i128 %87, %86
  br label %97

95:                                               ; preds = %90
  %96 = add nsw i128 %87, %86
  br label %97

97:                                               ; preds = %93, %95, %88
  %98 = phi i128 [ %89, %88 ], [ %94, %93 ], [ %96, %95 ]
  %99 = lshr i32 %3, 30
  %100 = and i32 %99, 1
  %101 = zext nneg i32 %100 to i128
  %102 = add nsw i128 %98, %101
  %103 = lshr i32 %3, 26
  %104 = and i32 %103, 3
  %105 = icmp eq i32 %104, 1
  %106 = icmp eq i32 %104, 2
  %107 = select i1 %106, i32 15, i32 0
  %108 = select i1 %105, i32 7, i32 %107
  %109 = zext nneg i32 %108 to i128
  %110 = ashr i128 %102, %109
  %111 = trunc i128 %110 to i64
  %112 = and i32 %3, 128
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %123, label %114

114:                                              ; preds = %97
  br i1 %10, label %119, label %115

115:                                              ; preds = %114
  %116 = tail call i64 @llvm.smin.i64(i64 %111, i64 2147483647)
  %117 = tail call i64 @llvm.smax.i64(i64 %116, i64 -2147483648)
  %118 = trunc nsw i64 %117 to i32
  br label %125

119:                                              ; preds = %114
  %120 = icmp ugt i64 %111, 4294967295
  %121 = trunc i128 %110 to i32
  %122 = select i1 %120, i32 -1, i32 %121
  br label %125

123:                                              ; preds = %97
  %124 = trunc i128 %110 to i32
  br label %125

125:                                              ; preds = %115, %119, %123
  %126 = phi i32 [ %124, %123 ], [ %118, %115 ], [ %122, %119 ]
  ret i32 %126
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define i32 @px_video_lanes(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #11 {
  %8 = zext i32 %1 to i64
  %9 = shl nuw i64 %8, 32
  %10 = zext i32 %0 to i64
  %11 = or disjoint i64 %9, %10
  %12 = udiv i32 32, %4
  %13 = shl nsw i32 -1, %12
  %14 = xor i32 %13, -1
  %15 = and i32 %3, 768
  %16 = icmp eq i32 %15, 0
  %17 = select i1 %16, i32 0, i32 %2
  %18 = icmp ugt i32 %4, 1
  %19 = select i1 %18, i32 %14, i32 -1
  %20 = and i32 %3, 32
  %21 = icmp eq i32 %20, 0
  %22 = and i32 %3, 64
  %23 = icmp eq i32 %22, 0
  %24 = and i32 %3, 15
  %25 = and i32 %3, 128
  %26 = icmp eq i32 %25, 0
  %27 = add nsw i32 %12, -1
  %28 = zext nneg i32 %27 to i64
  %29 = shl nuw i64 1, %28
  %30 = zext nneg i32 %12 to i64
  %31 = shl nsw i64 -1, %30
  %32 = lshr i32 %3, 23
  %33 = and i32 %32, 7
  %34 = and i32 %3, 16
  %35 = icmp eq i32 %34, 0
  %36 = shl nsw i64 -1, %28
  %37 = select i1 %35, i64 0, i64 %36
  %38 = select i1 %35, i32 %12, i32 %27
  %39 = zext nneg i32 %38 to i64
  %40 = shl nsw i64 -1, %39
  %41 = xor i64 %40, -1
  %42 = tail call i32 @llvm.umax.i32(i32 %4, i32 1)
  br label %44

43:                                               ; preds = %139
  ret i32 %140

44:                                               ; preds = %7, %139
  %45 = phi i32 [ %17, %7 ], [ %140, %139 ]
  %46 = phi i32 [ 0, %7 ], [ %141, %139 ]
  %47 = mul i32 %46, 3
  %48 = lshr i32 %5, %47
  %49 = and i32 %48, 7
  %50 = add i32 %47, 12
  %51 = lshr i32 %5, %50
  %52 = and i32 %51, 7
  %53 = mul nuw nsw i32 %49, %12
  %54 = zext nneg i32 %53 to i64
  %55 = lshr i64 %11, %54
  %56 = trunc i64 %55 to i32
  %57 = and i32 %19, %56
  %58 = zext i32 %57 to i64
  %59 = and i64 %29, %58
  %60 = icmp eq i64 %59, 0
  %61 = select i1 %21, i1 true, i1 %60
  %62 = select i1 %61, i64 0, i64 %31
  %63 = add nsw i64 %62, %58
  %64 = mul nuw nsw i32 %52, %12
  %65 = zext nneg i32 %64 to i64
  %66 = lshr i64 %11, %65
  %67 = trunc i64 %66 to i32
  %68 = and i32 %19, %67
  %69 = zext i32 %68 to i64
  %70 = and i64 %29, %69
  %71 = icmp eq i64 %70, 0
  %72 = select i1 %23, i1 true, i1 %71
  %73 = select i1 %72, i64 0, i64 %31
  %74 = add nsw i64 %73, %69
  %75 = add nsw i64 %74, %63
  switch i32 %24, label %101 [
    i32 0, label %117
    i32 1, label %76
    i32 2, label %78
    i32 3, label %81
    i32 4, label %83
    i32 5, label %85
    i32 7, label %90
    i32 8, label %99
  ]

76:                                               ; preds = %44
  %77 = sub nsw i64 %63, %74
  br label %117

78:                                               ; preds = %44
  %79 = sub nsw i64 %63, %74
  %80 = tail call i64 @llvm.abs.i64(i64 %79, i1 true)
  br label %117

81:                                               ; preds = %44
  %82 = tail call i64 @llvm.smin.i64(i64 range(i64 -4294967296, 4294967296) %63, i64 range(i64 -4294967296, 4294967296) %74)
  br label %117

83:                                               ; preds = %44
  %84 = tail call i64 @llvm.smax.i64(i64 range(i64 -4294967296, 4294967296) %63, i64 range(i64 -4294967296, 4294967296) %74)
  br label %117

85:                                               ; preds = %44
  %86 = icmp sgt i64 %75, -1
  %87 = zext i1 %86 to i64
  %88 = add nsw i64 %75, %87
  %89 = ashr i64 %88, 1
  br label %117

90:                                               ; preds = %44
  %91 = icmp sgt i64 %74, 31
  br i1 %91, label %92, label %97

92:                                               ; preds = %90
  %93 = icmp slt i64 %63, 0
  br i1 %93, label %117, label %94

94:                                               ; preds = %92
  %95 = icmp eq i64 %63, 0
  %96 = select i1 %95, i64 0, i64 4611686018427387904
  br label %117

97:                                               ; preds = %90
  %98 = shl nsw i64 %63, %74
  br label %117

99:                                               ; preds = %44
  %100 = ashr i64 %63, %74
  br label %117

101:                                              ; preds = %44
  switch i32 %33, label %112 [
    i32 0, label %102
    i32 1, label %104
    i32 2, label %106
    i32 3, label %108
    i32 4, label %110
  ]

102:                                              ; preds = %101
  %103 = icmp eq i64 %63, %74
  br label %114

104:                                              ; preds = %101
  %105 = icmp ne i64 %63, %74
  br label %114

106:                                              ; preds = %101
  %107 = icmp slt i64 %63, %74
  br label %114

108:                                              ; preds = %101
  %109 = icmp sle i64 %63, %74
  br label %114

110:                                              ; preds = %101
  %111 = icmp sgt i64 %63, %74
  br label %114

112:                                              ; preds = %101
  %113 = icmp sge i64 %63, %74
  br label %114

114:                                              ; preds = %112, %110, %108, %106, %104, %102
  %115 = phi i1 [ %113, %112 ], [ %111, %110 ], [ %109, %108 ], [ %107, %106 ], [ %105, %104 ], [ %103, %102 ]
  %116 = zext i1 %115 to i64
  br label %117

117:                                              ; preds = %44, %76, %78, %81, %83, %85, %92, %94, %97, %99, %114
  %118 = phi i64 [ %116, %114 ], [ %100, %99 ], [ %89, %85 ], [ %84, %83 ], [ %82, %81 ], [ %80, %78 ], [ %77, %76 ], [ %75, %44 ], [ %98, %97 ], [ %96, %94 ], [ -4611686018427387904, %92 ]
  br i1 %26, label %123, label %119

119:                                              ; preds = %117
  %120 = icmp slt i64 %118, %37
  br i1 %120, label %123, label %121

121:                                              ; preds = %119
  %122 = tail call i64 @llvm.smin.i64(i64 %118, i64 %41)
  br label %123

123:                                              ; preds = %121, %119, %117
  %124 = phi i64 [ %118, %117 ], [ %122, %121 ], [ %37, %119 ]
  %125 = shl nuw i32 1, %46
  %126 = and i32 %125, %6
  %127 = icmp eq i32 %126, 0
  %128 = trunc i64 %124 to i32
  br i1 %16, label %132, label %129

129:                                              ; preds = %123
  %130 = select i1 %127, i32 0, i32 %128
  %131 = add i32 %130, %45
  br label %139

132:                                              ; preds = %123
  %133 = mul i32 %46, %12
  %134 = lshr i32 %2, %133
  %135 = select i1 %127, i32 %134, i32 %128
  %136 = and i32 %135, %14
  %137 = shl i32 %136, %133
  %138 = or i32 %137, %45
  br label %139

139:                                              ; preds = %132, %129
  %140 = phi i32 [ %131, %129 ], [ %138, %132 ]
  %141 = add nuw i32 %46, 1
  %142 = icmp eq i32 %141, %42
  br i1 %142, label %43, label %44
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none)
define internal fastcc range(i32 0, 256) i32 @ordered(ptr nocapture noundef readonly %0, i32 noundef range(i32 0, 1073741824) %1, i32 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #13 {
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %84, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load ptr, ptr %7, align 8
  %9 = zext nneg i32 %1 to i64
  %10 = getelementptr inbounds nuw %struct.Segment, ptr %8, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load ptr, ptr %11, align 8
  %13 = load i32, ptr %10, align 4
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.BlockRecord, ptr %12, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %16, %18
  br i1 %19, label %33, label %20

20:                                               ; preds = %6
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %22 = load ptr, ptr %21, align 8
  %23 = zext i32 %16 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %25 = load i32, ptr %24, align 8
  %26 = zext i32 %25 to i64
  %27 = mul nuw i64 %26, %23
  %28 = zext i32 %18 to i64
  %29 = getelementptr i8, ptr %22, i64 %27
  %30 = getelementptr i8, ptr %29, i64 %28
  %31 = load i8, ptr %30, align 1
  %32 = zext i8 %31 to i32
  br label %84

33:                                               ; preds = %6
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %50, label %37

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %50

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = tail call fastcc i32 @clock_covers_at(ptr noundef %43, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %35) #19
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %84

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %48 = load ptr, ptr %47, align 8
  %49 = tail call fastcc i32 @clock_covers_at(ptr noundef %48, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %35) #19
  br label %84

50:                                               ; preds = %37, %33
  %51 = load i32, ptr %3, align 8
  %52 = icmp eq i32 %13, %51
  br i1 %52, label %53, label %75

53:                                               ; preds = %50
  %54 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %57 = load i32, ptr %56, align 8
  %58 = icmp ult i32 %55, %57
  br i1 %58, label %84, label %59

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %2, %61
  %63 = icmp eq i32 %55, %57
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %71

65:                                               ; preds = %59
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %67 = load i32, ptr %66, align 4
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %69 = load i32, ptr %68, align 4
  %70 = icmp ugt i32 %67, %69
  br i1 %70, label %71, label %84

71:                                               ; preds = %65, %59
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %73 = load ptr, ptr %72, align 8
  %74 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %73, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #19
  br label %84

75:                                               ; preds = %50
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %77, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #19
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %82 = load ptr, ptr %81, align 8
  %83 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %82, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #19
  br label %84

84:                                               ; preds = %20, %71, %46, %41, %53, %65, %80, %75, %4
  %85 = phi i32 [ 1, %4 ], [ %32, %20 ], [ %74, %71 ], [ 1, %41 ], [ %49, %46 ], [ 1, %53 ], [ 1, %65 ], [ 1, %75 ], [ %83, %80 ]
  ret i32 %85
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @report_race(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, i32 noundef range(i32 0, 1073741824) %2, i32 noundef %3, i32 noundef range(i32 0, 65536) %4, i32 noundef range(i32 0, 16) %5, i64 noundef %6) unnamed_addr #2 {
  %8 = alloca %struct.View, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load ptr, ptr %9, align 8
  %11 = zext nneg i32 %2 to i64
  %12 = getelementptr inbounds nuw %struct.Segment, ptr %10, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = load ptr, ptr %13, align 8
  %15 = load i32, ptr %12, align 4
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.BlockRecord, ptr %14, i64 %16
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = load i32, ptr %19, align 8
  %21 = load i32, ptr %17, align 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %25 = load i32, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %33 = load i32, ptr %32, align 4
  %34 = icmp ne i32 %20, %21
  br i1 %34, label %46, label %35

35:                                               ; preds = %7
  %36 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %37 = load i32, ptr %36, align 4
  %38 = load i32, ptr %18, align 8
  %39 = icmp eq i32 %37, %38
  br i1 %39, label %40, label %46

40:                                               ; preds = %35
  %41 = icmp eq i32 %3, -1
  br i1 %41, label %46, label %42

42:                                               ; preds = %40
  %43 = xor i32 %29, %3
  %44 = icmp ult i32 %43, 32
  %45 = select i1 %44, i32 1, i32 2
  br label %46

46:                                               ; preds = %40, %42, %35, %7
  %47 = phi i32 [ 4, %7 ], [ 3, %35 ], [ 2, %40 ], [ %45, %42 ]
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, 5
  br i1 %50, label %60, label %51

51:                                               ; preds = %46
  %52 = and i32 %49, 7
  %53 = add nsw i32 %52, -5
  %54 = icmp ult i32 %53, -4
  %55 = icmp ult i32 %49, 8
  br i1 %54, label %58, label %56

56:                                               ; preds = %51
  %57 = select i1 %55, i32 3, i32 4
  br label %60

58:                                               ; preds = %51
  %59 = select i1 %55, i32 1, i32 2
  br label %60

60:                                               ; preds = %46, %56, %58
  %61 = phi i32 [ 5, %46 ], [ %57, %56 ], [ %59, %58 ]
  %62 = icmp eq i32 %5, 5
  br i1 %62, label %72, label %63

63:                                               ; preds = %60
  %64 = and i32 %5, 7
  %65 = add nsw i32 %64, -5
  %66 = icmp ult i32 %65, -4
  %67 = icmp samesign ult i32 %5, 8
  br i1 %66, label %70, label %68

68:                                               ; preds = %63
  %69 = select i1 %67, i32 3, i32 4
  br label %72

70:                                               ; preds = %63
  %71 = select i1 %67, i32 1, i32 2
  br label %72

72:                                               ; preds = %60, %68, %70
  %73 = phi i32 [ 5, %60 ], [ %69, %68 ], [ %71, %70 ]
  %74 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %75, 0
  %77 = or i1 %34, %76
  br i1 %77, label %85, label %78

78:                                               ; preds = %72
  %79 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #18
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, ptr noundef nonnull align 8 dereferenceable(48) %18, i64 40, i1 false)
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %83, align 8
  %84 = call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %2, i32 noundef %3, ptr noundef nonnull %8) #19
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #18
  br label %85

85:                                               ; preds = %72, %82, %78
  %86 = phi i32 [ 0, %72 ], [ %84, %82 ], [ 0, %78 ]
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %138, label %90

90:                                               ; preds = %85
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %92 = load ptr, ptr %91, align 8
  %93 = zext i32 %88 to i64
  br label %94

94:                                               ; preds = %132, %90
  %95 = phi i64 [ %93, %90 ], [ %96, %132 ]
  %96 = add nsw i64 %95, -1
  %97 = getelementptr inbounds nuw %struct.Finding, ptr %92, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = icmp eq i32 %98, 1
  br i1 %99, label %100, label %132

100:                                              ; preds = %94
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 16
  %102 = load i32, ptr %101, align 8
  %103 = icmp eq i32 %102, %23
  br i1 %103, label %104, label %132

104:                                              ; preds = %100
  %105 = getelementptr inbounds nuw i8, ptr %97, i64 20
  %106 = load i32, ptr %105, align 4
  %107 = icmp eq i32 %106, %4
  br i1 %107, label %108, label %132

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %110 = load i32, ptr %109, align 8
  %111 = icmp eq i32 %110, %20
  br i1 %111, label %112, label %132

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %97, i64 12
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, %21
  br i1 %115, label %116, label %132

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %118 = load i32, ptr %117, align 8
  %119 = icmp eq i32 %118, %47
  br i1 %119, label %120, label %132

120:                                              ; preds = %116
  %121 = getelementptr inbounds nuw i8, ptr %97, i64 52
  %122 = load i32, ptr %121, align 4
  %123 = icmp eq i32 %122, %33
  br i1 %123, label %124, label %132

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw i8, ptr %97, i64 64
  %126 = load i32, ptr %125, align 8
  %127 = icmp eq i32 %126, %73
  br i1 %127, label %128, label %132

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %97, i64 68
  %130 = load i32, ptr %129, align 4
  %131 = icmp eq i32 %130, %86
  br i1 %131, label %134, label %132

132:                                              ; preds = %128, %124, %120, %116, %112, %108, %104, %100, %94
  %133 = icmp eq i64 %96, 0
  br i1 %133, label %138, label %94

134:                                              ; preds = %128
  %135 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %136 = load i32, ptr %135, align 4
  %137 = add i32 %136, 1
  store i32 %137, ptr %135, align 4
  br label %169

138:                                              ; preds = %132, %85
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %140 = load i32, ptr %139, align 4
  %141 = icmp eq i32 %88, %140
  br i1 %141, label %142, label %146

142:                                              ; preds = %138
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %144 = load i32, ptr %143, align 8
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 8
  br label %169

146:                                              ; preds = %138
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %148 = load ptr, ptr %147, align 8
  %149 = add i32 %88, 1
  store i32 %149, ptr %87, align 8
  %150 = zext i32 %88 to i64
  %151 = getelementptr inbounds nuw %struct.Finding, ptr %148, i64 %150
  store i32 1, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 4
  store i32 1, ptr %152, align 4
  %153 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i32 %20, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %151, i64 12
  store i32 %21, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %151, i64 16
  store i32 %23, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %151, i64 20
  store i32 %4, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %151, i64 24
  store i32 %25, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %151, i64 28
  store i32 %27, ptr %158, align 4
  %159 = getelementptr inbounds nuw i8, ptr %151, i64 32
  store i32 %29, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %151, i64 36
  store i32 %3, ptr %160, align 4
  %161 = getelementptr inbounds nuw i8, ptr %151, i64 40
  store i64 %6, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %151, i64 48
  store i32 %31, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %151, i64 52
  store i32 %33, ptr %163, align 4
  %164 = getelementptr inbounds nuw i8, ptr %151, i64 56
  store i32 %47, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 60
  store i32 %61, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %151, i64 64
  store i32 %73, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %151, i64 68
  store i32 %86, ptr %167, align 4
  %168 = getelementptr inbounds nuw i8, ptr %151, i64 72
  store i64 0, ptr %168, align 8
  br label %169

169:                                              ; preds = %134, %142, %146
  ret void
}

; Function Attrs: nounwind
define internal fastcc ptr @side_make(ptr nocapture noundef %0, ptr nocapture noundef %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = and i64 %4, 15
  %6 = icmp eq i64 %5, 15
  br i1 %6, label %7, label %12

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %9 = load ptr, ptr %8, align 8
  %10 = lshr i64 %4, 4
  %11 = getelementptr inbounds nuw %struct.Side, ptr %9, i64 %10
  br label %73

12:                                               ; preds = %2
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load ptr, ptr %16, align 8
  br i1 %15, label %22, label %18

18:                                               ; preds = %12
  %19 = zext i32 %14 to i64
  %20 = getelementptr inbounds nuw %struct.Side, ptr %17, i64 %19, i32 3
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %13, align 8
  br label %47

22:                                               ; preds = %12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %25 = load i32, ptr %24, align 8
  %26 = add i32 %25, 2
  %27 = load i32, ptr %23, align 4
  %28 = icmp ugt i32 %26, %27
  br i1 %28, label %29, label %42

29:                                               ; preds = %22
  %30 = icmp eq i32 %27, 0
  %31 = shl i32 %27, 1
  %32 = select i1 %30, i32 8, i32 %31
  br label %33

33:                                               ; preds = %33, %29
  %34 = phi i32 [ %32, %29 ], [ %36, %33 ]
  %35 = icmp ult i32 %34, %26
  %36 = shl i32 %34, 1
  br i1 %35, label %33, label %37

37:                                               ; preds = %33
  store i32 %34, ptr %23, align 4
  %38 = zext i32 %34 to i64
  %39 = mul nuw nsw i64 %38, 80
  %40 = tail call ptr @realloc(ptr noundef %17, i64 noundef %39) #20
  %41 = load i32, ptr %24, align 8
  br label %42

42:                                               ; preds = %22, %37
  %43 = phi i32 [ %41, %37 ], [ %25, %22 ]
  %44 = phi ptr [ %40, %37 ], [ %17, %22 ]
  store ptr %44, ptr %16, align 8
  %45 = add i32 %43, 1
  store i32 %45, ptr %24, align 8
  %46 = zext i32 %45 to i64
  br label %47

47:                                               ; preds = %42, %18
  %48 = phi i64 [ %46, %42 ], [ %19, %18 ]
  %49 = phi ptr [ %44, %42 ], [ %17, %18 ]
  %50 = getelementptr inbounds nuw %struct.Side, ptr %49, i64 %48
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %50, i8 0, i64 80, i1 false)
  %51 = load i64, ptr %1, align 8
  %52 = trunc i64 %51 to i8
  %53 = lshr i8 %52, 4
  store i8 %53, ptr %50, align 8
  %54 = icmp ult i64 %51, 17179869184
  br i1 %54, label %62, label %55

55:                                               ; preds = %47
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %57 = and i64 %51, -16
  %58 = or disjoint i64 %57, 8
  %59 = lshr i64 %51, 24
  %60 = trunc i64 %59 to i32
  %61 = and i32 %60, 1023
  tail call fastcc void @list_add(ptr noundef nonnull %56, i64 noundef %58, i32 noundef %61) #19
  br label %62

62:                                               ; preds = %55, %47
  %63 = load i64, ptr %3, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %70, label %65

65:                                               ; preds = %62
  %66 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %67 = lshr i64 %63, 24
  %68 = trunc i64 %67 to i32
  %69 = and i32 %68, 1023
  tail call fastcc void @list_add(ptr noundef nonnull %66, i64 noundef %63, i32 noundef %69) #19
  br label %70

70:                                               ; preds = %65, %62
  store i64 256, ptr %1, align 8
  %71 = shl nuw nsw i64 %48, 4
  %72 = or disjoint i64 %71, 15
  store i64 %72, ptr %3, align 8
  br label %73

73:                                               ; preds = %70, %7
  %74 = phi ptr [ %11, %7 ], [ %50, %70 ]
  ret ptr %74
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read)
define internal fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) unnamed_addr #14 {
  %5 = icmp eq ptr %0, null
  br i1 %5, label %94, label %6

6:                                                ; preds = %4
  %7 = load i32, ptr %1, align 4
  %8 = zext i32 %7 to i64
  %9 = shl nuw nsw i64 %8, 11
  %10 = or i64 %9, %3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %31, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %16

16:                                               ; preds = %16, %14
  %17 = phi i32 [ %12, %14 ], [ %27, %16 ]
  %18 = phi i32 [ 0, %14 ], [ %26, %16 ]
  %19 = add i32 %18, %17
  %20 = lshr i32 %19, 1
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw [0 x %struct.anon], ptr %15, i64 0, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %23, %10
  %25 = add nuw i32 %20, 1
  %26 = select i1 %24, i32 %25, i32 %18
  %27 = select i1 %24, i32 %17, i32 %20
  %28 = icmp ult i32 %26, %27
  br i1 %28, label %16, label %29

29:                                               ; preds = %16
  %30 = icmp ult i32 %26, %12
  br i1 %30, label %36, label %51

31:                                               ; preds = %6
  %32 = add i32 %2, 1
  %33 = zext i32 %32 to i64
  %34 = or i64 %3, %33
  %35 = or i64 %34, %9
  br label %69

36:                                               ; preds = %29
  %37 = zext i32 %26 to i64
  %38 = getelementptr inbounds nuw [0 x %struct.anon], ptr %15, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %10
  br i1 %40, label %41, label %51

41:                                               ; preds = %36
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, -1
  br i1 %44, label %51, label %45

45:                                               ; preds = %41
  %46 = lshr i64 %43, 32
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = icmp samesign ugt i64 %46, %49
  br i1 %50, label %94, label %51

51:                                               ; preds = %29, %41, %45, %36
  %52 = add i32 %2, 1
  %53 = zext i32 %52 to i64
  %54 = or i64 %3, %53
  %55 = or i64 %54, %9
  br label %56

56:                                               ; preds = %56, %51
  %57 = phi i32 [ %12, %51 ], [ %67, %56 ]
  %58 = phi i32 [ 0, %51 ], [ %66, %56 ]
  %59 = add i32 %58, %57
  %60 = lshr i32 %59, 1
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw [0 x %struct.anon], ptr %15, i64 0, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = icmp ult i64 %63, %55
  %65 = add nuw i32 %60, 1
  %66 = select i1 %64, i32 %65, i32 %58
  %67 = select i1 %64, i32 %57, i32 %60
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %56, label %69

69:                                               ; preds = %56, %31
  %70 = phi i64 [ %35, %31 ], [ %55, %56 ]
  %71 = phi i32 [ 0, %31 ], [ %66, %56 ]
  %72 = icmp ult i32 %71, %12
  br i1 %72, label %73, label %94

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %75 = zext i32 %71 to i64
  %76 = getelementptr inbounds nuw [0 x %struct.anon], ptr %74, i64 0, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, %70
  br i1 %78, label %79, label %94

79:                                               ; preds = %73
  %80 = getelementptr inbounds nuw i8, ptr %76, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, -1
  br i1 %82, label %94, label %83

83:                                               ; preds = %79
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = shl nuw i64 %86, 32
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = or disjoint i64 %87, %90
  %92 = icmp uge i64 %81, %91
  %93 = zext i1 %92 to i32
  br label %94

94:                                               ; preds = %69, %73, %45, %83, %79, %4
  %95 = phi i32 [ 0, %4 ], [ 1, %45 ], [ 0, %79 ], [ %93, %83 ], [ 0, %73 ], [ 0, %69 ]
  ret i32 %95
}

; Function Attrs: nounwind
define internal fastcc void @list_add(ptr nocapture noundef %0, i64 noundef %1, i32 noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %15

7:                                                ; preds = %3
  %8 = load i32, ptr %0, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %82, label %10

10:                                               ; preds = %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %12 = load ptr, ptr %11, align 8
  %13 = lshr i32 %2, 5
  %14 = zext i32 %8 to i64
  br label %62

15:                                               ; preds = %3
  %16 = lshr i32 %2, 5
  %17 = or i64 %1, 17163091968
  %18 = zext nneg i32 %16 to i64
  %19 = shl nuw nsw i64 %18, 20
  %20 = xor i64 %19, %17
  %21 = mul i64 %20, -7046029254386353131
  %22 = lshr i64 %21, 32
  %23 = trunc nuw i64 %22 to i32
  %24 = add i32 %5, -1
  %25 = and i32 %24, %23
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = zext i32 %25 to i64
  %29 = getelementptr inbounds nuw i32, ptr %27, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %82, label %32

32:                                               ; preds = %15
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load ptr, ptr %33, align 8
  br label %35

35:                                               ; preds = %32, %55
  %36 = phi i32 [ %30, %32 ], [ %60, %55 ]
  %37 = phi i32 [ %25, %32 ], [ %57, %55 ]
  %38 = add i32 %36, -1
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.Record, ptr %34, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, %16
  br i1 %43, label %44, label %55

44:                                               ; preds = %35
  %45 = load i64, ptr %40, align 8
  %46 = xor i64 %45, %1
  %47 = and i64 %46, -17163091969
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %44
  %50 = and i32 %2, 31
  %51 = shl nuw i32 1, %50
  %52 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %53 = load i32, ptr %52, align 8
  %54 = or i32 %53, %51
  store i32 %54, ptr %52, align 8
  br label %187

55:                                               ; preds = %35, %44
  %56 = add i32 %37, 1
  %57 = and i32 %56, %24
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %27, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %82, label %35

62:                                               ; preds = %10, %79
  %63 = phi i64 [ 0, %10 ], [ %80, %79 ]
  %64 = getelementptr inbounds nuw %struct.Record, ptr %12, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, %13
  br i1 %67, label %68, label %79

68:                                               ; preds = %62
  %69 = load i64, ptr %64, align 8
  %70 = xor i64 %69, %1
  %71 = and i64 %70, -17163091969
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %73, label %79

73:                                               ; preds = %68
  %74 = and i32 %2, 31
  %75 = shl nuw i32 1, %74
  %76 = getelementptr inbounds nuw %struct.Record, ptr %12, i64 %63, i32 1
  %77 = load i32, ptr %76, align 8
  %78 = or i32 %77, %75
  store i32 %78, ptr %76, align 8
  br label %187

79:                                               ; preds = %62, %68
  %80 = add nuw nsw i64 %63, 1
  %81 = icmp eq i64 %80, %14
  br i1 %81, label %82, label %62

82:                                               ; preds = %55, %79, %15, %7
  %83 = phi i32 [ 0, %7 ], [ %25, %15 ], [ 0, %79 ], [ %57, %55 ]
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %87 = load i32, ptr %0, align 8
  %88 = add i32 %87, 1
  %89 = load i32, ptr %86, align 4
  %90 = icmp ugt i32 %88, %89
  br i1 %90, label %91, label %105

91:                                               ; preds = %82
  %92 = icmp eq i32 %89, 0
  %93 = shl i32 %89, 1
  %94 = select i1 %92, i32 8, i32 %93
  br label %95

95:                                               ; preds = %95, %91
  %96 = phi i32 [ %94, %91 ], [ %98, %95 ]
  %97 = icmp ult i32 %96, %88
  %98 = shl i32 %96, 1
  br i1 %97, label %95, label %99

99:                                               ; preds = %95
  store i32 %96, ptr %86, align 4
  %100 = zext i32 %96 to i64
  %101 = shl nuw nsw i64 %100, 4
  %102 = tail call ptr @realloc(ptr noundef %85, i64 noundef %101) #20
  %103 = load i32, ptr %0, align 8
  %104 = add i32 %103, 1
  br label %105

105:                                              ; preds = %82, %99
  %106 = phi i32 [ %88, %82 ], [ %104, %99 ]
  %107 = phi i32 [ %87, %82 ], [ %103, %99 ]
  %108 = phi ptr [ %85, %82 ], [ %102, %99 ]
  store ptr %108, ptr %84, align 8
  store i32 %106, ptr %0, align 8
  %109 = zext i32 %107 to i64
  %110 = getelementptr inbounds nuw %struct.Record, ptr %108, i64 %109
  store i64 %1, ptr %110, align 8
  %111 = lshr i32 %2, 5
  %112 = getelementptr inbounds nuw i8, ptr %110, i64 12
  store i32 %111, ptr %112, align 4
  %113 = and i32 %2, 31
  %114 = shl nuw i32 1, %113
  %115 = getelementptr inbounds nuw i8, ptr %110, i64 8
  store i32 %114, ptr %115, align 8
  %116 = and i64 %1, 8
  %117 = icmp eq i64 %116, 0
  br i1 %117, label %122, label %118

118:                                              ; preds = %105
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %120 = load i32, ptr %119, align 8
  %121 = add i32 %120, 1
  store i32 %121, ptr %119, align 8
  br label %122

122:                                              ; preds = %118, %105
  %123 = load i32, ptr %4, align 4
  %124 = shl i32 %106, 1
  %125 = icmp ult i32 %124, %123
  br i1 %125, label %126, label %131

126:                                              ; preds = %122
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %128 = load ptr, ptr %127, align 8
  %129 = zext i32 %83 to i64
  %130 = getelementptr inbounds nuw i32, ptr %128, i64 %129
  store i32 %106, ptr %130, align 4
  br label %187

131:                                              ; preds = %122
  %132 = icmp ugt i32 %106, 15
  br i1 %132, label %133, label %187

133:                                              ; preds = %131
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %135 = load ptr, ptr %134, align 8
  tail call void @free(ptr noundef %135) #20
  %136 = load i32, ptr %0, align 8
  %137 = shl i32 %136, 2
  br label %138

138:                                              ; preds = %138, %133
  %139 = phi i32 [ 64, %133 ], [ %141, %138 ]
  %140 = icmp ult i32 %139, %137
  %141 = shl i32 %139, 1
  br i1 %140, label %138, label %142

142:                                              ; preds = %138
  store i32 %139, ptr %4, align 4
  %143 = zext i32 %139 to i64
  %144 = shl nuw nsw i64 %143, 2
  %145 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %144, i64 1)
  %146 = tail call noundef ptr @malloc(i64 noundef %145) #20
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %146, i8 0, i64 %145, i1 false)
  store ptr %146, ptr %134, align 8
  %147 = load i32, ptr %0, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %187, label %149

149:                                              ; preds = %142
  %150 = load ptr, ptr %84, align 8
  br label %151

151:                                              ; preds = %179, %149
  %152 = phi i64 [ 0, %149 ], [ %182, %179 ]
  %153 = getelementptr inbounds nuw %struct.Record, ptr %150, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 12
  %156 = load i32, ptr %155, align 4
  %157 = or i64 %154, 17163091968
  %158 = zext i32 %156 to i64
  %159 = shl nuw nsw i64 %158, 20
  %160 = xor i64 %159, %157
  %161 = mul i64 %160, -7046029254386353131
  %162 = lshr i64 %161, 32
  %163 = trunc nuw i64 %162 to i32
  %164 = load i32, ptr %4, align 4
  %165 = add i32 %164, -1
  %166 = and i32 %165, %163
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i32, ptr %146, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %179, label %171

171:                                              ; preds = %151, %171
  %172 = phi i32 [ %174, %171 ], [ %166, %151 ]
  %173 = add i32 %172, 1
  %174 = and i32 %173, %165
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw i32, ptr %146, i64 %175
  %177 = load i32, ptr %176, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %171

179:                                              ; preds = %171, %151
  %180 = phi i64 [ %167, %151 ], [ %175, %171 ]
  %181 = getelementptr inbounds nuw i32, ptr %146, i64 %180
  %182 = add nuw nsw i64 %152, 1
  %183 = trunc nuw i64 %182 to i32
  store i32 %183, ptr %181, align 4
  %184 = load i32, ptr %0, align 8
  %185 = zext i32 %184 to i64
  %186 = icmp samesign ult i64 %182, %185
  br i1 %186, label %151, label %187

187:                                              ; preds = %179, %142, %73, %126, %131, %49
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @list_judge(ptr nocapture noundef %0, ptr nocapture noundef nonnull readonly %1, ptr nocapture noundef %2, i32 noundef %3, i64 noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = icmp ugt i32 %7, 7
  %9 = and i32 %7, 7
  %10 = add nsw i32 %9, -5
  %11 = icmp ult i32 %10, -4
  %12 = select i1 %8, i1 %11, i1 false
  %13 = load i32, ptr %2, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %5
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %16, align 8
  br label %252

17:                                               ; preds = %5
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32928
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %23 = xor i32 %3, -1
  %24 = and i32 15, %3
  %25 = and i32 15, %3
  br label %223

26:                                               ; preds = %203
  %27 = icmp eq i32 %209, 0
  store i32 %214, ptr %2, align 8
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %212, ptr %28, align 8
  br i1 %27, label %252, label %248

29:                                               ; preds = %241
  %30 = load ptr, ptr %18, align 8
  %31 = getelementptr inbounds nuw %struct.Record, ptr %30, i64 %242
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %36 = load i32, ptr %35, align 4
  %37 = trunc i64 %32 to i32
  %38 = and i32 %37, 15
  %39 = lshr i32 %37, 4
  %40 = and i32 %39, 15
  %41 = and i32 %39, %25
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %203, label %43

43:                                               ; preds = %223, %29
  %44 = phi i32 [ %40, %29 ], [ %238, %223 ]
  %45 = phi i32 [ %38, %29 ], [ %236, %223 ]
  %46 = phi i32 [ %37, %29 ], [ %235, %223 ]
  %47 = phi i32 [ %36, %29 ], [ %234, %223 ]
  %48 = phi i32 [ %34, %29 ], [ %232, %223 ]
  %49 = phi i64 [ %32, %29 ], [ %230, %223 ]
  %50 = phi i32 [ 1, %29 ], [ %227, %223 ]
  %51 = phi i64 [ %242, %29 ], [ %224, %223 ]
  %52 = lshr i64 %49, 34
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = lshr i32 %46, 8
  %55 = and i32 %54, 65535
  %56 = load ptr, ptr %19, align 8
  %57 = getelementptr inbounds nuw %struct.Segment, ptr %56, i64 %52
  %58 = load i32, ptr %57, align 4
  %59 = load ptr, ptr %1, align 8
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %58, %60
  %62 = and i32 %46, 14
  %63 = icmp eq i32 %62, 6
  br i1 %63, label %64, label %98

64:                                               ; preds = %43
  %65 = shl i32 %47, 5
  %66 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %48, i1 true)
  %67 = or disjoint i32 %65, %66
  %68 = load i32, ptr %6, align 8
  %69 = icmp ult i32 %68, 8
  br i1 %69, label %192, label %70

70:                                               ; preds = %64
  %71 = load ptr, ptr %20, align 8
  %72 = zext i32 %58 to i64
  %73 = getelementptr inbounds nuw %struct.BlockRecord, ptr %71, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %74, %76
  br i1 %77, label %81, label %78

78:                                               ; preds = %70
  %79 = tail call fastcc i32 @ordered(ptr noundef nonnull readonly %0, i32 noundef range(i32 0, 1073741824) %53, i32 noundef 0, ptr noundef nonnull readonly %59) #19
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %90, label %192

81:                                               ; preds = %70
  %82 = icmp eq i32 %45, 6
  br i1 %82, label %83, label %90

83:                                               ; preds = %81
  br i1 %61, label %84, label %95

84:                                               ; preds = %83
  %85 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %88 = load i32, ptr %87, align 8
  %89 = icmp ult i32 %86, %88
  br i1 %89, label %192, label %91

90:                                               ; preds = %78, %81
  br i1 %61, label %91, label %95

91:                                               ; preds = %84, %90
  %92 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = icmp eq i32 %67, %93
  br i1 %94, label %96, label %95

95:                                               ; preds = %83, %91, %90
  br label %96

96:                                               ; preds = %91, %95
  %97 = phi i32 [ %67, %95 ], [ -1, %91 ]
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %53, i32 noundef %97, i32 noundef %55, i32 noundef 0, i64 noundef %4) #19
  br label %192

98:                                               ; preds = %43
  %99 = load ptr, ptr %20, align 8
  %100 = zext i32 %58 to i64
  %101 = getelementptr inbounds nuw %struct.BlockRecord, ptr %99, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw i8, ptr %59, i64 16
  %104 = load i32, ptr %103, align 8
  %105 = icmp eq i32 %102, %104
  br i1 %105, label %108, label %106

106:                                              ; preds = %98
  %107 = load i32, ptr %6, align 8
  br label %117

108:                                              ; preds = %98
  %109 = icmp eq i32 %45, 5
  %110 = load i32, ptr %6, align 8
  br i1 %109, label %111, label %113

111:                                              ; preds = %108
  %112 = icmp ult i32 %110, 8
  br i1 %112, label %117, label %175

113:                                              ; preds = %108
  %114 = icmp eq i32 %110, 5
  %115 = icmp samesign ugt i32 %45, 7
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %175, label %117

117:                                              ; preds = %106, %111, %113
  %118 = phi i32 [ %107, %106 ], [ %110, %111 ], [ %110, %113 ]
  %119 = icmp ult i32 %118, 8
  %120 = and i32 %46, 8
  %121 = icmp eq i32 %120, 0
  %122 = and i1 %121, %119
  br i1 %122, label %192, label %123

123:                                              ; preds = %117
  %124 = and i32 %118, 7
  %125 = add nsw i32 %124, -5
  %126 = icmp ult i32 %125, -4
  br i1 %126, label %175, label %127

127:                                              ; preds = %123
  %128 = and i32 %46, 7
  %129 = add nsw i32 %128, -1
  %130 = icmp ult i32 %129, 4
  %131 = icmp eq i32 %3, %44
  %132 = and i1 %130, %131
  br i1 %132, label %133, label %175

133:                                              ; preds = %127
  %134 = load ptr, ptr %21, align 8
  %135 = zext i32 %104 to i64
  %136 = getelementptr inbounds nuw ptr, ptr %134, i64 %135
  %137 = load ptr, ptr %136, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %150, label %139

139:                                              ; preds = %133
  %140 = load i32, ptr %22, align 4
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw %struct.Site, ptr %137, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 12
  %144 = load i32, ptr %143, align 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %150

146:                                              ; preds = %139
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 6
  %148 = load i8, ptr %147, align 2
  %149 = zext i8 %148 to i32
  br label %150

150:                                              ; preds = %146, %139, %133
  %151 = phi i32 [ 4, %133 ], [ %149, %146 ], [ %144, %139 ]
  %152 = zext i32 %102 to i64
  %153 = getelementptr inbounds nuw ptr, ptr %134, i64 %152
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %167, label %156

156:                                              ; preds = %150
  %157 = lshr i64 %49, 8
  %158 = and i64 %157, 65535
  %159 = getelementptr inbounds nuw %struct.Site, ptr %154, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 12
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %167

163:                                              ; preds = %156
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 6
  %165 = load i8, ptr %164, align 2
  %166 = zext i8 %165 to i32
  br label %167

167:                                              ; preds = %163, %156, %150
  %168 = phi i32 [ 4, %150 ], [ %166, %163 ], [ %161, %156 ]
  %169 = icmp eq i32 %151, %168
  br i1 %169, label %170, label %175

170:                                              ; preds = %167
  %171 = tail call i32 @llvm.umin.i32(i32 range(i32 0, 8) %124, i32 range(i32 0, 8) %128)
  %172 = icmp samesign ugt i32 %171, 2
  %173 = or i1 %61, %172
  %174 = freeze i1 %173
  br i1 %174, label %192, label %175

175:                                              ; preds = %113, %123, %127, %167, %111, %170
  %176 = phi i1 [ false, %170 ], [ true, %111 ], [ false, %167 ], [ false, %127 ], [ false, %123 ], [ true, %113 ]
  %177 = icmp eq i32 %48, 0
  br i1 %177, label %192, label %178

178:                                              ; preds = %175
  %179 = shl i32 %47, 5
  br label %180

180:                                              ; preds = %178, %188
  %181 = phi i32 [ %48, %178 ], [ %190, %188 ]
  %182 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %181, i1 true)
  %183 = or disjoint i32 %182, %179
  br i1 %176, label %187, label %184

184:                                              ; preds = %180
  %185 = tail call fastcc i32 @ordered(ptr noundef %0, i32 noundef %53, i32 noundef %183, ptr noundef nonnull %59) #19
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %188

187:                                              ; preds = %184, %180
  tail call fastcc void @report_race(ptr noundef %0, ptr noundef %1, i32 noundef %53, i32 noundef %183, i32 noundef %55, i32 noundef %45, i64 noundef %4) #19
  br label %192

188:                                              ; preds = %184
  %189 = add i32 %181, -1
  %190 = and i32 %189, %181
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %180

192:                                              ; preds = %188, %117, %170, %78, %175, %187, %64, %84, %96
  %193 = icmp ne i32 %45, 5
  %194 = and i1 %12, %193
  br i1 %194, label %195, label %203

195:                                              ; preds = %192
  %196 = and i32 %44, %23
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %241, label %198

198:                                              ; preds = %195
  %199 = and i64 %49, -241
  %200 = shl nuw nsw i32 %196, 4
  %201 = zext nneg i32 %200 to i64
  %202 = or disjoint i64 %199, %201
  br label %203

203:                                              ; preds = %192, %29, %223, %198
  %204 = phi i64 [ %51, %198 ], [ %224, %223 ], [ %242, %29 ], [ %51, %192 ]
  %205 = phi i32 [ %48, %198 ], [ %232, %223 ], [ %34, %29 ], [ %48, %192 ]
  %206 = phi i32 [ %47, %198 ], [ %234, %223 ], [ %36, %29 ], [ %47, %192 ]
  %207 = phi i32 [ %45, %198 ], [ %236, %223 ], [ %38, %29 ], [ %45, %192 ]
  %208 = phi i64 [ %202, %198 ], [ %230, %223 ], [ %32, %29 ], [ %49, %192 ]
  %209 = phi i32 [ 1, %198 ], [ %227, %223 ], [ 1, %29 ], [ %50, %192 ]
  %210 = icmp samesign ugt i32 %207, 7
  %211 = zext i1 %210 to i32
  %212 = add i32 %226, %211
  %213 = load ptr, ptr %18, align 8
  %214 = add i32 %225, 1
  %215 = zext i32 %225 to i64
  %216 = getelementptr inbounds nuw %struct.Record, ptr %213, i64 %215
  store i64 %208, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 8
  store i32 %205, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %216, i64 12
  store i32 %206, ptr %218, align 4
  %219 = add nuw nsw i64 %204, 1
  %220 = load i32, ptr %2, align 8
  %221 = zext i32 %220 to i64
  %222 = icmp samesign ult i64 %219, %221
  br i1 %222, label %223, label %26

223:                                              ; preds = %203, %17
  %224 = phi i64 [ %219, %203 ], [ 0, %17 ]
  %225 = phi i32 [ %214, %203 ], [ 0, %17 ]
  %226 = phi i32 [ %212, %203 ], [ 0, %17 ]
  %227 = phi i32 [ %209, %203 ], [ 0, %17 ]
  %228 = load ptr, ptr %18, align 8
  %229 = getelementptr inbounds nuw %struct.Record, ptr %228, i64 %224
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %232 = load i32, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %229, i64 12
  %234 = load i32, ptr %233, align 4
  %235 = trunc i64 %230 to i32
  %236 = and i32 %235, 15
  %237 = lshr i32 %235, 4
  %238 = and i32 %237, 15
  %239 = and i32 %237, %24
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %203, label %43

241:                                              ; preds = %195
  %242 = add nuw nsw i64 %51, 1
  %243 = load i32, ptr %2, align 8
  %244 = zext i32 %243 to i64
  %245 = icmp samesign ult i64 %242, %244
  br i1 %245, label %29, label %246

246:                                              ; preds = %241
  store i32 %225, ptr %2, align 8
  %247 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %226, ptr %247, align 8
  br label %248

248:                                              ; preds = %246, %26
  %249 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %250 = load ptr, ptr %249, align 8
  tail call void @free(ptr noundef %250) #20
  store ptr null, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 0, ptr %251, align 4
  br label %252

252:                                              ; preds = %15, %248, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #10

; Function Attrs: nounwind
define internal fastcc noundef ptr @location(ptr nocapture noundef %0, i64 noundef %1, ptr noundef %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %5 = lshr i64 %1, 2
  %6 = lshr i64 %1, 13
  %7 = xor i64 %5, %6
  %8 = and i64 %7, 4095
  %9 = getelementptr inbounds nuw [4096 x ptr], ptr %4, i64 0, i64 %8
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %22, label %12

12:                                               ; preds = %3, %16
  %13 = phi ptr [ %18, %16 ], [ %10, %3 ]
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, %1
  br i1 %15, label %59, label %16

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %20, label %12

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 24
  br label %22

22:                                               ; preds = %20, %3
  %23 = phi ptr [ %9, %3 ], [ %21, %20 ]
  %24 = icmp eq ptr %2, null
  br i1 %24, label %59, label %25

25:                                               ; preds = %22
  %26 = icmp sgt i64 %1, -1
  br i1 %26, label %56, label %27

27:                                               ; preds = %25
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 904
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 916
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 912
  %32 = load i32, ptr %31, align 8
  %33 = add i32 %32, 1
  %34 = load i32, ptr %30, align 4
  %35 = icmp ugt i32 %33, %34
  br i1 %35, label %36, label %50

36:                                               ; preds = %27
  %37 = icmp eq i32 %34, 0
  %38 = shl i32 %34, 1
  %39 = select i1 %37, i32 8, i32 %38
  br label %40

40:                                               ; preds = %40, %36
  %41 = phi i32 [ %39, %36 ], [ %43, %40 ]
  %42 = icmp ult i32 %41, %33
  %43 = shl i32 %41, 1
  br i1 %42, label %40, label %44

44:                                               ; preds = %40
  store i32 %41, ptr %30, align 4
  %45 = zext i32 %41 to i64
  %46 = shl nuw nsw i64 %45, 3
  %47 = tail call ptr @realloc(ptr noundef %29, i64 noundef %46) #20
  %48 = load i32, ptr %31, align 8
  %49 = add i32 %48, 1
  br label %50

50:                                               ; preds = %27, %44
  %51 = phi i32 [ %33, %27 ], [ %49, %44 ]
  %52 = phi i32 [ %32, %27 ], [ %48, %44 ]
  %53 = phi ptr [ %29, %27 ], [ %47, %44 ]
  store ptr %53, ptr %28, align 8
  store i32 %51, ptr %31, align 8
  %54 = zext i32 %52 to i64
  %55 = getelementptr inbounds nuw i64, ptr %53, i64 %54
  store i64 %1, ptr %55, align 8
  br label %56

56:                                               ; preds = %50, %25
  %57 = tail call noundef ptr @malloc(i64 noundef 32) #20
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(32) %58, i8 0, i64 24, i1 false)
  store ptr %57, ptr %23, align 8
  store i64 %1, ptr %57, align 8
  br label %59

59:                                               ; preds = %12, %22, %56
  %60 = phi ptr [ %57, %56 ], [ null, %22 ], [ %13, %12 ]
  ret ptr %60
}

; Function Attrs: nounwind
define internal fastcc void @location_add(ptr nocapture noundef nonnull %0, i32 noundef %1, i32 noundef range(i32 0, 256) %2, i32 noundef range(i32 0, 16) %3, ptr noundef %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  br i1 %8, label %43, label %11

11:                                               ; preds = %5
  %12 = zext i32 %7 to i64
  br label %13

13:                                               ; preds = %11, %40
  %14 = phi i64 [ 0, %11 ], [ %41, %40 ]
  %15 = getelementptr inbounds nuw %struct.Release, ptr %10, i64 %14
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %18, label %40

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %20 = load i8, ptr %19, align 4
  %21 = zext i8 %20 to i32
  %22 = icmp eq i32 %2, %21
  br i1 %22, label %23, label %40

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 5
  %25 = load i8, ptr %24, align 1
  %26 = zext i8 %25 to i32
  %27 = icmp eq i32 %3, %26
  br i1 %27, label %28, label %40

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = tail call fastcc ptr @clock_join(ptr noundef %30, ptr noundef %4) #19
  %32 = load ptr, ptr %9, align 8
  %33 = getelementptr inbounds nuw %struct.Release, ptr %32, i64 %14, i32 3
  store ptr %31, ptr %33, align 8
  %34 = icmp eq ptr %4, null
  br i1 %34, label %75, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %4, align 8
  %37 = add nsw i32 %36, -1
  store i32 %37, ptr %4, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %75

39:                                               ; preds = %35
  tail call void @free(ptr noundef nonnull %4) #20
  br label %75

40:                                               ; preds = %13, %18, %23
  %41 = add nuw nsw i64 %14, 1
  %42 = icmp eq i64 %41, %12
  br i1 %42, label %43, label %13

43:                                               ; preds = %40, %5
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %46 = add i32 %7, 1
  %47 = load i32, ptr %45, align 4
  %48 = icmp ugt i32 %46, %47
  br i1 %48, label %49, label %63

49:                                               ; preds = %43
  %50 = icmp eq i32 %47, 0
  %51 = shl i32 %47, 1
  %52 = select i1 %50, i32 8, i32 %51
  br label %53

53:                                               ; preds = %53, %49
  %54 = phi i32 [ %52, %49 ], [ %56, %53 ]
  %55 = icmp ult i32 %54, %46
  %56 = shl i32 %54, 1
  br i1 %55, label %53, label %57

57:                                               ; preds = %53
  store i32 %54, ptr %45, align 4
  %58 = zext i32 %54 to i64
  %59 = shl nuw nsw i64 %58, 4
  %60 = tail call ptr @realloc(ptr noundef %10, i64 noundef %59) #20
  %61 = load i32, ptr %6, align 8
  %62 = add i32 %61, 1
  br label %63

63:                                               ; preds = %43, %57
  %64 = phi i32 [ %46, %43 ], [ %62, %57 ]
  %65 = phi i32 [ %7, %43 ], [ %61, %57 ]
  %66 = phi ptr [ %10, %43 ], [ %60, %57 ]
  store ptr %66, ptr %44, align 8
  store i32 %64, ptr %6, align 8
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds nuw %struct.Release, ptr %66, i64 %67
  %69 = trunc nuw i32 %2 to i8
  %70 = trunc nuw nsw i32 %3 to i8
  store i32 %1, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %68, i64 4
  store i8 %69, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 5
  store i8 %70, ptr %72, align 1
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 6
  store i16 0, ptr %73, align 2
  %74 = getelementptr inbounds nuw i8, ptr %68, i64 8
  store ptr %4, ptr %74, align 8
  br label %75

75:                                               ; preds = %39, %35, %28, %63
  ret void
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: nounwind
define internal fastcc void @barrier_complete(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = load i32, ptr %2, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %41, label %6

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %4 to i64
  %10 = and i64 %9, 1
  %11 = icmp eq i32 %4, 1
  br i1 %11, label %14, label %12

12:                                               ; preds = %6
  %13 = and i64 %9, 4294967294
  br label %49

14:                                               ; preds = %49, %6
  %15 = phi i32 [ poison, %6 ], [ %69, %49 ]
  %16 = phi i32 [ poison, %6 ], [ %72, %49 ]
  %17 = phi i32 [ poison, %6 ], [ %73, %49 ]
  %18 = phi i32 [ poison, %6 ], [ %74, %49 ]
  %19 = phi i64 [ 0, %6 ], [ %75, %49 ]
  %20 = phi i32 [ 1, %6 ], [ %69, %49 ]
  %21 = phi i32 [ 0, %6 ], [ %72, %49 ]
  %22 = phi i32 [ 1, %6 ], [ %73, %49 ]
  %23 = phi i32 [ 0, %6 ], [ %74, %49 ]
  %24 = icmp eq i64 %10, 0
  br i1 %24, label %35, label %25

25:                                               ; preds = %14
  %26 = getelementptr inbounds nuw %struct.Arrival, ptr %8, i64 %19
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %28, %20
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, %21
  %33 = and i32 %31, %22
  %34 = or i32 %31, %23
  br label %35

35:                                               ; preds = %14, %25
  %36 = phi i32 [ %15, %14 ], [ %29, %25 ]
  %37 = phi i32 [ %16, %14 ], [ %32, %25 ]
  %38 = phi i32 [ %17, %14 ], [ %33, %25 ]
  %39 = phi i32 [ %18, %14 ], [ %34, %25 ]
  %40 = icmp eq i32 %36, 0
  br label %41

41:                                               ; preds = %35, %3
  %42 = phi i32 [ 0, %3 ], [ %39, %35 ]
  %43 = phi i32 [ 1, %3 ], [ %38, %35 ]
  %44 = phi i32 [ 0, %3 ], [ %37, %35 ]
  %45 = phi i1 [ false, %3 ], [ %40, %35 ]
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %78, label %130

49:                                               ; preds = %49, %12
  %50 = phi i64 [ 0, %12 ], [ %75, %49 ]
  %51 = phi i32 [ 1, %12 ], [ %69, %49 ]
  %52 = phi i32 [ 0, %12 ], [ %72, %49 ]
  %53 = phi i32 [ 1, %12 ], [ %73, %49 ]
  %54 = phi i32 [ 0, %12 ], [ %74, %49 ]
  %55 = phi i64 [ 0, %12 ], [ %76, %49 ]
  %56 = getelementptr inbounds nuw %struct.Arrival, ptr %8, i64 %50
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load i32, ptr %57, align 8
  %59 = and i32 %58, %51
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = add i32 %61, %52
  %63 = and i32 %61, %53
  %64 = or i32 %61, %54
  %65 = or disjoint i64 %50, 1
  %66 = getelementptr inbounds nuw %struct.Arrival, ptr %8, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = and i32 %68, %59
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 12
  %71 = load i32, ptr %70, align 4
  %72 = add i32 %71, %62
  %73 = and i32 %71, %63
  %74 = or i32 %71, %64
  %75 = add nuw nsw i64 %50, 2
  %76 = add i64 %55, 2
  %77 = icmp eq i64 %76, %13
  br i1 %77, label %14, label %49

78:                                               ; preds = %41
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %80 = load i32, ptr %79, align 8
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %130, label %82

82:                                               ; preds = %78
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %84 = load ptr, ptr %83, align 8
  %85 = icmp ugt i32 %4, 1
  br i1 %85, label %86, label %102

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %88 = load i32, ptr %87, align 4
  %89 = zext i32 %4 to i64
  br label %93

90:                                               ; preds = %93
  %91 = add nuw nsw i64 %94, 1
  %92 = icmp eq i64 %91, %89
  br i1 %92, label %102, label %93

93:                                               ; preds = %86, %90
  %94 = phi i64 [ 1, %86 ], [ %91, %90 ]
  %95 = getelementptr inbounds nuw %struct.Arrival, ptr %84, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %97 = load i32, ptr %96, align 4
  %98 = icmp eq i32 %97, %88
  br i1 %98, label %90, label %99

99:                                               ; preds = %93
  %100 = load i32, ptr %95, align 8
  %101 = load i32, ptr %84, align 8
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef %1, i32 noundef %97, i32 noundef %100, i32 noundef %88, i32 noundef %101, i32 noundef 2) #19
  br label %102

102:                                              ; preds = %90, %82, %99
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %130, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %108 = load i32, ptr %107, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %130, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %112 = load ptr, ptr %111, align 8
  %113 = zext i32 %108 to i64
  br label %114

114:                                              ; preds = %110, %127
  %115 = phi i64 [ 0, %110 ], [ %128, %127 ]
  %116 = getelementptr inbounds nuw %struct.Thread, ptr %112, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 20
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 3
  br i1 %119, label %120, label %127

120:                                              ; preds = %114
  %121 = trunc nuw i64 %115 to i32
  %122 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %123 = load i32, ptr %122, align 4
  %124 = load i32, ptr %84, align 8
  %125 = getelementptr inbounds nuw i8, ptr %116, i64 272
  %126 = load i32, ptr %125, align 8
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %123, i32 noundef %124, i32 noundef %126, i32 noundef %121, i32 noundef 1) #19
  br label %130

127:                                              ; preds = %114
  %128 = add nuw nsw i64 %115, 1
  %129 = icmp eq i64 %128, %113
  br i1 %129, label %130, label %114

130:                                              ; preds = %127, %106, %102, %120, %78, %41
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %132 = load i32, ptr %131, align 8
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %315, label %134

134:                                              ; preds = %130
  br i1 %45, label %228, label %135

135:                                              ; preds = %134
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %137 = load i32, ptr %136, align 4
  %138 = icmp ult i32 %4, %137
  br i1 %138, label %228, label %139

139:                                              ; preds = %135
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %146, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 104
  br label %150

146:                                              ; preds = %170, %139
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %223, label %176

150:                                              ; preds = %170, %143
  %151 = phi i32 [ %141, %143 ], [ %171, %170 ]
  %152 = phi i64 [ 0, %143 ], [ %173, %170 ]
  %153 = load ptr, ptr %144, align 8
  %154 = getelementptr inbounds nuw %struct.Thread, ptr %153, i64 %152
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 48
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %170, label %158

158:                                              ; preds = %150
  %159 = load ptr, ptr %145, align 8
  %160 = tail call fastcc ptr @clock_join(ptr noundef %159, ptr noundef nonnull %156) #19
  store ptr %160, ptr %145, align 8
  %161 = load ptr, ptr %155, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %168, label %163

163:                                              ; preds = %158
  %164 = load i32, ptr %161, align 8
  %165 = add nsw i32 %164, -1
  store i32 %165, ptr %161, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %168

167:                                              ; preds = %163
  tail call void @free(ptr noundef nonnull %161) #20
  br label %168

168:                                              ; preds = %167, %163, %158
  store ptr null, ptr %155, align 8
  %169 = load i32, ptr %140, align 8
  br label %170

170:                                              ; preds = %168, %150
  %171 = phi i32 [ %169, %168 ], [ %151, %150 ]
  %172 = getelementptr inbounds nuw i8, ptr %154, i64 24
  store i32 0, ptr %172, align 8
  %173 = add nuw nsw i64 %152, 1
  %174 = zext i32 %171 to i64
  %175 = icmp samesign ult i64 %173, %174
  br i1 %175, label %150, label %146

176:                                              ; preds = %146
  %177 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %178 = load i32, ptr %177, align 4
  %179 = tail call i32 @llvm.umax.i32(i32 %178, i32 1)
  %180 = zext i32 %179 to i64
  %181 = shl nuw nsw i64 %180, 4
  %182 = or disjoint i64 %181, 8
  %183 = tail call noundef ptr @malloc(i64 noundef %182) #20
  store i32 1, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 4
  store i32 0, ptr %184, align 4
  %185 = load ptr, ptr %147, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  %187 = load i32, ptr %186, align 4
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %192, label %189

189:                                              ; preds = %176
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %191 = getelementptr inbounds nuw i8, ptr %183, i64 8
  br label %199

192:                                              ; preds = %215, %176
  %193 = phi ptr [ %185, %176 ], [ %216, %215 ]
  %194 = load i32, ptr %193, align 8
  %195 = add nsw i32 %194, -1
  store i32 %195, ptr %193, align 8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %198

197:                                              ; preds = %192
  tail call void @free(ptr noundef nonnull %193) #20
  br label %198

198:                                              ; preds = %197, %192
  store ptr %183, ptr %147, align 8
  br label %223

199:                                              ; preds = %215, %189
  %200 = phi ptr [ %185, %189 ], [ %216, %215 ]
  %201 = phi i32 [ 0, %189 ], [ %217, %215 ]
  %202 = phi i64 [ 0, %189 ], [ %218, %215 ]
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %204 = getelementptr inbounds nuw [0 x %struct.anon], ptr %203, i64 0, i64 %202
  %205 = load i64, ptr %204, align 8
  %206 = lshr i64 %205, 11
  %207 = load i32, ptr %190, align 8
  %208 = zext i32 %207 to i64
  %209 = icmp eq i64 %206, %208
  br i1 %209, label %215, label %210

210:                                              ; preds = %199
  %211 = add i32 %201, 1
  store i32 %211, ptr %184, align 4
  %212 = zext i32 %201 to i64
  %213 = getelementptr inbounds nuw [0 x %struct.anon], ptr %191, i64 0, i64 %212
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %213, ptr noundef nonnull align 8 dereferenceable(16) %204, i64 16, i1 false)
  %214 = load ptr, ptr %147, align 8
  br label %215

215:                                              ; preds = %210, %199
  %216 = phi ptr [ %200, %199 ], [ %214, %210 ]
  %217 = phi i32 [ %201, %199 ], [ %211, %210 ]
  %218 = add nuw nsw i64 %202, 1
  %219 = getelementptr inbounds nuw i8, ptr %216, i64 4
  %220 = load i32, ptr %219, align 4
  %221 = zext i32 %220 to i64
  %222 = icmp samesign ult i64 %218, %221
  br i1 %222, label %199, label %192

223:                                              ; preds = %146, %198
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %225 = load i32, ptr %224, align 8
  %226 = add i32 %225, 1
  store i32 %226, ptr %224, align 8
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 0, ptr %227, align 8
  br label %315

228:                                              ; preds = %135, %134
  br i1 %5, label %326, label %229

229:                                              ; preds = %228
  %230 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %231 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %232 = zext i32 %4 to i64
  br label %237

233:                                              ; preds = %281
  %234 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %236 = zext i32 %4 to i64
  br label %293

237:                                              ; preds = %229, %281
  %238 = phi i64 [ 0, %229 ], [ %284, %281 ]
  %239 = phi ptr [ null, %229 ], [ %283, %281 ]
  %240 = load ptr, ptr %230, align 8
  %241 = getelementptr inbounds nuw %struct.Arrival, ptr %240, i64 %238
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 16
  %243 = load ptr, ptr %242, align 8
  %244 = icmp eq ptr %243, null
  br i1 %244, label %245, label %281

245:                                              ; preds = %237
  %246 = load ptr, ptr %231, align 8
  %247 = load i32, ptr %241, align 8
  %248 = zext i32 %247 to i64
  %249 = getelementptr inbounds nuw %struct.Thread, ptr %246, i64 %248
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %251 = load ptr, ptr %250, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 16
  %253 = load i32, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %249, i64 16
  %255 = load i32, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %251, i64 32
  %257 = load i32, ptr %256, align 8
  %258 = getelementptr inbounds nuw i8, ptr %249, i64 24
  %259 = load i32, ptr %258, align 8
  %260 = getelementptr inbounds nuw i8, ptr %249, i64 48
  %261 = load ptr, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %251, i64 104
  %263 = load ptr, ptr %262, align 8
  %264 = tail call noundef ptr @malloc(i64 noundef 40) #20
  store i32 1, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 4
  %266 = zext i32 %253 to i64
  %267 = shl nuw nsw i64 %266, 11
  %268 = getelementptr inbounds nuw i8, ptr %264, i64 8
  store i64 %267, ptr %268, align 8
  %269 = zext i32 %257 to i64
  %270 = shl nuw i64 %269, 32
  %271 = getelementptr inbounds nuw i8, ptr %264, i64 16
  store i64 %270, ptr %271, align 8
  %272 = add i32 %255, 1
  %273 = zext i32 %272 to i64
  %274 = or i64 %267, %273
  %275 = getelementptr inbounds nuw i8, ptr %264, i64 24
  store i64 %274, ptr %275, align 8
  %276 = zext i32 %259 to i64
  %277 = or disjoint i64 %270, %276
  %278 = getelementptr inbounds nuw i8, ptr %264, i64 32
  store i64 %277, ptr %278, align 8
  store i32 2, ptr %265, align 4
  %279 = tail call fastcc ptr @clock_join(ptr noundef nonnull %264, ptr noundef %261) #19
  %280 = tail call fastcc noundef ptr @clock_join(ptr noundef %279, ptr noundef %263) #19
  store ptr %280, ptr %242, align 8
  br label %281

281:                                              ; preds = %245, %237
  %282 = phi ptr [ %280, %245 ], [ %243, %237 ]
  %283 = tail call fastcc ptr @clock_join(ptr noundef %239, ptr noundef %282) #19
  %284 = add nuw nsw i64 %238, 1
  %285 = icmp eq i64 %284, %232
  br i1 %285, label %233, label %237

286:                                              ; preds = %312
  %287 = icmp eq ptr %283, null
  br i1 %287, label %315, label %288

288:                                              ; preds = %286
  %289 = load i32, ptr %283, align 8
  %290 = add nsw i32 %289, -1
  store i32 %290, ptr %283, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %315

292:                                              ; preds = %288
  tail call void @free(ptr noundef nonnull %283) #20
  br label %315

293:                                              ; preds = %233, %312
  %294 = phi i64 [ 0, %233 ], [ %313, %312 ]
  %295 = load ptr, ptr %234, align 8
  %296 = getelementptr inbounds nuw %struct.Arrival, ptr %295, i64 %294
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 8
  %298 = load i32, ptr %297, align 8
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %312, label %300

300:                                              ; preds = %293
  %301 = load ptr, ptr %235, align 8
  %302 = load i32, ptr %296, align 8
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds nuw %struct.Thread, ptr %301, i64 %303
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 48
  %306 = load ptr, ptr %305, align 8
  %307 = tail call fastcc ptr @clock_join(ptr noundef %306, ptr noundef %283) #19
  store ptr %307, ptr %305, align 8
  %308 = getelementptr inbounds nuw i8, ptr %304, i64 24
  %309 = load i32, ptr %308, align 8
  %310 = add i32 %309, 1
  store i32 %310, ptr %308, align 8
  %311 = getelementptr inbounds nuw i8, ptr %304, i64 32
  store i32 0, ptr %311, align 8
  br label %312

312:                                              ; preds = %293, %300
  %313 = add nuw nsw i64 %294, 1
  %314 = icmp eq i64 %313, %236
  br i1 %314, label %286, label %293

315:                                              ; preds = %292, %288, %286, %223, %130
  br i1 %5, label %326, label %316

316:                                              ; preds = %315
  %317 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %318 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %319 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %320 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %325 = zext i32 %4 to i64
  br label %329

326:                                              ; preds = %415, %228, %315
  store i32 0, ptr %2, align 8
  store i32 0, ptr %46, align 4
  %327 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 0, ptr %327, align 8
  %328 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %328, align 8
  ret void

329:                                              ; preds = %316, %415
  %330 = phi i64 [ 0, %316 ], [ %416, %415 ]
  %331 = load ptr, ptr %317, align 8
  %332 = getelementptr inbounds nuw %struct.Arrival, ptr %331, i64 %330
  %333 = load i32, ptr %332, align 8
  %334 = getelementptr inbounds nuw i8, ptr %332, i64 4
  %335 = load i32, ptr %334, align 4
  %336 = getelementptr inbounds nuw i8, ptr %332, i64 8
  %337 = load i32, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %332, i64 16
  %339 = load ptr, ptr %338, align 8
  %340 = icmp eq ptr %339, null
  br i1 %340, label %346, label %341

341:                                              ; preds = %329
  %342 = load i32, ptr %339, align 8
  %343 = add nsw i32 %342, -1
  store i32 %343, ptr %339, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %346

345:                                              ; preds = %341
  tail call void @free(ptr noundef nonnull %339) #20
  br label %346

346:                                              ; preds = %329, %341, %345
  %347 = icmp eq i32 %337, 0
  br i1 %347, label %415, label %348

348:                                              ; preds = %346
  %349 = load ptr, ptr %318, align 8
  %350 = zext i32 %333 to i64
  %351 = getelementptr inbounds nuw %struct.Thread, ptr %349, i64 %350
  %352 = load ptr, ptr %319, align 8
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 8
  %354 = load ptr, ptr %353, align 8
  %355 = zext i32 %335 to i64
  %356 = getelementptr inbounds nuw %struct.Site, ptr %354, i64 %355
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 4
  %358 = load i8, ptr %357, align 4
  %359 = icmp eq i8 %358, 9
  br i1 %359, label %360, label %373

360:                                              ; preds = %348
  %361 = getelementptr inbounds nuw i8, ptr %356, i64 10
  %362 = load i8, ptr %361, align 2
  %363 = load ptr, ptr %351, align 8
  %364 = icmp eq i8 %362, 0
  %365 = icmp eq i8 %362, 1
  %366 = select i1 %365, i32 %43, i32 %42
  %367 = select i1 %364, i32 %44, i32 %366
  %368 = zext i32 %367 to i64
  %369 = getelementptr inbounds nuw i8, ptr %363, i64 48
  store i64 %368, ptr %369, align 1
  %370 = load ptr, ptr %319, align 8
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 8
  %372 = load ptr, ptr %371, align 8
  br label %373

373:                                              ; preds = %360, %348
  %374 = phi ptr [ %372, %360 ], [ %354, %348 ]
  %375 = getelementptr inbounds nuw %struct.Site, ptr %374, i64 %355, i32 6
  %376 = load i8, ptr %375, align 1
  %377 = and i8 %376, 4
  %378 = icmp eq i8 %377, 0
  br i1 %378, label %385, label %379

379:                                              ; preds = %373
  %380 = lshr i32 %333, 5
  %381 = zext nneg i32 %380 to i64
  %382 = getelementptr inbounds nuw [32 x i32], ptr %320, i64 0, i64 %381
  %383 = load i32, ptr %382, align 4
  %384 = add i32 %383, -1
  store i32 %384, ptr %382, align 4
  br label %385

385:                                              ; preds = %379, %373
  %386 = getelementptr inbounds nuw i8, ptr %351, i64 20
  store i32 0, ptr %386, align 4
  %387 = load ptr, ptr %321, align 8
  %388 = load i32, ptr %323, align 8
  %389 = add i32 %388, 1
  %390 = load i32, ptr %322, align 4
  %391 = icmp ugt i32 %389, %390
  br i1 %391, label %392, label %406

392:                                              ; preds = %385
  %393 = icmp eq i32 %390, 0
  %394 = shl i32 %390, 1
  %395 = select i1 %393, i32 8, i32 %394
  br label %396

396:                                              ; preds = %396, %392
  %397 = phi i32 [ %395, %392 ], [ %399, %396 ]
  %398 = icmp ult i32 %397, %389
  %399 = shl i32 %397, 1
  br i1 %398, label %396, label %400

400:                                              ; preds = %396
  store i32 %397, ptr %322, align 4
  %401 = zext i32 %397 to i64
  %402 = shl nuw nsw i64 %401, 3
  %403 = tail call ptr @realloc(ptr noundef %387, i64 noundef %402) #20
  %404 = load i32, ptr %323, align 8
  %405 = add i32 %404, 1
  br label %406

406:                                              ; preds = %385, %400
  %407 = phi i32 [ %389, %385 ], [ %405, %400 ]
  %408 = phi i32 [ %388, %385 ], [ %404, %400 ]
  %409 = phi ptr [ %387, %385 ], [ %403, %400 ]
  store ptr %409, ptr %321, align 8
  %410 = getelementptr inbounds nuw i8, ptr %351, i64 36
  store i32 %408, ptr %410, align 4
  store i32 %407, ptr %323, align 8
  %411 = zext i32 %408 to i64
  %412 = getelementptr inbounds nuw ptr, ptr %409, i64 %411
  store ptr %351, ptr %412, align 8
  %413 = load i64, ptr %324, align 8
  %414 = add i64 %413, 1
  store i64 %414, ptr %324, align 8
  br label %415

415:                                              ; preds = %346, %406
  %416 = add nuw nsw i64 %330, 1
  %417 = icmp eq i64 %416, %325
  br i1 %417, label %326, label %329
}

; Function Attrs: nounwind
define internal fastcc void @gather_add(ptr nocapture noundef %0, i32 noundef %1, i32 noundef range(i32 0, 256) %2, ptr noundef %3) unnamed_addr #0 {
  %5 = load i32, ptr %0, align 8
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  br i1 %6, label %36, label %9

9:                                                ; preds = %4
  %10 = zext i32 %5 to i64
  br label %11

11:                                               ; preds = %9, %33
  %12 = phi i64 [ 0, %9 ], [ %34, %33 ]
  %13 = getelementptr inbounds nuw %struct.Release, ptr %8, i64 %12
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, %1
  br i1 %15, label %16, label %33

16:                                               ; preds = %11
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %18 = load i8, ptr %17, align 4
  %19 = zext i8 %18 to i32
  %20 = icmp eq i32 %2, %19
  br i1 %20, label %21, label %33

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = tail call fastcc ptr @clock_join(ptr noundef %23, ptr noundef %3) #19
  %25 = load ptr, ptr %7, align 8
  %26 = getelementptr inbounds nuw %struct.Release, ptr %25, i64 %12, i32 3
  store ptr %24, ptr %26, align 8
  %27 = icmp eq ptr %3, null
  br i1 %27, label %67, label %28

28:                                               ; preds = %21
  %29 = load i32, ptr %3, align 8
  %30 = add nsw i32 %29, -1
  store i32 %30, ptr %3, align 8
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %67

32:                                               ; preds = %28
  tail call void @free(ptr noundef nonnull %3) #20
  br label %67

33:                                               ; preds = %11, %16
  %34 = add nuw nsw i64 %12, 1
  %35 = icmp eq i64 %34, %10
  br i1 %35, label %36, label %11

36:                                               ; preds = %33, %4
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %39 = add i32 %5, 1
  %40 = load i32, ptr %38, align 4
  %41 = icmp ugt i32 %39, %40
  br i1 %41, label %42, label %56

42:                                               ; preds = %36
  %43 = icmp eq i32 %40, 0
  %44 = shl i32 %40, 1
  %45 = select i1 %43, i32 8, i32 %44
  br label %46

46:                                               ; preds = %46, %42
  %47 = phi i32 [ %45, %42 ], [ %49, %46 ]
  %48 = icmp ult i32 %47, %39
  %49 = shl i32 %47, 1
  br i1 %48, label %46, label %50

50:                                               ; preds = %46
  store i32 %47, ptr %38, align 4
  %51 = zext i32 %47 to i64
  %52 = shl nuw nsw i64 %51, 4
  %53 = tail call ptr @realloc(ptr noundef %8, i64 noundef %52) #20
  %54 = load i32, ptr %0, align 8
  %55 = add i32 %54, 1
  br label %56

56:                                               ; preds = %36, %50
  %57 = phi i32 [ %39, %36 ], [ %55, %50 ]
  %58 = phi i32 [ %5, %36 ], [ %54, %50 ]
  %59 = phi ptr [ %8, %36 ], [ %53, %50 ]
  store ptr %59, ptr %37, align 8
  store i32 %57, ptr %0, align 8
  %60 = zext i32 %58 to i64
  %61 = getelementptr inbounds nuw %struct.Release, ptr %59, i64 %60
  %62 = trunc nuw i32 %2 to i8
  store i32 %1, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %61, i64 4
  store i8 %62, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 5
  store i8 15, ptr %64, align 1
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 6
  store i16 0, ptr %65, align 2
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 8
  store ptr %3, ptr %66, align 8
  br label %67

67:                                               ; preds = %32, %28, %21, %56
  ret void
}

; Function Attrs: nounwind
define internal fastcc ptr @lane_access(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 32) %4, i32 noundef range(i32 0, 32) %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #0 {
  %8 = alloca %struct.Target, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.Access, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %2 to i64
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  %18 = getelementptr inbounds nuw %struct.Site, ptr %16, i64 %17, i32 2
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = call fastcc i32 @locate(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %20, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8) #19
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %107, label %23

23:                                               ; preds = %7
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 3
  br i1 %26, label %27, label %29

27:                                               ; preds = %23
  %28 = load ptr, ptr %8, align 8
  br label %107

29:                                               ; preds = %23
  %30 = icmp eq i32 %6, 0
  br i1 %30, label %41, label %31

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %41, label %35

35:                                               ; preds = %31
  %36 = load ptr, ptr %13, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %41

40:                                               ; preds = %35
  call fastcc void @sync_plain_write(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %8, i32 noundef %4) #19
  br label %41

41:                                               ; preds = %40, %35, %31, %29
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #18
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %44 = load i32, ptr %43, align 8
  store i32 %44, ptr %9, align 8
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %47 = load i32, ptr %46, align 8
  store i32 %47, ptr %45, align 4
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %50 = load i32, ptr %49, align 8
  store i32 %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %53 = load i32, ptr %52, align 8
  store i32 %53, ptr %51, align 4
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %58 = load i32, ptr %57, align 8
  store i32 %58, ptr %54, align 8
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 20
  store i32 0, ptr %59, align 4
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %64 = getelementptr inbounds nuw i8, ptr %42, i64 104
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 0, ptr %66, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #18
  store ptr %9, ptr %10, align 8
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %41
  %72 = call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef nonnull %1) #19
  br label %73

73:                                               ; preds = %41, %71
  %74 = phi i32 [ %72, %71 ], [ 0, %41 ]
  store i32 %74, ptr %67, align 8
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %2, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %77 = select i1 %30, i32 0, i32 8
  store i32 %77, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %79 = xor i32 %6, 1
  store i32 %79, ptr %78, align 4
  %80 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %81 = load ptr, ptr %13, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 32
  %83 = load i32, ptr %82, align 8
  store i32 %83, ptr %80, align 8
  %84 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 0, ptr %84, align 4
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %86 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %87 = load i32, ptr %86, align 4
  store i32 %87, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 36
  store i32 %25, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i32 %4, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %93 = load i64, ptr %92, align 8
  store i64 %93, ptr %91, align 8
  %94 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %101 = load i32, ptr %100, align 4
  %102 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %95, ptr noundef %97, i64 noundef %99, i32 noundef %4, i32 noundef %101) #19
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %73
  call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %93, i32 noundef %25, i32 noundef %4, i32 noundef 0) #19
  br label %105

105:                                              ; preds = %104, %73
  %106 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #18
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #18
  br label %107

107:                                              ; preds = %7, %105, %27
  %108 = phi ptr [ %28, %27 ], [ %106, %105 ], [ null, %7 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  ret ptr %108
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define internal fastcc double @fragment_value(ptr nocapture noundef nonnull readonly %0, i32 noundef range(i32 0, 32) %1, i32 noundef range(i32 0, 1073741823) %2, i32 noundef %3, i32 noundef range(i32 0, 134217727) %4) unnamed_addr #15 {
  %6 = zext i32 %3 to i64
  %7 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %6
  %8 = load i8, ptr %7, align 1
  %9 = zext i8 %8 to i32
  %10 = icmp eq i32 %3, 10
  br i1 %10, label %11, label %46

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = shl nuw i32 1, %1
  %15 = and i32 %13, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %229, label %17

17:                                               ; preds = %11
  %18 = shl nuw nsw i32 %4, 3
  %19 = add nuw nsw i32 %18, %2
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 56
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, %1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Thread, ptr %22, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 104
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = add i32 %19, %31
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 %33
  %35 = load i32, ptr %34, align 1
  %36 = zext i32 %35 to i64
  %37 = add nuw nsw i32 %19, 4
  %38 = add i32 %37, %31
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 %39
  %41 = load i32, ptr %40, align 1
  %42 = zext i32 %41 to i64
  %43 = shl nuw i64 %42, 32
  %44 = or disjoint i64 %43, %36
  %45 = bitcast i64 %44 to double
  br label %229

46:                                               ; preds = %5
  %47 = mul i32 %4, %9
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %49 = load i32, ptr %48, align 4
  %50 = shl nuw i32 1, %1
  %51 = and i32 %49, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %73, label %53

53:                                               ; preds = %46
  %54 = lshr i32 %47, 3
  %55 = and i32 %54, 536870908
  %56 = add nuw nsw i32 %55, %2
  %57 = load ptr, ptr %0, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 56
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = add i32 %61, %1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw %struct.Thread, ptr %59, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 104
  %67 = load i64, ptr %66, align 8
  %68 = trunc i64 %67 to i32
  %69 = add i32 %56, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 %70
  %72 = load i32, ptr %71, align 1
  br label %73

73:                                               ; preds = %46, %53
  %74 = phi i32 [ %72, %53 ], [ 0, %46 ]
  %75 = shl nuw i64 1, %6
  %76 = and i64 %75, 6148
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %84

78:                                               ; preds = %73
  %79 = and i32 %47, 31
  %80 = lshr i32 %74, %79
  %81 = shl nsw i32 -1, %9
  %82 = xor i32 %81, -1
  %83 = and i32 %80, %82
  br label %84

84:                                               ; preds = %73, %78
  %85 = phi i32 [ %83, %78 ], [ %74, %73 ]
  switch i32 %3, label %227 [
    i32 0, label %86
    i32 1, label %118
    i32 2, label %122
    i32 3, label %126
    i32 4, label %178
    i32 5, label %215
    i32 7, label %218
    i32 12, label %222
    i32 11, label %224
  ]

86:                                               ; preds = %84
  %87 = shl i32 %85, 16
  %88 = and i32 %87, -2147483648
  %89 = lshr i32 %85, 10
  %90 = and i32 %89, 31
  %91 = and i32 %85, 1023
  switch i32 %90, label %96 [
    i32 31, label %92
    i32 0, label %102
  ]

92:                                               ; preds = %86
  %93 = icmp eq i32 %91, 0
  %94 = or disjoint i32 %88, 2139095040
  %95 = select i1 %93, i32 %94, i32 2147483647
  br label %114

96:                                               ; preds = %86
  %97 = shl nuw nsw i32 %90, 23
  %98 = add nuw nsw i32 %97, 939524096
  %99 = shl nuw nsw i32 %91, 13
  %100 = or disjoint i32 %98, %99
  %101 = or disjoint i32 %100, %88
  br label %114

102:                                              ; preds = %86
  %103 = icmp eq i32 %91, 0
  br i1 %103, label %114, label %104

104:                                              ; preds = %102
  %105 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %91, i1 true)
  %106 = add nsw i32 %105, -21
  %107 = shl i32 %85, %106
  %108 = shl i32 %107, 13
  %109 = and i32 %108, 8380416
  %110 = or disjoint i32 %88, 1124073472
  %111 = shl nuw nsw i32 %105, 23
  %112 = sub nuw nsw i32 %110, %111
  %113 = or disjoint i32 %109, %112
  br label %114

114:                                              ; preds = %104, %102, %96, %92
  %115 = phi i32 [ %95, %92 ], [ %101, %96 ], [ %113, %104 ], [ %88, %102 ]
  %116 = bitcast i32 %115 to float
  %117 = fpext float %116 to double
  br label %229

118:                                              ; preds = %84
  %119 = shl i32 %85, 16
  %120 = bitcast i32 %119 to float
  %121 = fpext float %120 to double
  br label %229

122:                                              ; preds = %84
  %123 = and i32 %85, -8192
  %124 = bitcast i32 %123 to float
  %125 = fpext float %124 to double
  br label %229

126:                                              ; preds = %84
  %127 = and i32 %85, 127
  %128 = icmp eq i32 %127, 127
  br i1 %128, label %174, label %129

129:                                              ; preds = %126
  %130 = and i32 %85, 7
  %131 = icmp samesign ult i32 %127, 8
  %132 = or disjoint i32 %130, 8
  %133 = select i1 %131, i32 %130, i32 %132
  %134 = uitofp nneg i32 %133 to double
  %135 = tail call i32 @llvm.umax.i32(i32 %127, i32 8)
  %136 = lshr i32 %135, 3
  %137 = add nuw nsw i32 %136, 1013
  %138 = zext nneg i32 %137 to i64
  %139 = shl nuw nsw i64 %138, 52
  %140 = bitcast i64 %139 to double
  %141 = fmul double %134, %140
  %142 = bitcast double %141 to i64
  %143 = tail call fastcc i32 @narrow(i64 noundef %142, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #19
  %144 = freeze i32 %143
  %145 = shl i32 %85, 24
  %146 = shl i32 %144, 16
  %147 = or i32 %146, %145
  %148 = and i32 %147, -2147483648
  %149 = lshr i32 %144, 10
  %150 = and i32 %149, 31
  %151 = and i32 %144, 1023
  switch i32 %150, label %156 [
    i32 31, label %152
    i32 0, label %162
  ]

152:                                              ; preds = %129
  %153 = icmp eq i32 %151, 0
  %154 = or disjoint i32 %148, 2139095040
  %155 = select i1 %153, i32 %154, i32 2147483647
  br label %174

156:                                              ; preds = %129
  %157 = shl nuw nsw i32 %150, 23
  %158 = add nuw nsw i32 %157, 939524096
  %159 = shl nuw nsw i32 %151, 13
  %160 = or disjoint i32 %158, %159
  %161 = or disjoint i32 %160, %148
  br label %174

162:                                              ; preds = %129
  %163 = icmp eq i32 %151, 0
  br i1 %163, label %174, label %164

164:                                              ; preds = %162
  %165 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %151, i1 true)
  %166 = add nsw i32 %165, -21
  %167 = shl i32 %144, %166
  %168 = shl i32 %167, 13
  %169 = and i32 %168, 8380416
  %170 = shl nuw nsw i32 %165, 23
  %171 = sub i32 %148, %170
  %172 = add i32 %171, 1124073472
  %173 = or disjoint i32 %172, %169
  br label %174

174:                                              ; preds = %164, %162, %156, %152, %126
  %175 = phi i32 [ %161, %156 ], [ %173, %164 ], [ %148, %162 ], [ 2147483647, %126 ], [ %155, %152 ]
  %176 = bitcast i32 %175 to float
  %177 = fpext float %176 to double
  br label %229

178:                                              ; preds = %84
  %179 = and i32 %85, 127
  %180 = icmp samesign ugt i32 %179, 124
  %181 = shl i32 %85, 8
  %182 = and i32 %181, 65280
  %183 = select i1 %180, i32 32767, i32 %182
  %184 = shl nuw i32 %183, 16
  %185 = and i32 %184, -2147483648
  %186 = lshr i32 %183, 10
  %187 = and i32 %186, 31
  %188 = and i32 %183, 1023
  switch i32 %187, label %193 [
    i32 31, label %189
    i32 0, label %199
  ]

189:                                              ; preds = %178
  %190 = icmp eq i32 %188, 0
  %191 = or disjoint i32 %185, 2139095040
  %192 = select i1 %190, i32 %191, i32 2147483647
  br label %211

193:                                              ; preds = %178
  %194 = shl nuw nsw i32 %187, 23
  %195 = add nuw nsw i32 %194, 939524096
  %196 = shl nuw nsw i32 %188, 13
  %197 = or disjoint i32 %195, %196
  %198 = or disjoint i32 %197, %185
  br label %211

199:                                              ; preds = %178
  %200 = icmp eq i32 %188, 0
  br i1 %200, label %211, label %201

201:                                              ; preds = %199
  %202 = tail call range(i32 22, 33) i32 @llvm.ctlz.i32(i32 %188, i1 true)
  %203 = add nsw i32 %202, -21
  %204 = shl nuw nsw i32 %183, %203
  %205 = shl i32 %204, 13
  %206 = and i32 %205, 8380416
  %207 = or disjoint i32 %185, 1124073472
  %208 = shl nuw nsw i32 %202, 23
  %209 = sub nuw nsw i32 %207, %208
  %210 = or disjoint i32 %206, %209
  br label %211

211:                                              ; preds = %201, %199, %193, %189
  %212 = phi i32 [ %192, %189 ], [ %198, %193 ], [ %210, %201 ], [ %185, %199 ]
  %213 = bitcast i32 %212 to float
  %214 = fpext float %213 to double
  br label %229

215:                                              ; preds = %84
  %216 = trunc i32 %85 to i8
  %217 = sitofp i8 %216 to double
  br label %229

218:                                              ; preds = %84
  %219 = shl i32 %85, 28
  %220 = ashr exact i32 %219, 28
  %221 = sitofp i32 %220 to double
  br label %229

222:                                              ; preds = %84
  %223 = sitofp i32 %85 to double
  br label %229

224:                                              ; preds = %84
  %225 = bitcast i32 %85 to float
  %226 = fpext float %225 to double
  br label %229

227:                                              ; preds = %84
  %228 = uitofp i32 %85 to double
  br label %229

229:                                              ; preds = %17, %11, %227, %224, %222, %218, %215, %211, %174, %122, %118, %114
  %230 = phi double [ %228, %227 ], [ %226, %224 ], [ %223, %222 ], [ %221, %218 ], [ %217, %215 ], [ %214, %211 ], [ %177, %174 ], [ %125, %122 ], [ %121, %118 ], [ %117, %114 ], [ %45, %17 ], [ 0.000000e+00, %11 ]
  ret double %230
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define internal fastcc void @fragment_answer(ptr nocapture noundef nonnull readonly %0, i32 noundef range(i32 0, 32) %1, i32 noundef %2, i32 noundef range(i32 0, 134217727) %3, double noundef %4, i32 noundef range(i32 0, 2) %5, ptr nocapture noundef nonnull %6) unnamed_addr #8 {
  switch i32 %2, label %88 [
    i32 10, label %8
    i32 0, label %55
  ]

8:                                                ; preds = %7
  %9 = bitcast double %4 to i64
  %10 = shl nuw nsw i32 %3, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = shl nuw i32 1, %1
  %14 = and i32 %12, %13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %128, label %16

16:                                               ; preds = %8
  %17 = trunc i64 %9 to i32
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = add i32 %22, %1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Thread, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 104
  %28 = load i64, ptr %27, align 8
  %29 = trunc i64 %28 to i32
  %30 = add i32 %10, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 %31
  store i32 %17, ptr %32, align 1
  %33 = load i32, ptr %11, align 4
  %34 = and i32 %33, %13
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %128, label %36

36:                                               ; preds = %16
  %37 = lshr i64 %9, 32
  %38 = trunc nuw i64 %37 to i32
  %39 = or disjoint i32 %10, 4
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = add i32 %44, %1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.Thread, ptr %42, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 104
  %50 = load i64, ptr %49, align 8
  %51 = trunc i64 %50 to i32
  %52 = add i32 %39, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 %53
  store i32 %38, ptr %54, align 1
  br label %128

55:                                               ; preds = %7
  %56 = bitcast double %4 to i64
  %57 = tail call fastcc i32 @narrow(i64 noundef %56, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #19
  %58 = and i32 %3, 1
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %87, label %60

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %62 = load i32, ptr %61, align 4
  %63 = shl nuw i32 1, %1
  %64 = and i32 %62, %63
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %128, label %66

66:                                               ; preds = %60
  %67 = load i32, ptr %6, align 4
  %68 = shl i32 %57, 16
  %69 = or i32 %67, %68
  %70 = shl nuw nsw i32 %3, 1
  %71 = and i32 %70, 268435452
  %72 = load ptr, ptr %0, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 56
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = add i32 %76, %1
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw %struct.Thread, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 104
  %82 = load i64, ptr %81, align 8
  %83 = trunc i64 %82 to i32
  %84 = add i32 %71, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 %85
  store i32 %69, ptr %86, align 1
  br label %128

87:                                               ; preds = %55
  store i32 %57, ptr %6, align 4
  br label %128

88:                                               ; preds = %7
  %89 = shl nuw nsw i32 %3, 2
  %90 = icmp eq i32 %2, 11
  br i1 %90, label %91, label %94

91:                                               ; preds = %88
  %92 = bitcast double %4 to i64
  %93 = tail call fastcc i32 @narrow(i64 noundef %92, i32 noundef 8, i32 noundef 23, i32 noundef 0, i32 noundef 2147483647) #19
  br label %105

94:                                               ; preds = %88
  %95 = icmp eq i32 %5, 0
  br i1 %95, label %96, label %99

96:                                               ; preds = %94
  %97 = fptosi double %4 to i64
  %98 = trunc i64 %97 to i32
  br label %105

99:                                               ; preds = %94
  %100 = fcmp ogt double %4, 0x41DFFFFFFFC00000
  br i1 %100, label %105, label %101

101:                                              ; preds = %99
  %102 = fcmp ole double %4, 0xC1E0000000000000
  %103 = select i1 %102, double 0xC1E0000000000000, double %4
  %104 = fptosi double %103 to i32
  br label %105

105:                                              ; preds = %91, %96, %99, %101
  %106 = phi i32 [ %93, %91 ], [ %98, %96 ], [ %104, %101 ], [ 2147483647, %99 ]
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %108 = load i32, ptr %107, align 4
  %109 = shl nuw i32 1, %1
  %110 = and i32 %108, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %128, label %112

112:                                              ; preds = %105
  %113 = load ptr, ptr %0, align 8
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 56
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %117 = load i32, ptr %116, align 8
  %118 = add i32 %117, %1
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw %struct.Thread, ptr %115, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %120, i64 104
  %123 = load i64, ptr %122, align 8
  %124 = trunc i64 %123 to i32
  %125 = add i32 %89, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %121, i64 %126
  store i32 %106, ptr %127, align 1
  br label %128

128:                                              ; preds = %8, %112, %105, %66, %60, %36, %16, %87
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @ended_early(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = select i1 %20, i32 1, i32 2
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %73, label %25

25:                                               ; preds = %3
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %27 = load ptr, ptr %26, align 8
  %28 = zext i32 %23 to i64
  br label %29

29:                                               ; preds = %67, %25
  %30 = phi i64 [ %28, %25 ], [ %31, %67 ]
  %31 = add nsw i64 %30, -1
  %32 = getelementptr inbounds nuw %struct.Finding, ptr %27, i64 %31
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 12
  br i1 %34, label %35, label %67

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, %9
  br i1 %38, label %39, label %67

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %32, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %67

43:                                               ; preds = %39
  %44 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, %7
  br i1 %46, label %47, label %67

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 12
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, %7
  br i1 %50, label %51, label %67

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %32, i64 56
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %67

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 52
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 2
  br i1 %58, label %59, label %67

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %32, i64 64
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %67

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %32, i64 68
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %69, label %67

67:                                               ; preds = %63, %59, %55, %51, %47, %43, %39, %35, %29
  %68 = icmp eq i64 %31, 0
  br i1 %68, label %73, label %29

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %32, i64 4
  %71 = load i32, ptr %70, align 4
  %72 = add i32 %71, 1
  store i32 %72, ptr %70, align 4
  br label %104

73:                                               ; preds = %67, %3
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %75 = load i32, ptr %74, align 4
  %76 = icmp eq i32 %23, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %79 = load i32, ptr %78, align 8
  %80 = add i32 %79, 1
  store i32 %80, ptr %78, align 8
  br label %104

81:                                               ; preds = %73
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %83 = load ptr, ptr %82, align 8
  %84 = add i32 %23, 1
  store i32 %84, ptr %22, align 8
  %85 = zext i32 %23 to i64
  %86 = getelementptr inbounds nuw %struct.Finding, ptr %83, i64 %85
  store i32 12, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  store i32 1, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %86, i64 8
  store i32 %7, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 12
  store i32 %7, ptr %89, align 4
  %90 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i32 %9, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %86, i64 20
  store i32 0, ptr %91, align 4
  %92 = getelementptr inbounds nuw i8, ptr %86, i64 24
  store i32 %11, ptr %92, align 8
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 28
  store i32 -1, ptr %93, align 4
  %94 = getelementptr inbounds nuw i8, ptr %86, i64 32
  store i32 %13, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %86, i64 36
  store i32 -1, ptr %95, align 4
  %96 = getelementptr inbounds nuw i8, ptr %86, i64 40
  store i64 %15, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %86, i64 48
  store i32 %17, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %86, i64 52
  store i32 2, ptr %98, align 4
  %99 = getelementptr inbounds nuw i8, ptr %86, i64 56
  store i32 0, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %86, i64 60
  store i32 %21, ptr %100, align 4
  %101 = getelementptr inbounds nuw i8, ptr %86, i64 64
  store i32 0, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %86, i64 68
  store i32 0, ptr %102, align 4
  %103 = getelementptr inbounds nuw i8, ptr %86, i64 72
  store i64 0, ptr %103, align 8
  br label %104

104:                                              ; preds = %69, %77, %81
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @flight_access(ptr nocapture noundef %0, ptr noundef initializes((200, 208)) %1, ptr nocapture noundef readonly %2, i32 noundef range(i32 0, 12) %3, i32 noundef %4, i64 noundef range(i64 0, 4294967296) %5, i32 noundef %6) unnamed_addr #0 {
  %8 = alloca %struct.Access, align 8
  %9 = load ptr, ptr %1, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 2
  %15 = select i1 %14, i64 -9223372036854775808, i64 4611686018427387904
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 200
  store i64 %15, ptr %17, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #18
  store ptr %16, ptr %8, align 8
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 %4, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i32, ptr %20, align 8
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 %3, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %24 = icmp ne i32 %3, 8
  %25 = zext i1 %24 to i32
  store i32 %25, ptr %23, align 4
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 1, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %30 = load i32, ptr %29, align 4
  store i32 %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 %13, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 %6, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 44
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %5
  store i64 %37, ptr %34, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, %5
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %46 = load i32, ptr %45, align 4
  %47 = call fastcc i32 @judge(ptr noundef %0, ptr noundef %8, ptr noundef %39, ptr noundef %41, i64 noundef %44, i32 noundef %6, i32 noundef %46) #19
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %7
  %50 = load ptr, ptr %1, align 8
  %51 = load i32, ptr %20, align 8
  %52 = load i64, ptr %35, align 8
  %53 = add i64 %52, %5
  %54 = load i32, ptr %12, align 8
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 4, ptr noundef %50, i32 noundef %51, i64 noundef %53, i32 noundef %54, i32 noundef %6, i32 noundef 0) #19
  br label %55

55:                                               ; preds = %49, %7
  %56 = icmp eq i32 %3, 0
  br i1 %56, label %89, label %57

57:                                               ; preds = %55
  %58 = load i32, ptr %12, align 8
  %59 = icmp eq i32 %58, 2
  br i1 %59, label %60, label %89

60:                                               ; preds = %57
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 896
  %64 = load ptr, ptr %63, align 8
  %65 = icmp eq ptr %64, null
  br i1 %65, label %89, label %66

66:                                               ; preds = %60
  %67 = load i64, ptr %42, align 8
  %68 = add i64 %67, %5
  %69 = load ptr, ptr %1, align 8
  %70 = load i32, ptr %20, align 8
  %71 = zext i32 %6 to i64
  %72 = add i64 %68, %71
  br label %73

73:                                               ; preds = %85, %66
  %74 = phi ptr [ %64, %66 ], [ %87, %85 ]
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %85, label %78

78:                                               ; preds = %73
  %79 = load i64, ptr %74, align 8
  %80 = icmp ult i64 %79, %72
  %81 = add i64 %79, 8
  %82 = icmp ult i64 %68, %81
  %83 = and i1 %80, %82
  br i1 %83, label %84, label %85

84:                                               ; preds = %78
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef readonly %69, i32 noundef %70, i64 noundef %79, i32 noundef 8, i32 noundef 0, i32 noundef 0) #19
  br label %85

85:                                               ; preds = %84, %78, %73
  %86 = getelementptr inbounds nuw i8, ptr %74, i64 120
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %73

89:                                               ; preds = %85, %60, %57, %55
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #18
  ret void
}

; Function Attrs: nounwind
define internal fastcc i32 @flight_segment(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %128, label %7

7:                                                ; preds = %3
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %40

14:                                               ; preds = %7
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 896
  %20 = load ptr, ptr %19, align 8
  %21 = icmp eq ptr %20, null
  br i1 %21, label %30, label %22

22:                                               ; preds = %14, %26
  %23 = phi ptr [ %28, %26 ], [ %20, %14 ]
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, %18
  br i1 %25, label %35, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %28 = load ptr, ptr %27, align 8
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %22

30:                                               ; preds = %26, %14
  %31 = tail call noundef ptr @malloc(i64 noundef 128) #20
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(128) %32, i8 0, i64 120, i1 false)
  store i64 %18, ptr %31, align 8
  %33 = load ptr, ptr %19, align 8
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 120
  store ptr %33, ptr %34, align 8
  store ptr %31, ptr %19, align 8
  br label %35

35:                                               ; preds = %22, %30
  %36 = phi ptr [ %31, %30 ], [ %23, %22 ]
  %37 = tail call fastcc ptr @tracker_of(ptr noundef %0, ptr noundef nonnull %36, ptr noundef %10) #19
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i32, ptr %38, align 4
  br label %128

40:                                               ; preds = %7
  %41 = icmp eq i32 %2, 0
  %42 = select i1 %41, i64 44, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %95

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %57 = load i32, ptr %56, align 8
  %58 = add i32 %57, 1
  %59 = load i32, ptr %55, align 4
  %60 = icmp ugt i32 %58, %59
  br i1 %60, label %61, label %74

61:                                               ; preds = %46
  %62 = icmp eq i32 %59, 0
  %63 = shl i32 %59, 1
  %64 = select i1 %62, i32 8, i32 %63
  br label %65

65:                                               ; preds = %65, %61
  %66 = phi i32 [ %64, %61 ], [ %68, %65 ]
  %67 = icmp ult i32 %66, %58
  %68 = shl i32 %66, 1
  br i1 %67, label %65, label %69

69:                                               ; preds = %65
  store i32 %66, ptr %55, align 4
  %70 = zext i32 %66 to i64
  %71 = mul nuw nsw i64 %70, 20
  %72 = tail call ptr @realloc(ptr noundef %54, i64 noundef %71) #20
  %73 = load i32, ptr %56, align 8
  br label %74

74:                                               ; preds = %46, %69
  %75 = phi i32 [ %73, %69 ], [ %57, %46 ]
  %76 = phi ptr [ %72, %69 ], [ %54, %46 ]
  store ptr %76, ptr %53, align 8
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds nuw %struct.BlockRecord, ptr %76, i64 %77
  store i32 %50, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  store i32 %52, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  store i32 %75, ptr %80, align 4
  %81 = getelementptr inbounds nuw i8, ptr %78, i64 12
  store i32 0, ptr %81, align 4
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  store i32 %75, ptr %82, align 4
  %83 = load i32, ptr %56, align 8
  %84 = add i32 %83, 1
  store i32 %84, ptr %56, align 8
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %86 = load i32, ptr %85, align 8
  %87 = zext i32 %83 to i64
  %88 = getelementptr inbounds nuw %struct.BlockRecord, ptr %76, i64 %87, i32 2
  store i32 %86, ptr %88, align 4
  %89 = getelementptr inbounds nuw %struct.BlockRecord, ptr %76, i64 %87, i32 3
  store i32 1, ptr %89, align 4
  %90 = zext i32 %86 to i64
  %91 = getelementptr inbounds nuw %struct.BlockRecord, ptr %76, i64 %90, i32 4
  %92 = load i32, ptr %91, align 4
  %93 = getelementptr inbounds nuw %struct.BlockRecord, ptr %76, i64 %87, i32 4
  store i32 %92, ptr %93, align 4
  store i32 %83, ptr %43, align 4
  %94 = load i32, ptr %11, align 8
  br label %95

95:                                               ; preds = %74, %40
  %96 = phi i32 [ %94, %74 ], [ %12, %40 ]
  %97 = phi i32 [ %83, %74 ], [ %44, %40 ]
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %99 = load ptr, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %102 = load i32, ptr %101, align 8
  %103 = add i32 %102, 1
  %104 = load i32, ptr %100, align 4
  %105 = icmp ugt i32 %103, %104
  br i1 %105, label %106, label %120

106:                                              ; preds = %95
  %107 = icmp eq i32 %104, 0
  %108 = shl i32 %104, 1
  %109 = select i1 %107, i32 8, i32 %108
  br label %110

110:                                              ; preds = %110, %106
  %111 = phi i32 [ %109, %106 ], [ %113, %110 ]
  %112 = icmp ult i32 %111, %103
  %113 = shl i32 %111, 1
  br i1 %112, label %110, label %114

114:                                              ; preds = %110
  store i32 %111, ptr %100, align 4
  %115 = zext i32 %111 to i64
  %116 = mul nuw nsw i64 %115, 12
  %117 = tail call ptr @realloc(ptr noundef %99, i64 noundef %116) #20
  %118 = load i32, ptr %101, align 8
  %119 = add i32 %118, 1
  br label %120

120:                                              ; preds = %95, %114
  %121 = phi i32 [ %103, %95 ], [ %119, %114 ]
  %122 = phi i32 [ %102, %95 ], [ %118, %114 ]
  %123 = phi ptr [ %99, %95 ], [ %117, %114 ]
  store ptr %123, ptr %98, align 8
  %124 = zext i32 %122 to i64
  %125 = getelementptr inbounds nuw %struct.Segment, ptr %123, i64 %124
  store i32 %97, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 4
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  store i32 %96, ptr %127, align 4
  store i32 %121, ptr %101, align 8
  br label %128

128:                                              ; preds = %35, %120, %3
  %129 = phi i32 [ 0, %3 ], [ %122, %120 ], [ %39, %35 ]
  ret i32 %129
}

; Function Attrs: nounwind
define internal fastcc ptr @tracker_of(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef readonly %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %62, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %5 to i64
  %13 = and i64 %12, 3
  %14 = icmp ult i32 %5, 4
  br i1 %14, label %17, label %15

15:                                               ; preds = %7
  %16 = and i64 %12, 4294967292
  br label %36

17:                                               ; preds = %36, %7
  %18 = phi ptr [ poison, %7 ], [ %58, %36 ]
  %19 = phi i64 [ 0, %7 ], [ %59, %36 ]
  %20 = phi ptr [ null, %7 ], [ %58, %36 ]
  %21 = icmp eq i64 %13, 0
  br i1 %21, label %33, label %22

22:                                               ; preds = %17, %22
  %23 = phi i64 [ %30, %22 ], [ %19, %17 ]
  %24 = phi ptr [ %29, %22 ], [ %20, %17 ]
  %25 = phi i64 [ %31, %22 ], [ 0, %17 ]
  %26 = getelementptr inbounds nuw %struct.Tracker, ptr %9, i64 %23
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, %11
  %29 = select i1 %28, ptr %26, ptr %24
  %30 = add nuw nsw i64 %23, 1
  %31 = add i64 %25, 1
  %32 = icmp eq i64 %31, %13
  br i1 %32, label %33, label %22

33:                                               ; preds = %22, %17
  %34 = phi ptr [ %18, %17 ], [ %29, %22 ]
  %35 = icmp eq ptr %34, null
  br i1 %35, label %62, label %141

36:                                               ; preds = %36, %15
  %37 = phi i64 [ 0, %15 ], [ %59, %36 ]
  %38 = phi ptr [ null, %15 ], [ %58, %36 ]
  %39 = phi i64 [ 0, %15 ], [ %60, %36 ]
  %40 = getelementptr inbounds nuw %struct.Tracker, ptr %9, i64 %37
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, %11
  %43 = select i1 %42, ptr %40, ptr %38
  %44 = or disjoint i64 %37, 1
  %45 = getelementptr inbounds nuw %struct.Tracker, ptr %9, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, %11
  %48 = select i1 %47, ptr %45, ptr %43
  %49 = or disjoint i64 %37, 2
  %50 = getelementptr inbounds nuw %struct.Tracker, ptr %9, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, %11
  %53 = select i1 %52, ptr %50, ptr %48
  %54 = or disjoint i64 %37, 3
  %55 = getelementptr inbounds nuw %struct.Tracker, ptr %9, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, %11
  %58 = select i1 %57, ptr %55, ptr %53
  %59 = add nuw nsw i64 %37, 4
  %60 = add i64 %39, 4
  %61 = icmp eq i64 %60, %16
  br i1 %61, label %17, label %36

62:                                               ; preds = %3, %33
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %66 = add i32 %5, 1
  %67 = load i32, ptr %65, align 4
  %68 = icmp ugt i32 %66, %67
  br i1 %68, label %69, label %83

69:                                               ; preds = %62
  %70 = icmp eq i32 %67, 0
  %71 = shl i32 %67, 1
  %72 = select i1 %70, i32 8, i32 %71
  br label %73

73:                                               ; preds = %73, %69
  %74 = phi i32 [ %72, %69 ], [ %76, %73 ]
  %75 = icmp ult i32 %74, %66
  %76 = shl i32 %74, 1
  br i1 %75, label %73, label %77

77:                                               ; preds = %73
  store i32 %74, ptr %65, align 4
  %78 = zext i32 %74 to i64
  %79 = shl nuw nsw i64 %78, 4
  %80 = tail call ptr @realloc(ptr noundef %64, i64 noundef %79) #20
  %81 = load i32, ptr %4, align 8
  %82 = add i32 %81, 1
  br label %83

83:                                               ; preds = %62, %77
  %84 = phi i32 [ %66, %62 ], [ %82, %77 ]
  %85 = phi i32 [ %5, %62 ], [ %81, %77 ]
  %86 = phi ptr [ %64, %62 ], [ %80, %77 ]
  store ptr %86, ptr %63, align 8
  store i32 %84, ptr %4, align 8
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds nuw %struct.Tracker, ptr %86, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %90 = load i32, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %101 = load i32, ptr %100, align 8
  %102 = add i32 %101, 1
  %103 = load i32, ptr %99, align 4
  %104 = icmp ugt i32 %102, %103
  br i1 %104, label %105, label %118

105:                                              ; preds = %83
  %106 = icmp eq i32 %103, 0
  %107 = shl i32 %103, 1
  %108 = select i1 %106, i32 8, i32 %107
  br label %109

109:                                              ; preds = %109, %105
  %110 = phi i32 [ %108, %105 ], [ %112, %109 ]
  %111 = icmp ult i32 %110, %102
  %112 = shl i32 %110, 1
  br i1 %111, label %109, label %113

113:                                              ; preds = %109
  store i32 %110, ptr %99, align 4
  %114 = zext i32 %110 to i64
  %115 = mul nuw nsw i64 %114, 20
  %116 = tail call ptr @realloc(ptr noundef %98, i64 noundef %115) #20
  %117 = load i32, ptr %100, align 8
  br label %118

118:                                              ; preds = %113, %83
  %119 = phi i32 [ %117, %113 ], [ %101, %83 ]
  %120 = phi ptr [ %116, %113 ], [ %98, %83 ]
  store ptr %120, ptr %97, align 8
  %121 = zext i32 %119 to i64
  %122 = getelementptr inbounds nuw %struct.BlockRecord, ptr %120, i64 %121
  store i32 %94, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 4
  store i32 %96, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store i32 %119, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %122, i64 12
  store i32 0, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 16
  store i32 %119, ptr %126, align 4
  %127 = load i32, ptr %100, align 8
  %128 = add i32 %127, 1
  store i32 %128, ptr %100, align 8
  %129 = load i32, ptr %89, align 8
  %130 = zext i32 %127 to i64
  %131 = getelementptr inbounds nuw %struct.BlockRecord, ptr %120, i64 %130, i32 2
  store i32 %129, ptr %131, align 4
  %132 = getelementptr inbounds nuw %struct.BlockRecord, ptr %120, i64 %130, i32 3
  store i32 1, ptr %132, align 4
  %133 = zext i32 %129 to i64
  %134 = getelementptr inbounds nuw %struct.BlockRecord, ptr %120, i64 %133, i32 4
  %135 = load i32, ptr %134, align 4
  %136 = getelementptr inbounds nuw %struct.BlockRecord, ptr %120, i64 %130, i32 4
  store i32 %135, ptr %136, align 4
  store i32 %90, ptr %88, align 4
  %137 = getelementptr inbounds nuw i8, ptr %88, i64 4
  store i32 %127, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store i32 0, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %88, i64 12
  store i32 0, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %88, i64 8
  br label %146

141:                                              ; preds = %33
  %142 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %143 = load i32, ptr %142, align 4
  %144 = icmp eq i32 %143, 0
  %145 = getelementptr inbounds nuw i8, ptr %34, i64 8
  br i1 %144, label %146, label %151

146:                                              ; preds = %118, %141
  %147 = phi ptr [ %140, %118 ], [ %145, %141 ]
  %148 = phi ptr [ %88, %118 ], [ %34, %141 ]
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %150 = load i32, ptr %149, align 8
  br label %157

151:                                              ; preds = %141
  %152 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %155 = load i32, ptr %154, align 8
  %156 = icmp eq i32 %153, %155
  br i1 %156, label %197, label %157

157:                                              ; preds = %146, %151
  %158 = phi ptr [ %147, %146 ], [ %145, %151 ]
  %159 = phi ptr [ %148, %146 ], [ %34, %151 ]
  %160 = phi i32 [ %150, %146 ], [ %155, %151 ]
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %162 = load i32, ptr %161, align 4
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %165 = load ptr, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %168 = load i32, ptr %167, align 8
  %169 = add i32 %168, 1
  %170 = load i32, ptr %166, align 4
  %171 = icmp ugt i32 %169, %170
  br i1 %171, label %172, label %187

172:                                              ; preds = %157
  %173 = icmp eq i32 %170, 0
  %174 = shl i32 %170, 1
  %175 = select i1 %173, i32 8, i32 %174
  br label %176

176:                                              ; preds = %176, %172
  %177 = phi i32 [ %175, %172 ], [ %179, %176 ]
  %178 = icmp ult i32 %177, %169
  %179 = shl i32 %177, 1
  br i1 %178, label %176, label %180

180:                                              ; preds = %176
  store i32 %177, ptr %166, align 4
  %181 = zext i32 %177 to i64
  %182 = mul nuw nsw i64 %181, 12
  %183 = tail call ptr @realloc(ptr noundef %165, i64 noundef %182) #20
  %184 = load i32, ptr %167, align 8
  %185 = add i32 %184, 1
  %186 = load i32, ptr %163, align 8
  br label %187

187:                                              ; preds = %157, %180
  %188 = phi i32 [ %160, %157 ], [ %186, %180 ]
  %189 = phi i32 [ %169, %157 ], [ %185, %180 ]
  %190 = phi i32 [ %168, %157 ], [ %184, %180 ]
  %191 = phi ptr [ %165, %157 ], [ %183, %180 ]
  store ptr %191, ptr %164, align 8
  %192 = zext i32 %190 to i64
  %193 = getelementptr inbounds nuw %struct.Segment, ptr %191, i64 %192
  store i32 %162, ptr %193, align 4
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 4
  store i32 %160, ptr %194, align 4
  %195 = getelementptr inbounds nuw i8, ptr %193, i64 8
  store i32 0, ptr %195, align 4
  store i32 %189, ptr %167, align 8
  store i32 %190, ptr %158, align 4
  %196 = getelementptr inbounds nuw i8, ptr %159, i64 12
  store i32 %188, ptr %196, align 4
  br label %197

197:                                              ; preds = %187, %151
  %198 = phi ptr [ %159, %187 ], [ %34, %151 ]
  ret ptr %198
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #16

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #16

attributes #0 = { nounwind "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #5 = { "no-trapping-math"="true" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nofree norecurse nosync nounwind memory(none) "no-trapping-math"="true" }
attributes #12 = { nounwind "no-trapping-math"="true" }
attributes #13 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #14 = { nofree norecurse nosync nounwind memory(argmem: read) "no-trapping-math"="true" }
attributes #15 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #16 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #18 = { nounwind }
attributes #19 = { nobuiltin }
attributes #20 = { nobuiltin nounwind }


