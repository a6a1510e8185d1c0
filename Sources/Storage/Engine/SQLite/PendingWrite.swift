import Synchronization

/// A queued write that either runs or times out, never both.
final class PendingWrite<T: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<T, any Error>?
        var timeoutTask: Task<Void, Never>?
    }

    private let state: Mutex<State>

    init(_ continuation: CheckedContinuation<T, any Error>) {
        state = Mutex(State(continuation: continuation))
    }

    /// Fails the write with `StorageError.locked` if it has not started by the deadline.
    func timeOut(at deadline: ContinuousClock.Instant) {
        let task = Task { [weak self] in
            guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
            self?.takeContinuation()?.resume(throwing: StorageError.locked)
        }
        state.withLock { state in
            if state.continuation == nil { task.cancel() } else { state.timeoutTask = task }
        }
    }

    /// Runs the write unless it has timed out.
    ///
    /// - Parameter completion: runs in either case, before the caller resumes.
    func run(_ body: () throws -> T, completion: () -> Void) {
        guard let continuation = takeContinuation() else { return completion() }
        let result = Result(catching: body)
        completion()
        continuation.resume(with: result)
    }

    /// Claims the write and cancels its timeout; nil if it was claimed or has timed out before.
    func takeContinuation() -> CheckedContinuation<T, any Error>? {
        state.withLock { state in
            state.timeoutTask?.cancel()
            defer { state = State() }
            return state.continuation
        }
    }
}
