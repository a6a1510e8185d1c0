import HTML
import Localization

/// Offers to end the session at the provider, too.
struct SignedOutView: View {
    let model: SignedOutViewModel

    var body: some View {
        AuthCard(title: "You are signed out", sentence: sentence) {
            if model.provider != nil, let path = model.path {
                a(.class("button button-primary"), .href(path)) { "Sign out there, too" }
            }
            a(.class("button button-plain"), .href("/auth/login")) { "Sign in again" }
        }
        .navigationTitle("Signed out")
    }

    private var sentence: LocalizedText {
        model.provider.map { "You may still be signed in at \($0)." } ?? "Your session has ended."
    }
}
