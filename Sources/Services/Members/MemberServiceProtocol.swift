package import Models

/// The users of the household.
package protocol MemberServiceProtocol: Sendable {

    /// By name; disabled ones too.
    func fetchMembers() async throws -> [MemberProfile]

    /// A member by id, or by sign-in name without regard to case.
    ///
    /// - Throws: `ServiceError.notFound`.
    func findMember(_ text: String) async throws -> MemberProfile

    /// The profile of the member who asks.
    ///
    /// - Throws: `ServiceError.notFound` for the command line, which has none.
    func fetchProfile() async throws -> MemberProfile

    /// Changes the own profile; a viewer may. Name, display name, locale, appearance and `showsBalance` are taken over.
    ///
    /// - Throws: `ServiceError.conflict` where the revision is not the newest, `.rule` where the name is taken, `.confirmationNeeded` for
    ///   another sign-in name where the passphrase was not given lately.
    func updateProfile(_ profile: MemberProfile) async throws -> MemberProfile

    /// Shows or hides all balances for the member who asks.
    func showBalance(_ shows: Bool) async throws

    /// Adds a user, who chooses a passphrase of their own at the first sign-in. Owners only.
    ///
    /// - Parameter role: nil: owner where the household has none, else member.
    /// - Throws: `ServiceError.rule` where the name is taken or the passphrase refused; `.confirmationNeeded` in the browser, where the
    ///   passphrase was not given lately.
    func addMember(name: String, displayName: String, role: Role?, passphrase: String) async throws -> MemberProfile

    /// Owners only. The last owner stays one.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser, where the passphrase was not given lately; `.rule`, `.notFound`.
    func changeRole(id: ID<Member>, to role: Role) async throws -> MemberProfile

    /// Locks a user out and ends their sessions. Owners only; the last owner cannot be disabled.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser, where the passphrase was not given lately; `.rule`, `.notFound`.
    func disableMember(id: ID<Member>) async throws -> MemberProfile

    /// Gives a new passphrase, which the user replaces at the next sign-in, turns one-time codes off, ends all sessions, lifts a lock-out, and lets a disabled user in again. Owners only.
    ///
    /// - Throws: `ServiceError.confirmationNeeded` in the browser, where the passphrase was not given lately; `.rule`, `.notFound`.
    func resetMember(id: ID<Member>, passphrase: String) async throws -> MemberProfile
}
