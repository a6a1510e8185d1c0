import HTML

/// A page that is open in a browser: its screen, and what the browser shows of it. It belongs to one task.
package struct LivePage: ~Copyable {
    private let screen: Screen
    private var writer: HTMLWriter

    /// - Parameter screen: opened, with what the browser is taken to show.
    package init(_ screen: Screen) {
        self.screen = screen
        writer = HTMLWriter()
        screen.render(into: &writer)
    }

    /// Whether there is anything on the page that can change while it is open.
    package var isLive: Bool { !writer.page.regions.isEmpty }

    /// Loads again what the screen shows, and says what is another now.
    package mutating func refresh() async -> LiveUpdate {
        await screen.refresh()
        switch screen.status {
        case .found: break
        case .failed: return .unavailable
        case .notFound, .forbidden, .moved: return .reload
        }
        let shown = writer.page.regions
        screen.render(into: &writer)
        guard shown.map(\.id) == writer.page.regions.map(\.id) else { return .reload }
        let patches = writer.patches(since: shown)
        return patches.isEmpty ? .same : .patches(patches)
    }
}
