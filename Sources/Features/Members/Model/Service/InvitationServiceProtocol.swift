package import Models
package import Services

/// The links by which people join the household, and by which members choose a new passphrase. Owners only.
///
/// What makes a link throws `ServiceError.confirmationNeeded` in the browser without a recent confirmation.
package protocol InvitationServiceProtocol: Sendable {
    /// The open invitations and links for new passphrases, newest first; without expired ones.
    func fetchInvitations() async throws -> [Invitation]

    /// Makes an invitation.
    ///
    /// - Parameters:
    ///   - name: the proposed sign-in name; empty for none.
    ///   - days: one of `Invitation.lifetimes`.
    /// - Returns: the invitation, and its token, which is not shown again.
    /// - Throws: `ServiceError.rule` if the name is in use, also by an open invitation, or there are too many.
    func invite(role: Role, name: String, days: Int) async throws -> (invitation: Invitation, token: String)

    /// Makes a link by which a member chooses a new passphrase within a day. Earlier ones of the member end.
    ///
    /// - Returns: the link's row, and its token, which is not shown again.
    /// - Throws: `ServiceError.rule` if the member cannot sign in, `.notFound`.
    func makeResetLink(member: ID<Member>) async throws -> (invitation: Invitation, token: String)

    /// Ends an open link.
    ///
    /// - Throws: `ServiceError.notFound`.
    func revoke(id: ID<Invitation>) async throws
}

extension DependencyContainer {
    package func invitations() -> any InvitationServiceProtocol { service() }
}
