import Models
import Navigation
import ScreenKit
import Services
import Testing

@testable import App

/// A screen lives as long as one request. Nothing of it may stay behind, or a server that runs for months would grow.
struct LeakTests {
    private let folder = UploadsFolder()

    /// Every screen of the sample household, several times.
    @Test func openedScreensLeaveNothingBehind() async throws {
        let sample = try await SampleLinks(in: folder)
        for round in 0..<3 {
            for path in sample.screens { try await Self.open(path, round: round) { try await sample.browser.open(path) } }
        }
        let signedOut = try await Browser.signedIn()
        signedOut.token = nil
        for path in Self.signInPaths { try await Self.open(path, round: 0) { try await signedOut.open(path) } }
    }

    @Test func aViewModelKeepsNoCoordinatorAlive() async throws {
        let sample = try await SampleLinks(in: folder)
        for path in sample.screens { try await Self.keepsNoCoordinator(path) { try await sample.browser.open(path) } }
        let signedOut = try await Browser.signedIn()
        signedOut.token = nil
        for path in Self.signInPaths { try await Self.keepsNoCoordinator(path) { try await signedOut.open(path) } }
    }

    /// No kind of screen is left out: every route is one of the sample household, of sign-in, or of guests, who have no view model of the
    /// app's sections.
    @Test func everyRouteIsAmongTheScreens() async throws {
        let kinds = Set(try await SampleLinks(in: folder).screens.map(SampleLinks.kind))
        for route in AppRoute.table.samples {
            switch route {
            case .auth, .guest: continue
            case _ where FeatureList.standard.placeholderTitle(of: route) != nil: continue
            default: #expect(kinds.contains { $0.hasPrefix(SampleLinks.kind(route.path.absolute)) }, "\(route.path.absolute)")
            }
        }
    }

    private static let signInPaths = AppRoute.table.samples.compactMap { route in
        if case .auth = route { route.path.absolute } else { nil }
    }

    private static func keepsNoCoordinator(_ path: String, _ open: () async throws -> Screen) async throws {
        weak var app: AppCoordinator?
        var children: [WeakReference] = []
        var model: (any ScreenModel)?
        do {
            let screen = try await open()
            app = screen.coordinator
            children = screen.coordinator.children.values.map { WeakReference($0) }
            model = screen.model
            #expect(model != nil && !children.isEmpty, "\(path)")
        }
        #expect(app == nil, "\(path) keeps the app's coordinator")
        #expect(children.allSatisfy { $0.object == nil }, "\(path) keeps its coordinator")
        withExtendedLifetime(model) {}
    }

    private struct WeakReference {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// Opens a screen, drops it, and looks for what is left.
    private static func open(_ path: String, round: Int, _ open: () async throws -> Screen) async throws {
        weak var screen: Screen?
        weak var coordinator: AppCoordinator?
        weak var model: (any ScreenModel)?
        do {
            let opened = try await open()
            (screen, coordinator, model) = (opened, opened.coordinator, opened.model)
            #expect(opened.html.contains("</html>"))
        }
        #expect(screen == nil && coordinator == nil && model == nil, "\(path) in round \(round)")
    }
}
