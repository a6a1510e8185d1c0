import DesignSystem
import HTML
import Localization
import Navigation

/// Shows that the session has ended.
struct SessionExpiredView: View {
    let model: SessionExpiredViewModel

    var body: some View {
        AuthCard(
            title: "Your session has ended",
            sentence: "Coffer was not used for a while, or you were signed out. What you typed is kept in this tab until you sign out."
        ) {
            a(.class("button button-primary"), .href(model.signIn.path)) { "Sign in again" }
            SignOutButton(.plain)
        }
        .navigationTitle("Session ended")
    }
}
