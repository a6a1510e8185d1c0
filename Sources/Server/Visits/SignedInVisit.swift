import Models
import Services

/// A request of somebody who is signed in. What needs a session takes this, so that it cannot be reached without.
struct SignedInVisit: Sendable {
    let visit: Visit
    let token: String
    let session: SessionContext
    /// The services of the member who asks.
    let services: DependencyContainer
    /// Whether the browser does not know the token yet.
    let isNew: Bool
}
