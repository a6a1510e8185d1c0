import HTML
import Localization

/// Shown for paths that do not exist or that the member may not know of.
struct NotFoundView: View {
    var body: some View {
        section(.class("empty")) {
            h2 { "Nothing here" }
            p { "This page does not exist, or it was deleted." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle("Not found")
    }
}
