import HTML

/// A page that is open in a browser: its screen, and what the browser shows of it. It belongs to one task.
package struct LivePage: ~Copyable {
    private let screen: Screen
    private var writer: HTMLWriter
    private var shown: [Shown]

    /// A region as the browser shows it.
    private struct Shown: Hashable {
        var id: String
        var hash: UInt64
    }

    /// - Parameter screen: opened, with what the browser is taken to show.
    package init(_ screen: Screen) {
        self.screen = screen
        writer = HTMLWriter()
        screen.render(into: &writer)
        shown = writer.page.regions.map { Shown(id: $0.id, hash: $0.hash) }
    }

    /// Whether anything of the screen itself can change while it is open. A form cannot: what is typed into it stays.
    package var isLive: Bool { shown.contains { !ShellView.regions.contains($0.id) } }

    /// All of what can change on the page, as it was opened.
    package var content: LiveContent { LiveContent(writer) }

    /// Loads again what the screen shows.
    ///
    /// - Parameter unread: how many of the member's notifications are not read now.
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

    /// Says what of a content the browser does not show, and takes it to show that from now on.
    package mutating func show(_ content: LiveContent) -> LiveUpdate {
        let before = shown
        guard before.map(\.id) == content.parts.map(\.id) else { return .reload }
        shown = content.parts.map { Shown(id: $0.id, hash: $0.hash) }
        let patches = zip(content.parts, before).filter { $0.hash != $1.hash }.map { RegionPatch(id: $0.0.id, html: $0.0.html) }
        return patches.isEmpty ? .same : .patches(patches)
    }
}
