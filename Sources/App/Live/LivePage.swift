import HTML

/// A page open in a browser: its screen, and the content of its regions in the browser. It belongs to one task.
package struct LivePage: ~Copyable {
    private let screen: Screen
    private var writer: HTMLWriter
    private var shown: [Shown]

    /// The state of a region in the browser.
    private struct Shown: Hashable {
        var id: String
        var hash: UInt64
    }

    /// - Parameter screen: an opened screen, whose content the browser is assumed to show.
    package init(_ screen: Screen) {
        self.screen = screen
        writer = HTMLWriter()
        screen.render(into: &writer)
        shown = writer.page.regions.map { Shown(id: $0.id, hash: $0.hash) }
    }

    /// Whether the screen itself has live regions. A form has none, so that its input is kept.
    package var isLive: Bool { shown.contains { !ShellView.regions.contains($0.id) } }

    /// The content of all live regions as of opening.
    package var content: LiveContent { LiveContent(writer) }

    /// Reloads the data of the screen.
    ///
    /// - Parameter unread: the number of the member's unread notifications.
    package mutating func read(unread: Int) async -> LiveReading {
        screen.update(unread: unread)
        await screen.refresh()
        switch screen.status {
        case .found: break
        case .failed: return .unavailable
        case .notFound, .forbidden, .moved: return .elsewhere
        }
        screen.render(into: &writer)
        return .content(LiveContent(writer))
    }

    /// Returns the difference between a content and the browser's, and assumes that the browser shows the content afterwards.
    package mutating func show(_ content: LiveContent) -> LiveUpdate {
        let before = shown
        guard before.map(\.id) == content.parts.map(\.id) else { return .reload }
        shown = content.parts.map { Shown(id: $0.id, hash: $0.hash) }
        let patches = zip(content.parts, before).filter { $0.hash != $1.hash }.map { RegionPatch(id: $0.0.id, html: $0.0.html) }
        return patches.isEmpty ? .same : .patches(patches)
    }
}
