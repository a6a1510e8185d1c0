package import HTML

/// A grouped list: a heading with an optional link, and its rows in one card. The content is `Row`s, which are list items.
///
/// It writes itself, since the longest lists of the app stand in it: rows are rendered without a generic tree around each of them.
package struct Section<Content: View>: Element {
    @usableFromInline let frame: SectionFrame
    @usableFromInline let content: Content

    /// - Parameters:
    ///   - id: The id of the list, for load-more and live updates.
    ///   - note: A sentence below the card, in second ink.
    @inlinable package init(
        _ heading: String? = nil, id: String? = nil, link: SectionLink? = nil, note: String? = nil, @ViewBuilder content: () -> Content
    ) {
        frame = SectionFrame(heading: heading, id: id, link: link, note: note)
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
