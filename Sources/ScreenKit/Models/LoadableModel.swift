package import Services

/// A view model that writes `load()` alone: state, error, `isRefreshing`, `loadData()` and `refresh()` follow from it.
package protocol LoadableModel: ScreenModel {
    associatedtype Context: ModelContext

    /// Member, services and navigation of the screen.
    var context: Context { get }

    /// Reads the screen's data, for the first time or again.
    ///
    /// - Throws: `ServiceError`, which the screen shows; `notFound` and `unauthorized` replace the whole screen.
    func load() async throws
}

extension LoadableModel {
    package var state: LoadingState { context.status.state }

    /// Whether the data is being reloaded while the current content stays visible.
    package var isRefreshing: Bool { context.status.isRefreshing }

    package var failure: ServiceError? { context.status.failure }

    package func loadData() async { await context.status.load { try await load() } }

    package func refresh() async { await context.status.refresh { try await load() } }
}
