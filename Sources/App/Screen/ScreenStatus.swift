package import Navigation
import Services

/// What opening a screen came to.
package enum ScreenStatus: Hashable, Sendable {
    case found
    /// No such screen, or no such row in it.
    case notFound
    case forbidden
    /// The data could not be had: 500 or 503.
    case failed(Int)
    /// The screen is another one.
    case moved(Link)

    init(_ state: LoadingState) {
        switch state.error {
        case nil, .rule, .usage, .confirmationNeeded: self = .found
        case .notFound: self = .notFound
        case .unauthorized: self = .forbidden
        case .serverError(let code): self = .failed(code)
        default: self = .failed(503)
        }
    }
}
