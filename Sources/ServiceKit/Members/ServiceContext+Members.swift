package import Models
import Services
import Storage

extension ServiceContext {
    /// Runs one write of users, credentials and sessions; the household's counter is not incremented unless the body does it.
    ///
    /// The caller checks roles: a viewer may change the own profile, security and display settings.
    package func writeMembers<T: Sendable>(
        _ topics: Set<Topic> = [.members, .notifications], _ body: @escaping @Sendable (MemberUnitOfWork) throws -> T
    ) async throws -> T {
        try await begin(.write)
        return try await mapping {
            try await database.write(household.id, topics) { connection in
                try body(MemberUnitOfWork(connection, household: household.id, ids: database.ids, at: clock.now()))
            }
        }
    }

    /// - Throws: `ServiceError.unauthorized` if the member is no owner: not when the request began, or not any more in this write.
    package func requireOwner(in write: MemberUnitOfWork) throws {
        try requireOwner()
        guard let id = member.id else { return }
        guard let profile = try write.members.find(id), profile.role == .owner, !profile.isDisabled else { throw ServiceError.unauthorized }
    }
}
