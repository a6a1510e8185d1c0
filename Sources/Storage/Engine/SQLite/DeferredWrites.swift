import Dispatch
import Synchronization

/// Writes of a connection that a second thread runs, in order, while the connection's thread prepares the next ones.
///
/// One thread at a time uses the connection: everything else on it calls `drain` first, so it reads the same rows as if every write had run at
/// once. Writes are handed over in batches; the connection's thread blocks while too many wait, so memory does not grow with them.
/// Only the connection's thread calls the methods.
final class DeferredWrites {
    typealias Write = () throws(StorageError) -> Void

    /// The number of writes in a batch.
    private static let batchSize = 256
    /// The number of batches that may wait.
    private static let batchesAhead = 32

    /// The second thread.
    private struct Worker {
        let queue = DispatchQueue(label: "coffer.deferred-writes", qos: .userInitiated)
        let free = DispatchSemaphore(value: 0)
        let progress = Progress()

        init() {
            // Incremented from zero: a semaphore must not be released below its initial value.
            for _ in 0..<DeferredWrites.batchesAhead { free.signal() }
        }
    }

    private final class Progress: Sendable {
        /// The number of batches that have run.
        let batches = Atomic(0)
        /// The first error. No write is run after it, since the transaction will be rolled back.
        let error = Mutex<StorageError?>(nil)
    }

    /// Exists while writes are deferred.
    private var worker: Worker?
    /// The writes of the next batch.
    private var batch: [Write] = []
    /// The batches that the second thread was given and that were not yet released. Freeing memory on the thread that allocated it is faster.
    private var submitted: [[Write]] = []
    private var releasedCount = 0
    /// Whether there are writes that may not have run.
    private var isPending = false
    /// The number of statements whose rows are being read.
    private var openReads = 0

    // MARK: - Beginning and ending

    /// Begins to defer writes.
    func begin() {
        worker = Worker()
        releasedCount = 0
    }

    /// Runs all deferred writes and defers no more.
    ///
    /// - Throws: the error of a deferred write.
    func end() throws(StorageError) {
        drain()
        defer { worker = nil }
        try checkFailure()
    }

    /// Waits for the second thread, drops the writes that it was not given, and defers no more. The caller rolls back.
    func cancel() {
        batch.removeAll()
        drain()
        worker = nil
    }

    // MARK: - Writes

    /// Runs a write: on the second thread if writes are deferred, else at once.
    ///
    /// - Throws: its error, or that of an earlier one.
    func run(_ write: @escaping Write) throws(StorageError) {
        guard let worker else { return try write() }
        // Between two rows of a result, the connection belongs to its reader.
        guard openReads == 0 else {
            drain()
            try checkFailure()
            return try write()
        }
        batch.append(write)
        isPending = true
        guard batch.count >= Self.batchSize else { return }
        try checkFailure()
        submit(to: worker)
    }

    /// Waits until all deferred writes have run.
    @inline(__always) func drain() {
        if isPending { finishPending() }
    }

    /// - Throws: the error of a deferred write.
    func checkFailure() throws(StorageError) {
        if let error = worker?.progress.error.withLock({ $0 }) { throw error }
    }

    // MARK: - Reads

    /// Counts a statement that returned its first row.
    func beginReading() { openReads += 1 }

    /// Counts a statement that returned its last row or was reset before.
    func endReading() { openReads -= 1 }

    // MARK: - Private

    private func submit(to worker: Worker) {
        worker.free.wait()
        release(worker.progress)
        submitted.append(batch)
        // The statements of the batch belong to the second thread until `drain` has waited for it, which the compiler cannot verify.
        nonisolated(unsafe) let writes = batch
        batch = []
        batch.reserveCapacity(Self.batchSize)
        worker.queue.async { [free = worker.free, progress = worker.progress] in
            Self.run(writes, progress)
            progress.batches.add(1, ordering: .releasing)
            free.signal()
        }
    }

    /// Releases the batches that have run.
    private func release(_ progress: Progress) {
        let count = progress.batches.load(ordering: .acquiring)
        submitted.removeFirst(count - releasedCount)
        releasedCount = count
    }

    @inline(never) private func finishPending() {
        isPending = false
        guard let worker else { return }
        worker.queue.sync {}
        release(worker.progress)
        let rest = batch
        batch.removeAll(keepingCapacity: true)
        // Too few writes for a change of threads.
        Self.run(rest, worker.progress)
    }

    private static func run(_ writes: [Write], _ progress: Progress) {
        guard progress.error.withLock({ $0 == nil }) else { return }
        do throws(StorageError) {
            for write in writes { try write() }
        } catch {
            progress.error.withLock { $0 = error }
        }
    }
}
