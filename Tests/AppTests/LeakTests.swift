import App
import Models
import Navigation
import ScreenKit
import Services
import Testing

/// A screen lives as long as one request. Nothing of it may stay behind, or a server that runs for months would grow.
struct LeakTests {
    @Test func aThousandScreensLeaveNothingBehind() async throws {
        let screens = try await SampleScreens()
        let links = try Self.links(of: screens)
        for round in 0..<(1_000 / links.count + 1) {
            for link in links { await Self.open(link, in: screens, round: round) }
        }
    }

    @Test func aViewModelKeepsNoCoordinatorAlive() async throws {
        let screens = try await SampleScreens()
        for link in try Self.links(of: screens) {
            weak var app: AppCoordinator?
            var children: [WeakReference] = []
            var model: (any ScreenModel)?
            do {
                let screen = await screens.open(link)
                #expect(screen.status == .found, "\(link.path)")
                app = screen.coordinator
                children = screen.coordinator.children.values.map { WeakReference($0) }
                model = screen.model
                #expect(model != nil && !children.isEmpty, "\(link.path)")
            }
            #expect(app == nil, "\(link.path) keeps the app's coordinator")
            #expect(children.allSatisfy { $0.object == nil }, "\(link.path) keeps its coordinator")
            withExtendedLifetime(model) {}
        }
    }

    private struct WeakReference {
        private(set) weak var object: AnyObject?

        init(_ object: AnyObject) { self.object = object }
    }

    /// Opens a screen, drops it, and looks for what is left.
    private static func open(_ link: Link, in screens: SampleScreens, round: Int) async {
        weak var screen: Screen?
        weak var coordinator: AppCoordinator?
        weak var model: (any ScreenModel)?
        do {
            let opened = await screens.open(link)
            (screen, coordinator, model) = (opened, opened.coordinator, opened.model)
            #expect(opened.html.contains("</html>"))
        }
        #expect(screen == nil && coordinator == nil && model == nil, "\(link.path) in round \(round)")
    }

    /// Every kind of screen, and some in another state.
    private static func links(of screens: SampleScreens) throws -> [Link] {
        try screens.links + ["/search", "/savings?months=24"].map { try FeatureList.standard.routes.link(path: $0) }
    }
}
