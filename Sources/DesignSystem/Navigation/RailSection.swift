package import HTML
package import Localization

/// A headed list of links in the narrow column beside a list on wide screens.
package struct RailSection<Content: View>: View {
    @usableFromInline let heading: LocalizedText
    @usableFromInline let content: Content

    /// - Parameter content: `RailLink`s.
    @inlinable package init(_ heading: LocalizedText, @ViewBuilder content: () -> Content) {
        self.heading = heading
        self.content = content()
    }

    @inlinable package var body: some View {
        section(.class("rail-section")) {
            h2 { heading }
            ul { content }
        }
    }
}
