package import Models
package import Services

/// Manages the users of the household.
package protocol MemberServiceProtocol: Sendable {
    /// Sorted by name, including disabled ones.
    func fetchMembers() async throws -> [MemberProfile]

    /// Finds a member by id, or by sign-in name ignoring case.
    ///
    /// - Throws: `ServiceError.notFound`.
    func findMember(_ text: String) async throws -> MemberProfile

    /// The profile of the current member.
    ///
    /// - Throws: `ServiceError.notFound` for the command line, which has none.
    func fetchProfile() async throws -> MemberProfile

    /// Updates the current member's name, display name, locale, appearance and `showsBalance`; also allowed for viewers.
    ///
    /// - Throws: `ServiceError.conflict` if the revision is outdated, `.rule` if the name is in use, `.confirmationNeeded` for another
    ///   sign-in name without a recent confirmation.
    func updateProfile(_ profile: MemberProfile) async throws -> MemberProfile

    /// Shows or hides all balances for the current member.
    func showBalance(_ shows: Bool) async throws

    /// Chooses whose accounts count in the figures of the current member; also allowed for viewers. The choice stays.
    ///
    /// - Throws: `ServiceError.notFound` for the command line, which has none.
    func setPerspective(_ perspective: Perspective) async throws

    /// Adds a user, who has to choose a new passphrase at the first sign-in. Owners only.
    ///
    /// - Parameter role: nil for owner if the household has none, otherwise member.
    /// - Throws: `ServiceError.rule` if the name is in use or the passphrase is invalid; `.confirmationNeeded` in the browser without a
    ///   recent confirmation.
    func addMember(name: String, displayName: String, role: Role?, passphrase: String) async throws -> MemberProfile

    /// Owners only. The last owner cannot be changed.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser without a recent confirmation; `.rule`, `.notFound`.
    func changeRole(id: ID<Member>, to role: Role) async throws -> MemberProfile

    /// Disables a user and ends their sessions. Owners only; the last owner cannot be disabled.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser without a recent confirmation; `.rule`, `.notFound`.
    func disableMember(id: ID<Member>) async throws -> MemberProfile

    /// Sets a temporary passphrase that the user has to replace at the next sign-in, disables one-time codes, removes passkeys, ends all
    /// sessions, clears rate limits, and enables a disabled user. Owners only.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser without a recent confirmation; `.rule`, `.notFound`.
    func resetMember(id: ID<Member>, passphrase: String) async throws -> MemberProfile
}

extension DependencyContainer {
    package func members() -> any MemberServiceProtocol { service() }
}
