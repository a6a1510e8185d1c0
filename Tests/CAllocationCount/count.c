#include "CAllocationCount.h"

#include <stdatomic.h>
#include <stddef.h>

// glibc's own, behind the name that every allocation of the process calls; Swift's objects come from malloc as well.
extern void *__libc_malloc(size_t size);

static atomic_bool counts;
static atomic_long objects, bytes;

void *malloc(size_t size) {
    if (atomic_load_explicit(&counts, memory_order_relaxed)) {
        atomic_fetch_add_explicit(&objects, 1, memory_order_relaxed);
        atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
    }
    return __libc_malloc(size);
}

void coffer_allocations_start(void) { counts = 1; }

long coffer_allocated_objects(void) { return objects; }

long coffer_allocated_bytes(void) { return bytes; }
