package import Services
import Synchronization

/// Delays and fails units of work to order, so that tests and the gallery see what screens do then.
package final class FaultInjector: Sendable {
    /// The kinds of units of work.
    package enum Work: Hashable, Sendable {
        case read, write
    }

    private struct Failure: Sendable {
        var error: ServiceError
        var work: Set<Work>
        /// How many units of work of these kinds succeed before it.
        var remaining: Int
    }

    private struct State: Sendable {
        var latency = Duration.zero
        var failure: Failure?
    }

    private let state: Mutex<State>
    private let sleep: @Sendable (Duration) async throws -> Void

    /// - Parameters:
    ///   - latency: what every unit of work waits before it begins.
    ///   - sleep: how it waits; tests of waiting pass their own.
    package init(
        latency: Duration = .zero, sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        state = Mutex(State(latency: latency))
        self.sleep = sleep
    }

    // MARK: - Orders

    /// Changes what every unit of work waits from now on.
    package func delay(by latency: Duration) { state.withLock { $0.latency = latency } }

    /// Makes units of work fail until `recover()`; replaces an earlier failure.
    ///
    /// - Parameters:
    ///   - work: the kinds that fail.
    ///   - count: how many of these kinds succeed before the first failure.
    package func fail(_ work: Set<Work> = [.read, .write], with error: ServiceError, after count: Int = 0) {
        state.withLock { $0.failure = Failure(error: error, work: work, remaining: count) }
    }

    /// Ends a failure.
    package func recover() { state.withLock { $0.failure = nil } }

    // MARK: - Units of work

    /// Called as a unit of work begins.
    func begin(_ work: Work) async throws {
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
