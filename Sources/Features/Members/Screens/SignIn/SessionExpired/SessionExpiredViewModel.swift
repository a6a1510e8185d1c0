import Navigation
import Observation
import ScreenKit

/// Shows that the session has ended, and links to sign-in.
@Observable
final class SessionExpiredViewModel: ContextModel<SignInContext>, LoadableModel {
    /// The link to sign-in, which keeps the link to open afterwards.
    var signIn: Link { .login(then: context.next) }

    func load() async throws {}
}
