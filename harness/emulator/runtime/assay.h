// SPDX-License-Identifier: Apache-2.0
// The runtime's types. Freestanding but for malloc, free, realloc, memcpy, memset; only fixed-width members, so that the
// IR made from this holds on every 64-bit little-endian target.
#pragma once
#include "abi.h"

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;

void *malloc(u64);
void free(void *);
void *realloc(void *, u64);
#define memcpy __builtin_memcpy
#define memset __builtin_memset

#define EXPORT __attribute__((used, visibility("default")))
#define WARP 32
#define BARRIERS 16
#define NOBODY 0xffffffffu
#define VALID_KNOWN 16
#define VALID_WRITABLE 32
#define VALID_READABLE 128
#define MARKED (1ull << 28)  // bytes of the largest region whose validity is set when it is made

typedef struct Site {
  u32 line;
  u8 op, space, size, sem, scope, flags, sub, align;
  u32 aux;
  u8 source, type, pad[14];
} Site;

// Finding kinds, as harness/emulator/report.py reads them; those from 16 on stand in abi.py.
enum {
  F_RACE = 1, F_OOB = 2, F_MISALIGNED = 3, F_UNINIT = 4, F_FREED = 5, F_DIVERGENCE = 6, F_DEADLOCK = 7, F_TRAP = 8,
  F_INPUT = 9, F_READONLY = 10, F_MBARRIER = 11, F_EXITED = 12, F_TENSOR = 14,
};

typedef struct Finding {
  u32 kind, count;
  u32 op_a, op_b;        // launches or host ops: "a" is the later access
  u32 site_a, site_b;
  u32 block_a, block_b;  // linear block in its grid
  u32 thread_a, thread_b;
  u64 address;           // generic address, or offset in shared memory
  u32 size, space;
  u32 relation;          // 0 none, 1 same warp, 2 same block, 3 across blocks, 4 across streams
  u32 access_a, access_b;  // 1 read, 2 write, 3 strong read, 4 strong write or atomic, 5 read .nc, 6 asynchronous copy
  u32 detail;
  u32 more[2];           // numbers that the message names
} Finding;

// An immutable vector clock: sorted keys. Key: block << 11 | (thread + 1), or block << 11 for the whole block;
// value: epoch << 32 | sub. "All accesses of that thread up to and including it", or "all of epochs below it".
typedef struct Clock {
  i32 references;
  u32 count;
  struct { u64 key, value; } entry[];
} Clock;

typedef struct Segment { u32 block, epoch, sub; } Segment;

// A region of global memory. init: 1 when the host wrote all of it before the program.
typedef struct Region {
  u64 begin, end;
  u32 flags;  // 1 initialised, 2 read-only (module constants), 4 declared input, 8 freed
  u32 id;
} Region;

typedef struct Record { u64 stamp; u32 lanes; u32 warp; } Record;

// Accesses of a granule, exact by byte and lane. index: open addressing over the records, once there are many.
typedef struct List {
  u32 count, capacity, writes, slots;
  Record *records;
  u32 *index;
} List;

// What one granule's words cannot hold. `alike`: strong accesses at gpu scope or wider of the same bytes and width, which
// do not race with each other; everything else in `others`. next: of the free ones.
typedef struct Side {
  u8 initialised, bytes;
  u32 width, next;
  List others, alike;
} Side;

typedef struct Cell { u64 w, x; } Cell;

// bytes: of the granule, those that the releasing write covers.
typedef struct Release { u32 block; u8 scope, bytes; Clock *clock; u32 size; } Release;
typedef struct Location {
  u64 key;
  u32 count, capacity;
  Release *releases;
  struct Location *next;
} Location;

typedef struct Copy { u64 to, from; u32 site, bytes, filled; struct View *view; struct Copy *next; } Copy;

// Where an accessor stands: what it is ordered after. proxy: 0 generic; else the asynchronous one, and which of the
// FENCED_ marks of a clock says that a proxy fence lies between.
typedef struct View {
  u32 block, thread, epoch, sub, op;
  Clock *own, *common;
  u64 proxy;
} View;

// The newest copy that a block must have waited for before it ends.
typedef struct Pending { u32 mark, site, block, thread, bytes, write; u64 address; } Pending;

enum { POLICY_RANDOM, POLICY_ROUND_ROBIN, POLICY_SEQUENTIAL, POLICY_PCT, POLICY_ADVERSARIAL };
enum { READY = 0, AT_BARRIER = 1, AT_WARP = 2, DONE = 3, AT_CLUSTER = 4 };

struct Block;
// Everything up to `seen` is zero in a new thread. In the fast tier a warp has one of these too: what stands in `ready`.
typedef struct Thread {
  u8 *ctx;
  struct Block *block;
  u32 id, slot;
  u64 priority;            // of the policies that go by it: the largest runs
  u32 state, sub, segment, segment_epoch;
  i32 run;
  u32 last_site;
  Clock *clock;            // acquired since the last full barrier of the block, over the block's common clock
  Clock *fenced_far, *fenced_mid, *fenced_near;  // own clock at the last releasing fence: gpu or wider, cluster, cta
  Clock *pending_far, *pending_mid, *pending_near;  // observed by relaxed reads: joined at a fence at least that wide
  u32 wait_site, wait_id, wait_count, seen_count;
  u64 seen_at, hash;
  Copy *open;
  u32 group_first, group_count;
  u32 handed;              // batches of copies handed to mbarriers so far
  u32 bulk_group, bulk_waited;  // bulk groups committed so far, and waited for
  Pending sends;           // its newest copy out of shared memory in a bulk group; mark: the group
  struct Mbarrier *awaits; // the mbarrier it asked for last, in vain, and where
  u32 awaits_site;
  u32 cluster_state, cluster_phase, cluster_turn, cluster_site[2];  // at barrier.cluster; sites: of arrive and wait
  Clock *arrived_with;     // its clock when it arrived there
  u64 seen[16];
  Copy *groups[64];
} Thread;
#define THREAD_ZEROED __builtin_offsetof(Thread, seen)

typedef struct Arrival { u32 thread, site, acquires, value; Clock *clock; } Arrival;
typedef struct Barrier { u32 count, capacity, expected, counted, aligned; Arrival *arrivals; } Barrier;

// What has been released at an mbarrier, by block and scope.
typedef struct Gather { u32 count, capacity; Release *releases; } Gather;

// Stands for the copies of one block that an mbarrier tracks; its epoch is the phase in which they completed.
typedef struct Tracker { u32 issuer, proxy, record, segment, turn; } Tracker;

// brings: its newest copy that landed; mark: how far `waited` must come.
// turn: phases completed at this word in all, over every init. tx: bytes outstanding, negative while more have come
// than are expected.
typedef struct Mbarrier {
  u64 offset;
  u32 live, phase, turn, pending, expected, waited;
  u32 init_segment, init_thread, init_site;
  i64 tx;
  Pending brings;
  Gather gathering, completed;
  Tracker *trackers; u32 tracker_count, tracker_capacity;
  struct Mbarrier *next;
} Mbarrier;

// A bulk copy or another operation of the asynchronous proxy on its way; see bulk.c.
struct Flight;

// home: the block itself, or the one whose asynchronous copies this record stands for. proxy: they are the asynchronous
// proxy's. cluster: the first of its cluster, or itself.
typedef struct BlockRecord { u32 op, linear, home, proxy, cluster; } BlockRecord;

// An access to a block's shared memory that the block must be ordered after before it ends.
typedef struct Visit { u32 block, epoch, sub, thread, site, linear, bytes, write; u64 address; } Visit;

// missing: threads that have to arrive before the phase of barrier.cluster completes; there: blocks not retired.
#define MOST_RANKS 16
typedef struct Cluster {
  u32 size, there, over, phase, missing, arrivals, releases, released, waiting;
  u32 count, capacity;
  Clock **gathering, *completed;
  struct Block *block[MOST_RANKS];
} Cluster;

// Where accesses of one site last went: inside [begin, begin + room) the first byte of an access needs no other look.
typedef struct Near { u64 begin, room; u32 site, initialised; } Near;
#define NEAR 16

typedef struct Block {
  u8 visible[256];         // what lowered code sees: a block's address is its own
  struct Launch *launch;
  struct Runtime *runtime;
  Cell *global_cells;
  Cell *cells;             // of shared memory
  u64 stamp;               // of its threads' plain accesses, whole granules: the segment, while one stands for all; or 0
  u64 shared_bytes;
  u32 uid, linear, epoch, threads, live, exited;
  Near near[NEAR];
  u32 copier;              // record of its asynchronous copies that mbarriers track; 0: none yet
  u32 bulk_reads, bulk_writes;  // records of the accesses of its bulk groups, likewise
  Thread *thread, *warps;
  u8 *contexts, *locals, *shared;
  u8 *valid;               // the plain tier's bytes of shared memory
  Clock *common;
  u32 *segments; u32 segment_count, segment_capacity;
  Barrier barrier[BARRIERS];
  u32 arrived;             // arrivals at any of them
  u32 bulk, bulk_count, bulk_site;  // warps that wait at barrier 0 as a whole, their lanes, and where; not in `barrier`
  u32 dead[32], at_warp[32], ready_lanes[32], fresh[32];  // lanes of each warp: ended; at a collective; of the fast tier, ready, and not begun
  u32 warp_waiting[32], warp_site[32];  // of each warp: lanes at aligned barriers, and the site of the last to come
  Mbarrier *mbarriers;
  Cluster *cluster;        // where the kernel knows of clusters
  u32 rank, over;          // in its cluster; all its threads have ended
  Visit *visits, *sent;    // by threads of peers, each at its place; by copies out of it that a peer's mbarrier tracks
  u32 visit_count, sent_count, sent_capacity;
  u64 *locations; u32 location_count, location_capacity;  // keys of releases in its shared memory
  struct Groups *groups;   // its warpgroups' products on their way; see wgmma.c
  struct Block *next;      // of those that another block may take over
} Block;

typedef i32 (*Code)(u8 *ctx, u8 *blk);
typedef u64 (*WarpCode)(u8 *ctx0, u8 *blk, u32 lanes, u32 first, u32 fresh);

typedef struct Launch {
  Code code;
  const Site *sites;
  u32 op, frame_bytes, local_bytes, shared_bytes, simple, policy, resident_limit, site_count;
  u32 grid[3], block[3];
  u32 dynamic_offset, dynamic_bytes;
  u8 *params; u64 *globals;
  u64 fuel, seed;
  // answers
  u64 executed;
  u32 returned, exited, trapped, fell_off;
  u32 status;  // 0 finished, 1 unsupported, 2 budget, 3 deadlock, 4 out of memory
  u32 status_site, status_block, status_thread;
  u32 fast, clusters;      // fast: `code` runs lanes of a warp; clusters: the kernel does what only clusters need
  u32 param_bytes, stack_at;  // stack_at: where the .local memory of variables ends and the stack begins
  u32 cluster[3], explicit_cluster;
  struct Runtime *runtime;
} Launch;

typedef struct Runtime {
  u8 *arena; u64 arena_size;
  Cell *cells;             // two words a 4-byte granule of the arena, zero pages until touched
  u8 *valid;               // plain tier: bit 4 known, bits 0..3 bytes valid
  u32 race;
  Region *regions; u32 region_count, region_capacity, last_region;
  Segment *segments; u32 segment_count, segment_capacity;
  BlockRecord *blocks; u32 block_count, block_capacity;
  u8 *before; u32 ops;     // happens-before of the Program: before[i * ops + j]
  Side *sides; u32 side_count, side_capacity, side_free;
  Location *location[4096];
  Finding *findings; u32 finding_count, finding_capacity, finding_lost;
  const Site **site_tables;  // by op
  u64 random[2];
  u8 scratch[128];
  // the running launch
  Launch *launch;
  Block **resident; u32 resident_count;
  Thread **ready; u32 ready_count, ready_capacity;
  Thread **idle; u32 idle_count, idle_capacity, turns;
  u64 progress, idle_at;
  struct Flight **flights; u32 flight_count, flight_capacity, flight_turns;
  u32 next_block, total_blocks, preempt, cursor;
  u32 first_segment;       // of the running launch: all from here on are its own
  u32 horizon;             // all segments below are ordered before the running launch
  Block *free_blocks;
  u64 lowest;              // POLICY_PCT: the priority that the next to be lowered gets
  u32 changes, change_in;  // and how many changes are to come, the next after so many accesses
  u32 victim, victim_kind; // POLICY_ADVERSARIAL: who waits until nobody else can run
  u32 yields;              // the thread being made ready had its time
  u8 *output; u32 output_count, output_capacity, output_lost;  // see stack.c
  u64 heap_next, heap_end, heap_live;
} Runtime;

static inline u32 get32(const u8 *p, u32 at) { u32 v; memcpy(&v, p + at, 4); return v; }
static inline u64 get64(const u8 *p, u32 at) { u64 v; memcpy(&v, p + at, 8); return v; }
static inline void put32(u8 *p, u32 at, u32 v) { memcpy(p + at, &v, 4); }
static inline void put64(u8 *p, u32 at, u64 v) { memcpy(p + at, &v, 8); }
static inline void *getptr(const u8 *p, u32 at) { void *v; memcpy(&v, p + at, 8); return v; }
static inline void putptr(u8 *p, u32 at, const void *v) { memcpy(p + at, &v, 8); }
static inline Thread *thread_of(u8 *ctx) { return (Thread *)getptr(ctx, CTX_PRIV); }
static inline Block *block_of(u8 *blk) { return (Block *)blk; }

// Of a thread at a matrix instruction: where in its context its operands lie.
static inline u32 operand_a(const Thread *t) { return (u32)get64(t->ctx, CTX_A); }
static inline int is_dead(const Block *b, u32 thread) { return b->dead[thread / WARP] >> thread % WARP & 1; }
static inline u32 ended_at(const Block *b, u32 thread) { return get32(getptr(b->visible, BLK_ENDS), 4 * thread); }

static void *grow(void *old, u32 *capacity, u32 need, u64 size) {
  if (need <= *capacity) return old;
  u32 n = *capacity ? *capacity * 2 : 8;
  while (n < need) n *= 2;
  *capacity = n;
  return realloc(old, (u64)n * size);
}

static void *zeroed(u64 n) { void *p = malloc(n ? n : 1); memset(p, 0, n ? n : 1); return p; }
