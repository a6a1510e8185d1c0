package import HTML
package import Localization

/// A grouped list: a heading with an optional link, and its rows in one card. The content is `ListRow`s, which are list items.
///
/// It implements `Element` directly, since it contains the longest lists of the app: rows are rendered without a generic view tree around each.
package struct Section<Content: View>: Element {
    @usableFromInline let frame: SectionFrame
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - id: The id of the list, for load-more and live updates.
    ///   - note: A footnote below the card, in the secondary text colour.
    ///   - style: How the rows look.
    @inlinable package init(
        _ heading: LocalizedText? = nil, id: String? = nil, link: SectionLink? = nil, note: LocalizedText? = nil,
        style: RowsStyle = .plain, @ViewBuilder content: () -> Content
    ) {
        frame = SectionFrame(heading: heading, id: id, link: link, note: note, style: style)
        self.content = content()
    }

    @inlinable package func render(into writer: inout HTMLWriter) {
        frame.open(&writer)
        content.render(into: &writer)
        frame.close(&writer)
    }

    @inlinable package func receive(_ input: inout FormInput) { content.receive(&input) }

    @inlinable package static var takesInput: Bool { Content.takesInput }
}
