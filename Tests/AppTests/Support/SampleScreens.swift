import Installation
import MembersModel
import Models
import Navigation
import PeopleModel
import ScreenKit
import ScreenTestSupport
import Services
import TestTools
import Testing

@testable import App
@testable import SampleHousehold

/// Every kind of screen there is, over a copy of the sample household with a staged import and a link for a guest.
///
/// The screens follow from the table of routes, so that none can be left out: a route without a screen is an error.
final class SampleScreens {
    /// One link for each kind of screen, or several where it looks different for another query or row, in the order of the routes.
    private(set) var links: [Link] = []
    let installation: SampleInstallation
    let services: DependencyContainer

    private let guestToken: String
    private let guest: any GuestServiceProtocol
    private let firstStart: any AuthServiceProtocol
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        let uploads = try await SampleUploads(in: folder.path)
        installation = try await SampleInstallation(
            temporaryFolder: uploads.folder(of: .household), paths: { FeatureList.standard.link(to: $0)?.path },
            screens: FeatureList.standard.searchHits)
        services = try installation.services()
        firstStart = try SampleInstallation.firstStart().auth
        let group = try #require(try await services.people().fetchPeople().groups.first { !$0.group.isDirect }).group
        try await services.security().confirm(passphrase: SampleHousehold.passphrase)
        guestToken = try await services.people().addGuestLink(group: group.id, canWrite: true, days: 30).token
        guest = try #require(try await installation.live.guest(token: guestToken))
        for route in FeatureList.standard.routes.samples { links += try await links(of: route, upload: uploads.id) }
    }

    private func links(of route: AppRoute, upload: ID<Upload>) async throws -> [Link] {
        if route.isGuest { return [Link(.guest(.group(token: guestToken)))] }
        let links = await FeatureList.standard.gallery(route, GallerySample(services: services, upload: upload))
        try #require(!links.isEmpty || route.mayLackRow, "\(route.path.absolute) has no screen")
        return links
    }

    /// Opens a screen as the one who may see it: the owner, a guest, or somebody who signs in.
    func open(_ link: Link) async -> Screen {
        let screen = Screen(environment(of: link.route))
        await screen.open(link)
        screen.expectReceived(link)
        return screen
    }

    /// Opens a path, and what it leads on to.
    func open(_ path: String) async throws -> Screen {
        var link = try FeatureList.standard.routes.link(path: path)
        for _ in 0..<5 {
            let screen = await open(link)
            guard case .moved(let next) = screen.status else { return screen }
            link = next
        }
        throw LedInCircles(path: path)
    }

    private func environment(of route: AppRoute) -> ScreenEnvironment {
        var environment = ScreenEnvironment(
            auth: route == .auth(.setup) ? firstStart : installation.live.auth, origin: SignInOrigin(address: "127.0.0.1"),
            site: "http://localhost:8080",
            session: SignedInSession(services: services, appearance: .system, expiresAt: SampleHousehold.now + 1_800_000),
            formToken: "token", formKey: "key-of-the-page")
        switch route.feature {
        case is GuestRoute:
            environment.guest = guest
            environment.session = nil
        case let step as AuthRoute where step == .passphrase: environment.session?.mustChoosePassphrase = true
        case let step as AuthRoute:
            environment.pendingSignIn = step == .code ? "sample" : nil
            environment.session = nil
        default: break
        }
        return environment
    }
}
