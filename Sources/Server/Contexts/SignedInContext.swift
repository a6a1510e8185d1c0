import Models
import Services

/// The context of a request with a valid session. Functions that require a session take this type, so they cannot be called without one.
struct SignedInContext: Sendable {
    let request: PublicContext
    let token: String
    let session: SessionContext
    /// The services of the session's member.
    let services: DependencyContainer
    /// Whether the session was created for this request, so that the response has to set its cookie.
    let isNewSession: Bool
}
