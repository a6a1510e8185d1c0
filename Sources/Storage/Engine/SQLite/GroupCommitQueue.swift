import GRDB
import GRDBSQLite
import Models
import Synchronization

/// A queue of short writes that are committed in batches.
///
/// A commit waits for the disk, so all writes that were queued during one commit share the next. A failed write rolls back only its own
/// changes, and no write is acknowledged before the commit; a body may therefore run twice.
final class GroupCommitQueue: Sendable {
    private struct State {
        var writes: [any AnyGroupedWrite] = []
        /// Whether a batch is already scheduled on the writing connection.
        var isScheduled = false
    }

    private let state = Mutex(State())

    /// The largest batch, which bounds the latency of its first write.
    private static let batchLimit = 64

    /// Appends a write.
    ///
    /// - Returns: whether the caller has to schedule a batch on the writing connection.
    func append(_ write: any AnyGroupedWrite) -> Bool {
        state.withLock { state in
            state.writes.append(write)
            defer { state.isScheduled = true }
            return !state.isScheduled
        }
    }

    /// Removes and returns the next batch of writes, and whether more are queued.
    func nextBatch() -> (writes: [any AnyGroupedWrite], hasMore: Bool) {
        state.withLock { state in
            let batch = Array(state.writes.prefix(Self.batchLimit))
            state.writes.removeFirst(batch.count)
            state.isScheduled = !state.writes.isEmpty
            return (batch, state.isScheduled)
        }
    }
}

/// A queued write of any result type.
protocol AnyGroupedWrite: Sendable {
    /// When the write times out if it has not started.
    var deadline: ContinuousClock.Instant { get }

    /// Starts the write; nil if it has timed out.
    func start() -> (any AnyStartedWrite)?
}

/// A write of any result type that is being executed; confined to the thread of the writing connection.
protocol AnyStartedWrite: AnyObject {
    /// Runs the body. Called a second time if the first attempt was rolled back with the batch.
    ///
    /// - Returns: whether its changes are to be committed.
    func run(in connection: Connection) -> Bool

    /// Resumes the caller.
    ///
    /// - Parameter error: the error that rolled back the whole transaction; nil if it was committed.
    func finish(_ error: (any Error)?)

    /// The error that the body threw, if any.
    var error: (any Error)? { get }

    /// The change to announce after the commit; nil if the write is rolled back.
    var change: Change? { get }
}

/// A queued write with its body and the caller that waits for the result.
struct GroupedWrite<T: Sendable>: AnyGroupedWrite {
    let pending: PendingWrite<T>
    let deadline: ContinuousClock.Instant
    let body: @Sendable (Connection) throws -> Database.WriteOutcome<T>

    func start() -> (any AnyStartedWrite)? {
        pending.takeContinuation().map { StartedWrite(continuation: $0, body: body) }
    }
}

private final class StartedWrite<T: Sendable>: AnyStartedWrite {
    private let continuation: CheckedContinuation<T, any Error>
    private let body: (Connection) throws -> Database.WriteOutcome<T>
    private var result: Result<Database.WriteOutcome<T>, any Error>?

    init(continuation: CheckedContinuation<T, any Error>, body: @escaping (Connection) throws -> Database.WriteOutcome<T>) {
        self.continuation = continuation
        self.body = body
    }

    func run(in connection: Connection) -> Bool {
        let result = Result { try body(connection) }
        self.result = result
        return change != nil
    }

    var error: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    var change: Change? {
        if case .success(.commit(_, let change)) = result { change } else { nil }
    }

    func finish(_ error: (any Error)?) {
        switch (result, error) {
        // An own error may depend on rows of another write that were rolled back too, so the transaction's error takes precedence.
        case (_, let error?): continuation.resume(throwing: error)
        case (.failure(let own), nil): continuation.resume(throwing: own)
        case (.success(.rollback(let value)), nil): continuation.resume(returning: value)
        case (.success(.commit(let value, _)), nil): continuation.resume(returning: value)
        case (nil, nil):
            continuation.resume(throwing: StorageError.other(code: SQLITE_INTERNAL, detail: "a write ended without a decision"))
        }
    }
}
