import MembersModel
import Models

/// A way to a provider that was begun.
struct SignInAttempt: Sendable {
    /// What has to be the same when the browser comes back.
    enum Binding: Hashable, Sendable {
        /// The hash of the secret of a browser.
        case browser([UInt8])
        case session(ID<Session>, of: ID<Member>)
    }

    /// How long it may take, in milliseconds: ten minutes.
    static let life: Int64 = 10 * 60_000

    var provider: ID<SignInProvider>
    /// Comes back in the `id_token`.
    var nonce: String
    /// The sealed verifier of the code (RFC 7636).
    var sealedVerifier: [UInt8]
    /// The path of the screen that follows.
    var next: String
    var purpose: ProviderPurpose
    var binding: Binding
    /// Milliseconds since 1970.
    var createdAt: Int64
}
