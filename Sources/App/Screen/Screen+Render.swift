package import HTML
import Localization
import Navigation

extension Screen {
    /// Renders the whole page: head, frame and content. The content is rendered first, since the frame shows its title and its actions.
    package func render(into writer: inout HTMLWriter) {
        var content = HTMLWriter(page: page)
        view.render(into: &content)
        writer.begin(page)
        let title = content.page.title ?? features.title(of: coordinator.link.route.section).string(in: page.texts)
        let shell = shell
        PageOpening(title: title, session: environment.session, formToken: environment.formToken, isLive: isLive, guestPath: guestPath)
            .render(into: &writer)
        shell.leading.render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\"><div class=\"")
        writer.raw((content.page.shape ?? .wide).classes)
        writer.raw("\">")
        // Moves the actions of the content to the page.
        writer.page.moveToolbar(of: content.page)
        shell.opening(title: title).render(into: &writer)
        writer.append(content)
        writer.raw("</div></main>")
        shell.trailing.render(into: &writer)
        if writer.page.needsPageForm { PageForm().render(into: &writer) }
        writer.raw("</body></html>")
    }

    /// Whether the page follows changes. A live page that becomes not found makes the browser reload it; the not-found page must not be live, or it
    /// would reload forever. Before a passphrase is chosen, no page is live.
    private var isLive: Bool { status == .found && environment.session?.mustChoosePassphrase != true }

    private var guestPath: String? {
        guard status == .found, link.route.isGuest else { return nil }
        return Link(link.route).path
    }

    /// The whole page as text, for tests.
    package var html: String {
        var writer = HTMLWriter(page: page)
        render(into: &writer)
        return writer.string
    }
}
