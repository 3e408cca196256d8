; sources d511e45129eb3a35b0d83c3eaba97a6e132afcbdad297d2c6972efe51748cddb

%struct.Operands = type { [8192 x double], [8192 x double], [1024 x double] }
%struct.Target = type { ptr, ptr, ptr, i64, i64, i32, i32, ptr }
%struct.View = type { i32, i32, i32, i32, i32, ptr, ptr, i64 }
%struct.Access = type { ptr, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Site = type { i32, i8, i8, i8, i8, i8, i8, i8, i8, i32, i8, i8, [14 x i8] }
%struct.Release = type { i32, i8, i8, ptr }
%struct.Region = type { i64, i64, i32, i32 }
%struct.Near = type { i64, i64, i32, i32 }
%struct.Segment = type { i32, i32, i32 }
%struct.Cell = type { i64, i64 }
%struct.BlockRecord = type { i32, i32, i32, i32, i32 }
%struct.Side = type { i8, i8, i32, i32, %struct.List, %struct.List }
%struct.List = type { i32, i32, i32, i32, ptr, ptr }
%struct.Finding = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, i32, i32, i32, i32, [2 x i32] }
%struct.Thread = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, ptr, ptr, i32, i32, i32, i32, i64, i64, ptr, i32, i32, i32, i32, i32, %struct.Pending, ptr, [16 x i64], [64 x ptr] }
%struct.Pending = type { i32, i32, i32, i32, i32, i32, i64 }
%struct.anon = type { i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, ptr }
%struct.Arrival = type { i32, i32, i32, i32, ptr }
%struct.Gather = type { i32, i32, ptr }
%struct.Flight = type { ptr, i32, i32, i32, %struct.Target, %struct.Target, ptr, i64, ptr, %struct.View }
%struct.Record = type { i64, i32, i32 }
%struct.Product = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Warp = type { ptr, i32, i32 }
%struct.Tracker = type { i32, i32, i32, i32 }

@px_prmt.table = internal unnamed_addr constant [7 x [4 x [4 x i8]]] [[4 x [4 x i8]] zeroinitializer, [4 x [4 x i8]] [[4 x i8] c"\00\01\02\03", [4 x i8] c"\01\02\03\04", [4 x i8] c"\02\03\04\05", [4 x i8] c"\03\04\05\06"], [4 x [4 x i8]] [[4 x i8] c"\00\07\06\05", [4 x i8] c"\01\00\07\06", [4 x i8] c"\02\01\00\07", [4 x i8] c"\03\02\01\00"], [4 x [4 x i8]] [[4 x i8] zeroinitializer, [4 x i8] c"\01\01\01\01", [4 x i8] c"\02\02\02\02", [4 x i8] c"\03\03\03\03"], [4 x [4 x i8]] [[4 x i8] c"\00\01\02\03", [4 x i8] c"\01\01\02\03", [4 x i8] c"\02\02\02\03", [4 x i8] c"\03\03\03\03"], [4 x [4 x i8]] [[4 x i8] zeroinitializer, [4 x i8] c"\00\01\01\01", [4 x i8] c"\00\01\02\02", [4 x i8] c"\00\01\02\03"], [4 x [4 x i8]] [[4 x i8] c"\00\01\00\01", [4 x i8] c"\02\03\02\03", [4 x i8] c"\00\01\00\01", [4 x i8] c"\02\03\02\03"]], align 16
@matrix_answer.o = internal unnamed_addr global %struct.Operands zeroinitializer, align 8
@element_bits.bits = internal unnamed_addr constant [13 x i8] c"\10\10 \08\08\08\08\04\04\01@  ", align 1
@llvm.compiler.used = appending global [119 x ptr] [ptr @px_add_f32, ptr @px_add_f64, ptr @px_bf16_to_f32, ptr @px_bfe_s32, ptr @px_bfe_s64, ptr @px_bfe_u32, ptr @px_bfe_u64, ptr @px_bfi_b32, ptr @px_bfi_b64, ptr @px_bfind_s32, ptr @px_bfind_s32_shiftamt, ptr @px_bfind_s64, ptr @px_bfind_s64_shiftamt, ptr @px_bfind_u32, ptr @px_bfind_u32_shiftamt, ptr @px_bfind_u64, ptr @px_bfind_u64_shiftamt, ptr @px_bmsk_b32_clamp, ptr @px_bmsk_b32_wrap, ptr @px_cos_f32, ptr @px_div_f32, ptr @px_div_f64, ptr @px_dp2a, ptr @px_dp4a, ptr @px_e4m3_to_f16, ptr @px_e5m2_to_f16, ptr @px_ex2_f32, ptr @px_f16_to_f32, ptr @px_f32_to_tf32, ptr @px_f64_to_bf16, ptr @px_f64_to_e4m3, ptr @px_f64_to_e5m2, ptr @px_f64_to_f16, ptr @px_f64_to_f32, ptr @px_fma_f32, ptr @px_fma_f64, ptr @px_fns_b32, ptr @px_half, ptr @px_half_unary, ptr @px_int_to_bf16, ptr @px_int_to_f16, ptr @px_int_to_f32, ptr @px_int_to_f64, ptr @px_lg2_f32, ptr @px_minmax_f32, ptr @px_minmax_f64, ptr @px_mul_f32, ptr @px_mul_f64, ptr @px_nan_f64, ptr @px_prmt, ptr @px_rcp_f32, ptr @px_rcp_f64, ptr @px_rsqrt_f32, ptr @px_rsqrt_f64, ptr @px_sad_s16, ptr @px_sad_s32, ptr @px_sad_s64, ptr @px_sad_u16, ptr @px_sad_u32, ptr @px_sad_u64, ptr @px_sat_f32, ptr @px_sat_f64, ptr @px_sin_f32, ptr @px_sqrt_f32, ptr @px_sqrt_f64, ptr @px_sub_f32, ptr @px_sub_f64, ptr @px_szext_s32_clamp, ptr @px_szext_s32_wrap, ptr @px_szext_u32_clamp, ptr @px_szext_u32_wrap, ptr @px_tanh_f32, ptr @px_testp_f32, ptr @px_testp_f64, ptr @px_video, ptr @px_video_lanes, ptr @px_vmad, ptr @rt_access, ptr @rt_access_now, ptr @rt_activemask, ptr @rt_barrier, ptr @rt_bulk, ptr @rt_bulk_commit, ptr @rt_bulk_wait, ptr @rt_cas_stored, ptr @rt_collective, ptr @rt_cp_async, ptr @rt_cp_commit, ptr @rt_cp_wait, ptr @rt_fence, ptr @rt_findings, ptr @rt_footprint, ptr @rt_free, ptr @rt_host_access, ptr @rt_host_block, ptr @rt_launch, ptr @rt_load_generic_16, ptr @rt_load_generic_4, ptr @rt_load_generic_8, ptr @rt_load_global_16, ptr @rt_load_global_4, ptr @rt_load_global_8, ptr @rt_load_shared_16, ptr @rt_load_shared_4, ptr @rt_load_shared_8, ptr @rt_lost, ptr @rt_mbarrier, ptr @rt_new, ptr @rt_region, ptr @rt_store_generic_16, ptr @rt_store_generic_4, ptr @rt_store_generic_8, ptr @rt_store_global_16, ptr @rt_store_global_4, ptr @rt_store_global_8, ptr @rt_store_shared_16, ptr @rt_store_shared_4, ptr @rt_store_shared_8, ptr @rt_unwritten], section "llvm.metadata"

; Function Attrs: nounwind
define ptr @rt_access(ptr nocapture noundef %0, ptr nocapture readnone %1, i64 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.Target, align 8
  %6 = alloca %struct.View, align 8
  %7 = alloca %struct.Access, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
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
  br label %321

26:                                               ; preds = %19, %4
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = zext i32 %3 to i64
  %30 = getelementptr inbounds nuw %struct.Site, ptr %28, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 44
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #20
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
  %69 = call fastcc i32 @locate(ptr noundef nonnull %15, ptr noundef nonnull %9, i32 noundef %3, i32 noundef %60, i64 noundef %2, i32 noundef %63, i32 noundef %68, i32 noundef %57, ptr noundef %5) #21
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %73

71:                                               ; preds = %54
  %72 = getelementptr inbounds nuw i8, ptr %15, i64 32952
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %72, i8 0, i64 64, i1 false)
  br label %319

73:                                               ; preds = %54
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %75 = load i32, ptr %74, align 8
  switch i32 %75, label %106 [
    i32 3, label %76
    i32 2, label %78
  ]

76:                                               ; preds = %73
  %77 = load ptr, ptr %5, align 8
  br label %319

78:                                               ; preds = %73
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 2096
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
  tail call fastcc void @mbarrier_fault(ptr noundef %15, ptr noundef readonly %9, i32 noundef %3, i64 noundef %96, i32 noundef 8, i32 noundef 0, i32 noundef 0) #21
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
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 304
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
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 304
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
  %205 = tail call fastcc ptr @clock_join(ptr noundef %202, ptr noundef %204) #21
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
  tail call fastcc void @publish(ptr noundef %15, ptr noundef %9, ptr noundef nonnull readonly %30, i64 noundef %128, i32 noundef %138, i32 noundef %220) #21
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
  call fastcc void @sync_plain_write(ptr noundef nonnull %15, ptr noundef %9, ptr noundef %5, i32 noundef %233) #21
  br label %234

234:                                              ; preds = %218, %214, %221, %223, %227, %231
  %235 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %236 = load i32, ptr %235, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %240, label %238

238:                                              ; preds = %234
  %239 = tail call fastcc i32 @segment_of(ptr noundef nonnull %15, ptr noundef %11, ptr noundef %9) #21
  br label %240

240:                                              ; preds = %234, %238
  %241 = phi i32 [ %239, %238 ], [ 0, %234 ]
  %242 = getelementptr inbounds nuw i8, ptr %13, i64 32
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %249, label %245

245:                                              ; preds = %240
  %246 = zext i32 %241 to i64
  %247 = shl i64 %246, 34
  %248 = getelementptr inbounds nuw i8, ptr %11, i64 288
  store i64 %247, ptr %248, align 8
  br label %249

249:                                              ; preds = %245, %240
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #20
  %250 = load ptr, ptr %10, align 8
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 304
  %252 = load i32, ptr %251, align 8
  store i32 %252, ptr %6, align 8
  %253 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %254 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %255 = load i32, ptr %254, align 8
  store i32 %255, ptr %253, align 4
  %256 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %257 = getelementptr inbounds nuw i8, ptr %250, i64 312
  %258 = load i32, ptr %257, align 8
  store i32 %258, ptr %256, align 8
  %259 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %260 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %261 = load i32, ptr %260, align 4
  store i32 %261, ptr %259, align 4
  %262 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %263 = getelementptr inbounds nuw i8, ptr %250, i64 256
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %266 = load i32, ptr %265, align 8
  store i32 %266, ptr %262, align 8
  %267 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 0, ptr %267, align 4
  %268 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %269 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %270 = load ptr, ptr %269, align 8
  store ptr %270, ptr %268, align 8
  %271 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %272 = getelementptr inbounds nuw i8, ptr %250, i64 776
  %273 = load ptr, ptr %272, align 8
  store ptr %273, ptr %271, align 8
  %274 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %274, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #20
  store ptr %6, ptr %7, align 8
  %275 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %241, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %3, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %55, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %279 = load i8, ptr %32, align 4
  %280 = icmp ne i8 %279, 2
  %281 = zext i1 %280 to i32
  store i32 %281, ptr %278, align 4
  %282 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %243, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 0, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %285 = getelementptr inbounds nuw i8, ptr %11, i64 308
  %286 = load i32, ptr %285, align 4
  store i32 %286, ptr %284, align 8
  %287 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 %75, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %289 = load i8, ptr %61, align 2
  %290 = zext i8 %289 to i32
  store i32 %290, ptr %288, align 8
  %291 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %291, align 4
  %292 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %293 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %294 = load i64, ptr %293, align 8
  store i64 %294, ptr %292, align 8
  %295 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %298 = load ptr, ptr %297, align 8
  %299 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %302 = load i32, ptr %301, align 4
  %303 = call fastcc i32 @judge(ptr noundef nonnull %15, ptr noundef %7, ptr noundef %296, ptr noundef %298, i64 noundef %300, i32 noundef %290, i32 noundef %302) #21
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %308

305:                                              ; preds = %249
  %306 = load i8, ptr %61, align 2
  %307 = zext i8 %306 to i32
  call fastcc void @fault(ptr noundef nonnull %15, i32 noundef 4, ptr noundef nonnull %9, i32 noundef %3, i64 noundef %294, i32 noundef %75, i32 noundef %307, i32 noundef 0) #21
  br label %308

308:                                              ; preds = %305, %249
  %309 = getelementptr inbounds nuw i8, ptr %30, i64 7
  %310 = load i8, ptr %309, align 1
  %311 = add i8 %310, -3
  %312 = icmp ult i8 %311, 3
  br i1 %312, label %313, label %317

313:                                              ; preds = %308
  %314 = load i32, ptr %260, align 4
  %315 = add i32 %314, 1
  store i32 %315, ptr %260, align 4
  %316 = getelementptr inbounds nuw i8, ptr %9, i64 36
  store i32 0, ptr %316, align 4
  br label %317

317:                                              ; preds = %308, %313
  %318 = load ptr, ptr %5, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #20
  br label %319

319:                                              ; preds = %317, %76, %71
  %320 = phi ptr [ %77, %76 ], [ %318, %317 ], [ %72, %71 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20
  br label %321

321:                                              ; preds = %319, %24
  %322 = phi ptr [ null, %24 ], [ %320, %319 ]
  ret ptr %322
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc range(i32 0, 2) i32 @locate(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef range(i32 0, 256) %3, i64 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef range(i32 0, 2) %7, ptr nocapture noundef nonnull writeonly initializes((8, 24), (32, 56)) %8) unnamed_addr #2 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
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
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 3, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #21
  br label %180

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
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef 2, i32 noundef %5, i32 noundef %7) #21
  br label %180

54:                                               ; preds = %44
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 760
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 %27
  store ptr %57, ptr %8, align 8
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 280
  %59 = load ptr, ptr %58, align 8
  store ptr %59, ptr %32, align 8
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 768
  %61 = load ptr, ptr %60, align 8
  store ptr %61, ptr %33, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %27, ptr %62, align 8
  br label %180

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
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %27, i32 noundef 3, i32 noundef %5, i32 noundef %7) #21
  br label %180

73:                                               ; preds = %63
  %74 = getelementptr inbounds nuw i8, ptr %11, i64 752
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %77 = load i32, ptr %76, align 8
  %78 = zext i32 %77 to i64
  %79 = mul nuw i64 %78, %66
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 %27
  store ptr %81, ptr %8, align 8
  br label %180

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
  br i1 %115, label %131, label %116

116:                                              ; preds = %113
  %117 = zext i32 %114 to i64
  %118 = getelementptr inbounds nuw %struct.Region, ptr %84, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = icmp ugt i64 %119, %27
  br i1 %120, label %131, label %121

121:                                              ; preds = %116
  store i32 %114, ptr %85, align 8
  %122 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %123 = load i64, ptr %122, align 8
  br label %124

124:                                              ; preds = %121, %95
  %125 = phi i64 [ %97, %95 ], [ %123, %121 ]
  %126 = phi ptr [ %88, %95 ], [ %118, %121 ]
  %127 = zext i32 %5 to i64
  %128 = getelementptr inbounds nuw i8, ptr %126, i64 8
  %129 = sub i64 %125, %27
  %130 = icmp ult i64 %129, %127
  br i1 %130, label %131, label %132

131:                                              ; preds = %113, %116, %124
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #21
  br label %180

132:                                              ; preds = %124
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 16
  %134 = load i32, ptr %133, align 8
  %135 = and i32 %134, 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %138, label %137

137:                                              ; preds = %132
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 5, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef %7) #21
  br label %180

138:                                              ; preds = %132
  %139 = icmp eq i32 %7, 0
  %140 = and i32 %134, 2
  %141 = icmp eq i32 %140, 0
  %142 = or i1 %139, %141
  br i1 %142, label %144, label %143

143:                                              ; preds = %138
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 10, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef 1) #21
  br label %180

144:                                              ; preds = %138
  %145 = and i32 %134, 4
  %146 = icmp eq i32 %145, 0
  %147 = or i1 %139, %146
  br i1 %147, label %151, label %148

148:                                              ; preds = %144
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 9, ptr noundef %1, i32 noundef %2, i64 noundef %27, i32 noundef %28, i32 noundef %5, i32 noundef 1) #21
  %149 = load i32, ptr %133, align 8
  %150 = and i32 %149, 4
  br label %151

151:                                              ; preds = %148, %144
  %152 = phi i32 [ %150, %148 ], [ %145, %144 ]
  %153 = phi i32 [ %149, %148 ], [ %134, %144 ]
  %154 = add i64 %27, -1099511627776
  %155 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %154, ptr %155, align 8
  %156 = load ptr, ptr %0, align 8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 %154
  store ptr %157, ptr %8, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %159 = load ptr, ptr %158, align 8
  store ptr %159, ptr %32, align 8
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %33, align 8
  %162 = and i32 %153, 1
  store i32 %162, ptr %31, align 4
  %163 = icmp eq i32 %152, 0
  %164 = select i1 %139, i1 true, i1 %163
  br i1 %164, label %165, label %180

165:                                              ; preds = %151
  %166 = getelementptr inbounds nuw i8, ptr %11, i64 328
  %167 = and i32 %2, 15
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw [16 x %struct.Near], ptr %166, i64 0, i64 %168
  %170 = load i64, ptr %126, align 8
  store i64 %170, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 16
  store i32 %2, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %169, i64 20
  store i32 %162, ptr %172, align 4
  %173 = load i64, ptr %128, align 8
  %174 = sub i64 %173, %170
  %175 = icmp ult i64 %174, %127
  %176 = sub i64 %174, %127
  %177 = add i64 %176, 1
  %178 = select i1 %175, i64 0, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %169, i64 8
  store i64 %178, ptr %179, align 8
  br label %180

180:                                              ; preds = %151, %131, %137, %143, %165, %73, %72, %54, %53, %41
  %181 = phi i32 [ 0, %41 ], [ 0, %53 ], [ 1, %54 ], [ 0, %72 ], [ 1, %73 ], [ 0, %131 ], [ 0, %137 ], [ 0, %143 ], [ 1, %165 ], [ 1, %151 ]
  ret i32 %181
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
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 304
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
  tail call void @free(ptr noundef nonnull %78) #22
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
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %5 = load i32, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 312
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %7, 1
  %9 = icmp eq i32 %5, %8
  br i1 %9, label %10, label %13

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %12 = load i32, ptr %11, align 8
  br label %111

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 792
  %17 = load i32, ptr %16, align 8
  %18 = icmp ult i32 %15, %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 784
  %20 = load ptr, ptr %19, align 8
  br i1 %18, label %53, label %21

21:                                               ; preds = %13
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 796
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
  %37 = tail call ptr @realloc(ptr noundef %20, i64 noundef %36) #22
  %38 = load i32, ptr %16, align 8
  %39 = load i32, ptr %14, align 4
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
  %51 = load i32, ptr %14, align 4
  %52 = icmp ugt i32 %50, %51
  br i1 %52, label %53, label %45

53:                                               ; preds = %45, %13, %40
  %54 = phi i32 [ %41, %40 ], [ %15, %13 ], [ %51, %45 ]
  %55 = phi ptr [ %43, %40 ], [ %20, %13 ], [ %43, %45 ]
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 784
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds nuw i32, ptr %55, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  %61 = load i32, ptr %6, align 8
  br i1 %60, label %62, label %106

62:                                               ; preds = %53
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 304
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
  %84 = tail call ptr @realloc(ptr noundef %66, i64 noundef %83) #22
  %85 = load i32, ptr %68, align 8
  %86 = add i32 %85, 1
  %87 = load ptr, ptr %56, align 8
  %88 = load i32, ptr %14, align 4
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
  %101 = load i32, ptr %14, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %92, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %6, align 8
  br label %106

106:                                              ; preds = %90, %53
  %107 = phi i32 [ %105, %90 ], [ %61, %53 ]
  %108 = phi i32 [ %104, %90 ], [ %59, %53 ]
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i32 %108, ptr %109, align 8
  %110 = add i32 %107, 1
  store i32 %110, ptr %4, align 4
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
  %131 = tail call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %97, i32 noundef %100, ptr noundef %130) #21
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %137

133:                                              ; preds = %129, %104
  %134 = trunc i64 %58 to i32
  %135 = lshr i32 %134, 8
  %136 = and i32 %135, 65535
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, i32 noundef %97, i32 noundef %100, i32 noundef %136, i32 noundef 8, i64 noundef %51) #21
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
  %175 = tail call fastcc i32 @ordered(ptr noundef nonnull readonly %0, i32 noundef range(i32 0, 1073741824) %78, i32 noundef 0, ptr noundef nonnull readonly %139) #21
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
  %209 = tail call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %78, i32 noundef %81, ptr noundef nonnull %139) #21
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
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, i32 noundef %78, i32 noundef %226, i32 noundef %228, i32 noundef %230, i64 noundef %51) #21
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
  %269 = tail call fastcc ptr @side_make(ptr noundef nonnull %0, ptr noundef nonnull %52) #21
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
  %280 = tail call fastcc ptr @side_make(ptr noundef nonnull %0, ptr noundef nonnull %52) #21
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
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %333, i32 noundef %45, i64 noundef %51) #21
  br i1 %327, label %337, label %349

334:                                              ; preds = %326
  %335 = getelementptr inbounds nuw i8, ptr %280, i64 16
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %335, i32 noundef %45, i64 noundef %51) #21
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
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %342, i32 noundef %45, i64 noundef %51) #21
  br label %349

343:                                              ; preds = %334
  %344 = getelementptr inbounds nuw i8, ptr %280, i64 48
  tail call fastcc void @list_judge(ptr noundef nonnull %0, ptr noundef nonnull readonly %1, ptr noundef nonnull %344, i32 noundef %45, i64 noundef %51) #21
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
  tail call fastcc void @list_add(ptr noundef nonnull %352, i64 noundef %372, i32 noundef %356) #21
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
  tail call void @free(ptr noundef %390) #22
  %391 = getelementptr inbounds nuw i8, ptr %387, i64 40
  %392 = load ptr, ptr %391, align 8
  tail call void @free(ptr noundef %392) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %388, i8 0, i64 32, i1 false)
  %393 = getelementptr inbounds nuw i8, ptr %387, i64 48
  %394 = getelementptr inbounds nuw i8, ptr %387, i64 64
  %395 = load ptr, ptr %394, align 8
  tail call void @free(ptr noundef %395) #22
  %396 = getelementptr inbounds nuw i8, ptr %387, i64 72
  %397 = load ptr, ptr %396, align 8
  tail call void @free(ptr noundef %397) #22
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
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 308
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
  %8 = tail call ptr @rt_access(ptr noundef %0, ptr poison, i64 noundef %2, i32 noundef %3) #21
  ret ptr %8
}

; Function Attrs: nounwind
define range(i32 0, 5) i32 @rt_host_access(ptr nocapture noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #20
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
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
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
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
  %100 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %95, ptr noundef %96, i64 noundef %97, i32 noundef %92, i32 noundef %99) #21
  %101 = and i32 %100, %89
  %102 = add i64 %88, 64
  %103 = icmp ult i64 %102, %3
  br i1 %103, label %87, label %82

104:                                              ; preds = %45, %48, %56, %85
  %105 = phi i32 [ %86, %85 ], [ 2, %56 ], [ 2, %48 ], [ 2, %45 ]
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #20
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
define preserve_allcc ptr @rt_load_global_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %151

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 3
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %151

21:                                               ; preds = %12
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %23 = load i32, ptr %22, align 4
  %24 = add i64 %1, -1099511627776
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %26 = load ptr, ptr %25, align 8
  %27 = lshr exact i64 %24, 2
  %28 = getelementptr inbounds nuw %struct.Cell, ptr %26, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %30 = load ptr, ptr %29, align 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %33 = load i64, ptr %32, align 8
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %151, label %35

35:                                               ; preds = %21
  %36 = zext i32 %2 to i64
  %37 = shl nuw nsw i64 %36, 8
  %38 = or i64 %33, %37
  %39 = or i64 %38, 240
  %40 = load i64, ptr %28, align 8
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %42 = load i64, ptr %41, align 8
  %43 = and i64 %40, 240
  %44 = icmp eq i64 %43, 240
  br i1 %44, label %50, label %45

45:                                               ; preds = %35
  %46 = icmp eq i64 %40, 0
  %47 = icmp ne i32 %23, 0
  %48 = and i1 %47, %46
  br i1 %48, label %49, label %151

49:                                               ; preds = %45
  store i64 240, ptr %28, align 8
  br label %50

50:                                               ; preds = %49, %35
  %51 = phi i64 [ 240, %49 ], [ %40, %35 ]
  %52 = xor i64 %42, %39
  %53 = and i64 %52, -16776961
  %54 = icmp eq i64 %53, 0
  %55 = xor i64 %51, %38
  %56 = icmp ult i64 %55, 16777216
  br i1 %54, label %57, label %82

57:                                               ; preds = %50
  br i1 %56, label %155, label %58

58:                                               ; preds = %57
  %59 = lshr i64 %51, 34
  %60 = trunc nuw nsw i64 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 33136
  %62 = load i32, ptr %61, align 8
  %63 = icmp ugt i32 %62, %60
  br i1 %63, label %155, label %64

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %30, i64 33132
  %66 = load i32, ptr %65, align 4
  %67 = icmp ugt i32 %66, %60
  br i1 %67, label %83, label %68

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw %struct.Segment, ptr %70, i64 %59
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %72, %74
  br i1 %75, label %76, label %83

76:                                               ; preds = %68
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %80 = load i32, ptr %79, align 8
  %81 = icmp ult i32 %78, %80
  br i1 %81, label %155, label %83

82:                                               ; preds = %50
  br i1 %56, label %107, label %83

83:                                               ; preds = %76, %64, %68, %82
  %84 = lshr i64 %51, 34
  %85 = trunc nuw nsw i64 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr %30, i64 33136
  %87 = load i32, ptr %86, align 8
  %88 = icmp ugt i32 %87, %85
  br i1 %88, label %107, label %89

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw i8, ptr %30, i64 33132
  %91 = load i32, ptr %90, align 4
  %92 = icmp ugt i32 %91, %85
  br i1 %92, label %151, label %93

93:                                               ; preds = %89
  %94 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %95 = load ptr, ptr %94, align 8
  %96 = getelementptr inbounds nuw %struct.Segment, ptr %95, i64 %84
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %97, %99
  br i1 %100, label %101, label %151

101:                                              ; preds = %93
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %105 = load i32, ptr %104, align 8
  %106 = icmp ult i32 %103, %105
  br i1 %106, label %107, label %151

107:                                              ; preds = %83, %101, %82
  %108 = icmp eq i64 %42, 0
  br i1 %108, label %153, label %109

109:                                              ; preds = %107
  %110 = trunc i64 %42 to i32
  %111 = and i32 %110, 15
  %112 = lshr i64 %42, 34
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = lshr i64 %38, 34
  switch i32 %111, label %151 [
    i32 7, label %115
    i32 6, label %119
    i32 0, label %121
  ]

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw i8, ptr %30, i64 33132
  %117 = load i32, ptr %116, align 4
  %118 = icmp ugt i32 %117, %113
  br i1 %118, label %121, label %155

119:                                              ; preds = %109
  %120 = icmp eq i64 %112, %114
  br i1 %120, label %155, label %121

121:                                              ; preds = %115, %119, %109
  %122 = getelementptr inbounds nuw i8, ptr %30, i64 33132
  %123 = load i32, ptr %122, align 4
  %124 = icmp ugt i32 %123, %113
  %125 = getelementptr inbounds nuw i8, ptr %30, i64 33136
  %126 = load i32, ptr %125, align 8
  %127 = icmp ugt i32 %126, %113
  br i1 %124, label %128, label %129

128:                                              ; preds = %121
  br i1 %127, label %153, label %151

129:                                              ; preds = %121
  br i1 %127, label %153, label %130

130:                                              ; preds = %129
  %131 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %132 = load ptr, ptr %131, align 8
  %133 = getelementptr inbounds nuw %struct.Segment, ptr %132, i64 %112
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %134, %136
  br i1 %137, label %138, label %144

138:                                              ; preds = %130
  %139 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %140 = load i32, ptr %139, align 4
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %142 = load i32, ptr %141, align 8
  %143 = icmp ult i32 %140, %142
  br i1 %143, label %153, label %144

144:                                              ; preds = %130, %138
  %145 = and i64 %42, -16
  %146 = icmp eq i32 %111, 0
  %147 = icmp eq i64 %112, %114
  %148 = select i1 %146, i1 %147, i1 false
  %149 = select i1 %148, i64 6, i64 7
  %150 = or disjoint i64 %149, %145
  br label %153

151:                                              ; preds = %93, %89, %128, %109, %101, %45, %21, %3, %12
  %152 = musttail call preserve_allcc ptr @access_slow(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %152

153:                                              ; preds = %138, %129, %128, %107, %144
  %154 = phi i64 [ %150, %144 ], [ %39, %107 ], [ %39, %128 ], [ %39, %129 ], [ %39, %138 ]
  store i64 %154, ptr %41, align 8
  br label %155

155:                                              ; preds = %153, %58, %76, %57, %115, %119
  %156 = getelementptr inbounds nuw i8, ptr %31, i64 %24
  ret ptr %156
}

; Function Attrs: noinline nounwind
define internal preserve_allcc ptr @access_slow(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) unnamed_addr #5 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %5 = load ptr, ptr %4, align 8
  %6 = lshr i32 %2, 16
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Thread, ptr %5, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i32 1073741824, ptr %9, align 8
  %10 = load ptr, ptr %8, align 8
  %11 = and i32 %2, 65535
  %12 = tail call ptr @rt_access(ptr noundef %10, ptr poison, i64 noundef %1, i32 noundef %11) #21
  ret ptr %12
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_global_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %147

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 7
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %147

21:                                               ; preds = %12
  %22 = add i64 %1, -1099511627776
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = lshr exact i64 %22, 2
  %26 = getelementptr inbounds nuw %struct.Cell, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %147, label %33

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %2 to i64
  %37 = shl nuw nsw i64 %36, 8
  %38 = or i64 %31, %37
  %39 = or i64 %38, 240
  %40 = icmp ne i32 %35, 0
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %46 = lshr i64 %38, 34
  br label %47

47:                                               ; preds = %33, %146
  %48 = phi i1 [ true, %33 ], [ false, %146 ]
  %49 = phi i64 [ 0, %33 ], [ 1, %146 ]
  %50 = getelementptr inbounds nuw %struct.Cell, ptr %26, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = and i64 %51, 240
  %55 = icmp eq i64 %54, 240
  br i1 %55, label %60, label %56

56:                                               ; preds = %47
  %57 = icmp eq i64 %51, 0
  %58 = and i1 %40, %57
  br i1 %58, label %59, label %147

59:                                               ; preds = %56
  store i64 240, ptr %50, align 8
  br label %60

60:                                               ; preds = %59, %47
  %61 = phi i64 [ 240, %59 ], [ %51, %47 ]
  %62 = xor i64 %53, %39
  %63 = and i64 %62, -16776961
  %64 = icmp eq i64 %63, 0
  %65 = xor i64 %61, %38
  %66 = icmp ult i64 %65, 16777216
  br i1 %64, label %67, label %87

67:                                               ; preds = %60
  br i1 %66, label %146, label %68

68:                                               ; preds = %67
  %69 = lshr i64 %61, 34
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = load i32, ptr %41, align 8
  %72 = icmp ugt i32 %71, %70
  br i1 %72, label %146, label %73

73:                                               ; preds = %68
  %74 = load i32, ptr %42, align 4
  %75 = icmp ugt i32 %74, %70
  br i1 %75, label %88, label %76

76:                                               ; preds = %73
  %77 = load ptr, ptr %43, align 8
  %78 = getelementptr inbounds nuw %struct.Segment, ptr %77, i64 %69
  %79 = load i32, ptr %78, align 4
  %80 = load i32, ptr %44, align 8
  %81 = icmp eq i32 %79, %80
  br i1 %81, label %82, label %88

82:                                               ; preds = %76
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %84 = load i32, ptr %83, align 4
  %85 = load i32, ptr %45, align 8
  %86 = icmp ult i32 %84, %85
  br i1 %86, label %146, label %88

87:                                               ; preds = %60
  br i1 %66, label %107, label %88

88:                                               ; preds = %82, %73, %76, %87
  %89 = lshr i64 %61, 34
  %90 = trunc nuw nsw i64 %89 to i32
  %91 = load i32, ptr %41, align 8
  %92 = icmp ugt i32 %91, %90
  br i1 %92, label %107, label %93

93:                                               ; preds = %88
  %94 = load i32, ptr %42, align 4
  %95 = icmp ugt i32 %94, %90
  br i1 %95, label %147, label %96

96:                                               ; preds = %93
  %97 = load ptr, ptr %43, align 8
  %98 = getelementptr inbounds nuw %struct.Segment, ptr %97, i64 %89
  %99 = load i32, ptr %98, align 4
  %100 = load i32, ptr %44, align 8
  %101 = icmp eq i32 %99, %100
  br i1 %101, label %102, label %147

102:                                              ; preds = %96
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %45, align 8
  %106 = icmp ult i32 %104, %105
  br i1 %106, label %107, label %147

107:                                              ; preds = %88, %102, %87
  %108 = icmp eq i64 %53, 0
  br i1 %108, label %144, label %109

109:                                              ; preds = %107
  %110 = trunc i64 %53 to i32
  %111 = and i32 %110, 15
  %112 = lshr i64 %53, 34
  %113 = trunc nuw nsw i64 %112 to i32
  switch i32 %111, label %147 [
    i32 7, label %114
    i32 6, label %117
    i32 0, label %119
  ]

114:                                              ; preds = %109
  %115 = load i32, ptr %42, align 4
  %116 = icmp ugt i32 %115, %113
  br i1 %116, label %119, label %146

117:                                              ; preds = %109
  %118 = icmp eq i64 %112, %46
  br i1 %118, label %146, label %119

119:                                              ; preds = %114, %117, %109
  %120 = load i32, ptr %42, align 4
  %121 = icmp ugt i32 %120, %113
  %122 = load i32, ptr %41, align 8
  %123 = icmp ugt i32 %122, %113
  br i1 %121, label %124, label %125

124:                                              ; preds = %119
  br i1 %123, label %144, label %147

125:                                              ; preds = %119
  br i1 %123, label %144, label %126

126:                                              ; preds = %125
  %127 = load ptr, ptr %43, align 8
  %128 = getelementptr inbounds nuw %struct.Segment, ptr %127, i64 %112
  %129 = load i32, ptr %128, align 4
  %130 = load i32, ptr %44, align 8
  %131 = icmp eq i32 %129, %130
  br i1 %131, label %132, label %137

132:                                              ; preds = %126
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %134 = load i32, ptr %133, align 4
  %135 = load i32, ptr %45, align 8
  %136 = icmp ult i32 %134, %135
  br i1 %136, label %144, label %137

137:                                              ; preds = %126, %132
  %138 = and i64 %53, -16
  %139 = icmp eq i32 %111, 0
  %140 = icmp eq i64 %112, %46
  %141 = select i1 %139, i1 %140, i1 false
  %142 = select i1 %141, i64 6, i64 7
  %143 = or disjoint i64 %142, %138
  br label %144

144:                                              ; preds = %132, %125, %124, %107, %137
  %145 = phi i64 [ %143, %137 ], [ %39, %107 ], [ %39, %124 ], [ %39, %125 ], [ %39, %132 ]
  store i64 %145, ptr %52, align 8
  br label %146

146:                                              ; preds = %144, %68, %82, %67, %114, %117
  br i1 %48, label %47, label %149

147:                                              ; preds = %96, %93, %124, %109, %102, %56, %21, %3, %12
  %148 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %148

149:                                              ; preds = %146
  %150 = getelementptr inbounds nuw i8, ptr %29, i64 %22
  ret ptr %150
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_global_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %148

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 15
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %148

21:                                               ; preds = %12
  %22 = add i64 %1, -1099511627776
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = lshr exact i64 %22, 2
  %26 = getelementptr inbounds nuw %struct.Cell, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %148, label %33

33:                                               ; preds = %21
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %2 to i64
  %37 = shl nuw nsw i64 %36, 8
  %38 = or i64 %31, %37
  %39 = or i64 %38, 240
  %40 = icmp ne i32 %35, 0
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %46 = lshr i64 %38, 34
  br label %47

47:                                               ; preds = %33, %145
  %48 = phi i64 [ 0, %33 ], [ %146, %145 ]
  %49 = getelementptr inbounds nuw %struct.Cell, ptr %26, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = and i64 %50, 240
  %54 = icmp eq i64 %53, 240
  br i1 %54, label %59, label %55

55:                                               ; preds = %47
  %56 = icmp eq i64 %50, 0
  %57 = and i1 %40, %56
  br i1 %57, label %58, label %148

58:                                               ; preds = %55
  store i64 240, ptr %49, align 8
  br label %59

59:                                               ; preds = %58, %47
  %60 = phi i64 [ 240, %58 ], [ %50, %47 ]
  %61 = xor i64 %52, %39
  %62 = and i64 %61, -16776961
  %63 = icmp eq i64 %62, 0
  %64 = xor i64 %60, %38
  %65 = icmp ult i64 %64, 16777216
  br i1 %63, label %66, label %86

66:                                               ; preds = %59
  br i1 %65, label %145, label %67

67:                                               ; preds = %66
  %68 = lshr i64 %60, 34
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = load i32, ptr %41, align 8
  %71 = icmp ugt i32 %70, %69
  br i1 %71, label %145, label %72

72:                                               ; preds = %67
  %73 = load i32, ptr %42, align 4
  %74 = icmp ugt i32 %73, %69
  br i1 %74, label %87, label %75

75:                                               ; preds = %72
  %76 = load ptr, ptr %43, align 8
  %77 = getelementptr inbounds nuw %struct.Segment, ptr %76, i64 %68
  %78 = load i32, ptr %77, align 4
  %79 = load i32, ptr %44, align 8
  %80 = icmp eq i32 %78, %79
  br i1 %80, label %81, label %87

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %83 = load i32, ptr %82, align 4
  %84 = load i32, ptr %45, align 8
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %145, label %87

86:                                               ; preds = %59
  br i1 %65, label %106, label %87

87:                                               ; preds = %81, %72, %75, %86
  %88 = lshr i64 %60, 34
  %89 = trunc nuw nsw i64 %88 to i32
  %90 = load i32, ptr %41, align 8
  %91 = icmp ugt i32 %90, %89
  br i1 %91, label %106, label %92

92:                                               ; preds = %87
  %93 = load i32, ptr %42, align 4
  %94 = icmp ugt i32 %93, %89
  br i1 %94, label %148, label %95

95:                                               ; preds = %92
  %96 = load ptr, ptr %43, align 8
  %97 = getelementptr inbounds nuw %struct.Segment, ptr %96, i64 %88
  %98 = load i32, ptr %97, align 4
  %99 = load i32, ptr %44, align 8
  %100 = icmp eq i32 %98, %99
  br i1 %100, label %101, label %148

101:                                              ; preds = %95
  %102 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = load i32, ptr %45, align 8
  %105 = icmp ult i32 %103, %104
  br i1 %105, label %106, label %148

106:                                              ; preds = %87, %101, %86
  %107 = icmp eq i64 %52, 0
  br i1 %107, label %143, label %108

108:                                              ; preds = %106
  %109 = trunc i64 %52 to i32
  %110 = and i32 %109, 15
  %111 = lshr i64 %52, 34
  %112 = trunc nuw nsw i64 %111 to i32
  switch i32 %110, label %148 [
    i32 7, label %113
    i32 6, label %116
    i32 0, label %118
  ]

113:                                              ; preds = %108
  %114 = load i32, ptr %42, align 4
  %115 = icmp ugt i32 %114, %112
  br i1 %115, label %118, label %145

116:                                              ; preds = %108
  %117 = icmp eq i64 %111, %46
  br i1 %117, label %145, label %118

118:                                              ; preds = %113, %116, %108
  %119 = load i32, ptr %42, align 4
  %120 = icmp ugt i32 %119, %112
  %121 = load i32, ptr %41, align 8
  %122 = icmp ugt i32 %121, %112
  br i1 %120, label %123, label %124

123:                                              ; preds = %118
  br i1 %122, label %143, label %148

124:                                              ; preds = %118
  br i1 %122, label %143, label %125

125:                                              ; preds = %124
  %126 = load ptr, ptr %43, align 8
  %127 = getelementptr inbounds nuw %struct.Segment, ptr %126, i64 %111
  %128 = load i32, ptr %127, align 4
  %129 = load i32, ptr %44, align 8
  %130 = icmp eq i32 %128, %129
  br i1 %130, label %131, label %136

131:                                              ; preds = %125
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %133 = load i32, ptr %132, align 4
  %134 = load i32, ptr %45, align 8
  %135 = icmp ult i32 %133, %134
  br i1 %135, label %143, label %136

136:                                              ; preds = %125, %131
  %137 = and i64 %52, -16
  %138 = icmp eq i32 %110, 0
  %139 = icmp eq i64 %111, %46
  %140 = select i1 %138, i1 %139, i1 false
  %141 = select i1 %140, i64 6, i64 7
  %142 = or disjoint i64 %141, %137
  br label %143

143:                                              ; preds = %131, %124, %123, %106, %136
  %144 = phi i64 [ %142, %136 ], [ %39, %106 ], [ %39, %123 ], [ %39, %124 ], [ %39, %131 ]
  store i64 %144, ptr %51, align 8
  br label %145

145:                                              ; preds = %143, %67, %81, %66, %113, %116
  %146 = add nuw nsw i64 %48, 1
  %147 = icmp eq i64 %146, 4
  br i1 %147, label %150, label %47

148:                                              ; preds = %95, %92, %123, %108, %101, %55, %21, %3, %12
  %149 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %149

150:                                              ; preds = %145
  %151 = getelementptr inbounds nuw i8, ptr %29, i64 %22
  ret ptr %151
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_shared_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %133

6:                                                ; preds = %3
  %7 = add i64 %1, 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %133, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %133, label %17

17:                                               ; preds = %11
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %19 = load ptr, ptr %18, align 8
  %20 = lshr exact i64 %1, 2
  %21 = getelementptr inbounds nuw %struct.Cell, ptr %19, i64 %20
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %15, %23
  %25 = or i64 %24, 240
  %26 = load i64, ptr %21, align 8
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %26, 240
  %30 = icmp eq i64 %29, 240
  br i1 %30, label %31, label %133

31:                                               ; preds = %17
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %33 = load ptr, ptr %32, align 8
  %34 = xor i64 %28, %25
  %35 = and i64 %34, -16776961
  %36 = icmp eq i64 %35, 0
  %37 = xor i64 %26, %24
  %38 = icmp ult i64 %37, 16777216
  br i1 %36, label %39, label %64

39:                                               ; preds = %31
  br i1 %38, label %137, label %40

40:                                               ; preds = %39
  %41 = lshr i64 %26, 34
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 33136
  %44 = load i32, ptr %43, align 8
  %45 = icmp ugt i32 %44, %42
  br i1 %45, label %137, label %46

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %33, i64 33132
  %48 = load i32, ptr %47, align 4
  %49 = icmp ugt i32 %48, %42
  br i1 %49, label %65, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw %struct.Segment, ptr %52, i64 %41
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %54, %56
  br i1 %57, label %58, label %65

58:                                               ; preds = %50
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %62 = load i32, ptr %61, align 8
  %63 = icmp ult i32 %60, %62
  br i1 %63, label %137, label %65

64:                                               ; preds = %31
  br i1 %38, label %89, label %65

65:                                               ; preds = %58, %46, %50, %64
  %66 = lshr i64 %26, 34
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = getelementptr inbounds nuw i8, ptr %33, i64 33136
  %69 = load i32, ptr %68, align 8
  %70 = icmp ugt i32 %69, %67
  br i1 %70, label %89, label %71

71:                                               ; preds = %65
  %72 = getelementptr inbounds nuw i8, ptr %33, i64 33132
  %73 = load i32, ptr %72, align 4
  %74 = icmp ugt i32 %73, %67
  br i1 %74, label %133, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw %struct.Segment, ptr %77, i64 %66
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %79, %81
  br i1 %82, label %83, label %133

83:                                               ; preds = %75
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %87 = load i32, ptr %86, align 8
  %88 = icmp ult i32 %85, %87
  br i1 %88, label %89, label %133

89:                                               ; preds = %65, %83, %64
  %90 = icmp eq i64 %28, 0
  br i1 %90, label %135, label %91

91:                                               ; preds = %89
  %92 = trunc i64 %28 to i32
  %93 = and i32 %92, 15
  %94 = lshr i64 %28, 34
  %95 = trunc nuw nsw i64 %94 to i32
  %96 = lshr i64 %24, 34
  switch i32 %93, label %133 [
    i32 7, label %97
    i32 6, label %101
    i32 0, label %103
  ]

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw i8, ptr %33, i64 33132
  %99 = load i32, ptr %98, align 4
  %100 = icmp ugt i32 %99, %95
  br i1 %100, label %103, label %137

101:                                              ; preds = %91
  %102 = icmp eq i64 %94, %96
  br i1 %102, label %137, label %103

103:                                              ; preds = %97, %101, %91
  %104 = getelementptr inbounds nuw i8, ptr %33, i64 33132
  %105 = load i32, ptr %104, align 4
  %106 = icmp ugt i32 %105, %95
  %107 = getelementptr inbounds nuw i8, ptr %33, i64 33136
  %108 = load i32, ptr %107, align 8
  %109 = icmp ugt i32 %108, %95
  br i1 %106, label %110, label %111

110:                                              ; preds = %103
  br i1 %109, label %135, label %133

111:                                              ; preds = %103
  br i1 %109, label %135, label %112

112:                                              ; preds = %111
  %113 = getelementptr inbounds nuw i8, ptr %33, i64 64
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw %struct.Segment, ptr %114, i64 %94
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %118 = load i32, ptr %117, align 8
  %119 = icmp eq i32 %116, %118
  br i1 %119, label %120, label %126

120:                                              ; preds = %112
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 4
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %124 = load i32, ptr %123, align 8
  %125 = icmp ult i32 %122, %124
  br i1 %125, label %135, label %126

126:                                              ; preds = %112, %120
  %127 = and i64 %28, -16
  %128 = icmp eq i32 %93, 0
  %129 = icmp eq i64 %94, %96
  %130 = select i1 %128, i1 %129, i1 false
  %131 = select i1 %130, i64 6, i64 7
  %132 = or disjoint i64 %131, %127
  br label %135

133:                                              ; preds = %75, %71, %110, %91, %83, %17, %11, %3, %6
  %134 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %134

135:                                              ; preds = %120, %111, %110, %89, %126
  %136 = phi i64 [ %132, %126 ], [ %25, %89 ], [ %25, %110 ], [ %25, %111 ], [ %25, %120 ]
  store i64 %136, ptr %27, align 8
  br label %137

137:                                              ; preds = %135, %40, %58, %39, %97, %101
  %138 = getelementptr inbounds nuw i8, ptr %13, i64 %1
  ret ptr %138
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_shared_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 7
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %236

6:                                                ; preds = %3
  %7 = add i64 %1, 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %236, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load ptr, ptr %12, align 8
  %14 = lshr exact i64 %1, 2
  %15 = getelementptr inbounds nuw %struct.Cell, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %236, label %21

21:                                               ; preds = %11
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %19, %23
  %25 = or i64 %24, 240
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %29 = lshr i64 %24, 34
  %30 = load i64, ptr %15, align 8
  %31 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %30, 240
  %34 = icmp eq i64 %33, 240
  br i1 %34, label %35, label %236

35:                                               ; preds = %21
  %36 = load ptr, ptr %26, align 8
  %37 = xor i64 %32, %25
  %38 = and i64 %37, -16776961
  %39 = icmp eq i64 %38, 0
  %40 = xor i64 %30, %24
  %41 = icmp ult i64 %40, 16777216
  br i1 %39, label %42, label %65

42:                                               ; preds = %35
  br i1 %41, label %131, label %43

43:                                               ; preds = %42
  %44 = lshr i64 %30, 34
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = getelementptr inbounds nuw i8, ptr %36, i64 33136
  %47 = load i32, ptr %46, align 8
  %48 = icmp ugt i32 %47, %45
  br i1 %48, label %131, label %49

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %36, i64 33132
  %51 = load i32, ptr %50, align 4
  %52 = icmp ugt i32 %51, %45
  br i1 %52, label %66, label %53

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %36, i64 64
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw %struct.Segment, ptr %55, i64 %44
  %57 = load i32, ptr %56, align 4
  %58 = load i32, ptr %27, align 8
  %59 = icmp eq i32 %57, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %53
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %62 = load i32, ptr %61, align 4
  %63 = load i32, ptr %28, align 8
  %64 = icmp ult i32 %62, %63
  br i1 %64, label %131, label %66

65:                                               ; preds = %35
  br i1 %41, label %88, label %66

66:                                               ; preds = %60, %49, %53, %65
  %67 = lshr i64 %30, 34
  %68 = trunc nuw nsw i64 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %36, i64 33136
  %70 = load i32, ptr %69, align 8
  %71 = icmp ugt i32 %70, %68
  br i1 %71, label %88, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %36, i64 33132
  %74 = load i32, ptr %73, align 4
  %75 = icmp ugt i32 %74, %68
  br i1 %75, label %236, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %36, i64 64
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.Segment, ptr %78, i64 %67
  %80 = load i32, ptr %79, align 4
  %81 = load i32, ptr %27, align 8
  %82 = icmp eq i32 %80, %81
  br i1 %82, label %83, label %236

83:                                               ; preds = %76
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %85 = load i32, ptr %84, align 4
  %86 = load i32, ptr %28, align 8
  %87 = icmp ult i32 %85, %86
  br i1 %87, label %88, label %236

88:                                               ; preds = %66, %83, %65
  %89 = icmp eq i64 %32, 0
  br i1 %89, label %129, label %90

90:                                               ; preds = %88
  %91 = trunc i64 %32 to i32
  %92 = and i32 %91, 15
  %93 = lshr i64 %32, 34
  %94 = trunc nuw nsw i64 %93 to i32
  switch i32 %92, label %236 [
    i32 7, label %95
    i32 6, label %99
    i32 0, label %101
  ]

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %36, i64 33132
  %97 = load i32, ptr %96, align 4
  %98 = icmp ugt i32 %97, %94
  br i1 %98, label %101, label %131

99:                                               ; preds = %90
  %100 = icmp eq i64 %93, %29
  br i1 %100, label %131, label %101

101:                                              ; preds = %95, %99, %90
  %102 = getelementptr inbounds nuw i8, ptr %36, i64 33132
  %103 = load i32, ptr %102, align 4
  %104 = icmp ugt i32 %103, %94
  %105 = getelementptr inbounds nuw i8, ptr %36, i64 33136
  %106 = load i32, ptr %105, align 8
  %107 = icmp ugt i32 %106, %94
  br i1 %104, label %108, label %109

108:                                              ; preds = %101
  br i1 %107, label %129, label %236

109:                                              ; preds = %101
  br i1 %107, label %129, label %110

110:                                              ; preds = %109
  %111 = getelementptr inbounds nuw i8, ptr %36, i64 64
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.Segment, ptr %112, i64 %93
  %114 = load i32, ptr %113, align 4
  %115 = load i32, ptr %27, align 8
  %116 = icmp eq i32 %114, %115
  br i1 %116, label %117, label %122

117:                                              ; preds = %110
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %119 = load i32, ptr %118, align 4
  %120 = load i32, ptr %28, align 8
  %121 = icmp ult i32 %119, %120
  br i1 %121, label %129, label %122

122:                                              ; preds = %110, %117
  %123 = and i64 %32, -16
  %124 = icmp eq i32 %92, 0
  %125 = icmp eq i64 %93, %29
  %126 = select i1 %124, i1 %125, i1 false
  %127 = select i1 %126, i64 6, i64 7
  %128 = or disjoint i64 %127, %123
  br label %129

129:                                              ; preds = %117, %109, %108, %88, %122
  %130 = phi i64 [ %128, %122 ], [ %25, %88 ], [ %25, %108 ], [ %25, %109 ], [ %25, %117 ]
  store i64 %130, ptr %31, align 8
  br label %131

131:                                              ; preds = %129, %43, %60, %42, %95, %99
  %132 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %135 = load i64, ptr %134, align 8
  %136 = and i64 %133, 240
  %137 = icmp eq i64 %136, 240
  br i1 %137, label %138, label %236

138:                                              ; preds = %131
  %139 = load ptr, ptr %26, align 8
  %140 = xor i64 %135, %25
  %141 = and i64 %140, -16776961
  %142 = icmp eq i64 %141, 0
  %143 = xor i64 %133, %24
  %144 = icmp ult i64 %143, 16777216
  br i1 %142, label %146, label %145

145:                                              ; preds = %138
  br i1 %144, label %191, label %169

146:                                              ; preds = %138
  br i1 %144, label %234, label %147

147:                                              ; preds = %146
  %148 = lshr i64 %133, 34
  %149 = trunc nuw nsw i64 %148 to i32
  %150 = getelementptr inbounds nuw i8, ptr %139, i64 33136
  %151 = load i32, ptr %150, align 8
  %152 = icmp ugt i32 %151, %149
  br i1 %152, label %234, label %153

153:                                              ; preds = %147
  %154 = getelementptr inbounds nuw i8, ptr %139, i64 33132
  %155 = load i32, ptr %154, align 4
  %156 = icmp ugt i32 %155, %149
  br i1 %156, label %169, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds nuw i8, ptr %139, i64 64
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.Segment, ptr %159, i64 %148
  %161 = load i32, ptr %160, align 4
  %162 = load i32, ptr %27, align 8
  %163 = icmp eq i32 %161, %162
  br i1 %163, label %164, label %169

164:                                              ; preds = %157
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %166 = load i32, ptr %165, align 4
  %167 = load i32, ptr %28, align 8
  %168 = icmp ult i32 %166, %167
  br i1 %168, label %234, label %169

169:                                              ; preds = %164, %157, %153, %145
  %170 = lshr i64 %133, 34
  %171 = trunc nuw nsw i64 %170 to i32
  %172 = getelementptr inbounds nuw i8, ptr %139, i64 33136
  %173 = load i32, ptr %172, align 8
  %174 = icmp ugt i32 %173, %171
  br i1 %174, label %191, label %175

175:                                              ; preds = %169
  %176 = getelementptr inbounds nuw i8, ptr %139, i64 33132
  %177 = load i32, ptr %176, align 4
  %178 = icmp ugt i32 %177, %171
  br i1 %178, label %236, label %179

179:                                              ; preds = %175
  %180 = getelementptr inbounds nuw i8, ptr %139, i64 64
  %181 = load ptr, ptr %180, align 8
  %182 = getelementptr inbounds nuw %struct.Segment, ptr %181, i64 %170
  %183 = load i32, ptr %182, align 4
  %184 = load i32, ptr %27, align 8
  %185 = icmp eq i32 %183, %184
  br i1 %185, label %186, label %236

186:                                              ; preds = %179
  %187 = getelementptr inbounds nuw i8, ptr %182, i64 4
  %188 = load i32, ptr %187, align 4
  %189 = load i32, ptr %28, align 8
  %190 = icmp ult i32 %188, %189
  br i1 %190, label %191, label %236

191:                                              ; preds = %186, %169, %145
  %192 = icmp eq i64 %135, 0
  br i1 %192, label %232, label %193

193:                                              ; preds = %191
  %194 = trunc i64 %135 to i32
  %195 = and i32 %194, 15
  %196 = lshr i64 %135, 34
  %197 = trunc nuw nsw i64 %196 to i32
  switch i32 %195, label %236 [
    i32 7, label %200
    i32 6, label %198
    i32 0, label %204
  ]

198:                                              ; preds = %193
  %199 = icmp eq i64 %196, %29
  br i1 %199, label %234, label %204

200:                                              ; preds = %193
  %201 = getelementptr inbounds nuw i8, ptr %139, i64 33132
  %202 = load i32, ptr %201, align 4
  %203 = icmp ugt i32 %202, %197
  br i1 %203, label %204, label %234

204:                                              ; preds = %200, %198, %193
  %205 = getelementptr inbounds nuw i8, ptr %139, i64 33132
  %206 = load i32, ptr %205, align 4
  %207 = icmp ugt i32 %206, %197
  %208 = getelementptr inbounds nuw i8, ptr %139, i64 33136
  %209 = load i32, ptr %208, align 8
  %210 = icmp ugt i32 %209, %197
  br i1 %207, label %231, label %211

211:                                              ; preds = %204
  br i1 %210, label %232, label %212

212:                                              ; preds = %211
  %213 = getelementptr inbounds nuw i8, ptr %139, i64 64
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw %struct.Segment, ptr %214, i64 %196
  %216 = load i32, ptr %215, align 4
  %217 = load i32, ptr %27, align 8
  %218 = icmp eq i32 %216, %217
  br i1 %218, label %219, label %224

219:                                              ; preds = %212
  %220 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %221 = load i32, ptr %220, align 4
  %222 = load i32, ptr %28, align 8
  %223 = icmp ult i32 %221, %222
  br i1 %223, label %232, label %224

224:                                              ; preds = %219, %212
  %225 = and i64 %135, -16
  %226 = icmp eq i32 %195, 0
  %227 = icmp eq i64 %196, %29
  %228 = select i1 %226, i1 %227, i1 false
  %229 = select i1 %228, i64 6, i64 7
  %230 = or disjoint i64 %229, %225
  br label %232

231:                                              ; preds = %204
  br i1 %210, label %232, label %236

232:                                              ; preds = %231, %224, %219, %211, %191
  %233 = phi i64 [ %230, %224 ], [ %25, %191 ], [ %25, %231 ], [ %25, %211 ], [ %25, %219 ]
  store i64 %233, ptr %134, align 8
  br label %234

234:                                              ; preds = %232, %200, %198, %164, %147, %146
  %235 = getelementptr inbounds nuw i8, ptr %17, i64 %1
  ret ptr %235

236:                                              ; preds = %76, %72, %108, %90, %83, %21, %131, %175, %179, %186, %193, %231, %11, %3, %6
  %237 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %237
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_shared_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 15
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %137

6:                                                ; preds = %3
  %7 = add i64 %1, 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %137, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load ptr, ptr %12, align 8
  %14 = lshr exact i64 %1, 2
  %15 = getelementptr inbounds nuw %struct.Cell, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %137, label %21

21:                                               ; preds = %11
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %19, %23
  %25 = or i64 %24, 240
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %29 = lshr i64 %24, 34
  br label %30

30:                                               ; preds = %21, %134
  %31 = phi i64 [ 0, %21 ], [ %135, %134 ]
  %32 = getelementptr inbounds nuw %struct.Cell, ptr %15, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %33, 240
  %37 = icmp eq i64 %36, 240
  br i1 %37, label %38, label %137

38:                                               ; preds = %30
  %39 = load ptr, ptr %26, align 8
  %40 = xor i64 %35, %25
  %41 = and i64 %40, -16776961
  %42 = icmp eq i64 %41, 0
  %43 = xor i64 %33, %24
  %44 = icmp ult i64 %43, 16777216
  br i1 %42, label %45, label %68

45:                                               ; preds = %38
  br i1 %44, label %134, label %46

46:                                               ; preds = %45
  %47 = lshr i64 %33, 34
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = getelementptr inbounds nuw i8, ptr %39, i64 33136
  %50 = load i32, ptr %49, align 8
  %51 = icmp ugt i32 %50, %48
  br i1 %51, label %134, label %52

52:                                               ; preds = %46
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 33132
  %54 = load i32, ptr %53, align 4
  %55 = icmp ugt i32 %54, %48
  br i1 %55, label %69, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw %struct.Segment, ptr %58, i64 %47
  %60 = load i32, ptr %59, align 4
  %61 = load i32, ptr %27, align 8
  %62 = icmp eq i32 %60, %61
  br i1 %62, label %63, label %69

63:                                               ; preds = %56
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = load i32, ptr %28, align 8
  %67 = icmp ult i32 %65, %66
  br i1 %67, label %134, label %69

68:                                               ; preds = %38
  br i1 %44, label %91, label %69

69:                                               ; preds = %63, %52, %56, %68
  %70 = lshr i64 %33, 34
  %71 = trunc nuw nsw i64 %70 to i32
  %72 = getelementptr inbounds nuw i8, ptr %39, i64 33136
  %73 = load i32, ptr %72, align 8
  %74 = icmp ugt i32 %73, %71
  br i1 %74, label %91, label %75

75:                                               ; preds = %69
  %76 = getelementptr inbounds nuw i8, ptr %39, i64 33132
  %77 = load i32, ptr %76, align 4
  %78 = icmp ugt i32 %77, %71
  br i1 %78, label %137, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.Segment, ptr %81, i64 %70
  %83 = load i32, ptr %82, align 4
  %84 = load i32, ptr %27, align 8
  %85 = icmp eq i32 %83, %84
  br i1 %85, label %86, label %137

86:                                               ; preds = %79
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %28, align 8
  %90 = icmp ult i32 %88, %89
  br i1 %90, label %91, label %137

91:                                               ; preds = %69, %86, %68
  %92 = icmp eq i64 %35, 0
  br i1 %92, label %132, label %93

93:                                               ; preds = %91
  %94 = trunc i64 %35 to i32
  %95 = and i32 %94, 15
  %96 = lshr i64 %35, 34
  %97 = trunc nuw nsw i64 %96 to i32
  switch i32 %95, label %137 [
    i32 7, label %98
    i32 6, label %102
    i32 0, label %104
  ]

98:                                               ; preds = %93
  %99 = getelementptr inbounds nuw i8, ptr %39, i64 33132
  %100 = load i32, ptr %99, align 4
  %101 = icmp ugt i32 %100, %97
  br i1 %101, label %104, label %134

102:                                              ; preds = %93
  %103 = icmp eq i64 %96, %29
  br i1 %103, label %134, label %104

104:                                              ; preds = %98, %102, %93
  %105 = getelementptr inbounds nuw i8, ptr %39, i64 33132
  %106 = load i32, ptr %105, align 4
  %107 = icmp ugt i32 %106, %97
  %108 = getelementptr inbounds nuw i8, ptr %39, i64 33136
  %109 = load i32, ptr %108, align 8
  %110 = icmp ugt i32 %109, %97
  br i1 %107, label %111, label %112

111:                                              ; preds = %104
  br i1 %110, label %132, label %137

112:                                              ; preds = %104
  br i1 %110, label %132, label %113

113:                                              ; preds = %112
  %114 = getelementptr inbounds nuw i8, ptr %39, i64 64
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw %struct.Segment, ptr %115, i64 %96
  %117 = load i32, ptr %116, align 4
  %118 = load i32, ptr %27, align 8
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %120, label %125

120:                                              ; preds = %113
  %121 = getelementptr inbounds nuw i8, ptr %116, i64 4
  %122 = load i32, ptr %121, align 4
  %123 = load i32, ptr %28, align 8
  %124 = icmp ult i32 %122, %123
  br i1 %124, label %132, label %125

125:                                              ; preds = %113, %120
  %126 = and i64 %35, -16
  %127 = icmp eq i32 %95, 0
  %128 = icmp eq i64 %96, %29
  %129 = select i1 %127, i1 %128, i1 false
  %130 = select i1 %129, i64 6, i64 7
  %131 = or disjoint i64 %130, %126
  br label %132

132:                                              ; preds = %120, %112, %111, %91, %125
  %133 = phi i64 [ %131, %125 ], [ %25, %91 ], [ %25, %111 ], [ %25, %112 ], [ %25, %120 ]
  store i64 %133, ptr %34, align 8
  br label %134

134:                                              ; preds = %132, %46, %63, %45, %98, %102
  %135 = add nuw nsw i64 %31, 1
  %136 = icmp eq i64 %135, 4
  br i1 %136, label %139, label %30

137:                                              ; preds = %79, %75, %111, %93, %86, %30, %11, %3, %6
  %138 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %138

139:                                              ; preds = %134
  %140 = getelementptr inbounds nuw i8, ptr %17, i64 %1
  ret ptr %140
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_generic_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 3
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %177

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771068
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %177, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %53

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %177

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 3
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %177

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %45 = load ptr, ptr %44, align 8
  %46 = lshr exact i64 %41, 2
  %47 = getelementptr inbounds nuw %struct.Cell, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %41
  %52 = icmp ne i32 %43, 0
  br label %53

53:                                               ; preds = %40, %14
  %54 = phi ptr [ %21, %14 ], [ %51, %40 ]
  %55 = phi ptr [ %18, %14 ], [ %47, %40 ]
  %56 = phi i1 [ false, %14 ], [ %52, %40 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %177, label %60

60:                                               ; preds = %53
  %61 = zext i32 %2 to i64
  %62 = shl nuw nsw i64 %61, 8
  %63 = or i64 %58, %62
  %64 = or i64 %63, 240
  %65 = load i64, ptr %55, align 8
  %66 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = and i64 %65, 240
  %69 = icmp eq i64 %68, 240
  br i1 %69, label %74, label %70

70:                                               ; preds = %60
  %71 = icmp eq i64 %65, 0
  %72 = and i1 %56, %71
  br i1 %72, label %73, label %177

73:                                               ; preds = %70
  store i64 240, ptr %55, align 8
  br label %74

74:                                               ; preds = %73, %60
  %75 = phi i64 [ 240, %73 ], [ %65, %60 ]
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %77 = load ptr, ptr %76, align 8
  %78 = xor i64 %67, %64
  %79 = and i64 %78, -16776961
  %80 = icmp eq i64 %79, 0
  %81 = xor i64 %75, %63
  %82 = icmp ult i64 %81, 16777216
  br i1 %80, label %83, label %108

83:                                               ; preds = %74
  br i1 %82, label %181, label %84

84:                                               ; preds = %83
  %85 = lshr i64 %75, 34
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = getelementptr inbounds nuw i8, ptr %77, i64 33136
  %88 = load i32, ptr %87, align 8
  %89 = icmp ugt i32 %88, %86
  br i1 %89, label %181, label %90

90:                                               ; preds = %84
  %91 = getelementptr inbounds nuw i8, ptr %77, i64 33132
  %92 = load i32, ptr %91, align 4
  %93 = icmp ugt i32 %92, %86
  br i1 %93, label %109, label %94

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %96 = load ptr, ptr %95, align 8
  %97 = getelementptr inbounds nuw %struct.Segment, ptr %96, i64 %85
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %98, %100
  br i1 %101, label %102, label %109

102:                                              ; preds = %94
  %103 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %106 = load i32, ptr %105, align 8
  %107 = icmp ult i32 %104, %106
  br i1 %107, label %181, label %109

108:                                              ; preds = %74
  br i1 %82, label %133, label %109

109:                                              ; preds = %102, %90, %94, %108
  %110 = lshr i64 %75, 34
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = getelementptr inbounds nuw i8, ptr %77, i64 33136
  %113 = load i32, ptr %112, align 8
  %114 = icmp ugt i32 %113, %111
  br i1 %114, label %133, label %115

115:                                              ; preds = %109
  %116 = getelementptr inbounds nuw i8, ptr %77, i64 33132
  %117 = load i32, ptr %116, align 4
  %118 = icmp ugt i32 %117, %111
  br i1 %118, label %177, label %119

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw %struct.Segment, ptr %121, i64 %110
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %123, %125
  br i1 %126, label %127, label %177

127:                                              ; preds = %119
  %128 = getelementptr inbounds nuw i8, ptr %122, i64 4
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %131 = load i32, ptr %130, align 8
  %132 = icmp ult i32 %129, %131
  br i1 %132, label %133, label %177

133:                                              ; preds = %109, %127, %108
  %134 = icmp eq i64 %67, 0
  br i1 %134, label %179, label %135

135:                                              ; preds = %133
  %136 = trunc i64 %67 to i32
  %137 = and i32 %136, 15
  %138 = lshr i64 %67, 34
  %139 = trunc nuw nsw i64 %138 to i32
  %140 = lshr i64 %63, 34
  switch i32 %137, label %177 [
    i32 7, label %141
    i32 6, label %145
    i32 0, label %147
  ]

141:                                              ; preds = %135
  %142 = getelementptr inbounds nuw i8, ptr %77, i64 33132
  %143 = load i32, ptr %142, align 4
  %144 = icmp ugt i32 %143, %139
  br i1 %144, label %147, label %181

145:                                              ; preds = %135
  %146 = icmp eq i64 %138, %140
  br i1 %146, label %181, label %147

147:                                              ; preds = %141, %145, %135
  %148 = getelementptr inbounds nuw i8, ptr %77, i64 33132
  %149 = load i32, ptr %148, align 4
  %150 = icmp ugt i32 %149, %139
  %151 = getelementptr inbounds nuw i8, ptr %77, i64 33136
  %152 = load i32, ptr %151, align 8
  %153 = icmp ugt i32 %152, %139
  br i1 %150, label %154, label %155

154:                                              ; preds = %147
  br i1 %153, label %179, label %177

155:                                              ; preds = %147
  br i1 %153, label %179, label %156

156:                                              ; preds = %155
  %157 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw %struct.Segment, ptr %158, i64 %138
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %162 = load i32, ptr %161, align 8
  %163 = icmp eq i32 %160, %162
  br i1 %163, label %164, label %170

164:                                              ; preds = %156
  %165 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %168 = load i32, ptr %167, align 8
  %169 = icmp ult i32 %166, %168
  br i1 %169, label %179, label %170

170:                                              ; preds = %156, %164
  %171 = and i64 %67, -16
  %172 = icmp eq i32 %137, 0
  %173 = icmp eq i64 %138, %140
  %174 = select i1 %172, i1 %173, i1 false
  %175 = select i1 %174, i64 6, i64 7
  %176 = or disjoint i64 %175, %171
  br label %179

177:                                              ; preds = %119, %115, %22, %31, %6, %9, %154, %135, %127, %70, %53
  %178 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %178

179:                                              ; preds = %164, %155, %154, %133, %170
  %180 = phi i64 [ %176, %170 ], [ %64, %133 ], [ %64, %154 ], [ %64, %155 ], [ %64, %164 ]
  store i64 %180, ptr %66, align 8
  br label %181

181:                                              ; preds = %179, %84, %102, %83, %141, %145
  ret ptr %54
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_generic_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %180

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771064
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %180, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %53

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %180

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 7
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %180

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %45 = load ptr, ptr %44, align 8
  %46 = lshr exact i64 %41, 2
  %47 = getelementptr inbounds nuw %struct.Cell, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %41
  %52 = icmp ne i32 %43, 0
  br label %53

53:                                               ; preds = %40, %14
  %54 = phi ptr [ %21, %14 ], [ %51, %40 ]
  %55 = phi ptr [ %18, %14 ], [ %47, %40 ]
  %56 = phi i1 [ false, %14 ], [ %52, %40 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %180, label %60

60:                                               ; preds = %53
  %61 = zext i32 %2 to i64
  %62 = shl nuw nsw i64 %61, 8
  %63 = or i64 %58, %62
  %64 = or i64 %63, 240
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %68 = lshr i64 %63, 34
  br label %69

69:                                               ; preds = %60, %179
  %70 = phi i1 [ true, %60 ], [ false, %179 ]
  %71 = phi i64 [ 0, %60 ], [ 1, %179 ]
  %72 = getelementptr inbounds nuw %struct.Cell, ptr %55, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = and i64 %73, 240
  %77 = icmp eq i64 %76, 240
  br i1 %77, label %82, label %78

78:                                               ; preds = %69
  %79 = icmp eq i64 %73, 0
  %80 = and i1 %56, %79
  br i1 %80, label %81, label %180

81:                                               ; preds = %78
  store i64 240, ptr %72, align 8
  br label %82

82:                                               ; preds = %81, %69
  %83 = phi i64 [ 240, %81 ], [ %73, %69 ]
  %84 = load ptr, ptr %65, align 8
  %85 = xor i64 %75, %64
  %86 = and i64 %85, -16776961
  %87 = icmp eq i64 %86, 0
  %88 = xor i64 %83, %63
  %89 = icmp ult i64 %88, 16777216
  br i1 %87, label %90, label %113

90:                                               ; preds = %82
  br i1 %89, label %179, label %91

91:                                               ; preds = %90
  %92 = lshr i64 %83, 34
  %93 = trunc nuw nsw i64 %92 to i32
  %94 = getelementptr inbounds nuw i8, ptr %84, i64 33136
  %95 = load i32, ptr %94, align 8
  %96 = icmp ugt i32 %95, %93
  br i1 %96, label %179, label %97

97:                                               ; preds = %91
  %98 = getelementptr inbounds nuw i8, ptr %84, i64 33132
  %99 = load i32, ptr %98, align 4
  %100 = icmp ugt i32 %99, %93
  br i1 %100, label %114, label %101

101:                                              ; preds = %97
  %102 = getelementptr inbounds nuw i8, ptr %84, i64 64
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds nuw %struct.Segment, ptr %103, i64 %92
  %105 = load i32, ptr %104, align 4
  %106 = load i32, ptr %66, align 8
  %107 = icmp eq i32 %105, %106
  br i1 %107, label %108, label %114

108:                                              ; preds = %101
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = load i32, ptr %67, align 8
  %112 = icmp ult i32 %110, %111
  br i1 %112, label %179, label %114

113:                                              ; preds = %82
  br i1 %89, label %136, label %114

114:                                              ; preds = %108, %97, %101, %113
  %115 = lshr i64 %83, 34
  %116 = trunc nuw nsw i64 %115 to i32
  %117 = getelementptr inbounds nuw i8, ptr %84, i64 33136
  %118 = load i32, ptr %117, align 8
  %119 = icmp ugt i32 %118, %116
  br i1 %119, label %136, label %120

120:                                              ; preds = %114
  %121 = getelementptr inbounds nuw i8, ptr %84, i64 33132
  %122 = load i32, ptr %121, align 4
  %123 = icmp ugt i32 %122, %116
  br i1 %123, label %180, label %124

124:                                              ; preds = %120
  %125 = getelementptr inbounds nuw i8, ptr %84, i64 64
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw %struct.Segment, ptr %126, i64 %115
  %128 = load i32, ptr %127, align 4
  %129 = load i32, ptr %66, align 8
  %130 = icmp eq i32 %128, %129
  br i1 %130, label %131, label %180

131:                                              ; preds = %124
  %132 = getelementptr inbounds nuw i8, ptr %127, i64 4
  %133 = load i32, ptr %132, align 4
  %134 = load i32, ptr %67, align 8
  %135 = icmp ult i32 %133, %134
  br i1 %135, label %136, label %180

136:                                              ; preds = %114, %131, %113
  %137 = icmp eq i64 %75, 0
  br i1 %137, label %177, label %138

138:                                              ; preds = %136
  %139 = trunc i64 %75 to i32
  %140 = and i32 %139, 15
  %141 = lshr i64 %75, 34
  %142 = trunc nuw nsw i64 %141 to i32
  switch i32 %140, label %180 [
    i32 7, label %143
    i32 6, label %147
    i32 0, label %149
  ]

143:                                              ; preds = %138
  %144 = getelementptr inbounds nuw i8, ptr %84, i64 33132
  %145 = load i32, ptr %144, align 4
  %146 = icmp ugt i32 %145, %142
  br i1 %146, label %149, label %179

147:                                              ; preds = %138
  %148 = icmp eq i64 %141, %68
  br i1 %148, label %179, label %149

149:                                              ; preds = %143, %147, %138
  %150 = getelementptr inbounds nuw i8, ptr %84, i64 33132
  %151 = load i32, ptr %150, align 4
  %152 = icmp ugt i32 %151, %142
  %153 = getelementptr inbounds nuw i8, ptr %84, i64 33136
  %154 = load i32, ptr %153, align 8
  %155 = icmp ugt i32 %154, %142
  br i1 %152, label %156, label %157

156:                                              ; preds = %149
  br i1 %155, label %177, label %180

157:                                              ; preds = %149
  br i1 %155, label %177, label %158

158:                                              ; preds = %157
  %159 = getelementptr inbounds nuw i8, ptr %84, i64 64
  %160 = load ptr, ptr %159, align 8
  %161 = getelementptr inbounds nuw %struct.Segment, ptr %160, i64 %141
  %162 = load i32, ptr %161, align 4
  %163 = load i32, ptr %66, align 8
  %164 = icmp eq i32 %162, %163
  br i1 %164, label %165, label %170

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %167 = load i32, ptr %166, align 4
  %168 = load i32, ptr %67, align 8
  %169 = icmp ult i32 %167, %168
  br i1 %169, label %177, label %170

170:                                              ; preds = %158, %165
  %171 = and i64 %75, -16
  %172 = icmp eq i32 %140, 0
  %173 = icmp eq i64 %141, %68
  %174 = select i1 %172, i1 %173, i1 false
  %175 = select i1 %174, i64 6, i64 7
  %176 = or disjoint i64 %175, %171
  br label %177

177:                                              ; preds = %165, %157, %156, %136, %170
  %178 = phi i64 [ %176, %170 ], [ %64, %136 ], [ %64, %156 ], [ %64, %157 ], [ %64, %165 ]
  store i64 %178, ptr %74, align 8
  br label %179

179:                                              ; preds = %177, %91, %108, %90, %143, %147
  br i1 %70, label %69, label %182

180:                                              ; preds = %124, %120, %156, %138, %131, %78, %22, %31, %6, %9, %53
  %181 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %181

182:                                              ; preds = %179
  ret ptr %54
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_load_generic_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 15
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %181

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771056
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %181, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %53

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %181

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 15
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %181

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %45 = load ptr, ptr %44, align 8
  %46 = lshr exact i64 %41, 2
  %47 = getelementptr inbounds nuw %struct.Cell, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %49 = load ptr, ptr %48, align 8
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 %41
  %52 = icmp ne i32 %43, 0
  br label %53

53:                                               ; preds = %40, %14
  %54 = phi ptr [ %21, %14 ], [ %51, %40 ]
  %55 = phi ptr [ %18, %14 ], [ %47, %40 ]
  %56 = phi i1 [ false, %14 ], [ %52, %40 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %181, label %60

60:                                               ; preds = %53
  %61 = zext i32 %2 to i64
  %62 = shl nuw nsw i64 %61, 8
  %63 = or i64 %58, %62
  %64 = or i64 %63, 240
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %68 = lshr i64 %63, 34
  br label %69

69:                                               ; preds = %60, %178
  %70 = phi i64 [ 0, %60 ], [ %179, %178 ]
  %71 = getelementptr inbounds nuw %struct.Cell, ptr %55, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = and i64 %72, 240
  %76 = icmp eq i64 %75, 240
  br i1 %76, label %81, label %77

77:                                               ; preds = %69
  %78 = icmp eq i64 %72, 0
  %79 = and i1 %56, %78
  br i1 %79, label %80, label %181

80:                                               ; preds = %77
  store i64 240, ptr %71, align 8
  br label %81

81:                                               ; preds = %80, %69
  %82 = phi i64 [ 240, %80 ], [ %72, %69 ]
  %83 = load ptr, ptr %65, align 8
  %84 = xor i64 %74, %64
  %85 = and i64 %84, -16776961
  %86 = icmp eq i64 %85, 0
  %87 = xor i64 %82, %63
  %88 = icmp ult i64 %87, 16777216
  br i1 %86, label %89, label %112

89:                                               ; preds = %81
  br i1 %88, label %178, label %90

90:                                               ; preds = %89
  %91 = lshr i64 %82, 34
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %83, i64 33136
  %94 = load i32, ptr %93, align 8
  %95 = icmp ugt i32 %94, %92
  br i1 %95, label %178, label %96

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %83, i64 33132
  %98 = load i32, ptr %97, align 4
  %99 = icmp ugt i32 %98, %92
  br i1 %99, label %113, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds nuw i8, ptr %83, i64 64
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw %struct.Segment, ptr %102, i64 %91
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %66, align 8
  %106 = icmp eq i32 %104, %105
  br i1 %106, label %107, label %113

107:                                              ; preds = %100
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %109 = load i32, ptr %108, align 4
  %110 = load i32, ptr %67, align 8
  %111 = icmp ult i32 %109, %110
  br i1 %111, label %178, label %113

112:                                              ; preds = %81
  br i1 %88, label %135, label %113

113:                                              ; preds = %107, %96, %100, %112
  %114 = lshr i64 %82, 34
  %115 = trunc nuw nsw i64 %114 to i32
  %116 = getelementptr inbounds nuw i8, ptr %83, i64 33136
  %117 = load i32, ptr %116, align 8
  %118 = icmp ugt i32 %117, %115
  br i1 %118, label %135, label %119

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %83, i64 33132
  %121 = load i32, ptr %120, align 4
  %122 = icmp ugt i32 %121, %115
  br i1 %122, label %181, label %123

123:                                              ; preds = %119
  %124 = getelementptr inbounds nuw i8, ptr %83, i64 64
  %125 = load ptr, ptr %124, align 8
  %126 = getelementptr inbounds nuw %struct.Segment, ptr %125, i64 %114
  %127 = load i32, ptr %126, align 4
  %128 = load i32, ptr %66, align 8
  %129 = icmp eq i32 %127, %128
  br i1 %129, label %130, label %181

130:                                              ; preds = %123
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %132 = load i32, ptr %131, align 4
  %133 = load i32, ptr %67, align 8
  %134 = icmp ult i32 %132, %133
  br i1 %134, label %135, label %181

135:                                              ; preds = %113, %130, %112
  %136 = icmp eq i64 %74, 0
  br i1 %136, label %176, label %137

137:                                              ; preds = %135
  %138 = trunc i64 %74 to i32
  %139 = and i32 %138, 15
  %140 = lshr i64 %74, 34
  %141 = trunc nuw nsw i64 %140 to i32
  switch i32 %139, label %181 [
    i32 7, label %142
    i32 6, label %146
    i32 0, label %148
  ]

142:                                              ; preds = %137
  %143 = getelementptr inbounds nuw i8, ptr %83, i64 33132
  %144 = load i32, ptr %143, align 4
  %145 = icmp ugt i32 %144, %141
  br i1 %145, label %148, label %178

146:                                              ; preds = %137
  %147 = icmp eq i64 %140, %68
  br i1 %147, label %178, label %148

148:                                              ; preds = %142, %146, %137
  %149 = getelementptr inbounds nuw i8, ptr %83, i64 33132
  %150 = load i32, ptr %149, align 4
  %151 = icmp ugt i32 %150, %141
  %152 = getelementptr inbounds nuw i8, ptr %83, i64 33136
  %153 = load i32, ptr %152, align 8
  %154 = icmp ugt i32 %153, %141
  br i1 %151, label %155, label %156

155:                                              ; preds = %148
  br i1 %154, label %176, label %181

156:                                              ; preds = %148
  br i1 %154, label %176, label %157

157:                                              ; preds = %156
  %158 = getelementptr inbounds nuw i8, ptr %83, i64 64
  %159 = load ptr, ptr %158, align 8
  %160 = getelementptr inbounds nuw %struct.Segment, ptr %159, i64 %140
  %161 = load i32, ptr %160, align 4
  %162 = load i32, ptr %66, align 8
  %163 = icmp eq i32 %161, %162
  br i1 %163, label %164, label %169

164:                                              ; preds = %157
  %165 = getelementptr inbounds nuw i8, ptr %160, i64 4
  %166 = load i32, ptr %165, align 4
  %167 = load i32, ptr %67, align 8
  %168 = icmp ult i32 %166, %167
  br i1 %168, label %176, label %169

169:                                              ; preds = %157, %164
  %170 = and i64 %74, -16
  %171 = icmp eq i32 %139, 0
  %172 = icmp eq i64 %140, %68
  %173 = select i1 %171, i1 %172, i1 false
  %174 = select i1 %173, i64 6, i64 7
  %175 = or disjoint i64 %174, %170
  br label %176

176:                                              ; preds = %164, %156, %155, %135, %169
  %177 = phi i64 [ %175, %169 ], [ %64, %135 ], [ %64, %155 ], [ %64, %156 ], [ %64, %164 ]
  store i64 %177, ptr %73, align 8
  br label %178

178:                                              ; preds = %176, %90, %107, %89, %142, %146
  %179 = add nuw nsw i64 %70, 1
  %180 = icmp eq i64 %179, 4
  br i1 %180, label %183, label %69

181:                                              ; preds = %123, %119, %155, %137, %130, %77, %22, %31, %6, %9, %53
  %182 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %182

183:                                              ; preds = %178
  ret ptr %54
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_global_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %124

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 3
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %124

21:                                               ; preds = %12
  %22 = add i64 %1, -1099511627776
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = lshr exact i64 %22, 2
  %26 = getelementptr inbounds nuw %struct.Cell, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %124, label %33

33:                                               ; preds = %21
  %34 = zext i32 %2 to i64
  %35 = shl nuw nsw i64 %34, 8
  %36 = or i64 %31, %35
  %37 = load i64, ptr %26, align 8
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = lshr i64 %37, 34
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = icmp ult i64 %37, 17179869184
  %43 = xor i64 %37, %36
  %44 = icmp ult i64 %43, 16777216
  %45 = or i1 %42, %44
  br i1 %45, label %68, label %46

46:                                               ; preds = %33
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %48 = load i32, ptr %47, align 8
  %49 = icmp ugt i32 %48, %41
  br i1 %49, label %68, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %52 = load i32, ptr %51, align 4
  %53 = icmp ugt i32 %52, %41
  br i1 %53, label %124, label %54

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.Segment, ptr %56, i64 %40
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %58, %60
  br i1 %61, label %62, label %124

62:                                               ; preds = %54
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %66 = load i32, ptr %65, align 8
  %67 = icmp ult i32 %64, %66
  br i1 %67, label %68, label %124

68:                                               ; preds = %46, %62, %33
  %69 = icmp eq i64 %39, 0
  br i1 %69, label %126, label %70

70:                                               ; preds = %68
  %71 = trunc i64 %39 to i32
  %72 = and i32 %71, 15
  switch i32 %72, label %124 [
    i32 0, label %73
    i32 6, label %100
  ]

73:                                               ; preds = %70
  %74 = xor i64 %39, %36
  %75 = icmp ult i64 %74, 16777216
  br i1 %75, label %126, label %76

76:                                               ; preds = %73
  %77 = lshr i64 %39, 34
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %80 = load i32, ptr %79, align 8
  %81 = icmp ugt i32 %80, %78
  br i1 %81, label %126, label %82

82:                                               ; preds = %76
  %83 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %84 = load i32, ptr %83, align 4
  %85 = icmp ugt i32 %84, %78
  br i1 %85, label %124, label %86

86:                                               ; preds = %82
  %87 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw %struct.Segment, ptr %88, i64 %77
  %90 = load i32, ptr %89, align 4
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %90, %92
  br i1 %93, label %94, label %124

94:                                               ; preds = %86
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %98 = load i32, ptr %97, align 8
  %99 = icmp ult i32 %96, %98
  br i1 %99, label %126, label %124

100:                                              ; preds = %70
  %101 = lshr i64 %39, 34
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %104 = load i32, ptr %103, align 8
  %105 = icmp ugt i32 %104, %102
  br i1 %105, label %126, label %106

106:                                              ; preds = %100
  %107 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %108 = load i32, ptr %107, align 4
  %109 = icmp ugt i32 %108, %102
  br i1 %109, label %124, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %112 = load ptr, ptr %111, align 8
  %113 = getelementptr inbounds nuw %struct.Segment, ptr %112, i64 %101
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %116 = load i32, ptr %115, align 8
  %117 = icmp eq i32 %114, %116
  br i1 %117, label %118, label %124

118:                                              ; preds = %110
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 4
  %120 = load i32, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %122 = load i32, ptr %121, align 8
  %123 = icmp ult i32 %120, %122
  br i1 %123, label %126, label %124

124:                                              ; preds = %110, %106, %86, %82, %54, %50, %70, %118, %94, %62, %21, %3, %12
  %125 = musttail call preserve_allcc ptr @access_slow(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %125

126:                                              ; preds = %100, %76, %118, %94, %73, %68
  %127 = or i64 %36, 240
  store i64 %127, ptr %26, align 8
  store i64 0, ptr %38, align 8
  %128 = getelementptr inbounds nuw i8, ptr %29, i64 %22
  ret ptr %128
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_global_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %191

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 7
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %191

21:                                               ; preds = %12
  %22 = add i64 %1, -1099511627776
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = lshr exact i64 %22, 2
  %26 = getelementptr inbounds nuw %struct.Cell, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %191, label %33

33:                                               ; preds = %21
  %34 = zext i32 %2 to i64
  %35 = shl nuw nsw i64 %34, 8
  %36 = or i64 %31, %35
  %37 = or i64 %36, 240
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %43 = load i64, ptr %26, align 8
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %43, 34
  %47 = trunc nuw nsw i64 %46 to i32
  %48 = icmp ult i64 %43, 17179869184
  %49 = xor i64 %43, %36
  %50 = icmp ult i64 %49, 16777216
  %51 = or i1 %48, %50
  br i1 %51, label %69, label %52

52:                                               ; preds = %33
  %53 = load i32, ptr %38, align 8
  %54 = icmp ugt i32 %53, %47
  br i1 %54, label %69, label %55

55:                                               ; preds = %52
  %56 = load i32, ptr %39, align 4
  %57 = icmp ugt i32 %56, %47
  br i1 %57, label %191, label %58

58:                                               ; preds = %55
  %59 = load ptr, ptr %40, align 8
  %60 = getelementptr inbounds nuw %struct.Segment, ptr %59, i64 %46
  %61 = load i32, ptr %60, align 4
  %62 = load i32, ptr %41, align 8
  %63 = icmp eq i32 %61, %62
  br i1 %63, label %64, label %191

64:                                               ; preds = %58
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %66 = load i32, ptr %65, align 4
  %67 = load i32, ptr %42, align 8
  %68 = icmp ult i32 %66, %67
  br i1 %68, label %69, label %191

69:                                               ; preds = %52, %64, %33
  %70 = icmp eq i64 %45, 0
  br i1 %70, label %115, label %71

71:                                               ; preds = %69
  %72 = trunc i64 %45 to i32
  %73 = and i32 %72, 15
  switch i32 %73, label %191 [
    i32 0, label %74
    i32 6, label %96
  ]

74:                                               ; preds = %71
  %75 = xor i64 %45, %36
  %76 = icmp ult i64 %75, 16777216
  br i1 %76, label %115, label %77

77:                                               ; preds = %74
  %78 = lshr i64 %45, 34
  %79 = trunc nuw nsw i64 %78 to i32
  %80 = load i32, ptr %38, align 8
  %81 = icmp ugt i32 %80, %79
  br i1 %81, label %115, label %82

82:                                               ; preds = %77
  %83 = load i32, ptr %39, align 4
  %84 = icmp ugt i32 %83, %79
  br i1 %84, label %191, label %85

85:                                               ; preds = %82
  %86 = load ptr, ptr %40, align 8
  %87 = getelementptr inbounds nuw %struct.Segment, ptr %86, i64 %78
  %88 = load i32, ptr %87, align 4
  %89 = load i32, ptr %41, align 8
  %90 = icmp eq i32 %88, %89
  br i1 %90, label %91, label %191

91:                                               ; preds = %85
  %92 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = load i32, ptr %42, align 8
  %95 = icmp ult i32 %93, %94
  br i1 %95, label %115, label %191

96:                                               ; preds = %71
  %97 = lshr i64 %45, 34
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = load i32, ptr %38, align 8
  %100 = icmp ugt i32 %99, %98
  br i1 %100, label %115, label %101

101:                                              ; preds = %96
  %102 = load i32, ptr %39, align 4
  %103 = icmp ugt i32 %102, %98
  br i1 %103, label %191, label %104

104:                                              ; preds = %101
  %105 = load ptr, ptr %40, align 8
  %106 = getelementptr inbounds nuw %struct.Segment, ptr %105, i64 %97
  %107 = load i32, ptr %106, align 4
  %108 = load i32, ptr %41, align 8
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %191

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %112 = load i32, ptr %111, align 4
  %113 = load i32, ptr %42, align 8
  %114 = icmp ult i32 %112, %113
  br i1 %114, label %115, label %191

115:                                              ; preds = %96, %77, %110, %91, %74, %69
  store i64 %37, ptr %26, align 8
  store i64 0, ptr %44, align 8
  %116 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %119 = load i64, ptr %118, align 8
  %120 = lshr i64 %117, 34
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = icmp ult i64 %117, 17179869184
  %123 = xor i64 %117, %36
  %124 = icmp ult i64 %123, 16777216
  %125 = or i1 %122, %124
  br i1 %125, label %143, label %126

126:                                              ; preds = %115
  %127 = load i32, ptr %38, align 8
  %128 = icmp ugt i32 %127, %121
  br i1 %128, label %143, label %129

129:                                              ; preds = %126
  %130 = load i32, ptr %39, align 4
  %131 = icmp ugt i32 %130, %121
  br i1 %131, label %191, label %132

132:                                              ; preds = %129
  %133 = load ptr, ptr %40, align 8
  %134 = getelementptr inbounds nuw %struct.Segment, ptr %133, i64 %120
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %41, align 8
  %137 = icmp eq i32 %135, %136
  br i1 %137, label %138, label %191

138:                                              ; preds = %132
  %139 = getelementptr inbounds nuw i8, ptr %134, i64 4
  %140 = load i32, ptr %139, align 4
  %141 = load i32, ptr %42, align 8
  %142 = icmp ult i32 %140, %141
  br i1 %142, label %143, label %191

143:                                              ; preds = %138, %126, %115
  %144 = icmp eq i64 %119, 0
  br i1 %144, label %189, label %145

145:                                              ; preds = %143
  %146 = trunc i64 %119 to i32
  %147 = and i32 %146, 15
  switch i32 %147, label %191 [
    i32 0, label %167
    i32 6, label %148
  ]

148:                                              ; preds = %145
  %149 = lshr i64 %119, 34
  %150 = trunc nuw nsw i64 %149 to i32
  %151 = load i32, ptr %38, align 8
  %152 = icmp ugt i32 %151, %150
  br i1 %152, label %189, label %153

153:                                              ; preds = %148
  %154 = load i32, ptr %39, align 4
  %155 = icmp ugt i32 %154, %150
  br i1 %155, label %191, label %156

156:                                              ; preds = %153
  %157 = load ptr, ptr %40, align 8
  %158 = getelementptr inbounds nuw %struct.Segment, ptr %157, i64 %149
  %159 = load i32, ptr %158, align 4
  %160 = load i32, ptr %41, align 8
  %161 = icmp eq i32 %159, %160
  br i1 %161, label %162, label %191

162:                                              ; preds = %156
  %163 = getelementptr inbounds nuw i8, ptr %158, i64 4
  %164 = load i32, ptr %163, align 4
  %165 = load i32, ptr %42, align 8
  %166 = icmp ult i32 %164, %165
  br i1 %166, label %189, label %191

167:                                              ; preds = %145
  %168 = xor i64 %119, %36
  %169 = icmp ult i64 %168, 16777216
  br i1 %169, label %189, label %170

170:                                              ; preds = %167
  %171 = lshr i64 %119, 34
  %172 = trunc nuw nsw i64 %171 to i32
  %173 = load i32, ptr %38, align 8
  %174 = icmp ugt i32 %173, %172
  br i1 %174, label %189, label %175

175:                                              ; preds = %170
  %176 = load i32, ptr %39, align 4
  %177 = icmp ugt i32 %176, %172
  br i1 %177, label %191, label %178

178:                                              ; preds = %175
  %179 = load ptr, ptr %40, align 8
  %180 = getelementptr inbounds nuw %struct.Segment, ptr %179, i64 %171
  %181 = load i32, ptr %180, align 4
  %182 = load i32, ptr %41, align 8
  %183 = icmp eq i32 %181, %182
  br i1 %183, label %184, label %191

184:                                              ; preds = %178
  %185 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %186 = load i32, ptr %185, align 4
  %187 = load i32, ptr %42, align 8
  %188 = icmp ult i32 %186, %187
  br i1 %188, label %189, label %191

189:                                              ; preds = %184, %170, %167, %162, %148, %143
  store i64 %37, ptr %116, align 8
  store i64 0, ptr %118, align 8
  %190 = getelementptr inbounds nuw i8, ptr %29, i64 %22
  ret ptr %190

191:                                              ; preds = %71, %110, %91, %64, %55, %58, %82, %85, %101, %104, %129, %132, %138, %145, %153, %156, %162, %175, %178, %184, %21, %3, %12
  %192 = musttail call preserve_allcc ptr @access_slow(ptr noundef nonnull %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %192
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_global_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %5 = and i32 %2, 15
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [16 x %struct.Near], ptr %4, i64 0, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %2, 65535
  %11 = icmp eq i32 %9, %10
  br i1 %11, label %12, label %121

12:                                               ; preds = %3
  %13 = load i64, ptr %7, align 8
  %14 = sub i64 %1, %13
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  %18 = and i64 %1, 15
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %121

21:                                               ; preds = %12
  %22 = add i64 %1, -1099511627776
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %24 = load ptr, ptr %23, align 8
  %25 = lshr exact i64 %22, 2
  %26 = getelementptr inbounds nuw %struct.Cell, ptr %24, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = load ptr, ptr %27, align 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %121, label %33

33:                                               ; preds = %21
  %34 = zext i32 %2 to i64
  %35 = shl nuw nsw i64 %34, 8
  %36 = or i64 %31, %35
  %37 = or i64 %36, 240
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 33136
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 33132
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %43

43:                                               ; preds = %33, %118
  %44 = phi i64 [ 0, %33 ], [ %119, %118 ]
  %45 = getelementptr inbounds nuw %struct.Cell, ptr %26, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = lshr i64 %46, 34
  %50 = trunc nuw nsw i64 %49 to i32
  %51 = icmp ult i64 %46, 17179869184
  %52 = xor i64 %46, %36
  %53 = icmp ult i64 %52, 16777216
  %54 = or i1 %51, %53
  br i1 %54, label %72, label %55

55:                                               ; preds = %43
  %56 = load i32, ptr %38, align 8
  %57 = icmp ugt i32 %56, %50
  br i1 %57, label %72, label %58

58:                                               ; preds = %55
  %59 = load i32, ptr %39, align 4
  %60 = icmp ugt i32 %59, %50
  br i1 %60, label %121, label %61

61:                                               ; preds = %58
  %62 = load ptr, ptr %40, align 8
  %63 = getelementptr inbounds nuw %struct.Segment, ptr %62, i64 %49
  %64 = load i32, ptr %63, align 4
  %65 = load i32, ptr %41, align 8
  %66 = icmp eq i32 %64, %65
  br i1 %66, label %67, label %121

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = load i32, ptr %42, align 8
  %71 = icmp ult i32 %69, %70
  br i1 %71, label %72, label %121

72:                                               ; preds = %55, %67, %43
  %73 = icmp eq i64 %48, 0
  br i1 %73, label %118, label %74

74:                                               ; preds = %72
  %75 = trunc i64 %48 to i32
  %76 = and i32 %75, 15
  switch i32 %76, label %121 [
    i32 0, label %77
    i32 6, label %99
  ]

77:                                               ; preds = %74
  %78 = xor i64 %48, %36
  %79 = icmp ult i64 %78, 16777216
  br i1 %79, label %118, label %80

80:                                               ; preds = %77
  %81 = lshr i64 %48, 34
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = load i32, ptr %38, align 8
  %84 = icmp ugt i32 %83, %82
  br i1 %84, label %118, label %85

85:                                               ; preds = %80
  %86 = load i32, ptr %39, align 4
  %87 = icmp ugt i32 %86, %82
  br i1 %87, label %121, label %88

88:                                               ; preds = %85
  %89 = load ptr, ptr %40, align 8
  %90 = getelementptr inbounds nuw %struct.Segment, ptr %89, i64 %81
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %41, align 8
  %93 = icmp eq i32 %91, %92
  br i1 %93, label %94, label %121

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw i8, ptr %90, i64 4
  %96 = load i32, ptr %95, align 4
  %97 = load i32, ptr %42, align 8
  %98 = icmp ult i32 %96, %97
  br i1 %98, label %118, label %121

99:                                               ; preds = %74
  %100 = lshr i64 %48, 34
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = load i32, ptr %38, align 8
  %103 = icmp ugt i32 %102, %101
  br i1 %103, label %118, label %104

104:                                              ; preds = %99
  %105 = load i32, ptr %39, align 4
  %106 = icmp ugt i32 %105, %101
  br i1 %106, label %121, label %107

107:                                              ; preds = %104
  %108 = load ptr, ptr %40, align 8
  %109 = getelementptr inbounds nuw %struct.Segment, ptr %108, i64 %100
  %110 = load i32, ptr %109, align 4
  %111 = load i32, ptr %41, align 8
  %112 = icmp eq i32 %110, %111
  br i1 %112, label %113, label %121

113:                                              ; preds = %107
  %114 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %115 = load i32, ptr %114, align 4
  %116 = load i32, ptr %42, align 8
  %117 = icmp ult i32 %115, %116
  br i1 %117, label %118, label %121

118:                                              ; preds = %99, %80, %113, %94, %77, %72
  store i64 %37, ptr %45, align 8
  store i64 0, ptr %47, align 8
  %119 = add nuw nsw i64 %44, 1
  %120 = icmp eq i64 %119, 4
  br i1 %120, label %123, label %43

121:                                              ; preds = %74, %113, %94, %67, %58, %61, %85, %88, %104, %107, %21, %3, %12
  %122 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %122

123:                                              ; preds = %118
  %124 = getelementptr inbounds nuw i8, ptr %29, i64 %22
  ret ptr %124
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_shared_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 3
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %114

6:                                                ; preds = %3
  %7 = add i64 %1, 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %114, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load ptr, ptr %12, align 8
  %14 = lshr exact i64 %1, 2
  %15 = getelementptr inbounds nuw %struct.Cell, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %114, label %21

21:                                               ; preds = %11
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %19, %23
  %25 = load i64, ptr %15, align 8
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %29 = load ptr, ptr %28, align 8
  %30 = lshr i64 %25, 34
  %31 = trunc nuw nsw i64 %30 to i32
  %32 = icmp ult i64 %25, 17179869184
  %33 = xor i64 %25, %24
  %34 = icmp ult i64 %33, 16777216
  %35 = or i1 %32, %34
  br i1 %35, label %58, label %36

36:                                               ; preds = %21
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 33136
  %38 = load i32, ptr %37, align 8
  %39 = icmp ugt i32 %38, %31
  br i1 %39, label %58, label %40

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 33132
  %42 = load i32, ptr %41, align 4
  %43 = icmp ugt i32 %42, %31
  br i1 %43, label %114, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.Segment, ptr %46, i64 %30
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %48, %50
  br i1 %51, label %52, label %114

52:                                               ; preds = %44
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %56 = load i32, ptr %55, align 8
  %57 = icmp ult i32 %54, %56
  br i1 %57, label %58, label %114

58:                                               ; preds = %36, %52, %21
  %59 = icmp eq i64 %27, 0
  br i1 %59, label %116, label %60

60:                                               ; preds = %58
  %61 = trunc i64 %27 to i32
  %62 = and i32 %61, 15
  switch i32 %62, label %114 [
    i32 0, label %63
    i32 6, label %90
  ]

63:                                               ; preds = %60
  %64 = xor i64 %27, %24
  %65 = icmp ult i64 %64, 16777216
  br i1 %65, label %116, label %66

66:                                               ; preds = %63
  %67 = lshr i64 %27, 34
  %68 = trunc nuw nsw i64 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %29, i64 33136
  %70 = load i32, ptr %69, align 8
  %71 = icmp ugt i32 %70, %68
  br i1 %71, label %116, label %72

72:                                               ; preds = %66
  %73 = getelementptr inbounds nuw i8, ptr %29, i64 33132
  %74 = load i32, ptr %73, align 4
  %75 = icmp ugt i32 %74, %68
  br i1 %75, label %114, label %76

76:                                               ; preds = %72
  %77 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw %struct.Segment, ptr %78, i64 %67
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %80, %82
  br i1 %83, label %84, label %114

84:                                               ; preds = %76
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %88 = load i32, ptr %87, align 8
  %89 = icmp ult i32 %86, %88
  br i1 %89, label %116, label %114

90:                                               ; preds = %60
  %91 = lshr i64 %27, 34
  %92 = trunc nuw nsw i64 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %29, i64 33136
  %94 = load i32, ptr %93, align 8
  %95 = icmp ugt i32 %94, %92
  br i1 %95, label %116, label %96

96:                                               ; preds = %90
  %97 = getelementptr inbounds nuw i8, ptr %29, i64 33132
  %98 = load i32, ptr %97, align 4
  %99 = icmp ugt i32 %98, %92
  br i1 %99, label %114, label %100

100:                                              ; preds = %96
  %101 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw %struct.Segment, ptr %102, i64 %91
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %106 = load i32, ptr %105, align 8
  %107 = icmp eq i32 %104, %106
  br i1 %107, label %108, label %114

108:                                              ; preds = %100
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %112 = load i32, ptr %111, align 8
  %113 = icmp ult i32 %110, %112
  br i1 %113, label %116, label %114

114:                                              ; preds = %100, %96, %76, %72, %44, %40, %60, %108, %84, %52, %11, %3, %6
  %115 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %115

116:                                              ; preds = %90, %66, %108, %84, %63, %58
  %117 = or i64 %24, 240
  store i64 %117, ptr %15, align 8
  store i64 0, ptr %26, align 8
  %118 = getelementptr inbounds nuw i8, ptr %17, i64 %1
  ret ptr %118
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_shared_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 7
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %181

6:                                                ; preds = %3
  %7 = add i64 %1, 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %181, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load ptr, ptr %12, align 8
  %14 = lshr exact i64 %1, 2
  %15 = getelementptr inbounds nuw %struct.Cell, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %181, label %21

21:                                               ; preds = %11
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %19, %23
  %25 = or i64 %24, 240
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 33136
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 33132
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %33 = load i64, ptr %15, align 8
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = lshr i64 %33, 34
  %37 = trunc nuw nsw i64 %36 to i32
  %38 = icmp ult i64 %33, 17179869184
  %39 = xor i64 %33, %24
  %40 = icmp ult i64 %39, 16777216
  %41 = or i1 %38, %40
  br i1 %41, label %59, label %42

42:                                               ; preds = %21
  %43 = load i32, ptr %28, align 8
  %44 = icmp ugt i32 %43, %37
  br i1 %44, label %59, label %45

45:                                               ; preds = %42
  %46 = load i32, ptr %29, align 4
  %47 = icmp ugt i32 %46, %37
  br i1 %47, label %181, label %48

48:                                               ; preds = %45
  %49 = load ptr, ptr %30, align 8
  %50 = getelementptr inbounds nuw %struct.Segment, ptr %49, i64 %36
  %51 = load i32, ptr %50, align 4
  %52 = load i32, ptr %31, align 8
  %53 = icmp eq i32 %51, %52
  br i1 %53, label %54, label %181

54:                                               ; preds = %48
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %32, align 8
  %58 = icmp ult i32 %56, %57
  br i1 %58, label %59, label %181

59:                                               ; preds = %42, %54, %21
  %60 = icmp eq i64 %35, 0
  br i1 %60, label %105, label %61

61:                                               ; preds = %59
  %62 = trunc i64 %35 to i32
  %63 = and i32 %62, 15
  switch i32 %63, label %181 [
    i32 0, label %64
    i32 6, label %86
  ]

64:                                               ; preds = %61
  %65 = xor i64 %35, %24
  %66 = icmp ult i64 %65, 16777216
  br i1 %66, label %105, label %67

67:                                               ; preds = %64
  %68 = lshr i64 %35, 34
  %69 = trunc nuw nsw i64 %68 to i32
  %70 = load i32, ptr %28, align 8
  %71 = icmp ugt i32 %70, %69
  br i1 %71, label %105, label %72

72:                                               ; preds = %67
  %73 = load i32, ptr %29, align 4
  %74 = icmp ugt i32 %73, %69
  br i1 %74, label %181, label %75

75:                                               ; preds = %72
  %76 = load ptr, ptr %30, align 8
  %77 = getelementptr inbounds nuw %struct.Segment, ptr %76, i64 %68
  %78 = load i32, ptr %77, align 4
  %79 = load i32, ptr %31, align 8
  %80 = icmp eq i32 %78, %79
  br i1 %80, label %81, label %181

81:                                               ; preds = %75
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 4
  %83 = load i32, ptr %82, align 4
  %84 = load i32, ptr %32, align 8
  %85 = icmp ult i32 %83, %84
  br i1 %85, label %105, label %181

86:                                               ; preds = %61
  %87 = lshr i64 %35, 34
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = load i32, ptr %28, align 8
  %90 = icmp ugt i32 %89, %88
  br i1 %90, label %105, label %91

91:                                               ; preds = %86
  %92 = load i32, ptr %29, align 4
  %93 = icmp ugt i32 %92, %88
  br i1 %93, label %181, label %94

94:                                               ; preds = %91
  %95 = load ptr, ptr %30, align 8
  %96 = getelementptr inbounds nuw %struct.Segment, ptr %95, i64 %87
  %97 = load i32, ptr %96, align 4
  %98 = load i32, ptr %31, align 8
  %99 = icmp eq i32 %97, %98
  br i1 %99, label %100, label %181

100:                                              ; preds = %94
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = load i32, ptr %32, align 8
  %104 = icmp ult i32 %102, %103
  br i1 %104, label %105, label %181

105:                                              ; preds = %86, %67, %100, %81, %64, %59
  store i64 %25, ptr %15, align 8
  store i64 0, ptr %34, align 8
  %106 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %109 = load i64, ptr %108, align 8
  %110 = lshr i64 %107, 34
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = icmp ult i64 %107, 17179869184
  %113 = xor i64 %107, %24
  %114 = icmp ult i64 %113, 16777216
  %115 = or i1 %112, %114
  br i1 %115, label %133, label %116

116:                                              ; preds = %105
  %117 = load i32, ptr %28, align 8
  %118 = icmp ugt i32 %117, %111
  br i1 %118, label %133, label %119

119:                                              ; preds = %116
  %120 = load i32, ptr %29, align 4
  %121 = icmp ugt i32 %120, %111
  br i1 %121, label %181, label %122

122:                                              ; preds = %119
  %123 = load ptr, ptr %30, align 8
  %124 = getelementptr inbounds nuw %struct.Segment, ptr %123, i64 %110
  %125 = load i32, ptr %124, align 4
  %126 = load i32, ptr %31, align 8
  %127 = icmp eq i32 %125, %126
  br i1 %127, label %128, label %181

128:                                              ; preds = %122
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 4
  %130 = load i32, ptr %129, align 4
  %131 = load i32, ptr %32, align 8
  %132 = icmp ult i32 %130, %131
  br i1 %132, label %133, label %181

133:                                              ; preds = %128, %116, %105
  %134 = icmp eq i64 %109, 0
  br i1 %134, label %179, label %135

135:                                              ; preds = %133
  %136 = trunc i64 %109 to i32
  %137 = and i32 %136, 15
  switch i32 %137, label %181 [
    i32 0, label %157
    i32 6, label %138
  ]

138:                                              ; preds = %135
  %139 = lshr i64 %109, 34
  %140 = trunc nuw nsw i64 %139 to i32
  %141 = load i32, ptr %28, align 8
  %142 = icmp ugt i32 %141, %140
  br i1 %142, label %179, label %143

143:                                              ; preds = %138
  %144 = load i32, ptr %29, align 4
  %145 = icmp ugt i32 %144, %140
  br i1 %145, label %181, label %146

146:                                              ; preds = %143
  %147 = load ptr, ptr %30, align 8
  %148 = getelementptr inbounds nuw %struct.Segment, ptr %147, i64 %139
  %149 = load i32, ptr %148, align 4
  %150 = load i32, ptr %31, align 8
  %151 = icmp eq i32 %149, %150
  br i1 %151, label %152, label %181

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw i8, ptr %148, i64 4
  %154 = load i32, ptr %153, align 4
  %155 = load i32, ptr %32, align 8
  %156 = icmp ult i32 %154, %155
  br i1 %156, label %179, label %181

157:                                              ; preds = %135
  %158 = xor i64 %109, %24
  %159 = icmp ult i64 %158, 16777216
  br i1 %159, label %179, label %160

160:                                              ; preds = %157
  %161 = lshr i64 %109, 34
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = load i32, ptr %28, align 8
  %164 = icmp ugt i32 %163, %162
  br i1 %164, label %179, label %165

165:                                              ; preds = %160
  %166 = load i32, ptr %29, align 4
  %167 = icmp ugt i32 %166, %162
  br i1 %167, label %181, label %168

168:                                              ; preds = %165
  %169 = load ptr, ptr %30, align 8
  %170 = getelementptr inbounds nuw %struct.Segment, ptr %169, i64 %161
  %171 = load i32, ptr %170, align 4
  %172 = load i32, ptr %31, align 8
  %173 = icmp eq i32 %171, %172
  br i1 %173, label %174, label %181

174:                                              ; preds = %168
  %175 = getelementptr inbounds nuw i8, ptr %170, i64 4
  %176 = load i32, ptr %175, align 4
  %177 = load i32, ptr %32, align 8
  %178 = icmp ult i32 %176, %177
  br i1 %178, label %179, label %181

179:                                              ; preds = %174, %160, %157, %152, %138, %133
  store i64 %25, ptr %106, align 8
  store i64 0, ptr %108, align 8
  %180 = getelementptr inbounds nuw i8, ptr %17, i64 %1
  ret ptr %180

181:                                              ; preds = %61, %100, %81, %54, %45, %48, %72, %75, %91, %94, %119, %122, %128, %135, %143, %146, %152, %165, %168, %174, %11, %3, %6
  %182 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %182
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_shared_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = and i64 %1, 15
  %5 = icmp eq i64 %4, 0
  br i1 %5, label %6, label %111

6:                                                ; preds = %3
  %7 = add i64 %1, 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %9 = load i64, ptr %8, align 8
  %10 = icmp ugt i64 %7, %9
  br i1 %10, label %111, label %11

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %13 = load ptr, ptr %12, align 8
  %14 = lshr exact i64 %1, 2
  %15 = getelementptr inbounds nuw %struct.Cell, ptr %13, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %111, label %21

21:                                               ; preds = %11
  %22 = zext i32 %2 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = or i64 %19, %23
  %25 = or i64 %24, 240
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 33136
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 33132
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %33

33:                                               ; preds = %21, %108
  %34 = phi i64 [ 0, %21 ], [ %109, %108 ]
  %35 = getelementptr inbounds nuw %struct.Cell, ptr %15, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = lshr i64 %36, 34
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = icmp ult i64 %36, 17179869184
  %42 = xor i64 %36, %24
  %43 = icmp ult i64 %42, 16777216
  %44 = or i1 %41, %43
  br i1 %44, label %62, label %45

45:                                               ; preds = %33
  %46 = load i32, ptr %28, align 8
  %47 = icmp ugt i32 %46, %40
  br i1 %47, label %62, label %48

48:                                               ; preds = %45
  %49 = load i32, ptr %29, align 4
  %50 = icmp ugt i32 %49, %40
  br i1 %50, label %111, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %30, align 8
  %53 = getelementptr inbounds nuw %struct.Segment, ptr %52, i64 %39
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %31, align 8
  %56 = icmp eq i32 %54, %55
  br i1 %56, label %57, label %111

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = load i32, ptr %32, align 8
  %61 = icmp ult i32 %59, %60
  br i1 %61, label %62, label %111

62:                                               ; preds = %45, %57, %33
  %63 = icmp eq i64 %38, 0
  br i1 %63, label %108, label %64

64:                                               ; preds = %62
  %65 = trunc i64 %38 to i32
  %66 = and i32 %65, 15
  switch i32 %66, label %111 [
    i32 0, label %67
    i32 6, label %89
  ]

67:                                               ; preds = %64
  %68 = xor i64 %38, %24
  %69 = icmp ult i64 %68, 16777216
  br i1 %69, label %108, label %70

70:                                               ; preds = %67
  %71 = lshr i64 %38, 34
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = load i32, ptr %28, align 8
  %74 = icmp ugt i32 %73, %72
  br i1 %74, label %108, label %75

75:                                               ; preds = %70
  %76 = load i32, ptr %29, align 4
  %77 = icmp ugt i32 %76, %72
  br i1 %77, label %111, label %78

78:                                               ; preds = %75
  %79 = load ptr, ptr %30, align 8
  %80 = getelementptr inbounds nuw %struct.Segment, ptr %79, i64 %71
  %81 = load i32, ptr %80, align 4
  %82 = load i32, ptr %31, align 8
  %83 = icmp eq i32 %81, %82
  br i1 %83, label %84, label %111

84:                                               ; preds = %78
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %86 = load i32, ptr %85, align 4
  %87 = load i32, ptr %32, align 8
  %88 = icmp ult i32 %86, %87
  br i1 %88, label %108, label %111

89:                                               ; preds = %64
  %90 = lshr i64 %38, 34
  %91 = trunc nuw nsw i64 %90 to i32
  %92 = load i32, ptr %28, align 8
  %93 = icmp ugt i32 %92, %91
  br i1 %93, label %108, label %94

94:                                               ; preds = %89
  %95 = load i32, ptr %29, align 4
  %96 = icmp ugt i32 %95, %91
  br i1 %96, label %111, label %97

97:                                               ; preds = %94
  %98 = load ptr, ptr %30, align 8
  %99 = getelementptr inbounds nuw %struct.Segment, ptr %98, i64 %90
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %31, align 8
  %102 = icmp eq i32 %100, %101
  br i1 %102, label %103, label %111

103:                                              ; preds = %97
  %104 = getelementptr inbounds nuw i8, ptr %99, i64 4
  %105 = load i32, ptr %104, align 4
  %106 = load i32, ptr %32, align 8
  %107 = icmp ult i32 %105, %106
  br i1 %107, label %108, label %111

108:                                              ; preds = %89, %70, %103, %84, %67, %62
  store i64 %25, ptr %35, align 8
  store i64 0, ptr %37, align 8
  %109 = add nuw nsw i64 %34, 1
  %110 = icmp eq i64 %109, 4
  br i1 %110, label %113, label %33

111:                                              ; preds = %64, %103, %84, %57, %48, %51, %75, %78, %94, %97, %11, %3, %6
  %112 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %112

113:                                              ; preds = %108
  %114 = getelementptr inbounds nuw i8, ptr %17, i64 %1
  ret ptr %114
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_generic_4(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 3
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %149

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771068
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %149, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %50

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %149

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 3
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %149

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = load ptr, ptr %42, align 8
  %44 = lshr exact i64 %41, 2
  %45 = getelementptr inbounds nuw %struct.Cell, ptr %43, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %41
  br label %50

50:                                               ; preds = %40, %14
  %51 = phi ptr [ %21, %14 ], [ %49, %40 ]
  %52 = phi ptr [ %18, %14 ], [ %45, %40 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %149, label %56

56:                                               ; preds = %50
  %57 = zext i32 %2 to i64
  %58 = shl nuw nsw i64 %57, 8
  %59 = or i64 %54, %58
  %60 = load i64, ptr %52, align 8
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %64 = load ptr, ptr %63, align 8
  %65 = lshr i64 %60, 34
  %66 = trunc nuw nsw i64 %65 to i32
  %67 = icmp ult i64 %60, 17179869184
  %68 = xor i64 %60, %59
  %69 = icmp ult i64 %68, 16777216
  %70 = or i1 %67, %69
  br i1 %70, label %93, label %71

71:                                               ; preds = %56
  %72 = getelementptr inbounds nuw i8, ptr %64, i64 33136
  %73 = load i32, ptr %72, align 8
  %74 = icmp ugt i32 %73, %66
  br i1 %74, label %93, label %75

75:                                               ; preds = %71
  %76 = getelementptr inbounds nuw i8, ptr %64, i64 33132
  %77 = load i32, ptr %76, align 4
  %78 = icmp ugt i32 %77, %66
  br i1 %78, label %149, label %79

79:                                               ; preds = %75
  %80 = getelementptr inbounds nuw i8, ptr %64, i64 64
  %81 = load ptr, ptr %80, align 8
  %82 = getelementptr inbounds nuw %struct.Segment, ptr %81, i64 %65
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %149

87:                                               ; preds = %79
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 4
  %89 = load i32, ptr %88, align 4
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %91 = load i32, ptr %90, align 8
  %92 = icmp ult i32 %89, %91
  br i1 %92, label %93, label %149

93:                                               ; preds = %71, %87, %56
  %94 = icmp eq i64 %62, 0
  br i1 %94, label %151, label %95

95:                                               ; preds = %93
  %96 = trunc i64 %62 to i32
  %97 = and i32 %96, 15
  switch i32 %97, label %149 [
    i32 0, label %98
    i32 6, label %125
  ]

98:                                               ; preds = %95
  %99 = xor i64 %62, %59
  %100 = icmp ult i64 %99, 16777216
  br i1 %100, label %151, label %101

101:                                              ; preds = %98
  %102 = lshr i64 %62, 34
  %103 = trunc nuw nsw i64 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr %64, i64 33136
  %105 = load i32, ptr %104, align 8
  %106 = icmp ugt i32 %105, %103
  br i1 %106, label %151, label %107

107:                                              ; preds = %101
  %108 = getelementptr inbounds nuw i8, ptr %64, i64 33132
  %109 = load i32, ptr %108, align 4
  %110 = icmp ugt i32 %109, %103
  br i1 %110, label %149, label %111

111:                                              ; preds = %107
  %112 = getelementptr inbounds nuw i8, ptr %64, i64 64
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds nuw %struct.Segment, ptr %113, i64 %102
  %115 = load i32, ptr %114, align 4
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %117 = load i32, ptr %116, align 8
  %118 = icmp eq i32 %115, %117
  br i1 %118, label %119, label %149

119:                                              ; preds = %111
  %120 = getelementptr inbounds nuw i8, ptr %114, i64 4
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %123 = load i32, ptr %122, align 8
  %124 = icmp ult i32 %121, %123
  br i1 %124, label %151, label %149

125:                                              ; preds = %95
  %126 = lshr i64 %62, 34
  %127 = trunc nuw nsw i64 %126 to i32
  %128 = getelementptr inbounds nuw i8, ptr %64, i64 33136
  %129 = load i32, ptr %128, align 8
  %130 = icmp ugt i32 %129, %127
  br i1 %130, label %151, label %131

131:                                              ; preds = %125
  %132 = getelementptr inbounds nuw i8, ptr %64, i64 33132
  %133 = load i32, ptr %132, align 4
  %134 = icmp ugt i32 %133, %127
  br i1 %134, label %149, label %135

135:                                              ; preds = %131
  %136 = getelementptr inbounds nuw i8, ptr %64, i64 64
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds nuw %struct.Segment, ptr %137, i64 %126
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %139, %141
  br i1 %142, label %143, label %149

143:                                              ; preds = %135
  %144 = getelementptr inbounds nuw i8, ptr %138, i64 4
  %145 = load i32, ptr %144, align 4
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %147 = load i32, ptr %146, align 8
  %148 = icmp ult i32 %145, %147
  br i1 %148, label %151, label %149

149:                                              ; preds = %135, %131, %111, %107, %79, %75, %95, %143, %119, %87, %22, %31, %6, %9, %50
  %150 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %150

151:                                              ; preds = %125, %101, %143, %119, %98, %93
  %152 = or i64 %59, 240
  store i64 %152, ptr %52, align 8
  store i64 0, ptr %61, align 8
  ret ptr %51
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_generic_8(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 7
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %215

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771064
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %215, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %50

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %215

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 7
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %215

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = load ptr, ptr %42, align 8
  %44 = lshr exact i64 %41, 2
  %45 = getelementptr inbounds nuw %struct.Cell, ptr %43, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %41
  br label %50

50:                                               ; preds = %40, %14
  %51 = phi ptr [ %21, %14 ], [ %49, %40 ]
  %52 = phi ptr [ %18, %14 ], [ %45, %40 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %215, label %56

56:                                               ; preds = %50
  %57 = zext i32 %2 to i64
  %58 = shl nuw nsw i64 %57, 8
  %59 = or i64 %54, %58
  %60 = or i64 %59, 240
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 33136
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 33132
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %68 = load i64, ptr %52, align 8
  %69 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = lshr i64 %68, 34
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = icmp ult i64 %68, 17179869184
  %74 = xor i64 %68, %59
  %75 = icmp ult i64 %74, 16777216
  %76 = or i1 %73, %75
  br i1 %76, label %94, label %77

77:                                               ; preds = %56
  %78 = load i32, ptr %63, align 8
  %79 = icmp ugt i32 %78, %72
  br i1 %79, label %94, label %80

80:                                               ; preds = %77
  %81 = load i32, ptr %64, align 4
  %82 = icmp ugt i32 %81, %72
  br i1 %82, label %215, label %83

83:                                               ; preds = %80
  %84 = load ptr, ptr %65, align 8
  %85 = getelementptr inbounds nuw %struct.Segment, ptr %84, i64 %71
  %86 = load i32, ptr %85, align 4
  %87 = load i32, ptr %66, align 8
  %88 = icmp eq i32 %86, %87
  br i1 %88, label %89, label %215

89:                                               ; preds = %83
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %67, align 8
  %93 = icmp ult i32 %91, %92
  br i1 %93, label %94, label %215

94:                                               ; preds = %77, %89, %56
  %95 = icmp eq i64 %70, 0
  br i1 %95, label %140, label %96

96:                                               ; preds = %94
  %97 = trunc i64 %70 to i32
  %98 = and i32 %97, 15
  switch i32 %98, label %215 [
    i32 0, label %99
    i32 6, label %121
  ]

99:                                               ; preds = %96
  %100 = xor i64 %70, %59
  %101 = icmp ult i64 %100, 16777216
  br i1 %101, label %140, label %102

102:                                              ; preds = %99
  %103 = lshr i64 %70, 34
  %104 = trunc nuw nsw i64 %103 to i32
  %105 = load i32, ptr %63, align 8
  %106 = icmp ugt i32 %105, %104
  br i1 %106, label %140, label %107

107:                                              ; preds = %102
  %108 = load i32, ptr %64, align 4
  %109 = icmp ugt i32 %108, %104
  br i1 %109, label %215, label %110

110:                                              ; preds = %107
  %111 = load ptr, ptr %65, align 8
  %112 = getelementptr inbounds nuw %struct.Segment, ptr %111, i64 %103
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %66, align 8
  %115 = icmp eq i32 %113, %114
  br i1 %115, label %116, label %215

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i8, ptr %112, i64 4
  %118 = load i32, ptr %117, align 4
  %119 = load i32, ptr %67, align 8
  %120 = icmp ult i32 %118, %119
  br i1 %120, label %140, label %215

121:                                              ; preds = %96
  %122 = lshr i64 %70, 34
  %123 = trunc nuw nsw i64 %122 to i32
  %124 = load i32, ptr %63, align 8
  %125 = icmp ugt i32 %124, %123
  br i1 %125, label %140, label %126

126:                                              ; preds = %121
  %127 = load i32, ptr %64, align 4
  %128 = icmp ugt i32 %127, %123
  br i1 %128, label %215, label %129

129:                                              ; preds = %126
  %130 = load ptr, ptr %65, align 8
  %131 = getelementptr inbounds nuw %struct.Segment, ptr %130, i64 %122
  %132 = load i32, ptr %131, align 4
  %133 = load i32, ptr %66, align 8
  %134 = icmp eq i32 %132, %133
  br i1 %134, label %135, label %215

135:                                              ; preds = %129
  %136 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %137 = load i32, ptr %136, align 4
  %138 = load i32, ptr %67, align 8
  %139 = icmp ult i32 %137, %138
  br i1 %139, label %140, label %215

140:                                              ; preds = %121, %102, %135, %116, %99, %94
  store i64 %60, ptr %52, align 8
  store i64 0, ptr %69, align 8
  %141 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %144 = load i64, ptr %143, align 8
  %145 = lshr i64 %142, 34
  %146 = trunc nuw nsw i64 %145 to i32
  %147 = icmp ult i64 %142, 17179869184
  %148 = xor i64 %142, %59
  %149 = icmp ult i64 %148, 16777216
  %150 = or i1 %147, %149
  br i1 %150, label %168, label %151

151:                                              ; preds = %140
  %152 = load i32, ptr %63, align 8
  %153 = icmp ugt i32 %152, %146
  br i1 %153, label %168, label %154

154:                                              ; preds = %151
  %155 = load i32, ptr %64, align 4
  %156 = icmp ugt i32 %155, %146
  br i1 %156, label %215, label %157

157:                                              ; preds = %154
  %158 = load ptr, ptr %65, align 8
  %159 = getelementptr inbounds nuw %struct.Segment, ptr %158, i64 %145
  %160 = load i32, ptr %159, align 4
  %161 = load i32, ptr %66, align 8
  %162 = icmp eq i32 %160, %161
  br i1 %162, label %163, label %215

163:                                              ; preds = %157
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %165 = load i32, ptr %164, align 4
  %166 = load i32, ptr %67, align 8
  %167 = icmp ult i32 %165, %166
  br i1 %167, label %168, label %215

168:                                              ; preds = %163, %151, %140
  %169 = icmp eq i64 %144, 0
  br i1 %169, label %214, label %170

170:                                              ; preds = %168
  %171 = trunc i64 %144 to i32
  %172 = and i32 %171, 15
  switch i32 %172, label %215 [
    i32 0, label %192
    i32 6, label %173
  ]

173:                                              ; preds = %170
  %174 = lshr i64 %144, 34
  %175 = trunc nuw nsw i64 %174 to i32
  %176 = load i32, ptr %63, align 8
  %177 = icmp ugt i32 %176, %175
  br i1 %177, label %214, label %178

178:                                              ; preds = %173
  %179 = load i32, ptr %64, align 4
  %180 = icmp ugt i32 %179, %175
  br i1 %180, label %215, label %181

181:                                              ; preds = %178
  %182 = load ptr, ptr %65, align 8
  %183 = getelementptr inbounds nuw %struct.Segment, ptr %182, i64 %174
  %184 = load i32, ptr %183, align 4
  %185 = load i32, ptr %66, align 8
  %186 = icmp eq i32 %184, %185
  br i1 %186, label %187, label %215

187:                                              ; preds = %181
  %188 = getelementptr inbounds nuw i8, ptr %183, i64 4
  %189 = load i32, ptr %188, align 4
  %190 = load i32, ptr %67, align 8
  %191 = icmp ult i32 %189, %190
  br i1 %191, label %214, label %215

192:                                              ; preds = %170
  %193 = xor i64 %144, %59
  %194 = icmp ult i64 %193, 16777216
  br i1 %194, label %214, label %195

195:                                              ; preds = %192
  %196 = lshr i64 %144, 34
  %197 = trunc nuw nsw i64 %196 to i32
  %198 = load i32, ptr %63, align 8
  %199 = icmp ugt i32 %198, %197
  br i1 %199, label %214, label %200

200:                                              ; preds = %195
  %201 = load i32, ptr %64, align 4
  %202 = icmp ugt i32 %201, %197
  br i1 %202, label %215, label %203

203:                                              ; preds = %200
  %204 = load ptr, ptr %65, align 8
  %205 = getelementptr inbounds nuw %struct.Segment, ptr %204, i64 %196
  %206 = load i32, ptr %205, align 4
  %207 = load i32, ptr %66, align 8
  %208 = icmp eq i32 %206, %207
  br i1 %208, label %209, label %215

209:                                              ; preds = %203
  %210 = getelementptr inbounds nuw i8, ptr %205, i64 4
  %211 = load i32, ptr %210, align 4
  %212 = load i32, ptr %67, align 8
  %213 = icmp ult i32 %211, %212
  br i1 %213, label %214, label %215

214:                                              ; preds = %209, %195, %192, %187, %173, %168
  store i64 %60, ptr %141, align 8
  store i64 0, ptr %143, align 8
  ret ptr %51

215:                                              ; preds = %96, %135, %116, %89, %80, %83, %107, %110, %126, %129, %154, %157, %163, %170, %178, %181, %187, %200, %203, %209, %22, %31, %6, %9, %50
  %216 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %216
}

; Function Attrs: nounwind
define preserve_allcc ptr @rt_store_generic_16(ptr nocapture noundef readonly %0, i64 noundef %1, i32 noundef %2) #0 {
  %4 = add i64 %1, -30064771072
  %5 = icmp ult i64 %4, 4294967296
  br i1 %5, label %6, label %22

6:                                                ; preds = %3
  %7 = and i64 %1, 15
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %146

9:                                                ; preds = %6
  %10 = add nsw i64 %1, -30064771056
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %10, %12
  br i1 %13, label %146, label %14

14:                                               ; preds = %9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %16 = load ptr, ptr %15, align 8
  %17 = lshr exact i64 %4, 2
  %18 = getelementptr inbounds nuw %struct.Cell, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 %4
  br label %50

22:                                               ; preds = %3
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %24 = and i32 %2, 15
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw [16 x %struct.Near], ptr %23, i64 0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %2, 65535
  %30 = icmp eq i32 %28, %29
  br i1 %30, label %31, label %146

31:                                               ; preds = %22
  %32 = load i64, ptr %26, align 8
  %33 = sub i64 %1, %32
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %33, %35
  %37 = and i64 %1, 15
  %38 = icmp eq i64 %37, 0
  %39 = and i1 %38, %36
  br i1 %39, label %40, label %146

40:                                               ; preds = %31
  %41 = add i64 %1, -1099511627776
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %43 = load ptr, ptr %42, align 8
  %44 = lshr exact i64 %41, 2
  %45 = getelementptr inbounds nuw %struct.Cell, ptr %43, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %47 = load ptr, ptr %46, align 8
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 %41
  br label %50

50:                                               ; preds = %40, %14
  %51 = phi ptr [ %21, %14 ], [ %49, %40 ]
  %52 = phi ptr [ %18, %14 ], [ %45, %40 ]
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %54 = load i64, ptr %53, align 8
  %55 = icmp eq i64 %54, 0
  br i1 %55, label %146, label %56

56:                                               ; preds = %50
  %57 = zext i32 %2 to i64
  %58 = shl nuw nsw i64 %57, 8
  %59 = or i64 %54, %58
  %60 = or i64 %59, 240
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 33136
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 33132
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %68

68:                                               ; preds = %56, %143
  %69 = phi i64 [ 0, %56 ], [ %144, %143 ]
  %70 = getelementptr inbounds nuw %struct.Cell, ptr %52, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %71, 34
  %75 = trunc nuw nsw i64 %74 to i32
  %76 = icmp ult i64 %71, 17179869184
  %77 = xor i64 %71, %59
  %78 = icmp ult i64 %77, 16777216
  %79 = or i1 %76, %78
  br i1 %79, label %97, label %80

80:                                               ; preds = %68
  %81 = load i32, ptr %63, align 8
  %82 = icmp ugt i32 %81, %75
  br i1 %82, label %97, label %83

83:                                               ; preds = %80
  %84 = load i32, ptr %64, align 4
  %85 = icmp ugt i32 %84, %75
  br i1 %85, label %146, label %86

86:                                               ; preds = %83
  %87 = load ptr, ptr %65, align 8
  %88 = getelementptr inbounds nuw %struct.Segment, ptr %87, i64 %74
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %66, align 8
  %91 = icmp eq i32 %89, %90
  br i1 %91, label %92, label %146

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 4
  %94 = load i32, ptr %93, align 4
  %95 = load i32, ptr %67, align 8
  %96 = icmp ult i32 %94, %95
  br i1 %96, label %97, label %146

97:                                               ; preds = %80, %92, %68
  %98 = icmp eq i64 %73, 0
  br i1 %98, label %143, label %99

99:                                               ; preds = %97
  %100 = trunc i64 %73 to i32
  %101 = and i32 %100, 15
  switch i32 %101, label %146 [
    i32 0, label %102
    i32 6, label %124
  ]

102:                                              ; preds = %99
  %103 = xor i64 %73, %59
  %104 = icmp ult i64 %103, 16777216
  br i1 %104, label %143, label %105

105:                                              ; preds = %102
  %106 = lshr i64 %73, 34
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = load i32, ptr %63, align 8
  %109 = icmp ugt i32 %108, %107
  br i1 %109, label %143, label %110

110:                                              ; preds = %105
  %111 = load i32, ptr %64, align 4
  %112 = icmp ugt i32 %111, %107
  br i1 %112, label %146, label %113

113:                                              ; preds = %110
  %114 = load ptr, ptr %65, align 8
  %115 = getelementptr inbounds nuw %struct.Segment, ptr %114, i64 %106
  %116 = load i32, ptr %115, align 4
  %117 = load i32, ptr %66, align 8
  %118 = icmp eq i32 %116, %117
  br i1 %118, label %119, label %146

119:                                              ; preds = %113
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 4
  %121 = load i32, ptr %120, align 4
  %122 = load i32, ptr %67, align 8
  %123 = icmp ult i32 %121, %122
  br i1 %123, label %143, label %146

124:                                              ; preds = %99
  %125 = lshr i64 %73, 34
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = load i32, ptr %63, align 8
  %128 = icmp ugt i32 %127, %126
  br i1 %128, label %143, label %129

129:                                              ; preds = %124
  %130 = load i32, ptr %64, align 4
  %131 = icmp ugt i32 %130, %126
  br i1 %131, label %146, label %132

132:                                              ; preds = %129
  %133 = load ptr, ptr %65, align 8
  %134 = getelementptr inbounds nuw %struct.Segment, ptr %133, i64 %125
  %135 = load i32, ptr %134, align 4
  %136 = load i32, ptr %66, align 8
  %137 = icmp eq i32 %135, %136
  br i1 %137, label %138, label %146

138:                                              ; preds = %132
  %139 = getelementptr inbounds nuw i8, ptr %134, i64 4
  %140 = load i32, ptr %139, align 4
  %141 = load i32, ptr %67, align 8
  %142 = icmp ult i32 %140, %141
  br i1 %142, label %143, label %146

143:                                              ; preds = %124, %105, %138, %119, %102, %97
  store i64 %60, ptr %70, align 8
  store i64 0, ptr %72, align 8
  %144 = add nuw nsw i64 %69, 1
  %145 = icmp eq i64 %144, 4
  br i1 %145, label %148, label %68

146:                                              ; preds = %99, %138, %119, %92, %83, %86, %110, %113, %129, %132, %22, %31, %6, %9, %50
  %147 = musttail call preserve_allcc ptr @access_slow(ptr noundef %0, i64 noundef %1, i32 noundef %2) #21
  ret ptr %147

148:                                              ; preds = %143
  ret ptr %51
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
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.Site, ptr %17, i64 %18
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #20
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 5
  %21 = load i8, ptr %20, align 1
  %22 = zext i8 %21 to i32
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 6
  %24 = load i8, ptr %23, align 2
  %25 = zext i8 %24 to i32
  %26 = call fastcc i32 @locate(ptr noundef %15, ptr noundef %9, i32 noundef %3, i32 noundef %22, i64 noundef %2, i32 noundef %25, i32 noundef %25, i32 noundef 1, ptr noundef %5) #21
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 3
  %31 = select i1 %27, i1 true, i1 %30
  br i1 %31, label %131, label %32

32:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %6) #20
  %33 = load ptr, ptr %10, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 304
  %35 = load i32, ptr %34, align 8
  store i32 %35, ptr %6, align 8
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %38 = load i32, ptr %37, align 8
  store i32 %38, ptr %36, align 4
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 312
  %41 = load i32, ptr %40, align 8
  store i32 %41, ptr %39, align 8
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %42, align 4
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %33, i64 256
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
  %55 = getelementptr inbounds nuw i8, ptr %33, i64 776
  %56 = load ptr, ptr %55, align 8
  store ptr %56, ptr %54, align 8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %57, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #20
  store ptr %6, ptr %7, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %64, label %62

62:                                               ; preds = %32
  %63 = call fastcc i32 @segment_of(ptr noundef nonnull %15, ptr noundef nonnull %11, ptr noundef nonnull %9) #21
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
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 308
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
  %96 = call fastcc i32 @judge(ptr noundef nonnull %15, ptr noundef %7, ptr noundef %89, ptr noundef %91, i64 noundef %93, i32 noundef %83, i32 noundef %95) #21
  %97 = load i32, ptr %59, align 8
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %130, label %99

99:                                               ; preds = %64
  %100 = and i64 %87, -4
  %101 = icmp eq i32 %29, 2
  br i1 %101, label %102, label %110

102:                                              ; preds = %99
  %103 = load ptr, ptr %10, align 8
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 304
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
  call fastcc void @publish(ptr noundef nonnull %15, ptr noundef nonnull %9, ptr noundef nonnull %19, i64 noundef %111, i32 noundef %121, i32 noundef 1) #21
  %122 = getelementptr inbounds nuw i8, ptr %19, i64 7
  %123 = load i8, ptr %122, align 1
  %124 = add i8 %123, -3
  %125 = icmp ult i8 %124, 3
  br i1 %125, label %126, label %130

126:                                              ; preds = %110
  %127 = load i32, ptr %43, align 4
  %128 = add i32 %127, 1
  store i32 %128, ptr %43, align 4
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 36
  store i32 0, ptr %129, align 4
  br label %130

130:                                              ; preds = %110, %126, %64
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %6) #20
  br label %131

131:                                              ; preds = %4, %130
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20
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
  %24 = tail call fastcc ptr @location(ptr noundef %0, i64 noundef %3, ptr noundef %23) #21
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
  tail call void @free(ptr noundef nonnull %46) #22
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
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 304
  %69 = load i32, ptr %68, align 8
  br i1 %10, label %70, label %101

70:                                               ; preds = %65
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %72 = load i32, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 312
  %74 = load i32, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %67, i64 776
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %82 = load i8, ptr %81, align 4
  %83 = zext i8 %82 to i32
  %84 = tail call noundef ptr @malloc(i64 noundef 40) #22
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
  %99 = tail call fastcc ptr @clock_join(ptr noundef nonnull %84, ptr noundef %78) #21
  %100 = tail call fastcc noundef ptr @clock_join(ptr noundef %99, ptr noundef %80) #21
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef %83, i32 noundef %4, ptr noundef %100) #21
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
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef %109, i32 noundef %4, ptr noundef nonnull %103) #21
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
  tail call fastcc void @location_add(ptr noundef %24, i32 noundef %69, i32 noundef 1, i32 noundef %4, ptr noundef nonnull %114) #21
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
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %2 to i64
  %13 = getelementptr inbounds nuw %struct.Site, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 44
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
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 304
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 312
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 776
  %38 = load ptr, ptr %37, align 8
  %39 = tail call noundef ptr @malloc(i64 noundef 40) #22
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
  %54 = tail call fastcc ptr @clock_join(ptr noundef nonnull %39, ptr noundef %36) #21
  %55 = tail call fastcc noundef ptr @clock_join(ptr noundef %54, ptr noundef %38) #21
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
  tail call void @free(ptr noundef nonnull %55) #22
  br label %144

64:                                               ; preds = %24
  %65 = load i32, ptr %56, align 4
  %66 = tail call i32 @llvm.umax.i32(i32 %65, i32 1)
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 4
  %69 = or disjoint i64 %68, 8
  %70 = tail call noundef ptr @malloc(i64 noundef %69) #22
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
  %98 = tail call fastcc ptr @clock_join(ptr noundef %97, ptr noundef nonnull %70) #21
  store ptr %98, ptr %35, align 8
  %99 = load i32, ptr %70, align 8
  %100 = add nsw i32 %99, -1
  store i32 %100, ptr %70, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %103

102:                                              ; preds = %96
  tail call void @free(ptr noundef nonnull %70) #22
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
  %111 = tail call noundef ptr @malloc(i64 noundef %110) #22
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
  %139 = tail call fastcc ptr @clock_join(ptr noundef %138, ptr noundef nonnull %111) #21
  store ptr %139, ptr %35, align 8
  %140 = load i32, ptr %111, align 8
  %141 = add nsw i32 %140, -1
  store i32 %141, ptr %111, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %59

143:                                              ; preds = %137
  tail call void @free(ptr noundef nonnull %111) #22
  br label %59

144:                                              ; preds = %59, %63
  %145 = load i32, ptr %33, align 4
  %146 = add i32 %145, 1
  store i32 %146, ptr %33, align 4
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
  %156 = tail call fastcc ptr @clock_join(ptr noundef %153, ptr noundef %155) #21
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
  tail call void @free(ptr noundef nonnull %157) #22
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
  %172 = tail call fastcc ptr @clock_join(ptr noundef %169, ptr noundef %171) #21
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
  tail call void @free(ptr noundef nonnull %173) #22
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
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 304
  %189 = load i32, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %191 = load i32, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %187, i64 312
  %193 = load i32, ptr %192, align 8
  %194 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %195 = load i32, ptr %194, align 4
  %196 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %187, i64 776
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
  tail call void @free(ptr noundef nonnull %205) #22
  br label %212

212:                                              ; preds = %186, %207, %211
  %213 = tail call noundef ptr @malloc(i64 noundef 40) #22
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
  %228 = tail call fastcc ptr @clock_join(ptr noundef nonnull %213, ptr noundef %197) #21
  %229 = tail call fastcc noundef ptr @clock_join(ptr noundef %228, ptr noundef %199) #21
  store ptr %229, ptr %204, align 8
  %230 = load i32, ptr %194, align 4
  %231 = add i32 %230, 1
  store i32 %231, ptr %194, align 4
  br label %232

232:                                              ; preds = %144, %212
  %233 = getelementptr inbounds nuw i8, ptr %5, i64 36
  store i32 0, ptr %233, align 4
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
  %21 = tail call noundef ptr @malloc(i64 noundef %20) #22
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
  tail call void @free(ptr noundef nonnull %0) #22
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
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 264
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 1316
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1320
  store i32 0, ptr %15, align 8
  store i32 0, ptr %13, align 4
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %55, label %17

17:                                               ; preds = %6
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 316
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 1328
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 728
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 1324
  br label %22

22:                                               ; preds = %38, %17
  %23 = phi i32 [ %14, %17 ], [ %40, %38 ]
  %24 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = load i32, ptr %18, align 4
  %26 = shl nuw nsw i32 %24, 5
  %27 = sub i32 %25, %26
  %28 = icmp ugt i32 %27, 31
  %29 = shl nsw i32 -1, %27
  %30 = xor i32 %29, -1
  %31 = select i1 %28, i32 -1, i32 %30
  %32 = zext nneg i32 %24 to i64
  %33 = getelementptr inbounds nuw [32 x i32], ptr %19, i64 0, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = xor i32 %34, -1
  %36 = and i32 %31, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %42

38:                                               ; preds = %42, %22
  %39 = add i32 %23, -1
  %40 = and i32 %39, %23
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %53, label %22

42:                                               ; preds = %22, %42
  %43 = phi i32 [ %51, %42 ], [ %36, %22 ]
  %44 = load ptr, ptr %20, align 8
  %45 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %43, i1 true)
  %46 = or disjoint i32 %45, %26
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.Thread, ptr %44, i64 %47
  %49 = load i32, ptr %21, align 4
  tail call fastcc void @arrive(ptr noundef %12, ptr noundef %48, i32 noundef %49, i32 noundef 0, i32 noundef 0, i32 noundef 0) #21
  %50 = add i32 %43, -1
  %51 = and i32 %50, %43
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %38, label %42

53:                                               ; preds = %38
  %54 = load ptr, ptr %11, align 8
  br label %55

55:                                               ; preds = %53, %6
  %56 = phi ptr [ %54, %53 ], [ %12, %6 ]
  tail call fastcc void @arrive(ptr noundef %56, ptr noundef %8, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #21
  %57 = load ptr, ptr %11, align 8
  %58 = getelementptr inbounds nuw i8, ptr %10, i64 800
  %59 = and i32 %3, 15
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %58, i64 0, i64 %60
  tail call fastcc void @barrier_try(ptr noundef %57, ptr noundef nonnull %10, ptr noundef nonnull %61) #21
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @arrive(ptr nocapture noundef %0, ptr nocapture noundef initializes((44, 48)) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %2 to i64
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 800
  %16 = and i32 %3, 15
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %15, i64 0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 44
  store i32 %2, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %21 = load i8, ptr %20, align 4
  %22 = icmp ne i8 %21, 8
  %23 = zext i1 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = lshr i32 %25, 5
  br i1 %22, label %27, label %88

27:                                               ; preds = %6
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 9
  %29 = load i8, ptr %28, align 1
  %30 = and i8 %29, 4
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %88, label %32

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 1840
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw [32 x i32], ptr %33, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = add i32 %36, 1
  store i32 %37, ptr %35, align 4
  %38 = icmp eq i32 %36, 0
  br i1 %38, label %84, label %39

39:                                               ; preds = %32
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 1968
  %41 = getelementptr inbounds nuw [32 x i32], ptr %40, i64 0, i64 %34
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, %2
  br i1 %43, label %84, label %44

44:                                               ; preds = %39
  %45 = load i32, ptr %24, align 8
  %46 = icmp ult i32 %45, -32
  br i1 %46, label %47, label %84

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 316
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 728
  %51 = and i32 %45, -32
  %52 = and i32 %45, -32
  %53 = zext i32 %52 to i64
  %54 = zext i32 %49 to i64
  %55 = add nuw i32 %51, 32
  br label %56

56:                                               ; preds = %47, %75
  %57 = phi i64 [ %53, %47 ], [ %76, %75 ]
  %58 = icmp samesign ult i64 %57, %54
  br i1 %58, label %59, label %84

59:                                               ; preds = %56
  %60 = load ptr, ptr %50, align 8
  %61 = getelementptr inbounds nuw %struct.Thread, ptr %60, i64 %57
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 24
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %63, 1
  br i1 %64, label %65, label %75

65:                                               ; preds = %59
  %66 = getelementptr inbounds nuw i8, ptr %61, i64 88
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %67, %2
  br i1 %68, label %75, label %69

69:                                               ; preds = %65
  %70 = zext i32 %67 to i64
  %71 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %70, i32 6
  %72 = load i8, ptr %71, align 1
  %73 = and i8 %72, 4
  %74 = icmp eq i8 %73, 0
  br i1 %74, label %75, label %79

75:                                               ; preds = %69, %65, %59
  %76 = add nuw nsw i64 %57, 1
  %77 = trunc i64 %76 to i32
  %78 = icmp eq i32 %55, %77
  br i1 %78, label %84, label %56

79:                                               ; preds = %69
  %80 = trunc nuw i64 %57 to i32
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %8, i32 noundef %2, i32 noundef %45, i32 noundef %67, i32 noundef %80, i32 noundef 3) #21
  %81 = load i8, ptr %28, align 1
  %82 = and i8 %81, 4
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %88, label %84

84:                                               ; preds = %75, %56, %39, %32, %44, %79
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 1968
  %86 = zext nneg i32 %26 to i64
  %87 = getelementptr inbounds nuw [32 x i32], ptr %85, i64 0, i64 %86
  store i32 %2, ptr %87, align 4
  br label %88

88:                                               ; preds = %27, %6, %84, %79
  %89 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %90 = load ptr, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %92 = load i32, ptr %18, align 8
  %93 = add i32 %92, 1
  %94 = load i32, ptr %91, align 4
  %95 = icmp ugt i32 %93, %94
  br i1 %95, label %96, label %110

96:                                               ; preds = %88
  %97 = icmp eq i32 %94, 0
  %98 = shl i32 %94, 1
  %99 = select i1 %97, i32 8, i32 %98
  br label %100

100:                                              ; preds = %100, %96
  %101 = phi i32 [ %99, %96 ], [ %103, %100 ]
  %102 = icmp ult i32 %101, %93
  %103 = shl i32 %101, 1
  br i1 %102, label %100, label %104

104:                                              ; preds = %100
  store i32 %101, ptr %91, align 4
  %105 = zext i32 %101 to i64
  %106 = mul nuw nsw i64 %105, 24
  %107 = tail call ptr @realloc(ptr noundef %90, i64 noundef %106) #22
  %108 = load i32, ptr %18, align 8
  %109 = add i32 %108, 1
  br label %110

110:                                              ; preds = %88, %104
  %111 = phi i32 [ %93, %88 ], [ %109, %104 ]
  %112 = phi i32 [ %92, %88 ], [ %108, %104 ]
  %113 = phi ptr [ %90, %88 ], [ %107, %104 ]
  store ptr %113, ptr %89, align 8
  store i32 %111, ptr %18, align 8
  %114 = zext i32 %112 to i64
  %115 = getelementptr inbounds nuw %struct.Arrival, ptr %113, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 1312
  %117 = load i32, ptr %116, align 8
  %118 = add i32 %117, 1
  store i32 %118, ptr %116, align 8
  %119 = load i32, ptr %24, align 8
  store i32 %119, ptr %115, align 8
  %120 = getelementptr inbounds nuw i8, ptr %115, i64 4
  store i32 %2, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %115, i64 8
  store i32 %23, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %115, i64 12
  store i32 %5, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %115, i64 16
  store ptr null, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %14, i64 9
  %125 = load i8, ptr %124, align 1
  %126 = and i8 %125, 8
  %127 = icmp eq i8 %126, 0
  br i1 %127, label %131, label %128

128:                                              ; preds = %110
  %129 = getelementptr inbounds nuw i8, ptr %18, i64 12
  store i32 1, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %18, i64 8
  store i32 %4, ptr %130, align 8
  br label %131

131:                                              ; preds = %128, %110
  %132 = and i8 %125, 4
  %133 = icmp eq i8 %132, 0
  br i1 %133, label %136, label %134

134:                                              ; preds = %131
  %135 = getelementptr inbounds nuw i8, ptr %18, i64 16
  store i32 1, ptr %135, align 8
  br label %136

136:                                              ; preds = %134, %131
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %138 = load i64, ptr %137, align 8
  %139 = add i64 %138, 1
  store i64 %139, ptr %137, align 8
  br i1 %22, label %140, label %145

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 1, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 88
  store i32 %2, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 92
  store i32 %3, ptr %143, align 4
  %144 = getelementptr inbounds nuw i8, ptr %1, i64 96
  store i32 %4, ptr %144, align 8
  br label %181

145:                                              ; preds = %136
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %181, label %149

149:                                              ; preds = %145
  %150 = load ptr, ptr %7, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 304
  %152 = load i32, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %150, i64 312
  %154 = load i32, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %156 = load i32, ptr %155, align 4
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %150, i64 776
  %160 = load ptr, ptr %159, align 8
  %161 = tail call noundef ptr @malloc(i64 noundef 40) #22
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
  %169 = add i32 %119, 1
  %170 = zext i32 %169 to i64
  %171 = or i64 %164, %170
  %172 = getelementptr inbounds nuw i8, ptr %161, i64 24
  store i64 %171, ptr %172, align 8
  %173 = zext i32 %156 to i64
  %174 = or disjoint i64 %167, %173
  %175 = getelementptr inbounds nuw i8, ptr %161, i64 32
  store i64 %174, ptr %175, align 8
  store i32 2, ptr %162, align 4
  %176 = tail call fastcc ptr @clock_join(ptr noundef nonnull %161, ptr noundef %158) #21
  %177 = tail call fastcc noundef ptr @clock_join(ptr noundef %176, ptr noundef %160) #21
  store ptr %177, ptr %123, align 8
  %178 = load i32, ptr %155, align 4
  %179 = add i32 %178, 1
  store i32 %179, ptr %155, align 4
  %180 = getelementptr inbounds nuw i8, ptr %1, i64 36
  store i32 0, ptr %180, align 4
  br label %181

181:                                              ; preds = %145, %149, %140
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @barrier_try(ptr nocapture noundef %0, ptr nocapture noundef %1, ptr nocapture noundef %2) unnamed_addr #0 {
  %4 = alloca [32 x i32], align 16
  %5 = load i32, ptr %2, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %115, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %15

11:                                               ; preds = %7
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %13 = load i32, ptr %12, align 8
  %14 = icmp ult i32 %5, %13
  br i1 %14, label %115, label %114

15:                                               ; preds = %7
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 324
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %109, label %19

19:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %4) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %5 to i64
  %23 = and i64 %22, 1
  %24 = icmp eq i32 %5, 1
  br i1 %24, label %27, label %25

25:                                               ; preds = %19
  %26 = and i64 %22, 4294967294
  br label %51

27:                                               ; preds = %51, %19
  %28 = phi i32 [ poison, %19 ], [ %77, %51 ]
  %29 = phi i64 [ 0, %19 ], [ %78, %51 ]
  %30 = phi i32 [ 0, %19 ], [ %77, %51 ]
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
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 316
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %81, label %49

49:                                               ; preds = %44
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 1328
  br label %83

51:                                               ; preds = %51, %25
  %52 = phi i64 [ 0, %25 ], [ %78, %51 ]
  %53 = phi i32 [ 0, %25 ], [ %77, %51 ]
  %54 = phi i64 [ 0, %25 ], [ %79, %51 ]
  %55 = getelementptr inbounds nuw %struct.Arrival, ptr %21, i64 %52
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, 31
  %58 = shl nuw i32 1, %57
  %59 = lshr i32 %56, 5
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = or i32 %58, %62
  store i32 %63, ptr %61, align 4
  %64 = shl nuw i32 1, %59
  %65 = or i32 %64, %53
  %66 = or disjoint i64 %52, 1
  %67 = getelementptr inbounds nuw %struct.Arrival, ptr %21, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = and i32 %68, 31
  %70 = shl nuw i32 1, %69
  %71 = lshr i32 %68, 5
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = or i32 %70, %74
  store i32 %75, ptr %73, align 4
  %76 = shl nuw i32 1, %71
  %77 = or i32 %76, %65
  %78 = add nuw nsw i64 %52, 2
  %79 = add i64 %54, 2
  %80 = icmp eq i64 %79, %26
  br i1 %80, label %27, label %51

81:                                               ; preds = %104, %44
  %82 = phi i32 [ %5, %44 ], [ %106, %104 ]
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %4) #20
  br label %109

83:                                               ; preds = %49, %104
  %84 = phi i32 [ 0, %49 ], [ %107, %104 ]
  %85 = phi i32 [ %5, %49 ], [ %106, %104 ]
  %86 = lshr i32 %84, 5
  %87 = shl nuw i32 1, %86
  %88 = and i32 %87, %45
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %104, label %90

90:                                               ; preds = %83
  %91 = zext nneg i32 %86 to i64
  %92 = getelementptr inbounds nuw [32 x i32], ptr %50, i64 0, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = and i32 %84, 31
  %95 = shl nuw i32 1, %94
  %96 = and i32 %93, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %104, label %98

98:                                               ; preds = %90
  %99 = getelementptr inbounds nuw [32 x i32], ptr %4, i64 0, i64 %91
  %100 = load i32, ptr %99, align 4
  %101 = xor i32 %100, -1
  %102 = lshr i32 %101, %94
  %103 = and i32 %102, 1
  br label %104

104:                                              ; preds = %98, %90, %83
  %105 = phi i32 [ 0, %90 ], [ 0, %83 ], [ %103, %98 ]
  %106 = add i32 %105, %85
  %107 = add nuw i32 %84, 1
  %108 = icmp eq i32 %107, %47
  br i1 %108, label %81, label %83

109:                                              ; preds = %81, %15
  %110 = phi i32 [ %82, %81 ], [ %5, %15 ]
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %112 = load i32, ptr %111, align 8
  %113 = icmp ult i32 %110, %112
  br i1 %113, label %115, label %114

114:                                              ; preds = %109, %11
  tail call fastcc void @barrier_complete(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %2) #21
  br label %115

115:                                              ; preds = %114, %109, %11, %3
  ret void
}

; Function Attrs: nounwind
define void @rt_cp_async(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 noundef %2, i64 noundef %3, i64 noundef %4, i32 noundef %5) #0 {
  %7 = alloca %struct.Target, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %2 to i64
  %19 = getelementptr inbounds nuw %struct.Site, ptr %17, i64 %18, i32 3
  %20 = load i8, ptr %19, align 2
  %21 = zext i8 %20 to i32
  %22 = tail call i32 @llvm.umin.i32(i32 %5, i32 %21)
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %7) #20
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 44
  store i32 %2, ptr %23, align 4
  %24 = call fastcc i32 @locate(ptr noundef %15, ptr noundef %9, i32 noundef %2, i32 noundef 2, i64 noundef %3, i32 noundef %21, i32 noundef %21, i32 noundef 1, ptr noundef %7) #21
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %90, label %26

26:                                               ; preds = %6
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %31, label %28

28:                                               ; preds = %26
  %29 = call fastcc i32 @locate(ptr noundef %15, ptr noundef nonnull %9, i32 noundef %2, i32 noundef 1, i64 noundef %4, i32 noundef %22, i32 noundef %21, i32 noundef 0, ptr noundef %7) #21
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %90, label %31

31:                                               ; preds = %28, %26
  %32 = tail call noundef ptr @malloc(i64 noundef 48) #22
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
  %38 = tail call ptr @malloc(i64 noundef 48) #22
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 32
  store ptr %38, ptr %39, align 8
  %40 = load ptr, ptr %10, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 304
  %42 = load i32, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 312
  %46 = load i32, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 256
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %40, i64 776
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
  %80 = load i32, ptr %47, align 4
  %81 = add i32 %80, 1
  store i32 %81, ptr %47, align 4
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 36
  store i32 0, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 120
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
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %7) #20
  ret void
}

declare ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias nocapture writeonly, ptr noalias nocapture readonly, i64, i1 immarg) #7

; Function Attrs: nounwind
define void @rt_cp_commit(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 132
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 64
  br i1 %8, label %9, label %29

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 160
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 128
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
  tail call fastcc void @copies_land(ptr noundef %15, ptr noundef nonnull %5, ptr noundef %23, i32 noundef 0) #21
  %27 = load i32, ptr %6, align 4
  %28 = icmp ugt i32 %27, 63
  br i1 %28, label %18, label %29

29:                                               ; preds = %18, %3
  %30 = phi i32 [ %7, %3 ], [ %27, %18 ]
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 128
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
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = zext i32 %2 to i64
  %14 = getelementptr inbounds nuw %struct.Site, ptr %12, i64 %13, i32 1
  %15 = load i8, ptr %14, align 4
  %16 = icmp eq i8 %15, 20
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %49, label %20

20:                                               ; preds = %4
  br i1 %16, label %25, label %21

21:                                               ; preds = %20
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 132
  %23 = load i32, ptr %22, align 4
  %24 = icmp ult i32 %23, %3
  br i1 %24, label %49, label %25

25:                                               ; preds = %20, %21
  %26 = tail call noundef ptr @malloc(i64 noundef 24) #22
  store i32 1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 4
  store i32 0, ptr %27, align 4
  %28 = load ptr, ptr %7, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 712
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
  %44 = tail call fastcc ptr @clock_join(ptr noundef %43, ptr noundef nonnull %26) #21
  store ptr %44, ptr %42, align 8
  %45 = load i32, ptr %26, align 8
  %46 = add nsw i32 %45, -1
  store i32 %46, ptr %26, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %49

48:                                               ; preds = %25
  tail call void @free(ptr noundef nonnull %26) #22
  br label %49

49:                                               ; preds = %48, %25, %21, %4
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 160
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 132
  %53 = load i32, ptr %52, align 4
  %54 = icmp ugt i32 %53, %3
  br i1 %54, label %55, label %69

55:                                               ; preds = %49
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 128
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
  tail call fastcc void @copies_land(ptr noundef %51, ptr noundef nonnull %6, ptr noundef %63, i32 noundef 0) #21
  %67 = load i32, ptr %52, align 4
  %68 = icmp ugt i32 %67, %3
  br i1 %68, label %58, label %69

69:                                               ; preds = %58, %49
  br i1 %16, label %70, label %74

70:                                               ; preds = %69
  %71 = load ptr, ptr %50, align 8
  %72 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %73 = load ptr, ptr %72, align 8
  tail call fastcc void @copies_land(ptr noundef %71, ptr noundef nonnull %6, ptr noundef %73, i32 noundef 0) #21
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %5) #20
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %6) #20
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = load i64, ptr %48, align 8
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 20
  %56 = load i32, ptr %55, align 4
  %57 = call fastcc i32 @locate(ptr noundef %0, ptr noundef %1, i32 noundef %53, i32 noundef 2, i64 noundef %54, i32 noundef %56, i32 noundef %56, i32 noundef 1, ptr noundef %5) #21
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
  %67 = call fastcc i32 @locate(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %64, i32 noundef 1, i64 noundef %66, i32 noundef %61, i32 noundef 1, i32 noundef 0, ptr noundef %6) #21
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
  %76 = tail call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef %51, ptr noundef nonnull %1) #21
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
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
  %88 = getelementptr inbounds nuw i8, ptr %51, i64 308
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
  %95 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %91, ptr noundef %92, i64 noundef %93, i32 noundef %80, i32 noundef %94) #21
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %100

97:                                               ; preds = %82
  %98 = load i32, ptr %52, align 8
  %99 = load i32, ptr %60, align 8
  tail call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %98, i64 noundef %90, i32 noundef 1, i32 noundef %99, i32 noundef 0) #21
  br label %100

100:                                              ; preds = %97, %82
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
  br label %101

101:                                              ; preds = %100, %79, %77
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %9) #20
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
  %105 = getelementptr inbounds nuw i8, ptr %51, i64 308
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
  %112 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %9, ptr noundef %109, ptr noundef %110, i64 noundef %111, i32 noundef %107, i32 noundef 0) #21
  %113 = load ptr, ptr %5, align 8
  %114 = load i32, ptr %55, align 4
  %115 = zext i32 %114 to i64
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %113, ptr nonnull align 16 %7, i64 %115, i1 false)
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %9) #20
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
  tail call void @free(ptr noundef nonnull %120) #22
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
  tail call void @free(ptr noundef nonnull %131) #22
  %138 = load ptr, ptr %117, align 8
  br label %139

139:                                              ; preds = %128, %133, %137
  %140 = phi ptr [ %129, %128 ], [ %129, %133 ], [ %138, %137 ]
  tail call void @free(ptr noundef %140) #22
  %141 = load i64, ptr %46, align 8
  %142 = add i64 %141, 1
  store i64 %142, ptr %46, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %6) #20
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %5) #20
  tail call void @free(ptr noundef nonnull %48) #22
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
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 160
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = zext i32 %2 to i64
  %20 = getelementptr inbounds nuw %struct.Site, ptr %18, i64 %19
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
  %21 = getelementptr inbounds nuw i8, ptr %10, i64 44
  store i32 %2, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 5
  %23 = load i8, ptr %22, align 1
  %24 = zext i8 %23 to i32
  %25 = call fastcc i32 @locate(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i32 noundef range(i32 0, 256) %24, i64 noundef %3, i32 noundef 8, i32 noundef 8, i32 noundef 1, ptr noundef nonnull %8) #21
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %531, label %27

27:                                               ; preds = %6
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 2
  br i1 %30, label %32, label %31

31:                                               ; preds = %27
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef %3, i32 noundef 10, i32 noundef 0, i32 noundef 0) #21
  br label %531

32:                                               ; preds = %27
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 2096
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
  %49 = tail call noundef ptr @malloc(i64 noundef 128) #22
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
  %60 = call fastcc i32 @mbarrier_judge(ptr noundef %16, ptr noundef %10, i32 noundef %2, ptr noundef %8, ptr noundef %54, i32 noundef %59) #21
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %69, i32 noundef 1, i32 noundef 0, i32 noundef 0) #21
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %76, i32 noundef 3, i32 noundef %77, i32 noundef 0) #21
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
  tail call void @free(ptr noundef nonnull %96) #22
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
  tail call void @free(ptr noundef nonnull %118) #22
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef %10, i32 noundef %2, i64 noundef %140, i32 noundef 2, i32 noundef 0, i32 noundef 0) #21
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
  %148 = getelementptr inbounds nuw i8, ptr %143, i64 712
  %149 = load i32, ptr %148, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %194

151:                                              ; preds = %147
  %152 = getelementptr inbounds nuw i8, ptr %143, i64 256
  %153 = load ptr, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %155 = load i32, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %143, i64 308
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
  %177 = tail call ptr @realloc(ptr noundef %159, i64 noundef %176) #22
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
  %190 = getelementptr inbounds nuw i8, ptr %143, i64 304
  %191 = load i32, ptr %190, align 8
  %192 = zext i32 %188 to i64
  %193 = getelementptr inbounds nuw %struct.BlockRecord, ptr %181, i64 %192, i32 2
  store i32 %191, ptr %193, align 4
  br label %194

194:                                              ; preds = %179, %147
  %195 = phi i32 [ %188, %179 ], [ %149, %147 ]
  %196 = getelementptr inbounds nuw i8, ptr %10, i64 136
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
  %218 = tail call ptr @realloc(ptr noundef %200, i64 noundef %217) #22
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
  %231 = getelementptr inbounds nuw i8, ptr %10, i64 132
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %248, label %234

234:                                              ; preds = %229
  %235 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %236 = getelementptr inbounds nuw i8, ptr %10, i64 128
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
  tail call fastcc void @copies_land(ptr noundef %16, ptr noundef nonnull %10, ptr noundef %242, i32 noundef %230) #21
  %246 = load i32, ptr %231, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %237

248:                                              ; preds = %237, %229
  %249 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %250 = load ptr, ptr %249, align 8
  tail call fastcc void @copies_land(ptr noundef %16, ptr noundef nonnull %10, ptr noundef %250, i32 noundef %230) #21
  store ptr null, ptr %249, align 8
  %251 = load i32, ptr %144, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %274, label %253

253:                                              ; preds = %248
  %254 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %255 = getelementptr inbounds nuw i8, ptr %143, i64 304
  %256 = load i32, ptr %255, align 8
  %257 = tail call noundef ptr @malloc(i64 noundef 24) #22
  store i32 1, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 4
  store i32 0, ptr %258, align 4
  %259 = load ptr, ptr %11, align 8
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 712
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
  %270 = getelementptr inbounds nuw i8, ptr %10, i64 136
  %271 = load i32, ptr %270, align 8
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %257, i64 16
  store i64 %272, ptr %273, align 8
  store i32 1, ptr %258, align 4
  tail call fastcc void @gather_add(ptr noundef nonnull %254, i32 noundef %256, i32 noundef 1, ptr noundef nonnull %257) #21
  br label %274

274:                                              ; preds = %248, %253
  %275 = getelementptr inbounds nuw i8, ptr %20, i64 10
  %276 = load i8, ptr %275, align 2
  %277 = icmp eq i8 %276, 0
  br i1 %277, label %508, label %278

278:                                              ; preds = %274
  %279 = tail call fastcc i64 @mbarrier_arrive(ptr noundef nonnull %16, ptr noundef nonnull %10, i32 noundef %2, ptr noundef %54, i64 noundef 1) #21
  br label %508

280:                                              ; preds = %62, %62
  %281 = load ptr, ptr %11, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 256
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %305, i32 noundef 6, i32 noundef %291, i32 noundef 0) #21
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
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 304
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
  %356 = tail call fastcc ptr @clock_join(ptr noundef %353, ptr noundef %355) #21
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
  %369 = getelementptr inbounds nuw i8, ptr %10, i64 184
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %381, i32 noundef 7, i32 noundef 0, i32 noundef 0) #21
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
  tail call void @free(ptr noundef nonnull %411) #22
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
  tail call fastcc void @mbarrier_fault(ptr noundef %16, ptr noundef readonly %10, i32 noundef %2, i64 noundef %439, i32 noundef 7, i32 noundef 0, i32 noundef 0) #21
  br label %440

440:                                              ; preds = %438, %432, %62
  %441 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %442 = load i32, ptr %441, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %506, label %444

444:                                              ; preds = %440
  %445 = load ptr, ptr %11, align 8
  %446 = getelementptr inbounds nuw i8, ptr %445, i64 304
  %447 = load i32, ptr %446, align 8
  %448 = getelementptr inbounds nuw i8, ptr %20, i64 7
  %449 = load i8, ptr %448, align 1
  %450 = icmp eq i8 %449, 1
  br i1 %450, label %486, label %451

451:                                              ; preds = %444
  %452 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %453 = load i32, ptr %452, align 8
  %454 = getelementptr inbounds nuw i8, ptr %445, i64 312
  %455 = load i32, ptr %454, align 8
  %456 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %457 = load i32, ptr %456, align 4
  %458 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %459 = load ptr, ptr %458, align 8
  %460 = getelementptr inbounds nuw i8, ptr %445, i64 776
  %461 = load ptr, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %54, i64 72
  %463 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %464 = load i8, ptr %463, align 4
  %465 = zext i8 %464 to i32
  %466 = tail call noundef ptr @malloc(i64 noundef 40) #22
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
  %481 = tail call fastcc ptr @clock_join(ptr noundef nonnull %466, ptr noundef %459) #21
  %482 = tail call fastcc noundef ptr @clock_join(ptr noundef %481, ptr noundef %461) #21
  tail call fastcc void @gather_add(ptr noundef nonnull %462, i32 noundef %447, i32 noundef %465, ptr noundef %482) #21
  %483 = load i32, ptr %456, align 4
  %484 = add i32 %483, 1
  store i32 %484, ptr %456, align 4
  %485 = getelementptr inbounds nuw i8, ptr %10, i64 36
  store i32 0, ptr %485, align 4
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
  tail call fastcc void @gather_add(ptr noundef nonnull %491, i32 noundef %447, i32 noundef %495, ptr noundef nonnull %488) #21
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
  tail call fastcc void @gather_add(ptr noundef nonnull %503, i32 noundef %447, i32 noundef 1, ptr noundef nonnull %500) #21
  br label %506

506:                                              ; preds = %502, %498, %440
  %507 = tail call fastcc i64 @mbarrier_arrive(ptr noundef nonnull %16, ptr noundef %10, i32 noundef %2, ptr noundef %54, i64 noundef %4) #21
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
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
  ret i64 %532
}

; Function Attrs: nounwind
define internal fastcc range(i32 0, 2) i32 @mbarrier_judge(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, ptr nocapture noundef nonnull readonly %3, ptr nocapture noundef nonnull readonly %4, i32 noundef range(i32 0, 2) %5) unnamed_addr #0 {
  %7 = alloca %struct.View, align 8
  %8 = alloca %struct.Access, align 8
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %7) #20
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 304
  %12 = load i32, ptr %11, align 8
  store i32 %12, ptr %7, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 8
  store i32 %15, ptr %13, align 4
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 312
  %18 = load i32, ptr %17, align 8
  store i32 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 256
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
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 776
  %33 = load ptr, ptr %32, align 8
  store ptr %33, ptr %31, align 8
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %34, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
  store ptr %7, ptr %8, align 8
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %41, label %39

39:                                               ; preds = %6
  %40 = call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %1) #21
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
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 308
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
  %66 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %8, ptr noundef %61, ptr noundef %63, i64 noundef %65, i32 noundef 8, i32 noundef 0) #21
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
  call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %96, i32 noundef 9, i32 noundef 0, i32 noundef 0) #21
  br label %102

97:                                               ; preds = %70
  %98 = icmp eq i32 %66, 0
  %99 = load i64, ptr %58, align 8
  br i1 %98, label %100, label %101

100:                                              ; preds = %97
  call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %99, i32 noundef 2, i32 noundef 8, i32 noundef 0) #21
  br label %102

101:                                              ; preds = %97
  call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %99, i32 noundef 2, i32 noundef 0, i32 noundef 0) #21
  br label %102

102:                                              ; preds = %100, %101, %71, %72, %75, %95
  %103 = phi i32 [ 1, %95 ], [ 1, %75 ], [ 1, %72 ], [ 1, %71 ], [ 0, %101 ], [ 0, %100 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %7) #20
  ret i32 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @mbarrier_fault(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3, i32 noundef range(i32 1, 12) %4, i32 noundef %5, i32 noundef %6) unnamed_addr #2 {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 308
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
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 256
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
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %22, i32 noundef 3, i32 noundef %23, i32 noundef 0) #21
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
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %30, i32 noundef 4, i32 noundef %31, i32 noundef %26) #21
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
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %55, i32 noundef 5, i32 noundef 0, i32 noundef 0) #21
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
  tail call void @free(ptr noundef nonnull %89) #22
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
define void @rt_collective(ptr nocapture noundef initializes((96, 108), (112, 120)) %0, ptr nocapture readnone %1, i32 noundef %2, i32 noundef %3, i64 noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %9 = load ptr, ptr %8, align 1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i32 %3, ptr %10, align 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 112
  store i64 %4, ptr %11, align 1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 100
  store i32 %5, ptr %12, align 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i32 %6, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 264
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i32 2, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 44
  store i32 %2, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store i32 %2, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %22 = load i32, ptr %21, align 8
  %23 = and i32 %22, 31
  %24 = shl nuw i32 1, %23
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 1456
  %26 = lshr i32 %22, 5
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw [32 x i32], ptr %25, i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = or i32 %24, %29
  store i32 %30, ptr %28, align 4
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 33080
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, 1
  store i64 %33, ptr %31, align 8
  tail call fastcc void @warp_try(ptr noundef %17, ptr noundef %9) #21
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define range(i32 1, -2147483647) i32 @rt_activemask(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #8 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %5 = load i32, ptr %4, align 1
  %6 = shl nuw i32 1, %5
  ret i32 %6
}

; Function Attrs: nounwind
define i32 @rt_launch(ptr noundef initializes((33016, 33024)) %0, ptr noundef %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 33016
  store ptr %1, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 160
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
  %29 = tail call noundef ptr @malloc(i64 noundef %28) #22
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 33132
  store i32 %37, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %40 = load i32, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %44 = tail call i32 @llvm.umax.i32(i32 %40, i32 1)
  %45 = zext i32 %44 to i64
  %46 = load i32, ptr %9, align 8
  %47 = zext i32 %46 to i64
  br label %48

48:                                               ; preds = %56, %2
  %49 = phi i64 [ 1, %2 ], [ %66, %56 ]
  %50 = icmp eq i64 %49, %45
  br i1 %50, label %67, label %51

51:                                               ; preds = %48
  %52 = load ptr, ptr %41, align 8
  %53 = getelementptr inbounds nuw %struct.BlockRecord, ptr %52, i64 %49
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, %46
  br i1 %55, label %67, label %56

56:                                               ; preds = %51
  %57 = load ptr, ptr %42, align 8
  %58 = zext i32 %54 to i64
  %59 = load i32, ptr %43, align 8
  %60 = zext i32 %59 to i64
  %61 = mul nuw i64 %60, %58
  %62 = getelementptr i8, ptr %57, i64 %61
  %63 = getelementptr i8, ptr %62, i64 %47
  %64 = load i8, ptr %63, align 1
  %65 = icmp eq i8 %64, 0
  %66 = add nuw nsw i64 %49, 1
  br i1 %65, label %67, label %48

67:                                               ; preds = %48, %51, %56
  %68 = phi i32 [ 1, %56 ], [ %37, %48 ], [ 1, %51 ]
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 33136
  store i32 %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %71 = load i64, ptr %70, align 8
  %72 = mul i64 %71, -7046029254386353131
  %73 = zext i32 %46 to i64
  %74 = add i64 %72, %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 32936
  %76 = add i64 %74, -7046029254386353131
  %77 = lshr i64 %76, 30
  %78 = xor i64 %77, %76
  %79 = mul i64 %78, -4658895280553007687
  %80 = lshr i64 %79, 27
  %81 = xor i64 %80, %79
  %82 = mul i64 %81, -7723592293110705685
  %83 = lshr i64 %82, 31
  %84 = xor i64 %83, %82
  %85 = or i64 %84, 1
  store i64 %85, ptr %75, align 8
  %86 = add i64 %74, 4354685564936845354
  %87 = lshr i64 %86, 30
  %88 = xor i64 %87, %86
  %89 = mul i64 %88, -4658895280553007687
  %90 = lshr i64 %89, 27
  %91 = xor i64 %90, %89
  %92 = mul i64 %91, -7723592293110705685
  %93 = lshr i64 %92, 31
  %94 = xor i64 %93, %92
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 32944
  store i64 %94, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 33072
  store i32 0, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 33064
  store i32 0, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 2
  br i1 %100, label %113, label %101

101:                                              ; preds = %67
  store i64 %94, ptr %75, align 8
  %102 = shl i64 %85, 23
  %103 = xor i64 %102, %85
  %104 = lshr i64 %103, 17
  %105 = lshr i64 %94, 26
  %106 = xor i64 %105, %104
  %107 = xor i64 %106, %94
  %108 = xor i64 %107, %103
  store i64 %108, ptr %95, align 8
  %109 = add i64 %108, %94
  %110 = urem i64 %109, 6
  %111 = trunc nuw nsw i64 %110 to i32
  %112 = add nuw nsw i32 %111, 2
  br label %113

113:                                              ; preds = %67, %101
  %114 = phi i32 [ %112, %101 ], [ 1, %67 ]
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %116 = load i32, ptr %115, align 8
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %1255

118:                                              ; preds = %113
  %119 = load i32, ptr %23, align 8
  %120 = tail call i32 @llvm.umin.i32(i32 %114, i32 %119)
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 33088
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 33056
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 33112
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 140
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 144
  br label %134

134:                                              ; preds = %118, %232
  %135 = phi i32 [ %120, %118 ], [ %233, %232 ]
  br label %136

136:                                              ; preds = %134, %1252
  %137 = load i32, ptr %13, align 4
  %138 = load i32, ptr %22, align 8
  %139 = icmp ult i32 %137, %138
  br i1 %139, label %140, label %147

140:                                              ; preds = %136, %143
  %141 = load i32, ptr %33, align 8
  %142 = icmp ult i32 %141, %135
  br i1 %142, label %143, label %149

143:                                              ; preds = %140
  tail call fastcc void @admit(ptr noundef nonnull %0) #21
  %144 = load i32, ptr %13, align 4
  %145 = load i32, ptr %22, align 8
  %146 = icmp ult i32 %144, %145
  br i1 %146, label %140, label %147

147:                                              ; preds = %143, %136
  %148 = load i32, ptr %33, align 8
  br label %149

149:                                              ; preds = %140, %147
  %150 = phi i32 [ %148, %147 ], [ %141, %140 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %1255, label %152

152:                                              ; preds = %149
  %153 = load i32, ptr %97, align 8
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %178, label %155

155:                                              ; preds = %152
  %156 = load i64, ptr %34, align 8
  %157 = load i64, ptr %121, align 8
  %158 = icmp eq i64 %156, %157
  br i1 %158, label %178, label %159

159:                                              ; preds = %155
  %160 = load i32, ptr %32, align 8
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %167, label %162

162:                                              ; preds = %159
  %163 = load i32, ptr %96, align 8
  %164 = add i32 %163, 1
  store i32 %164, ptr %96, align 8
  %165 = and i32 %164, 15
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %178

167:                                              ; preds = %159, %162
  br label %168

168:                                              ; preds = %167, %168
  %169 = phi i64 [ %173, %168 ], [ 0, %167 ]
  %170 = load ptr, ptr %122, align 8
  %171 = getelementptr inbounds nuw ptr, ptr %170, i64 %169
  %172 = load ptr, ptr %171, align 8
  tail call fastcc void @make_ready(ptr noundef nonnull %0, ptr noundef %172) #21
  %173 = add nuw nsw i64 %169, 1
  %174 = load i32, ptr %97, align 8
  %175 = zext i32 %174 to i64
  %176 = icmp samesign ult i64 %173, %175
  br i1 %176, label %168, label %177

177:                                              ; preds = %168
  store i32 0, ptr %97, align 8
  store i64 %156, ptr %34, align 8
  br label %178

178:                                              ; preds = %177, %162, %155, %152
  %179 = load i32, ptr %123, align 8
  %180 = icmp eq i32 %179, 0
  %181 = load i32, ptr %32, align 8
  %182 = icmp eq i32 %181, 0
  br i1 %180, label %223, label %183

183:                                              ; preds = %178
  %184 = load ptr, ptr %3, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 36
  %186 = load i32, ptr %185, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %202

188:                                              ; preds = %183
  %189 = load i64, ptr %75, align 8
  %190 = load i64, ptr %95, align 8
  store i64 %190, ptr %75, align 8
  %191 = shl i64 %189, 23
  %192 = xor i64 %191, %189
  %193 = lshr i64 %192, 17
  %194 = lshr i64 %190, 26
  %195 = xor i64 %194, %193
  %196 = xor i64 %195, %190
  %197 = xor i64 %196, %192
  store i64 %197, ptr %95, align 8
  %198 = add i64 %197, %190
  %199 = urem i64 %198, 24
  %200 = icmp eq i64 %199, 0
  %201 = or i1 %182, %200
  br i1 %201, label %208, label %531

202:                                              ; preds = %183
  %203 = load i32, ptr %124, align 8
  %204 = add i32 %203, 1
  store i32 %204, ptr %124, align 8
  %205 = and i32 %204, 63
  %206 = icmp eq i32 %205, 0
  %207 = or i1 %182, %206
  br i1 %207, label %220, label %531

208:                                              ; preds = %188
  store i64 %197, ptr %75, align 8
  %209 = shl i64 %190, 23
  %210 = xor i64 %209, %190
  %211 = lshr i64 %210, 17
  %212 = lshr i64 %197, 26
  %213 = xor i64 %211, %212
  %214 = xor i64 %213, %210
  %215 = xor i64 %214, %197
  store i64 %215, ptr %95, align 8
  %216 = add i64 %215, %197
  %217 = zext i32 %179 to i64
  %218 = urem i64 %216, %217
  %219 = trunc nuw i64 %218 to i32
  br label %220

220:                                              ; preds = %202, %208
  %221 = phi i32 [ %219, %208 ], [ 0, %202 ]
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %221) #21
  %222 = load i32, ptr %115, align 8
  br label %1252

223:                                              ; preds = %178
  br i1 %182, label %224, label %531

224:                                              ; preds = %223
  %225 = load i32, ptr %13, align 4
  %226 = load i32, ptr %22, align 8
  %227 = icmp ult i32 %225, %226
  %228 = load i32, ptr %33, align 8
  br i1 %227, label %229, label %236

229:                                              ; preds = %224
  %230 = load i32, ptr %23, align 8
  %231 = icmp ult i32 %228, %230
  br i1 %231, label %232, label %236

232:                                              ; preds = %229
  %233 = add nuw i32 %228, 1
  tail call fastcc void @admit(ptr noundef nonnull %0) #21
  %234 = load i32, ptr %115, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %134, label %1255

236:                                              ; preds = %229, %224
  %237 = load i32, ptr %9, align 8
  %238 = icmp eq i32 %228, 0
  br i1 %238, label %369, label %243

239:                                              ; preds = %291
  %240 = icmp eq i32 %292, 0
  br i1 %240, label %369, label %241

241:                                              ; preds = %239
  %242 = load ptr, ptr %30, align 8
  br label %296

243:                                              ; preds = %236, %291
  %244 = phi i32 [ %292, %291 ], [ %228, %236 ]
  %245 = phi i64 [ %293, %291 ], [ 0, %236 ]
  %246 = load ptr, ptr %30, align 8
  %247 = getelementptr inbounds nuw ptr, ptr %246, i64 %245
  %248 = load ptr, ptr %247, align 8
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 1316
  %250 = load i32, ptr %249, align 4
  %251 = getelementptr inbounds nuw i8, ptr %248, i64 1320
  store i32 0, ptr %251, align 8
  store i32 0, ptr %249, align 4
  %252 = icmp eq i32 %250, 0
  br i1 %252, label %291, label %253

253:                                              ; preds = %243
  %254 = getelementptr inbounds nuw i8, ptr %248, i64 316
  %255 = getelementptr inbounds nuw i8, ptr %248, i64 1328
  %256 = getelementptr inbounds nuw i8, ptr %248, i64 728
  %257 = getelementptr inbounds nuw i8, ptr %248, i64 1324
  br label %258

258:                                              ; preds = %274, %253
  %259 = phi i32 [ %250, %253 ], [ %276, %274 ]
  %260 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %259, i1 true)
  %261 = load i32, ptr %254, align 4
  %262 = shl nuw nsw i32 %260, 5
  %263 = sub i32 %261, %262
  %264 = icmp ugt i32 %263, 31
  %265 = shl nsw i32 -1, %263
  %266 = xor i32 %265, -1
  %267 = select i1 %264, i32 -1, i32 %266
  %268 = zext nneg i32 %260 to i64
  %269 = getelementptr inbounds nuw [32 x i32], ptr %255, i64 0, i64 %268
  %270 = load i32, ptr %269, align 4
  %271 = xor i32 %270, -1
  %272 = and i32 %267, %271
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %274, label %278

274:                                              ; preds = %278, %258
  %275 = add i32 %259, -1
  %276 = and i32 %275, %259
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %289, label %258

278:                                              ; preds = %258, %278
  %279 = phi i32 [ %287, %278 ], [ %272, %258 ]
  %280 = load ptr, ptr %256, align 8
  %281 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %279, i1 true)
  %282 = or disjoint i32 %281, %262
  %283 = zext nneg i32 %282 to i64
  %284 = getelementptr inbounds nuw %struct.Thread, ptr %280, i64 %283
  %285 = load i32, ptr %257, align 4
  tail call fastcc void @arrive(ptr noundef %0, ptr noundef %284, i32 noundef %285, i32 noundef 0, i32 noundef 0, i32 noundef 0) #21
  %286 = add i32 %279, -1
  %287 = and i32 %286, %279
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %274, label %278

289:                                              ; preds = %274
  %290 = load i32, ptr %33, align 8
  br label %291

291:                                              ; preds = %289, %243
  %292 = phi i32 [ %290, %289 ], [ %244, %243 ]
  %293 = add nuw nsw i64 %245, 1
  %294 = zext i32 %292 to i64
  %295 = icmp samesign ult i64 %293, %294
  br i1 %295, label %243, label %239

296:                                              ; preds = %467, %241
  %297 = phi i64 [ 0, %241 ], [ %477, %467 ]
  %298 = phi i32 [ 0, %241 ], [ %476, %467 ]
  %299 = phi i32 [ 0, %241 ], [ %475, %467 ]
  %300 = phi i32 [ 0, %241 ], [ %474, %467 ]
  %301 = phi i32 [ -1, %241 ], [ %473, %467 ]
  %302 = phi i32 [ -1, %241 ], [ %472, %467 ]
  %303 = phi i32 [ -1, %241 ], [ %471, %467 ]
  %304 = phi i32 [ -1, %241 ], [ %470, %467 ]
  %305 = phi i32 [ 0, %241 ], [ %469, %467 ]
  %306 = phi i32 [ 0, %241 ], [ %468, %467 ]
  %307 = getelementptr inbounds nuw ptr, ptr %242, i64 %297
  %308 = load ptr, ptr %307, align 8
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 316
  %310 = load i32, ptr %309, align 4
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %467, label %312

312:                                              ; preds = %296
  %313 = getelementptr inbounds nuw i8, ptr %308, i64 1328
  %314 = getelementptr inbounds nuw i8, ptr %308, i64 728
  %315 = getelementptr inbounds nuw i8, ptr %308, i64 308
  %316 = zext i32 %310 to i64
  br label %479

317:                                              ; preds = %467, %366
  %318 = phi i64 [ %367, %366 ], [ 0, %467 ]
  %319 = getelementptr inbounds nuw ptr, ptr %242, i64 %318
  %320 = load ptr, ptr %319, align 8
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 316
  %322 = load i32, ptr %321, align 4
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %366, label %324

324:                                              ; preds = %317
  %325 = getelementptr inbounds nuw i8, ptr %320, i64 728
  %326 = load ptr, ptr %325, align 8
  %327 = zext i32 %322 to i64
  br label %328

328:                                              ; preds = %363, %324
  %329 = phi i64 [ 0, %324 ], [ %364, %363 ]
  %330 = getelementptr inbounds nuw %struct.Thread, ptr %326, i64 %329
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 24
  %332 = load i32, ptr %331, align 8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %334, label %363

334:                                              ; preds = %328
  %335 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %336 = load ptr, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %336, i64 256
  %338 = load ptr, ptr %337, align 8
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 8
  %340 = load ptr, ptr %339, align 8
  %341 = getelementptr inbounds nuw i8, ptr %330, i64 44
  %342 = load i32, ptr %341, align 4
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw %struct.Site, ptr %340, i64 %343, i32 1
  %345 = load i8, ptr %344, align 4
  %346 = getelementptr inbounds nuw i8, ptr %330, i64 184
  %347 = load ptr, ptr %346, align 8
  %348 = icmp eq ptr %347, null
  %349 = add i8 %345, -27
  %350 = icmp ult i8 %349, -2
  %351 = select i1 %348, i1 true, i1 %350
  br i1 %351, label %363, label %352

352:                                              ; preds = %334
  %353 = load i64, ptr %347, align 8
  %354 = getelementptr inbounds nuw i8, ptr %347, i64 20
  %355 = load i32, ptr %354, align 4
  %356 = getelementptr inbounds nuw i8, ptr %347, i64 12
  %357 = load i32, ptr %356, align 4
  %358 = shl i32 %357, 31
  %359 = or i32 %358, %355
  %360 = getelementptr inbounds nuw i8, ptr %347, i64 32
  %361 = load i64, ptr %360, align 8
  %362 = trunc i64 %361 to i32
  br label %369

363:                                              ; preds = %334, %328
  %364 = add nuw nsw i64 %329, 1
  %365 = icmp eq i64 %364, %327
  br i1 %365, label %366, label %328

366:                                              ; preds = %363, %317
  %367 = add nuw nsw i64 %318, 1
  %368 = icmp eq i64 %367, %294
  br i1 %368, label %369, label %317

369:                                              ; preds = %366, %352, %239, %236
  %370 = phi i32 [ %476, %352 ], [ 0, %239 ], [ 0, %236 ], [ %476, %366 ]
  %371 = phi i32 [ %475, %352 ], [ 0, %239 ], [ 0, %236 ], [ %475, %366 ]
  %372 = phi i32 [ %474, %352 ], [ 0, %239 ], [ 0, %236 ], [ %474, %366 ]
  %373 = phi i32 [ %473, %352 ], [ -1, %239 ], [ -1, %236 ], [ %473, %366 ]
  %374 = phi i32 [ %472, %352 ], [ -1, %239 ], [ -1, %236 ], [ %472, %366 ]
  %375 = phi i32 [ %471, %352 ], [ -1, %239 ], [ -1, %236 ], [ %471, %366 ]
  %376 = phi i32 [ %470, %352 ], [ -1, %239 ], [ -1, %236 ], [ %470, %366 ]
  %377 = phi i32 [ %469, %352 ], [ 0, %239 ], [ 0, %236 ], [ %469, %366 ]
  %378 = phi i32 [ %468, %352 ], [ 0, %239 ], [ 0, %236 ], [ %468, %366 ]
  %379 = phi i64 [ %353, %352 ], [ 0, %239 ], [ 0, %236 ], [ 0, %366 ]
  %380 = phi i32 [ 8, %352 ], [ 0, %239 ], [ 0, %236 ], [ 0, %366 ]
  %381 = phi i32 [ 2, %352 ], [ 0, %239 ], [ 0, %236 ], [ 0, %366 ]
  %382 = phi i32 [ %359, %352 ], [ 0, %239 ], [ 0, %236 ], [ 0, %366 ]
  %383 = phi i32 [ %362, %352 ], [ 0, %239 ], [ 0, %236 ], [ 0, %366 ]
  %384 = getelementptr inbounds nuw i8, ptr %0, i64 32912
  %385 = load i32, ptr %384, align 8
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %435, label %387

387:                                              ; preds = %369
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %389 = load ptr, ptr %388, align 8
  %390 = zext i32 %385 to i64
  br label %391

391:                                              ; preds = %429, %387
  %392 = phi i64 [ %390, %387 ], [ %393, %429 ]
  %393 = add nsw i64 %392, -1
  %394 = getelementptr inbounds nuw %struct.Finding, ptr %389, i64 %393
  %395 = load i32, ptr %394, align 8
  %396 = icmp eq i32 %395, 7
  br i1 %396, label %397, label %429

397:                                              ; preds = %391
  %398 = getelementptr inbounds nuw i8, ptr %394, i64 16
  %399 = load i32, ptr %398, align 8
  %400 = icmp eq i32 %399, %378
  br i1 %400, label %401, label %429

401:                                              ; preds = %397
  %402 = getelementptr inbounds nuw i8, ptr %394, i64 20
  %403 = load i32, ptr %402, align 4
  %404 = icmp eq i32 %403, %377
  br i1 %404, label %405, label %429

405:                                              ; preds = %401
  %406 = getelementptr inbounds nuw i8, ptr %394, i64 8
  %407 = load i32, ptr %406, align 8
  %408 = icmp eq i32 %407, %237
  br i1 %408, label %409, label %429

409:                                              ; preds = %405
  %410 = getelementptr inbounds nuw i8, ptr %394, i64 12
  %411 = load i32, ptr %410, align 4
  %412 = icmp eq i32 %411, %237
  br i1 %412, label %413, label %429

413:                                              ; preds = %409
  %414 = getelementptr inbounds nuw i8, ptr %394, i64 56
  %415 = load i32, ptr %414, align 8
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %429

417:                                              ; preds = %413
  %418 = getelementptr inbounds nuw i8, ptr %394, i64 52
  %419 = load i32, ptr %418, align 4
  %420 = icmp eq i32 %419, %381
  br i1 %420, label %421, label %429

421:                                              ; preds = %417
  %422 = getelementptr inbounds nuw i8, ptr %394, i64 64
  %423 = load i32, ptr %422, align 8
  %424 = icmp eq i32 %423, %371
  br i1 %424, label %425, label %429

425:                                              ; preds = %421
  %426 = getelementptr inbounds nuw i8, ptr %394, i64 68
  %427 = load i32, ptr %426, align 4
  %428 = icmp eq i32 %427, %370
  br i1 %428, label %431, label %429

429:                                              ; preds = %425, %421, %417, %413, %409, %405, %401, %397, %391
  %430 = icmp eq i64 %393, 0
  br i1 %430, label %435, label %391

431:                                              ; preds = %425
  %432 = getelementptr inbounds nuw i8, ptr %394, i64 4
  %433 = load i32, ptr %432, align 4
  %434 = add i32 %433, 1
  store i32 %434, ptr %432, align 4
  br label %530

435:                                              ; preds = %429, %369
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 32916
  %437 = load i32, ptr %436, align 4
  %438 = icmp eq i32 %385, %437
  br i1 %438, label %439, label %443

439:                                              ; preds = %435
  %440 = getelementptr inbounds nuw i8, ptr %0, i64 32920
  %441 = load i32, ptr %440, align 8
  %442 = add i32 %441, 1
  store i32 %442, ptr %440, align 8
  br label %530

443:                                              ; preds = %435
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %445 = load ptr, ptr %444, align 8
  %446 = add i32 %385, 1
  store i32 %446, ptr %384, align 8
  %447 = zext i32 %385 to i64
  %448 = getelementptr inbounds nuw %struct.Finding, ptr %445, i64 %447
  store i32 7, ptr %448, align 8
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 4
  store i32 1, ptr %449, align 4
  %450 = getelementptr inbounds nuw i8, ptr %448, i64 8
  store i32 %237, ptr %450, align 8
  %451 = getelementptr inbounds nuw i8, ptr %448, i64 12
  store i32 %237, ptr %451, align 4
  %452 = getelementptr inbounds nuw i8, ptr %448, i64 16
  store i32 %378, ptr %452, align 8
  %453 = getelementptr inbounds nuw i8, ptr %448, i64 20
  store i32 %377, ptr %453, align 4
  %454 = getelementptr inbounds nuw i8, ptr %448, i64 24
  store i32 %376, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %448, i64 28
  store i32 %375, ptr %455, align 4
  %456 = getelementptr inbounds nuw i8, ptr %448, i64 32
  store i32 %374, ptr %456, align 8
  %457 = getelementptr inbounds nuw i8, ptr %448, i64 36
  store i32 %373, ptr %457, align 4
  %458 = getelementptr inbounds nuw i8, ptr %448, i64 40
  store i64 %379, ptr %458, align 8
  %459 = getelementptr inbounds nuw i8, ptr %448, i64 48
  store i32 %380, ptr %459, align 8
  %460 = getelementptr inbounds nuw i8, ptr %448, i64 52
  store i32 %381, ptr %460, align 4
  %461 = getelementptr inbounds nuw i8, ptr %448, i64 56
  store i32 0, ptr %461, align 8
  %462 = getelementptr inbounds nuw i8, ptr %448, i64 60
  store i32 %372, ptr %462, align 4
  %463 = getelementptr inbounds nuw i8, ptr %448, i64 64
  store i32 %371, ptr %463, align 8
  %464 = getelementptr inbounds nuw i8, ptr %448, i64 68
  store i32 %370, ptr %464, align 4
  %465 = getelementptr inbounds nuw i8, ptr %448, i64 72
  store i32 %382, ptr %465, align 8
  %466 = getelementptr inbounds nuw i8, ptr %448, i64 76
  store i32 %383, ptr %466, align 4
  br label %530

467:                                              ; preds = %518, %296
  %468 = phi i32 [ %306, %296 ], [ %519, %518 ]
  %469 = phi i32 [ %305, %296 ], [ %520, %518 ]
  %470 = phi i32 [ %304, %296 ], [ %521, %518 ]
  %471 = phi i32 [ %303, %296 ], [ %522, %518 ]
  %472 = phi i32 [ %302, %296 ], [ %523, %518 ]
  %473 = phi i32 [ %301, %296 ], [ %524, %518 ]
  %474 = phi i32 [ %300, %296 ], [ %525, %518 ]
  %475 = phi i32 [ %299, %296 ], [ %526, %518 ]
  %476 = phi i32 [ %298, %296 ], [ %527, %518 ]
  %477 = add nuw nsw i64 %297, 1
  %478 = icmp eq i64 %477, %294
  br i1 %478, label %317, label %296

479:                                              ; preds = %518, %312
  %480 = phi i64 [ 0, %312 ], [ %528, %518 ]
  %481 = phi i32 [ %298, %312 ], [ %527, %518 ]
  %482 = phi i32 [ %299, %312 ], [ %526, %518 ]
  %483 = phi i32 [ %300, %312 ], [ %525, %518 ]
  %484 = phi i32 [ %301, %312 ], [ %524, %518 ]
  %485 = phi i32 [ %302, %312 ], [ %523, %518 ]
  %486 = phi i32 [ %303, %312 ], [ %522, %518 ]
  %487 = phi i32 [ %304, %312 ], [ %521, %518 ]
  %488 = phi i32 [ %305, %312 ], [ %520, %518 ]
  %489 = phi i32 [ %306, %312 ], [ %519, %518 ]
  %490 = trunc nuw i64 %480 to i32
  %491 = lshr i64 %480, 5
  %492 = and i64 %491, 134217727
  %493 = getelementptr inbounds nuw [32 x i32], ptr %313, i64 0, i64 %492
  %494 = load i32, ptr %493, align 4
  %495 = and i32 %490, 31
  %496 = shl nuw i32 1, %495
  %497 = and i32 %494, %496
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %499, label %518

499:                                              ; preds = %479
  %500 = load ptr, ptr %314, align 8
  %501 = getelementptr inbounds nuw %struct.Thread, ptr %500, i64 %480
  %502 = getelementptr inbounds nuw i8, ptr %501, i64 24
  %503 = load i32, ptr %502, align 8
  %504 = icmp eq i32 %503, 0
  %505 = select i1 %504, i64 44, i64 88
  %506 = getelementptr inbounds nuw i8, ptr %501, i64 %505
  %507 = load i32, ptr %506, align 4
  %508 = add i32 %481, 1
  %509 = icmp eq i32 %481, 0
  br i1 %509, label %510, label %512

510:                                              ; preds = %499
  %511 = load i32, ptr %315, align 4
  br label %518

512:                                              ; preds = %499
  %513 = icmp ne i32 %484, -1
  %514 = icmp eq i32 %507, %489
  %515 = select i1 %513, i1 true, i1 %514
  br i1 %515, label %518, label %516

516:                                              ; preds = %512
  %517 = load i32, ptr %315, align 4
  br label %518

518:                                              ; preds = %516, %512, %510, %479
  %519 = phi i32 [ %507, %510 ], [ %489, %512 ], [ %489, %516 ], [ %489, %479 ]
  %520 = phi i32 [ %488, %510 ], [ %488, %512 ], [ %507, %516 ], [ %488, %479 ]
  %521 = phi i32 [ %511, %510 ], [ %487, %512 ], [ %487, %516 ], [ %487, %479 ]
  %522 = phi i32 [ %486, %510 ], [ %486, %512 ], [ %517, %516 ], [ %486, %479 ]
  %523 = phi i32 [ %490, %510 ], [ %485, %512 ], [ %485, %516 ], [ %485, %479 ]
  %524 = phi i32 [ %484, %510 ], [ %484, %512 ], [ %490, %516 ], [ %484, %479 ]
  %525 = phi i32 [ %503, %510 ], [ %483, %512 ], [ %483, %516 ], [ %483, %479 ]
  %526 = phi i32 [ %482, %510 ], [ %482, %512 ], [ %503, %516 ], [ %482, %479 ]
  %527 = phi i32 [ 1, %510 ], [ %508, %512 ], [ %508, %516 ], [ %481, %479 ]
  %528 = add nuw nsw i64 %480, 1
  %529 = icmp eq i64 %528, %316
  br i1 %529, label %467, label %479

530:                                              ; preds = %431, %439, %443
  store i32 3, ptr %115, align 8
  br label %1255

531:                                              ; preds = %202, %188, %223
  %532 = load i32, ptr %98, align 4
  switch i32 %532, label %550 [
    i32 0, label %533
    i32 1, label %547
  ]

533:                                              ; preds = %531
  %534 = load i64, ptr %75, align 8
  %535 = load i64, ptr %95, align 8
  store i64 %535, ptr %75, align 8
  %536 = shl i64 %534, 23
  %537 = xor i64 %536, %534
  %538 = lshr i64 %537, 17
  %539 = lshr i64 %535, 26
  %540 = xor i64 %539, %538
  %541 = xor i64 %540, %535
  %542 = xor i64 %541, %537
  store i64 %542, ptr %95, align 8
  %543 = add i64 %542, %535
  %544 = zext i32 %181 to i64
  %545 = urem i64 %543, %544
  %546 = trunc nuw i64 %545 to i32
  br label %555

547:                                              ; preds = %531
  %548 = load i32, ptr %31, align 8
  %549 = add i32 %548, 1
  store i32 %549, ptr %31, align 8
  br label %552

550:                                              ; preds = %531
  %551 = load i32, ptr %31, align 8
  br label %552

552:                                              ; preds = %550, %547
  %553 = phi i32 [ %548, %547 ], [ %551, %550 ]
  %554 = urem i32 %553, %181
  br label %555

555:                                              ; preds = %552, %533
  %556 = phi i32 [ %546, %533 ], [ %554, %552 ]
  %557 = load ptr, ptr %125, align 8
  %558 = zext i32 %556 to i64
  %559 = getelementptr inbounds nuw ptr, ptr %557, i64 %558
  %560 = load ptr, ptr %559, align 8
  %561 = add i32 %181, -1
  store i32 %561, ptr %32, align 8
  %562 = zext i32 %561 to i64
  %563 = getelementptr inbounds nuw ptr, ptr %557, i64 %562
  %564 = load ptr, ptr %563, align 8
  store ptr %564, ptr %559, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 20
  store i32 %556, ptr %565, align 4
  %566 = getelementptr inbounds nuw i8, ptr %560, i64 8
  %567 = load ptr, ptr %566, align 8
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 308
  %569 = load i32, ptr %568, align 4
  %570 = load i32, ptr %126, align 8
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %1084, label %572

572:                                              ; preds = %555
  %573 = getelementptr inbounds nuw i8, ptr %560, i64 16
  %574 = load i32, ptr %573, align 8
  %575 = getelementptr inbounds nuw i8, ptr %567, i64 744
  %576 = load ptr, ptr %575, align 8
  %577 = zext i32 %574 to i64
  %578 = shl nuw nsw i64 %577, 5
  %579 = load i32, ptr %127, align 4
  %580 = zext i32 %579 to i64
  %581 = mul i64 %578, %580
  %582 = getelementptr inbounds nuw i8, ptr %576, i64 %581
  %583 = getelementptr inbounds nuw i8, ptr %567, i64 1584
  %584 = getelementptr inbounds nuw [32 x i32], ptr %583, i64 0, i64 %577
  %585 = load i32, ptr %584, align 4
  %586 = getelementptr inbounds nuw i8, ptr %567, i64 1712
  %587 = getelementptr inbounds nuw [32 x i32], ptr %586, i64 0, i64 %577
  %588 = load i32, ptr %587, align 4
  %589 = and i32 %588, %585
  %590 = icmp eq i32 %589, 0
  %591 = select i1 %590, i32 %585, i32 %589
  switch i32 %532, label %593 [
    i32 2, label %627
    i32 1, label %592
  ]

592:                                              ; preds = %572
  br label %627

593:                                              ; preds = %572
  %594 = load i64, ptr %75, align 8
  %595 = load i64, ptr %95, align 8
  store i64 %595, ptr %75, align 8
  %596 = shl i64 %594, 23
  %597 = xor i64 %596, %594
  %598 = lshr i64 %597, 17
  %599 = lshr i64 %595, 26
  %600 = xor i64 %599, %598
  %601 = xor i64 %600, %595
  %602 = xor i64 %601, %597
  store i64 %602, ptr %95, align 8
  %603 = add i64 %602, %595
  %604 = trunc i64 %603 to i32
  %605 = and i32 %604, 3
  switch i32 %605, label %627 [
    i32 0, label %606
    i32 1, label %609
  ]

606:                                              ; preds = %593
  %607 = lshr i64 %603, 24
  %608 = and i64 %607, 63
  br label %612

609:                                              ; preds = %593
  %610 = lshr i64 %603, 24
  %611 = urem i64 %610, 2000
  br label %612

612:                                              ; preds = %609, %606
  %613 = phi i64 [ %608, %606 ], [ %611, %609 ]
  %614 = add nuw nsw i64 %613, 1
  %615 = icmp eq i32 %532, 0
  br i1 %615, label %616, label %627

616:                                              ; preds = %612
  store i64 %602, ptr %75, align 8
  %617 = shl i64 %595, 23
  %618 = xor i64 %617, %595
  %619 = lshr i64 %618, 17
  %620 = lshr i64 %602, 26
  %621 = xor i64 %619, %620
  %622 = xor i64 %621, %618
  %623 = xor i64 %622, %602
  store i64 %623, ptr %95, align 8
  %624 = add i64 %623, %602
  %625 = trunc i64 %624 to i32
  %626 = and i32 %591, %625
  br label %627

627:                                              ; preds = %616, %612, %593, %592, %572
  %628 = phi i64 [ %614, %616 ], [ %614, %612 ], [ 50000, %593 ], [ 20000, %572 ], [ 1000, %592 ]
  %629 = phi i32 [ %626, %616 ], [ %591, %612 ], [ %591, %593 ], [ %591, %572 ], [ %591, %592 ]
  %630 = icmp eq i32 %629, 0
  %631 = select i1 %630, i32 %591, i32 %629
  store i32 0, ptr %584, align 4
  %632 = xor i32 %631, -1
  %633 = and i32 %588, %632
  store i32 %633, ptr %587, align 4
  %634 = and i32 %585, %632
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %667, label %636

636:                                              ; preds = %627
  %637 = getelementptr inbounds nuw i8, ptr %567, i64 736
  %638 = load ptr, ptr %637, align 8
  %639 = getelementptr inbounds nuw %struct.Thread, ptr %638, i64 %577
  %640 = load i32, ptr %32, align 8
  %641 = add i32 %640, 1
  %642 = load i32, ptr %128, align 4
  %643 = icmp ugt i32 %641, %642
  br i1 %643, label %644, label %658

644:                                              ; preds = %636
  %645 = icmp eq i32 %642, 0
  %646 = shl i32 %642, 1
  %647 = select i1 %645, i32 8, i32 %646
  br label %648

648:                                              ; preds = %648, %644
  %649 = phi i32 [ %647, %644 ], [ %651, %648 ]
  %650 = icmp ult i32 %649, %641
  %651 = shl i32 %649, 1
  br i1 %650, label %648, label %652

652:                                              ; preds = %648
  store i32 %649, ptr %128, align 4
  %653 = zext i32 %649 to i64
  %654 = shl nuw nsw i64 %653, 3
  %655 = tail call ptr @realloc(ptr noundef %557, i64 noundef %654) #22
  %656 = load i32, ptr %32, align 8
  %657 = add i32 %656, 1
  br label %658

658:                                              ; preds = %652, %636
  %659 = phi i32 [ %641, %636 ], [ %657, %652 ]
  %660 = phi i32 [ %640, %636 ], [ %656, %652 ]
  %661 = phi ptr [ %557, %636 ], [ %655, %652 ]
  store ptr %661, ptr %125, align 8
  %662 = getelementptr inbounds nuw i8, ptr %639, i64 20
  store i32 %660, ptr %662, align 4
  store i32 %659, ptr %32, align 8
  %663 = zext i32 %660 to i64
  %664 = getelementptr inbounds nuw ptr, ptr %661, i64 %663
  store ptr %639, ptr %664, align 8
  %665 = load i32, ptr %584, align 4
  %666 = or i32 %665, %634
  store i32 %666, ptr %584, align 4
  br label %667

667:                                              ; preds = %658, %627
  %668 = icmp eq i32 %631, 0
  br i1 %668, label %1221, label %669

669:                                              ; preds = %667
  %670 = icmp ne i32 %589, 0
  %671 = zext i1 %670 to i32
  %672 = getelementptr inbounds nuw i8, ptr %567, i64 216
  %673 = shl i32 %574, 5
  %674 = getelementptr inbounds nuw i8, ptr %567, i64 224
  %675 = getelementptr inbounds nuw i8, ptr %567, i64 64
  %676 = zext i32 %673 to i64
  %677 = getelementptr inbounds nuw i8, ptr %567, i64 256
  %678 = getelementptr inbounds nuw i8, ptr %567, i64 264
  %679 = getelementptr inbounds nuw i8, ptr %567, i64 728
  %680 = getelementptr inbounds nuw i8, ptr %567, i64 324
  %681 = getelementptr inbounds nuw i8, ptr %567, i64 1312
  %682 = getelementptr inbounds nuw i8, ptr %567, i64 316
  %683 = getelementptr inbounds nuw i8, ptr %567, i64 1316
  %684 = getelementptr inbounds nuw i8, ptr %567, i64 1324
  %685 = getelementptr inbounds nuw i8, ptr %567, i64 320
  %686 = getelementptr inbounds nuw i8, ptr %567, i64 1456
  %687 = getelementptr inbounds nuw [32 x i32], ptr %686, i64 0, i64 %577
  %688 = getelementptr inbounds nuw i8, ptr %567, i64 1328
  %689 = getelementptr inbounds nuw [32 x i32], ptr %688, i64 0, i64 %577
  br label %690

690:                                              ; preds = %1080, %669
  %691 = phi i32 [ %671, %669 ], [ 0, %1080 ]
  %692 = phi i32 [ %631, %669 ], [ %1082, %1080 ]
  %693 = phi i64 [ 0, %669 ], [ %705, %1080 ]
  %694 = phi i64 [ 512, %669 ], [ %1081, %1080 ]
  store i64 %694, ptr %672, align 1
  %695 = load ptr, ptr %1, align 8
  %696 = tail call i64 %695(ptr noundef %582, ptr noundef %567, i32 noundef %692, i32 noundef %673, i32 noundef %691) #22
  %697 = load i64, ptr %674, align 1
  %698 = trunc i64 %696 to i32
  %699 = lshr i64 %696, 32
  store i64 0, ptr %674, align 1
  %700 = load i64, ptr %129, align 8
  %701 = add i64 %700, %697
  store i64 %701, ptr %129, align 8
  %702 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %692)
  %703 = zext nneg i32 %702 to i64
  %704 = udiv i64 %697, %703
  %705 = add i64 %704, %693
  %706 = load i64, ptr %675, align 1
  %707 = icmp eq i64 %706, 0
  br i1 %707, label %711, label %708

708:                                              ; preds = %690
  store i64 0, ptr %675, align 1
  %709 = load i64, ptr %34, align 8
  %710 = add i64 %709, 1
  store i64 %710, ptr %34, align 8
  br label %711

711:                                              ; preds = %708, %690
  %712 = xor i32 %698, -1
  %713 = and i32 %692, %712
  %714 = icmp ne i64 %699, 128
  %715 = icmp ne i32 %698, 0
  %716 = or i1 %714, %715
  br i1 %716, label %807, label %717

717:                                              ; preds = %711
  %718 = load ptr, ptr %575, align 8
  %719 = load ptr, ptr %677, align 8
  %720 = getelementptr inbounds nuw i8, ptr %719, i64 20
  %721 = load i32, ptr %720, align 4
  %722 = zext i32 %721 to i64
  %723 = mul nuw i64 %722, %676
  %724 = getelementptr inbounds nuw i8, ptr %718, i64 %723
  %725 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %713, i1 true)
  %726 = zext nneg i32 %725 to i64
  %727 = mul nuw nsw i64 %722, %726
  %728 = getelementptr inbounds nuw i8, ptr %724, i64 %727
  %729 = getelementptr inbounds nuw i8, ptr %728, i64 4
  %730 = load i32, ptr %729, align 1
  %731 = getelementptr inbounds nuw i8, ptr %719, i64 8
  %732 = load ptr, ptr %731, align 8
  %733 = zext i32 %730 to i64
  %734 = getelementptr inbounds nuw %struct.Site, ptr %732, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 4
  %736 = load i8, ptr %735, align 4
  %737 = icmp eq i8 %736, 14
  br i1 %737, label %943, label %738

738:                                              ; preds = %717
  %739 = icmp eq i32 %713, 0
  br i1 %739, label %757, label %740

740:                                              ; preds = %738, %753
  %741 = phi i32 [ %755, %753 ], [ %713, %738 ]
  %742 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %741, i1 true)
  %743 = zext nneg i32 %742 to i64
  %744 = mul nuw nsw i64 %743, %722
  %745 = getelementptr inbounds nuw i8, ptr %724, i64 %744
  %746 = getelementptr inbounds nuw i8, ptr %745, i64 4
  %747 = load i32, ptr %746, align 1
  %748 = icmp eq i32 %747, %730
  br i1 %748, label %749, label %807

749:                                              ; preds = %740
  %750 = getelementptr inbounds nuw i8, ptr %745, i64 96
  %751 = load i32, ptr %750, align 1
  %752 = icmp eq i32 %751, %713
  br i1 %752, label %753, label %807

753:                                              ; preds = %749
  %754 = add i32 %741, -1
  %755 = and i32 %754, %741
  %756 = icmp eq i32 %755, 0
  br i1 %756, label %757, label %740

757:                                              ; preds = %753, %738
  %758 = icmp eq i8 %736, 40
  br i1 %758, label %759, label %761

759:                                              ; preds = %757
  %760 = load ptr, ptr %678, align 8
  tail call fastcc void @matrix_answer(ptr noundef %760, ptr noundef %567, i32 noundef %673, i32 noundef %713, i32 noundef %730) #21
  br label %762

761:                                              ; preds = %757
  tail call fastcc void @warp_answer(ptr nonnull %724, i64 %722, ptr noundef %734, i32 noundef %713, i32 noundef %713) #21
  br label %762

762:                                              ; preds = %761, %759
  %763 = load i64, ptr %34, align 8
  %764 = add i64 %763, 1
  store i64 %764, ptr %34, align 8
  %765 = icmp ult i64 %705, %628
  br i1 %765, label %766, label %770

766:                                              ; preds = %762
  %767 = load i64, ptr %129, align 8
  %768 = load i64, ptr %130, align 8
  %769 = icmp ugt i64 %767, %768
  br i1 %769, label %770, label %1080

770:                                              ; preds = %766, %762
  %771 = load i32, ptr %584, align 4
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %773, label %804

773:                                              ; preds = %770
  %774 = getelementptr inbounds nuw i8, ptr %567, i64 736
  %775 = load ptr, ptr %774, align 8
  %776 = getelementptr inbounds nuw %struct.Thread, ptr %775, i64 %577
  %777 = load ptr, ptr %125, align 8
  %778 = load i32, ptr %32, align 8
  %779 = add i32 %778, 1
  %780 = load i32, ptr %128, align 4
  %781 = icmp ugt i32 %779, %780
  br i1 %781, label %782, label %796

782:                                              ; preds = %773
  %783 = icmp eq i32 %780, 0
  %784 = shl i32 %780, 1
  %785 = select i1 %783, i32 8, i32 %784
  br label %786

786:                                              ; preds = %786, %782
  %787 = phi i32 [ %785, %782 ], [ %789, %786 ]
  %788 = icmp ult i32 %787, %779
  %789 = shl i32 %787, 1
  br i1 %788, label %786, label %790

790:                                              ; preds = %786
  store i32 %787, ptr %128, align 4
  %791 = zext i32 %787 to i64
  %792 = shl nuw nsw i64 %791, 3
  %793 = tail call ptr @realloc(ptr noundef %777, i64 noundef %792) #22
  %794 = load i32, ptr %32, align 8
  %795 = add i32 %794, 1
  br label %796

796:                                              ; preds = %790, %773
  %797 = phi i32 [ %779, %773 ], [ %795, %790 ]
  %798 = phi i32 [ %778, %773 ], [ %794, %790 ]
  %799 = phi ptr [ %777, %773 ], [ %793, %790 ]
  store ptr %799, ptr %125, align 8
  %800 = getelementptr inbounds nuw i8, ptr %776, i64 20
  store i32 %798, ptr %800, align 4
  store i32 %797, ptr %32, align 8
  %801 = zext i32 %798 to i64
  %802 = getelementptr inbounds nuw ptr, ptr %799, i64 %801
  store ptr %776, ptr %802, align 8
  %803 = load i32, ptr %584, align 4
  br label %804

804:                                              ; preds = %796, %770
  %805 = phi i32 [ %803, %796 ], [ %771, %770 ]
  %806 = or i32 %805, %692
  store i32 %806, ptr %584, align 4
  br label %1221

807:                                              ; preds = %749, %740, %711
  %808 = icmp ne i64 %699, 256
  %809 = or i1 %808, %715
  br i1 %809, label %943, label %810

810:                                              ; preds = %807
  %811 = load ptr, ptr %575, align 8
  %812 = load ptr, ptr %677, align 8
  %813 = getelementptr inbounds nuw i8, ptr %812, i64 20
  %814 = load i32, ptr %813, align 4
  %815 = zext i32 %814 to i64
  %816 = mul i64 %578, %815
  %817 = getelementptr inbounds nuw i8, ptr %811, i64 %816
  %818 = load ptr, ptr %679, align 8
  %819 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %713, i1 true)
  %820 = or disjoint i32 %819, %673
  %821 = zext i32 %820 to i64
  %822 = getelementptr inbounds nuw %struct.Thread, ptr %818, i64 %821
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds nuw i8, ptr %823, i64 4
  %825 = load i32, ptr %824, align 1
  %826 = getelementptr inbounds nuw i8, ptr %812, i64 8
  %827 = load ptr, ptr %826, align 8
  %828 = zext i32 %825 to i64
  %829 = getelementptr inbounds nuw %struct.Site, ptr %827, i64 %828
  %830 = getelementptr inbounds nuw i8, ptr %829, i64 4
  %831 = load i8, ptr %830, align 4
  %832 = icmp eq i8 %831, 7
  br i1 %832, label %833, label %943

833:                                              ; preds = %810
  %834 = getelementptr inbounds nuw i8, ptr %829, i64 9
  %835 = load i8, ptr %834, align 1
  %836 = icmp eq i8 %835, 4
  br i1 %836, label %837, label %943

837:                                              ; preds = %833
  %838 = load i32, ptr %680, align 4
  %839 = icmp eq i32 %838, 0
  br i1 %839, label %840, label %943

840:                                              ; preds = %837
  %841 = load i32, ptr %681, align 8
  %842 = icmp eq i32 %841, 0
  br i1 %842, label %843, label %943

843:                                              ; preds = %840
  %844 = load i32, ptr %682, align 4
  %845 = sub i32 %844, %673
  %846 = icmp ugt i32 %845, 31
  %847 = shl nsw i32 -1, %845
  %848 = xor i32 %847, -1
  %849 = select i1 %846, i32 -1, i32 %848
  %850 = icmp eq i32 %713, %849
  br i1 %850, label %851, label %943

851:                                              ; preds = %843
  %852 = load i32, ptr %683, align 4
  %853 = icmp eq i32 %852, 0
  br i1 %853, label %857, label %854

854:                                              ; preds = %851
  %855 = load i32, ptr %684, align 4
  %856 = icmp eq i32 %855, %825
  br i1 %856, label %857, label %943

857:                                              ; preds = %854, %851
  %858 = icmp eq i32 %713, 0
  br i1 %858, label %876, label %859

859:                                              ; preds = %857, %872
  %860 = phi i32 [ %874, %872 ], [ %713, %857 ]
  %861 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %860, i1 true)
  %862 = zext nneg i32 %861 to i64
  %863 = mul nuw nsw i64 %862, %815
  %864 = getelementptr inbounds nuw i8, ptr %817, i64 %863
  %865 = getelementptr inbounds nuw i8, ptr %864, i64 4
  %866 = load i32, ptr %865, align 1
  %867 = icmp eq i32 %866, %825
  br i1 %867, label %868, label %943

868:                                              ; preds = %859
  %869 = getelementptr inbounds nuw i8, ptr %864, i64 96
  %870 = load i32, ptr %869, align 1
  %871 = icmp eq i32 %870, 0
  br i1 %871, label %872, label %943

872:                                              ; preds = %868
  %873 = add i32 %860, -1
  %874 = and i32 %873, %860
  %875 = icmp eq i32 %874, 0
  br i1 %875, label %876, label %859

876:                                              ; preds = %857, %872
  store i32 %825, ptr %684, align 4
  %877 = shl nuw i32 1, %574
  %878 = or i32 %852, %877
  store i32 %878, ptr %683, align 4
  %879 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %713)
  %880 = getelementptr inbounds nuw i8, ptr %567, i64 1320
  %881 = load i32, ptr %880, align 8
  %882 = add i32 %881, %879
  store i32 %882, ptr %880, align 8
  %883 = load i64, ptr %34, align 8
  %884 = add i64 %883, 1
  store i64 %884, ptr %34, align 8
  %885 = load i32, ptr %685, align 8
  %886 = icmp ult i32 %882, %885
  br i1 %886, label %1221, label %887

887:                                              ; preds = %876
  store i32 0, ptr %880, align 8
  store i32 0, ptr %683, align 4
  %888 = load i32, ptr %131, align 8
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %891, label %890

890:                                              ; preds = %887
  tail call fastcc void @epoch_ends(ptr noundef nonnull %567) #21
  br label %891

891:                                              ; preds = %890, %887
  %892 = getelementptr inbounds nuw i8, ptr %567, i64 736
  br label %893

893:                                              ; preds = %937, %891
  %894 = phi i32 [ %878, %891 ], [ %941, %937 ]
  %895 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %894, i1 true)
  %896 = load i32, ptr %682, align 4
  %897 = shl nuw nsw i32 %895, 5
  %898 = sub i32 %896, %897
  %899 = icmp ugt i32 %898, 31
  %900 = shl nsw i32 -1, %898
  %901 = xor i32 %900, -1
  %902 = select i1 %899, i32 -1, i32 %901
  %903 = zext nneg i32 %895 to i64
  %904 = getelementptr inbounds nuw [32 x i32], ptr %583, i64 0, i64 %903
  %905 = load i32, ptr %904, align 4
  %906 = icmp eq i32 %905, 0
  br i1 %906, label %907, label %937

907:                                              ; preds = %893
  %908 = load ptr, ptr %892, align 8
  %909 = getelementptr inbounds nuw %struct.Thread, ptr %908, i64 %903
  %910 = load ptr, ptr %125, align 8
  %911 = load i32, ptr %32, align 8
  %912 = add i32 %911, 1
  %913 = load i32, ptr %128, align 4
  %914 = icmp ugt i32 %912, %913
  br i1 %914, label %915, label %929

915:                                              ; preds = %907
  %916 = icmp eq i32 %913, 0
  %917 = shl i32 %913, 1
  %918 = select i1 %916, i32 8, i32 %917
  br label %919

919:                                              ; preds = %919, %915
  %920 = phi i32 [ %918, %915 ], [ %922, %919 ]
  %921 = icmp ult i32 %920, %912
  %922 = shl i32 %920, 1
  br i1 %921, label %919, label %923

923:                                              ; preds = %919
  store i32 %920, ptr %128, align 4
  %924 = zext i32 %920 to i64
  %925 = shl nuw nsw i64 %924, 3
  %926 = tail call ptr @realloc(ptr noundef %910, i64 noundef %925) #22
  %927 = load i32, ptr %32, align 8
  %928 = add i32 %927, 1
  br label %929

929:                                              ; preds = %923, %907
  %930 = phi i32 [ %912, %907 ], [ %928, %923 ]
  %931 = phi i32 [ %911, %907 ], [ %927, %923 ]
  %932 = phi ptr [ %910, %907 ], [ %926, %923 ]
  store ptr %932, ptr %125, align 8
  %933 = getelementptr inbounds nuw i8, ptr %909, i64 20
  store i32 %931, ptr %933, align 4
  store i32 %930, ptr %32, align 8
  %934 = zext i32 %931 to i64
  %935 = getelementptr inbounds nuw ptr, ptr %932, i64 %934
  store ptr %909, ptr %935, align 8
  %936 = load i32, ptr %904, align 4
  br label %937

937:                                              ; preds = %929, %893
  %938 = phi i32 [ %936, %929 ], [ %905, %893 ]
  %939 = or i32 %938, %902
  store i32 %939, ptr %904, align 4
  %940 = add i32 %894, -1
  %941 = and i32 %940, %894
  %942 = icmp eq i32 %941, 0
  br i1 %942, label %1221, label %893

943:                                              ; preds = %868, %859, %854, %843, %840, %837, %833, %810, %807, %717
  %944 = icmp eq i32 %713, 0
  br i1 %944, label %947, label %945

945:                                              ; preds = %943
  %946 = icmp ult i64 %705, %628
  br label %949

947:                                              ; preds = %1032, %943
  %948 = phi i32 [ 0, %943 ], [ %1033, %1032 ]
  br i1 %715, label %1037, label %1078

949:                                              ; preds = %1032, %945
  %950 = phi i32 [ %713, %945 ], [ %1035, %1032 ]
  %951 = phi i32 [ 0, %945 ], [ %1033, %1032 ]
  %952 = load ptr, ptr %679, align 8
  %953 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %950, i1 true)
  %954 = or disjoint i32 %953, %673
  %955 = zext i32 %954 to i64
  %956 = getelementptr inbounds nuw %struct.Thread, ptr %952, i64 %955
  %957 = load ptr, ptr %956, align 8
  %958 = getelementptr inbounds nuw i8, ptr %957, i64 108
  %959 = load i32, ptr %958, align 1
  %960 = icmp eq i32 %959, 1
  br i1 %960, label %961, label %1030

961:                                              ; preds = %949
  %962 = getelementptr inbounds nuw i8, ptr %957, i64 4
  %963 = load i32, ptr %962, align 1
  %964 = getelementptr inbounds nuw i8, ptr %956, i64 44
  store i32 %963, ptr %964, align 4
  %965 = load i32, ptr %957, align 1
  %966 = zext i32 %965 to i64
  %967 = mul i64 %966, -7046029254386353131
  %968 = load i32, ptr %127, align 4
  %969 = icmp ult i32 %968, 136
  br i1 %969, label %983, label %970

970:                                              ; preds = %961, %970
  %971 = phi i32 [ %981, %970 ], [ 136, %961 ]
  %972 = phi i32 [ %971, %970 ], [ 128, %961 ]
  %973 = phi i64 [ %980, %970 ], [ %967, %961 ]
  %974 = zext i32 %972 to i64
  %975 = getelementptr inbounds nuw i8, ptr %957, i64 %974
  %976 = load i64, ptr %975, align 1
  %977 = xor i64 %976, %973
  %978 = mul i64 %977, 1099511628211
  %979 = lshr i64 %978, 29
  %980 = xor i64 %979, %978
  %981 = add i32 %971, 8
  %982 = icmp ugt i32 %981, %968
  br i1 %982, label %983, label %970

983:                                              ; preds = %970, %961
  %984 = phi i64 [ %967, %961 ], [ %980, %970 ]
  %985 = getelementptr inbounds nuw i8, ptr %956, i64 112
  %986 = load i64, ptr %985, align 8
  %987 = icmp ne i64 %984, %986
  store i64 %984, ptr %985, align 8
  %988 = getelementptr inbounds nuw i8, ptr %956, i64 104
  %989 = load i64, ptr %988, align 8
  %990 = load i64, ptr %34, align 8
  %991 = icmp eq i64 %989, %990
  br i1 %991, label %993, label %992

992:                                              ; preds = %983
  store i64 %990, ptr %988, align 8
  br label %1011

993:                                              ; preds = %983
  %994 = getelementptr inbounds nuw i8, ptr %956, i64 100
  %995 = load i32, ptr %994, align 4
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1011, label %997

997:                                              ; preds = %993
  %998 = getelementptr inbounds nuw i8, ptr %956, i64 192
  %999 = add i32 %995, -1
  %1000 = tail call i32 @llvm.umin.i32(i32 %999, i32 15)
  %1001 = add nuw nsw i32 %1000, 1
  %1002 = zext nneg i32 %1001 to i64
  br label %1006

1003:                                             ; preds = %1006
  %1004 = add nuw nsw i64 %1007, 1
  %1005 = icmp eq i64 %1004, %1002
  br i1 %1005, label %1011, label %1006

1006:                                             ; preds = %1003, %997
  %1007 = phi i64 [ 0, %997 ], [ %1004, %1003 ]
  %1008 = getelementptr inbounds nuw [16 x i64], ptr %998, i64 0, i64 %1007
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, %984
  br i1 %1010, label %1030, label %1003

1011:                                             ; preds = %1003, %993, %992
  %1012 = phi i32 [ 0, %992 ], [ 0, %993 ], [ %995, %1003 ]
  %1013 = getelementptr inbounds nuw i8, ptr %956, i64 100
  %1014 = getelementptr inbounds nuw i8, ptr %956, i64 192
  %1015 = add i32 %1012, 1
  store i32 %1015, ptr %1013, align 4
  %1016 = and i32 %1012, 15
  %1017 = zext nneg i32 %1016 to i64
  %1018 = getelementptr inbounds nuw [16 x i64], ptr %1014, i64 0, i64 %1017
  store i64 %984, ptr %1018, align 8
  %1019 = select i1 %987, i1 %946, i1 false
  br i1 %1019, label %1020, label %1030

1020:                                             ; preds = %1011
  %1021 = load i64, ptr %129, align 8
  %1022 = load i64, ptr %130, align 8
  %1023 = icmp ugt i64 %1021, %1022
  br i1 %1023, label %1030, label %1024

1024:                                             ; preds = %1020
  %1025 = getelementptr inbounds nuw i8, ptr %956, i64 16
  %1026 = load i32, ptr %1025, align 8
  %1027 = and i32 %1026, 31
  %1028 = shl nuw i32 1, %1027
  %1029 = or i32 %1028, %951
  br label %1032

1030:                                             ; preds = %1006, %1020, %1011, %949
  %1031 = phi i32 [ 0, %1011 ], [ 0, %1020 ], [ 0, %949 ], [ 1, %1006 ]
  tail call fastcc void @thread_stopped(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %956, i32 noundef %959, i32 noundef %1031) #21
  br label %1032

1032:                                             ; preds = %1030, %1024
  %1033 = phi i32 [ %951, %1030 ], [ %1029, %1024 ]
  %1034 = add i32 %950, -1
  %1035 = and i32 %1034, %950
  %1036 = icmp eq i32 %1035, 0
  br i1 %1036, label %947, label %949

1037:                                             ; preds = %947
  %1038 = tail call range(i32 1, 33) i32 @llvm.ctpop.i32(i32 %698)
  %1039 = load i32, ptr %685, align 8
  %1040 = icmp eq i32 %1038, %1039
  %1041 = load ptr, ptr %677, align 8
  %1042 = getelementptr inbounds nuw i8, ptr %1041, i64 32
  %1043 = load i32, ptr %1042, align 8
  %1044 = icmp eq i32 %1043, 0
  br i1 %1044, label %1045, label %1046

1045:                                             ; preds = %1052, %1049, %1046, %1037
  br label %1067

1046:                                             ; preds = %1037
  %1047 = load i32, ptr %687, align 4
  %1048 = icmp eq i32 %1047, 0
  br i1 %1048, label %1049, label %1045

1049:                                             ; preds = %1046
  %1050 = load i32, ptr %681, align 8
  %1051 = icmp eq i32 %1050, 0
  br i1 %1051, label %1052, label %1045

1052:                                             ; preds = %1049
  %1053 = load i32, ptr %683, align 4
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1055, label %1045

1055:                                             ; preds = %1052
  %1056 = load i32, ptr %689, align 4
  %1057 = or i32 %1056, %698
  store i32 %1057, ptr %689, align 4
  %1058 = sub i32 %1039, %1038
  store i32 %1058, ptr %685, align 8
  %1059 = load i32, ptr %680, align 4
  %1060 = add i32 %1059, %1038
  store i32 %1060, ptr %680, align 4
  %1061 = getelementptr inbounds nuw i8, ptr %1041, i64 120
  %1062 = load i32, ptr %1061, align 8
  %1063 = add i32 %1062, %1038
  store i32 %1063, ptr %1061, align 8
  %1064 = load i64, ptr %34, align 8
  %1065 = add i64 %1064, 1
  store i64 %1065, ptr %34, align 8
  br i1 %1040, label %1066, label %1078

1066:                                             ; preds = %1055
  tail call fastcc void @retire(ptr noundef nonnull %0, ptr noundef nonnull %567) #21
  br label %1221

1067:                                             ; preds = %1045, %1067
  %1068 = phi i32 [ %1075, %1067 ], [ %698, %1045 ]
  %1069 = load ptr, ptr %679, align 8
  %1070 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %1068, i1 true)
  %1071 = or disjoint i32 %1070, %673
  %1072 = zext i32 %1071 to i64
  %1073 = getelementptr inbounds nuw %struct.Thread, ptr %1069, i64 %1072
  tail call fastcc void @thread_ends(ptr noundef %0, ptr noundef %1073, i32 noundef 0) #21
  %1074 = add i32 %1068, -1
  %1075 = and i32 %1074, %1068
  %1076 = icmp eq i32 %1075, 0
  br i1 %1076, label %1077, label %1067

1077:                                             ; preds = %1067
  br i1 %1040, label %1221, label %1078

1078:                                             ; preds = %1077, %1055, %947
  %1079 = shl i64 %694, 1
  br label %1080

1080:                                             ; preds = %1078, %766
  %1081 = phi i64 [ %694, %766 ], [ %1079, %1078 ]
  %1082 = phi i32 [ %713, %766 ], [ %948, %1078 ]
  %1083 = icmp eq i32 %1082, 0
  br i1 %1083, label %1221, label %690

1084:                                             ; preds = %555
  %1085 = load ptr, ptr %560, align 8
  %1086 = getelementptr inbounds nuw i8, ptr %1085, i64 8
  %1087 = load i64, ptr %1086, align 1
  %1088 = getelementptr inbounds nuw i8, ptr %560, i64 40
  switch i32 %532, label %1091 [
    i32 2, label %1089
    i32 1, label %1090
  ]

1089:                                             ; preds = %1084
  store i32 268435456, ptr %1088, align 4
  br label %1120

1090:                                             ; preds = %1084
  store i32 16, ptr %1088, align 4
  br label %1120

1091:                                             ; preds = %1084
  %1092 = load i64, ptr %75, align 8
  %1093 = load i64, ptr %95, align 8
  store i64 %1093, ptr %75, align 8
  %1094 = shl i64 %1092, 23
  %1095 = xor i64 %1094, %1092
  %1096 = lshr i64 %1095, 17
  %1097 = lshr i64 %1093, 26
  %1098 = xor i64 %1097, %1096
  %1099 = xor i64 %1098, %1093
  %1100 = xor i64 %1099, %1095
  store i64 %1100, ptr %95, align 8
  %1101 = add i64 %1100, %1093
  %1102 = trunc i64 %1101 to i32
  %1103 = and i32 %1102, 3
  %1104 = lshr i64 %1101, 8
  switch i32 %1103, label %1119 [
    i32 0, label %1105
    i32 1, label %1112
  ]

1105:                                             ; preds = %1091
  %1106 = trunc i64 %1104 to i32
  %1107 = and i32 %1106, 3
  %1108 = add nuw nsw i32 %1107, 1
  store i32 %1108, ptr %1088, align 4
  %1109 = lshr i64 %1101, 24
  %1110 = and i64 %1109, 63
  %1111 = add nuw nsw i64 %1110, 1
  br label %1120

1112:                                             ; preds = %1091
  %1113 = trunc i64 %1104 to i32
  %1114 = and i32 %1113, 63
  %1115 = add nuw nsw i32 %1114, 1
  store i32 %1115, ptr %1088, align 4
  %1116 = lshr i64 %1101, 24
  %1117 = urem i64 %1116, 2000
  %1118 = add nuw nsw i64 %1117, 1
  br label %1120

1119:                                             ; preds = %1091
  store i32 1048576, ptr %1088, align 4
  br label %1120

1120:                                             ; preds = %1119, %1112, %1105, %1090, %1089
  %1121 = phi i64 [ 20000, %1089 ], [ 1000, %1090 ], [ %1111, %1105 ], [ %1118, %1112 ], [ 50000, %1119 ]
  %1122 = add i64 %1121, %1087
  %1123 = getelementptr inbounds nuw i8, ptr %567, i64 64
  %1124 = getelementptr inbounds nuw i8, ptr %560, i64 112
  %1125 = getelementptr inbounds nuw i8, ptr %560, i64 104
  %1126 = getelementptr inbounds nuw i8, ptr %560, i64 100
  %1127 = getelementptr inbounds nuw i8, ptr %560, i64 192
  br label %1128

1128:                                             ; preds = %1208, %1120
  %1129 = phi ptr [ %1085, %1120 ], [ %1154, %1208 ]
  %1130 = phi i64 [ 512, %1120 ], [ %1212, %1208 ]
  %1131 = getelementptr inbounds nuw i8, ptr %1129, i64 8
  %1132 = load i64, ptr %1131, align 1
  %1133 = sub i64 %1122, %1132
  %1134 = tail call i64 @llvm.umin.i64(i64 %1133, i64 %1130)
  %1135 = add i64 %1134, %1132
  %1136 = getelementptr inbounds nuw i8, ptr %1129, i64 16
  store i64 %1135, ptr %1136, align 1
  %1137 = load ptr, ptr %1, align 8
  %1138 = load ptr, ptr %560, align 8
  %1139 = tail call i32 %1137(ptr noundef %1138, ptr noundef %567) #22
  %1140 = load ptr, ptr %560, align 8
  %1141 = getelementptr inbounds nuw i8, ptr %1140, i64 8
  %1142 = load i64, ptr %1141, align 1
  %1143 = sub i64 %1142, %1132
  %1144 = load i64, ptr %129, align 8
  %1145 = add i64 %1143, %1144
  store i64 %1145, ptr %129, align 8
  %1146 = load i64, ptr %1123, align 1
  %1147 = icmp eq i64 %1146, 0
  br i1 %1147, label %1151, label %1148

1148:                                             ; preds = %1128
  store i64 0, ptr %1123, align 1
  %1149 = load i64, ptr %34, align 8
  %1150 = add i64 %1149, 1
  store i64 %1150, ptr %34, align 8
  br label %1151

1151:                                             ; preds = %1148, %1128
  %1152 = icmp eq i32 %1139, 1
  br i1 %1152, label %1153, label %1213

1153:                                             ; preds = %1151
  %1154 = load ptr, ptr %560, align 8
  %1155 = load i32, ptr %1154, align 1
  %1156 = zext i32 %1155 to i64
  %1157 = mul i64 %1156, -7046029254386353131
  %1158 = load i32, ptr %127, align 4
  %1159 = icmp ult i32 %1158, 136
  br i1 %1159, label %1173, label %1160

1160:                                             ; preds = %1153, %1160
  %1161 = phi i32 [ %1171, %1160 ], [ 136, %1153 ]
  %1162 = phi i32 [ %1161, %1160 ], [ 128, %1153 ]
  %1163 = phi i64 [ %1170, %1160 ], [ %1157, %1153 ]
  %1164 = zext i32 %1162 to i64
  %1165 = getelementptr inbounds nuw i8, ptr %1154, i64 %1164
  %1166 = load i64, ptr %1165, align 1
  %1167 = xor i64 %1166, %1163
  %1168 = mul i64 %1167, 1099511628211
  %1169 = lshr i64 %1168, 29
  %1170 = xor i64 %1169, %1168
  %1171 = add i32 %1161, 8
  %1172 = icmp ugt i32 %1171, %1158
  br i1 %1172, label %1173, label %1160

1173:                                             ; preds = %1160, %1153
  %1174 = phi i64 [ %1157, %1153 ], [ %1170, %1160 ]
  %1175 = load i64, ptr %1124, align 8
  %1176 = icmp eq i64 %1174, %1175
  store i64 %1174, ptr %1124, align 8
  %1177 = load i64, ptr %1125, align 8
  %1178 = load i64, ptr %34, align 8
  %1179 = icmp eq i64 %1177, %1178
  br i1 %1179, label %1181, label %1180

1180:                                             ; preds = %1173
  store i64 %1178, ptr %1125, align 8
  br label %1197

1181:                                             ; preds = %1173
  %1182 = load i32, ptr %1126, align 4
  %1183 = icmp eq i32 %1182, 0
  br i1 %1183, label %1197, label %1184

1184:                                             ; preds = %1181
  %1185 = add i32 %1182, -1
  %1186 = tail call i32 @llvm.umin.i32(i32 %1185, i32 15)
  %1187 = add nuw nsw i32 %1186, 1
  %1188 = zext nneg i32 %1187 to i64
  br label %1192

1189:                                             ; preds = %1192
  %1190 = add nuw nsw i64 %1193, 1
  %1191 = icmp eq i64 %1190, %1188
  br i1 %1191, label %1197, label %1192

1192:                                             ; preds = %1189, %1184
  %1193 = phi i64 [ 0, %1184 ], [ %1190, %1189 ]
  %1194 = getelementptr inbounds nuw [16 x i64], ptr %1127, i64 0, i64 %1193
  %1195 = load i64, ptr %1194, align 8
  %1196 = icmp eq i64 %1195, %1174
  br i1 %1196, label %1214, label %1189

1197:                                             ; preds = %1189, %1181, %1180
  %1198 = phi i32 [ 0, %1180 ], [ 0, %1181 ], [ %1182, %1189 ]
  %1199 = add i32 %1198, 1
  store i32 %1199, ptr %1126, align 4
  %1200 = and i32 %1198, 15
  %1201 = zext nneg i32 %1200 to i64
  %1202 = getelementptr inbounds nuw [16 x i64], ptr %1127, i64 0, i64 %1201
  store i64 %1174, ptr %1202, align 8
  br i1 %1176, label %1214, label %1203

1203:                                             ; preds = %1197
  %1204 = load i32, ptr %1088, align 8
  %1205 = icmp sgt i32 %1204, -1
  %1206 = icmp ult i64 %1142, %1122
  %1207 = select i1 %1205, i1 %1206, i1 false
  br i1 %1207, label %1208, label %1214

1208:                                             ; preds = %1203
  %1209 = load i64, ptr %129, align 8
  %1210 = load i64, ptr %130, align 8
  %1211 = icmp ugt i64 %1209, %1210
  %1212 = shl i64 %1130, 1
  br i1 %1211, label %1214, label %1128

1213:                                             ; preds = %1151
  tail call fastcc void @thread_stopped(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %560, i32 noundef %1139, i32 noundef 0) #21
  br label %1221

1214:                                             ; preds = %1208, %1203, %1197, %1192
  %1215 = phi i32 [ 1, %1192 ], [ 0, %1197 ], [ 0, %1203 ], [ 0, %1208 ]
  tail call fastcc void @thread_stopped(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %560, i32 noundef 1, i32 noundef %1215) #21
  %1216 = load i32, ptr %98, align 4
  %1217 = icmp eq i32 %1216, 2
  br i1 %1217, label %1218, label %1221

1218:                                             ; preds = %1214
  %1219 = load i32, ptr %31, align 8
  %1220 = add i32 %1219, 1
  store i32 %1220, ptr %31, align 8
  br label %1221

1221:                                             ; preds = %1080, %1077, %937, %1214, %1218, %1213, %1066, %876, %804, %667
  %1222 = load i32, ptr %126, align 8
  %1223 = icmp eq i32 %1222, 0
  br i1 %1223, label %1230, label %1224

1224:                                             ; preds = %1221
  %1225 = load i32, ptr %98, align 4
  %1226 = icmp eq i32 %1225, 2
  br i1 %1226, label %1227, label %1230

1227:                                             ; preds = %1224
  %1228 = load i32, ptr %31, align 8
  %1229 = add i32 %1228, 1
  store i32 %1229, ptr %31, align 8
  br label %1230

1230:                                             ; preds = %1227, %1224, %1221
  %1231 = load i64, ptr %129, align 8
  %1232 = load i64, ptr %130, align 8
  %1233 = icmp ugt i64 %1231, %1232
  %1234 = load i32, ptr %115, align 8
  br i1 %1233, label %1235, label %1252

1235:                                             ; preds = %1230
  %1236 = icmp eq i32 %1234, 0
  br i1 %1236, label %1237, label %1255

1237:                                             ; preds = %1235
  %1238 = load i32, ptr %33, align 8
  %1239 = icmp eq i32 %1238, 0
  br i1 %1239, label %1240, label %1244

1240:                                             ; preds = %1237
  %1241 = load i32, ptr %13, align 4
  %1242 = load i32, ptr %22, align 8
  %1243 = icmp ult i32 %1241, %1242
  br i1 %1243, label %1244, label %1252

1244:                                             ; preds = %1240, %1237
  store i32 2, ptr %115, align 8
  br i1 %1223, label %1248, label %1245

1245:                                             ; preds = %1244
  %1246 = getelementptr inbounds nuw i8, ptr %567, i64 728
  %1247 = load ptr, ptr %1246, align 8
  br label %1248

1248:                                             ; preds = %1244, %1245
  %1249 = phi ptr [ %1247, %1245 ], [ %560, %1244 ]
  %1250 = getelementptr inbounds nuw i8, ptr %1249, i64 44
  %1251 = load i32, ptr %1250, align 4
  store i32 %1251, ptr %132, align 4
  store i32 %569, ptr %133, align 8
  br label %1255

1252:                                             ; preds = %1230, %1240, %220
  %1253 = phi i32 [ %1234, %1230 ], [ 0, %1240 ], [ %222, %220 ]
  %1254 = icmp eq i32 %1253, 0
  br i1 %1254, label %136, label %1255

1255:                                             ; preds = %232, %1235, %1252, %149, %1248, %113, %530
  %1256 = load i32, ptr %33, align 8
  %1257 = icmp eq i32 %1256, 0
  br i1 %1257, label %1261, label %1258

1258:                                             ; preds = %1255
  %1259 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %1260 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  br label %1265

1261:                                             ; preds = %1318, %1255
  %1262 = getelementptr inbounds nuw i8, ptr %0, i64 33144
  %1263 = load ptr, ptr %1262, align 8
  %1264 = icmp eq ptr %1263, null
  br i1 %1264, label %1419, label %1361

1265:                                             ; preds = %1258, %1318
  %1266 = load ptr, ptr %30, align 8
  %1267 = load ptr, ptr %1266, align 8
  %1268 = getelementptr inbounds nuw i8, ptr %1267, i64 316
  %1269 = load i32, ptr %1268, align 4
  %1270 = icmp eq i32 %1269, 0
  br i1 %1270, label %1274, label %1271

1271:                                             ; preds = %1265
  %1272 = getelementptr inbounds nuw i8, ptr %1267, i64 1328
  %1273 = getelementptr inbounds nuw i8, ptr %1267, i64 728
  br label %1321

1274:                                             ; preds = %1356, %1265
  %1275 = load i32, ptr %1259, align 8
  %1276 = icmp eq i32 %1275, 0
  br i1 %1276, label %1318, label %1277

1277:                                             ; preds = %1274, %1314
  %1278 = phi i32 [ %1315, %1314 ], [ %1275, %1274 ]
  %1279 = phi i32 [ %1316, %1314 ], [ 0, %1274 ]
  %1280 = load ptr, ptr %1260, align 8
  %1281 = zext i32 %1279 to i64
  %1282 = getelementptr inbounds nuw ptr, ptr %1280, i64 %1281
  %1283 = load ptr, ptr %1282, align 8
  %1284 = getelementptr inbounds nuw i8, ptr %1283, i64 120
  %1285 = load i32, ptr %1284, align 8
  %1286 = icmp eq i32 %1285, 2
  br i1 %1286, label %1287, label %1295

1287:                                             ; preds = %1277
  %1288 = getelementptr inbounds nuw i8, ptr %1283, i64 128
  %1289 = load ptr, ptr %1288, align 8
  %1290 = icmp eq ptr %1289, %1267
  br i1 %1290, label %1291, label %1295

1291:                                             ; preds = %1287
  %1292 = getelementptr inbounds nuw i8, ptr %1283, i64 152
  %1293 = load ptr, ptr %1292, align 8
  %1294 = icmp eq ptr %1293, null
  br i1 %1294, label %1310, label %1295

1295:                                             ; preds = %1291, %1287, %1277
  %1296 = getelementptr inbounds nuw i8, ptr %1283, i64 64
  %1297 = load i32, ptr %1296, align 8
  %1298 = icmp eq i32 %1297, 2
  br i1 %1298, label %1299, label %1303

1299:                                             ; preds = %1295
  %1300 = getelementptr inbounds nuw i8, ptr %1283, i64 72
  %1301 = load ptr, ptr %1300, align 8
  %1302 = icmp eq ptr %1301, %1267
  br label %1303

1303:                                             ; preds = %1299, %1295
  %1304 = phi i1 [ false, %1295 ], [ %1302, %1299 ]
  %1305 = load ptr, ptr %1283, align 8
  %1306 = getelementptr inbounds nuw i8, ptr %1305, i64 8
  %1307 = load ptr, ptr %1306, align 8
  %1308 = icmp eq ptr %1307, %1267
  %1309 = select i1 %1308, i1 true, i1 %1304
  br i1 %1309, label %1310, label %1312

1310:                                             ; preds = %1303, %1291
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %1279) #21
  %1311 = load i32, ptr %1259, align 8
  br label %1314

1312:                                             ; preds = %1303
  %1313 = add nuw i32 %1279, 1
  br label %1314

1314:                                             ; preds = %1312, %1310
  %1315 = phi i32 [ %1311, %1310 ], [ %1278, %1312 ]
  %1316 = phi i32 [ %1279, %1310 ], [ %1313, %1312 ]
  %1317 = icmp ult i32 %1316, %1315
  br i1 %1317, label %1277, label %1318

1318:                                             ; preds = %1314, %1274
  tail call fastcc void @retire(ptr noundef nonnull %0, ptr noundef %1267) #21
  %1319 = load i32, ptr %33, align 8
  %1320 = icmp eq i32 %1319, 0
  br i1 %1320, label %1261, label %1265

1321:                                             ; preds = %1271, %1356
  %1322 = phi i32 [ %1269, %1271 ], [ %1357, %1356 ]
  %1323 = phi i64 [ 0, %1271 ], [ %1358, %1356 ]
  %1324 = trunc nuw i64 %1323 to i32
  %1325 = lshr i64 %1323, 5
  %1326 = getelementptr inbounds nuw [32 x i32], ptr %1272, i64 0, i64 %1325
  %1327 = load i32, ptr %1326, align 4
  %1328 = and i32 %1324, 31
  %1329 = shl nuw i32 1, %1328
  %1330 = and i32 %1327, %1329
  %1331 = icmp eq i32 %1330, 0
  br i1 %1331, label %1332, label %1356

1332:                                             ; preds = %1321
  %1333 = load ptr, ptr %1273, align 8
  %1334 = getelementptr inbounds nuw %struct.Thread, ptr %1333, i64 %1323
  %1335 = getelementptr inbounds nuw i8, ptr %1334, i64 132
  %1336 = load i32, ptr %1335, align 4
  %1337 = icmp eq i32 %1336, 0
  br i1 %1337, label %1352, label %1338

1338:                                             ; preds = %1332
  %1339 = getelementptr inbounds nuw i8, ptr %1334, i64 320
  %1340 = getelementptr inbounds nuw i8, ptr %1334, i64 128
  br label %1341

1341:                                             ; preds = %1341, %1338
  %1342 = phi i32 [ %1336, %1338 ], [ %1350, %1341 ]
  %1343 = load i32, ptr %1340, align 8
  %1344 = zext i32 %1343 to i64
  %1345 = getelementptr inbounds nuw [64 x ptr], ptr %1339, i64 0, i64 %1344
  %1346 = load ptr, ptr %1345, align 8
  store ptr null, ptr %1345, align 8
  %1347 = add i32 %1343, 1
  %1348 = and i32 %1347, 63
  store i32 %1348, ptr %1340, align 8
  %1349 = add i32 %1342, -1
  store i32 %1349, ptr %1335, align 4
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1334, ptr noundef %1346, i32 noundef 0) #21
  %1350 = load i32, ptr %1335, align 4
  %1351 = icmp eq i32 %1350, 0
  br i1 %1351, label %1352, label %1341

1352:                                             ; preds = %1341, %1332
  %1353 = getelementptr inbounds nuw i8, ptr %1334, i64 120
  %1354 = load ptr, ptr %1353, align 8
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1334, ptr noundef %1354, i32 noundef 0) #21
  %1355 = load i32, ptr %1268, align 4
  br label %1356

1356:                                             ; preds = %1321, %1352
  %1357 = phi i32 [ %1322, %1321 ], [ %1355, %1352 ]
  %1358 = add nuw nsw i64 %1323, 1
  %1359 = zext i32 %1357 to i64
  %1360 = icmp samesign ult i64 %1358, %1359
  br i1 %1360, label %1321, label %1274

1361:                                             ; preds = %1261, %1361
  %1362 = phi ptr [ %1417, %1361 ], [ %1263, %1261 ]
  %1363 = getelementptr inbounds nuw i8, ptr %1362, i64 2120
  %1364 = load ptr, ptr %1363, align 8
  store ptr %1364, ptr %1262, align 8
  %1365 = getelementptr inbounds nuw i8, ptr %1362, i64 824
  %1366 = load ptr, ptr %1365, align 8
  tail call void @free(ptr noundef %1366) #22
  %1367 = getelementptr inbounds nuw i8, ptr %1362, i64 856
  %1368 = load ptr, ptr %1367, align 8
  tail call void @free(ptr noundef %1368) #22
  %1369 = getelementptr inbounds nuw i8, ptr %1362, i64 888
  %1370 = load ptr, ptr %1369, align 8
  tail call void @free(ptr noundef %1370) #22
  %1371 = getelementptr inbounds nuw i8, ptr %1362, i64 920
  %1372 = load ptr, ptr %1371, align 8
  tail call void @free(ptr noundef %1372) #22
  %1373 = getelementptr inbounds nuw i8, ptr %1362, i64 952
  %1374 = load ptr, ptr %1373, align 8
  tail call void @free(ptr noundef %1374) #22
  %1375 = getelementptr inbounds nuw i8, ptr %1362, i64 984
  %1376 = load ptr, ptr %1375, align 8
  tail call void @free(ptr noundef %1376) #22
  %1377 = getelementptr inbounds nuw i8, ptr %1362, i64 1016
  %1378 = load ptr, ptr %1377, align 8
  tail call void @free(ptr noundef %1378) #22
  %1379 = getelementptr inbounds nuw i8, ptr %1362, i64 1048
  %1380 = load ptr, ptr %1379, align 8
  tail call void @free(ptr noundef %1380) #22
  %1381 = getelementptr inbounds nuw i8, ptr %1362, i64 1080
  %1382 = load ptr, ptr %1381, align 8
  tail call void @free(ptr noundef %1382) #22
  %1383 = getelementptr inbounds nuw i8, ptr %1362, i64 1112
  %1384 = load ptr, ptr %1383, align 8
  tail call void @free(ptr noundef %1384) #22
  %1385 = getelementptr inbounds nuw i8, ptr %1362, i64 1144
  %1386 = load ptr, ptr %1385, align 8
  tail call void @free(ptr noundef %1386) #22
  %1387 = getelementptr inbounds nuw i8, ptr %1362, i64 1176
  %1388 = load ptr, ptr %1387, align 8
  tail call void @free(ptr noundef %1388) #22
  %1389 = getelementptr inbounds nuw i8, ptr %1362, i64 1208
  %1390 = load ptr, ptr %1389, align 8
  tail call void @free(ptr noundef %1390) #22
  %1391 = getelementptr inbounds nuw i8, ptr %1362, i64 1240
  %1392 = load ptr, ptr %1391, align 8
  tail call void @free(ptr noundef %1392) #22
  %1393 = getelementptr inbounds nuw i8, ptr %1362, i64 1272
  %1394 = load ptr, ptr %1393, align 8
  tail call void @free(ptr noundef %1394) #22
  %1395 = getelementptr inbounds nuw i8, ptr %1362, i64 1304
  %1396 = load ptr, ptr %1395, align 8
  tail call void @free(ptr noundef %1396) #22
  %1397 = getelementptr inbounds nuw i8, ptr %1362, i64 192
  %1398 = load ptr, ptr %1397, align 1
  tail call void @free(ptr noundef %1398) #22
  %1399 = getelementptr inbounds nuw i8, ptr %1362, i64 200
  %1400 = load ptr, ptr %1399, align 1
  tail call void @free(ptr noundef %1400) #22
  %1401 = getelementptr inbounds nuw i8, ptr %1362, i64 784
  %1402 = load ptr, ptr %1401, align 8
  tail call void @free(ptr noundef %1402) #22
  %1403 = getelementptr inbounds nuw i8, ptr %1362, i64 744
  %1404 = load ptr, ptr %1403, align 8
  tail call void @free(ptr noundef %1404) #22
  %1405 = getelementptr inbounds nuw i8, ptr %1362, i64 728
  %1406 = load ptr, ptr %1405, align 8
  tail call void @free(ptr noundef %1406) #22
  %1407 = getelementptr inbounds nuw i8, ptr %1362, i64 736
  %1408 = load ptr, ptr %1407, align 8
  tail call void @free(ptr noundef %1408) #22
  %1409 = getelementptr inbounds nuw i8, ptr %1362, i64 752
  %1410 = load ptr, ptr %1409, align 8
  tail call void @free(ptr noundef %1410) #22
  %1411 = getelementptr inbounds nuw i8, ptr %1362, i64 760
  %1412 = load ptr, ptr %1411, align 8
  tail call void @free(ptr noundef %1412) #22
  %1413 = getelementptr inbounds nuw i8, ptr %1362, i64 280
  %1414 = load ptr, ptr %1413, align 8
  tail call void @free(ptr noundef %1414) #22
  %1415 = getelementptr inbounds nuw i8, ptr %1362, i64 768
  %1416 = load ptr, ptr %1415, align 8
  tail call void @free(ptr noundef %1416) #22
  tail call void @free(ptr noundef nonnull %1362) #22
  %1417 = load ptr, ptr %1262, align 8
  %1418 = icmp eq ptr %1417, null
  br i1 %1418, label %1419, label %1361

1419:                                             ; preds = %1361, %1261
  %1420 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %1420) #22
  store ptr null, ptr %30, align 8
  %1421 = load i32, ptr %115, align 8
  ret i32 %1421
}

; Function Attrs: nounwind
define internal fastcc void @admit(ptr noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 33016
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 33116
  %5 = load i32, ptr %4, align 4
  %6 = add i32 %5, 1
  store i32 %6, ptr %4, align 4
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %13 = load i32, ptr %12, align 8
  %14 = add i32 %13, 1
  %15 = load i32, ptr %11, align 4
  %16 = icmp ugt i32 %14, %15
  br i1 %16, label %17, label %30

17:                                               ; preds = %1
  %18 = icmp eq i32 %15, 0
  %19 = shl i32 %15, 1
  %20 = select i1 %18, i32 8, i32 %19
  br label %21

21:                                               ; preds = %21, %17
  %22 = phi i32 [ %20, %17 ], [ %24, %21 ]
  %23 = icmp ult i32 %22, %14
  %24 = shl i32 %22, 1
  br i1 %23, label %21, label %25

25:                                               ; preds = %21
  store i32 %22, ptr %11, align 4
  %26 = zext i32 %22 to i64
  %27 = mul nuw nsw i64 %26, 20
  %28 = tail call ptr @realloc(ptr noundef %10, i64 noundef %27) #22
  %29 = load i32, ptr %12, align 8
  br label %30

30:                                               ; preds = %1, %25
  %31 = phi i32 [ %29, %25 ], [ %13, %1 ]
  %32 = phi ptr [ %28, %25 ], [ %10, %1 ]
  store ptr %32, ptr %9, align 8
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw %struct.BlockRecord, ptr %32, i64 %33
  store i32 %8, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 4
  store i32 %5, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %34, i64 8
  store i32 %31, ptr %36, align 4
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 12
  store i32 0, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 16
  store i32 %31, ptr %38, align 4
  %39 = load i32, ptr %12, align 8
  %40 = add i32 %39, 1
  store i32 %40, ptr %12, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 33144
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %42, null
  br i1 %43, label %47, label %44

44:                                               ; preds = %30
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 2120
  %46 = load ptr, ptr %45, align 8
  store ptr %46, ptr %41, align 8
  br label %260

47:                                               ; preds = %30
  %48 = tail call noundef ptr @malloc(i64 noundef 2128) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(2128) %48, i8 0, i64 2128, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %52 = load i32, ptr %51, align 4
  %53 = mul i32 %52, %50
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 68
  %55 = load i32, ptr %54, align 4
  %56 = mul i32 %53, %55
  %57 = add i32 %56, 31
  %58 = lshr i32 %57, 5
  %59 = getelementptr inbounds nuw i8, ptr %48, i64 256
  store ptr %3, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 264
  store ptr %0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 272
  store ptr %62, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %48, i64 316
  store i32 %56, ptr %64, align 4
  %65 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %48, i64 296
  store i64 %67, ptr %68, align 8
  %69 = zext i32 %56 to i64
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %71 = load i32, ptr %70, align 4
  %72 = zext i32 %71 to i64
  %73 = mul nuw i64 %72, %69
  %74 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %73, i64 1)
  %75 = tail call noundef ptr @malloc(i64 noundef %74) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %75, i8 0, i64 %74, i1 false)
  %76 = getelementptr inbounds nuw i8, ptr %48, i64 744
  store ptr %75, ptr %76, align 8
  %77 = mul nuw nsw i64 %69, 832
  %78 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %77, i64 1)
  %79 = tail call noundef ptr @malloc(i64 noundef %78) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %79, i8 0, i64 %78, i1 false)
  %80 = getelementptr inbounds nuw i8, ptr %48, i64 728
  store ptr %79, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %90, label %84

84:                                               ; preds = %47
  %85 = zext nneg i32 %58 to i64
  %86 = mul nuw nsw i64 %85, 832
  %87 = tail call i64 @llvm.umax.i64(i64 range(i64 0, -8589934590) %86, i64 1)
  %88 = tail call noundef ptr @malloc(i64 noundef %87) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %88, i8 0, i64 %87, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %48, i64 736
  store ptr %88, ptr %89, align 8
  br label %90

90:                                               ; preds = %84, %47
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %92 = load i32, ptr %91, align 8
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %99, label %94

94:                                               ; preds = %90
  %95 = zext i32 %92 to i64
  %96 = mul nuw i64 %95, %69
  %97 = tail call ptr @malloc(i64 noundef %96) #22
  %98 = getelementptr inbounds nuw i8, ptr %48, i64 752
  store ptr %97, ptr %98, align 8
  br label %99

99:                                               ; preds = %94, %90
  %100 = load i32, ptr %65, align 4
  %101 = add i32 %100, 16
  %102 = zext i32 %101 to i64
  %103 = tail call ptr @malloc(i64 noundef %102) #22
  %104 = getelementptr inbounds nuw i8, ptr %48, i64 760
  store ptr %103, ptr %104, align 8
  %105 = load i32, ptr %65, align 4
  %106 = add i32 %105, 3
  %107 = lshr i32 %106, 2
  %108 = add nuw nsw i32 %107, 4
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %111 = load i32, ptr %110, align 8
  %112 = icmp eq i32 %111, 0
  %113 = shl nuw nsw i64 %109, 4
  %114 = select i1 %112, i64 %109, i64 %113
  %115 = select i1 %112, i64 768, i64 280
  %116 = tail call ptr @malloc(i64 noundef %114) #22
  %117 = getelementptr inbounds nuw i8, ptr %48, i64 %115
  store ptr %116, ptr %117, align 8
  %118 = shl nuw nsw i64 %69, 4
  %119 = tail call ptr @malloc(i64 noundef %118) #22
  %120 = getelementptr inbounds nuw i8, ptr %48, i64 12
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %122 = getelementptr inbounds nuw i8, ptr %48, i64 24
  %123 = load i32, ptr %49, align 4
  store i32 %123, ptr %120, align 1
  %124 = load i32, ptr %121, align 4
  store i32 %124, ptr %122, align 1
  %125 = load i32, ptr %51, align 4
  %126 = getelementptr inbounds nuw i8, ptr %48, i64 16
  store i32 %125, ptr %126, align 1
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds nuw i8, ptr %48, i64 28
  store i32 %128, ptr %129, align 1
  %130 = load i32, ptr %54, align 4
  %131 = getelementptr inbounds nuw i8, ptr %48, i64 20
  store i32 %130, ptr %131, align 1
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %133 = load i32, ptr %132, align 4
  %134 = getelementptr inbounds nuw i8, ptr %48, i64 32
  store i32 %133, ptr %134, align 1
  %135 = load i32, ptr %65, align 4
  %136 = getelementptr inbounds nuw i8, ptr %48, i64 36
  store i32 %135, ptr %136, align 1
  %137 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %48, i64 40
  store ptr %138, ptr %139, align 1
  %140 = load ptr, ptr %104, align 8
  %141 = getelementptr inbounds nuw i8, ptr %48, i64 48
  store ptr %140, ptr %141, align 1
  %142 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %143 = load ptr, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %48, i64 56
  store ptr %143, ptr %144, align 1
  %145 = load ptr, ptr %0, align 8
  %146 = getelementptr inbounds nuw i8, ptr %48, i64 120
  store ptr %145, ptr %146, align 1
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %148 = load ptr, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %48, i64 128
  store ptr %148, ptr %149, align 1
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = getelementptr inbounds nuw i8, ptr %48, i64 136
  store i64 %151, ptr %152, align 1
  %153 = getelementptr inbounds nuw i8, ptr %48, i64 768
  %154 = load ptr, ptr %153, align 8
  %155 = getelementptr inbounds nuw i8, ptr %48, i64 144
  store ptr %154, ptr %155, align 1
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %157 = load i32, ptr %156, align 8
  %158 = getelementptr inbounds nuw i8, ptr %48, i64 72
  store i32 %157, ptr %158, align 1
  %159 = getelementptr inbounds nuw i8, ptr %3, i64 76
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i8, ptr %48, i64 76
  store i32 %160, ptr %161, align 1
  %162 = getelementptr inbounds nuw i8, ptr %48, i64 80
  store ptr %48, ptr %162, align 1
  %163 = getelementptr inbounds nuw i8, ptr %48, i64 192
  store ptr %119, ptr %163, align 1
  %164 = shl nuw nsw i64 %69, 2
  %165 = tail call ptr @malloc(i64 noundef %164) #22
  %166 = getelementptr inbounds nuw i8, ptr %48, i64 200
  store ptr %165, ptr %166, align 1
  %167 = getelementptr inbounds nuw i8, ptr %48, i64 752
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %48, i64 208
  store ptr %168, ptr %169, align 1
  %170 = getelementptr inbounds nuw i8, ptr %48, i64 108
  store i32 132, ptr %170, align 1
  %171 = load i32, ptr %7, align 8
  %172 = add i32 %171, 1
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw i8, ptr %48, i64 112
  store i64 %173, ptr %174, align 1
  %175 = icmp eq i32 %56, 0
  br i1 %175, label %260, label %190

176:                                              ; preds = %234
  %177 = load i32, ptr %81, align 8
  %178 = icmp ne i32 %177, 0
  %179 = icmp ugt i32 %57, 31
  %180 = and i1 %179, %178
  br i1 %180, label %181, label %260

181:                                              ; preds = %176
  %182 = getelementptr inbounds nuw i8, ptr %48, i64 736
  %183 = load ptr, ptr %182, align 8
  %184 = tail call i32 @llvm.umax.i32(i32 %58, i32 1)
  %185 = zext nneg i32 %184 to i64
  %186 = and i64 %185, 1
  %187 = icmp ult i32 %57, 64
  br i1 %187, label %253, label %188

188:                                              ; preds = %181
  %189 = and i64 %185, 134217726
  br label %240

190:                                              ; preds = %99, %234
  %191 = phi i64 [ %238, %234 ], [ 0, %99 ]
  %192 = load ptr, ptr %80, align 8
  %193 = getelementptr inbounds nuw %struct.Thread, ptr %192, i64 %191
  %194 = load ptr, ptr %76, align 8
  %195 = load i32, ptr %70, align 4
  %196 = zext i32 %195 to i64
  %197 = mul nuw i64 %191, %196
  %198 = getelementptr inbounds nuw i8, ptr %194, i64 %197
  store ptr %198, ptr %193, align 8
  %199 = getelementptr inbounds nuw i8, ptr %193, i64 8
  store ptr %48, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %201 = trunc nuw i64 %191 to i32
  store i32 %201, ptr %200, align 8
  %202 = load i32, ptr %49, align 4
  %203 = urem i32 %201, %202
  %204 = shl i32 %201, 2
  %205 = zext i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr %119, i64 %205
  store i32 %203, ptr %206, align 4
  %207 = load i32, ptr %49, align 4
  %208 = udiv i32 %201, %207
  %209 = load i32, ptr %51, align 4
  %210 = urem i32 %208, %209
  %211 = or disjoint i32 %204, 1
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i32, ptr %119, i64 %212
  store i32 %210, ptr %213, align 4
  %214 = load i32, ptr %49, align 4
  %215 = udiv i32 %201, %214
  %216 = load i32, ptr %51, align 4
  %217 = udiv i32 %215, %216
  %218 = or disjoint i32 %204, 2
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i32, ptr %119, i64 %219
  store i32 %217, ptr %220, align 4
  %221 = getelementptr inbounds nuw i8, ptr %198, i64 24
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(12) %221, ptr noundef nonnull align 4 dereferenceable(12) %206, i64 12, i1 false)
  %222 = and i32 %201, 31
  %223 = getelementptr inbounds nuw i8, ptr %198, i64 36
  store i32 %222, ptr %223, align 1
  %224 = lshr i32 %201, 5
  %225 = getelementptr inbounds nuw i8, ptr %198, i64 40
  store i32 %224, ptr %225, align 1
  %226 = getelementptr inbounds nuw i8, ptr %198, i64 44
  store i32 %201, ptr %226, align 1
  %227 = load ptr, ptr %167, align 8
  %228 = icmp eq ptr %227, null
  br i1 %228, label %234, label %229

229:                                              ; preds = %190
  %230 = load i32, ptr %91, align 8
  %231 = zext i32 %230 to i64
  %232 = mul nuw i64 %191, %231
  %233 = getelementptr inbounds nuw i8, ptr %227, i64 %232
  br label %234

234:                                              ; preds = %229, %190
  %235 = phi ptr [ %233, %229 ], [ null, %190 ]
  %236 = getelementptr inbounds nuw i8, ptr %198, i64 80
  store ptr %235, ptr %236, align 1
  %237 = getelementptr inbounds nuw i8, ptr %198, i64 88
  store ptr %193, ptr %237, align 1
  %238 = add nuw nsw i64 %191, 1
  %239 = icmp eq i64 %238, %69
  br i1 %239, label %176, label %190

240:                                              ; preds = %240, %188
  %241 = phi i64 [ 0, %188 ], [ %250, %240 ]
  %242 = phi i64 [ 0, %188 ], [ %251, %240 ]
  %243 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %241, i32 1
  store ptr %48, ptr %243, align 8
  %244 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %241, i32 2
  %245 = trunc nuw nsw i64 %241 to i32
  store i32 %245, ptr %244, align 8
  %246 = or disjoint i64 %241, 1
  %247 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %246, i32 1
  store ptr %48, ptr %247, align 8
  %248 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %246, i32 2
  %249 = trunc nuw nsw i64 %246 to i32
  store i32 %249, ptr %248, align 8
  %250 = add nuw nsw i64 %241, 2
  %251 = add i64 %242, 2
  %252 = icmp eq i64 %251, %189
  br i1 %252, label %253, label %240

253:                                              ; preds = %240, %181
  %254 = phi i64 [ 0, %181 ], [ %250, %240 ]
  %255 = icmp eq i64 %186, 0
  br i1 %255, label %260, label %256

256:                                              ; preds = %253
  %257 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %254, i32 1
  store ptr %48, ptr %257, align 8
  %258 = getelementptr inbounds nuw %struct.Thread, ptr %183, i64 %254, i32 2
  %259 = trunc nuw nsw i64 %254 to i32
  store i32 %259, ptr %258, align 8
  br label %260

260:                                              ; preds = %256, %253, %176, %99, %44
  %261 = phi ptr [ %42, %44 ], [ %48, %99 ], [ %48, %176 ], [ %48, %253 ], [ %48, %256 ]
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 308
  store i32 %5, ptr %262, align 4
  %263 = getelementptr inbounds nuw i8, ptr %261, i64 304
  store i32 %39, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %261, i64 316
  %265 = load i32, ptr %264, align 4
  %266 = getelementptr inbounds nuw i8, ptr %261, i64 320
  store i32 %265, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %261, i64 792
  store i32 0, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %261, i64 1320
  store i32 0, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %261, i64 1316
  store i32 0, ptr %269, align 4
  %270 = getelementptr inbounds nuw i8, ptr %261, i64 1312
  store i32 0, ptr %270, align 8
  %271 = getelementptr inbounds nuw i8, ptr %261, i64 720
  store i32 0, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %261, i64 716
  store i32 0, ptr %272, align 4
  %273 = getelementptr inbounds nuw i8, ptr %261, i64 712
  store i32 0, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %261, i64 324
  store i32 0, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %261, i64 288
  store i64 0, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %261, i64 312
  %277 = load i32, ptr %276, align 8
  %278 = add i32 %277, 1
  store i32 %278, ptr %276, align 8
  %279 = add i32 %265, 31
  %280 = lshr i32 %279, 5
  %281 = getelementptr inbounds nuw i8, ptr %261, i64 1328
  %282 = shl nuw nsw i32 %280, 2
  %283 = zext nneg i32 %282 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %281, i8 0, i64 %283, i1 false)
  %284 = getelementptr inbounds nuw i8, ptr %261, i64 1840
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %284, i8 0, i64 %283, i1 false)
  %285 = getelementptr inbounds nuw i8, ptr %261, i64 1456
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %285, i8 0, i64 %283, i1 false)
  %286 = getelementptr inbounds nuw i8, ptr %261, i64 760
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %289 = load i32, ptr %288, align 4
  %290 = add i32 %289, 16
  %291 = zext i32 %290 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %287, i8 -91, i64 %291, i1 false)
  %292 = load i32, ptr %288, align 4
  %293 = add i32 %292, 3
  %294 = lshr i32 %293, 2
  %295 = add nuw nsw i32 %294, 4
  %296 = zext nneg i32 %295 to i64
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %298 = load i32, ptr %297, align 8
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %304, label %300

300:                                              ; preds = %260
  %301 = getelementptr inbounds nuw i8, ptr %261, i64 280
  %302 = load ptr, ptr %301, align 8
  %303 = shl nuw nsw i64 %296, 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %302, i8 0, i64 %303, i1 false)
  br label %311

304:                                              ; preds = %260
  %305 = getelementptr inbounds nuw i8, ptr %261, i64 768
  %306 = load ptr, ptr %305, align 8
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %306, i8 0, i64 %296, i1 false)
  %307 = load ptr, ptr %305, align 8
  %308 = load i32, ptr %288, align 4
  %309 = lshr i32 %308, 2
  %310 = zext nneg i32 %309 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %307, i8 48, i64 %310, i1 false)
  br label %311

311:                                              ; preds = %304, %300
  %312 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %313 = load i32, ptr %312, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %322, label %315

315:                                              ; preds = %311
  %316 = getelementptr inbounds nuw i8, ptr %261, i64 752
  %317 = load ptr, ptr %316, align 8
  %318 = load i32, ptr %264, align 4
  %319 = zext i32 %318 to i64
  %320 = zext i32 %313 to i64
  %321 = mul nuw i64 %319, %320
  tail call void @llvm.memset.p0.i64(ptr align 1 %317, i8 0, i64 %321, i1 false)
  br label %322

322:                                              ; preds = %315, %311
  %323 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %324 = load i32, ptr %323, align 8
  %325 = urem i32 %5, %324
  store i32 %325, ptr %261, align 1
  %326 = load i32, ptr %323, align 8
  %327 = udiv i32 %5, %326
  %328 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %329 = load i32, ptr %328, align 4
  %330 = urem i32 %327, %329
  %331 = getelementptr inbounds nuw i8, ptr %261, i64 4
  store i32 %330, ptr %331, align 1
  %332 = load i32, ptr %323, align 8
  %333 = udiv i32 %5, %332
  %334 = load i32, ptr %328, align 4
  %335 = udiv i32 %333, %334
  %336 = getelementptr inbounds nuw i8, ptr %261, i64 8
  store i32 %335, ptr %336, align 1
  %337 = getelementptr inbounds nuw i8, ptr %261, i64 64
  store i64 0, ptr %337, align 1
  %338 = urem i32 %5, 132
  %339 = getelementptr inbounds nuw i8, ptr %261, i64 104
  store i32 %338, ptr %339, align 1
  %340 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %341 = load i32, ptr %340, align 8
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %347, label %343

343:                                              ; preds = %322
  %344 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %345 = load i32, ptr %344, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %347, label %379

347:                                              ; preds = %343, %322
  %348 = load i32, ptr %264, align 4
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %379, label %350

350:                                              ; preds = %347
  %351 = getelementptr inbounds nuw i8, ptr %261, i64 256
  %352 = load ptr, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %261, i64 728
  %354 = getelementptr inbounds nuw i8, ptr %352, i64 152
  %355 = getelementptr inbounds nuw i8, ptr %352, i64 20
  br label %356

356:                                              ; preds = %372, %350
  %357 = phi i64 [ 0, %350 ], [ %373, %372 ]
  %358 = load ptr, ptr %353, align 8
  %359 = getelementptr inbounds nuw %struct.Thread, ptr %358, i64 %357
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 24
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(168) %360, i8 0, i64 168, i1 false)
  %361 = load i32, ptr %354, align 8
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %363, label %372

363:                                              ; preds = %356
  %364 = load ptr, ptr %359, align 8
  store i32 0, ptr %364, align 1
  %365 = load ptr, ptr %359, align 8
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 8
  store i64 0, ptr %366, align 1
  %367 = load ptr, ptr %359, align 8
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 128
  %369 = load i32, ptr %355, align 4
  %370 = add i32 %369, -128
  %371 = zext i32 %370 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %368, i8 0, i64 %371, i1 false)
  br label %372

372:                                              ; preds = %363, %356
  %373 = add nuw nsw i64 %357, 1
  %374 = load i32, ptr %264, align 4
  %375 = zext i32 %374 to i64
  %376 = icmp samesign ult i64 %373, %375
  br i1 %376, label %356, label %377

377:                                              ; preds = %372
  %378 = load i32, ptr %340, align 8
  br label %379

379:                                              ; preds = %377, %347, %343
  %380 = phi i32 [ %378, %377 ], [ %341, %347 ], [ 1, %343 ]
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 33024
  %382 = load ptr, ptr %381, align 8
  %383 = getelementptr inbounds nuw i8, ptr %0, i64 33032
  %384 = load i32, ptr %383, align 8
  %385 = add i32 %384, 1
  store i32 %385, ptr %383, align 8
  %386 = zext i32 %384 to i64
  %387 = getelementptr inbounds nuw ptr, ptr %382, i64 %386
  store ptr %261, ptr %387, align 8
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %389 = load i64, ptr %388, align 8
  %390 = add i64 %389, 1
  store i64 %390, ptr %388, align 8
  %391 = icmp eq i32 %380, 0
  br i1 %391, label %403, label %392

392:                                              ; preds = %379
  %393 = icmp ult i32 %279, 32
  br i1 %393, label %493, label %394

394:                                              ; preds = %392
  %395 = getelementptr inbounds nuw i8, ptr %261, i64 1712
  %396 = getelementptr inbounds nuw i8, ptr %261, i64 1584
  %397 = getelementptr inbounds nuw i8, ptr %261, i64 736
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %401 = zext nneg i32 %280 to i64
  %402 = load ptr, ptr %398, align 8
  br label %449

403:                                              ; preds = %379
  %404 = load i32, ptr %264, align 4
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %493, label %406

406:                                              ; preds = %403
  %407 = getelementptr inbounds nuw i8, ptr %261, i64 728
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %409 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %411 = load ptr, ptr %408, align 8
  %412 = load i32, ptr %410, align 8
  br label %413

413:                                              ; preds = %406, %438
  %414 = phi i32 [ %404, %406 ], [ %439, %438 ]
  %415 = phi i32 [ %412, %406 ], [ %440, %438 ]
  %416 = phi ptr [ %411, %406 ], [ %442, %438 ]
  %417 = phi i64 [ 0, %406 ], [ %446, %438 ]
  %418 = load ptr, ptr %407, align 8
  %419 = getelementptr inbounds nuw %struct.Thread, ptr %418, i64 %417
  %420 = add i32 %415, 1
  %421 = load i32, ptr %409, align 4
  %422 = icmp ugt i32 %420, %421
  br i1 %422, label %423, label %438

423:                                              ; preds = %413
  %424 = icmp eq i32 %421, 0
  %425 = shl i32 %421, 1
  %426 = select i1 %424, i32 8, i32 %425
  br label %427

427:                                              ; preds = %427, %423
  %428 = phi i32 [ %426, %423 ], [ %430, %427 ]
  %429 = icmp ult i32 %428, %420
  %430 = shl i32 %428, 1
  br i1 %429, label %427, label %431

431:                                              ; preds = %427
  store i32 %428, ptr %409, align 4
  %432 = zext i32 %428 to i64
  %433 = shl nuw nsw i64 %432, 3
  %434 = tail call ptr @realloc(ptr noundef %416, i64 noundef %433) #22
  %435 = load i32, ptr %410, align 8
  %436 = add i32 %435, 1
  %437 = load i32, ptr %264, align 4
  br label %438

438:                                              ; preds = %413, %431
  %439 = phi i32 [ %414, %413 ], [ %437, %431 ]
  %440 = phi i32 [ %420, %413 ], [ %436, %431 ]
  %441 = phi i32 [ %415, %413 ], [ %435, %431 ]
  %442 = phi ptr [ %416, %413 ], [ %434, %431 ]
  store ptr %442, ptr %408, align 8
  %443 = getelementptr inbounds nuw i8, ptr %419, i64 20
  store i32 %441, ptr %443, align 4
  store i32 %440, ptr %410, align 8
  %444 = zext i32 %441 to i64
  %445 = getelementptr inbounds nuw ptr, ptr %442, i64 %444
  store ptr %419, ptr %445, align 8
  %446 = add nuw nsw i64 %417, 1
  %447 = zext i32 %439 to i64
  %448 = icmp samesign ult i64 %446, %447
  br i1 %448, label %413, label %493

449:                                              ; preds = %394, %482
  %450 = phi ptr [ %402, %394 ], [ %485, %482 ]
  %451 = phi i64 [ 0, %394 ], [ %491, %482 ]
  %452 = load i32, ptr %264, align 4
  %453 = trunc i64 %451 to i32
  %454 = shl i32 %453, 5
  %455 = sub i32 %452, %454
  %456 = icmp ugt i32 %455, 31
  %457 = shl nsw i32 -1, %455
  %458 = xor i32 %457, -1
  %459 = select i1 %456, i32 -1, i32 %458
  %460 = getelementptr inbounds nuw [32 x i32], ptr %395, i64 0, i64 %451
  store i32 %459, ptr %460, align 4
  %461 = getelementptr inbounds nuw [32 x i32], ptr %396, i64 0, i64 %451
  store i32 0, ptr %461, align 4
  %462 = load ptr, ptr %397, align 8
  %463 = getelementptr inbounds nuw %struct.Thread, ptr %462, i64 %451
  %464 = load i32, ptr %400, align 8
  %465 = add i32 %464, 1
  %466 = load i32, ptr %399, align 4
  %467 = icmp ugt i32 %465, %466
  br i1 %467, label %468, label %482

468:                                              ; preds = %449
  %469 = icmp eq i32 %466, 0
  %470 = shl i32 %466, 1
  %471 = select i1 %469, i32 8, i32 %470
  br label %472

472:                                              ; preds = %472, %468
  %473 = phi i32 [ %471, %468 ], [ %475, %472 ]
  %474 = icmp ult i32 %473, %465
  %475 = shl i32 %473, 1
  br i1 %474, label %472, label %476

476:                                              ; preds = %472
  store i32 %473, ptr %399, align 4
  %477 = zext i32 %473 to i64
  %478 = shl nuw nsw i64 %477, 3
  %479 = tail call ptr @realloc(ptr noundef %450, i64 noundef %478) #22
  %480 = load i32, ptr %400, align 8
  %481 = add i32 %480, 1
  br label %482

482:                                              ; preds = %449, %476
  %483 = phi i32 [ %465, %449 ], [ %481, %476 ]
  %484 = phi i32 [ %464, %449 ], [ %480, %476 ]
  %485 = phi ptr [ %450, %449 ], [ %479, %476 ]
  store ptr %485, ptr %398, align 8
  %486 = getelementptr inbounds nuw i8, ptr %463, i64 20
  store i32 %484, ptr %486, align 4
  store i32 %483, ptr %400, align 8
  %487 = zext i32 %484 to i64
  %488 = getelementptr inbounds nuw ptr, ptr %485, i64 %487
  store ptr %463, ptr %488, align 8
  %489 = load i32, ptr %461, align 4
  %490 = or i32 %489, %459
  store i32 %490, ptr %461, align 4
  %491 = add nuw nsw i64 %451, 1
  %492 = icmp eq i64 %491, %401
  br i1 %492, label %493, label %449

493:                                              ; preds = %482, %438, %392, %403
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @thread_stopped(ptr nocapture noundef %0, ptr nocapture noundef writeonly %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  switch i32 %3, label %91 [
    i32 1, label %6
    i32 2, label %92
    i32 7, label %45
    i32 8, label %67
    i32 4, label %77
  ]

6:                                                ; preds = %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i32 %4, 0
  br i1 %9, label %43, label %10

10:                                               ; preds = %6
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 33056
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 33068
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 33064
  %15 = load i32, ptr %14, align 8
  %16 = add i32 %15, 1
  %17 = load i32, ptr %13, align 4
  %18 = icmp ugt i32 %16, %17
  br i1 %18, label %19, label %32

19:                                               ; preds = %10
  %20 = icmp eq i32 %17, 0
  %21 = shl i32 %17, 1
  %22 = select i1 %20, i32 8, i32 %21
  br label %23

23:                                               ; preds = %23, %19
  %24 = phi i32 [ %22, %19 ], [ %26, %23 ]
  %25 = icmp ult i32 %24, %16
  %26 = shl i32 %24, 1
  br i1 %25, label %23, label %27

27:                                               ; preds = %23
  store i32 %24, ptr %13, align 4
  %28 = zext i32 %24 to i64
  %29 = shl nuw nsw i64 %28, 3
  %30 = tail call ptr @realloc(ptr noundef %12, i64 noundef %29) #22
  %31 = load i32, ptr %14, align 8
  br label %32

32:                                               ; preds = %27, %10
  %33 = phi i32 [ %15, %10 ], [ %31, %27 ]
  %34 = phi ptr [ %12, %10 ], [ %30, %27 ]
  store ptr %34, ptr %11, align 8
  %35 = icmp eq i32 %33, 0
  br i1 %35, label %36, label %39

36:                                               ; preds = %32
  %37 = load i64, ptr %7, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 33088
  store i64 %37, ptr %38, align 8
  br label %39

39:                                               ; preds = %32, %36
  %40 = add i32 %33, 1
  store i32 %40, ptr %14, align 8
  %41 = zext i32 %33 to i64
  %42 = getelementptr inbounds nuw ptr, ptr %34, i64 %41
  store ptr %2, ptr %42, align 8
  br label %44

43:                                               ; preds = %6
  tail call fastcc void @make_ready(ptr noundef nonnull %0, ptr noundef %2) #21
  br label %44

44:                                               ; preds = %43, %39
  store i64 %8, ptr %7, align 8
  br label %92

45:                                               ; preds = %5
  %46 = load ptr, ptr %2, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load i32, ptr %47, align 1
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 2, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 44
  store i32 %48, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 88
  store i32 %48, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = and i32 %53, 31
  %55 = shl nuw i32 1, %54
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %57 = load ptr, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 1456
  %59 = lshr i32 %53, 5
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw [32 x i32], ptr %58, i64 0, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = or i32 %62, %55
  store i32 %63, ptr %61, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, 1
  store i64 %66, ptr %64, align 8
  tail call fastcc void @warp_try(ptr noundef %0, ptr noundef nonnull %2) #21
  br label %92

67:                                               ; preds = %5
  %68 = load ptr, ptr %2, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %70 = load i32, ptr %69, align 1
  %71 = getelementptr inbounds nuw i8, ptr %68, i64 96
  %72 = load i32, ptr %71, align 1
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 100
  %74 = load i32, ptr %73, align 1
  %75 = getelementptr inbounds nuw i8, ptr %68, i64 104
  %76 = load i32, ptr %75, align 1
  tail call void @rt_barrier(ptr noundef %68, ptr poison, i32 noundef %70, i32 noundef %72, i32 noundef %74, i32 noundef %76) #21
  br label %92

77:                                               ; preds = %5
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 136
  store i32 1, ptr %78, align 8
  %79 = load ptr, ptr %2, align 8
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 4
  %81 = load i32, ptr %80, align 1
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 140
  store i32 %81, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 308
  %86 = load i32, ptr %85, align 4
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 144
  store i32 %86, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %89 = load i32, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 148
  store i32 %89, ptr %90, align 4
  br label %92

91:                                               ; preds = %5
  tail call fastcc void @thread_ends(ptr noundef %0, ptr noundef %2, i32 noundef %3) #21
  br label %92

92:                                               ; preds = %5, %67, %91, %77, %45, %44
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @flights_end(ptr nocapture noundef %0, ptr noundef readonly %1, i32 noundef range(i32 0, 2) %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 33104
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %9, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  br label %17

9:                                                ; preds = %54, %3
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %91, label %11

11:                                               ; preds = %9
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %58, label %15

15:                                               ; preds = %11
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %62

17:                                               ; preds = %7, %54
  %18 = phi i32 [ %5, %7 ], [ %55, %54 ]
  %19 = phi i32 [ 0, %7 ], [ %56, %54 ]
  %20 = load ptr, ptr %8, align 8
  %21 = zext i32 %19 to i64
  %22 = getelementptr inbounds nuw ptr, ptr %20, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 120
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %27, label %35

27:                                               ; preds = %17
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, %1
  br i1 %30, label %31, label %35

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 152
  %33 = load ptr, ptr %32, align 8
  %34 = icmp eq ptr %33, null
  br i1 %34, label %50, label %35

35:                                               ; preds = %31, %27, %17
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 2
  br i1 %38, label %39, label %43

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 72
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, %1
  br label %43

43:                                               ; preds = %35, %39
  %44 = phi i1 [ false, %35 ], [ %42, %39 ]
  %45 = load ptr, ptr %23, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = icmp eq ptr %47, %1
  %49 = select i1 %48, i1 true, i1 %44
  br i1 %49, label %50, label %52

50:                                               ; preds = %31, %43
  tail call fastcc void @flight_land(ptr noundef nonnull %0, i32 noundef %19) #21
  %51 = load i32, ptr %4, align 8
  br label %54

52:                                               ; preds = %43
  %53 = add nuw i32 %19, 1
  br label %54

54:                                               ; preds = %52, %50
  %55 = phi i32 [ %51, %50 ], [ %18, %52 ]
  %56 = phi i32 [ %19, %50 ], [ %53, %52 ]
  %57 = icmp ult i32 %56, %55
  br i1 %57, label %17, label %9

58:                                               ; preds = %74, %11
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 2096
  %60 = load ptr, ptr %59, align 8
  %61 = icmp eq ptr %60, null
  br i1 %61, label %91, label %79

62:                                               ; preds = %15, %74
  %63 = phi i32 [ %13, %15 ], [ %75, %74 ]
  %64 = phi i64 [ 0, %15 ], [ %76, %74 ]
  %65 = load ptr, ptr %16, align 8
  %66 = getelementptr inbounds nuw %struct.Thread, ptr %65, i64 %64
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 152
  %68 = load i32, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %70 = load i32, ptr %69, align 8
  %71 = icmp ugt i32 %68, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %62
  tail call fastcc void @ended_early(ptr noundef %0, ptr noundef nonnull %1, ptr noundef nonnull %67) #21
  %73 = load i32, ptr %12, align 4
  br label %74

74:                                               ; preds = %62, %72
  %75 = phi i32 [ %63, %62 ], [ %73, %72 ]
  %76 = add nuw nsw i64 %64, 1
  %77 = zext i32 %75 to i64
  %78 = icmp samesign ult i64 %76, %77
  br i1 %78, label %62, label %58

79:                                               ; preds = %58, %87
  %80 = phi ptr [ %89, %87 ], [ %60, %58 ]
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 40
  %82 = load i32, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 28
  %84 = load i32, ptr %83, align 4
  %85 = icmp ugt i32 %82, %84
  br i1 %85, label %86, label %87

86:                                               ; preds = %79
  tail call fastcc void @ended_early(ptr noundef %0, ptr noundef %1, ptr noundef nonnull %81) #21
  br label %87

87:                                               ; preds = %79, %86
  %88 = getelementptr inbounds nuw i8, ptr %80, i64 120
  %89 = load ptr, ptr %88, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %79

91:                                               ; preds = %87, %58, %9
  ret void
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
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 316
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %24
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %33

33:                                               ; preds = %31, %91
  %34 = phi i64 [ 0, %31 ], [ %92, %91 ]
  %35 = load i32, ptr %25, align 4
  %36 = zext i32 %35 to i64
  %37 = icmp samesign ult i64 %34, %36
  br i1 %37, label %44, label %38

38:                                               ; preds = %33, %91, %24
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 1312
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %97, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 800
  br label %101

44:                                               ; preds = %33
  %45 = load ptr, ptr %32, align 8
  %46 = getelementptr inbounds nuw %struct.Thread, ptr %45, i64 %34
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 48
  %48 = load ptr, ptr %47, align 8
  %49 = icmp eq ptr %48, null
  br i1 %49, label %55, label %50

50:                                               ; preds = %44
  %51 = load i32, ptr %48, align 8
  %52 = add nsw i32 %51, -1
  store i32 %52, ptr %48, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %55

54:                                               ; preds = %50
  tail call void @free(ptr noundef nonnull %48) #22
  br label %55

55:                                               ; preds = %44, %50, %54
  %56 = getelementptr inbounds nuw i8, ptr %46, i64 56
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %64, label %59

59:                                               ; preds = %55
  %60 = load i32, ptr %57, align 8
  %61 = add nsw i32 %60, -1
  store i32 %61, ptr %57, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %64

63:                                               ; preds = %59
  tail call void @free(ptr noundef nonnull %57) #22
  br label %64

64:                                               ; preds = %55, %59, %63
  %65 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %73, label %68

68:                                               ; preds = %64
  %69 = load i32, ptr %66, align 8
  %70 = add nsw i32 %69, -1
  store i32 %70, ptr %66, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %73

72:                                               ; preds = %68
  tail call void @free(ptr noundef nonnull %66) #22
  br label %73

73:                                               ; preds = %64, %68, %72
  %74 = getelementptr inbounds nuw i8, ptr %46, i64 72
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %82, label %77

77:                                               ; preds = %73
  %78 = load i32, ptr %75, align 8
  %79 = add nsw i32 %78, -1
  store i32 %79, ptr %75, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %82

81:                                               ; preds = %77
  tail call void @free(ptr noundef nonnull %75) #22
  br label %82

82:                                               ; preds = %73, %77, %81
  %83 = getelementptr inbounds nuw i8, ptr %46, i64 80
  %84 = load ptr, ptr %83, align 8
  %85 = icmp eq ptr %84, null
  br i1 %85, label %91, label %86

86:                                               ; preds = %82
  %87 = load i32, ptr %84, align 8
  %88 = add nsw i32 %87, -1
  store i32 %88, ptr %84, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %91

90:                                               ; preds = %86
  tail call void @free(ptr noundef nonnull %84) #22
  br label %91

91:                                               ; preds = %82, %86, %90
  %92 = add nuw nsw i64 %34, 1
  %93 = load ptr, ptr %26, align 8
  %94 = getelementptr inbounds nuw i8, ptr %93, i64 32
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %33, label %38

97:                                               ; preds = %111, %38
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 2096
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %136, label %143

101:                                              ; preds = %42, %111
  %102 = phi i32 [ %40, %42 ], [ %112, %111 ]
  %103 = phi i64 [ 0, %42 ], [ %116, %111 ]
  %104 = getelementptr inbounds nuw [16 x %struct.Barrier], ptr %43, i64 0, i64 %103
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %111, label %107

107:                                              ; preds = %101
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 24
  br label %120

109:                                              ; preds = %131
  %110 = load i32, ptr %39, align 8
  br label %111

111:                                              ; preds = %109, %101
  %112 = phi i32 [ %110, %109 ], [ %102, %101 ]
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 8
  store i32 0, ptr %113, align 8
  %114 = getelementptr inbounds nuw i8, ptr %104, i64 16
  store i32 0, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 12
  store i32 0, ptr %115, align 4
  store i32 0, ptr %104, align 8
  %116 = add nuw nsw i64 %103, 1
  %117 = icmp ne i32 %112, 0
  %118 = icmp samesign ult i64 %103, 15
  %119 = select i1 %117, i1 %118, i1 false
  br i1 %119, label %101, label %97

120:                                              ; preds = %107, %131
  %121 = phi i64 [ 0, %107 ], [ %132, %131 ]
  %122 = load ptr, ptr %108, align 8
  %123 = getelementptr inbounds nuw %struct.Arrival, ptr %122, i64 %121, i32 4
  %124 = load ptr, ptr %123, align 8
  %125 = icmp eq ptr %124, null
  br i1 %125, label %131, label %126

126:                                              ; preds = %120
  %127 = load i32, ptr %124, align 8
  %128 = add nsw i32 %127, -1
  store i32 %128, ptr %124, align 8
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %131

130:                                              ; preds = %126
  tail call void @free(ptr noundef nonnull %124) #22
  br label %131

131:                                              ; preds = %120, %126, %130
  %132 = add nuw nsw i64 %121, 1
  %133 = load i32, ptr %104, align 8
  %134 = zext i32 %133 to i64
  %135 = icmp samesign ult i64 %132, %134
  br i1 %135, label %120, label %109

136:                                              ; preds = %190, %97
  store ptr null, ptr %98, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 280
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %208, label %140

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 128
  br label %198

143:                                              ; preds = %97, %190
  %144 = phi ptr [ %146, %190 ], [ %99, %97 ]
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 120
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %144, i64 72
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %168, label %150

150:                                              ; preds = %143
  %151 = getelementptr inbounds nuw i8, ptr %144, i64 80
  br label %152

152:                                              ; preds = %163, %150
  %153 = phi i64 [ 0, %150 ], [ %164, %163 ]
  %154 = load ptr, ptr %151, align 8
  %155 = getelementptr inbounds nuw %struct.Release, ptr %154, i64 %153, i32 3
  %156 = load ptr, ptr %155, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %163, label %158

158:                                              ; preds = %152
  %159 = load i32, ptr %156, align 8
  %160 = add nsw i32 %159, -1
  store i32 %160, ptr %156, align 8
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %163

162:                                              ; preds = %158
  tail call void @free(ptr noundef nonnull %156) #22
  br label %163

163:                                              ; preds = %162, %158, %152
  %164 = add nuw nsw i64 %153, 1
  %165 = load i32, ptr %147, align 8
  %166 = zext i32 %165 to i64
  %167 = icmp samesign ult i64 %164, %166
  br i1 %167, label %152, label %168

168:                                              ; preds = %163, %143
  store i32 0, ptr %147, align 8
  %169 = getelementptr inbounds nuw i8, ptr %144, i64 88
  %170 = load i32, ptr %169, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %190, label %172

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %144, i64 96
  br label %174

174:                                              ; preds = %185, %172
  %175 = phi i64 [ 0, %172 ], [ %186, %185 ]
  %176 = load ptr, ptr %173, align 8
  %177 = getelementptr inbounds nuw %struct.Release, ptr %176, i64 %175, i32 3
  %178 = load ptr, ptr %177, align 8
  %179 = icmp eq ptr %178, null
  br i1 %179, label %185, label %180

180:                                              ; preds = %174
  %181 = load i32, ptr %178, align 8
  %182 = add nsw i32 %181, -1
  store i32 %182, ptr %178, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %185

184:                                              ; preds = %180
  tail call void @free(ptr noundef nonnull %178) #22
  br label %185

185:                                              ; preds = %184, %180, %174
  %186 = add nuw nsw i64 %175, 1
  %187 = load i32, ptr %169, align 8
  %188 = zext i32 %187 to i64
  %189 = icmp samesign ult i64 %186, %188
  br i1 %189, label %174, label %190

190:                                              ; preds = %185, %168
  store i32 0, ptr %169, align 8
  %191 = getelementptr inbounds nuw i8, ptr %144, i64 80
  %192 = load ptr, ptr %191, align 8
  tail call void @free(ptr noundef %192) #22
  %193 = getelementptr inbounds nuw i8, ptr %144, i64 96
  %194 = load ptr, ptr %193, align 8
  tail call void @free(ptr noundef %194) #22
  %195 = getelementptr inbounds nuw i8, ptr %144, i64 104
  %196 = load ptr, ptr %195, align 8
  tail call void @free(ptr noundef %196) #22
  tail call void @free(ptr noundef nonnull %144) #22
  %197 = icmp eq ptr %146, null
  br i1 %197, label %136, label %143

198:                                              ; preds = %140, %316
  %199 = phi ptr [ %138, %140 ], [ %317, %316 ]
  %200 = phi i64 [ 0, %140 ], [ %318, %316 ]
  %201 = load ptr, ptr %26, align 8
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 28
  %203 = load i32, ptr %202, align 4
  %204 = add i32 %203, 3
  %205 = lshr i32 %204, 2
  %206 = zext nneg i32 %205 to i64
  %207 = icmp samesign ult i64 %200, %206
  br i1 %207, label %291, label %208

208:                                              ; preds = %198, %316, %136
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 2112
  %210 = load i32, ptr %209, align 8
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %276, label %212

212:                                              ; preds = %208
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 2104
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %215

215:                                              ; preds = %271, %212
  %216 = phi i32 [ %210, %212 ], [ %272, %271 ]
  %217 = phi i64 [ 0, %212 ], [ %273, %271 ]
  %218 = load ptr, ptr %213, align 8
  %219 = getelementptr inbounds nuw i64, ptr %218, i64 %217
  %220 = load i64, ptr %219, align 8
  %221 = lshr i64 %220, 2
  %222 = lshr i64 %220, 13
  %223 = xor i64 %221, %222
  %224 = and i64 %223, 4095
  %225 = getelementptr inbounds nuw [4096 x ptr], ptr %214, i64 0, i64 %224
  %226 = load ptr, ptr %225, align 8
  %227 = icmp eq ptr %226, null
  br i1 %227, label %271, label %228

228:                                              ; preds = %215
  %229 = load i64, ptr %226, align 8
  %230 = icmp eq i64 %229, %220
  br i1 %230, label %241, label %234

231:                                              ; preds = %234
  %232 = load i64, ptr %237, align 8
  %233 = icmp eq i64 %232, %220
  br i1 %233, label %239, label %234

234:                                              ; preds = %228, %231
  %235 = phi ptr [ %237, %231 ], [ %226, %228 ]
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 24
  %237 = load ptr, ptr %236, align 8
  %238 = icmp eq ptr %237, null
  br i1 %238, label %271, label %231

239:                                              ; preds = %231
  %240 = getelementptr inbounds nuw i8, ptr %235, i64 24
  br label %241

241:                                              ; preds = %239, %228
  %242 = phi ptr [ %226, %228 ], [ %237, %239 ]
  %243 = phi ptr [ %225, %228 ], [ %240, %239 ]
  %244 = getelementptr inbounds nuw i8, ptr %242, i64 24
  %245 = load ptr, ptr %244, align 8
  store ptr %245, ptr %243, align 8
  %246 = getelementptr inbounds nuw i8, ptr %242, i64 8
  %247 = load i32, ptr %246, align 8
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %251, label %249

249:                                              ; preds = %241
  %250 = getelementptr inbounds nuw i8, ptr %242, i64 16
  br label %255

251:                                              ; preds = %266, %241
  %252 = getelementptr inbounds nuw i8, ptr %242, i64 16
  %253 = load ptr, ptr %252, align 8
  tail call void @free(ptr noundef %253) #22
  tail call void @free(ptr noundef nonnull %242) #22
  %254 = load i32, ptr %209, align 8
  br label %271

255:                                              ; preds = %266, %249
  %256 = phi i64 [ 0, %249 ], [ %267, %266 ]
  %257 = load ptr, ptr %250, align 8
  %258 = getelementptr inbounds nuw %struct.Release, ptr %257, i64 %256, i32 3
  %259 = load ptr, ptr %258, align 8
  %260 = icmp eq ptr %259, null
  br i1 %260, label %266, label %261

261:                                              ; preds = %255
  %262 = load i32, ptr %259, align 8
  %263 = add nsw i32 %262, -1
  store i32 %263, ptr %259, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %265, label %266

265:                                              ; preds = %261
  tail call void @free(ptr noundef nonnull %259) #22
  br label %266

266:                                              ; preds = %265, %261, %255
  %267 = add nuw nsw i64 %256, 1
  %268 = load i32, ptr %246, align 8
  %269 = zext i32 %268 to i64
  %270 = icmp samesign ult i64 %267, %269
  br i1 %270, label %255, label %251

271:                                              ; preds = %234, %251, %215
  %272 = phi i32 [ %216, %215 ], [ %254, %251 ], [ %216, %234 ]
  %273 = add nuw nsw i64 %217, 1
  %274 = zext i32 %272 to i64
  %275 = icmp samesign ult i64 %273, %274
  br i1 %275, label %215, label %276

276:                                              ; preds = %271, %208
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 2104
  %278 = load ptr, ptr %277, align 8
  tail call void @free(ptr noundef %278) #22
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 776
  %280 = load ptr, ptr %279, align 8
  %281 = icmp eq ptr %280, null
  br i1 %281, label %287, label %282

282:                                              ; preds = %276
  %283 = load i32, ptr %280, align 8
  %284 = add nsw i32 %283, -1
  store i32 %284, ptr %280, align 8
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %287

286:                                              ; preds = %282
  tail call void @free(ptr noundef nonnull %280) #22
  br label %287

287:                                              ; preds = %276, %282, %286
  store ptr null, ptr %279, align 8
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 33144
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds nuw i8, ptr %1, i64 2120
  store ptr %289, ptr %290, align 8
  store ptr %1, ptr %288, align 8
  ret void

291:                                              ; preds = %198
  %292 = getelementptr inbounds nuw %struct.Cell, ptr %199, i64 %200, i32 1
  %293 = load i64, ptr %292, align 8
  %294 = and i64 %293, 15
  %295 = icmp eq i64 %294, 15
  br i1 %295, label %296, label %316

296:                                              ; preds = %291
  %297 = load ptr, ptr %141, align 8
  %298 = lshr i64 %293, 4
  %299 = getelementptr inbounds nuw %struct.Side, ptr %297, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 16
  %301 = getelementptr inbounds nuw i8, ptr %299, i64 32
  %302 = load ptr, ptr %301, align 8
  tail call void @free(ptr noundef %302) #22
  %303 = getelementptr inbounds nuw i8, ptr %299, i64 40
  %304 = load ptr, ptr %303, align 8
  tail call void @free(ptr noundef %304) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %300, i8 0, i64 32, i1 false)
  %305 = getelementptr inbounds nuw i8, ptr %299, i64 48
  %306 = getelementptr inbounds nuw i8, ptr %299, i64 64
  %307 = load ptr, ptr %306, align 8
  tail call void @free(ptr noundef %307) #22
  %308 = getelementptr inbounds nuw i8, ptr %299, i64 72
  %309 = load ptr, ptr %308, align 8
  tail call void @free(ptr noundef %309) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %305, i8 0, i64 32, i1 false)
  %310 = load i32, ptr %142, align 8
  %311 = getelementptr inbounds nuw i8, ptr %299, i64 8
  store i32 %310, ptr %311, align 8
  %312 = load i64, ptr %292, align 8
  %313 = lshr i64 %312, 4
  %314 = trunc i64 %313 to i32
  store i32 %314, ptr %142, align 8
  %315 = load ptr, ptr %137, align 8
  br label %316

316:                                              ; preds = %291, %296
  %317 = phi ptr [ %199, %291 ], [ %315, %296 ]
  %318 = add nuw nsw i64 %200, 1
  %319 = icmp eq ptr %317, null
  br i1 %319, label %208, label %198
}

declare void @free(ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define noundef ptr @rt_new(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4, ptr nocapture noundef readonly %5, i32 noundef %6) #0 {
  %8 = tail call noundef ptr @malloc(i64 noundef 33152) #22
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 36
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(33152) %9, i8 0, i64 33116, i1 false)
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
  %19 = tail call noundef ptr @malloc(i64 noundef %18) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(1) %19, i8 0, i64 %18, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 32928
  store ptr %19, ptr %20, align 8
  %21 = zext i32 %6 to i64
  %22 = mul nuw i64 %21, %21
  %23 = add nuw nsw i64 %22, 1
  %24 = tail call ptr @malloc(i64 noundef %23) #22
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 96
  store ptr %24, ptr %25, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %24, ptr align 1 %5, i64 %22, i1 false)
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 32916
  store i32 256, ptr %26, align 4
  %27 = tail call noundef ptr @malloc(i64 noundef 20480) #22
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
  %48 = tail call ptr @realloc(ptr noundef %30, i64 noundef %47) #22
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
  %80 = tail call ptr @realloc(ptr noundef %62, i64 noundef %79) #22
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
  tail call void @free(ptr noundef %15) #22
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %17 = load ptr, ptr %16, align 8
  tail call void @free(ptr noundef %17) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %13, i8 0, i64 32, i1 false)
  %18 = load ptr, ptr %6, align 8
  %19 = getelementptr inbounds nuw %struct.Side, ptr %18, i64 %12, i32 5
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %21 = load ptr, ptr %20, align 8
  tail call void @free(ptr noundef %21) #22
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %23 = load ptr, ptr %22, align 8
  tail call void @free(ptr noundef %23) #22
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %19, i8 0, i64 32, i1 false)
  %24 = add i32 %10, 1
  %25 = load i32, ptr %2, align 8
  %26 = icmp ugt i32 %24, %25
  br i1 %26, label %7, label %9

27:                                               ; preds = %53
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %29 = load ptr, ptr %28, align 8
  tail call void @free(ptr noundef %29) #22
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load ptr, ptr %30, align 8
  tail call void @free(ptr noundef %31) #22
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = load ptr, ptr %32, align 8
  tail call void @free(ptr noundef %33) #22
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load ptr, ptr %34, align 8
  tail call void @free(ptr noundef %35) #22
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = load ptr, ptr %36, align 8
  tail call void @free(ptr noundef %37) #22
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32928
  %39 = load ptr, ptr %38, align 8
  tail call void @free(ptr noundef %39) #22
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 32904
  %41 = load ptr, ptr %40, align 8
  tail call void @free(ptr noundef %41) #22
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %43 = load ptr, ptr %42, align 8
  tail call void @free(ptr noundef %43) #22
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 33056
  %45 = load ptr, ptr %44, align 8
  tail call void @free(ptr noundef %45) #22
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 33096
  %47 = load ptr, ptr %46, align 8
  tail call void @free(ptr noundef %47) #22
  tail call void @free(ptr noundef %0) #22
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
  tail call void @free(ptr noundef nonnull %76) #22
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
  tail call void @free(ptr noundef %96) #22
  tail call void @free(ptr noundef nonnull %57) #22
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
  %24 = tail call ptr @realloc(ptr noundef %6, i64 noundef %23) #22
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
  %22 = tail call ptr @realloc(ptr noundef %4, i64 noundef %21) #22
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
  %54 = tail call ptr @realloc(ptr noundef %36, i64 noundef %53) #22
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
define i32 @rt_findings(ptr nocapture noundef readonly %0, ptr nocapture noundef writeonly %1, i32 noundef %2) #9 {
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
define i32 @rt_lost(ptr nocapture noundef readonly %0) #8 {
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 256
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 160
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = zext i32 %2 to i64
  %22 = getelementptr inbounds nuw %struct.Site, ptr %20, i64 %21
  call void @llvm.lifetime.start.p0(i64 208, ptr nonnull %9) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(208) %9, i8 0, i64 208, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 %2, ptr %23, align 4
  %24 = and i32 %5, 15
  %25 = icmp eq i32 %24, 0
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 5
  %27 = load i8, ptr %26, align 1
  br i1 %25, label %120, label %28

28:                                               ; preds = %8
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 308
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
  %123 = call fastcc i32 @locate(ptr noundef %18, ptr noundef nonnull %12, i32 noundef %2, i32 noundef %121, i64 noundef %3, i32 noundef %5, i32 noundef 16, i32 noundef 1, ptr noundef %122) #21
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %290, label %125

125:                                              ; preds = %120
  %126 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %127 = load i8, ptr %126, align 4
  %128 = zext i8 %127 to i32
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %130 = call fastcc i32 @locate(ptr noundef %18, ptr noundef nonnull %12, i32 noundef %2, i32 noundef %128, i64 noundef %4, i32 noundef %5, i32 noundef 16, i32 noundef 0, ptr noundef %129) #21
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %290, label %132

132:                                              ; preds = %125
  %133 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 2
  br i1 %135, label %136, label %193

136:                                              ; preds = %132
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #20
  %137 = load ptr, ptr %13, align 8
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 256
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
  %157 = getelementptr inbounds nuw i8, ptr %137, i64 760
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 %6
  store ptr %159, ptr %10, align 8
  %160 = getelementptr inbounds nuw i8, ptr %137, i64 280
  %161 = load ptr, ptr %160, align 8
  store ptr %161, ptr %143, align 8
  %162 = getelementptr inbounds nuw i8, ptr %137, i64 768
  %163 = load ptr, ptr %162, align 8
  store ptr %163, ptr %144, align 8
  %164 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i64 %6, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %137, i64 2096
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
  %177 = tail call noundef ptr @malloc(i64 noundef 128) #22
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
  %183 = call fastcc i32 @mbarrier_judge(ptr noundef %18, ptr noundef %12, i32 noundef %7, ptr noundef %10, ptr noundef %182, i32 noundef 0) #21
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %192, label %185

185:                                              ; preds = %181
  %186 = getelementptr inbounds nuw i8, ptr %9, i64 136
  store ptr %137, ptr %186, align 8
  %187 = getelementptr inbounds nuw i8, ptr %9, i64 144
  store i64 %6, ptr %187, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #20
  %188 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %189 = load i32, ptr %188, align 8
  br label %198

190:                                              ; preds = %148, %136
  %191 = phi i32 [ 3, %136 ], [ 2, %148 ]
  tail call fastcc void @fault(ptr noundef %18, i32 noundef %191, ptr noundef nonnull readonly %12, i32 noundef %7, i64 noundef %6, i32 noundef 2, i32 noundef 8, i32 noundef 1) #21
  br label %192

192:                                              ; preds = %190, %181
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #20
  br label %290

193:                                              ; preds = %132
  %194 = getelementptr inbounds nuw i8, ptr %12, i64 140
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
  %208 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %209 = getelementptr inbounds nuw i8, ptr %203, i64 308
  %210 = load i32, ptr %209, align 4
  %211 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %212 = load i32, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %9, i64 112
  %214 = load i64, ptr %213, align 8
  store i32 %199, ptr %208, align 8
  %215 = getelementptr inbounds nuw i8, ptr %12, i64 156
  store i32 %2, ptr %215, align 4
  %216 = getelementptr inbounds nuw i8, ptr %12, i64 160
  store i32 %210, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %12, i64 164
  store i32 %212, ptr %217, align 4
  %218 = getelementptr inbounds nuw i8, ptr %12, i64 168
  store i32 %5, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %12, i64 172
  store i32 0, ptr %219, align 4
  %220 = getelementptr inbounds nuw i8, ptr %12, i64 176
  store i64 %214, ptr %220, align 8
  br label %221

221:                                              ; preds = %204, %207
  %222 = phi i32 [ %206, %204 ], [ %212, %207 ]
  %223 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %224 = getelementptr inbounds nuw i8, ptr %203, i64 304
  %225 = load i32, ptr %224, align 8
  %226 = getelementptr inbounds nuw i8, ptr %203, i64 312
  %227 = load i32, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %229 = load i32, ptr %228, align 4
  %230 = getelementptr inbounds nuw i8, ptr %203, i64 256
  %231 = load ptr, ptr %230, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 16
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %203, i64 776
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
  %256 = load i32, ptr %228, align 4
  %257 = add i32 %256, 1
  store i32 %257, ptr %228, align 4
  %258 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %258, align 4
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
  %278 = tail call ptr @realloc(ptr noundef %260, i64 noundef %277) #22
  br label %279

279:                                              ; preds = %255, %275
  %280 = phi ptr [ %278, %275 ], [ %260, %255 ]
  store ptr %280, ptr %259, align 8
  %281 = tail call ptr @malloc(i64 noundef 208) #22
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
  call void @llvm.lifetime.end.p0(i64 208, ptr nonnull %9) #20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none)
define void @rt_bulk_commit(ptr nocapture noundef readonly %0, ptr nocapture readnone %1, i32 %2) #9 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %5 = load ptr, ptr %4, align 1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 140
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
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 160
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = zext i32 %2 to i64
  %16 = getelementptr inbounds nuw %struct.Site, ptr %14, i64 %15, i32 6
  %17 = load i8, ptr %16, align 1
  %18 = and i8 %17, 64
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store i32 %2, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 140
  %21 = load i32, ptr %20, align 4
  %22 = icmp ult i32 %3, %21
  br i1 %22, label %23, label %130

23:                                               ; preds = %4
  %24 = sub nuw i32 %21, %3
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 144
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
  %65 = tail call ptr @malloc(i64 noundef %64) #22
  store ptr %65, ptr %57, align 8
  %66 = getelementptr inbounds nuw i8, ptr %45, i64 80
  %67 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %12, ptr noundef nonnull %45, i32 noundef 0) #21
  %68 = load i32, ptr %61, align 4
  tail call fastcc void @flight_access(ptr noundef nonnull %12, ptr noundef nonnull %45, ptr noundef nonnull %66, i32 noundef 0, i32 noundef %67, i64 noundef 0, i32 noundef %68) #21
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
  tail call fastcc void @flight_land(ptr noundef nonnull %12, i32 noundef %41) #21
  br label %76

76:                                               ; preds = %73, %75, %53
  %77 = phi i32 [ %54, %53 ], [ %74, %73 ], [ %41, %75 ]
  %78 = load i32, ptr %30, align 8
  %79 = icmp ult i32 %77, %78
  br i1 %79, label %40, label %36

80:                                               ; preds = %36
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 716
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %104, label %84

84:                                               ; preds = %80
  %85 = tail call noundef ptr @malloc(i64 noundef 24) #22
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
  %99 = tail call fastcc ptr @clock_join(ptr noundef %98, ptr noundef nonnull %85) #21
  store ptr %99, ptr %97, align 8
  %100 = load i32, ptr %85, align 8
  %101 = add nsw i32 %100, -1
  store i32 %101, ptr %85, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %84
  tail call void @free(ptr noundef nonnull %85) #22
  br label %104

104:                                              ; preds = %80, %84, %103
  %105 = icmp eq i8 %18, 0
  br i1 %105, label %106, label %130

106:                                              ; preds = %104
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 720
  %108 = load i32, ptr %107, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %130, label %110

110:                                              ; preds = %106
  %111 = tail call noundef ptr @malloc(i64 noundef 24) #22
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
  %125 = tail call fastcc ptr @clock_join(ptr noundef %124, ptr noundef nonnull %111) #21
  store ptr %125, ptr %123, align 8
  %126 = load i32, ptr %111, align 8
  %127 = add nsw i32 %126, -1
  store i32 %127, ptr %111, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %130

129:                                              ; preds = %110
  tail call void @free(ptr noundef nonnull %111) #22
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
  %25 = tail call ptr @malloc(i64 noundef %24) #22
  store ptr %25, ptr %17, align 8
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %27 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %0, ptr noundef nonnull %10, i32 noundef 0) #21
  %28 = load i32, ptr %21, align 4
  tail call fastcc void @flight_access(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %26, i32 noundef 0, i32 noundef %27, i64 noundef 0, i32 noundef %28) #21
  %29 = load ptr, ptr %17, align 8
  %30 = load ptr, ptr %26, align 8
  %31 = load i32, ptr %21, align 4
  %32 = zext i32 %31 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %29, ptr align 1 %30, i64 %32, i1 false)
  br label %33

33:                                               ; preds = %2, %20
  %34 = tail call fastcc i32 @flight_segment(ptr noundef nonnull %0, ptr noundef nonnull %10, i32 noundef 1) #21
  %35 = load ptr, ptr %10, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 256
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
  tail call fastcc void @flight_access(ptr noundef %0, ptr noundef nonnull %10, ptr noundef nonnull %56, i32 noundef 11, i32 noundef %34, i64 noundef %63, i32 noundef %51) #21
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
  %81 = tail call i32 @px_half(i32 noundef %76, i32 noundef %78, i32 noundef %79, i32 noundef %80, i32 noundef 0) #21
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
  %106 = tail call fastcc i32 @direct32(double noundef %98, double noundef %105, i32 noundef 0) #21
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
  %120 = tail call i64 @px_fma_f64(i64 noundef %70, i64 noundef 4607182418800017408, i64 noundef %71, i32 noundef 0) #21
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
  tail call fastcc void @flight_access(ptr noundef nonnull %0, ptr noundef nonnull %10, ptr noundef nonnull %164, i32 noundef 8, i32 noundef %34, i64 noundef 0, i32 noundef %166) #21
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
  %180 = getelementptr inbounds nuw i8, ptr %177, i64 2096
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
  %192 = tail call noundef ptr @malloc(i64 noundef 128) #22
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
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 308
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
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef nonnull %207, i32 noundef %227, i64 noundef %228, i32 noundef 11, i32 noundef 0, i32 noundef 0) #21
  br label %329

229:                                              ; preds = %200
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %231 = load i32, ptr %230, align 8
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %251, label %233

233:                                              ; preds = %229
  %234 = tail call fastcc ptr @tracker_of(ptr noundef nonnull %0, ptr noundef nonnull %202, ptr noundef nonnull %210) #21
  %235 = tail call noundef ptr @malloc(i64 noundef 24) #22
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
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 304
  %250 = load i32, ptr %249, align 8
  tail call fastcc void @gather_add(ptr noundef nonnull %247, i32 noundef %250, i32 noundef 2, ptr noundef nonnull %235) #21
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
  tail call fastcc void @mbarrier_fault(ptr noundef nonnull %0, ptr noundef readonly %252, i32 noundef %253, i64 noundef %262, i32 noundef 7, i32 noundef 0, i32 noundef 0) #21
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
  tail call void @free(ptr noundef nonnull %290) #22
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
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 760
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
  tail call void @free(ptr noundef nonnull %331) #22
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
  tail call void @free(ptr noundef nonnull %340) #22
  br label %347

347:                                              ; preds = %338, %342, %346
  %348 = load ptr, ptr %17, align 8
  tail call void @free(ptr noundef %348) #22
  tail call void @free(ptr noundef nonnull %10) #22
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
define i32 @px_bfe_u32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i32 @px_bfe_s32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i64 @px_bfe_u64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i64 @px_bfe_s64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i32 @px_bfi_b32(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i64 @px_bfi_b64(i64 noundef %0, i64 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_sad_u32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sad_s32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_sad_u64(i64 noundef %0, i64 noundef %1, i64 noundef %2) #10 {
  %4 = icmp ult i64 %0, %1
  %5 = sub nuw i64 %1, %0
  %6 = sub nuw i64 %0, %1
  %7 = select i1 %4, i64 %5, i64 %6
  %8 = add i64 %7, %2
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_sad_s64(i64 noundef %0, i64 noundef %1, i64 noundef %2) #10 {
  %4 = icmp slt i64 %0, %1
  %5 = sub i64 %1, %0
  %6 = sub i64 %0, %1
  %7 = select i1 %4, i64 %5, i64 %6
  %8 = add i64 %7, %2
  ret i64 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_sad_u16(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = icmp ult i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = sub nuw i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sad_s16(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = icmp slt i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = sub i32 %0, %1
  %7 = select i1 %4, i32 %5, i32 %6
  %8 = add i32 %7, %2
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_u32(i32 noundef %0) #10 {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = xor i32 %3, 31
  %5 = select i1 %2, i32 -1, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_u32_shiftamt(i32 noundef %0) #10 {
  %2 = icmp eq i32 %0, 0
  %3 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 true)
  %4 = select i1 %2, i32 -1, i32 %3
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 31) i32 @px_bfind_s32(i32 noundef %0) #10 {
  %2 = ashr i32 %0, 31
  %3 = xor i32 %2, %0
  %4 = icmp eq i32 %0, %2
  %5 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %6 = xor i32 %5, 31
  %7 = select i1 %4, i32 -1, i32 %6
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 32) i32 @px_bfind_s32_shiftamt(i32 noundef %0) #10 {
  %2 = ashr i32 %0, 31
  %3 = xor i32 %2, %0
  %4 = icmp eq i32 %0, %2
  %5 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %6 = select i1 %4, i32 -1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 64) i32 @px_bfind_u64(i64 noundef %0) #10 {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = xor i32 %4, 63
  %6 = select i1 %2, i32 -1, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 64) i32 @px_bfind_u64_shiftamt(i64 noundef %0) #10 {
  %2 = icmp eq i64 %0, 0
  %3 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %0, i1 true)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = select i1 %2, i32 -1, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 -1, 63) i32 @px_bfind_s64(i64 noundef %0) #10 {
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
define range(i32 -1, 64) i32 @px_bfind_s64_shiftamt(i64 noundef %0) #10 {
  %2 = ashr i64 %0, 63
  %3 = xor i64 %2, %0
  %4 = icmp eq i64 %0, %2
  %5 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %3, i1 true)
  %6 = trunc nuw nsw i64 %5 to i32
  %7 = select i1 %4, i32 -1, i32 %6
  ret i32 %7
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define range(i32 -1, 32) i32 @px_fns_b32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #12 {
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
define i32 @px_bmsk_b32_wrap(i32 noundef %0, i32 noundef %1) #10 {
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
define i32 @px_bmsk_b32_clamp(i32 noundef %0, i32 noundef %1) #10 {
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
define range(i32 0, -2147483648) i32 @px_szext_u32_wrap(i32 noundef %0, i32 noundef %1) #10 {
  %3 = and i32 %1, 31
  %4 = icmp eq i32 %3, 0
  %5 = shl nsw i32 -1, %3
  %6 = xor i32 %5, -1
  %7 = and i32 %0, %6
  %8 = select i1 %4, i32 0, i32 %7
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_szext_s32_wrap(i32 noundef %0, i32 noundef %1) #10 {
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
define i32 @px_szext_u32_clamp(i32 noundef %0, i32 noundef %1) #10 {
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
define i32 @px_szext_s32_clamp(i32 noundef %0, i32 noundef %1) #10 {
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
define i32 @px_prmt(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_dp4a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_dp2a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_add_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
  %16 = tail call fastcc i32 @direct32(double noundef %8, double noundef %15, i32 noundef %2) #21
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
define internal fastcc i32 @direct32(double noundef %0, double noundef %1, i32 noundef %2) unnamed_addr #10 {
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
define i32 @px_sub_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
  %17 = tail call fastcc i32 @direct32(double noundef %9, double noundef %16, i32 noundef %2) #21
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
define i32 @px_mul_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast i32 %1 to float
  %7 = fpext float %6 to double
  %8 = fmul double %5, %7
  %9 = tail call fastcc i32 @direct32(double noundef %8, double noundef 0.000000e+00, i32 noundef %2) #21
  ret i32 %9
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_fma_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
  %20 = tail call fastcc i32 @direct32(double noundef %12, double noundef %19, i32 noundef %3) #21
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
  %10 = tail call double @fma(double noundef %9, double noundef %7, double noundef %5) #22
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
  %35 = tail call fastcc i32 @direct32(double noundef %8, double noundef %34, i32 noundef %2) #21
  ret i32 %35
}

declare double @fma(double noundef, double noundef, double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define i32 @px_rcp_f32(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp eq i32 %1, 0
  %4 = bitcast i32 %0 to float
  br i1 %3, label %35, label %5

5:                                                ; preds = %2
  %6 = fpext float %4 to double
  %7 = fdiv double 1.000000e+00, %6
  %8 = fneg double %7
  %9 = tail call double @fma(double noundef %8, double noundef %6, double noundef 1.000000e+00) #22
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
  %34 = tail call fastcc i32 @direct32(double noundef %7, double noundef %33, i32 noundef %1) #21
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
  %6 = tail call float @sqrtf(float noundef %4) #22
  %7 = bitcast float %6 to i32
  br label %30

8:                                                ; preds = %2
  %9 = fpext float %4 to double
  %10 = tail call double @sqrt(double noundef %9) #22
  %11 = fneg double %10
  %12 = tail call double @fma(double noundef %11, double noundef %10, double noundef %9) #22
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
  %29 = tail call fastcc i32 @direct32(double noundef %10, double noundef %28, i32 noundef %1) #21
  br label %30

30:                                               ; preds = %27, %5
  %31 = phi i32 [ %7, %5 ], [ %29, %27 ]
  ret i32 %31
}

; Function Attrs: nounwind
declare float @sqrtf(float noundef) local_unnamed_addr #13

; Function Attrs: nounwind
declare double @sqrt(double noundef) local_unnamed_addr #13

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
  %17 = tail call double @fma(double noundef %14, double noundef %15, double noundef %16) #22
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
  %112 = tail call fastcc i64 @sum64(i64 noundef %103, i64 noundef %109, i64 noundef %111, i32 noundef %106, i64 noundef %107, i128 noundef %108, i32 noundef %105, i32 noundef %3) #21
  br label %119

113:                                              ; preds = %101
  %114 = add nsw i32 %61, %39
  %115 = trunc i128 %64 to i64
  %116 = lshr i128 %64, 64
  %117 = trunc nuw i128 %116 to i64
  %118 = tail call fastcc i64 @round64(i64 noundef %90, i64 noundef %115, i64 noundef %117, i32 noundef %114, i32 noundef %3) #21
  br label %119

119:                                              ; preds = %94, %100, %113, %102, %72, %13
  %120 = phi i64 [ %18, %13 ], [ %99, %94 ], [ %2, %100 ], [ %112, %102 ], [ %118, %113 ], [ %2, %72 ]
  ret i64 %120
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal fastcc i64 @sum64(i64 noundef range(i64 0, 2) %0, i64 noundef %1, i64 noundef range(i64 0, -1) %2, i32 noundef %3, i64 noundef range(i64 0, 2) %4, i128 noundef range(i128 1, 18446744073709551616) %5, i32 noundef %6, i32 noundef %7) unnamed_addr #10 {
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
define internal fastcc i64 @round64(i64 noundef range(i64 0, 2) %0, i64 noundef %1, i64 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #10 {
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
  %4 = tail call i64 @px_fma_f64(i64 noundef %0, i64 noundef 4607182418800017408, i64 noundef %1, i32 noundef %2) #21
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
  %16 = tail call i64 @px_fma_f64(i64 noundef %0, i64 noundef 4607182418800017408, i64 noundef %15, i32 noundef %2) #21
  br label %17

17:                                               ; preds = %14, %9
  %18 = phi i64 [ %13, %9 ], [ %16, %14 ]
  ret i64 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_mul_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #10 {
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
define i64 @px_div_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #12 {
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
define i64 @px_rcp_f64(i64 noundef %0, i32 noundef %1) #12 {
  %3 = icmp eq i32 %1, 0
  br i1 %3, label %6, label %4

4:                                                ; preds = %2
  %5 = tail call i64 @px_div_f64(i64 noundef 4607182418800017408, i64 noundef %0, i32 noundef %1) #21
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
  %11 = tail call double @sqrt(double noundef %10) #22
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
  %4 = tail call double @sqrt(double noundef %3) #22
  %5 = fdiv double 1.000000e+00, %4
  %6 = fptrunc double %5 to float
  %7 = bitcast float %6 to i32
  ret i32 %7
}

; Function Attrs: nounwind
define i64 @px_rsqrt_f64(i64 noundef %0) #0 {
  %2 = bitcast i64 %0 to double
  %3 = tail call double @sqrt(double noundef %2) #22
  %4 = fdiv double 1.000000e+00, %3
  %5 = bitcast double %4 to i64
  ret i64 %5
}

; Function Attrs: nounwind
define i32 @px_ex2_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @exp2(double noundef %3) #22
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @exp2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define i32 @px_lg2_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @log2(double noundef %3) #22
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @log2(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define i32 @px_sin_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @sin(double noundef %3) #22
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @sin(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define i32 @px_cos_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @cos(double noundef %3) #22
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @cos(double noundef) local_unnamed_addr #6

; Function Attrs: nounwind
define i32 @px_tanh_f32(i32 noundef %0) #0 {
  %2 = bitcast i32 %0 to float
  %3 = fpext float %2 to double
  %4 = tail call double @tanh(double noundef %3) #22
  %5 = fptrunc double %4 to float
  %6 = bitcast float %5 to i32
  ret i32 %6
}

declare double @tanh(double noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @px_sat_f32(i32 noundef %0) #10 {
  %2 = bitcast i32 %0 to float
  %3 = fcmp ogt float %2, 0.000000e+00
  %4 = fcmp olt float %2, 1.000000e+00
  %5 = select i1 %4, i32 %0, i32 1065353216
  %6 = select i1 %3, i32 %5, i32 0
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_sat_f64(i64 noundef %0) #10 {
  %2 = bitcast i64 %0 to double
  %3 = fcmp ogt double %2, 0.000000e+00
  %4 = fcmp olt double %2, 1.000000e+00
  %5 = select i1 %4, i64 %0, i64 4607182418800017408
  %6 = select i1 %3, i64 %5, i64 0
  ret i64 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i64 @px_nan_f64(i64 noundef %0, i32 noundef %1) #10 {
  %3 = icmp eq i32 %1, 0
  %4 = bitcast i64 %0 to double
  %5 = fcmp ord double %4, 0.000000e+00
  %6 = or i1 %3, %5
  %7 = select i1 %6, i64 %0, i64 9223372036317904896
  ret i64 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_minmax_f32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i64 @px_minmax_f64(i64 noundef %0, i64 noundef %1, i32 noundef %2) #10 {
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
define range(i32 0, 2) i32 @px_testp_f32(i32 noundef %0, i32 noundef %1) #10 {
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
define range(i32 0, 2) i32 @px_testp_f64(i64 noundef %0, i32 noundef %1) #10 {
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
define i32 @px_f64_to_f16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 5, i32 noundef 10, i32 noundef %1, i32 noundef 32767) #21
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
define internal fastcc i32 @narrow(i64 noundef %0, i32 noundef range(i32 4, 9) %1, i32 noundef range(i32 2, 24) %2, i32 noundef %3, i32 noundef range(i32 0, -2147483648) %4) unnamed_addr #10 {
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
define i32 @px_f64_to_bf16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 8, i32 noundef 7, i32 noundef %1, i32 noundef 32767) #21
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
define i32 @px_f64_to_f32(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 8, i32 noundef 23, i32 noundef %1, i32 noundef 2147483647) #21
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
define range(i32 0, -8191) i32 @px_f32_to_tf32(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = bitcast i32 %0 to float
  %5 = fpext float %4 to double
  %6 = bitcast double %5 to i64
  %7 = tail call fastcc i32 @narrow(i64 noundef %6, i32 noundef 8, i32 noundef 10, i32 noundef %1, i32 noundef 262143) #21
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
define i32 @px_f16_to_f32(i32 noundef %0) #10 {
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
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define range(i32 0, -65535) i32 @px_bf16_to_f32(i32 noundef %0) #10 {
  %2 = and i32 %0, 32767
  %3 = icmp samesign ugt i32 %2, 32640
  %4 = shl i32 %0, 16
  %5 = select i1 %3, i32 2147483647, i32 %4
  ret i32 %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_f16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 5, i32 noundef 10, i32 noundef %2, i32 noundef 32767) #21
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_bf16(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 8, i32 noundef 7, i32 noundef %2, i32 noundef 32767) #21
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_int_to_f32(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
  %38 = tail call fastcc i32 @narrow(i64 noundef %37, i32 noundef 8, i32 noundef 23, i32 noundef %2, i32 noundef 2147483647) #21
  ret i32 %38
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i64 @px_int_to_f64(i64 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
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
define i32 @px_f64_to_e4m3(i64 noundef %0, i32 noundef %1) #10 {
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
  %22 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 4, i32 noundef 3, i32 noundef 0, i32 noundef 127) #21
  br label %29

23:                                               ; preds = %19
  %24 = fmul double %6, 5.000000e-01
  %25 = bitcast double %24 to i64
  %26 = tail call fastcc i32 @narrow(i64 noundef %25, i32 noundef 4, i32 noundef 3, i32 noundef 0, i32 noundef 0) #21
  %27 = add i32 %26, 8
  %28 = or i32 %27, %9
  br label %29

29:                                               ; preds = %11, %2, %23, %21, %17
  %30 = phi i32 [ %18, %17 ], [ %22, %21 ], [ %28, %23 ], [ 127, %2 ], [ 0, %11 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_f64_to_e5m2(i64 noundef %0, i32 noundef %1) #10 {
  %3 = tail call fastcc i32 @narrow(i64 noundef %0, i32 noundef 5, i32 noundef 2, i32 noundef 0, i32 noundef 127) #21
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
define range(i32 0, 65281) i32 @px_e5m2_to_f16(i32 noundef %0) #10 {
  %2 = and i32 %0, 127
  %3 = icmp samesign ugt i32 %2, 124
  %4 = shl i32 %0, 8
  %5 = and i32 %4, 65280
  %6 = select i1 %3, i32 32767, i32 %5
  ret i32 %6
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_e4m3_to_f16(i32 noundef %0) #10 {
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
  %20 = tail call fastcc i32 @narrow(i64 noundef %19, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #21
  %21 = or i32 %20, %7
  br label %22

22:                                               ; preds = %1, %4
  %23 = phi i32 [ %21, %4 ], [ 32767, %1 ]
  ret i32 %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_half(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #10 {
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
  %254 = tail call fastcc i32 @narrow(i64 noundef %252, i32 noundef 8, i32 noundef 7, i32 noundef 0, i32 noundef 32767) #21
  br label %257

255:                                              ; preds = %251
  %256 = tail call fastcc i32 @narrow(i64 noundef %252, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #21
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
  %45 = tail call double @tanh(double noundef %41) #22
  br label %48

46:                                               ; preds = %38
  %47 = tail call double @exp2(double noundef %41) #22
  br label %48

48:                                               ; preds = %46, %44
  %49 = phi double [ %45, %44 ], [ %47, %46 ]
  %50 = bitcast double %49 to i64
  br i1 %4, label %53, label %51

51:                                               ; preds = %48
  %52 = tail call fastcc i32 @narrow(i64 noundef %50, i32 noundef 8, i32 noundef 7, i32 noundef 0, i32 noundef 32767) #21
  br label %55

53:                                               ; preds = %48
  %54 = tail call fastcc i32 @narrow(i64 noundef %50, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #21
  br label %55

55:                                               ; preds = %53, %51
  %56 = phi i32 [ %52, %51 ], [ %54, %53 ]
  ret i32 %56
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define i32 @px_video(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_vmad(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #10 {
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
define i32 @px_video_lanes(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #12 {
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
define internal fastcc range(i32 0, 256) i32 @ordered(ptr nocapture noundef readonly %0, i32 noundef range(i32 0, 1073741824) %1, i32 noundef %2, ptr nocapture noundef readonly %3) unnamed_addr #14 {
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
  %44 = tail call fastcc i32 @clock_covers_at(ptr noundef %43, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %35) #21
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %84

46:                                               ; preds = %41
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %48 = load ptr, ptr %47, align 8
  %49 = tail call fastcc i32 @clock_covers_at(ptr noundef %48, ptr noundef nonnull %10, i32 noundef %2, i64 noundef %35) #21
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
  %74 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %73, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #21
  br label %84

75:                                               ; preds = %50
  %76 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %77, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #21
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %84

80:                                               ; preds = %75
  %81 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %82 = load ptr, ptr %81, align 8
  %83 = tail call fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %82, ptr noundef nonnull readonly %10, i32 noundef %2, i64 noundef 0) #21
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
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %8) #20
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %8, ptr noundef nonnull align 8 dereferenceable(48) %18, i64 40, i1 false)
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %83, align 8
  %84 = call fastcc i32 @ordered(ptr noundef nonnull %0, i32 noundef %2, i32 noundef %3, ptr noundef nonnull %8) #21
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %8) #20
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
  %40 = tail call ptr @realloc(ptr noundef %17, i64 noundef %39) #22
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
  tail call fastcc void @list_add(ptr noundef nonnull %56, i64 noundef %58, i32 noundef %61) #21
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
  tail call fastcc void @list_add(ptr noundef nonnull %66, i64 noundef %63, i32 noundef %69) #21
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
define internal fastcc range(i32 0, 2) i32 @clock_covers_at(ptr noundef readonly %0, ptr nocapture noundef readonly %1, i32 noundef %2, i64 noundef %3) unnamed_addr #15 {
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
  %102 = tail call ptr @realloc(ptr noundef %85, i64 noundef %101) #22
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
  tail call void @free(ptr noundef %135) #22
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
  %146 = tail call noundef ptr @malloc(i64 noundef %145) #22
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
  %79 = tail call fastcc i32 @ordered(ptr noundef nonnull readonly %0, i32 noundef range(i32 0, 1073741824) %53, i32 noundef 0, ptr noundef nonnull readonly %59) #21
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
  tail call fastcc void @report_race(ptr noundef nonnull %0, ptr noundef %1, i32 noundef %53, i32 noundef %97, i32 noundef %55, i32 noundef 0, i64 noundef %4) #21
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
  %185 = tail call fastcc i32 @ordered(ptr noundef %0, i32 noundef %53, i32 noundef %183, ptr noundef nonnull %59) #21
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %188

187:                                              ; preds = %184, %180
  tail call fastcc void @report_race(ptr noundef %0, ptr noundef %1, i32 noundef %53, i32 noundef %183, i32 noundef %55, i32 noundef %45, i64 noundef %4) #21
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
  tail call void @free(ptr noundef %250) #22
  store ptr null, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 0, ptr %251, align 4
  br label %252

252:                                              ; preds = %15, %248, %26
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #11

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
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 2104
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 2116
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 2112
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
  %47 = tail call ptr @realloc(ptr noundef %29, i64 noundef %46) #22
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
  %57 = tail call noundef ptr @malloc(i64 noundef 32) #22
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
  %31 = tail call fastcc ptr @clock_join(ptr noundef %30, ptr noundef %4) #21
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
  tail call void @free(ptr noundef nonnull %4) #22
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
  %60 = tail call ptr @realloc(ptr noundef %10, i64 noundef %59) #22
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @barrier_fault(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef range(i32 1, 8) %6) unnamed_addr #2 {
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 308
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
  br i1 %48, label %78, label %135

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
  br i1 %81, label %135, label %82

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
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef %1, i32 noundef %97, i32 noundef %100, i32 noundef %88, i32 noundef %101, i32 noundef 2) #21
  br label %102

102:                                              ; preds = %90, %82, %99
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 324
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %135, label %106

106:                                              ; preds = %102
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 316
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %135, label %110

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 1328
  br label %112

112:                                              ; preds = %110, %132
  %113 = phi i32 [ 0, %110 ], [ %133, %132 ]
  %114 = lshr i32 %113, 5
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw [32 x i32], ptr %111, i64 0, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = and i32 %113, 31
  %119 = shl nuw i32 1, %118
  %120 = and i32 %117, %119
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %132, label %122

122:                                              ; preds = %112
  %123 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %124 = load i32, ptr %123, align 4
  %125 = load i32, ptr %84, align 8
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %127 = load ptr, ptr %126, align 1
  %128 = shl i32 %113, 2
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i8, ptr %127, i64 %129
  %131 = load i32, ptr %130, align 1
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %1, i32 noundef %124, i32 noundef %125, i32 noundef %131, i32 noundef %113, i32 noundef 1) #21
  br label %135

132:                                              ; preds = %112
  %133 = add nuw i32 %113, 1
  %134 = icmp eq i32 %133, %108
  br i1 %134, label %135, label %112

135:                                              ; preds = %132, %106, %102, %122, %78, %41
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %137 = load i32, ptr %136, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %232, label %139

139:                                              ; preds = %135
  br i1 %45, label %145, label %140

140:                                              ; preds = %139
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %142 = load i32, ptr %141, align 8
  %143 = icmp ult i32 %4, %142
  br i1 %143, label %145, label %144

144:                                              ; preds = %140
  tail call fastcc void @epoch_ends(ptr noundef nonnull %1) #21
  br label %232

145:                                              ; preds = %140, %139
  br i1 %5, label %239, label %146

146:                                              ; preds = %145
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %149 = zext i32 %4 to i64
  br label %154

150:                                              ; preds = %198
  %151 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %153 = zext i32 %4 to i64
  br label %210

154:                                              ; preds = %146, %198
  %155 = phi i64 [ 0, %146 ], [ %201, %198 ]
  %156 = phi ptr [ null, %146 ], [ %200, %198 ]
  %157 = load ptr, ptr %147, align 8
  %158 = getelementptr inbounds nuw %struct.Arrival, ptr %157, i64 %155
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %160 = load ptr, ptr %159, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %162, label %198

162:                                              ; preds = %154
  %163 = load ptr, ptr %148, align 8
  %164 = load i32, ptr %158, align 8
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw %struct.Thread, ptr %163, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 8
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 304
  %170 = load i32, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %166, i64 16
  %172 = load i32, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %168, i64 312
  %174 = load i32, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %166, i64 28
  %176 = load i32, ptr %175, align 4
  %177 = getelementptr inbounds nuw i8, ptr %166, i64 48
  %178 = load ptr, ptr %177, align 8
  %179 = getelementptr inbounds nuw i8, ptr %168, i64 776
  %180 = load ptr, ptr %179, align 8
  %181 = tail call noundef ptr @malloc(i64 noundef 40) #22
  store i32 1, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 4
  %183 = zext i32 %170 to i64
  %184 = shl nuw nsw i64 %183, 11
  %185 = getelementptr inbounds nuw i8, ptr %181, i64 8
  store i64 %184, ptr %185, align 8
  %186 = zext i32 %174 to i64
  %187 = shl nuw i64 %186, 32
  %188 = getelementptr inbounds nuw i8, ptr %181, i64 16
  store i64 %187, ptr %188, align 8
  %189 = add i32 %172, 1
  %190 = zext i32 %189 to i64
  %191 = or i64 %184, %190
  %192 = getelementptr inbounds nuw i8, ptr %181, i64 24
  store i64 %191, ptr %192, align 8
  %193 = zext i32 %176 to i64
  %194 = or disjoint i64 %187, %193
  %195 = getelementptr inbounds nuw i8, ptr %181, i64 32
  store i64 %194, ptr %195, align 8
  store i32 2, ptr %182, align 4
  %196 = tail call fastcc ptr @clock_join(ptr noundef nonnull %181, ptr noundef %178) #21
  %197 = tail call fastcc noundef ptr @clock_join(ptr noundef %196, ptr noundef %180) #21
  store ptr %197, ptr %159, align 8
  br label %198

198:                                              ; preds = %162, %154
  %199 = phi ptr [ %197, %162 ], [ %160, %154 ]
  %200 = tail call fastcc ptr @clock_join(ptr noundef %156, ptr noundef %199) #21
  %201 = add nuw nsw i64 %155, 1
  %202 = icmp eq i64 %201, %149
  br i1 %202, label %150, label %154

203:                                              ; preds = %229
  %204 = icmp eq ptr %200, null
  br i1 %204, label %232, label %205

205:                                              ; preds = %203
  %206 = load i32, ptr %200, align 8
  %207 = add nsw i32 %206, -1
  store i32 %207, ptr %200, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %232

209:                                              ; preds = %205
  tail call void @free(ptr noundef nonnull %200) #22
  br label %232

210:                                              ; preds = %150, %229
  %211 = phi i64 [ 0, %150 ], [ %230, %229 ]
  %212 = load ptr, ptr %151, align 8
  %213 = getelementptr inbounds nuw %struct.Arrival, ptr %212, i64 %211
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 8
  %215 = load i32, ptr %214, align 8
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %229, label %217

217:                                              ; preds = %210
  %218 = load ptr, ptr %152, align 8
  %219 = load i32, ptr %213, align 8
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds nuw %struct.Thread, ptr %218, i64 %220
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 48
  %223 = load ptr, ptr %222, align 8
  %224 = tail call fastcc ptr @clock_join(ptr noundef %223, ptr noundef %200) #21
  store ptr %224, ptr %222, align 8
  %225 = getelementptr inbounds nuw i8, ptr %221, i64 28
  %226 = load i32, ptr %225, align 4
  %227 = add i32 %226, 1
  store i32 %227, ptr %225, align 4
  %228 = getelementptr inbounds nuw i8, ptr %221, i64 36
  store i32 0, ptr %228, align 4
  br label %229

229:                                              ; preds = %210, %217
  %230 = add nuw nsw i64 %211, 1
  %231 = icmp eq i64 %230, %153
  br i1 %231, label %203, label %210

232:                                              ; preds = %209, %205, %203, %144, %135
  br i1 %5, label %239, label %233

233:                                              ; preds = %232
  %234 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %236 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 1840
  %238 = zext i32 %4 to i64
  br label %245

239:                                              ; preds = %302, %145, %232
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 1312
  %241 = load i32, ptr %240, align 8
  %242 = sub i32 %241, %4
  store i32 %242, ptr %240, align 8
  store i32 0, ptr %2, align 8
  store i32 0, ptr %46, align 4
  %243 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 0, ptr %244, align 8
  ret void

245:                                              ; preds = %233, %302
  %246 = phi i64 [ 0, %233 ], [ %303, %302 ]
  %247 = load ptr, ptr %234, align 8
  %248 = getelementptr inbounds nuw %struct.Arrival, ptr %247, i64 %246
  %249 = load i32, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %248, i64 4
  %251 = load i32, ptr %250, align 4
  %252 = getelementptr inbounds nuw i8, ptr %248, i64 8
  %253 = load i32, ptr %252, align 8
  %254 = getelementptr inbounds nuw i8, ptr %248, i64 16
  %255 = load ptr, ptr %254, align 8
  %256 = icmp eq ptr %255, null
  br i1 %256, label %262, label %257

257:                                              ; preds = %245
  %258 = load i32, ptr %255, align 8
  %259 = add nsw i32 %258, -1
  store i32 %259, ptr %255, align 8
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %262

261:                                              ; preds = %257
  tail call void @free(ptr noundef nonnull %255) #22
  br label %262

262:                                              ; preds = %245, %257, %261
  %263 = icmp eq i32 %253, 0
  br i1 %263, label %302, label %264

264:                                              ; preds = %262
  %265 = load ptr, ptr %235, align 8
  %266 = zext i32 %249 to i64
  %267 = getelementptr inbounds nuw %struct.Thread, ptr %265, i64 %266
  %268 = load ptr, ptr %236, align 8
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %270 = load ptr, ptr %269, align 8
  %271 = zext i32 %251 to i64
  %272 = getelementptr inbounds nuw %struct.Site, ptr %270, i64 %271
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 4
  %274 = load i8, ptr %273, align 4
  %275 = icmp eq i8 %274, 9
  br i1 %275, label %276, label %289

276:                                              ; preds = %264
  %277 = getelementptr inbounds nuw i8, ptr %272, i64 10
  %278 = load i8, ptr %277, align 2
  %279 = load ptr, ptr %267, align 8
  %280 = icmp eq i8 %278, 0
  %281 = icmp eq i8 %278, 1
  %282 = select i1 %281, i32 %43, i32 %42
  %283 = select i1 %280, i32 %44, i32 %282
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw i8, ptr %279, i64 48
  store i64 %284, ptr %285, align 1
  %286 = load ptr, ptr %236, align 8
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 8
  %288 = load ptr, ptr %287, align 8
  br label %289

289:                                              ; preds = %276, %264
  %290 = phi ptr [ %288, %276 ], [ %270, %264 ]
  %291 = getelementptr inbounds nuw %struct.Site, ptr %290, i64 %271, i32 6
  %292 = load i8, ptr %291, align 1
  %293 = and i8 %292, 4
  %294 = icmp eq i8 %293, 0
  br i1 %294, label %301, label %295

295:                                              ; preds = %289
  %296 = lshr i32 %249, 5
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw [32 x i32], ptr %237, i64 0, i64 %297
  %299 = load i32, ptr %298, align 4
  %300 = add i32 %299, -1
  store i32 %300, ptr %298, align 4
  br label %301

301:                                              ; preds = %295, %289
  tail call fastcc void @make_ready(ptr noundef %0, ptr noundef %267) #21
  br label %302

302:                                              ; preds = %262, %301
  %303 = add nuw nsw i64 %246, 1
  %304 = icmp eq i64 %303, %238
  br i1 %304, label %239, label %245
}

; Function Attrs: nounwind
define internal fastcc void @epoch_ends(ptr nocapture noundef %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %17

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 728
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 776
  br label %11

11:                                               ; preds = %8, %39
  %12 = phi ptr [ %4, %8 ], [ %40, %39 ]
  %13 = phi i64 [ 0, %8 ], [ %42, %39 ]
  %14 = load i32, ptr %2, align 4
  %15 = zext i32 %14 to i64
  %16 = icmp samesign ult i64 %13, %15
  br i1 %16, label %21, label %17

17:                                               ; preds = %11, %39, %1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %93, label %46

21:                                               ; preds = %11
  %22 = load ptr, ptr %9, align 8
  %23 = getelementptr inbounds nuw %struct.Thread, ptr %22, i64 %13
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %25 = load ptr, ptr %24, align 8
  %26 = icmp eq ptr %25, null
  br i1 %26, label %39, label %27

27:                                               ; preds = %21
  %28 = load ptr, ptr %10, align 8
  %29 = tail call fastcc ptr @clock_join(ptr noundef %28, ptr noundef nonnull %25) #21
  store ptr %29, ptr %10, align 8
  %30 = load ptr, ptr %24, align 8
  %31 = icmp eq ptr %30, null
  br i1 %31, label %37, label %32

32:                                               ; preds = %27
  %33 = load i32, ptr %30, align 8
  %34 = add nsw i32 %33, -1
  store i32 %34, ptr %30, align 8
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %32
  tail call void @free(ptr noundef nonnull %30) #22
  br label %37

37:                                               ; preds = %27, %32, %36
  store ptr null, ptr %24, align 8
  %38 = load ptr, ptr %3, align 8
  br label %39

39:                                               ; preds = %37, %21
  %40 = phi ptr [ %38, %37 ], [ %12, %21 ]
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 28
  store i32 0, ptr %41, align 4
  %42 = add nuw nsw i64 %13, 1
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %11, label %17

46:                                               ; preds = %17
  %47 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = tail call i32 @llvm.umax.i32(i32 %48, i32 1)
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 4
  %52 = or disjoint i64 %51, 8
  %53 = tail call noundef ptr @malloc(i64 noundef %52) #22
  store i32 1, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 4
  store i32 0, ptr %54, align 4
  %55 = load ptr, ptr %18, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 4
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %62, label %59

59:                                               ; preds = %46
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %61 = getelementptr inbounds nuw i8, ptr %53, i64 8
  br label %69

62:                                               ; preds = %85, %46
  %63 = phi ptr [ %55, %46 ], [ %86, %85 ]
  %64 = load i32, ptr %63, align 8
  %65 = add nsw i32 %64, -1
  store i32 %65, ptr %63, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %68

67:                                               ; preds = %62
  tail call void @free(ptr noundef nonnull %63) #22
  br label %68

68:                                               ; preds = %62, %67
  store ptr %53, ptr %18, align 8
  br label %93

69:                                               ; preds = %59, %85
  %70 = phi ptr [ %55, %59 ], [ %86, %85 ]
  %71 = phi i32 [ 0, %59 ], [ %87, %85 ]
  %72 = phi i64 [ 0, %59 ], [ %88, %85 ]
  %73 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %74 = getelementptr inbounds nuw [0 x %struct.anon], ptr %73, i64 0, i64 %72
  %75 = load i64, ptr %74, align 8
  %76 = lshr i64 %75, 11
  %77 = load i32, ptr %60, align 8
  %78 = zext i32 %77 to i64
  %79 = icmp eq i64 %76, %78
  br i1 %79, label %85, label %80

80:                                               ; preds = %69
  %81 = add i32 %71, 1
  store i32 %81, ptr %54, align 4
  %82 = zext i32 %71 to i64
  %83 = getelementptr inbounds nuw [0 x %struct.anon], ptr %61, i64 0, i64 %82
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %83, ptr noundef nonnull align 8 dereferenceable(16) %74, i64 16, i1 false)
  %84 = load ptr, ptr %18, align 8
  br label %85

85:                                               ; preds = %69, %80
  %86 = phi ptr [ %70, %69 ], [ %84, %80 ]
  %87 = phi i32 [ %71, %69 ], [ %81, %80 ]
  %88 = add nuw nsw i64 %72, 1
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %90 = load i32, ptr %89, align 4
  %91 = zext i32 %90 to i64
  %92 = icmp samesign ult i64 %88, %91
  br i1 %92, label %69, label %62

93:                                               ; preds = %68, %17
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %95 = load i32, ptr %94, align 8
  %96 = add i32 %95, 1
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 792
  store i32 0, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 288
  store i64 0, ptr %98, align 8
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @make_ready(ptr nocapture noundef %0, ptr noundef initializes((24, 28)) %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 0, ptr %3, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  store i64 %6, ptr %4, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 152
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %62, label %14

14:                                               ; preds = %2
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = load i32, ptr %15, align 8
  %17 = lshr i32 %16, 5
  %18 = and i32 %16, 31
  %19 = shl nuw i32 1, %18
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 1584
  %21 = zext nneg i32 %17 to i64
  %22 = getelementptr inbounds nuw [32 x i32], ptr %20, i64 0, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %59

25:                                               ; preds = %14
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 736
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw %struct.Thread, ptr %27, i64 %21
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %33 = load i32, ptr %32, align 8
  %34 = add i32 %33, 1
  %35 = load i32, ptr %31, align 4
  %36 = icmp ugt i32 %34, %35
  br i1 %36, label %37, label %51

37:                                               ; preds = %25
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
  %47 = shl nuw nsw i64 %46, 3
  %48 = tail call ptr @realloc(ptr noundef %30, i64 noundef %47) #22
  %49 = load i32, ptr %32, align 8
  %50 = add i32 %49, 1
  br label %51

51:                                               ; preds = %45, %25
  %52 = phi i32 [ %34, %25 ], [ %50, %45 ]
  %53 = phi i32 [ %33, %25 ], [ %49, %45 ]
  %54 = phi ptr [ %30, %25 ], [ %48, %45 ]
  store ptr %54, ptr %29, align 8
  %55 = getelementptr inbounds nuw i8, ptr %28, i64 20
  store i32 %53, ptr %55, align 4
  store i32 %52, ptr %32, align 8
  %56 = zext i32 %53 to i64
  %57 = getelementptr inbounds nuw ptr, ptr %54, i64 %56
  store ptr %28, ptr %57, align 8
  %58 = load i32, ptr %22, align 4
  br label %59

59:                                               ; preds = %14, %51
  %60 = phi i32 [ %58, %51 ], [ %23, %14 ]
  %61 = or i32 %60, %19
  store i32 %61, ptr %22, align 4
  br label %92

62:                                               ; preds = %2
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 33040
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 33052
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 33048
  %67 = load i32, ptr %66, align 8
  %68 = add i32 %67, 1
  %69 = load i32, ptr %65, align 4
  %70 = icmp ugt i32 %68, %69
  br i1 %70, label %71, label %85

71:                                               ; preds = %62
  %72 = icmp eq i32 %69, 0
  %73 = shl i32 %69, 1
  %74 = select i1 %72, i32 8, i32 %73
  br label %75

75:                                               ; preds = %75, %71
  %76 = phi i32 [ %74, %71 ], [ %78, %75 ]
  %77 = icmp ult i32 %76, %68
  %78 = shl i32 %76, 1
  br i1 %77, label %75, label %79

79:                                               ; preds = %75
  store i32 %76, ptr %65, align 4
  %80 = zext i32 %76 to i64
  %81 = shl nuw nsw i64 %80, 3
  %82 = tail call ptr @realloc(ptr noundef %64, i64 noundef %81) #22
  %83 = load i32, ptr %66, align 8
  %84 = add i32 %83, 1
  br label %85

85:                                               ; preds = %62, %79
  %86 = phi i32 [ %68, %62 ], [ %84, %79 ]
  %87 = phi i32 [ %67, %62 ], [ %83, %79 ]
  %88 = phi ptr [ %64, %62 ], [ %82, %79 ]
  store ptr %88, ptr %63, align 8
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store i32 %87, ptr %89, align 4
  store i32 %86, ptr %66, align 8
  %90 = zext i32 %87 to i64
  %91 = getelementptr inbounds nuw ptr, ptr %88, i64 %90
  store ptr %1, ptr %91, align 8
  br label %92

92:                                               ; preds = %85, %59
  ret void
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
  %24 = tail call fastcc ptr @clock_join(ptr noundef %23, ptr noundef %3) #21
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
  tail call void @free(ptr noundef nonnull %3) #22
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
  %53 = tail call ptr @realloc(ptr noundef %8, i64 noundef %52) #22
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
define internal fastcc void @warp_try(ptr nocapture noundef %0, ptr nocapture noundef readonly %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = lshr i32 %6, 5
  %8 = and i32 %6, -32
  %9 = and i32 %6, 31
  %10 = shl nuw i32 1, %9
  %11 = load ptr, ptr %1, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load i32, ptr %12, align 1
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 1328
  %15 = zext nneg i32 %7 to i64
  %16 = getelementptr inbounds nuw [32 x i32], ptr %14, i64 0, i64 %15
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 316
  %19 = load i32, ptr %18, align 4
  %20 = sub i32 %19, %8
  %21 = icmp ugt i32 %20, 31
  %22 = shl nsw i32 -1, %20
  %23 = select i1 %21, i32 0, i32 %22
  %24 = or i32 %23, %17
  %25 = and i32 %24, %13
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.Site, ptr %29, i64 %32
  %34 = and i32 %13, %10
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %2
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %31, i32 noundef %6, i32 noundef %31, i32 noundef -1, i32 noundef 5) #21
  br label %117

37:                                               ; preds = %2
  %38 = xor i32 %25, %13
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 1456
  %40 = getelementptr inbounds nuw [32 x i32], ptr %39, i64 0, i64 %15
  %41 = load i32, ptr %40, align 4
  %42 = xor i32 %41, -1
  %43 = and i32 %38, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %248

45:                                               ; preds = %37
  %46 = icmp eq i32 %25, %13
  br i1 %46, label %98, label %47

47:                                               ; preds = %45
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 728
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %51 = getelementptr inbounds nuw i8, ptr %33, i64 10
  br label %52

52:                                               ; preds = %47, %94
  %53 = phi i32 [ %38, %47 ], [ %96, %94 ]
  %54 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %53, i1 true)
  %55 = or disjoint i32 %54, %8
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw %struct.Thread, ptr %49, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 88
  %59 = load i32, ptr %58, align 8
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.Site, ptr %29, i64 %60
  %62 = icmp eq i32 %59, %31
  br i1 %62, label %79, label %63

63:                                               ; preds = %52
  %64 = load i8, ptr %50, align 4
  %65 = icmp eq i8 %64, 40
  br i1 %65, label %70, label %66

66:                                               ; preds = %63
  %67 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %68 = load i8, ptr %67, align 4
  %69 = icmp eq i8 %68, 40
  br i1 %69, label %70, label %79

70:                                               ; preds = %66, %63
  %71 = load ptr, ptr %57, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 96
  %73 = load i32, ptr %72, align 1
  %74 = and i32 %73, %10
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %248, label %76

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %78 = load i32, ptr %77, align 8
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %31, i32 noundef %6, i32 noundef %59, i32 noundef %78, i32 noundef 6) #21
  br label %248

79:                                               ; preds = %66, %52
  %80 = load ptr, ptr %57, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 96
  %82 = load i32, ptr %81, align 1
  %83 = icmp eq i32 %82, %13
  br i1 %83, label %84, label %248

84:                                               ; preds = %79
  %85 = getelementptr inbounds nuw i8, ptr %61, i64 4
  %86 = load i8, ptr %85, align 4
  %87 = load i8, ptr %50, align 4
  %88 = icmp eq i8 %86, %87
  br i1 %88, label %89, label %248

89:                                               ; preds = %84
  %90 = getelementptr inbounds nuw i8, ptr %61, i64 10
  %91 = load i8, ptr %90, align 2
  %92 = load i8, ptr %51, align 2
  %93 = icmp eq i8 %91, %92
  br i1 %93, label %94, label %248

94:                                               ; preds = %89
  %95 = add i32 %53, -1
  %96 = and i32 %95, %53
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %52

98:                                               ; preds = %94, %45
  %99 = icmp eq i32 %25, 0
  br i1 %99, label %117, label %100

100:                                              ; preds = %98
  %101 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %102 = load i8, ptr %101, align 4
  %103 = icmp eq i8 %102, 14
  br i1 %103, label %117, label %104

104:                                              ; preds = %100
  %105 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %25, i1 true)
  %106 = or disjoint i32 %105, %8
  %107 = icmp ult i32 %106, %19
  br i1 %107, label %108, label %115

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw i8, ptr %4, i64 200
  %110 = load ptr, ptr %109, align 1
  %111 = shl i32 %106, 2
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 %112
  %114 = load i32, ptr %113, align 1
  br label %115

115:                                              ; preds = %104, %108
  %116 = phi i32 [ %114, %108 ], [ %31, %104 ]
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %31, i32 noundef %6, i32 noundef %116, i32 noundef %106, i32 noundef 4) #21
  br label %117

117:                                              ; preds = %36, %115, %100, %98
  %118 = phi i32 [ %10, %36 ], [ %13, %115 ], [ %13, %100 ], [ %13, %98 ]
  %119 = phi i32 [ %10, %36 ], [ %38, %115 ], [ %38, %100 ], [ %38, %98 ]
  %120 = getelementptr inbounds nuw i8, ptr %33, i64 4
  %121 = load i8, ptr %120, align 4
  switch i8 %121, label %219 [
    i8 14, label %122
    i8 40, label %217
  ]

122:                                              ; preds = %117
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %124 = load i32, ptr %123, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %229, label %126

126:                                              ; preds = %122
  %127 = icmp eq i32 %119, 0
  br i1 %127, label %248, label %128

128:                                              ; preds = %126
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 728
  br label %133

130:                                              ; preds = %179
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 728
  %132 = icmp eq ptr %172, null
  br label %190

133:                                              ; preds = %128, %179
  %134 = phi i32 [ %119, %128 ], [ %181, %179 ]
  %135 = phi ptr [ null, %128 ], [ %172, %179 ]
  %136 = load ptr, ptr %129, align 8
  %137 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %134, i1 true)
  %138 = or disjoint i32 %137, %8
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw %struct.Thread, ptr %136, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 304
  %144 = load i32, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %146 = load i32, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %142, i64 312
  %148 = load i32, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %140, i64 28
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %152 = load ptr, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %142, i64 776
  %154 = load ptr, ptr %153, align 8
  %155 = tail call noundef ptr @malloc(i64 noundef 40) #22
  store i32 1, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %157 = zext i32 %144 to i64
  %158 = shl nuw nsw i64 %157, 11
  %159 = getelementptr inbounds nuw i8, ptr %155, i64 8
  store i64 %158, ptr %159, align 8
  %160 = zext i32 %148 to i64
  %161 = shl nuw i64 %160, 32
  %162 = getelementptr inbounds nuw i8, ptr %155, i64 16
  store i64 %161, ptr %162, align 8
  %163 = add i32 %146, 1
  %164 = zext i32 %163 to i64
  %165 = or i64 %158, %164
  %166 = getelementptr inbounds nuw i8, ptr %155, i64 24
  store i64 %165, ptr %166, align 8
  %167 = zext i32 %150 to i64
  %168 = or disjoint i64 %161, %167
  %169 = getelementptr inbounds nuw i8, ptr %155, i64 32
  store i64 %168, ptr %169, align 8
  store i32 2, ptr %156, align 4
  %170 = tail call fastcc ptr @clock_join(ptr noundef nonnull %155, ptr noundef %152) #21
  %171 = tail call fastcc noundef ptr @clock_join(ptr noundef %170, ptr noundef %154) #21
  %172 = tail call fastcc ptr @clock_join(ptr noundef %135, ptr noundef %171) #21
  %173 = icmp eq ptr %171, null
  br i1 %173, label %179, label %174

174:                                              ; preds = %133
  %175 = load i32, ptr %171, align 8
  %176 = add nsw i32 %175, -1
  store i32 %176, ptr %171, align 8
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %179

178:                                              ; preds = %174
  tail call void @free(ptr noundef nonnull %171) #22
  br label %179

179:                                              ; preds = %133, %174, %178
  %180 = add i32 %134, -1
  %181 = and i32 %180, %134
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %130, label %133

183:                                              ; preds = %209
  %184 = icmp eq ptr %172, null
  br i1 %184, label %229, label %185

185:                                              ; preds = %183
  %186 = load i32, ptr %172, align 8
  %187 = add nsw i32 %186, -1
  store i32 %187, ptr %172, align 8
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %229

189:                                              ; preds = %185
  tail call void @free(ptr noundef nonnull %172) #22
  br label %229

190:                                              ; preds = %130, %209
  %191 = phi i32 [ %119, %130 ], [ %215, %209 ]
  %192 = load ptr, ptr %131, align 8
  %193 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %191, i1 true)
  %194 = or disjoint i32 %193, %8
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds nuw %struct.Thread, ptr %192, i64 %195
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 48
  %198 = load ptr, ptr %197, align 8
  %199 = icmp eq ptr %198, null
  br i1 %199, label %205, label %200

200:                                              ; preds = %190
  %201 = load i32, ptr %198, align 8
  %202 = add nsw i32 %201, -1
  store i32 %202, ptr %198, align 8
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %205

204:                                              ; preds = %200
  tail call void @free(ptr noundef nonnull %198) #22
  br label %205

205:                                              ; preds = %190, %200, %204
  br i1 %132, label %209, label %206

206:                                              ; preds = %205
  %207 = load i32, ptr %172, align 8
  %208 = add nsw i32 %207, 1
  store i32 %208, ptr %172, align 8
  br label %209

209:                                              ; preds = %205, %206
  store ptr %172, ptr %197, align 8
  %210 = getelementptr inbounds nuw i8, ptr %196, i64 28
  %211 = load i32, ptr %210, align 4
  %212 = add i32 %211, 1
  store i32 %212, ptr %210, align 4
  %213 = getelementptr inbounds nuw i8, ptr %196, i64 36
  store i32 0, ptr %213, align 4
  %214 = add i32 %191, -1
  %215 = and i32 %214, %191
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %183, label %190

217:                                              ; preds = %117
  %218 = load i32, ptr %30, align 8
  tail call fastcc void @matrix_answer(ptr noundef %0, ptr noundef nonnull %4, i32 noundef %8, i32 noundef %119, i32 noundef %218) #21
  br label %229

219:                                              ; preds = %117
  %220 = getelementptr inbounds nuw i8, ptr %4, i64 744
  %221 = load ptr, ptr %220, align 8
  %222 = zext i32 %8 to i64
  %223 = load ptr, ptr %26, align 8
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 20
  %225 = load i32, ptr %224, align 4
  %226 = zext i32 %225 to i64
  %227 = mul nuw i64 %226, %222
  %228 = getelementptr inbounds nuw i8, ptr %221, i64 %227
  tail call fastcc void @warp_answer(ptr %228, i64 %226, ptr noundef nonnull %33, i32 noundef %119, i32 noundef %118) #21
  br label %229

229:                                              ; preds = %189, %185, %183, %217, %219, %122
  %230 = xor i32 %119, -1
  %231 = getelementptr inbounds nuw i8, ptr %4, i64 1456
  %232 = getelementptr inbounds nuw [32 x i32], ptr %231, i64 0, i64 %15
  %233 = load i32, ptr %232, align 4
  %234 = and i32 %233, %230
  store i32 %234, ptr %232, align 4
  %235 = icmp eq i32 %119, 0
  br i1 %235, label %248, label %236

236:                                              ; preds = %229
  %237 = getelementptr inbounds nuw i8, ptr %4, i64 728
  br label %238

238:                                              ; preds = %236, %238
  %239 = phi i32 [ %119, %236 ], [ %246, %238 ]
  %240 = load ptr, ptr %237, align 8
  %241 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %239, i1 true)
  %242 = or disjoint i32 %241, %8
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw %struct.Thread, ptr %240, i64 %243
  tail call fastcc void @make_ready(ptr noundef %0, ptr noundef %244) #21
  %245 = add i32 %239, -1
  %246 = and i32 %245, %239
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %238

248:                                              ; preds = %79, %84, %89, %238, %126, %229, %70, %76, %37
  ret void
}

; Function Attrs: nounwind
define internal fastcc void @matrix_answer(ptr nocapture noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) unnamed_addr #0 {
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Product, align 4
  %9 = alloca [64 x i8], align 16
  %10 = alloca [32 x i32], align 16
  %11 = alloca [32 x [8 x i16]], align 16
  %12 = alloca %struct.Warp, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %4 to i64
  %18 = getelementptr inbounds nuw %struct.Site, ptr %16, i64 %17
  call void @llvm.lifetime.start.p0(i64 16, ptr nonnull %12) #20
  store ptr %1, ptr %12, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %2, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 12
  store i32 %3, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 10
  %22 = load i8, ptr %21, align 2
  switch i8 %22, label %538 [
    i8 2, label %23
    i8 3, label %23
    i8 4, label %201
    i8 6, label %264
    i8 7, label %264
  ]

23:                                               ; preds = %5, %5
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 6
  %25 = load i8, ptr %24, align 2
  %26 = zext i8 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i8 %22, 3
  %30 = zext i1 %29 to i32
  call void @llvm.lifetime.start.p0(i64 512, ptr nonnull %11) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(512) %11, i8 0, i64 512, i1 false)
  br i1 %29, label %31, label %49

31:                                               ; preds = %23
  %32 = icmp eq i8 %25, 0
  %33 = icmp eq i32 %28, 0
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %35

35:                                               ; preds = %60, %31
  %36 = phi i64 [ %61, %60 ], [ 0, %31 ]
  br i1 %32, label %60, label %37

37:                                               ; preds = %35
  %38 = shl nuw i64 %36, 1
  %39 = and i64 %38, 6
  %40 = trunc nuw nsw i64 %36 to i32
  %41 = shl nuw i32 1, %40
  %42 = and i32 %41, %3
  %43 = icmp eq i32 %42, 0
  %44 = lshr i64 %36, 2
  %45 = and i64 %44, 1073741823
  %46 = or disjoint i64 %39, 1
  %47 = add i32 %2, %40
  %48 = zext i32 %47 to i64
  br label %54

49:                                               ; preds = %60, %23
  %50 = icmp eq i8 %25, 0
  br i1 %50, label %104, label %51

51:                                               ; preds = %49
  %52 = shl nuw nsw i64 %26, 3
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %108

54:                                               ; preds = %101, %37
  %55 = phi i64 [ 0, %37 ], [ %102, %101 ]
  %56 = shl nuw nsw i64 %55, 2
  %57 = add nuw nsw i64 %56, 8
  %58 = shl nuw nsw i64 %55, 3
  %59 = add nuw nsw i64 %58, %45
  br i1 %43, label %74, label %63

60:                                               ; preds = %101, %35
  %61 = add nuw nsw i64 %36, 1
  %62 = icmp eq i64 %61, 32
  br i1 %62, label %49, label %35

63:                                               ; preds = %54
  %64 = load ptr, ptr %34, align 8
  %65 = getelementptr inbounds nuw %struct.Thread, ptr %64, i64 %48
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %68 = load i64, ptr %67, align 1
  %69 = add i64 %68, %57
  %70 = and i64 %69, 4294967295
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 %70
  %72 = load i32, ptr %71, align 1
  %73 = trunc i32 %72 to i16
  br label %74

74:                                               ; preds = %63, %54
  %75 = phi i16 [ %73, %63 ], [ 0, %54 ]
  br i1 %33, label %79, label %76

76:                                               ; preds = %74
  %77 = or disjoint i64 %58, %39
  %78 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %77, i64 %45
  store i16 %75, ptr %78, align 2
  br label %81

79:                                               ; preds = %74
  %80 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %59, i64 %39
  store i16 %75, ptr %80, align 4
  br label %81

81:                                               ; preds = %79, %76
  br i1 %43, label %94, label %82

82:                                               ; preds = %81
  %83 = load ptr, ptr %34, align 8
  %84 = getelementptr inbounds nuw %struct.Thread, ptr %83, i64 %48
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 112
  %87 = load i64, ptr %86, align 1
  %88 = add i64 %87, %57
  %89 = and i64 %88, 4294967295
  %90 = getelementptr inbounds nuw i8, ptr %85, i64 %89
  %91 = load i32, ptr %90, align 1
  %92 = lshr i32 %91, 16
  %93 = trunc nuw i32 %92 to i16
  br label %94

94:                                               ; preds = %82, %81
  %95 = phi i16 [ %93, %82 ], [ 0, %81 ]
  br i1 %33, label %99, label %96

96:                                               ; preds = %94
  %97 = or disjoint i64 %58, %46
  %98 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %97, i64 %45
  store i16 %95, ptr %98, align 2
  br label %101

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %59, i64 %46
  store i16 %95, ptr %100, align 2
  br label %101

101:                                              ; preds = %99, %96
  %102 = add nuw nsw i64 %55, 1
  %103 = icmp eq i64 %102, %26
  br i1 %103, label %60, label %54

104:                                              ; preds = %145, %49
  br i1 %29, label %148, label %105

105:                                              ; preds = %104
  %106 = icmp eq i32 %28, 0
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %152

108:                                              ; preds = %145, %51
  %109 = phi i64 [ 0, %51 ], [ %146, %145 ]
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = shl nuw i32 1, %110
  %112 = and i32 %111, %3
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %145, label %114

114:                                              ; preds = %108
  %115 = load ptr, ptr %53, align 8
  %116 = add i32 %2, %110
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw %struct.Thread, ptr %115, i64 %117
  %119 = load ptr, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 112
  %121 = load i64, ptr %120, align 1
  %122 = and i64 %121, 4294967295
  %123 = getelementptr inbounds nuw i8, ptr %119, i64 %122
  %124 = load i64, ptr %123, align 1
  %125 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 256
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw %struct.Site, ptr %130, i64 %17, i32 2
  %132 = load i8, ptr %131, align 1
  %133 = icmp ne i8 %132, 0
  %134 = and i64 %124, -4294967296
  %135 = icmp eq i64 %134, 30064771072
  %136 = or i1 %135, %133
  br i1 %136, label %138, label %137

137:                                              ; preds = %114
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 2, ptr noundef nonnull %118, i32 noundef %4, i64 noundef %124, i32 noundef 0, i32 noundef 16, i32 noundef range(i32 0, 2) %30) #21
  br label %145

138:                                              ; preds = %114
  %139 = tail call fastcc ptr @lane_access(ptr noundef %0, ptr noundef nonnull %118, i32 noundef %4, i64 noundef %124, i32 noundef 16, i32 noundef 16, i32 noundef range(i32 0, 2) %30) #21
  %140 = icmp eq ptr %139, null
  br i1 %140, label %145, label %141

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %109
  br i1 %29, label %143, label %144

143:                                              ; preds = %141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %139, ptr noundef nonnull align 16 dereferenceable(16) %142, i64 16, i1 false)
  br label %145

144:                                              ; preds = %141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %142, ptr noundef nonnull align 1 dereferenceable(16) %139, i64 16, i1 false)
  br label %145

145:                                              ; preds = %144, %143, %138, %137, %108
  %146 = add nuw nsw i64 %109, 1
  %147 = icmp eq i64 %146, %52
  br i1 %147, label %104, label %108

148:                                              ; preds = %104
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %150 = load i64, ptr %149, align 8
  %151 = add i64 %150, 1
  store i64 %151, ptr %149, align 8
  br label %200

152:                                              ; preds = %168, %105
  %153 = phi i64 [ %169, %168 ], [ 0, %105 ]
  br i1 %50, label %168, label %154

154:                                              ; preds = %152
  %155 = shl nuw i64 %153, 1
  %156 = and i64 %155, 6
  %157 = trunc nuw nsw i64 %153 to i32
  %158 = lshr i64 %153, 2
  %159 = and i64 %158, 1073741823
  %160 = shl nuw i32 1, %157
  %161 = or disjoint i64 %156, 1
  %162 = and i32 %160, %3
  %163 = icmp eq i32 %162, 0
  %164 = add i32 %2, %157
  %165 = zext i32 %164 to i64
  br label %166

166:                                              ; preds = %197, %154
  %167 = phi i64 [ 0, %154 ], [ %198, %197 ]
  br i1 %163, label %197, label %171

168:                                              ; preds = %197, %152
  %169 = add nuw nsw i64 %153, 1
  %170 = icmp eq i64 %169, 32
  br i1 %170, label %200, label %152

171:                                              ; preds = %166
  %172 = shl nuw nsw i64 %167, 3
  %173 = add nuw nsw i64 %172, %159
  %174 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %173, i64 %161
  %175 = or disjoint i64 %172, %161
  %176 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %175, i64 %159
  %177 = select i1 %106, ptr %174, ptr %176
  %178 = load i16, ptr %177, align 2
  %179 = zext i16 %178 to i32
  %180 = shl nuw i32 %179, 16
  %181 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %173, i64 %156
  %182 = or disjoint i64 %172, %156
  %183 = getelementptr inbounds nuw [32 x [8 x i16]], ptr %11, i64 0, i64 %182, i64 %159
  %184 = select i1 %106, ptr %181, ptr %183
  %185 = load i16, ptr %184, align 2
  %186 = zext i16 %185 to i32
  %187 = or disjoint i32 %180, %186
  %188 = load ptr, ptr %107, align 8
  %189 = getelementptr inbounds nuw %struct.Thread, ptr %188, i64 %165
  %190 = load ptr, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 112
  %192 = load i64, ptr %191, align 1
  %193 = shl i64 %167, 2
  %194 = add i64 %192, %193
  %195 = and i64 %194, 4294967295
  %196 = getelementptr inbounds nuw i8, ptr %190, i64 %195
  store i32 %187, ptr %196, align 1
  br label %197

197:                                              ; preds = %171, %166
  %198 = add nuw nsw i64 %167, 1
  %199 = icmp eq i64 %198, %26
  br i1 %199, label %168, label %166

200:                                              ; preds = %168, %148
  call void @llvm.lifetime.end.p0(i64 512, ptr nonnull %11) #20
  br label %1273

201:                                              ; preds = %5
  call void @llvm.lifetime.start.p0(i64 128, ptr nonnull %10) #20
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 728
  br label %203

203:                                              ; preds = %220, %201
  %204 = phi i64 [ 0, %201 ], [ %223, %220 ]
  %205 = trunc nuw nsw i64 %204 to i32
  %206 = shl nuw i32 1, %205
  %207 = and i32 %206, %3
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %220, label %209

209:                                              ; preds = %203
  %210 = load ptr, ptr %202, align 8
  %211 = add i32 %2, %205
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw %struct.Thread, ptr %210, i64 %212
  %214 = load ptr, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 112
  %216 = load i64, ptr %215, align 1
  %217 = and i64 %216, 4294967295
  %218 = getelementptr inbounds nuw i8, ptr %214, i64 %217
  %219 = load i32, ptr %218, align 1
  br label %220

220:                                              ; preds = %209, %203
  %221 = phi i32 [ %219, %209 ], [ 0, %203 ]
  %222 = getelementptr inbounds nuw [32 x i32], ptr %10, i64 0, i64 %204
  store i32 %221, ptr %222, align 4
  %223 = add nuw nsw i64 %204, 1
  %224 = icmp eq i64 %223, 32
  br i1 %224, label %225, label %203

225:                                              ; preds = %220, %260
  %226 = phi i64 [ %261, %260 ], [ 0, %220 ]
  %227 = trunc nuw nsw i64 %226 to i32
  %228 = shl nuw i32 1, %227
  %229 = and i32 %228, %3
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %260, label %231

231:                                              ; preds = %225
  %232 = shl i64 %226, 3
  %233 = and i64 %232, 24
  %234 = lshr i64 %226, 3
  %235 = and i64 %234, 536870911
  %236 = add nuw nsw i64 %235, 4
  %237 = add nuw nsw i64 %236, %233
  %238 = getelementptr inbounds nuw [32 x i32], ptr %10, i64 0, i64 %237
  %239 = load i32, ptr %238, align 4
  %240 = trunc i64 %226 to i32
  %241 = shl i32 %240, 2
  %242 = and i32 %241, 16
  %243 = lshr i32 %239, %242
  %244 = shl i32 %243, 16
  %245 = add nuw nsw i64 %233, %235
  %246 = getelementptr inbounds nuw [32 x i32], ptr %10, i64 0, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = lshr i32 %247, %242
  %249 = and i32 %248, 65535
  %250 = or disjoint i32 %249, %244
  %251 = load ptr, ptr %202, align 8
  %252 = add i32 %2, %227
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %253
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 112
  %257 = load i64, ptr %256, align 1
  %258 = and i64 %257, 4294967295
  %259 = getelementptr inbounds nuw i8, ptr %255, i64 %258
  store i32 %250, ptr %259, align 1
  br label %260

260:                                              ; preds = %231, %225
  %261 = add nuw nsw i64 %226, 1
  %262 = icmp eq i64 %261, 32
  br i1 %262, label %263, label %225

263:                                              ; preds = %260
  call void @llvm.lifetime.end.p0(i64 128, ptr nonnull %10) #20
  br label %1273

264:                                              ; preds = %5, %5
  %265 = icmp eq i8 %22, 7
  %266 = zext i1 %265 to i32
  call void @llvm.lifetime.start.p0(i64 40, ptr nonnull %8) #20
  %267 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %268 = load i32, ptr %267, align 4
  %269 = and i32 %268, 7
  %270 = shl nuw nsw i32 1, %269
  %271 = lshr i32 %268, 3
  %272 = and i32 %271, 7
  %273 = shl nuw nsw i32 1, %272
  %274 = lshr i32 %268, 6
  %275 = and i32 %274, 15
  %276 = shl nuw nsw i32 1, %275
  %277 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %278 = lshr i32 %268, 10
  %279 = and i32 %278, 15
  store i32 %279, ptr %277, align 4
  %280 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %281 = lshr i32 %268, 14
  %282 = and i32 %281, 15
  store i32 %282, ptr %280, align 4
  %283 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %284 = lshr i32 %268, 18
  %285 = and i32 %284, 15
  store i32 %285, ptr %283, align 4
  %286 = lshr i32 %268, 28
  %287 = and i32 %286, 3
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %294

289:                                              ; preds = %264
  %290 = zext nneg i32 %279 to i64
  %291 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %290
  %292 = load i8, ptr %291, align 1
  %293 = zext i8 %292 to i32
  br label %302

294:                                              ; preds = %264
  %295 = icmp eq i32 %287, 1
  %296 = select i1 %295, i32 %282, i32 %285
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %297
  %299 = load i8, ptr %298, align 1
  %300 = zext i8 %299 to i32
  %301 = icmp eq i32 %287, 2
  br i1 %301, label %308, label %302

302:                                              ; preds = %294, %289
  %303 = phi i32 [ %279, %289 ], [ %282, %294 ]
  %304 = phi i32 [ %293, %289 ], [ %300, %294 ]
  %305 = icmp eq i32 %303, 0
  br i1 %305, label %314, label %306

306:                                              ; preds = %302
  %307 = select i1 %288, i32 %270, i32 %273
  br label %308

308:                                              ; preds = %306, %294
  %309 = phi i32 [ %276, %306 ], [ %273, %294 ]
  %310 = phi i32 [ %307, %306 ], [ %270, %294 ]
  %311 = phi i32 [ %304, %306 ], [ %300, %294 ]
  %312 = mul nuw nsw i32 %310, %309
  %313 = lshr i32 %312, 5
  br label %314

314:                                              ; preds = %308, %302
  %315 = phi i32 [ %304, %302 ], [ %311, %308 ]
  %316 = phi i32 [ 16, %302 ], [ %313, %308 ]
  %317 = mul nuw nsw i32 %316, %315
  %318 = lshr i32 %317, 3
  %319 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %320 = shl nuw i32 1, %319
  %321 = and i32 %320, %3
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %347, label %323

323:                                              ; preds = %314
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %325 = load ptr, ptr %324, align 8
  %326 = add i32 %319, %2
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw %struct.Thread, ptr %325, i64 %327
  %329 = load ptr, ptr %328, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 112
  %331 = load i64, ptr %330, align 1
  %332 = and i64 %331, 4294967295
  %333 = getelementptr inbounds nuw i8, ptr %329, i64 %332
  %334 = load i32, ptr %333, align 1
  %335 = zext i32 %334 to i64
  %336 = add i64 %331, 4
  %337 = and i64 %336, 4294967295
  %338 = getelementptr inbounds nuw i8, ptr %329, i64 %337
  %339 = load i32, ptr %338, align 1
  %340 = zext i32 %339 to i64
  %341 = shl nuw i64 %340, 32
  %342 = or disjoint i64 %341, %335
  %343 = add i64 %331, 8
  %344 = and i64 %343, 4294967295
  %345 = getelementptr inbounds nuw i8, ptr %329, i64 %344
  %346 = load i32, ptr %345, align 1
  br label %347

347:                                              ; preds = %323, %314
  %348 = phi i64 [ %342, %323 ], [ 0, %314 ]
  %349 = phi i32 [ %339, %323 ], [ 0, %314 ]
  %350 = phi i32 [ %334, %323 ], [ 0, %314 ]
  %351 = phi i32 [ %346, %323 ], [ 0, %314 ]
  %352 = icmp samesign ult i32 %315, 8
  br i1 %352, label %353, label %357

353:                                              ; preds = %347
  %354 = trunc nuw i32 %315 to i8
  %355 = udiv i8 32, %354
  %356 = zext nneg i8 %355 to i32
  br label %357

357:                                              ; preds = %353, %347
  %358 = phi i32 [ %356, %353 ], [ 1, %347 ]
  %359 = lshr i32 %315, 3
  %360 = select i1 %352, i32 4, i32 %359
  %361 = icmp eq i32 %3, 0
  br i1 %361, label %407, label %362

362:                                              ; preds = %357
  %363 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %364 = icmp eq i32 %350, 0
  %365 = icmp eq i32 %349, 0
  %366 = select i1 %364, i1 %365, i1 false
  br label %367

367:                                              ; preds = %403, %362
  %368 = phi i32 [ %3, %362 ], [ %405, %403 ]
  %369 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %368, i1 true)
  %370 = shl nuw i32 1, %369
  %371 = and i32 %370, %3
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %373, label %374

373:                                              ; preds = %367
  br i1 %366, label %397, label %400

374:                                              ; preds = %367
  %375 = load ptr, ptr %363, align 8
  %376 = add i32 %369, %2
  %377 = zext i32 %376 to i64
  %378 = getelementptr inbounds nuw %struct.Thread, ptr %375, i64 %377
  %379 = load ptr, ptr %378, align 8
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 112
  %381 = load i64, ptr %380, align 1
  %382 = and i64 %381, 4294967295
  %383 = getelementptr inbounds nuw i8, ptr %379, i64 %382
  %384 = load i32, ptr %383, align 1
  %385 = icmp eq i32 %384, %350
  br i1 %385, label %386, label %400

386:                                              ; preds = %374
  %387 = add i64 %381, 4
  %388 = and i64 %387, 4294967295
  %389 = getelementptr inbounds nuw i8, ptr %379, i64 %388
  %390 = load i32, ptr %389, align 1
  %391 = icmp eq i32 %390, %349
  br i1 %391, label %392, label %400

392:                                              ; preds = %386
  %393 = add i64 %381, 8
  %394 = and i64 %393, 4294967295
  %395 = getelementptr inbounds nuw i8, ptr %379, i64 %394
  %396 = load i32, ptr %395, align 1
  br label %397

397:                                              ; preds = %392, %373
  %398 = phi i32 [ %396, %392 ], [ 0, %373 ]
  %399 = icmp eq i32 %398, %351
  br i1 %399, label %403, label %400

400:                                              ; preds = %397, %386, %374, %373
  %401 = add i32 %369, %2
  %402 = add i32 %319, %2
  tail call fastcc void @barrier_fault(ptr noundef %0, ptr noundef %1, i32 noundef %4, i32 noundef %401, i32 noundef %4, i32 noundef %402, i32 noundef 7) #21
  br label %407

403:                                              ; preds = %397
  %404 = add i32 %368, -1
  %405 = and i32 %404, %368
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %407, label %367

407:                                              ; preds = %403, %400, %357
  %408 = tail call i32 @llvm.umin.i32(i32 %318, i32 32)
  %409 = zext i32 %351 to i64
  %410 = zext nneg i32 %315 to i64
  %411 = zext nneg i32 %408 to i64
  %412 = urem i64 %348, %411
  %413 = icmp eq i64 %412, 0
  br i1 %413, label %414, label %421

414:                                              ; preds = %407
  %415 = tail call i32 @llvm.umin.i32(i32 %318, i32 16)
  %416 = mul nuw nsw i64 %409, %410
  %417 = lshr i64 %416, 3
  %418 = zext nneg i32 %415 to i64
  %419 = urem i64 %417, %418
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %433, label %421

421:                                              ; preds = %414, %407
  %422 = phi i32 [ %415, %414 ], [ %408, %407 ]
  %423 = phi i64 [ %417, %414 ], [ 0, %407 ]
  %424 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %425 = load ptr, ptr %424, align 8
  %426 = add i32 %319, %2
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw %struct.Thread, ptr %425, i64 %427
  %429 = add i64 %423, %348
  %430 = getelementptr inbounds nuw i8, ptr %18, i64 5
  %431 = load i8, ptr %430, align 1
  %432 = zext i8 %431 to i32
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 3, ptr noundef %428, i32 noundef %4, i64 noundef %429, i32 noundef %432, i32 noundef %422, i32 noundef range(i32 0, 2) %266) #21
  br label %537

433:                                              ; preds = %414
  br i1 %361, label %454, label %434

434:                                              ; preds = %433
  %435 = zext nneg i32 %318 to i64
  %436 = icmp eq i32 %316, 0
  %437 = and i32 %268, 1073741824
  %438 = icmp eq i32 %437, 0
  %439 = zext nneg i32 %360 to i64
  %440 = getelementptr inbounds nuw i8, ptr %1, i64 728
  %441 = icmp eq i32 %287, 1
  %442 = select i1 %441, i64 16, i64 20
  %443 = select i1 %288, i64 12, i64 %442
  %444 = getelementptr inbounds nuw i8, ptr %8, i64 %443
  %445 = select i1 %441, i32 %273, i32 %270
  %446 = icmp eq i32 %287, 2
  %447 = select i1 %446, i32 %273, i32 %276
  %448 = select i1 %446, i32 %272, i32 %275
  %449 = shl nuw nsw i32 %445, %448
  %450 = add nsw i32 %449, -1
  %451 = select i1 %446, i32 %272, i32 %275
  %452 = add nsw i32 %447, -1
  %453 = add nsw i32 %276, -1
  br label %455

454:                                              ; preds = %529, %433
  br i1 %265, label %533, label %537

455:                                              ; preds = %529, %434
  %456 = phi i32 [ %3, %434 ], [ %531, %529 ]
  %457 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %456, i1 true)
  %458 = load ptr, ptr %440, align 8
  %459 = add i32 %457, %2
  %460 = zext i32 %459 to i64
  %461 = getelementptr inbounds nuw %struct.Thread, ptr %458, i64 %460
  %462 = load ptr, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 112
  %464 = load i64, ptr %463, align 1
  call void @llvm.lifetime.start.p0(i64 64, ptr nonnull %9) #20
  br i1 %265, label %465, label %469

465:                                              ; preds = %455
  %466 = and i64 %464, 4294967295
  %467 = getelementptr inbounds nuw i8, ptr %462, i64 %466
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 16 %9, ptr nonnull align 1 %468, i64 %435, i1 false)
  br label %470

469:                                              ; preds = %455
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %9, i8 0, i64 64, i1 false)
  br label %470

470:                                              ; preds = %469, %465
  br i1 %436, label %477, label %471

471:                                              ; preds = %470
  %472 = load i32, ptr %444, align 4
  %473 = icmp eq i32 %472, 10
  %474 = add nuw nsw i32 %457, 3
  %475 = zext i32 %472 to i64
  %476 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %475
  br label %478

477:                                              ; preds = %520, %470
  br i1 %265, label %529, label %523

478:                                              ; preds = %471, %520
  %479 = phi i32 [ %521, %520 ], [ 0, %471 ]
  br i1 %473, label %484, label %480

480:                                              ; preds = %478
  %481 = load i8, ptr %476, align 1
  %482 = udiv i8 32, %481
  %483 = zext nneg i8 %482 to i32
  br label %484

484:                                              ; preds = %478, %480
  %485 = phi i32 [ %483, %480 ], [ 1, %478 ]
  %486 = udiv i32 %479, %485
  %487 = shl nuw i32 %486, 5
  %488 = mul nuw nsw i32 %486, 5
  %489 = add nuw nsw i32 %474, %488
  %490 = and i32 %489, 31
  %491 = or disjoint i32 %490, %487
  %492 = mul i32 %491, %485
  %493 = urem i32 %479, %485
  %494 = add i32 %492, %493
  %495 = and i32 %494, %450
  %496 = and i32 %495, %453
  %497 = lshr i32 %495, %275
  %498 = lshr i32 %495, %451
  %499 = and i32 %495, %452
  %500 = select i1 %441, i32 %497, i32 %499
  %501 = select i1 %441, i32 %496, i32 %498
  %502 = zext i32 %500 to i64
  %503 = zext i32 %501 to i64
  %504 = select i1 %438, i64 %503, i64 %502
  %505 = select i1 %438, i64 %502, i64 %503
  %506 = mul nuw i64 %504, %409
  %507 = add nuw i64 %506, %505
  %508 = mul i64 %507, %410
  %509 = lshr i64 %508, 3
  %510 = add i64 %509, %348
  %511 = tail call fastcc ptr @lane_access(ptr noundef %0, ptr noundef nonnull %461, i32 noundef %4, i64 noundef %510, i32 noundef %360, i32 noundef %360, i32 noundef range(i32 0, 2) %266) #21
  %512 = mul i32 %479, %315
  %513 = lshr i32 %512, 3
  %514 = zext nneg i32 %513 to i64
  %515 = getelementptr inbounds nuw i8, ptr %9, i64 %514
  %516 = icmp eq ptr %511, null
  br i1 %516, label %520, label %517

517:                                              ; preds = %484
  br i1 %265, label %518, label %519

518:                                              ; preds = %517
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %511, ptr nonnull align 1 %515, i64 %439, i1 false)
  br label %520

519:                                              ; preds = %517
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %515, ptr nonnull align 1 %511, i64 %439, i1 false)
  br label %520

520:                                              ; preds = %519, %518, %484
  %521 = add nuw nsw i32 %479, %358
  %522 = icmp samesign ult i32 %521, %316
  br i1 %522, label %478, label %477

523:                                              ; preds = %477
  %524 = load ptr, ptr %461, align 8
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 112
  %526 = load i64, ptr %525, align 1
  %527 = and i64 %526, 4294967295
  %528 = getelementptr inbounds nuw i8, ptr %524, i64 %527
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %528, ptr nonnull align 16 %9, i64 %435, i1 false)
  br label %529

529:                                              ; preds = %523, %477
  call void @llvm.lifetime.end.p0(i64 64, ptr nonnull %9) #20
  %530 = add i32 %456, -1
  %531 = and i32 %530, %456
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %454, label %455

533:                                              ; preds = %454
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %535 = load i64, ptr %534, align 8
  %536 = add i64 %535, 1
  store i64 %536, ptr %534, align 8
  br label %537

537:                                              ; preds = %421, %454, %533
  call void @llvm.lifetime.end.p0(i64 40, ptr nonnull %8) #20
  br label %1273

538:                                              ; preds = %5
  %539 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %540 = load i32, ptr %539, align 4
  %541 = lshr i32 %540, 3
  %542 = and i32 %541, 7
  %543 = lshr i32 %540, 6
  %544 = and i32 %543, 15
  %545 = shl nuw nsw i32 1, %544
  %546 = lshr i32 %540, 10
  %547 = and i32 %546, 15
  %548 = lshr i32 %540, 14
  %549 = and i32 %548, 15
  %550 = lshr i32 %540, 18
  %551 = and i32 %550, 15
  %552 = lshr i32 %540, 22
  %553 = and i32 %552, 15
  %554 = lshr i32 %540, 26
  %555 = lshr i32 %540, 28
  %556 = and i32 %555, 3
  %557 = icmp eq i8 %22, 1
  br i1 %557, label %558, label %895

558:                                              ; preds = %538
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %7) #20
  store i32 0, ptr %7, align 4
  %559 = and i32 %540, 1073741824
  %560 = icmp eq i32 %559, 0
  %561 = icmp sgt i32 %540, -1
  %562 = icmp eq i32 %551, 0
  %563 = icmp eq i32 %553, 0
  %564 = and i32 %540, 134217728
  %565 = icmp eq i32 %564, 0
  %566 = zext nneg i32 %545 to i64
  %567 = and i64 %566, 3
  %568 = icmp samesign ult i32 %544, 2
  %569 = and i64 %566, 65532
  %570 = icmp eq i64 %567, 0
  %571 = and i64 %566, 3
  %572 = icmp samesign ult i32 %544, 2
  %573 = and i64 %566, 65532
  %574 = icmp eq i64 %571, 0
  br label %575

575:                                              ; preds = %729, %558
  %576 = phi i32 [ 0, %558 ], [ %730, %729 ]
  %577 = shl nuw nsw i32 %576, 2
  br label %578

578:                                              ; preds = %578, %575
  %579 = phi i32 [ 0, %575 ], [ %727, %578 ]
  %580 = and i32 %579, 3
  %581 = icmp samesign ugt i32 %579, 3
  %582 = select i1 %581, i32 16, i32 0
  %583 = add nuw nsw i32 %582, %577
  %584 = or disjoint i32 %583, %580
  %585 = icmp samesign ugt i32 %583, 15
  %586 = select i1 %585, i32 4, i32 0
  %587 = select i1 %560, i32 %586, i32 0
  %588 = or disjoint i32 %587, %580
  %589 = select i1 %560, i32 0, i32 %586
  %590 = zext nneg i32 %588 to i64
  %591 = select i1 %561, i32 %586, i32 0
  %592 = or disjoint i32 %591, %580
  %593 = select i1 %561, i32 0, i32 %586
  %594 = zext nneg i32 %592 to i64
  %595 = zext nneg i32 %593 to i64
  %596 = zext nneg i32 %589 to i64
  %597 = shl nuw nsw i64 %596, 32
  %598 = or disjoint i64 %597, %590
  %599 = select i1 %560, i64 %598, i64 %596
  %600 = select i1 %560, i64 0, i64 %590
  %601 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 0, i32 noundef %547, i32 noundef 0) #21
  %602 = shl nuw nsw i64 %599, 2
  %603 = add nuw nsw i64 %602, %600
  %604 = and i64 %603, 4294967295
  %605 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %604
  store double %601, ptr %605, align 8
  %606 = shl nuw nsw i64 %595, 32
  %607 = or disjoint i64 %606, %594
  %608 = select i1 %561, i64 %607, i64 %595
  %609 = select i1 %561, i64 0, i64 %594
  %610 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 8, i32 noundef %549, i32 noundef 0) #21
  %611 = shl nuw nsw i64 %608, 2
  %612 = add nuw nsw i64 %611, %609
  %613 = and i64 %612, 4294967295
  %614 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %613
  store double %610, ptr %614, align 8
  %615 = or disjoint i64 %596, 1
  %616 = shl nuw nsw i64 %615, 32
  %617 = or disjoint i64 %616, %590
  %618 = select i1 %560, i64 %617, i64 %615
  %619 = select i1 %560, i64 1, i64 %590
  %620 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 0, i32 noundef %547, i32 noundef 1) #21
  %621 = shl nuw nsw i64 %618, 2
  %622 = add nuw nsw i64 %621, %619
  %623 = and i64 %622, 4294967295
  %624 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %623
  store double %620, ptr %624, align 8
  %625 = or disjoint i64 %595, 1
  %626 = shl nuw nsw i64 %625, 32
  %627 = or disjoint i64 %626, %594
  %628 = select i1 %561, i64 %627, i64 %625
  %629 = select i1 %561, i64 1, i64 %594
  %630 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 8, i32 noundef %549, i32 noundef 1) #21
  %631 = shl nuw nsw i64 %628, 2
  %632 = add nuw nsw i64 %631, %629
  %633 = and i64 %632, 4294967295
  %634 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %633
  store double %630, ptr %634, align 8
  %635 = or disjoint i64 %596, 2
  %636 = shl nuw nsw i64 %635, 32
  %637 = or disjoint i64 %636, %590
  %638 = select i1 %560, i64 %637, i64 %635
  %639 = select i1 %560, i64 2, i64 %590
  %640 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 0, i32 noundef %547, i32 noundef 2) #21
  %641 = shl nuw nsw i64 %638, 2
  %642 = add nuw nsw i64 %641, %639
  %643 = and i64 %642, 4294967295
  %644 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %643
  store double %640, ptr %644, align 8
  %645 = or disjoint i64 %595, 2
  %646 = shl nuw nsw i64 %645, 32
  %647 = or disjoint i64 %646, %594
  %648 = select i1 %561, i64 %647, i64 %645
  %649 = select i1 %561, i64 2, i64 %594
  %650 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 8, i32 noundef %549, i32 noundef 2) #21
  %651 = shl nuw nsw i64 %648, 2
  %652 = add nuw nsw i64 %651, %649
  %653 = and i64 %652, 4294967295
  %654 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %653
  store double %650, ptr %654, align 8
  %655 = or disjoint i64 %596, 3
  %656 = shl nuw nsw i64 %655, 32
  %657 = or disjoint i64 %656, %590
  %658 = select i1 %560, i64 %657, i64 %655
  %659 = select i1 %560, i64 3, i64 %590
  %660 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 0, i32 noundef %547, i32 noundef 3) #21
  %661 = shl nuw nsw i64 %658, 2
  %662 = add nuw nsw i64 %661, %659
  %663 = and i64 %662, 4294967295
  %664 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %663
  store double %660, ptr %664, align 8
  %665 = or disjoint i64 %595, 3
  %666 = shl nuw nsw i64 %665, 32
  %667 = or disjoint i64 %666, %594
  %668 = select i1 %561, i64 %667, i64 %665
  %669 = select i1 %561, i64 3, i64 %594
  %670 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 8, i32 noundef %549, i32 noundef 3) #21
  %671 = shl nuw nsw i64 %668, 2
  %672 = add nuw nsw i64 %671, %669
  %673 = and i64 %672, 4294967295
  %674 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %673
  store double %670, ptr %674, align 8
  %675 = and i32 %579, 1
  %676 = or disjoint i32 %586, %675
  %677 = and i32 %579, 2
  %678 = or disjoint i32 %586, %580
  %679 = select i1 %562, i32 %678, i32 %676
  %680 = select i1 %562, i32 0, i32 %677
  %681 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 0) #21
  %682 = shl nuw nsw i32 %679, 3
  %683 = or disjoint i32 %682, %680
  %684 = zext nneg i32 %683 to i64
  %685 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %684
  store double %681, ptr %685, align 8
  %686 = or disjoint i32 %677, 1
  %687 = select i1 %562, i32 1, i32 %686
  %688 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 1) #21
  %689 = or disjoint i32 %682, %687
  %690 = zext nneg i32 %689 to i64
  %691 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %690
  store double %688, ptr %691, align 8
  %692 = or disjoint i32 %676, 2
  %693 = select i1 %562, i32 %678, i32 %692
  %694 = select i1 %562, i32 2, i32 %677
  %695 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 2) #21
  %696 = shl nuw nsw i32 %693, 3
  %697 = or disjoint i32 %696, %694
  %698 = zext nneg i32 %697 to i64
  %699 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %698
  store double %695, ptr %699, align 8
  %700 = select i1 %562, i32 3, i32 %686
  %701 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 3) #21
  %702 = or disjoint i32 %696, %700
  %703 = zext nneg i32 %702 to i64
  %704 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %703
  store double %701, ptr %704, align 8
  %705 = or disjoint i32 %677, 4
  %706 = select i1 %562, i32 4, i32 %705
  %707 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 4) #21
  %708 = or disjoint i32 %682, %706
  %709 = zext nneg i32 %708 to i64
  %710 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %709
  store double %707, ptr %710, align 8
  %711 = or disjoint i32 %677, 5
  %712 = select i1 %562, i32 5, i32 %711
  %713 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 5) #21
  %714 = or disjoint i32 %682, %712
  %715 = zext nneg i32 %714 to i64
  %716 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %715
  store double %713, ptr %716, align 8
  %717 = select i1 %562, i32 6, i32 %705
  %718 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 6) #21
  %719 = or disjoint i32 %696, %717
  %720 = zext nneg i32 %719 to i64
  %721 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %720
  store double %718, ptr %721, align 8
  %722 = select i1 %562, i32 7, i32 %711
  %723 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %584, i32 noundef 16, i32 noundef %551, i32 noundef 7) #21
  %724 = or disjoint i32 %696, %722
  %725 = zext nneg i32 %724 to i64
  %726 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %725
  store double %723, ptr %726, align 8
  %727 = add nuw nsw i32 %579, 1
  %728 = icmp eq i32 %727, 8
  br i1 %728, label %732, label %578

729:                                              ; preds = %743
  %730 = add nuw nsw i32 %576, 1
  %731 = icmp eq i32 %730, 4
  br i1 %731, label %894, label %575

732:                                              ; preds = %578, %743
  %733 = phi i32 [ %744, %743 ], [ 0, %578 ]
  %734 = and i32 %733, 3
  %735 = icmp samesign ugt i32 %733, 3
  %736 = select i1 %735, i32 16, i32 0
  %737 = add nuw nsw i32 %736, %577
  %738 = or disjoint i32 %737, %734
  %739 = and i32 %733, 1
  %740 = icmp samesign ugt i32 %737, 15
  %741 = select i1 %740, i32 4, i32 0
  %742 = and i32 %733, 2
  br label %746

743:                                              ; preds = %890
  %744 = add nuw nsw i32 %733, 1
  %745 = icmp eq i32 %744, 8
  br i1 %745, label %729, label %732

746:                                              ; preds = %890, %732
  %747 = phi i32 [ 0, %732 ], [ %892, %890 ]
  %748 = and i32 %747, 2
  %749 = or disjoint i32 %748, %739
  %750 = and i32 %747, 5
  %751 = or disjoint i32 %750, %742
  %752 = select i1 %563, i32 %734, i32 %749
  %753 = or disjoint i32 %752, %741
  %754 = select i1 %563, i32 %747, i32 %751
  %755 = shl nuw nsw i32 %753, %544
  %756 = zext nneg i32 %755 to i64
  %757 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %756
  %758 = shl i32 %754, %544
  %759 = zext i32 %758 to i64
  %760 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %759
  %761 = shl nuw nsw i32 %753, %542
  %762 = add nuw i32 %761, %754
  %763 = zext i32 %762 to i64
  %764 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %763
  %765 = load double, ptr %764, align 8
  switch i32 %547, label %780 [
    i32 10, label %766
    i32 9, label %778
  ]

766:                                              ; preds = %746
  %767 = bitcast double %765 to i64
  br label %768

768:                                              ; preds = %768, %766
  %769 = phi i64 [ 0, %766 ], [ %776, %768 ]
  %770 = phi i64 [ %767, %766 ], [ %775, %768 ]
  %771 = getelementptr inbounds nuw double, ptr %757, i64 %769
  %772 = load i64, ptr %771, align 8
  %773 = getelementptr inbounds nuw double, ptr %760, i64 %769
  %774 = load i64, ptr %773, align 8
  %775 = tail call i64 @px_fma_f64(i64 noundef %772, i64 noundef %774, i64 noundef %770, i32 noundef %556) #21
  %776 = add nuw nsw i64 %769, 1
  %777 = icmp eq i64 %776, %566
  br i1 %777, label %853, label %768

778:                                              ; preds = %746
  br i1 %565, label %779, label %780

779:                                              ; preds = %778
  br i1 %568, label %872, label %781

780:                                              ; preds = %746, %778
  br i1 %572, label %855, label %819

781:                                              ; preds = %779, %781
  %782 = phi i64 [ %816, %781 ], [ 0, %779 ]
  %783 = phi double [ %815, %781 ], [ %765, %779 ]
  %784 = phi i64 [ %817, %781 ], [ 0, %779 ]
  %785 = getelementptr inbounds nuw double, ptr %757, i64 %782
  %786 = load double, ptr %785, align 8
  %787 = getelementptr inbounds nuw double, ptr %760, i64 %782
  %788 = load double, ptr %787, align 8
  %789 = fcmp une double %786, %788
  %790 = uitofp i1 %789 to double
  %791 = fadd double %783, %790
  %792 = or disjoint i64 %782, 1
  %793 = getelementptr inbounds nuw double, ptr %757, i64 %792
  %794 = load double, ptr %793, align 8
  %795 = getelementptr inbounds nuw double, ptr %760, i64 %792
  %796 = load double, ptr %795, align 8
  %797 = fcmp une double %794, %796
  %798 = uitofp i1 %797 to double
  %799 = fadd double %791, %798
  %800 = or disjoint i64 %782, 2
  %801 = getelementptr inbounds nuw double, ptr %757, i64 %800
  %802 = load double, ptr %801, align 8
  %803 = getelementptr inbounds nuw double, ptr %760, i64 %800
  %804 = load double, ptr %803, align 8
  %805 = fcmp une double %802, %804
  %806 = uitofp i1 %805 to double
  %807 = fadd double %799, %806
  %808 = or disjoint i64 %782, 3
  %809 = getelementptr inbounds nuw double, ptr %757, i64 %808
  %810 = load double, ptr %809, align 8
  %811 = getelementptr inbounds nuw double, ptr %760, i64 %808
  %812 = load double, ptr %811, align 8
  %813 = fcmp une double %810, %812
  %814 = uitofp i1 %813 to double
  %815 = fadd double %807, %814
  %816 = add nuw nsw i64 %782, 4
  %817 = add i64 %784, 4
  %818 = icmp eq i64 %817, %569
  br i1 %818, label %872, label %781

819:                                              ; preds = %780, %819
  %820 = phi i64 [ %850, %819 ], [ 0, %780 ]
  %821 = phi double [ %849, %819 ], [ %765, %780 ]
  %822 = phi i64 [ %851, %819 ], [ 0, %780 ]
  %823 = getelementptr inbounds nuw double, ptr %757, i64 %820
  %824 = load double, ptr %823, align 8
  %825 = getelementptr inbounds nuw double, ptr %760, i64 %820
  %826 = load double, ptr %825, align 8
  %827 = fmul double %824, %826
  %828 = fadd double %821, %827
  %829 = or disjoint i64 %820, 1
  %830 = getelementptr inbounds nuw double, ptr %757, i64 %829
  %831 = load double, ptr %830, align 8
  %832 = getelementptr inbounds nuw double, ptr %760, i64 %829
  %833 = load double, ptr %832, align 8
  %834 = fmul double %831, %833
  %835 = fadd double %828, %834
  %836 = or disjoint i64 %820, 2
  %837 = getelementptr inbounds nuw double, ptr %757, i64 %836
  %838 = load double, ptr %837, align 8
  %839 = getelementptr inbounds nuw double, ptr %760, i64 %836
  %840 = load double, ptr %839, align 8
  %841 = fmul double %838, %840
  %842 = fadd double %835, %841
  %843 = or disjoint i64 %820, 3
  %844 = getelementptr inbounds nuw double, ptr %757, i64 %843
  %845 = load double, ptr %844, align 8
  %846 = getelementptr inbounds nuw double, ptr %760, i64 %843
  %847 = load double, ptr %846, align 8
  %848 = fmul double %845, %847
  %849 = fadd double %842, %848
  %850 = add nuw nsw i64 %820, 4
  %851 = add i64 %822, 4
  %852 = icmp eq i64 %851, %573
  br i1 %852, label %855, label %819

853:                                              ; preds = %768
  %854 = bitcast i64 %775 to double
  br label %890

855:                                              ; preds = %819, %780
  %856 = phi double [ poison, %780 ], [ %849, %819 ]
  %857 = phi i64 [ 0, %780 ], [ %850, %819 ]
  %858 = phi double [ %765, %780 ], [ %849, %819 ]
  br i1 %574, label %890, label %859

859:                                              ; preds = %855, %859
  %860 = phi i64 [ %869, %859 ], [ %857, %855 ]
  %861 = phi double [ %868, %859 ], [ %858, %855 ]
  %862 = phi i64 [ %870, %859 ], [ 0, %855 ]
  %863 = getelementptr inbounds nuw double, ptr %757, i64 %860
  %864 = load double, ptr %863, align 8
  %865 = getelementptr inbounds nuw double, ptr %760, i64 %860
  %866 = load double, ptr %865, align 8
  %867 = fmul double %864, %866
  %868 = fadd double %861, %867
  %869 = add nuw nsw i64 %860, 1
  %870 = add i64 %862, 1
  %871 = icmp eq i64 %870, %571
  br i1 %871, label %890, label %859

872:                                              ; preds = %781, %779
  %873 = phi double [ poison, %779 ], [ %815, %781 ]
  %874 = phi i64 [ 0, %779 ], [ %816, %781 ]
  %875 = phi double [ %765, %779 ], [ %815, %781 ]
  br i1 %570, label %890, label %876

876:                                              ; preds = %872, %876
  %877 = phi i64 [ %887, %876 ], [ %874, %872 ]
  %878 = phi double [ %886, %876 ], [ %875, %872 ]
  %879 = phi i64 [ %888, %876 ], [ 0, %872 ]
  %880 = getelementptr inbounds nuw double, ptr %757, i64 %877
  %881 = load double, ptr %880, align 8
  %882 = getelementptr inbounds nuw double, ptr %760, i64 %877
  %883 = load double, ptr %882, align 8
  %884 = fcmp une double %881, %883
  %885 = uitofp i1 %884 to double
  %886 = fadd double %878, %885
  %887 = add nuw nsw i64 %877, 1
  %888 = add i64 %879, 1
  %889 = icmp eq i64 %888, %567
  br i1 %889, label %890, label %876

890:                                              ; preds = %872, %876, %855, %859, %853
  %891 = phi double [ %854, %853 ], [ %856, %855 ], [ %868, %859 ], [ %873, %872 ], [ %886, %876 ]
  call fastcc void @fragment_answer(ptr noundef nonnull readonly %12, i32 noundef %738, i32 noundef %553, i32 noundef %747, double noundef %891, i32 noundef 0, ptr noundef %7) #21
  %892 = add nuw nsw i32 %747, 1
  %893 = icmp eq i32 %892, 8
  br i1 %893, label %743, label %746

894:                                              ; preds = %729
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %7) #20
  br label %1273

895:                                              ; preds = %538
  %896 = shl nuw nsw i32 1, %542
  %897 = and i32 %540, 7
  %898 = icmp eq i8 %22, 5
  call void @llvm.lifetime.start.p0(i64 4, ptr nonnull %6) #20
  store i32 0, ptr %6, align 4
  %899 = icmp eq i32 %547, 0
  %900 = select i1 %898, i1 %899, i1 false
  %901 = shl nuw nsw i32 %545, %897
  %902 = lshr i32 %901, 5
  %903 = select i1 %900, i32 16, i32 %902
  %904 = icmp eq i32 %549, 0
  %905 = select i1 %898, i1 %904, i1 false
  %906 = shl nuw nsw i32 %545, %542
  %907 = lshr i32 %906, 5
  %908 = select i1 %905, i32 16, i32 %907
  %909 = shl nuw nsw i32 %896, %897
  %910 = lshr i32 %909, 5
  %911 = zext nneg i32 %547 to i64
  %912 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %911
  %913 = load i8, ptr %912, align 1
  %914 = zext i8 %913 to i32
  %915 = mul nuw nsw i32 %903, %914
  %916 = lshr i32 %915, 3
  %917 = zext nneg i32 %549 to i64
  %918 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %917
  %919 = load i8, ptr %918, align 1
  %920 = zext i8 %919 to i32
  %921 = mul nuw nsw i32 %908, %920
  %922 = lshr i32 %921, 3
  %923 = add nuw nsw i32 %922, %916
  %924 = icmp eq i32 %903, 0
  %925 = icmp eq i32 %908, 0
  %926 = icmp samesign ult i32 %909, 32
  %927 = icmp eq i32 %547, 10
  %928 = icmp samesign ugt i32 %897, 3
  %929 = zext i1 %928 to i32
  %930 = icmp eq i32 %549, 10
  %931 = tail call i32 @llvm.umax.i32(i32 %910, i32 1)
  %932 = add nsw i32 %901, -1
  %933 = add nsw i32 %545, -1
  %934 = and i32 %932, %933
  %935 = add nsw i32 %906, -1
  %936 = and i32 %935, %933
  %937 = icmp eq i32 %551, 10
  %938 = zext nneg i32 %551 to i64
  %939 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %938
  %940 = add nsw i32 %909, -1
  %941 = add nsw i32 %896, -1
  %942 = and i32 %940, %941
  br label %943

943:                                              ; preds = %1053, %895
  %944 = phi i32 [ 0, %895 ], [ %1054, %1053 ]
  br i1 %924, label %965, label %945

945:                                              ; preds = %943
  %946 = add nuw nsw i32 %944, 3
  %947 = lshr i32 %944, 2
  %948 = and i32 %944, 3
  br label %970

949:                                              ; preds = %1053
  %950 = icmp eq i32 %553, 10
  %951 = zext nneg i32 %553 to i64
  %952 = getelementptr inbounds nuw [13 x i8], ptr @element_bits.bits, i64 0, i64 %951
  %953 = and i32 %540, 134217728
  %954 = icmp eq i32 %953, 0
  %955 = zext nneg i32 %545 to i64
  %956 = and i32 %554, 1
  %957 = and i64 %955, 3
  %958 = icmp samesign ult i32 %544, 2
  %959 = and i64 %955, 65532
  %960 = icmp eq i64 %957, 0
  %961 = and i64 %955, 3
  %962 = icmp samesign ult i32 %544, 2
  %963 = and i64 %955, 65532
  %964 = icmp eq i64 %961, 0
  br label %1093

965:                                              ; preds = %1001, %943
  br i1 %925, label %1011, label %966

966:                                              ; preds = %965
  %967 = add nuw nsw i32 %944, 3
  %968 = and i32 %944, 3
  %969 = lshr i32 %944, 2
  br label %1017

970:                                              ; preds = %1001, %945
  %971 = phi i32 [ 0, %945 ], [ %1009, %1001 ]
  br i1 %927, label %975, label %972

972:                                              ; preds = %970
  %973 = udiv i8 32, %913
  %974 = zext nneg i8 %973 to i32
  br label %975

975:                                              ; preds = %972, %970
  %976 = phi i32 [ %974, %972 ], [ 1, %970 ]
  %977 = udiv i32 %971, %976
  %978 = urem i32 %971, %976
  br i1 %898, label %979, label %991

979:                                              ; preds = %975
  %980 = shl nuw i32 %977, 5
  %981 = mul nuw nsw i32 %977, 5
  %982 = add nuw nsw i32 %946, %981
  %983 = and i32 %982, 31
  %984 = or disjoint i32 %983, %980
  %985 = mul i32 %984, %976
  %986 = urem i32 %971, %976
  %987 = add i32 %986, %985
  %988 = and i32 %987, %932
  %989 = lshr i32 %988, %544
  %990 = and i32 %987, %934
  br label %1001

991:                                              ; preds = %975
  %992 = lshr i32 %977, %929
  %993 = shl nuw nsw i32 %977, 3
  %994 = and i32 %993, 8
  %995 = select i1 %928, i32 %994, i32 0
  %996 = or disjoint i32 %995, %947
  %997 = shl nuw nsw i32 %992, 2
  %998 = or disjoint i32 %997, %948
  %999 = mul i32 %998, %976
  %1000 = add i32 %978, %999
  br label %1001

1001:                                             ; preds = %991, %979
  %1002 = phi i32 [ %1000, %991 ], [ %990, %979 ]
  %1003 = phi i32 [ %996, %991 ], [ %989, %979 ]
  %1004 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %944, i32 noundef 0, i32 noundef %547, i32 noundef %971) #21
  %1005 = shl i32 %1003, %544
  %1006 = add i32 %1005, %1002
  %1007 = zext i32 %1006 to i64
  %1008 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %1007
  store double %1004, ptr %1008, align 8
  %1009 = add nuw nsw i32 %971, 1
  %1010 = icmp eq i32 %1009, %903
  br i1 %1010, label %965, label %970

1011:                                             ; preds = %1043, %965
  br i1 %926, label %1053, label %1012

1012:                                             ; preds = %1011
  %1013 = add nuw nsw i32 %944, 3
  %1014 = lshr i32 %944, 2
  %1015 = shl nuw nsw i32 %944, 1
  %1016 = and i32 %1015, 6
  br label %1056

1017:                                             ; preds = %1043, %966
  %1018 = phi i32 [ 0, %966 ], [ %1051, %1043 ]
  br i1 %930, label %1022, label %1019

1019:                                             ; preds = %1017
  %1020 = udiv i8 32, %919
  %1021 = zext nneg i8 %1020 to i32
  br label %1022

1022:                                             ; preds = %1019, %1017
  %1023 = phi i32 [ %1021, %1019 ], [ 1, %1017 ]
  %1024 = udiv i32 %1018, %1023
  %1025 = urem i32 %1018, %1023
  br i1 %898, label %1026, label %1038

1026:                                             ; preds = %1022
  %1027 = shl nuw i32 %1024, 5
  %1028 = mul nuw nsw i32 %1024, 5
  %1029 = add nuw nsw i32 %967, %1028
  %1030 = and i32 %1029, 31
  %1031 = or disjoint i32 %1030, %1027
  %1032 = mul i32 %1031, %1023
  %1033 = urem i32 %1018, %1023
  %1034 = add i32 %1033, %1032
  %1035 = and i32 %1034, %935
  %1036 = and i32 %1034, %936
  %1037 = lshr i32 %1035, %544
  br label %1043

1038:                                             ; preds = %1022
  %1039 = shl nuw nsw i32 %1024, 2
  %1040 = or disjoint i32 %1039, %968
  %1041 = mul i32 %1040, %1023
  %1042 = add i32 %1025, %1041
  br label %1043

1043:                                             ; preds = %1038, %1026
  %1044 = phi i32 [ %969, %1038 ], [ %1037, %1026 ]
  %1045 = phi i32 [ %1042, %1038 ], [ %1036, %1026 ]
  %1046 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %944, i32 noundef %916, i32 noundef %549, i32 noundef %1018) #21
  %1047 = shl i32 %1044, %544
  %1048 = add i32 %1047, %1045
  %1049 = zext i32 %1048 to i64
  %1050 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %1049
  store double %1046, ptr %1050, align 8
  %1051 = add nuw nsw i32 %1018, 1
  %1052 = icmp eq i32 %1051, %908
  br i1 %1052, label %1011, label %1017

1053:                                             ; preds = %1083, %1011
  %1054 = add nuw nsw i32 %944, 1
  %1055 = icmp eq i32 %1054, 32
  br i1 %1055, label %949, label %943

1056:                                             ; preds = %1083, %1012
  %1057 = phi i32 [ 0, %1012 ], [ %1091, %1083 ]
  br i1 %937, label %1062, label %1058

1058:                                             ; preds = %1056
  %1059 = load i8, ptr %939, align 1
  %1060 = udiv i8 32, %1059
  %1061 = zext nneg i8 %1060 to i32
  br label %1062

1062:                                             ; preds = %1058, %1056
  %1063 = phi i32 [ %1061, %1058 ], [ 1, %1056 ]
  br i1 %898, label %1064, label %1077

1064:                                             ; preds = %1062
  %1065 = udiv i32 %1057, %1063
  %1066 = shl nuw i32 %1065, 5
  %1067 = mul nuw nsw i32 %1065, 5
  %1068 = add nuw nsw i32 %1013, %1067
  %1069 = and i32 %1068, 31
  %1070 = or disjoint i32 %1069, %1066
  %1071 = mul i32 %1070, %1063
  %1072 = urem i32 %1057, %1063
  %1073 = add i32 %1071, %1072
  %1074 = and i32 %1073, %940
  %1075 = lshr i32 %1074, %542
  %1076 = and i32 %1073, %942
  br label %1083

1077:                                             ; preds = %1062
  %1078 = shl nuw nsw i32 %1057, 2
  %1079 = and i32 %1078, 536870904
  %1080 = or disjoint i32 %1079, %1014
  %1081 = and i32 %1057, 1
  %1082 = or disjoint i32 %1081, %1016
  br label %1083

1083:                                             ; preds = %1077, %1064
  %1084 = phi i32 [ %1082, %1077 ], [ %1076, %1064 ]
  %1085 = phi i32 [ %1080, %1077 ], [ %1075, %1064 ]
  %1086 = call fastcc double @fragment_value(ptr noundef nonnull readonly %12, i32 noundef %944, i32 noundef %923, i32 noundef %551, i32 noundef %1057) #21
  %1087 = shl i32 %1085, %542
  %1088 = add i32 %1087, %1084
  %1089 = zext i32 %1088 to i64
  %1090 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %1089
  store double %1086, ptr %1090, align 8
  %1091 = add nuw nsw i32 %1057, 1
  %1092 = icmp eq i32 %1091, %931
  br i1 %1092, label %1053, label %1056

1093:                                             ; preds = %1100, %949
  %1094 = phi i32 [ 0, %949 ], [ %1101, %1100 ]
  br i1 %926, label %1100, label %1095

1095:                                             ; preds = %1093
  %1096 = add nuw nsw i32 %1094, 3
  %1097 = lshr i32 %1094, 2
  %1098 = shl nuw nsw i32 %1094, 1
  %1099 = and i32 %1098, 6
  br label %1103

1100:                                             ; preds = %1268, %1093
  %1101 = add nuw nsw i32 %1094, 1
  %1102 = icmp eq i32 %1101, 32
  br i1 %1102, label %1272, label %1093

1103:                                             ; preds = %1268, %1095
  %1104 = phi i32 [ 0, %1095 ], [ %1270, %1268 ]
  br i1 %950, label %1109, label %1105

1105:                                             ; preds = %1103
  %1106 = load i8, ptr %952, align 1
  %1107 = udiv i8 32, %1106
  %1108 = zext nneg i8 %1107 to i32
  br label %1109

1109:                                             ; preds = %1105, %1103
  %1110 = phi i32 [ %1108, %1105 ], [ 1, %1103 ]
  br i1 %898, label %1111, label %1124

1111:                                             ; preds = %1109
  %1112 = udiv i32 %1104, %1110
  %1113 = shl nuw i32 %1112, 5
  %1114 = mul nuw nsw i32 %1112, 5
  %1115 = add nuw nsw i32 %1096, %1114
  %1116 = and i32 %1115, 31
  %1117 = or disjoint i32 %1116, %1113
  %1118 = mul i32 %1117, %1110
  %1119 = urem i32 %1104, %1110
  %1120 = add i32 %1118, %1119
  %1121 = and i32 %1120, %940
  %1122 = lshr i32 %1121, %542
  %1123 = and i32 %1120, %942
  br label %1130

1124:                                             ; preds = %1109
  %1125 = shl nuw nsw i32 %1104, 2
  %1126 = and i32 %1125, 536870904
  %1127 = or disjoint i32 %1126, %1097
  %1128 = and i32 %1104, 1
  %1129 = or disjoint i32 %1128, %1099
  br label %1130

1130:                                             ; preds = %1124, %1111
  %1131 = phi i32 [ %1129, %1124 ], [ %1123, %1111 ]
  %1132 = phi i32 [ %1127, %1124 ], [ %1122, %1111 ]
  %1133 = shl i32 %1132, %544
  %1134 = zext i32 %1133 to i64
  %1135 = getelementptr inbounds nuw [8192 x double], ptr @matrix_answer.o, i64 0, i64 %1134
  %1136 = shl nuw nsw i32 %1131, %544
  %1137 = zext nneg i32 %1136 to i64
  %1138 = getelementptr inbounds nuw [8192 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 65536), i64 0, i64 %1137
  %1139 = shl i32 %1132, %542
  %1140 = add i32 %1139, %1131
  %1141 = zext i32 %1140 to i64
  %1142 = getelementptr inbounds nuw [1024 x double], ptr getelementptr inbounds nuw (i8, ptr @matrix_answer.o, i64 131072), i64 0, i64 %1141
  %1143 = load double, ptr %1142, align 8
  switch i32 %547, label %1158 [
    i32 10, label %1144
    i32 9, label %1156
  ]

1144:                                             ; preds = %1130
  %1145 = bitcast double %1143 to i64
  br label %1146

1146:                                             ; preds = %1146, %1144
  %1147 = phi i64 [ 0, %1144 ], [ %1154, %1146 ]
  %1148 = phi i64 [ %1145, %1144 ], [ %1153, %1146 ]
  %1149 = getelementptr inbounds nuw double, ptr %1135, i64 %1147
  %1150 = load i64, ptr %1149, align 8
  %1151 = getelementptr inbounds nuw double, ptr %1138, i64 %1147
  %1152 = load i64, ptr %1151, align 8
  %1153 = tail call i64 @px_fma_f64(i64 noundef %1150, i64 noundef %1152, i64 noundef %1148, i32 noundef %556) #21
  %1154 = add nuw nsw i64 %1147, 1
  %1155 = icmp eq i64 %1154, %955
  br i1 %1155, label %1231, label %1146

1156:                                             ; preds = %1130
  br i1 %954, label %1157, label %1158

1157:                                             ; preds = %1156
  br i1 %958, label %1250, label %1159

1158:                                             ; preds = %1130, %1156
  br i1 %962, label %1233, label %1197

1159:                                             ; preds = %1157, %1159
  %1160 = phi i64 [ %1194, %1159 ], [ 0, %1157 ]
  %1161 = phi double [ %1193, %1159 ], [ %1143, %1157 ]
  %1162 = phi i64 [ %1195, %1159 ], [ 0, %1157 ]
  %1163 = getelementptr inbounds nuw double, ptr %1135, i64 %1160
  %1164 = load double, ptr %1163, align 8
  %1165 = getelementptr inbounds nuw double, ptr %1138, i64 %1160
  %1166 = load double, ptr %1165, align 8
  %1167 = fcmp une double %1164, %1166
  %1168 = uitofp i1 %1167 to double
  %1169 = fadd double %1161, %1168
  %1170 = or disjoint i64 %1160, 1
  %1171 = getelementptr inbounds nuw double, ptr %1135, i64 %1170
  %1172 = load double, ptr %1171, align 8
  %1173 = getelementptr inbounds nuw double, ptr %1138, i64 %1170
  %1174 = load double, ptr %1173, align 8
  %1175 = fcmp une double %1172, %1174
  %1176 = uitofp i1 %1175 to double
  %1177 = fadd double %1169, %1176
  %1178 = or disjoint i64 %1160, 2
  %1179 = getelementptr inbounds nuw double, ptr %1135, i64 %1178
  %1180 = load double, ptr %1179, align 8
  %1181 = getelementptr inbounds nuw double, ptr %1138, i64 %1178
  %1182 = load double, ptr %1181, align 8
  %1183 = fcmp une double %1180, %1182
  %1184 = uitofp i1 %1183 to double
  %1185 = fadd double %1177, %1184
  %1186 = or disjoint i64 %1160, 3
  %1187 = getelementptr inbounds nuw double, ptr %1135, i64 %1186
  %1188 = load double, ptr %1187, align 8
  %1189 = getelementptr inbounds nuw double, ptr %1138, i64 %1186
  %1190 = load double, ptr %1189, align 8
  %1191 = fcmp une double %1188, %1190
  %1192 = uitofp i1 %1191 to double
  %1193 = fadd double %1185, %1192
  %1194 = add nuw nsw i64 %1160, 4
  %1195 = add i64 %1162, 4
  %1196 = icmp eq i64 %1195, %959
  br i1 %1196, label %1250, label %1159

1197:                                             ; preds = %1158, %1197
  %1198 = phi i64 [ %1228, %1197 ], [ 0, %1158 ]
  %1199 = phi double [ %1227, %1197 ], [ %1143, %1158 ]
  %1200 = phi i64 [ %1229, %1197 ], [ 0, %1158 ]
  %1201 = getelementptr inbounds nuw double, ptr %1135, i64 %1198
  %1202 = load double, ptr %1201, align 8
  %1203 = getelementptr inbounds nuw double, ptr %1138, i64 %1198
  %1204 = load double, ptr %1203, align 8
  %1205 = fmul double %1202, %1204
  %1206 = fadd double %1199, %1205
  %1207 = or disjoint i64 %1198, 1
  %1208 = getelementptr inbounds nuw double, ptr %1135, i64 %1207
  %1209 = load double, ptr %1208, align 8
  %1210 = getelementptr inbounds nuw double, ptr %1138, i64 %1207
  %1211 = load double, ptr %1210, align 8
  %1212 = fmul double %1209, %1211
  %1213 = fadd double %1206, %1212
  %1214 = or disjoint i64 %1198, 2
  %1215 = getelementptr inbounds nuw double, ptr %1135, i64 %1214
  %1216 = load double, ptr %1215, align 8
  %1217 = getelementptr inbounds nuw double, ptr %1138, i64 %1214
  %1218 = load double, ptr %1217, align 8
  %1219 = fmul double %1216, %1218
  %1220 = fadd double %1213, %1219
  %1221 = or disjoint i64 %1198, 3
  %1222 = getelementptr inbounds nuw double, ptr %1135, i64 %1221
  %1223 = load double, ptr %1222, align 8
  %1224 = getelementptr inbounds nuw double, ptr %1138, i64 %1221
  %1225 = load double, ptr %1224, align 8
  %1226 = fmul double %1223, %1225
  %1227 = fadd double %1220, %1226
  %1228 = add nuw nsw i64 %1198, 4
  %1229 = add i64 %1200, 4
  %1230 = icmp eq i64 %1229, %963
  br i1 %1230, label %1233, label %1197

1231:                                             ; preds = %1146
  %1232 = bitcast i64 %1153 to double
  br label %1268

1233:                                             ; preds = %1197, %1158
  %1234 = phi double [ poison, %1158 ], [ %1227, %1197 ]
  %1235 = phi i64 [ 0, %1158 ], [ %1228, %1197 ]
  %1236 = phi double [ %1143, %1158 ], [ %1227, %1197 ]
  br i1 %964, label %1268, label %1237

1237:                                             ; preds = %1233, %1237
  %1238 = phi i64 [ %1247, %1237 ], [ %1235, %1233 ]
  %1239 = phi double [ %1246, %1237 ], [ %1236, %1233 ]
  %1240 = phi i64 [ %1248, %1237 ], [ 0, %1233 ]
  %1241 = getelementptr inbounds nuw double, ptr %1135, i64 %1238
  %1242 = load double, ptr %1241, align 8
  %1243 = getelementptr inbounds nuw double, ptr %1138, i64 %1238
  %1244 = load double, ptr %1243, align 8
  %1245 = fmul double %1242, %1244
  %1246 = fadd double %1239, %1245
  %1247 = add nuw nsw i64 %1238, 1
  %1248 = add i64 %1240, 1
  %1249 = icmp eq i64 %1248, %961
  br i1 %1249, label %1268, label %1237

1250:                                             ; preds = %1159, %1157
  %1251 = phi double [ poison, %1157 ], [ %1193, %1159 ]
  %1252 = phi i64 [ 0, %1157 ], [ %1194, %1159 ]
  %1253 = phi double [ %1143, %1157 ], [ %1193, %1159 ]
  br i1 %960, label %1268, label %1254

1254:                                             ; preds = %1250, %1254
  %1255 = phi i64 [ %1265, %1254 ], [ %1252, %1250 ]
  %1256 = phi double [ %1264, %1254 ], [ %1253, %1250 ]
  %1257 = phi i64 [ %1266, %1254 ], [ 0, %1250 ]
  %1258 = getelementptr inbounds nuw double, ptr %1135, i64 %1255
  %1259 = load double, ptr %1258, align 8
  %1260 = getelementptr inbounds nuw double, ptr %1138, i64 %1255
  %1261 = load double, ptr %1260, align 8
  %1262 = fcmp une double %1259, %1261
  %1263 = uitofp i1 %1262 to double
  %1264 = fadd double %1256, %1263
  %1265 = add nuw nsw i64 %1255, 1
  %1266 = add i64 %1257, 1
  %1267 = icmp eq i64 %1266, %957
  br i1 %1267, label %1268, label %1254

1268:                                             ; preds = %1250, %1254, %1233, %1237, %1231
  %1269 = phi double [ %1232, %1231 ], [ %1234, %1233 ], [ %1246, %1237 ], [ %1251, %1250 ], [ %1264, %1254 ]
  call fastcc void @fragment_answer(ptr noundef nonnull readonly %12, i32 noundef %1094, i32 noundef %553, i32 noundef %1104, double noundef %1269, i32 noundef %956, ptr noundef %6) #21
  %1270 = add nuw nsw i32 %1104, 1
  %1271 = icmp eq i32 %1270, %931
  br i1 %1271, label %1100, label %1103

1272:                                             ; preds = %1100
  call void @llvm.lifetime.end.p0(i64 4, ptr nonnull %6) #20
  br label %1273

1273:                                             ; preds = %894, %1272, %537, %263, %200
  call void @llvm.lifetime.end.p0(i64 16, ptr nonnull %12) #20
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @warp_answer(ptr nocapture %0, i64 range(i64 0, 4294967296) %1, ptr nocapture noundef readonly %2, i32 noundef %3, i32 noundef %4) unnamed_addr #16 {
  %6 = alloca [32 x i64], align 16
  %7 = alloca [32 x i64], align 16
  %8 = alloca [32 x i64], align 16
  %9 = alloca [32 x i64], align 16
  %10 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %3, i1 true)
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 6
  %12 = load i8, ptr %11, align 2
  %13 = icmp eq i8 %12, 8
  %14 = select i1 %13, i64 -1, i64 4294967295
  %15 = zext nneg i32 %10 to i64
  %16 = mul nuw nsw i64 %1, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 112
  %19 = load i64, ptr %18, align 1
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %21 = load i8, ptr %20, align 4
  switch i8 %21, label %270 [
    i8 10, label %22
    i8 13, label %223
  ]

22:                                               ; preds = %5
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 10
  %24 = load i8, ptr %23, align 2
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = icmp eq i32 %3, 0
  switch i8 %24, label %175 [
    i8 0, label %27
    i8 1, label %77
    i8 2, label %127
  ]

27:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %9) #20
  br i1 %26, label %76, label %28

28:                                               ; preds = %27, %28
  %29 = phi i32 [ %37, %28 ], [ %3, %27 ]
  %30 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = mul nuw nsw i64 %1, %31
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 %32
  %34 = load i64, ptr %33, align 1
  %35 = getelementptr inbounds nuw [32 x i64], ptr %9, i64 0, i64 %31
  store i64 %34, ptr %35, align 8
  %36 = add i32 %29, -1
  %37 = and i32 %36, %29
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %28

39:                                               ; preds = %28, %68
  %40 = phi i32 [ %74, %68 ], [ %3, %28 ]
  %41 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = mul nuw nsw i64 %1, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 100
  %46 = load i32, ptr %45, align 1
  %47 = and i32 %46, 31
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 104
  %49 = load i32, ptr %48, align 1
  %50 = and i32 %49, 31
  %51 = lshr i32 %49, 8
  %52 = and i32 %51, %41
  %53 = xor i32 %51, -1
  %54 = and i32 %50, %53
  %55 = or i32 %52, %54
  %56 = sub nsw i32 %41, %47
  %57 = icmp sge i32 %56, %55
  %58 = select i1 %57, i32 %56, i32 %41
  %59 = icmp ult i32 %58, 32
  br i1 %59, label %60, label %68

60:                                               ; preds = %39
  %61 = shl nuw i32 1, %58
  %62 = and i32 %61, %3
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:                                               ; preds = %60
  %65 = zext nneg i32 %58 to i64
  %66 = getelementptr inbounds nuw [32 x i64], ptr %9, i64 0, i64 %65
  %67 = load i64, ptr %66, align 8
  br label %68

68:                                               ; preds = %64, %60, %39
  %69 = phi i64 [ %67, %64 ], [ 0, %60 ], [ 0, %39 ]
  %70 = getelementptr inbounds nuw i8, ptr %44, i64 48
  store i64 %69, ptr %70, align 1
  %71 = zext i1 %57 to i64
  %72 = getelementptr inbounds nuw i8, ptr %44, i64 56
  store i64 %71, ptr %72, align 1
  %73 = add i32 %40, -1
  %74 = and i32 %73, %40
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %39

76:                                               ; preds = %68, %27
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %9) #20
  br label %359

77:                                               ; preds = %22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %8) #20
  br i1 %26, label %126, label %78

78:                                               ; preds = %77, %78
  %79 = phi i32 [ %87, %78 ], [ %3, %77 ]
  %80 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %79, i1 true)
  %81 = zext nneg i32 %80 to i64
  %82 = mul nuw nsw i64 %1, %81
  %83 = getelementptr inbounds nuw i8, ptr %25, i64 %82
  %84 = load i64, ptr %83, align 1
  %85 = getelementptr inbounds nuw [32 x i64], ptr %8, i64 0, i64 %81
  store i64 %84, ptr %85, align 8
  %86 = add i32 %79, -1
  %87 = and i32 %86, %79
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %78

89:                                               ; preds = %78, %118
  %90 = phi i32 [ %124, %118 ], [ %3, %78 ]
  %91 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = mul nuw nsw i64 %1, %92
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 %93
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 100
  %96 = load i32, ptr %95, align 1
  %97 = and i32 %96, 31
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 104
  %99 = load i32, ptr %98, align 1
  %100 = and i32 %99, 31
  %101 = lshr i32 %99, 8
  %102 = and i32 %101, %91
  %103 = xor i32 %101, -1
  %104 = and i32 %100, %103
  %105 = or i32 %102, %104
  %106 = add nuw nsw i32 %97, %91
  %107 = icmp samesign ule i32 %106, %105
  %108 = select i1 %107, i32 %106, i32 %91
  %109 = icmp samesign ult i32 %108, 32
  br i1 %109, label %110, label %118

110:                                              ; preds = %89
  %111 = shl nuw i32 1, %108
  %112 = and i32 %111, %3
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %118, label %114

114:                                              ; preds = %110
  %115 = zext nneg i32 %108 to i64
  %116 = getelementptr inbounds nuw [32 x i64], ptr %8, i64 0, i64 %115
  %117 = load i64, ptr %116, align 8
  br label %118

118:                                              ; preds = %114, %110, %89
  %119 = phi i64 [ %117, %114 ], [ 0, %110 ], [ 0, %89 ]
  %120 = getelementptr inbounds nuw i8, ptr %94, i64 48
  store i64 %119, ptr %120, align 1
  %121 = zext i1 %107 to i64
  %122 = getelementptr inbounds nuw i8, ptr %94, i64 56
  store i64 %121, ptr %122, align 1
  %123 = add i32 %90, -1
  %124 = and i32 %123, %90
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %89

126:                                              ; preds = %118, %77
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %8) #20
  br label %359

127:                                              ; preds = %22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %7) #20
  br i1 %26, label %174, label %128

128:                                              ; preds = %127, %128
  %129 = phi i32 [ %137, %128 ], [ %3, %127 ]
  %130 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %129, i1 true)
  %131 = zext nneg i32 %130 to i64
  %132 = mul nuw nsw i64 %1, %131
  %133 = getelementptr inbounds nuw i8, ptr %25, i64 %132
  %134 = load i64, ptr %133, align 1
  %135 = getelementptr inbounds nuw [32 x i64], ptr %7, i64 0, i64 %131
  store i64 %134, ptr %135, align 8
  %136 = add i32 %129, -1
  %137 = and i32 %136, %129
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %128

139:                                              ; preds = %128, %166
  %140 = phi i32 [ %172, %166 ], [ %3, %128 ]
  %141 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %140, i1 true)
  %142 = zext nneg i32 %141 to i64
  %143 = mul nuw nsw i64 %1, %142
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 %143
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 100
  %146 = load i32, ptr %145, align 1
  %147 = and i32 %146, 31
  %148 = getelementptr inbounds nuw i8, ptr %144, i64 104
  %149 = load i32, ptr %148, align 1
  %150 = and i32 %149, 31
  %151 = lshr i32 %149, 8
  %152 = and i32 %151, %141
  %153 = xor i32 %151, -1
  %154 = and i32 %150, %153
  %155 = or i32 %152, %154
  %156 = xor i32 %147, %141
  %157 = icmp samesign ule i32 %156, %155
  %158 = select i1 %157, i32 %156, i32 %141
  %159 = shl nuw i32 1, %158
  %160 = and i32 %159, %3
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %166, label %162

162:                                              ; preds = %139
  %163 = zext nneg i32 %158 to i64
  %164 = getelementptr inbounds nuw [32 x i64], ptr %7, i64 0, i64 %163
  %165 = load i64, ptr %164, align 8
  br label %166

166:                                              ; preds = %162, %139
  %167 = phi i64 [ %165, %162 ], [ 0, %139 ]
  %168 = getelementptr inbounds nuw i8, ptr %144, i64 48
  store i64 %167, ptr %168, align 1
  %169 = zext i1 %157 to i64
  %170 = getelementptr inbounds nuw i8, ptr %144, i64 56
  store i64 %169, ptr %170, align 1
  %171 = add i32 %140, -1
  %172 = and i32 %171, %140
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %139

174:                                              ; preds = %166, %127
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %7) #20
  br label %359

175:                                              ; preds = %22
  call void @llvm.lifetime.start.p0(i64 256, ptr nonnull %6) #20
  br i1 %26, label %222, label %176

176:                                              ; preds = %175, %176
  %177 = phi i32 [ %185, %176 ], [ %3, %175 ]
  %178 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = mul nuw nsw i64 %1, %179
  %181 = getelementptr inbounds nuw i8, ptr %25, i64 %180
  %182 = load i64, ptr %181, align 1
  %183 = getelementptr inbounds nuw [32 x i64], ptr %6, i64 0, i64 %179
  store i64 %182, ptr %183, align 8
  %184 = add i32 %177, -1
  %185 = and i32 %184, %177
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %176

187:                                              ; preds = %176, %214
  %188 = phi i32 [ %220, %214 ], [ %3, %176 ]
  %189 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %188, i1 true)
  %190 = zext nneg i32 %189 to i64
  %191 = mul nuw nsw i64 %1, %190
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 %191
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 100
  %194 = load i32, ptr %193, align 1
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 104
  %196 = load i32, ptr %195, align 1
  %197 = lshr i32 %196, 8
  %198 = and i32 %197, %189
  %199 = and i32 %197, 31
  %200 = xor i32 %199, 31
  %201 = and i32 %200, %196
  %202 = or i32 %198, %201
  %203 = and i32 %200, %194
  %204 = or i32 %198, %203
  %205 = icmp samesign ule i32 %204, %202
  %206 = select i1 %205, i32 %204, i32 %189
  %207 = shl nuw i32 1, %206
  %208 = and i32 %207, %3
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %214, label %210

210:                                              ; preds = %187
  %211 = zext nneg i32 %206 to i64
  %212 = getelementptr inbounds nuw [32 x i64], ptr %6, i64 0, i64 %211
  %213 = load i64, ptr %212, align 8
  br label %214

214:                                              ; preds = %210, %187
  %215 = phi i64 [ %213, %210 ], [ 0, %187 ]
  %216 = getelementptr inbounds nuw i8, ptr %192, i64 48
  store i64 %215, ptr %216, align 1
  %217 = zext i1 %205 to i64
  %218 = getelementptr inbounds nuw i8, ptr %192, i64 56
  store i64 %217, ptr %218, align 1
  %219 = add i32 %188, -1
  %220 = and i32 %219, %188
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %187

222:                                              ; preds = %214, %175
  call void @llvm.lifetime.end.p0(i64 256, ptr nonnull %6) #20
  br label %359

223:                                              ; preds = %5
  %224 = add i32 %3, -1
  %225 = and i32 %224, %3
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %227 = icmp eq i32 %225, 0
  br i1 %227, label %270, label %228

228:                                              ; preds = %223
  %229 = getelementptr inbounds nuw i8, ptr %2, i64 10
  %230 = load i8, ptr %229, align 2
  br label %231

231:                                              ; preds = %228, %265
  %232 = phi i64 [ %19, %228 ], [ %266, %265 ]
  %233 = phi i32 [ %225, %228 ], [ %268, %265 ]
  %234 = tail call range(i32 1, 33) i32 @llvm.cttz.i32(i32 %233, i1 true)
  %235 = zext nneg i32 %234 to i64
  %236 = mul nuw nsw i64 %1, %235
  %237 = getelementptr inbounds nuw i8, ptr %226, i64 %236
  %238 = load i64, ptr %237, align 1
  %239 = trunc i64 %232 to i32
  %240 = trunc i64 %238 to i32
  switch i8 %230, label %262 [
    i8 0, label %241
    i8 1, label %244
    i8 2, label %247
    i8 3, label %250
    i8 4, label %253
    i8 5, label %256
    i8 6, label %259
  ]

241:                                              ; preds = %231
  %242 = add i64 %238, %232
  %243 = and i64 %242, 4294967295
  br label %265

244:                                              ; preds = %231
  %245 = tail call i32 @llvm.smin.i32(i32 %239, i32 %240)
  %246 = zext i32 %245 to i64
  br label %265

247:                                              ; preds = %231
  %248 = tail call i32 @llvm.smax.i32(i32 %239, i32 %240)
  %249 = zext i32 %248 to i64
  br label %265

250:                                              ; preds = %231
  %251 = tail call i32 @llvm.umin.i32(i32 %239, i32 %240)
  %252 = zext i32 %251 to i64
  br label %265

253:                                              ; preds = %231
  %254 = tail call i32 @llvm.umax.i32(i32 %239, i32 %240)
  %255 = zext i32 %254 to i64
  br label %265

256:                                              ; preds = %231
  %257 = and i64 %232, 4294967295
  %258 = and i64 %257, %238
  br label %265

259:                                              ; preds = %231
  %260 = or i64 %238, %232
  %261 = and i64 %260, 4294967295
  br label %265

262:                                              ; preds = %231
  %263 = xor i64 %238, %232
  %264 = and i64 %263, 4294967295
  br label %265

265:                                              ; preds = %241, %244, %247, %250, %253, %256, %259, %262
  %266 = phi i64 [ %264, %262 ], [ %261, %259 ], [ %258, %256 ], [ %255, %253 ], [ %252, %250 ], [ %249, %247 ], [ %246, %244 ], [ %243, %241 ]
  %267 = add i32 %233, -1
  %268 = and i32 %267, %233
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %231

270:                                              ; preds = %265, %223, %5
  %271 = phi i64 [ %19, %5 ], [ %19, %223 ], [ %266, %265 ]
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %273 = icmp eq i32 %3, 0
  br i1 %273, label %359, label %286

274:                                              ; preds = %286
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 10
  %276 = icmp eq i32 %302, 0
  %277 = select i1 %276, i32 0, i32 %4
  %278 = zext nneg i32 %302 to i64
  %279 = icmp eq i32 %298, 0
  %280 = icmp eq i32 %298, %3
  %281 = or i1 %279, %280
  %282 = zext i1 %281 to i32
  %283 = icmp ne i32 %298, 0
  %284 = zext i1 %283 to i32
  %285 = zext i1 %280 to i32
  br label %306

286:                                              ; preds = %270, %286
  %287 = phi i32 [ %298, %286 ], [ 0, %270 ]
  %288 = phi i32 [ %302, %286 ], [ 1, %270 ]
  %289 = phi i32 [ %304, %286 ], [ %3, %270 ]
  %290 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %289, i1 true)
  %291 = zext nneg i32 %290 to i64
  %292 = mul nuw nsw i64 %1, %291
  %293 = getelementptr inbounds nuw i8, ptr %272, i64 %292
  %294 = load i64, ptr %293, align 1
  %295 = trunc i64 %294 to i32
  %296 = and i32 %295, 1
  %297 = shl nuw i32 %296, %290
  %298 = or i32 %297, %287
  %299 = xor i64 %294, %19
  %300 = and i64 %299, %14
  %301 = icmp eq i64 %300, 0
  %302 = select i1 %301, i32 %288, i32 0
  %303 = add i32 %289, -1
  %304 = and i32 %303, %289
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %274, label %286

306:                                              ; preds = %274, %355
  %307 = phi i32 [ %3, %274 ], [ %357, %355 ]
  %308 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %307, i1 true)
  %309 = zext nneg i32 %308 to i64
  %310 = mul nuw nsw i64 %1, %309
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 %310
  %312 = load i8, ptr %20, align 4
  switch i8 %312, label %355 [
    i8 11, label %316
    i8 12, label %313
    i8 13, label %351
    i8 16, label %347
  ]

313:                                              ; preds = %306
  %314 = getelementptr inbounds nuw i8, ptr %311, i64 112
  %315 = load i64, ptr %314, align 1
  br label %330

316:                                              ; preds = %306
  %317 = load i8, ptr %275, align 2
  switch i8 %317, label %321 [
    i8 0, label %318
    i8 1, label %319
    i8 2, label %320
  ]

318:                                              ; preds = %316
  br label %321

319:                                              ; preds = %316
  br label %321

320:                                              ; preds = %316
  br label %321

321:                                              ; preds = %316, %319, %320, %318
  %322 = phi i32 [ %285, %318 ], [ %284, %319 ], [ %282, %320 ], [ %298, %316 ]
  %323 = zext i32 %322 to i64
  br label %351

324:                                              ; preds = %330
  %325 = load i8, ptr %275, align 2
  %326 = icmp eq i8 %325, 0
  %327 = select i1 %326, i32 %343, i32 %277
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr %311, i64 48
  store i64 %328, ptr %329, align 1
  br label %351

330:                                              ; preds = %313, %330
  %331 = phi i32 [ %3, %313 ], [ %345, %330 ]
  %332 = phi i32 [ 0, %313 ], [ %343, %330 ]
  %333 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %331, i1 true)
  %334 = zext nneg i32 %333 to i64
  %335 = mul nuw nsw i64 %1, %334
  %336 = getelementptr inbounds nuw i8, ptr %272, i64 %335
  %337 = load i64, ptr %336, align 1
  %338 = xor i64 %315, %337
  %339 = and i64 %338, %14
  %340 = icmp eq i64 %339, 0
  %341 = shl nuw i32 1, %333
  %342 = select i1 %340, i32 %341, i32 0
  %343 = or i32 %342, %332
  %344 = add i32 %331, -1
  %345 = and i32 %344, %331
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %324, label %330

347:                                              ; preds = %306
  %348 = getelementptr inbounds nuw i8, ptr %311, i64 48
  store i64 %15, ptr %348, align 1
  %349 = icmp eq i32 %308, %10
  %350 = zext i1 %349 to i64
  br label %351

351:                                              ; preds = %306, %321, %324, %347
  %352 = phi i64 [ 56, %347 ], [ 56, %324 ], [ 48, %321 ], [ 48, %306 ]
  %353 = phi i64 [ %350, %347 ], [ %278, %324 ], [ %323, %321 ], [ %271, %306 ]
  %354 = getelementptr inbounds nuw i8, ptr %311, i64 %352
  store i64 %353, ptr %354, align 1
  br label %355

355:                                              ; preds = %351, %306
  %356 = add i32 %307, -1
  %357 = and i32 %356, %307
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %306

359:                                              ; preds = %355, %270, %76, %126, %174, %222
  ret void
}

; Function Attrs: nounwind
define internal fastcc ptr @lane_access(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef %2, i64 noundef %3, i32 noundef range(i32 0, 32) %4, i32 noundef range(i32 0, 32) %5, i32 noundef range(i32 0, 2) %6) unnamed_addr #0 {
  %8 = alloca %struct.Target, align 8
  %9 = alloca %struct.View, align 8
  %10 = alloca %struct.Access, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %2 to i64
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
  %18 = getelementptr inbounds nuw %struct.Site, ptr %16, i64 %17, i32 2
  %19 = load i8, ptr %18, align 1
  %20 = zext i8 %19 to i32
  %21 = call fastcc i32 @locate(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %20, i64 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, ptr noundef %8) #21
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
  call fastcc void @sync_plain_write(ptr noundef nonnull %0, ptr noundef nonnull %1, ptr noundef %8, i32 noundef %4) #21
  br label %41

41:                                               ; preds = %40, %35, %31, %29
  call void @llvm.lifetime.start.p0(i64 48, ptr nonnull %9) #20
  %42 = load ptr, ptr %11, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 304
  %44 = load i32, ptr %43, align 8
  store i32 %44, ptr %9, align 8
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %47 = load i32, ptr %46, align 8
  store i32 %47, ptr %45, align 4
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 312
  %50 = load i32, ptr %49, align 8
  store i32 %50, ptr %48, align 8
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr %51, align 4
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 256
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
  %64 = getelementptr inbounds nuw i8, ptr %42, i64 776
  %65 = load ptr, ptr %64, align 8
  store ptr %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 0, ptr %66, align 8
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %10) #20
  store ptr %9, ptr %10, align 8
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %73, label %71

71:                                               ; preds = %41
  %72 = call fastcc i32 @segment_of(ptr noundef nonnull %0, ptr noundef nonnull %12, ptr noundef nonnull %1) #21
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
  %86 = getelementptr inbounds nuw i8, ptr %12, i64 308
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
  %102 = call fastcc i32 @judge(ptr noundef nonnull %0, ptr noundef %10, ptr noundef %95, ptr noundef %97, i64 noundef %99, i32 noundef %4, i32 noundef %101) #21
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %105

104:                                              ; preds = %73
  call fastcc void @fault(ptr noundef nonnull %0, i32 noundef 4, ptr noundef nonnull %1, i32 noundef %2, i64 noundef %93, i32 noundef %25, i32 noundef %4, i32 noundef 0) #21
  br label %105

105:                                              ; preds = %104, %73
  %106 = load ptr, ptr %8, align 8
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %10) #20
  call void @llvm.lifetime.end.p0(i64 48, ptr nonnull %9) #20
  br label %107

107:                                              ; preds = %7, %105, %27
  %108 = phi ptr [ %28, %27 ], [ %106, %105 ], [ null, %7 ]
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
  ret ptr %108
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none)
define internal fastcc double @fragment_value(ptr nocapture noundef nonnull readonly %0, i32 noundef range(i32 0, 32) %1, i32 noundef range(i32 0, 1073741823) %2, i32 noundef %3, i32 noundef range(i32 0, 134217727) %4) unnamed_addr #17 {
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 728
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, %1
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Thread, ptr %22, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 112
  %30 = load i64, ptr %29, align 1
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
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 728
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = add i32 %61, %1
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw %struct.Thread, ptr %59, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 112
  %67 = load i64, ptr %66, align 1
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
  %143 = tail call fastcc i32 @narrow(i64 noundef %142, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #21
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
define internal fastcc void @fragment_answer(ptr nocapture noundef nonnull readonly %0, i32 noundef range(i32 0, 32) %1, i32 noundef %2, i32 noundef range(i32 0, 134217727) %3, double noundef %4, i32 noundef range(i32 0, 2) %5, ptr nocapture noundef nonnull %6) unnamed_addr #9 {
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
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 728
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = add i32 %22, %1
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Thread, ptr %20, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 112
  %28 = load i64, ptr %27, align 1
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
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 728
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = add i32 %44, %1
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw %struct.Thread, ptr %42, i64 %46
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 112
  %50 = load i64, ptr %49, align 1
  %51 = trunc i64 %50 to i32
  %52 = add i32 %39, %51
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 %53
  store i32 %38, ptr %54, align 1
  br label %128

55:                                               ; preds = %7
  %56 = bitcast double %4 to i64
  %57 = tail call fastcc i32 @narrow(i64 noundef %56, i32 noundef 5, i32 noundef 10, i32 noundef 0, i32 noundef 32767) #21
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
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 728
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = add i32 %76, %1
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw %struct.Thread, ptr %74, i64 %78
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 112
  %82 = load i64, ptr %81, align 1
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
  %93 = tail call fastcc i32 @narrow(i64 noundef %92, i32 noundef 8, i32 noundef 23, i32 noundef 0, i32 noundef 2147483647) #21
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
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 728
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %117 = load i32, ptr %116, align 8
  %118 = add i32 %117, %1
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw %struct.Thread, ptr %115, i64 %119
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 112
  %123 = load i64, ptr %122, align 1
  %124 = trunc i64 %123 to i32
  %125 = add i32 %89, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %121, i64 %126
  store i32 %106, ptr %127, align 1
  br label %128

128:                                              ; preds = %8, %112, %105, %66, %60, %36, %16, %87
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #11

; Function Attrs: nounwind
define internal fastcc void @thread_ends(ptr nocapture noundef %0, ptr nocapture noundef %1, i32 noundef range(i32 3, 1) %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i32, ptr %8, align 8
  %10 = lshr i32 %9, 5
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 1456
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds nuw [32 x i32], ptr %11, i64 0, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 1316
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 1320
  store i32 0, ptr %17, align 8
  store i32 0, ptr %15, align 4
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %55, label %19

19:                                               ; preds = %3
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 316
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 1328
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 728
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 1324
  br label %24

24:                                               ; preds = %40, %19
  %25 = phi i32 [ %16, %19 ], [ %42, %40 ]
  %26 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = load i32, ptr %20, align 4
  %28 = shl nuw nsw i32 %26, 5
  %29 = sub i32 %27, %28
  %30 = icmp ugt i32 %29, 31
  %31 = shl nsw i32 -1, %29
  %32 = xor i32 %31, -1
  %33 = select i1 %30, i32 -1, i32 %32
  %34 = zext nneg i32 %26 to i64
  %35 = getelementptr inbounds nuw [32 x i32], ptr %21, i64 0, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = xor i32 %36, -1
  %38 = and i32 %33, %37
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %44

40:                                               ; preds = %44, %24
  %41 = add i32 %25, -1
  %42 = and i32 %41, %25
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %55, label %24

44:                                               ; preds = %24, %44
  %45 = phi i32 [ %53, %44 ], [ %38, %24 ]
  %46 = load ptr, ptr %22, align 8
  %47 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %45, i1 true)
  %48 = or disjoint i32 %47, %28
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw %struct.Thread, ptr %46, i64 %49
  %51 = load i32, ptr %23, align 4
  tail call fastcc void @arrive(ptr noundef %0, ptr noundef %50, i32 noundef %51, i32 noundef 0, i32 noundef 0, i32 noundef 0) #21
  %52 = add i32 %45, -1
  %53 = and i32 %52, %45
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %40, label %44

55:                                               ; preds = %40, %3
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 132
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %73, label %59

59:                                               ; preds = %55
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %62

62:                                               ; preds = %62, %59
  %63 = phi i32 [ %57, %59 ], [ %71, %62 ]
  %64 = load i32, ptr %61, align 8
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw [64 x ptr], ptr %60, i64 0, i64 %65
  %67 = load ptr, ptr %66, align 8
  store ptr null, ptr %66, align 8
  %68 = add i32 %64, 1
  %69 = and i32 %68, 63
  store i32 %69, ptr %61, align 8
  %70 = add i32 %63, -1
  store i32 %70, ptr %56, align 4
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %67, i32 noundef 0) #21
  %71 = load i32, ptr %56, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %62

73:                                               ; preds = %62, %55
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %75 = load ptr, ptr %74, align 8
  tail call fastcc void @copies_land(ptr noundef %0, ptr noundef nonnull %1, ptr noundef %75, i32 noundef 0) #21
  store ptr null, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i32 3, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 152
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:                                               ; preds = %73
  switch i32 %2, label %81 [
    i32 5, label %101
    i32 0, label %109
  ]

81:                                               ; preds = %80, %73
  %82 = getelementptr inbounds nuw i8, ptr %5, i64 200
  %83 = load ptr, ptr %82, align 1
  %84 = load i32, ptr %8, align 8
  %85 = shl i32 %84, 2
  %86 = load ptr, ptr %1, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  %88 = load i32, ptr %87, align 1
  %89 = zext i32 %85 to i64
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 %89
  store i32 %88, ptr %90, align 1
  switch i32 %2, label %109 [
    i32 3, label %91
    i32 5, label %101
    i32 6, label %105
  ]

91:                                               ; preds = %81
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 128
  %93 = load i32, ptr %92, align 8
  %94 = add i32 %93, 1
  store i32 %94, ptr %92, align 8
  %95 = load i32, ptr %8, align 8
  %96 = load ptr, ptr %82, align 1
  %97 = shl i32 %95, 2
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i8, ptr %96, i64 %98
  %100 = load i32, ptr %99, align 1
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 8, ptr noundef nonnull %1, i32 noundef %100, i64 noundef 0, i32 noundef 0, i32 noundef 0, i32 noundef 0) #21
  br label %113

101:                                              ; preds = %80, %81
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 124
  %103 = load i32, ptr %102, align 4
  %104 = add i32 %103, 1
  store i32 %104, ptr %102, align 4
  br label %113

105:                                              ; preds = %81
  %106 = getelementptr inbounds nuw i8, ptr %7, i64 132
  %107 = load i32, ptr %106, align 4
  %108 = add i32 %107, 1
  store i32 %108, ptr %106, align 4
  br label %113

109:                                              ; preds = %80, %81
  %110 = getelementptr inbounds nuw i8, ptr %7, i64 120
  %111 = load i32, ptr %110, align 8
  %112 = add i32 %111, 1
  store i32 %112, ptr %110, align 8
  br label %113

113:                                              ; preds = %101, %109, %105, %91
  %114 = load i32, ptr %8, align 8
  %115 = and i32 %114, 31
  %116 = shl nuw i32 1, %115
  %117 = getelementptr inbounds nuw i8, ptr %5, i64 1328
  %118 = getelementptr inbounds nuw [32 x i32], ptr %117, i64 0, i64 %12
  %119 = load i32, ptr %118, align 4
  %120 = or i32 %116, %119
  store i32 %120, ptr %118, align 4
  %121 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %122 = load i32, ptr %121, align 8
  %123 = add i32 %122, -1
  store i32 %123, ptr %121, align 8
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 324
  %125 = load i32, ptr %124, align 4
  %126 = add i32 %125, 1
  store i32 %126, ptr %124, align 4
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 33080
  %128 = load i64, ptr %127, align 8
  %129 = add i64 %128, 1
  store i64 %129, ptr %127, align 8
  %130 = icmp eq i32 %14, 0
  br i1 %130, label %152, label %131

131:                                              ; preds = %113
  %132 = getelementptr inbounds nuw i8, ptr %5, i64 728
  %133 = and i32 %9, -32
  br label %134

134:                                              ; preds = %131, %146
  %135 = phi i32 [ %14, %131 ], [ %148, %146 ]
  %136 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %135, i1 true)
  %137 = load i32, ptr %13, align 4
  %138 = shl nuw i32 1, %136
  %139 = and i32 %137, %138
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %146, label %141

141:                                              ; preds = %134
  %142 = load ptr, ptr %132, align 8
  %143 = or disjoint i32 %136, %133
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw %struct.Thread, ptr %142, i64 %144
  tail call fastcc void @warp_try(ptr noundef %0, ptr noundef %145) #21
  br label %146

146:                                              ; preds = %141, %134
  %147 = add i32 %135, -1
  %148 = and i32 %147, %135
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %134

150:                                              ; preds = %146
  %151 = load i32, ptr %121, align 8
  br label %152

152:                                              ; preds = %150, %113
  %153 = phi i32 [ %151, %150 ], [ %123, %113 ]
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %156

155:                                              ; preds = %152
  tail call fastcc void @flights_end(ptr noundef %0, ptr noundef nonnull %5, i32 noundef 1) #21
  tail call fastcc void @retire(ptr noundef %0, ptr noundef nonnull %5) #21
  br label %177

156:                                              ; preds = %152
  %157 = getelementptr inbounds nuw i8, ptr %5, i64 1312
  %158 = load i32, ptr %157, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %177, label %160

160:                                              ; preds = %156
  %161 = getelementptr inbounds nuw i8, ptr %5, i64 800
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %161) #21
  %162 = getelementptr inbounds nuw i8, ptr %5, i64 832
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %162) #21
  %163 = getelementptr inbounds nuw i8, ptr %5, i64 864
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %163) #21
  %164 = getelementptr inbounds nuw i8, ptr %5, i64 896
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %164) #21
  %165 = getelementptr inbounds nuw i8, ptr %5, i64 928
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %165) #21
  %166 = getelementptr inbounds nuw i8, ptr %5, i64 960
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %166) #21
  %167 = getelementptr inbounds nuw i8, ptr %5, i64 992
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %167) #21
  %168 = getelementptr inbounds nuw i8, ptr %5, i64 1024
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %168) #21
  %169 = getelementptr inbounds nuw i8, ptr %5, i64 1056
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %169) #21
  %170 = getelementptr inbounds nuw i8, ptr %5, i64 1088
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %170) #21
  %171 = getelementptr inbounds nuw i8, ptr %5, i64 1120
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %171) #21
  %172 = getelementptr inbounds nuw i8, ptr %5, i64 1152
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %172) #21
  %173 = getelementptr inbounds nuw i8, ptr %5, i64 1184
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %173) #21
  %174 = getelementptr inbounds nuw i8, ptr %5, i64 1216
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %174) #21
  %175 = getelementptr inbounds nuw i8, ptr %5, i64 1248
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %175) #21
  %176 = getelementptr inbounds nuw i8, ptr %5, i64 1280
  tail call fastcc void @barrier_try(ptr noundef %0, ptr noundef nonnull %5, ptr noundef nonnull %176) #21
  br label %177

177:                                              ; preds = %160, %156, %155
  ret void
}

declare ptr @realloc(ptr noundef, i64 noundef) local_unnamed_addr #6

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none)
define internal fastcc void @ended_early(ptr nocapture noundef %0, ptr nocapture noundef readonly %1, ptr nocapture noundef readonly %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 256
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
  call void @llvm.lifetime.start.p0(i64 56, ptr nonnull %8) #20
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
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 308
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
  %47 = call fastcc i32 @judge(ptr noundef %0, ptr noundef %8, ptr noundef %39, ptr noundef %41, i64 noundef %44, i32 noundef %6, i32 noundef %46) #21
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %55

49:                                               ; preds = %7
  %50 = load ptr, ptr %1, align 8
  %51 = load i32, ptr %20, align 8
  %52 = load i64, ptr %35, align 8
  %53 = add i64 %52, %5
  %54 = load i32, ptr %12, align 8
  tail call fastcc void @fault(ptr noundef %0, i32 noundef 4, ptr noundef %50, i32 noundef %51, i64 noundef %53, i32 noundef %54, i32 noundef %6, i32 noundef 0) #21
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
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 2096
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
  tail call fastcc void @mbarrier_fault(ptr noundef %0, ptr noundef readonly %69, i32 noundef %70, i64 noundef %79, i32 noundef 8, i32 noundef 0, i32 noundef 0) #21
  br label %85

85:                                               ; preds = %84, %78, %73
  %86 = getelementptr inbounds nuw i8, ptr %74, i64 120
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %73

89:                                               ; preds = %85, %60, %57, %55
  call void @llvm.lifetime.end.p0(i64 56, ptr nonnull %8) #20
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
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 2096
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
  %31 = tail call noundef ptr @malloc(i64 noundef 128) #22
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
  %37 = tail call fastcc ptr @tracker_of(ptr noundef %0, ptr noundef nonnull %36, ptr noundef %10) #21
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = load i32, ptr %38, align 4
  br label %128

40:                                               ; preds = %7
  %41 = icmp eq i32 %2, 0
  %42 = select i1 %41, i64 716, i64 720
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %95

46:                                               ; preds = %40
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %10, i64 308
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
  %72 = tail call ptr @realloc(ptr noundef %54, i64 noundef %71) #22
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
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 304
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
  %117 = tail call ptr @realloc(ptr noundef %99, i64 noundef %116) #22
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
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 304
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
  %80 = tail call ptr @realloc(ptr noundef %64, i64 noundef %79) #22
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
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 304
  %90 = load i32, ptr %89, align 8
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 16
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 308
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
  %116 = tail call ptr @realloc(ptr noundef %98, i64 noundef %115) #22
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
  %183 = tail call ptr @realloc(ptr noundef %165, i64 noundef %182) #22
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
declare i64 @llvm.umin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #18

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #18

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #18

attributes #0 = { nounwind "no-trapping-math"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nofree norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #5 = { noinline nounwind "no-trapping-math"="true" }
attributes #6 = { "no-trapping-math"="true" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "no-trapping-math"="true" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "no-trapping-math"="true" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nofree norecurse nosync nounwind memory(none) "no-trapping-math"="true" }
attributes #13 = { nounwind "no-trapping-math"="true" }
attributes #14 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #15 = { nofree norecurse nosync nounwind memory(argmem: read) "no-trapping-math"="true" }
attributes #16 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "no-trapping-math"="true" }
attributes #17 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none) "no-trapping-math"="true" }
attributes #18 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #19 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #20 = { nounwind }
attributes #21 = { nobuiltin }
attributes #22 = { nobuiltin nounwind }


