import HTML
package import Models
package import Navigation
package import Services

/// All that a screen is handed: who looks, from where, and what they may reach.
package struct ScreenEnvironment: Sendable {
    package var auth: any AuthServiceProtocol
    /// Where the request comes from, for attempts to sign in.
    package var origin: SignInOrigin
    /// Nil: signed out.
    package var session: SignedInSession?
    /// The token of a sign-in that waits for its one-time code.
    package var pendingSignIn: String?
    /// What the first setup has to name, where the server can be reached from elsewhere; nil: nothing.
    package var setupToken: String?
    /// What forms of the page carry against forged posts.
    package var formToken: String
    /// What forms of the page carry against being done twice.
    package var formKey: String

    package init(
        auth: any AuthServiceProtocol, origin: SignInOrigin, session: SignedInSession?, pendingSignIn: String? = nil,
        setupToken: String? = nil, formToken: String, formKey: String
    ) {
        self.auth = auth
        self.origin = origin
        self.session = session
        self.pendingSignIn = pendingSignIn
        self.setupToken = setupToken
        self.formToken = formToken
        self.formKey = formKey
    }
}

/// A session with the services of its member.
package struct SignedInSession: Sendable {
    package var services: DependencyContainer
    /// How the member likes the colours.
    package var appearance: Appearance
    /// When the session ends if it is not used, in milliseconds since 1970.
    package var expiresAt: Int64
    /// What waits to be said once.
    package var notice: Notice?
    /// What the page's data depends on, as one word: an open page asks for news since then.
    package var state: String
    /// For how many seconds after an answer the session surely lasts; nil: it is not known.
    package var idleSeconds: Int?

    package init(
        services: DependencyContainer, appearance: Appearance, expiresAt: Int64, notice: Notice? = nil, state: String = "",
        idleSeconds: Int? = nil
    ) {
        self.services = services
        self.appearance = appearance
        self.expiresAt = expiresAt
        self.notice = notice
        self.state = state
        self.idleSeconds = idleSeconds
    }
}
