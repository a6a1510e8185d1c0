package import Services

/// What every screen's model keeps about its loading and its last action. It belongs to the screen's context.
package final class ModelStatus {
    /// The loading state, including the error of the whole screen.
    package fileprivate(set) var state = LoadingState.idle
    /// Whether the data is being reloaded while the current content stays visible.
    package fileprivate(set) var isRefreshing = false
    /// The last error of a service that an action showed at a field or as a notice; nil if there was none.
    package fileprivate(set) var failure: ServiceError?

    package init() {}
}

extension ModelStatus {
    /// Runs a first load.
    func load(_ body: () async throws -> Void) async {
        state = .loading
        await run(body)
    }

    /// Runs a reload, during which the state stays as it is.
    func refresh(_ body: () async throws -> Void) async {
        isRefreshing = true
        await run(body)
        isRefreshing = false
    }

    /// Records the error of an action.
    func record(_ error: ServiceError) { failure = error }

    /// Shows an error in place of the screen's content.
    func show(_ error: ServiceError) { state = .error(error) }

    private func run(_ body: () async throws -> Void) async {
        do {
            try await body()
            state = .loaded
        } catch {
            state = .error(ServiceError(error))
        }
    }
}
