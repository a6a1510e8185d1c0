import NIOCore
import Synchronization

/// Closes the channel of a request whose body does not arrive in time.
///
/// The body has `grace` to begin with, and more for everything that arrives at the least rate: a large file over a slow line takes as long as it
/// takes, and a byte every ten seconds does not last.
final class BodyDeadline: Sendable {
    private struct State {
        var received = 0
        var isOver = false
        var hasExpired = false
        var check: Scheduled<Void>?
    }

    private let channel: any Channel
    private let grace: TimeAmount
    /// Bytes a second; nil: `grace` is for the whole body.
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

    /// Whether the channel was closed because the time was over.
    var hasExpired: Bool { state.withLock { $0.hasExpired } }

    func received(_ bytes: Int) { state.withLock { $0.received += bytes } }

    /// The body has arrived, or nobody reads it any longer.
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
            let end = start + grace + earned(by: state.received)
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

    private func earned(by bytes: Int) -> TimeAmount {
        guard let rate, rate > 0 else { return .zero }
        return .milliseconds(Int64(bytes) * 1_000 / Int64(rate))
    }
}
