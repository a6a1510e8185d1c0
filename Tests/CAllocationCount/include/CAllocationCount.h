#ifndef COFFER_ALLOCATION_COUNT_H
#define COFFER_ALLOCATION_COUNT_H

/// Begins to count what this process allocates with malloc, on all threads: a measure of work that is the same in every run, unlike time.
void coffer_allocations_start(void);

/// The allocations since.
long coffer_allocated_objects(void);

/// Their bytes.
long coffer_allocated_bytes(void);

#endif
