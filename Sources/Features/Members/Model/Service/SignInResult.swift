/// The result of a correct passphrase.
package enum SignInResult: Hashable, Sendable {
    /// The session token, for the cookie.
    case signedIn(token: String)
    /// A one-time code is required; the token is valid only for `verifyCode`, for ten minutes.
    case needsCode(pending: String)
}
