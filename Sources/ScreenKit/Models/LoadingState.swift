package import Services

/// The loading state of a screen's data.
package enum LoadingState: Hashable, Sendable {
    case idle
    /// Initial load; a refresh keeps the current content.
    case loading
    case loaded
    case error(ServiceError)

    /// The error, if loading failed.
    package var error: ServiceError? {
        if case .error(let error) = self { error } else { nil }
    }
}
