import Localization
import MembersModel
package import Navigation
import ScreenKit
import Services

/// Every screen in every state, over a sample household: for designing screens and for checking them.
package struct Gallery: Sendable {
    /// The path that precedes state and screen.
    package static let path = "/gallery"

    private let source: @Sendable (GalleryState) async throws -> GallerySource
    private let features = FeatureList.standard

    /// - Parameter source: the services that answer as the state requires; in the loading state no screen calls them.
    package init(source: @escaping @Sendable (GalleryState) async throws -> GallerySource) {
        self.source = source
    }

    /// A screen in a state: `/gallery/error/accounts`; nil: there is none at this path.
    ///
    /// - Parameters:
    ///   - path: without `/gallery/`, with its query.
    ///   - environment: of who looks; the services are exchanged.
    /// - Throws: `ServiceError` where the sample household cannot be made.
    package func screen(_ path: String, in environment: ScreenEnvironment) async throws -> Screen? {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let state = parts.first.flatMap({ GalleryState(rawValue: String($0)) }),
            let link = try? features.routes.link(path: parts.count > 1 ? String(parts[1]) : ""), let session = environment.session
        else { return nil }
        let source = try await source(state)
        var sample = environment
        sample.auth = link.route == .auth(.setup) ? source.setup : source.auth
        sample.session = SignedInSession(
            services: source.services, appearance: session.appearance, expiresAt: session.expiresAt, unread: session.unread)
        if let step = link.route.feature as? AuthRoute {
            sample.pendingSignIn = step == .code ? "sample" : nil
            if step == .passphrase { sample.session?.mustChoosePassphrase = true } else { sample.session = nil }
        }
        let screen = Screen(sample)
        await screen.open(link, loads: state != .loading)
        return screen
    }

    /// The screens that are implemented, with the ids of the sample household.
    ///
    /// - Throws: `ServiceError` where the sample household cannot be made.
    package func links() async throws -> [Link] {
        let source = try await source(.content)
        let sample = GallerySample(services: source.services, upload: source.upload)
        var links: [Link] = []
        // The sample household has no link of a guest.
        for route in features.routes.samples where features.placeholderTitle(of: route) == nil && !route.isGuest {
            links += await features.gallery(route, sample)
        }
        return links
    }

    /// The services of the sample household, for what is drawn below the list of screens.
    ///
    /// - Throws: `ServiceError` where the sample household cannot be made.
    func sample() async throws -> DependencyContainer { try await source(.content).services }
}
