import NIOCore
import Synchronization

/// Closes the channel of a request whose body does not arrive in time.
///
/// The deadline is `grace` plus the time in which the received bytes arrive at the minimum rate. So a large file may arrive over a slow
/// connection, and a client that sends a byte every ten seconds cannot hold the connection.
final class BodyDeadline: Sendable {
    private struct State {
        var received = 0
        var isOver = false
        var hasExpired = false
        var check: Scheduled<Void>?
    }

    private let channel: any Channel
    private let grace: TimeAmount
    /// The minimum rate in bytes per second; nil if `grace` limits the whole body.
    private let rate: Int?
    private let start: NIODeadline
    private let state = Mutex(State())

    init(on channel: any Channel, grace: TimeAmount, rate: Int? = nil) {
        self.channel = channel
        self.grace = grace
        self.rate = rate
        start = channel.eventLoop.now
        schedule(at: start + grace)
    }

    /// Whether the channel was closed at the deadline.
    var hasExpired: Bool { state.withLock { $0.hasExpired } }

    func received(_ bytes: Int) { state.withLock { $0.received += bytes } }

    /// Cancels the deadline: the body has arrived or is no longer read.
    func end() {
        state.withLock { state in
            state.isOver = true
            state.check?.cancel()
            state.check = nil
        }
    }

    private func schedule(at time: NIODeadline) {
        state.withLock { state in
            guard !state.isOver else { return }
            state.check = channel.eventLoop.scheduleTask(deadline: time) { self.check() }
        }
    }

    private func check() {
        let allowed = state.withLock { state -> NIODeadline? in
            guard !state.isOver else { return nil }
            let end = start + grace + allowance(by: state.received)
            guard end <= channel.eventLoop.now else { return end }
            state.isOver = true
            state.hasExpired = true
            return nil
        }
        if let allowed {
            schedule(at: allowed)
        } else if hasExpired {
            channel.close(promise: nil)
        }
    }

    private func allowance(by bytes: Int) -> TimeAmount {
        guard let rate, rate > 0 else { return .zero }
        return .milliseconds(Int64(bytes) * 1_000 / Int64(rate))
    }
}
