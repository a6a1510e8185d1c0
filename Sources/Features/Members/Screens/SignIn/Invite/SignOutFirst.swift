import DesignSystem
import HTML
import Localization

/// What a link shows to somebody who is signed in.
struct SignOutFirst: View {
    var body: some View {
        AuthCard(title: "You are signed in", sentence: "Sign out first, then open the link again.") { SignOutButton(.plain) }
    }
}
