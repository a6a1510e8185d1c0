import MembersModel
import Navigation
import Observation
import ScreenKit
import Services

/// Sign-in with a passkey, and what one is.
@Observable
final class PasskeyViewModel: ContextModel<SignInContext>, LoadableModel {
    @ObservationIgnored private(set) lazy var passkey = PasskeySignIn(context)

    /// The link to sign-in with the passphrase, which keeps the link to open afterwards.
    var signIn: Link { .login(then: context.next) }

    func load() async throws {
        guard try await !context.service.needsSetup() else { return context.open(.setup) }
        passkey.prepare()
    }
}
