/// What a right passphrase leads to.
package enum SignInResult: Hashable, Sendable {
    /// The token of a session, for the cookie.
    case signedIn(token: String)
    /// A one-time code is asked for next; the token is good for `verifyCode` alone, for ten minutes.
    case needsCode(pending: String)
}
