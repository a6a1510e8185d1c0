package import HTML
import Navigation

extension Screen {
    /// Writes the whole page: head, frame and content. The content is rendered first, since the frame shows its title and its actions.
    package func render(into writer: inout HTMLWriter) {
        var content = HTMLWriter(page: page)
        view.render(into: &content)
        writer.begin(page)
        let title = content.page.title ?? coordinator.link.route.section.title
        let shell = shell
        PageOpening(title: title, session: environment.session, formToken: environment.formToken, isLive: isLive).render(into: &writer)
        shell.leading.render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\"><div class=\"page\">")
        // What the content has put aside for the bar is known to the page from here on.
        writer.page.moveToolbar(of: content.page)
        shell.opening(title: title).render(into: &writer)
        writer.append(content)
        writer.raw("</div></main>")
        shell.trailing.render(into: &writer)
        if writer.page.needsPageForm { PageForm().render(into: &writer) }
        writer.raw("</body></html>")
    }

    /// A live page that finds nothing has the browser ask for it again; the page that says so must not follow, or it would ask forever. Before
    /// a passphrase is chosen nothing is followed.
    private var isLive: Bool { status == .found && environment.session?.mustChoosePassphrase != true }

    /// The whole page as text, for tests.
    package var html: String {
        var writer = HTMLWriter(page: page)
        render(into: &writer)
        return writer.string
    }
}
