import Models
import Services

/// A request with a valid session. Handlers that need a session take this type, so they cannot be called without one.
struct SignedInRequest: Sendable {
    let request: ClientRequest
    let token: String
    let session: SessionContext
    /// The services of the session's member.
    let services: DependencyContainer
    /// Whether the session was created for this request, so that the response has to set its cookie.
    let isNewSession: Bool
}
