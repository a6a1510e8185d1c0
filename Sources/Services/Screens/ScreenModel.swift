/// A view model as the app sees it. It belongs to the task of its screen and lives as long as one request or one open page.
package protocol ScreenModel: AnyObject {
    /// How far the data is; an error of the whole screen is here and nowhere else.
    var state: LoadingState { get }

    /// Loads for the first time.
    func loadData() async

    /// Loads again; what is shown stays meanwhile.
    func refresh() async
}

extension ScreenModel {
    /// Loading again is loading, where there is nothing to keep.
    package func refresh() async { await loadData() }
}
