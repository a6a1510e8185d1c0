import Models
import ServiceKit
import Services
import Storage
import Synchronization
import Testing

@testable import LiveServices

/// An in-memory database with a manual clock and cheap passphrase hashes.
struct TestInstallation {
    let live: LiveInstallation
    let database: Database
    let clock = ManualClock()
    let euro: Currency

    static let passphrase = "seven grey herons"
    static let origin = SignInOrigin(address: "192.0.2.1", userAgent: "Test/1.0")
    static let cheap = ScryptParameters(rounds: 16, blockSize: 1, parallelism: 1)

    init(path: String? = nil) throws {
        let clock = clock
        database = try path.map { try Database.open(path: $0) } ?? Database.inMemory()
        live = LiveInstallation(database: database, clock: InstallationClock(now: { clock.now }), scrypt: Self.cheap)
        euro = try #require(Currency(code: "EUR"))
    }

    /// An installation with the owner tamara, signed in.
    static func withOwner() async throws -> (installation: TestInstallation, token: String) {
        let installation = try TestInstallation()
        return (installation, try await installation.setUp())
    }

    var auth: any AuthServiceProtocol { live.auth }

    func draft(name: String = "tamara") -> SetupDraft {
        SetupDraft(
            name: name, passphrase: Self.passphrase, householdName: "Lindenhof", currency: euro, timeZone: "Europe/Berlin", locale: "de_de")
    }

    @discardableResult
    func setUp() async throws -> String { try await auth.setUp(draft(), from: Self.origin) }

    func session(_ token: String) async throws -> SessionContext {
        try #require(try await auth.session(token, isUse: false))
    }

    func container(_ token: String) async throws -> DependencyContainer {
        live.container(for: try await session(token))
    }

    /// Signs in a member without one-time codes.
    func signIn(_ name: String, _ passphrase: String = passphrase, from origin: SignInOrigin = origin) async throws -> String {
        guard case .signedIn(let token) = try await auth.signIn(name: name, passphrase: passphrase, from: origin) else {
            throw ServiceError.notFound
        }
        return token
    }

    /// The error of a failed sign-in.
    func violation(
        _ name: String, _ passphrase: String = "wrong grey herons", from origin: SignInOrigin = origin
    ) async -> ServiceError? {
        do {
            _ = try await auth.signIn(name: name, passphrase: passphrase, from: origin)
            return nil
        } catch {
            return error as? ServiceError
        }
    }

    /// Adds a member by an owner, signs them in and chooses their passphrase.
    func add(_ name: String, _ role: Role, by owner: String) async throws -> String {
        let token = try await addWithoutChoosing(name, role, by: owner)
        try await container(token).security().choosePassphrase(Self.passphrase)
        return token
    }

    /// The initial passphrase that an owner gives a new member.
    static let givenPassphrase = "amber saddle thicket"

    /// Adds a member by an owner and signs them in, without choosing a passphrase.
    func addWithoutChoosing(_ name: String, _ role: Role, by owner: String) async throws -> String {
        _ = try await container(owner).members().addMember(name: name, displayName: "", role: role, passphrase: Self.givenPassphrase)
        return try await signIn(name, Self.givenPassphrase)
    }

    /// Enables one-time codes.
    ///
    /// - Returns: the secret and the backup codes.
    func enableCodes(_ token: String) async throws -> (secret: [UInt8], backup: [String]) {
        let security = try await container(token).security()
        _ = try await security.enableCodes()
        let member = try await session(token).profile.id
        let secret = try await #require(try database.read { try CredentialRepository($0).codeSecret(of: member, isConfirmed: false) })
        let backup = try await security.confirmCodes(OneTimeCode.code(secret, step: OneTimeCode.step(at: clock.now)))
        return (secret, backup)
    }
}

/// A clock that only moves when told to by a test.
final class ManualClock: Sendable {
    private let milliseconds = Mutex<Int64>(1_800_000_000_000)

    var now: Int64 { milliseconds.withLock { $0 } }

    func move(seconds: Int64) { milliseconds.withLock { $0 += seconds * 1_000 } }
    func move(minutes: Int64) { move(seconds: minutes * 60) }
}
