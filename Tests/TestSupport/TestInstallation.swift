package import Installation
package import Mail
package import MembersModel
package import Models
package import OutgoingHTTP
package import ServiceKit
package import Services
package import Storage
package import TestTools
import Testing

/// The database of one test, in memory or in a file, with a clock that the test moves and cheap passphrase hashes. It has no household before
/// one is set up.
package struct TestInstallation: Sendable {
    package let live: LiveInstallation
    package let clock: TestClock
    /// Where its members sign in from.
    package let origin: SignInOrigin
    package var euro: Currency { .euro }

    package static let passphrase = "seven grey herons"
    /// The initial passphrase that an owner gives a new member.
    package static let givenPassphrase = "amber saddle thicket"
    package static let origin = SignInOrigin(address: "192.0.2.1", userAgent: "Test/1.0")
    package static let cheap = ScryptParameters(rounds: 16, blockSize: 1, parallelism: 1)

    /// - Parameters:
    ///   - path: the database file; nil: in memory.
    ///   - today: the day in every time zone; nil: that of the clock.
    ///   - timeout: how long a write waits for others; nil: as long as it takes.
    ///   - uploads: the folder of uploads while the database is in memory.
    ///   - outgoing: asks other servers; nil: none can be asked.
    package init(
        path: String? = nil, clock: TestClock = TestClock(at: 1_800_000_000_000), today: Day? = nil, timeout: Duration? = nil,
        uploads: String? = nil, mail: (any MailTransport)? = nil, site: String? = nil, paths: @escaping ObjectPaths = { _ in nil },
        screens: [SearchHit] = [], resources: ServiceResources = ServiceResources(),
        outgoing: (any OutgoingTransport)? = nil, origin: SignInOrigin = origin
    ) throws {
        (self.clock, self.origin) = (clock, origin)
        var resources = resources
        if let outgoing { resources.add { () -> any OutgoingTransport in outgoing } }
        live = try LiveInstallation(
            path: path, clock: InstallationClock(now: { clock.now }, today: today), scrypt: Self.cheap, temporaryFolder: uploads,
            timeout: timeout, mail: mail, site: site, paths: paths, screens: screens, resources: resources)
    }

    /// An installation with the owner tamara, signed in.
    package static func withOwner() async throws -> (installation: TestInstallation, token: String) {
        let installation = try TestInstallation()
        return (installation, try await installation.setUp())
    }

    package var database: Database { live.database }
    package var auth: any AuthServiceProtocol { live.auth }

    // MARK: - Members

    package func draft(name: String = "tamara") -> SetupDraft {
        SetupDraft(
            name: name, passphrase: Self.passphrase, householdName: "Lindenhof", currency: euro, timeZone: "Europe/Berlin", locale: "de_de")
    }

    /// The draft of the owner Ada, whose household's days are those of UTC.
    package static func adasDraft(currency: Currency = .euro) -> SetupDraft {
        SetupDraft(
            name: "ada", displayName: "Ada", passphrase: passphrase, householdName: "Harbour Street", currency: currency, timeZone: "UTC")
    }

    /// Creates the household and its owner.
    ///
    /// - Returns: the token of the owner's session.
    @discardableResult
    package func setUp(_ draft: SetupDraft? = nil) async throws -> String {
        try await auth.setUp(draft ?? self.draft(), from: origin)
    }

    package func session(_ token: String) async throws -> SessionContext {
        try #require(try await auth.session(token, isUse: false))
    }

    /// The services of a session's member.
    package func container(_ token: String) async throws -> DependencyContainer { live.container(for: try await session(token)) }

    /// Signs in a member without one-time codes.
    package func signIn(_ name: String, _ passphrase: String = passphrase, from place: SignInOrigin? = nil) async throws -> String {
        guard case .signedIn(let token) = try await auth.signIn(name: name, passphrase: passphrase, from: place ?? origin) else {
            throw ServiceError.notFound
        }
        return token
    }

    /// Adds a member by an owner, signs them in and chooses their passphrase.
    package func add(_ name: String, _ role: Role, by owner: String) async throws -> String {
        let token = try await addWithoutChoosing(name, role, by: owner)
        try await container(token).security().choosePassphrase(Self.passphrase)
        return token
    }

    /// Adds a member by an owner and signs them in, without choosing a passphrase.
    package func addWithoutChoosing(_ name: String, _ role: Role, by owner: String) async throws -> String {
        try await addWithoutChoosing(name, role, displayName: "", by: try await container(owner))
    }

    package func addWithoutChoosing(
        _ name: String, _ role: Role, displayName: String, by owner: DependencyContainer
    ) async throws -> String {
        _ = try await owner.members().addMember(name: name, displayName: displayName, role: role, passphrase: Self.givenPassphrase)
        return try await signIn(name, Self.givenPassphrase)
    }
}
