import Dispatch
import Models
import StatementFiles
import Synchronization

/// Reads a file on a separate thread while its lines are imported, with a bounded queue of batches between the two.
///
/// The reader blocks while the queue is full, so memory does not grow with the file.
final class BufferedStatementReader: Sendable {
    private enum Item: Sendable {
        case event(StatementEvent)
        case failure(any Error)
        case end
    }

    private struct State {
        var queue: [Item] = []
        var isCancelled = false
    }

    /// Ends the reader after cancellation.
    private struct Cancelled: Error {}

    private static let batchesAhead = 8

    private let state = Mutex(State())
    // Incremented from zero: a semaphore must not be released below its initial value.
    private let free = DispatchSemaphore(value: 0)
    private let filled = DispatchSemaphore(value: 0)

    /// Starts reading.
    ///
    /// - Parameter duplicateDetector: for a file that was not scanned: fails the read if a scan is needed.
    init(_ file: StatementFile, duplicateDetector: DuplicateBankIdDetector?, progress: (@Sendable (Int) -> Void)?) {
        for _ in 0..<Self.batchesAhead { free.signal() }
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            do {
                var sink = BatchingSink(duplicateDetector: duplicateDetector) { try self.push(.event($0)) }
                try file.read(into: &sink, progress: progress)
                try sink.flush()
                try push(.end)
            } catch is Cancelled {
                return
            } catch {
                try? push(.failure(error))
            }
        }
    }

    /// The next event, or nil at the end.
    ///
    /// - Throws: the reader's error.
    func next() throws -> StatementEvent? {
        filled.wait()
        let item = state.withLock { $0.queue.removeFirst() }
        free.signal()
        switch item {
        case .event(let event): return event
        case .failure(let error): throw error
        case .end: return nil
        }
    }

    /// Stops the reader; has to be called if the events are not read to the end.
    func cancel() {
        state.withLock { $0.isCancelled = true }
        free.signal()
    }

    private func push(_ item: Item) throws {
        free.wait()
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.queue.append(item) }
            return state.isCancelled
        }
        if isCancelled { throw Cancelled() }
        filled.signal()
    }
}

/// Collects lines into batches.
private struct BatchingSink: StatementSink {
    private static let batch = 512

    private var lines: [StatementLine] = []
    private var duplicateDetector: DuplicateBankIdDetector?
    private let emit: (StatementEvent) throws -> Void

    init(duplicateDetector: DuplicateBankIdDetector?, emit: @escaping (StatementEvent) throws -> Void) {
        self.duplicateDetector = duplicateDetector
        self.emit = emit
        lines.reserveCapacity(Self.batch)
    }

    mutating func begin(_ statement: StatementHeader) throws {
        try flush()
        try duplicateDetector?.begin(statement)
        try emit(.begin(statement))
    }

    mutating func line(_ line: StatementLine) throws {
        try duplicateDetector?.consume(line)
        lines.append(line)
        if lines.count == Self.batch { try flush() }
    }

    mutating func end(_ statement: StatementTrailer) throws {
        try flush()
        try duplicateDetector?.end(statement)
        try emit(.end(statement))
    }

    mutating func diagnostic(_ diagnostic: Diagnostic) throws {
        try flush()
        try emit(.diagnostic(diagnostic))
    }

    mutating func flush() throws {
        guard !lines.isEmpty else { return }
        try emit(.lines(lines))
        lines = []
        lines.reserveCapacity(Self.batch)
    }
}
