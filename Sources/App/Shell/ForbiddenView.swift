import HTML
import Localization

/// Shown if the member's role does not allow the screen.
struct ForbiddenView: View {
    var body: some View {
        section(.class("empty")) {
            h2 { "Not authorized" }
            p { "You can look at everything in this household, but not change it. An owner can give you another role." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle("Not authorized")
    }
}
