import Models
package import ServiceKit
import Synchronization

/// A clock that stands still until it is moved.
package final class SampleClock: Sendable {
    private let milliseconds: Mutex<Int64>

    package init(at milliseconds: Int64) {
        self.milliseconds = Mutex(milliseconds)
    }

    /// Milliseconds since 1970.
    package var now: Int64 { milliseconds.withLock { $0 } }

    package func advance(milliseconds: Int64) { self.milliseconds.withLock { $0 += milliseconds } }

    package func advance(minutes: Int64) { advance(milliseconds: minutes * 60_000) }

    package var installation: InstallationClock { InstallationClock(now: { [self] in now }) }

    /// Moves to a time of day in UTC.
    func move(to day: Day, hour: Int64 = 8, minute: Int64 = 0) {
        milliseconds.withLock { $0 = Int64(day.number) * 86_400_000 + (hour * 60 + minute) * 60_000 }
    }
}
