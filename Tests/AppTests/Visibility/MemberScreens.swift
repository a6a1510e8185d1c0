import App
import HTML
import Installation
import MembersModel
import Models
import Navigation
import Services
import TestSupport
import TestTools
import Testing

/// The screens of a divided household, as its members open and submit them.
struct MemberScreens {
    let household: DividedHousehold
    /// Where uploads lie.
    private let folder: TemporaryFolder

    /// 15 March 2026.
    static let today = Day(number: 20_527)

    init(varying varied: Set<DividedAccount> = []) async throws {
        folder = try TemporaryFolder()
        household = try await DividedHousehold(in: try Self.installation(uploads: folder.path), varying: varied)
    }

    static func installation(uploads: String? = nil) throws -> TestInstallation {
        try TestInstallation(
            clock: TestClock(at: Int64(today.number) * 86_400_000 + 43_200_000), today: today, uploads: uploads,
            paths: { FeatureList.standard.link(to: $0)?.path }, screens: FeatureList.standard.searchHits,
            origin: SignInOrigin(address: "127.0.0.1"))
    }

    /// What a screen answered, and what it cost.
    struct Visit: Equatable {
        var status: String
        var html: String
        var statements: Int
        var steps: Int

        /// The same without an id and without its cost.
        func without(_ id: String) -> [String] { [status.replacing(id, with: "ID"), html.replacing(id, with: "ID")] }
    }

    func open(_ path: String, as member: DividedMember) async throws -> Visit {
        try await visit(as: member) { screen in
            let status = await screen.open(try FeatureList.standard.routes.link(path: path))
            return "\(status)"
        }
    }

    /// Opens a screen as it is posted to, and presses a button.
    func press(_ button: String, on path: String, fields: [(String, String)] = [], as member: DividedMember) async throws -> Visit {
        try await visit(as: member) { screen in
            let opened = await screen.open(try FeatureList.standard.routes.link(path: path), toSubmit: true)
            let sent = fields + [(ReservedName.key, "key-1"), (ReservedName.confirmed, button)]
            let outcome = await screen.submit(FormInput(fields: sent))
            return "\(opened) \(outcome)"
        }
    }

    private func visit(as member: DividedMember, _ body: (Screen) async throws -> String) async throws -> Visit {
        let live = household.installation.live
        let session = try #require(try await live.auth.session(try household.token(of: member), isUse: false))
        let environment = ScreenEnvironment(
            auth: live.auth, origin: household.installation.origin, site: "http://localhost:8080",
            session: SignedInSession(
                services: live.container(for: session), appearance: session.profile.appearance, expiresAt: session.expiresAt),
            formToken: "token", formKey: "key-of-the-page")
        let screen = Screen(environment)
        // What an earlier visit read must not make this one cheaper.
        live.releaseMemory()
        let (statements, steps) = (live.databaseStatements, live.databaseSteps)
        let status = try await body(screen)
        return Visit(
            status: status, html: screen.html, statements: live.databaseStatements - statements, steps: live.databaseSteps - steps)
    }
}
