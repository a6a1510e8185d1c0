package import Services

/// A view model as seen by the app. It is confined to the task of its screen, for one request or one open page.
///
/// View models conform to `LoadableModel`, which implements the state and the loading.
package protocol ScreenModel: AnyObject {
    /// The loading state, including the error of the whole screen.
    var state: LoadingState { get }

    /// The last error of a service that an action showed at a field or as a notice; nil if there was none.
    var failure: ServiceError? { get }

    /// Whether the result of an action is shown only on this page, such as backup codes, so that the page must not be reloaded.
    var showsResult: Bool { get }

    /// The redirect path after the shown object was undone; nil for the parent screen.
    var pathAfterUndo: String? { get }

    /// Whether the form keeps showing typed input after its row was deleted.
    var keepsInputAfterDeletion: Bool { get }

    /// Loads the data for the first time.
    func loadData() async

    /// Reloads the data while the current content stays visible.
    func refresh() async
}

extension ScreenModel {
    package var showsResult: Bool { false }

    package var pathAfterUndo: String? { nil }

    package var keepsInputAfterDeletion: Bool { false }
}
