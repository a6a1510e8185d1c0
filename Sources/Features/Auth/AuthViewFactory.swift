package import HTML
package import Navigation
package import Services

/// Builds the sign-in screens.
package struct AuthViewFactory {
    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private let pendingSignIn: String?
    private let setupToken: String?
    private let security: (any SecurityServiceProtocol)?
    private let coordinator: AuthCoordinator

    /// - Parameter security: The security service of the signed-in member; nil if nobody is signed in.
    package init(
        service: any AuthServiceProtocol, origin: SignInOrigin, pendingSignIn: String?, setupToken: String?,
        security: (any SecurityServiceProtocol)?, coordinator: AuthCoordinator
    ) {
        self.service = service
        self.origin = origin
        self.pendingSignIn = pendingSignIn
        self.setupToken = setupToken
        self.security = security
        self.coordinator = coordinator
    }

    /// Returns the view and the view model of a route, or nil if the step is unavailable.
    package func makeScreen(_ route: AuthRoute) -> (view: any View, model: any ScreenModel)? {
        switch route {
        case .login:
            let model = LoginViewModel(service: service, origin: origin, coordinator: coordinator)
            return (LoginView(model: model), model)
        case .code:
            let model = CodeViewModel(service: service, origin: origin, pending: pendingSignIn, coordinator: coordinator)
            return (CodeView(model: model), model)
        case .passphrase:
            guard let security else { return nil }
            let model = ChoosePassphraseViewModel(service: security, coordinator: coordinator)
            return (ChoosePassphraseView(model: model), model)
        case .setup:
            let model = SetupViewModel(service: service, origin: origin, setupToken: setupToken, coordinator: coordinator)
            return (SetupView(model: model), model)
        case .sessionExpired:
            let model = SessionExpiredViewModel(coordinator: coordinator)
            return (SessionExpiredView(model: model), model)
        case .passkey, .invite:
            return nil
        }
    }
}
