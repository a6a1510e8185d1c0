import App
import HTML
import LiveServices
import Models
import Navigation
import SampleHousehold
import Services
import Testing

/// A browser in which a member of the sample household is signed in.
final class SampleBrowser {
    let services: DependencyContainer
    /// What was said on the last page.
    private(set) var notice: Notice?
    let sample: SampleHousehold
    let orders: SampleHousehold.Orders
    private let installation: SampleInstallation
    private var keys = 0

    init(as role: Role = .owner, hidesBalances: Bool = false) async throws {
        installation = try await SampleInstallation()
        var session = try installation.session(role)
        if hidesBalances { session.profile.showsBalance = false }
        services = installation.live.container(for: session)
        sample = installation.sample
        orders = try #require(sample.orders)
    }

    var auth: any AuthServiceProtocol { installation.live.auth }

    /// Milliseconds since 1970.
    var now: Int64 { installation.clock.now }

    /// Advances the clock.
    func wait(minutes: Int64) { installation.clock.advance(minutes: minutes) }

    func account(_ key: SampleAccount) throws -> Account { try #require(sample.accounts[key]) }

    /// Opens a screen; where it says that it is elsewhere, follows.
    func open(_ path: String) async throws -> Screen {
        var link = try FeatureList.standard.routes.link(path: path)
        for _ in 0..<5 {
            let screen = Screen(environment)
            guard case .moved(let next) = await screen.open(link) else {
                screen.expectReceived(link)
                return screen
            }
            link = next
        }
        throw LedInCircles(path: path)
    }

    /// Opens a screen as it is posted to, fills in and presses.
    ///
    /// - Parameter fields: names and values; what is not named is not sent.
    func press(
        _ button: String, on path: String, fields: [(String, String)] = [], confirmed: Bool = false
    ) async throws -> (outcome: Outcome, screen: Screen) {
        let screen = Screen(environment)
        await screen.open(try FeatureList.standard.routes.link(path: path), toSubmit: true)
        let action = (confirmed ? ReservedName.confirmed : ReservedName.action, button)
        keys += 1
        let key = fields.contains { $0.0 == ReservedName.key } ? [] : [(ReservedName.key, "key-\(keys)")]
        let outcome = await screen.submit(FormInput(fields: fields + key + [action]))
        switch outcome {
        case .stayed(let notice), .moved(_, let notice): self.notice = notice
        default: break
        }
        return (outcome, screen)
    }

    private var environment: ScreenEnvironment {
        ScreenEnvironment(
            auth: installation.live.auth, origin: SignInOrigin(address: "127.0.0.1"),
            session: SignedInSession(services: services, appearance: .system, expiresAt: SampleHousehold.now + 1_800_000),
            formToken: "token", formKey: "key-of-the-page")
    }
}

extension Outcome {
    /// Where it led; nil where it did not.
    var link: Link? { if case .moved(let link, _) = self { link } else { nil } }

    /// The id in the path that it led to: the one behind `/transfer/`.
    var orderId: String? {
        link.flatMap { link in link.path.split(separator: "/").dropFirst().first.map { String($0.prefix { $0 != "?" }) } }
    }
}

extension Screen {
    /// The value of a hidden field.
    func hidden(_ name: String) -> String? {
        let html = html
        guard let start = html.firstRange(of: "name=\"\(name)\" value=\"") else { return nil }
        return String(html[start.upperBound...].prefix { $0 != "\"" })
    }
}
