import HTML
import Navigation
import Services

/// Stands where a section has no screens yet, and says so.
struct ComingView: View {
    let section: AppSection

    var body: some View {
        HTML.section(.class("empty")) {
            h2 { "\(section.title) is not here yet" }
            p { "This part of Coffer is still being built." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle(section.title)
    }
}

/// Has nothing to load.
final class ComingModel: ScreenModel {
    private(set) var state = LoadingState.idle

    func loadData() async { state = .loaded }
}
