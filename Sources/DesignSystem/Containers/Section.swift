package import HTML

/// A grouped list: a heading with an optional link, and its rows in one card. The content is `Row`s, which are list items.
package struct Section<Content: View>: View {
    private let heading: String?
    private let id: String?
    private let link: SectionLink?
    private let note: String?
    private let content: Content

    /// - Parameters:
    ///   - id: The id of the list, for load-more and live updates.
    ///   - note: A sentence below the card, in second ink.
    package init(
        _ heading: String? = nil, id: String? = nil, link: SectionLink? = nil, note: String? = nil, @ViewBuilder content: () -> Content
    ) {
        self.heading = heading
        self.id = id
        self.link = link
        self.note = note
        self.content = content()
    }

    package var body: some View {
        section {
            if heading != nil || link != nil {
                div(.class("section-head")) {
                    if let heading { h2 { heading } }
                    if let link { a(.href(link.path)) { link.title } }
                }
            }
            ul(.class("card rows"), id.map { TextAttribute.id($0) }, .when(id != nil, .data("list", ""))) { content }
            if let note { p(.class("section-note")) { note } }
        }
    }
}
