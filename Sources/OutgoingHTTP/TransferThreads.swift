import Foundation
import Synchronization

/// Runs blocking transfers on a bounded number of threads, in the order in which they come. A transfer that waits for its turn holds no
/// thread.
final class TransferThreads: Sendable {
    private struct Waiting: Sendable {
        var cancellation: TransferCancellation
        var work: @Sendable () -> Void
    }

    private struct State {
        var running = 0
        var waiting: [Waiting] = []
    }

    private let count: Int
    private let state = Mutex(State())

    init(count: Int) {
        self.count = count
    }

    /// Runs the work on a thread when it is its turn; in the caller's thread, where it must not block, if it is cancelled before.
    func run(unless cancellation: TransferCancellation, _ work: @escaping @Sendable () -> Void) {
        let isFirst = state.withLock { state in
            guard state.running == count else {
                state.running += 1
                return true
            }
            state.waiting.append(Waiting(cancellation: cancellation, work: work))
            return false
        }
        if isFirst {
            start(work)
        } else if cancellation.isCancelled {
            // It may have been cancelled before it waited.
            endCancelled()
        }
    }

    /// Ends what waits and is cancelled, without waiting for its turn.
    func endCancelled() {
        let cancelled = state.withLock { state in
            let cancelled = state.waiting.filter(\.cancellation.isCancelled)
            state.waiting.removeAll(where: \.cancellation.isCancelled)
            return cancelled
        }
        for waiting in cancelled { waiting.work() }
    }

    private func start(_ work: @escaping @Sendable () -> Void) {
        Thread { [self] in
            var next: (@Sendable () -> Void)? = work
            while let work = next {
                work()
                next = takeNext()
            }
        }.start()
    }

    /// The work that has waited longest; nil if none waits, after which the thread ends.
    private func takeNext() -> (@Sendable () -> Void)? {
        state.withLock { state in
            guard state.waiting.isEmpty else { return state.waiting.removeFirst().work }
            state.running -= 1
            return nil
        }
    }
}
