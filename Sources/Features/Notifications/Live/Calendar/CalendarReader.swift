import Localization
package import Models
import NotificationsModel
package import ServiceKit
import Services
package import Storage

/// Reads calendars of due items for their subscribers, whom the secret part of the address authorises.
package struct CalendarReader: Sendable {
    private let database: Database
    private let clock: InstallationClock
    private let modules: ServiceModules
    private let address: @Sendable (ObjectReference) -> String?

    /// - Parameter address: the address of an object; nil: it has no link.
    package init(
        database: Database, clock: InstallationClock, modules: ServiceModules, address: @escaping @Sendable (ObjectReference) -> String?
    ) {
        self.database = database
        self.clock = clock
        self.modules = modules
        self.address = address
    }

    /// The calendar in UTF-8 (RFC 5545).
    ///
    /// - Parameter token: the secret part of its address, with the household or as it was given out before (`HouseholdSecret`).
    /// - Returns: nil if the token is unknown, revoked or malformed, or its member is disabled.
    /// - Throws: `ServiceError`.
    package func calendar(token: String) async throws -> [UInt8]? {
        guard let secret = HouseholdSecret(token) else { return nil }
        let now = clock.now()
        do {
            let calendar = try await database.read { connection -> (found: CalendarFeedRepository.Record, bytes: [UInt8])? in
                guard let household = try secret.household(in: connection),
                    let found = try CalendarFeedRepository(connection, household: household).find(tokenHash: secret.hash)
                else { return nil }
                let today = try clock.today(found.household.timeZone)
                // A calendar contains what its member sees.
                let member = Member(household: found.household.id, id: found.profile.id, role: found.profile.role)
                let seen = connection.scoped(to: try Reach(of: member, in: connection, household: found.household))
                let items = try DueReader(
                    reading: HouseholdReading(seen, household: found.household.id), sources: modules.dueSources
                ).items(
                    from: CalendarSpan.start(today), until: CalendarSpan.end(today))
                let texts = TextEnvironment(found.profile.language, locale: LocaleFormat(found.profile.locale))
                let writer = CalendarWriter(
                    name: found.household.name, today: today, locale: texts.locale,
                    showsAmounts: found.profile.showsBalance, program: "Coffer \(Version.current)")
                return (found, writer.bytes(of: items, address: { address($0.object) }, title: { $0.text.string(in: texts) }))
            }
            guard let calendar else { return nil }
            try recordUse(of: calendar.found, at: now)
            return calendar.bytes
        } catch {
            throw ServiceError.forRemoteUser(error)
        }
    }

    /// Records the use at most once a day, without waiting for the write.
    private func recordUse(of found: CalendarFeedRepository.Record, at now: Int64) throws {
        if let usedAt = found.feed.usedAt, try InstallationClock.isOneDay(usedAt, now, in: found.household.timeZone) { return }
        database.writeBehind { connection in
            let household = found.household.id
            try CalendarFeedRepository(connection, household: household).recordUse(found.feed.id, at: now)
            try MemberRepository(connection, household: household).touch(found.profile.id)
        } onFailure: {
            ServiceError.logFailure("The use of a calendar could not be recorded", $0)
        }
    }
}

/// Range of a calendar feed: from one month ago to thirteen months ahead.
private enum CalendarSpan {
    static func start(_ today: Day) -> Day { shifted(today, months: -1) }
    static func end(_ today: Day) -> Day { shifted(today, months: 13) }

    /// The same day of another month, or the month's last day.
    private static func shifted(_ day: Day, months: Int) -> Day {
        let month = day.monthOfYear.adding(months: months)
        return month.firstDay.adding(days: min(day.dayOfMonth, Day.daysIn(month: month.month, year: month.year)) - 1)
    }
}
