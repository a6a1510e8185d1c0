import Synchronization

/// A write that waits in the row of writes: it begins when it is its turn, or it is given up before, and never both.
final class WriteTurn<T: Sendable>: Sendable {
    private struct Waiting {
        var continuation: CheckedContinuation<T, any Error>?
        var alarm: Task<Void, Never>?
    }

    private let waiting: Mutex<Waiting>

    init(_ continuation: CheckedContinuation<T, any Error>) {
        waiting = Mutex(Waiting(continuation: continuation))
    }

    /// Gives the write up if it has not begun by then.
    func giveUp(at end: ContinuousClock.Instant) {
        let alarm = Task { [weak self] in
            guard (try? await Task.sleep(until: end, clock: .continuous)) != nil else { return }
            self?.leave()?.resume(throwing: StorageError.locked)
        }
        waiting.withLock { waiting in
            if waiting.continuation == nil { alarm.cancel() } else { waiting.alarm = alarm }
        }
    }

    /// Runs the write, unless it was given up.
    ///
    /// - Parameter end: what is done before anybody hears of it.
    func take(_ body: () throws -> T, end: () -> Void) {
        guard let continuation = leave() else { return end() }
        let result = Result(catching: body)
        end()
        continuation.resume(with: result)
    }

    /// Takes the write out of the row; nil where that was done before.
    func leave() -> CheckedContinuation<T, any Error>? {
        waiting.withLock { waiting in
            waiting.alarm?.cancel()
            defer { waiting = Waiting() }
            return waiting.continuation
        }
    }
}
