#include "CAllocationCount.h"

#include <stdatomic.h>
#include <stddef.h>

// The Swift runtime allocates every object through this pointer once it is told that somebody has changed it (HeapObject.cpp).
extern void *(*_swift_allocObject)(const void *type, size_t size, size_t alignmentMask);
extern atomic_bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly;

static void *(*allocate)(const void *type, size_t size, size_t alignmentMask);
static atomic_long objects, bytes;

static void *countedAllocate(const void *type, size_t size, size_t alignmentMask) {
    atomic_fetch_add_explicit(&objects, 1, memory_order_relaxed);
    atomic_fetch_add_explicit(&bytes, (long)size, memory_order_relaxed);
    return allocate(type, size, alignmentMask);
}

void coffer_allocations_start(void) {
    if (allocate) return;
    allocate = _swift_allocObject;
    _swift_allocObject = countedAllocate;
    _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly = 1;
}

long coffer_allocated_objects(void) { return objects; }

long coffer_allocated_bytes(void) { return bytes; }
