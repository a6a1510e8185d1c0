import Models
import PeopleModel
import ServiceKit
import Services
import Storage

extension PeopleModule: GuestServing {
    func guestService(
        token: String, _ database: Database, _ clock: InstallationClock, owner: (Household) -> ServiceContext
    ) async throws -> (any GuestServiceProtocol)? {
        guard let secret = HouseholdSecret(path: token) else { return nil }
        let now = clock.now()
        let found = try await database.read { connection -> (link: GuestLink, household: Household)? in
            guard let household = try secret.household(in: connection),
                let link = try GuestLinkRepository(connection, household: household).find(tokenHash: secret.hash), !link.isExpired(at: now),
                let group = try PeopleGroupRepository(connection, household: household).find(link.group), !group.isRemoved,
                let record = try HouseholdRepository(connection).find(household)
            else { return nil }
            return (link, record)
        }
        guard let found else { return nil }
        try recordUse(of: found.link, hash: secret.hash, in: found.household, at: now, database)
        return LiveGuestService(
            context: owner(found.household), link: found.link, today: try clock.today(found.household.timeZone))
    }

    /// Records the use at most once a day, without waiting for the write.
    private func recordUse(of link: GuestLink, hash: [UInt8], in household: Household, at now: Int64, _ database: Database) throws {
        if let usedAt = link.usedAt, try InstallationClock.isOneDay(usedAt, now, in: household.timeZone) { return }
        database.writeBehind { connection in
            try GuestLinkRepository(connection, household: household.id).recordUse(hash, at: now)
        } onFailure: {
            ServiceError.logFailure("The use of a guest link could not be recorded", $0)
        }
    }
}

/// Links of guests that have expired open nothing. They are deleted once the clock has said so for two days.
extension PeopleModule: Expiring {
    /// In milliseconds.
    private static let agreement: Int64 = 2 * 86_400_000

    func removeExpired(in household: ID<Household>, on connection: Connection, now: Int64) throws {
        try GuestLinkRepository(connection, household: household).deleteExpired(at: now, after: Self.agreement)
    }
}
