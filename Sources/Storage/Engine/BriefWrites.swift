import GRDB
import GRDBSQLite
import Models
import Synchronization

/// Brief writes that wait for their turn. Those that came while another was being committed are committed together: a commit waits for the disk,
/// and one wait is enough for all of them. One that fails takes nothing of the others back, and none is acknowledged before the commit; to that end a
/// body may run twice.
final class BriefWrites: Sendable {
    private struct Row {
        var writes: [any QueuedWrite] = []
        /// Whether the writing connection was asked to come for them.
        var isCalled = false
    }

    private let row = Mutex(Row())

    /// How many are committed together at most, so that the first does not wait long for the last.
    private static let most = 64

    /// Adds a write to the row.
    ///
    /// - Returns: whether the writing connection has to be asked to come.
    func add(_ write: any QueuedWrite) -> Bool {
        row.withLock { row in
            row.writes.append(write)
            defer { row.isCalled = true }
            return !row.isCalled
        }
    }

    /// Those whose turn it is, and whether the writing connection has to come again for more.
    func take() -> (writes: [any QueuedWrite], isMore: Bool) {
        row.withLock { row in
            let taken = Array(row.writes.prefix(Self.most))
            row.writes.removeFirst(taken.count)
            row.isCalled = !row.writes.isEmpty
            return (taken, row.isCalled)
        }
    }
}

/// A write in the row.
protocol QueuedWrite: Sendable {
    /// When it is given up if it has not begun.
    var end: ContinuousClock.Instant { get }

    /// Lets it begin; nil where it was given up.
    func begin() -> (any BegunWrite)?
}

/// A write whose turn has come: it stays on the thread of the writing connection.
protocol BegunWrite: AnyObject {
    /// Runs its body; once more, where what it did was taken back with that of others.
    ///
    /// - Returns: whether what it did is kept.
    func run(in connection: Connection) -> Bool

    /// Tells who waits what came of it.
    ///
    /// - Parameter error: why nothing of the whole transaction is there; nil: it is committed.
    func finish(_ error: (any Error)?)

    /// Why its body failed; nil where it did not.
    var fault: (any Error)? { get }

    /// What it changed, to be announced; nil for nothing.
    var change: Change? { get }
}

/// A write in the row with what it answers.
struct QueuedBriefWrite<T: Sendable>: QueuedWrite {
    let turn: WriteTurn<T>
    let end: ContinuousClock.Instant
    let body: @Sendable (Connection) throws -> Database.Ending<T>

    func begin() -> (any BegunWrite)? {
        turn.leave().map { BegunBriefWrite(continuation: $0, body: body) }
    }
}

private final class BegunBriefWrite<T: Sendable>: BegunWrite {
    private let continuation: CheckedContinuation<T, any Error>
    private let body: (Connection) throws -> Database.Ending<T>
    private var result: Result<Database.Ending<T>, any Error>?

    init(continuation: CheckedContinuation<T, any Error>, body: @escaping (Connection) throws -> Database.Ending<T>) {
        self.continuation = continuation
        self.body = body
    }

    func run(in connection: Connection) -> Bool {
        let result = Result { try body(connection) }
        self.result = result
        return change != nil
    }

    var fault: (any Error)? {
        if case .failure(let error) = result { error } else { nil }
    }

    var change: Change? {
        if case .success(.keep(_, let change)) = result { change } else { nil }
    }

    func finish(_ error: (any Error)?) {
        switch (result, error) {
        // What was refused may rest on what another of the same transaction had written.
        case (_, let error?): continuation.resume(throwing: error)
        case (.failure(let own), nil): continuation.resume(throwing: own)
        case (.success(.takeBack(let answer)), nil): continuation.resume(returning: answer)
        case (.success(.keep(let answer, _)), nil): continuation.resume(returning: answer)
        case (nil, nil):
            continuation.resume(throwing: StorageError.other(code: SQLITE_INTERNAL, detail: "a write ended without a decision"))
        }
    }
}
