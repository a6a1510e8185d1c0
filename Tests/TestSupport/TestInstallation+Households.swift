package import Models
import ServiceKit
import Services
import Storage
import TestTools

extension TestInstallation {
    /// Adds a household that is set up, whose owner has the usual passphrase.
    ///
    /// - Parameters:
    ///   - host: the host name at which it is served; nil: at those of the server.
    @discardableResult
    package func addHousehold(
        _ name: String, owner: String, passphrase: String = passphrase, host: String? = nil
    ) async throws -> ID<Household> {
        let now = clock.now
        let record = try await PassphraseHasher(Self.cheap).hash(passphrase, at: now)
        return try await database.write(nil, []) { [ids = database.ids, euro] connection in
            let household = try HouseholdFactory(connection: connection, ids: ids, now: now)
                .make(HouseholdDefaults(name: name, currency: euro, timeZone: "UTC"))
            let write = MemberUnitOfWork(connection, household: household.id, ids: ids, at: now)
            _ = try write.households.markSetUp(household.id, at: now)
            let profile = MemberProfile(
                id: ids.next(at: now), household: household.id, name: owner, displayName: owner, role: .owner, createdAt: now)
            _ = try write.members.insert(profile)
            try write.credentials.save(record, of: profile.id)
            if let host { try DirectoryRepository(connection).insert(.host, host, of: household.id) }
            return household.id
        }
    }
}
