/// How far a screen's data is.
package enum LoadingState: Hashable, Sendable {
    case idle
    /// For the first time; a refresh keeps what is shown.
    case loading
    case loaded
    case error(ServiceError)

    /// What went wrong; nil where nothing did.
    package var error: ServiceError? {
        if case .error(let error) = self { error } else { nil }
    }
}
