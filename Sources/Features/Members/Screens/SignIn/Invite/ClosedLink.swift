import HTML
import Localization
import Services

/// What every link shows that opens nothing: used, revoked, expired or never given out. Nothing tells which.
struct ClosedLink: View {
    /// What prevented the link from being looked up.
    var error: ServiceError?

    var body: some View {
        AuthCard(
            title: "This link does not work",
            sentence: "It was used, was revoked or has expired. Ask an owner of the household for a new one.",
            error: error
        ) {
            a(.class("button button-plain"), .href("/auth/login")) { "Sign in" }
        }
    }
}
