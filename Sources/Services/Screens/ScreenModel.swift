/// A view model as the app sees it. It belongs to the task of its screen and lives as long as one request or one open page.
package protocol ScreenModel: AnyObject {
    /// How far the data is; an error of the whole screen is here and nowhere else.
    var state: LoadingState { get }

    /// Whether what a button did is told on this page alone, such as codes that are shown once, so that the page must not be loaded again.
    var showsResult: Bool { get }

    /// The path that leads on when what the screen shows is taken back; nil: the screen above.
    var pathWhenGone: String? { get }

    /// Whether what was typed is shown again, with what can be done with it, where the row that it is of is gone.
    var keepsTypedWhenGone: Bool { get }

    /// Loads for the first time.
    func loadData() async

    /// Loads again; what is shown stays meanwhile.
    func refresh() async
}

extension ScreenModel {
    package var showsResult: Bool { false }

    package var pathWhenGone: String? { nil }

    package var keepsTypedWhenGone: Bool { false }

    /// Loading again is loading, where there is nothing to keep.
    package func refresh() async { await loadData() }
}
