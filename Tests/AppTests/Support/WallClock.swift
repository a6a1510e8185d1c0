import Synchronization

/// A clock that goes on when it is told to.
final class WallClock: Sendable {
    private let milliseconds: Mutex<Int64>

    init(at milliseconds: Int64) {
        self.milliseconds = Mutex(milliseconds)
    }

    /// Milliseconds since 1970.
    var now: Int64 { milliseconds.withLock { $0 } }

    func goOn(milliseconds: Int64) { self.milliseconds.withLock { $0 += milliseconds } }
}
