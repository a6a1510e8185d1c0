import App
import HTML
import LiveServices
import Models
import Navigation
import ServiceKit
import Services
import Testing

/// Stands where a browser stands, without HTTP: opens screens, reads them, fills in forms and presses buttons, over a database in memory.
final class Browser {
    static let passphrase = "quiet harbour lantern"

    let installation: LiveInstallation
    let today: Day
    /// Nil: signed out.
    var token: String?
    var pendingSignIn: String?
    /// What its `Accept-Language` header says.
    var languages = ""
    /// What was said on the last page.
    private(set) var notice: Notice?
    private var keys = 0
    private let clock: WallClock
    /// Where uploads lie, for as long as any browser of the household is there.
    private let uploads: UploadsFolder

    private init(installation: LiveInstallation, today: Day, clock: WallClock, uploads: UploadsFolder) {
        self.uploads = uploads
        self.installation = installation
        self.today = today
        self.clock = clock
    }

    /// Lets time go by.
    func wait(minutes: Int64) { clock.goOn(milliseconds: minutes * 60_000) }

    /// Milliseconds since 1970.
    var now: Int64 { clock.now }

    /// 2026-03-15, a Sunday.
    static let march15 = Day(number: 20527)

    /// A service that the program knows.
    private static let services = ServiceCatalogue(services: [
        KnownService(
            name: "Films", kind: "video", category: .entertainment, cycle: .yearly, payeeKeys: ["films"], website: "https://films.example")
    ])

    /// A browser before the first start.
    static func atFirstStart(today: Day = march15) throws -> Browser {
        let wall = WallClock(at: Int64(today.number) * 86_400_000 + 43_200_000)
        let clock = InstallationClock(now: { wall.now }, today: today)
        let scrypt = ScryptParameters(rounds: 2, blockSize: 1, parallelism: 1)
        let uploads = UploadsFolder()
        let installation = try LiveInstallation(
            path: nil, clock: clock, scrypt: scrypt, temporaryFolder: uploads.path, screens: FeatureList.standard.searchHits,
            resources: ServiceResources(services))
        return Browser(installation: installation, today: today, clock: wall, uploads: uploads)
    }

    /// A browser in which the owner of a new household is signed in.
    static func signedIn(currency: String = "EUR", today: Day = march15) async throws -> Browser {
        let browser = try atFirstStart(today: today)
        let draft = SetupDraft(
            name: "ada", displayName: "Ada", passphrase: passphrase, householdName: "Harbour Street",
            currency: try #require(Currency(code: currency)),
            timeZone: "UTC")
        browser.token = try await browser.installation.auth.setUp(draft, from: SignInOrigin(address: "127.0.0.1"))
        return browser
    }

    /// The same household, seen by another member who is signed in.
    func signedIn(as role: Role, name: String = "grace") async throws -> Browser {
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
    static let givenPassphrase = "amber saddle thicket"

    /// The same household, seen by another member who was just added and has chosen no passphrase yet.
    func firstSignIn(as role: Role, name: String = "grace") async throws -> Browser {
        _ = try await services().members().addMember(name: name, displayName: name, role: role, passphrase: Self.givenPassphrase)
        let other = Browser(installation: installation, today: today, clock: clock, uploads: uploads)
        let origin = SignInOrigin(address: "127.0.0.1")
        guard case .signedIn(let token) = try await installation.auth.signIn(name: name, passphrase: Self.givenPassphrase, from: origin)
        else { throw NotSignedIn() }
        other.token = token
        return other
    }

    /// The services of the member who is signed in.
    func services() async throws -> DependencyContainer {
        guard let session = try await session() else { throw NotSignedIn() }
        return installation.container(for: session)
    }

    // MARK: - Looking

    /// Opens a screen; where it says that it is elsewhere, follows.
    func open(_ path: String) async throws -> Screen {
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
    func receives(_ name: String, on path: String) async throws -> Bool {
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
    func press(
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

    func environment() async throws -> ScreenEnvironment {
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

struct NotSignedIn: Error {}

struct LedInCircles: Error {
    let path: String
}
