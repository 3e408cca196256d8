// SPDX-License-Identifier: Apache-2.0
// One unit: the compiler sees everything, what is not exported is inlined or dropped.
#include "assay.h"
#include "clock.c"
#include "shadow.c"
#include "memory.c"
#include "sync.c"
#include "matrix.c"
#include "warp.c"
#include "sched.c"
#include "footprint.c"
#include "arith.c"
#include "softfloat.c"
#include "video.c"
