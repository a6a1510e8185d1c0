import CardsModel
import Foundation
import HouseholdModel
import Hummingbird
import HummingbirdTesting
import Installation
import MembersModel
import Models
import OutgoingHTTP
import Server
import ServiceKit
import Services
import Synchronization
import TestSupport
import TestTools
import Testing

/// A server with an in-memory database and a manual clock.
final class TestServer: Sendable {
    static let passphrase = TestInstallation.passphrase
    /// 2026-03-15, a Sunday.
    static let today = Day(number: 20527)

    let fixture: TestInstallation
    private let folder: TemporaryFolder

    /// - Parameters:
    ///   - path: the database file; nil: in memory.
    ///   - now: the time of the start in milliseconds since 1970; nil: the noon of `today`, in UTC.
    ///   - timeout: how long a write waits for others; nil: as long as it takes.
    ///   - temporaryFolder: the folder of uploads; nil disables them.
    ///   - clock: nil: one that stands at `now`.
    ///   - outgoing: asks other servers; nil: none can be asked.
    init(
        path: String? = nil, at now: Int64? = nil, timeout: Duration? = nil, temporaryFolder: String? = nil, clock: TestClock? = nil,
        outgoing: (any OutgoingTransport)? = nil
    ) throws {
        fixture = try TestInstallation(
            path: path, clock: clock ?? TestClock(at: now ?? Int64(Self.today.number) * 86_400_000 + 43_200_000),
            today: now == nil ? nil : Self.today, timeout: timeout, uploads: temporaryFolder, outgoing: outgoing,
            origin: SignInOrigin(address: "127.0.0.1"))
        folder = try TemporaryFolder()
    }

    var installation: LiveInstallation { fixture.live }
    private var staging: String { folder.file("staging") }

    /// Advances the clock.
    func advanceClock(minutes: Int64) { fixture.clock.move(minutes: minutes) }

    /// The files in the staging folder.
    var stagedFiles: [String] {
        let files = FileManager.default
        let servers = (try? files.contentsOfDirectory(atPath: staging)) ?? []
        return servers.flatMap { (try? files.contentsOfDirectory(atPath: staging + "/" + $0)) ?? [] }.filter { $0 != ".lock" }
    }

    /// Creates the household and its owner, Ada.
    ///
    /// - Returns: the token of her session.
    @discardableResult
    func setUp() async throws -> String { try await fixture.setUp(TestInstallation.adasDraft()) }

    /// Adds a household that is set up.
    func addHousehold(_ name: String, owner: String) async throws { try await fixture.addHousehold(name, owner: owner) }

    /// Adds a member, signs them in and replaces their initial passphrase.
    func token(of name: String, as role: Role) async throws -> String {
        let token = try await initialToken(of: name, as: role)
        try await services(of: token).security().choosePassphrase(Self.passphrase)
        return token
    }

    /// The passphrase that an owner sets for a new member.
    static let initialPassphrase = TestInstallation.givenPassphrase

    /// Adds a member and signs them in with the initial passphrase.
    func initialToken(of name: String, as role: Role) async throws -> String {
        let owner = try await installation.ownerContainer(
            defaults: HouseholdDefaults(name: "Harbour Street", currency: .euro, timeZone: "UTC"), household: "Harbour Street")
        return try await fixture.addWithoutChoosing(name, role, displayName: name, by: owner)
    }

    /// The household of a session's member.
    func household(of token: String) async throws -> TestHousehold { try await TestHousehold(fixture, token: token) }

    func session(_ token: String) async throws -> SessionContext { try await fixture.session(token) }

    /// The services of a session's member.
    func services(of token: String) async throws -> DependencyContainer { try await fixture.container(token) }

    /// Exports all data of a session's household with its history, without what each export adds.
    func exportAll(of token: String) async throws -> String {
        let services = try await services(of: token)
        var sections = try await exportSections(of: token)
        for added in ["notifications", "securityLog"] { sections[added] = nil }
        let text = sections.sorted { $0.key < $1.key }.map(\.value).joined()
        let history = try await services.history().fetchHistory(before: nil, limit: 200)
        let wallet = try await services.cards().fetchWallet()
        return text + "\(history) \(wallet)"
    }

    /// The texts of the sections of a JSON export by name; each begins on a line of its own. What precedes them has the empty name.
    func exportSections(of token: String) async throws -> [String: String] {
        let pieces = Mutex<[UInt8]>([])
        try await services(of: token).exports().export(ExportRequest(format: .json)) { piece in pieces.withLock { $0 += piece } }
        return Self.exportSections(in: String(decoding: pieces.withLock { $0 }, as: UTF8.self))
    }

    /// The texts of the sections of a JSON export, as `exportSections(of:)` has them.
    static func exportSections(in export: String) -> [String: String] {
        var (sections, name) = ([String: String](), "")
        for line in export.split(separator: "\n") {
            if line.hasPrefix("\"") { name = String(line.dropFirst().prefix { $0 != "\"" }) }
            sections[name, default: ""] += "\(line)\n"
        }
        return sections
    }

    /// The CSRF token of a session's forms.
    func formToken(of token: String) async throws -> String { try await session(token).formToken }

    /// Runs the server without sockets during `body`.
    func withBrowser(
        transport: ServerConfiguration.Transport = .plain, change: (inout ServerOptions) -> Void = { _ in },
        _ body: @Sendable (TestBrowser) async throws -> Void
    ) async throws {
        var options = ServerOptions(stagingFolder: staging, build: "test")
        options.limits.heartbeat = .milliseconds(20)
        change(&options)
        let application = try buildApplication(
            installation, configuration: ServerConfiguration(host: "localhost", port: 8080, transport: transport), options: options)
        try await application.test(.router) { client in
            try await body(TestBrowser(client: client, isSecure: transport != .plain))
        }
    }
}

extension TestServer {
    /// Runs the server on a local port during `body`.
    ///
    /// - Parameter transport: with TLS the `TestBrowser` cannot be used, only raw connections.
    func withListeningServer(
        transport: ServerConfiguration.Transport = .plain, change: (inout ServerOptions) -> Void = { _ in },
        _ body: @Sendable (TestBrowser, Int) async throws -> Void
    ) async throws {
        var options = ServerOptions(stagingFolder: staging, build: "test")
        // The browser connects once, before `body`, and keeps its connection; a busy machine may take long between two requests.
        options.limits.firstHeadTimeout = .minutes(60)
        options.limits.idleTimeout = .minutes(60)
        change(&options)
        let application = try buildApplication(
            installation, configuration: ServerConfiguration(host: "localhost", port: 0, transport: transport), options: options)
        try await application.test(.live) { client in
            try await body(TestBrowser(client: client, isSecure: false), try #require(client.port))
        }
    }
}
