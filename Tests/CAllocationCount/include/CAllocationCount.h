#ifndef COFFER_ALLOCATION_COUNT_H
#define COFFER_ALLOCATION_COUNT_H

/// Begins to count the objects that the Swift runtime allocates in this process, on all threads: a measure of work that is the same in every run, unlike time.
void coffer_allocations_start(void);

/// The objects that were allocated since.
long coffer_allocated_objects(void);

/// Their bytes.
long coffer_allocated_bytes(void);

#endif
