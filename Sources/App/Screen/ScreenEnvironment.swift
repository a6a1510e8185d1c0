import HTML
package import Models
package import Navigation
package import Services

/// All that a screen is handed: who looks, from where, and what they may reach.
package struct ScreenEnvironment: Sendable {
    package var auth: any AuthServiceProtocol
    /// Where the request comes from, for attempts to sign in.
    package var origin: SignInOrigin
    /// What addresses of this server begin with, for who takes one elsewhere: `https://coffer.example`.
    package var site: String
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
        auth: any AuthServiceProtocol, origin: SignInOrigin, site: String = "", session: SignedInSession?, pendingSignIn: String? = nil,
        setupToken: String? = nil, formToken: String, formKey: String
    ) {
        self.auth = auth
        self.origin = origin
        self.site = site
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
    /// How many of the member's notifications are not read yet.
    package var unread: Int
    /// For how many seconds after an answer the session surely lasts; nil: it is not known.
    package var idleSeconds: Int?
    /// Whether the member has to choose a passphrase before anything else.
    package var mustChoosePassphrase: Bool

    package init(
        services: DependencyContainer, appearance: Appearance, expiresAt: Int64, notice: Notice? = nil, state: String = "",
        unread: Int = 0, idleSeconds: Int? = nil, mustChoosePassphrase: Bool = false
    ) {
        self.services = services
        self.appearance = appearance
        self.expiresAt = expiresAt
        self.notice = notice
        self.state = state
        self.unread = unread
        self.idleSeconds = idleSeconds
        self.mustChoosePassphrase = mustChoosePassphrase
    }
}
