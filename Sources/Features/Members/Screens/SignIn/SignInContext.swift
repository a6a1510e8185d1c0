package import MembersModel
package import Navigation
package import ScreenKit
package import Services

/// What a sign-in screen works with. It keeps the requested link, which is opened after sign-in.
package final class SignInContext: ModelContext {
    let service: any AuthServiceProtocol
    /// The origin of the request, for sign-in attempts.
    let origin: SignInOrigin
    /// Scheme and authority of this server as the client addresses it: `https://coffer.example`.
    let site: String
    /// The secret of the browser's cookie, which is also in the forms of its pages.
    let visitor: String
    /// The token of the first step; nil if the step was not completed or has expired.
    let pendingSignIn: String?
    /// The token that must be entered first if the server is reachable from other machines; nil if none is required.
    let setupToken: String?
    /// The security service of the signed-in member; nil if nobody is signed in.
    let security: (any SecurityServiceProtocol)?
    /// The link to open after sign-in.
    let next: Link
    package let status = ModelStatus()

    private weak let app: (any AppNavigator)?

    package init(
        app: any AppNavigator, service: any AuthServiceProtocol, origin: SignInOrigin, site: String, visitor: String,
        pendingSignIn: String?, setupToken: String?, security: (any SecurityServiceProtocol)?, next: Link
    ) {
        self.app = app
        self.service = service
        self.origin = origin
        self.site = site
        self.visitor = visitor
        self.pendingSignIn = pendingSignIn
        self.setupToken = setupToken
        self.security = security
        self.next = next
    }

    /// Whether somebody is signed in, to whom sign-in screens other than that of a temporary passphrase do not apply.
    var isSignedIn: Bool { security != nil }

    func signedIn(token: String) { app?.signedIn(token: token, then: next) }

    func needsCode(pending: String) { app?.needsCode(pending: pending, then: next) }

    func passphraseChosen() { app?.passphraseChosen(then: next) }

    /// Opens another sign-in step and keeps `next`.
    func open(_ route: AuthRoute) { app?.open(.signIn(route, then: next)) }

    package func notify(_ notice: Notice) { app?.notify(notice) }
}
