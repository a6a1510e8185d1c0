package import Models

/// Now, and the day it is in a time zone; handed in from outside.
package struct InstallationClock: Sendable {
    /// Milliseconds since 1970.
    package let now: @Sendable () -> Int64
    /// The day in the time zone of an IANA name; of an unknown one in UTC.
    package let today: @Sendable (_ timeZone: String) -> Day

    /// - Parameter today: nil: by `now` and the time zone; else the day to act as if it were.
    package init(now: @escaping @Sendable () -> Int64, today: Day? = nil) {
        self.now = now
        self.today = { today ?? Self.day(at: now(), in: $0) }
    }

    /// The clock of one household.
    func household(_ household: Household) -> HouseholdClock {
        HouseholdClock(now: now, today: { [today] in today(household.timeZone) })
    }

    /// The day of an instant in the time zone of an IANA name; of an unknown one in UTC.
    static func day(at milliseconds: Int64, in timeZone: String) -> Day { Moment(at: milliseconds, in: timeZone).day }
}
