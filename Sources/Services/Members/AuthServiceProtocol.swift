package import Models

/// The way in, before anybody is signed in, and what a token stands for.
///
/// A token is 32 random bytes in base 64 for URLs; the database keeps its hash alone.
package protocol AuthServiceProtocol: Sendable {

    /// Whether no owner was set up yet.
    func needsSetup() async throws -> Bool

    /// What the command line already made, for the setup's fields; nil on a new database.
    func householdForSetup() async throws -> Household?

    /// What a new household begins with where the browser says nothing.
    func setupDefaults() async -> SetupDefaults

    /// What is wrong with a draft, beside the field that it is about. Writes nothing, and does not hash the passphrase.
    func problems(of draft: SetupDraft) async -> SetupProblems

    /// The IANA names of the time zones that can be chosen, in alphabetical order.
    func timeZones() async -> [String]

    /// Makes the first owner, over the household that may be there already, and signs them in. Of several at once one succeeds.
    ///
    /// - Returns: the session's token.
    /// - Throws: `ServiceError.rule` where a rule is broken or it was set up already.
    func setUp(_ draft: SetupDraft, from origin: SignInOrigin) async throws -> String

    /// Checks a passphrase. A wrong one, an unknown name and a disabled member cost the same work and give the same answer.
    ///
    /// - Throws: `ServiceError.rule` with one sentence that does not tell which it was, or how long to wait after too many failures.
    func signIn(name: String, passphrase: String, from origin: SignInOrigin) async throws -> SignInResult

    /// Checks a one-time code of six digits, or a backup code.
    ///
    /// - Parameter pending: the token of `SignInResult.needsCode`; it is used up by success, and after ten minutes.
    /// - Returns: the session's token.
    /// - Throws: `ServiceError.rule` for a wrong code, `.notFound` where the passphrase has to be given again.
    func verifyCode(_ code: String, pending: String, from origin: SignInOrigin) async throws -> String

    /// What a token stands for; nil where it is unknown, expired, not yet complete, or its member disabled. One prepared read.
    ///
    /// - Parameter isUse: whether a person asks; live updates are not use. Use puts off the expiry, written at most once a minute.
    func session(_ token: String, isUse: Bool) async throws -> SessionContext?

    /// Puts off the expiry now. Answers when the session ends, in milliseconds since 1970; nil where it has ended.
    func keepSignedIn(_ token: String) async throws -> Int64?

    /// Ends the session; without effect where it has ended.
    func signOut(_ token: String) async throws

    /// Keeps a sentence for the session's next page, in place of one that was not shown.
    func leaveNotice(_ text: String, undo: String?, for session: ID<Session>) async throws

    /// The sentence that waits, which is then gone.
    func takeNotice(for session: ID<Session>) async throws -> SessionNotice?
}
