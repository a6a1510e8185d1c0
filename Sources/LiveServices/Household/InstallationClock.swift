import Foundation
package import Models
package import Services

/// Now, and the day it is in a time zone; handed in from outside.
package struct InstallationClock: Sendable {
    /// Milliseconds since 1970.
    package let now: @Sendable () -> Int64
    /// The day to act as if it were; nil: by `now` and the time zone.
    private let fixed: Day?

    /// - Parameter today: nil: by `now` and the time zone; else the day to act as if it were.
    package init(now: @escaping @Sendable () -> Int64, today: Day? = nil) {
        self.now = now
        fixed = today
    }

    /// The day in the time zone of an IANA name.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package func today(_ timeZone: String) throws(ServiceError) -> Day {
        if let fixed { return fixed }
        return try Moment(at: now(), in: timeZone).day
    }

    /// The clock of one household. A household with an unknown time zone has none of its own: what needs the day throws that, and pages show
    /// the day of UTC, so that the household can be opened and its time zone set right.
    func household(_ household: Household) -> HouseholdClock {
        do {
            _ = try HouseholdTimeZone.find(household.timeZone)
        } catch  where fixed == nil {
            return HouseholdClock(now: now, today: { [now] in Moment(at: now(), in: .gmt).day }, fault: error)
        } catch {
            // The day was said, so the time zone is not asked for it.
        }
        return HouseholdClock(now: now, today: { [self, timeZone = household.timeZone] in day(in: timeZone) })
    }

    /// The day in a time zone that was found once.
    private func day(in timeZone: String) -> Day {
        fixed ?? Moment(at: now(), in: TimeZone(identifier: timeZone) ?? .gmt).day
    }

    /// Whether two instants lie on one day of a time zone.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    static func isOneDay(_ left: Int64, _ right: Int64, in timeZone: String) throws(ServiceError) -> Bool {
        try Moment(at: left, in: timeZone).day == Moment(at: right, in: timeZone).day
    }
}
