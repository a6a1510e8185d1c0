import Ledger
import Models
import PeopleModel
import ServiceKit
import Services

extension LivePeopleService {
    /// The maximum number of valid links of a group.
    private static let maximumLinks = 20
    private static let millisecondsPerDay: Int64 = 86_400_000

    func fetchGuestLinks(group: ID<PeopleGroup>) async throws -> [GuestLink] {
        let now = context.clock.now()
        return try await context.read { connection in
            try GuestLinkRepository(connection, household: context.household.id).all(of: group).filter { !$0.isExpired(at: now) }
        }
    }

    func addGuestLink(group: ID<PeopleGroup>, canWrite: Bool, days: Int) async throws -> (link: GuestLink, token: String) {
        guard GuestLink.lifetimes.contains(days) else { throw ServiceError.rule(.guestLinkLifetime) }
        let secret = SecretToken.makeForPath()
        guard let hash = SecretToken.pathHash(secret) else { throw ServiceError.serverError(500) }
        let link = try await write { writer in
            let group = try writer.group(group)
            try context.confirmSensitiveChange(.guestLinkMade, in: writer.write)
            let now = writer.write.milliseconds
            let links = GuestLinkRepository(writer.write.connection, household: writer.write.household)
            let valid = try links.all(of: group.id).filter { !$0.isExpired(at: now) }
            guard valid.count < Self.maximumLinks else { throw ServiceError.rule(.guestLinksTooMany) }
            let link = GuestLink(
                id: writer.write.makeID(), group: group.id, canWrite: canWrite, createdAt: now,
                expiresAt: now + Int64(days) * Self.millisecondsPerDay)
            try links.insert(link, tokenHash: hash)
            _ = try writer.write.record(.addGuestLink, subject: try writer.name(of: group))
            return link
        }
        return (link, HouseholdSecret.text(secret, of: context.household.id))
    }

    func revokeGuestLink(id: ID<GuestLink>, group: ID<PeopleGroup>) async throws {
        try await write { writer in
            let group = try writer.group(group)
            let links = GuestLinkRepository(writer.write.connection, household: writer.write.household)
            guard try links.delete(id, of: group.id) else { throw ServiceError.notFound }
            _ = try writer.write.record(.revokeGuestLink, subject: try writer.name(of: group))
        }
    }
}
