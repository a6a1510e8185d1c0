package import Models
package import Services

/// Who belongs to the household: letting in again, handing over, leaving and removing. The last owner who can sign in stays.
///
/// Changes throw `ServiceError.confirmationNeeded` in the browser without a recent confirmation.
package protocol MembershipServiceProtocol: Sendable {
    /// The members by name, including disabled ones, with when they were last seen.
    func fetchStates() async throws -> [MembershipState]

    /// The display names of all who are or were members.
    func fetchNames() async throws -> [ID<Member>: String]

    /// Lets a disabled member sign in again, with the passphrase of before. Owners only.
    ///
    /// - Throws: `ServiceError.notFound`.
    func enableMember(id: ID<Member>) async throws -> MemberProfile

    /// Makes another member an owner, and the current one a member, at once. For the signed-in owner.
    ///
    /// - Throws: `ServiceError.rule` if the other one cannot sign in, `.notFound`.
    func handOver(to other: ID<Member>) async throws

    /// Removes a member: what is theirs alone goes to another member or to the household, what they sign in with, their notifications and settings
    /// are deleted, and history keeps their name. Owners only, and not themselves.
    ///
    /// - Parameter heir: who gets their accounts; nil for the household.
    /// - Throws: `ServiceError.rule`, `.notFound`.
    func removeMember(id: ID<Member>, handingOverTo heir: ID<Member>?) async throws

    /// The signed-in member leaves the household; otherwise as `removeMember`. Also for viewers.
    ///
    /// - Throws: `ServiceError.rule`, `.notFound`.
    func leave(handingOverTo heir: ID<Member>?) async throws
}

extension DependencyContainer {
    package func membership() -> any MembershipServiceProtocol { service() }
}
