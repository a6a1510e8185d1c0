import HTML
import Localization

/// Shown if the member's role does not allow the screen.
struct ForbiddenView: View {
    var body: some View {
        section(.class("empty")) {
            h2 { "Not authorized" }
            p { "Your role does not allow this. An owner can give you another one." }
            a(.class("button button-primary"), .href("/")) { "Go to Home" }
        }
        .navigationTitle("Not authorized")
    }
}
