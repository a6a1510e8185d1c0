package import Services
import Synchronization

/// Injects delays and failures into units of work, so that tests and the gallery show how screens handle them.
package final class FaultInjector: Sendable {
    /// The kinds of units of work.
    package enum Work: Hashable, Sendable {
        case read, write
    }

    private struct Failure: Sendable {
        var error: ServiceError
        var work: Set<Work>
        /// The number of units of work of these kinds that succeed before the failure.
        var remaining: Int
    }

    private struct State: Sendable {
        var latency = Duration.zero
        var failure: Failure?
    }

    private let state: Mutex<State>
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - latency: the delay before every unit of work.
    ///   - sleep: the implementation of the delay; tests of delays pass their own.
    package init(
        latency: Duration = .zero, sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        state = Mutex(State(latency: latency))
        self.sleep = sleep
    }

    /// Changes the delay of every unit of work from now on.
    package func delay(by latency: Duration) { state.withLock { $0.latency = latency } }

    /// Makes units of work fail until `recover()`; replaces an earlier failure.
    ///
    /// - Parameters:
    ///   - work: the kinds that fail.
    ///   - count: the number of these units of work that succeed before the first failure.
    package func fail(_ work: Set<Work> = [.read, .write], with error: ServiceError, after count: Int = 0) {
        state.withLock { $0.failure = Failure(error: error, work: work, remaining: count) }
    }

    /// Ends a failure.
    package func recover() { state.withLock { $0.failure = nil } }

    /// Called as a unit of work begins.
    package func begin(_ work: Work) async throws {
        let (latency, error) = state.withLock { state -> (Duration, ServiceError?) in
            guard var failure = state.failure, failure.work.contains(work) else { return (state.latency, nil) }
            guard failure.remaining > 0 else { return (state.latency, failure.error) }
            failure.remaining -= 1
            state.failure = failure
            return (state.latency, nil)
        }
        if latency > .zero { try await sleep(latency) }
        if let error { throw error }
    }
}
