import HTML
package import Localization
import Services

/// The placeholder of a screen that is not implemented yet.
struct PlaceholderView: View {
    /// The title of the screen.
    let title: LocalizedText

    var body: some View {
        section(.class("empty")) {
            h2 { "\(title): not here yet" }
            p { "This part of Coffer is still being built." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle(title)
    }
}

/// A model without data.
final class PlaceholderModel: ScreenModel {
    private(set) var state = LoadingState.idle

    var failure: ServiceError? { nil }

    func loadData() async { state = .loaded }

    func refresh() async { state = .loaded }
}

extension ScreenPair {
    /// The screen of a route that is not implemented yet.
    package static func placeholder(_ title: LocalizedText) -> ScreenPair {
        ScreenPair(PlaceholderModel()) { _ in PlaceholderView(title: title) }
    }
}
