package import HTML

/// A list of names and values in a card.
package struct FactList<Content: View>: View {
    @usableFromInline let heading: String?
    @usableFromInline let content: Content

    /// - Parameter content: `Fact`s.
    @inlinable package init(_ heading: String? = nil, @ViewBuilder content: () -> Content) {
        self.heading = heading
        self.content = content()
    }

    @inlinable package var body: some View {
        section {
            if let heading { div(.class("section-head")) { h2 { heading } } }
            dl(.class("card facts")) { content }
        }
    }
}
