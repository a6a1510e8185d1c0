package import HTML
import Localization

/// The markup around the rows of a `Section`.
package struct SectionFrame {
    let heading: LocalizedText?
    let id: String?
    let link: SectionLink?
    let note: LocalizedText?
    var style = RowsStyle.plain

    /// Writes the markup before the rows.
    package func open(_ writer: inout HTMLWriter) {
        writer.raw("<section>")
        if heading != nil || link != nil { head.render(into: &writer) }
        writer.raw("<ul class=\"")
        writer.raw(style.classes)
        writer.raw("\"")
        if let id {
            writer.raw(" id=\"")
            writer.text(id)
            writer.raw("\" data-list=\"\"")
        }
        writer.raw(">")
    }

    /// Writes the markup after the rows.
    package func close(_ writer: inout HTMLWriter) {
        writer.raw("</ul>")
        if let note { p(.class("section-note")) { note }.render(into: &writer) }
        writer.raw("</section>")
    }

    private var head: some View {
        div(.class("section-head")) {
            if let heading { h2 { heading } }
            if let link, let later = link.later {
                a(.href(link.path), .data("later", later)) { link.title }
            } else if let link {
                a(.href(link.path)) { link.title }
            }
        }
    }
}
