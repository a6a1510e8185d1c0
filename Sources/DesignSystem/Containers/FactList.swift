package import HTML
package import Localization

/// A list of names and values in a card.
package struct FactList<Content: View>: View {
    @usableFromInline let heading: LocalizedText?
    @usableFromInline let content: Content

    /// - Parameter content: `Fact`s.
    @inlinable package init(_ heading: LocalizedText? = nil, @ViewBuilder content: () -> Content) {
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
