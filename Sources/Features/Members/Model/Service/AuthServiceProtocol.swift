package import Models
package import Services

/// Authentication: setup, sign-in, and validation of session tokens.
///
/// A token is the id of the household, a full stop, and a secret of 32 random bytes in base64url, of which the database stores only the
/// hash. Secrets given out before tokens carried the household are tokens, too.
package protocol AuthServiceProtocol: Sendable {
    /// Signing in by a provider.
    var singleSignOn: any SingleSignOnServiceProtocol { get }

    /// Whether there is no owner yet.
    func needsSetup() async throws -> Bool

    /// The household that the command line has created, to prefill the setup form and to be set up; nil if there is none or several, or one
    /// is set up.
    func householdForSetup() async throws -> Household?

    /// Default values of the setup form if the browser provides none.
    func setupDefaults() async -> SetupDefaults

    /// Validates a draft, by field. Writes nothing, and does not hash the passphrase.
    func violations(of draft: SetupDraft) async -> SetupViolations

    /// Available IANA time zone names, sorted alphabetically.
    func timeZones() async -> [String]

    /// Creates the first owner, and a household unless that of `householdForSetup` exists, and signs the owner in. Of several concurrent calls
    /// only one succeeds.
    ///
    /// - Returns: the session token.
    /// - Throws: `ServiceError.rule` if a rule is violated or setup is complete already.
    func setUp(_ draft: SetupDraft, from origin: SignInOrigin) async throws -> String

    /// Whether the sign-in form asks for the household: several are set up, and the request's host name belongs to none of them.
    func asksForHousehold(from origin: SignInOrigin) async throws -> Bool

    /// Verifies a passphrase. A wrong passphrase, an unknown name, one that several households know and a disabled member take the same time
    /// and give the same result.
    ///
    /// - Parameters:
    ///   - name: the sign-in name or the e-mail address.
    ///   - household: the household's name or id, if several know the name; may be empty.
    /// - Throws: `ServiceError.rule` with a message that does not reveal the reason, or with the waiting time after too many failures.
    func signIn(name: String, passphrase: String, household: String, from origin: SignInOrigin) async throws -> SignInResult

    /// Verifies a six-digit one-time code, or a backup code.
    ///
    /// - Parameter pending: the token of `SignInResult.needsCode`; it is valid for ten minutes and consumed on success.
    /// - Returns: the session token.
    /// - Throws: `ServiceError.rule` for a wrong code, `.notFound` if the passphrase has to be entered again.
    func verifyCode(_ code: String, pending: String, from origin: SignInOrigin) async throws -> String

    /// The request for any passkey of any member, with which its member signs in; nil if browsers refuse passkeys at the site. Reads
    /// nothing.
    ///
    /// - Parameters:
    ///   - site: scheme and authority of this server as the client addresses it.
    ///   - visitor: the secret of the browser's cookie; the answer is accepted from the same browser only.
    func passkeyRequest(at site: String, visitor: String) -> PasskeyRequest?

    /// Signs in with a passkey, in place of the passphrase and a code. An unknown passkey, one of another site, one that was not verified
    /// and one of a disabled member give the same result.
    ///
    /// - Returns: the session token.
    /// - Throws: `ServiceError.rule` with a message that does not reveal the reason, or with the waiting time after too many failures.
    func signIn(passkey answer: PasskeyAnswer, visitor: String, from origin: SignInOrigin) async throws -> String

    /// The request for a passkey in place of a one-time code; nil if the member has none that belongs to the site, or the sign-in is not
    /// known.
    func passkeyRequest(at site: String, pending: String) async throws -> PasskeyRequest?

    /// Verifies a passkey in place of a one-time code.
    ///
    /// - Returns: the session token.
    /// - Throws: as `verifyCode`.
    func verifyPasskey(_ answer: PasskeyAnswer, pending: String, from origin: SignInOrigin) async throws -> String

    /// The invitation of a link's token; nil if it is malformed, unknown, used, revoked or expired, which nothing tells apart.
    ///
    /// - Throws: `ServiceError.rule` with the waiting time after too many unknown ones from the address.
    func invitation(_ token: String, from origin: SignInOrigin) async throws -> InvitationOffer?

    /// Validates what one who joins has entered, by field. Writes nothing, and does not hash the passphrase.
    func violations(of draft: JoinDraft, joining household: String) async -> SetupViolations

    /// Makes the holder of an invitation a member and signs them in. Of several concurrent calls with one token only one succeeds.
    ///
    /// - Returns: the session token.
    /// - Throws: `ServiceError.notFound` if the invitation is not open, `.rule` if a rule is violated, or as `invitation`.
    func accept(_ token: String, _ draft: JoinDraft, from origin: SignInOrigin) async throws -> String

    /// Whose passphrase a link replaces; nil as for `invitation`.
    ///
    /// - Throws: as `invitation`.
    func reset(_ token: String, from origin: SignInOrigin) async throws -> ResetOffer?

    /// Replaces the passphrase of the member of a link, turns one-time codes off, removes passkeys, ends all sessions of the member and
    /// signs them in.
    ///
    /// - Returns: the session token.
    /// - Throws: `ServiceError.notFound` if the link is not open, `.rule` if the passphrase is invalid, or as `invitation`.
    func resetPassphrase(_ token: String, to passphrase: String, from origin: SignInOrigin) async throws -> String

    /// The session of a token; nil if it is unknown, expired or incomplete, or its member is disabled. One prepared read.
    ///
    /// - Parameter isUse: whether a user made the request, as opposed to live updates. Use extends the idle expiry, written at most once a
    ///   minute.
    func session(_ token: String, isUse: Bool) async throws -> SessionContext?

    /// Extends the idle expiry immediately. Returns the new expiry in milliseconds since 1970; nil if the session has ended.
    func extendSession(_ token: String) async throws -> Int64?

    /// Ends the session; does nothing if it has ended already.
    ///
    /// - Returns: the provider by which it was begun; nil for a credential of Coffer.
    @discardableResult
    func signOut(_ token: String) async throws -> SignInProviderAddress?

    /// Stores a notice for the session's next page, replacing one that was not shown.
    ///
    /// - Parameter next: what it offers to do next: a path, a space and a title; nil for nothing.
    func storeNotice(_ text: String, undo: String?, next: String?, for session: SessionContext) async throws

    /// Returns the stored notice and deletes it.
    func consumeNotice(for session: SessionContext) async throws -> SessionNotice?
}

extension AuthServiceProtocol {
    /// Verifies the passphrase of a member whose name is in one household only.
    package func signIn(name: String, passphrase: String, from origin: SignInOrigin) async throws -> SignInResult {
        try await signIn(name: name, passphrase: passphrase, household: "", from: origin)
    }
}
