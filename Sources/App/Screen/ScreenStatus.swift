package import Navigation
import ScreenKit
import Services

/// The result of opening a screen.
package enum ScreenStatus: Hashable, Sendable {
    case found
    /// There is no such screen, or no such row in it.
    case notFound
    case forbidden
    /// The data could not be loaded: 500 or 503.
    case failed(Int)
    /// Redirects to another screen.
    case moved(Link)

    init(_ state: LoadingState) {
        switch state.error {
        case nil, .rule, .confirmationNeeded: self = .found
        case .notFound: self = .notFound
        case .unauthorized: self = .forbidden
        case .serverError(let code): self = .failed(code)
        default: self = .failed(503)
        }
    }
}
