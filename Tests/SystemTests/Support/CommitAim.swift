/// When to kill an import so that it is hit around its commit: moves later after a kill that came before it, earlier after one behind it.
struct CommitAim {

    /// Microseconds from the moment at which the log began to grow, which is when the commit begins to be written.
    private var delay: Double = 500
    private var step: Double = 500
    private var wasLater = true

    /// The next moment, somewhere within half a step of the aim.
    func moment(using generator: inout some RandomNumberGenerator) -> UInt32 {
        UInt32(max(0, delay + Double.random(in: -step / 2...step / 2, using: &generator)))
    }

    /// Learns from a round.
    mutating func note(isCommitted: Bool) {
        let isLater = !isCommitted
        step = min(max(step * (isLater == wasLater ? 1.4 : 0.6), 50), 50_000)
        wasLater = isLater
        delay = max(0, delay + (isLater ? step : -step))
    }
}
