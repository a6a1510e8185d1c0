package import HTML
package import Navigation
package import Services

/// Makes the screens of the way in.
package struct AuthViewFactory {
    private let service: any AuthServiceProtocol
    private let origin: SignInOrigin
    private let pendingSignIn: String?
    private let setupToken: String?
    private let coordinator: AuthCoordinator

    package init(
        service: any AuthServiceProtocol, origin: SignInOrigin, pendingSignIn: String?, setupToken: String?, coordinator: AuthCoordinator
    ) {
        self.service = service
        self.origin = origin
        self.pendingSignIn = pendingSignIn
        self.setupToken = setupToken
        self.coordinator = coordinator
    }

    /// The view and view model of a route; nil: there is no such step here.
    package func makeScreen(_ route: AuthRoute) -> (view: any View, model: any ScreenModel)? {
        nil
    }
}
