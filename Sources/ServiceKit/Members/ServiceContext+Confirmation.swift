package import Ledger
package import Models
import Services
package import Storage

/// What members confirm before money or data reach other people. The command line has no session, and acts for the owner of the file.
extension ServiceContext {
    /// The member who is signed in.
    ///
    /// - Throws: `ServiceError.unauthorized` for the command line, which does not sign in and receives no notifications.
    package func requireMember() throws -> ID<Member> {
        guard let member = member.id else { throw ServiceError.unauthorized }
        return member
    }

    /// - Throws: `ServiceError.confirmationNeeded` if the session was not confirmed recently.
    package func requireConfirmation() async throws {
        guard session != nil else { return }
        try await read { try requireConfirmation(on: $0) }
    }

    /// - Throws: `ServiceError.confirmationNeeded` if the session was not confirmed recently.
    package func requireConfirmation(on connection: Connection) throws {
        try MemberUnitOfWork(connection, household: household.id, ids: database.ids, at: clock.now()).requireConfirmation(of: session)
    }

    /// Requires that the session was confirmed recently, and logs a change after which money or data can reach other people. Owners are
    /// notified.
    ///
    /// - Throws: `ServiceError.confirmationNeeded`.
    package func confirmSensitiveChange(_ kind: SecurityEvent.Kind, in write: UnitOfWork) throws {
        let members = MemberUnitOfWork(write.connection, household: household.id, ids: database.ids, at: write.milliseconds)
        try members.requireConfirmation(of: session)
        try log(kind, of: member.id, in: members)
    }

    /// Appends an event of the session to the household's security log.
    ///
    /// - Parameter provider: the name of the provider of sign-in that it is about; empty if it is about none.
    package func log(_ kind: SecurityEvent.Kind, of member: ID<Member>?, in write: MemberUnitOfWork, provider: String = "") throws {
        let address = try session.flatMap { try write.sessions.address(of: $0) } ?? ""
        try write.log(kind, of: member, from: address, provider: provider)
    }

    /// Appends an event about the own settings of a member, whose pages then change, to the household's security log.
    package func logOwnChange(_ kind: SecurityEvent.Kind, of member: ID<Member>, in write: MemberUnitOfWork) throws {
        try log(kind, of: member, in: write)
        try write.members.touch(member)
    }
}
