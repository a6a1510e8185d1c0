package import App
package import HTML
package import Installation
import MembersModel
package import Models
package import Navigation
import NotificationsModel
package import OutgoingHTTP
import ServiceKit
package import Services
package import TestSupport
package import TestTools
import Testing

/// Stands where a browser stands, without HTTP: opens screens, reads them, fills in forms and presses buttons, over a database in memory.
package final class Browser {
    /// What its members sign in with.
    package static let passphrase = TestInstallation.passphrase

    private let fixture: TestInstallation
    /// The day that it is.
    package let today: Day
    /// Nil: signed out.
    package var token: String?
    /// A sign-in that waits for its one-time code.
    package var pendingSignIn: String?
    /// What its `Accept-Language` header says.
    package var languages = ""
    /// What was said on the last page.
    package private(set) var notice: Notice?
    private var keys = 0
    /// Where uploads lie, for as long as any browser of the household is there.
    private let uploads: TemporaryFolder

    private init(_ fixture: TestInstallation, today: Day, uploads: TemporaryFolder) {
        self.uploads = uploads
        self.fixture = fixture
        self.today = today
    }

    /// The database that it looks at.
    package var installation: LiveInstallation { fixture.live }

    /// Lets time go by.
    package func wait(minutes: Int64) { fixture.clock.move(minutes: minutes) }

    /// Milliseconds since 1970.
    package var now: Int64 { fixture.clock.now }

    /// 2026-03-15, a Sunday.
    package static let march15 = Day(number: 20527)

    /// A service that the program knows.
    private static let services = ServiceCatalogue(services: [
        KnownService(
            name: "Films", kind: "video", category: .entertainment, cycle: .yearly, payeeKeys: ["films"], website: "https://films.example")
    ])

    /// A browser before the first start.
    ///
    /// - Parameters:
    ///   - clock: nil: one that stands at noon.
    ///   - outgoing: asks other servers; nil: none can be asked.
    package static func atFirstStart(
        today: Day = march15, clock: TestClock? = nil, outgoing: (any OutgoingTransport)? = nil
    ) throws -> Browser {
        let uploads = try TemporaryFolder()
        let fixture = try TestInstallation(
            clock: clock ?? TestClock(at: Int64(today.number) * 86_400_000 + 43_200_000), today: today, uploads: uploads.path,
            screens: FeatureList.standard.searchHits, resources: ServiceResources(services), outgoing: outgoing,
            origin: SignInOrigin(address: "127.0.0.1"))
        return Browser(fixture, today: today, uploads: uploads)
    }

    /// A browser in which the owner of a new household is signed in.
    package static func signedIn(
        currency: String = "EUR", today: Day = march15, clock: TestClock? = nil, outgoing: (any OutgoingTransport)? = nil
    ) async throws -> Browser {
        let browser = try atFirstStart(today: today, clock: clock, outgoing: outgoing)
        browser.token = try await browser.fixture.setUp(TestInstallation.adasDraft(currency: TestTools.currency(currency)))
        return browser
    }

    /// The same household, seen by another member who is signed in.
    package func signedIn(as role: Role, name: String = "grace") async throws -> Browser {
        let other = try await firstSignIn(as: role, name: name)
        try await other.services().security().choosePassphrase(Self.passphrase)
        // That they changed it is told to them as well.
        let notifications = try await other.services().notifications()
        for told in try await notifications.fetchNotifications(after: nil, limit: 10).notifications {
            try await notifications.deleteNotification(id: told.id)
        }
        return other
    }

    /// What an owner gives a new member to sign in with.
    package static let givenPassphrase = TestInstallation.givenPassphrase

    /// The same household, seen by another member who was just added and has chosen no passphrase yet.
    package func firstSignIn(as role: Role, name: String = "grace") async throws -> Browser {
        let other = Browser(fixture, today: today, uploads: uploads)
        other.token = try await fixture.addWithoutChoosing(name, role, displayName: name, by: try await services())
        return other
    }

    /// The household, for the member who is signed in.
    package func household() async throws -> TestHousehold { try await TestHousehold(fixture, token: try #require(token)) }

    /// Adds a household that is set up, whose owner has the usual passphrase.
    package func addHousehold(_ name: String, owner: String) async throws { try await fixture.addHousehold(name, owner: owner) }

    /// The services of the member who is signed in.
    package func services() async throws -> DependencyContainer {
        guard let session = try await session() else { throw NotSignedIn() }
        return installation.container(for: session)
    }

    // MARK: - Looking

    /// Opens a screen; where it says that it is elsewhere, follows.
    package func open(_ path: String) async throws -> Screen {
        var link = try FeatureList.standard.routes.link(path: path)
        for _ in 0..<5 {
            let screen = Screen(try await environment())
            // What was done is said once.
            notice = nil
            guard case .moved(let next) = await screen.open(link) else {
                screen.expectReceived(link)
                return screen
            }
            link = next
        }
        throw LedInCircles(path: path)
    }

    /// Whether the screen of a path takes a text of its query.
    package func receives(_ name: String, on path: String) async throws -> Bool {
        let screen = Screen(try await environment())
        let status = await screen.open(try FeatureList.standard.routes.link(path: "\(path)?\(name)=zzqq"))
        return status == .found && screen.unreceived.isEmpty
    }

    // MARK: - Acting

    /// Opens a screen as it is posted to, fills in and presses.
    ///
    /// - Parameters:
    ///   - button: the button's name: its label in lower case with hyphens.
    ///   - fields: names and values; what is not named is not sent.
    package func press(
        _ button: String, on path: String, fields: [(String, String)] = [], files: [(String, UploadedFile)] = [], confirmed: Bool = false
    ) async throws -> (outcome: Outcome, screen: Screen) {
        let screen = Screen(try await environment())
        await screen.open(try FeatureList.standard.routes.link(path: path), toSubmit: true)
        let action = (confirmed ? ReservedName.confirmed : ReservedName.action, button)
        keys += 1
        let key = fields.contains { $0.0 == ReservedName.key } ? [] : [(ReservedName.key, "key-\(keys)")]
        let outcome = await screen.submit(FormInput(fields: fields + key + [action], files: files))
        switch outcome {
        case .signedIn(let token, _): self.token = token
        case .needsCode(let pending, _): pendingSignIn = pending
        case .signedOut: token = nil
        case .stayed(let notice), .moved(_, let notice): self.notice = notice
        case .invalid, .failed, .asks, .shows, .unknownAction, .forbidden: break
        }
        return (outcome, screen)
    }

    private func session() async throws -> SessionContext? {
        guard let token else { return nil }
        return try await installation.auth.session(token, isUse: true)
    }

    /// What a screen knows of the request.
    package func environment() async throws -> ScreenEnvironment {
        let session = try await session()
        return ScreenEnvironment(
            auth: installation.auth, origin: SignInOrigin(address: "127.0.0.1", languages: languages), site: "http://localhost:8080",
            session: session.map {
                SignedInSession(
                    services: installation.container(for: $0), appearance: $0.profile.appearance, expiresAt: $0.expiresAt, notice: notice,
                    unread: $0.unread, mustChoosePassphrase: $0.mustChoosePassphrase)
            },
            pendingSignIn: pendingSignIn, formToken: session?.formToken ?? "", formKey: "key-of-the-page")
    }
}
