package import MembersModel
import Navigation
package import ScreenKit

/// The sign-in screens. They need no session, so they are not a `FeatureModule`.
package struct AuthFeature: Sendable {
    package init() {}

    /// Builds the screen of a route.
    ///
    /// - Returns: nil if the step is unavailable.
    package func screen(_ route: AuthRoute, _ context: SignInContext) -> ScreenPair? {
        switch route {
        case .login: ScreenPair(LoginViewModel(context)) { LoginView(model: $0) }
        case .code: ScreenPair(CodeViewModel(context)) { CodeView(model: $0) }
        case .passphrase:
            context.security.map { ScreenPair(ChoosePassphraseViewModel(context, service: $0)) { ChoosePassphraseView(model: $0) } }
        case .setup: ScreenPair(SetupViewModel(context)) { SetupView(model: $0) }
        case .sessionExpired: ScreenPair(SessionExpiredViewModel(context)) { SessionExpiredView(model: $0) }
        case .invite(let token): ScreenPair(AcceptInvitationViewModel(context, token: token)) { AcceptInvitationView(model: $0) }
        case .reset(let token): ScreenPair(ResetPassphraseViewModel(context, token: token)) { ResetPassphraseView(model: $0) }
        case .passkey: ScreenPair(PasskeyViewModel(context)) { PasskeyView(model: $0) }
        case .signedOut(let provider): ScreenPair(SignedOutViewModel(context, provider: provider)) { SignedOutView(model: $0) }
        }
    }
}
