package import App
import HTML
import Installation
package import MembersModel
package import Models
package import Navigation
package import SampleHousehold
package import Services
import Testing

/// A browser in which a member of the sample household is signed in.
package final class SampleBrowser {
    /// The services of the member.
    package let services: DependencyContainer
    /// What was said on the last page.
    package private(set) var notice: Notice?
    /// What the household holds.
    package let sample: SampleHousehold
    package let orders: SampleHousehold.Orders
    private let installation: SampleInstallation
    private var keys = 0

    /// - Parameter hidesBalances: whether the member has amounts hidden.
    package init(as role: Role = .owner, hidesBalances: Bool = false) async throws {
        installation = try await SampleInstallation()
        var session = try installation.session(role)
        if hidesBalances { session.profile.showsBalance = false }
        services = installation.live.container(for: session)
        sample = installation.sample
        orders = try #require(sample.orders)
    }

    /// Who signs in.
    package var auth: any AuthServiceProtocol { installation.live.auth }

    /// Milliseconds since 1970.
    package var now: Int64 { installation.clock.now }

    /// Lets time go by.
    package func wait(minutes: Int64) { installation.clock.advance(minutes: minutes) }

    /// An account of the household.
    package func account(_ key: SampleAccount) throws -> Account { try #require(sample.accounts[key]) }

    /// Opens a screen; where it says that it is elsewhere, follows.
    package func open(_ path: String) async throws -> Screen {
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
    package func press(
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
