import HTML
import Navigation
import Services

/// Stands where a screen is still to be built, and says so.
struct PlaceholderView: View {
    /// What the screen will be called.
    let title: String

    var body: some View {
        section(.class("empty")) {
            h2 { "\(title): not here yet" }
            p { "This part of Coffer is still being built." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle(title)
    }
}

/// Has nothing to load.
final class PlaceholderModel: ScreenModel {
    private(set) var state = LoadingState.idle

    func loadData() async { state = .loaded }
}
