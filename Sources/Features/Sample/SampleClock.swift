import Models
package import ServiceKit
import Synchronization

/// A clock that stands still until it is moved. Its day does not follow from the time, so that any day can be today.
package final class SampleClock: Sendable {
    private let end: Reading
    private let reading: Mutex<Reading>

    private struct Reading {
        var milliseconds: Int64
        var day: Day
    }

    /// - Parameters:
    ///   - milliseconds: where it ends, since 1970.
    ///   - day: the day that it is then.
    init(at milliseconds: Int64 = SampleHousehold.now, on day: Day = SampleHousehold.today) {
        end = Reading(milliseconds: milliseconds, day: day)
        reading = Mutex(end)
    }

    /// Milliseconds since 1970.
    package var now: Int64 { reading.withLock { $0.milliseconds } }

    package func advance(minutes: Int64) { reading.withLock { $0.milliseconds += minutes * 60_000 } }

    package var installation: InstallationClock {
        InstallationClock(now: { [self] in now }, today: { [self] in reading.withLock { $0.day } })
    }

    /// Moves to a day, some minutes before the time of day at which it ends.
    func move(to day: Day, minutesBefore minutes: Int64 = 0) {
        let days = Int64(day.distance(to: end.day))
        reading.withLock { $0 = Reading(milliseconds: end.milliseconds - days * 86_400_000 - minutes * 60_000, day: day) }
    }
}
