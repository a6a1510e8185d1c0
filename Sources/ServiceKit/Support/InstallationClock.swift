import Foundation
package import Models
package import Services

/// Current time, and current day in a time zone; injected.
package struct InstallationClock: Sendable {
    /// Milliseconds since 1970.
    package let now: @Sendable () -> Int64
    /// Overrides the current day; nil: derived from `now` and the time zone.
    private let fixed: (@Sendable () -> Day)?

    /// - Parameter today: overrides the current day; nil: derived from `now` and the time zone.
    package init(now: @escaping @Sendable () -> Int64, today: Day? = nil) {
        self.now = now
        if let today { fixed = { today } } else { fixed = nil }
    }

    /// A clock whose day does not follow from `now`.
    package init(now: @escaping @Sendable () -> Int64, today: @escaping @Sendable () -> Day) {
        self.now = now
        fixed = today
    }

    /// The day in the time zone with an IANA name.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package func today(_ timeZone: String) throws(ServiceError) -> Day {
        if let fixed { return fixed() }
        return try Moment(at: now(), in: timeZone).day
    }

    /// The clock of one household. If its time zone is unknown, operations that need the day throw, and pages show the day in UTC, so that
    /// the household can be opened and its time zone corrected.
    package func household(_ household: Household) -> HouseholdClock {
        do {
            _ = try HouseholdTimeZone.find(household.timeZone)
        } catch  where fixed == nil {
            return HouseholdClock(now: now, today: { [now] in Moment(at: now(), in: .gmt).day }, fault: error, others: others)
        } catch {
            // The day is overridden, so the time zone is not needed.
        }
        return HouseholdClock(now: now, today: { [self, timeZone = household.timeZone] in day(in: timeZone) }, others: others)
    }

    /// The clocks of other households.
    private var others: @Sendable (Household) -> HouseholdClock { { [self] in household($0) } }

    /// The day in a time zone that is known to exist.
    private func day(in timeZone: String) -> Day {
        fixed?() ?? Moment(at: now(), in: TimeZone(identifier: timeZone) ?? .gmt).day
    }

    /// Whether two instants fall on the same day of a time zone.
    ///
    /// - Throws: `ServiceError.rule` for an unknown time zone.
    package static func isOneDay(_ left: Int64, _ right: Int64, in timeZone: String) throws(ServiceError) -> Bool {
        try Moment(at: left, in: timeZone).day == Moment(at: right, in: timeZone).day
    }
}
