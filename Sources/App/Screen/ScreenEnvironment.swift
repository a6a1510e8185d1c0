import Localization
package import MembersModel
package import Models
package import Navigation
package import PeopleModel
package import Services

/// The environment of a screen: session, request origin and services.
package struct ScreenEnvironment: Sendable {
    package var auth: any AuthServiceProtocol
    /// The origin of the request, for sign-in attempts.
    package var origin: SignInOrigin
    /// The base URL of this server, for addresses used elsewhere: `https://coffer.example`.
    package var site: String
    /// Nil if signed out.
    package var session: SignedInSession?
    /// The group of a guest's link; nil if the link is none.
    package var guest: (any GuestServiceProtocol)?
    /// The token of a pending sign-in that needs a one-time code.
    package var pendingSignIn: String?
    /// The token required by the first setup if other machines can reach the server; nil if none is required.
    package var setupToken: String?
    /// The CSRF token of the page's forms.
    package var formToken: String
    /// The idempotency key of the page's forms.
    package var formKey: String

    package init(
        auth: any AuthServiceProtocol, origin: SignInOrigin, site: String = "", session: SignedInSession?,
        guest: (any GuestServiceProtocol)? = nil, pendingSignIn: String? = nil,
        setupToken: String? = nil, formToken: String, formKey: String
    ) {
        self.auth = auth
        self.origin = origin
        self.site = site
        self.session = session
        self.guest = guest
        self.pendingSignIn = pendingSignIn
        self.setupToken = setupToken
        self.formToken = formToken
        self.formKey = formKey
    }

    /// How texts are rendered: for the signed-in member, else in the format that the browser asks for. Only guests and members see amounts.
    var texts: TextEnvironment {
        if let session { return session.services.context.texts }
        let wanted = LanguagePreference(header: origin.languages)
        return TextEnvironment(
            wanted.language, locale: wanted.locale ?? .englishUS, showsAmounts: guest != nil, today: guest?.today)
    }
}

/// A session with the services of its member.
package struct SignedInSession: Sendable {
    package var services: DependencyContainer
    /// The member's colour scheme.
    package var appearance: Appearance
    /// The expiry of the session without further use, in milliseconds since 1970.
    package var expiresAt: Int64
    /// The pending notice, shown once.
    package var notice: Notice?
    /// The version of the page's data: an open page requests updates since this version.
    package var state: String
    /// The number of the member's unread notifications.
    package var unread: Int
    /// The guaranteed lifetime of the session after a response, in seconds; nil if unknown.
    package var idleSeconds: Int?
    /// Whether the member must choose a passphrase first.
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
