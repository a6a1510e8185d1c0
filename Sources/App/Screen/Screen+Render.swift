package import HTML
import Navigation

extension Screen {
    /// Writes the whole page: head, frame and content. The content is rendered first, since the frame shows its title.
    package func render(into writer: inout HTMLWriter) {
        var content = HTMLWriter(page: page)
        view.render(into: &content)
        writer.begin(page)
        let title = content.page.title ?? coordinator.link.route.section.title
        let shell = shell
        writer.raw("<!doctype html>")
        PageHead(title: title, appearance: environment.session?.appearance).open(into: &writer)
        shell.opening(title: title).render(into: &writer)
        writer.raw("<main id=\"main\" tabindex=\"-1\">")
        writer.append(content)
        writer.raw("</main>")
        shell.closing.render(into: &writer)
        if writer.page.needsPageForm { PageForm().render(into: &writer) }
        writer.raw("</body></html>")
    }

    /// The whole page as text, for tests.
    package var html: String {
        var writer = HTMLWriter(page: page)
        render(into: &writer)
        return writer.string
    }
}
