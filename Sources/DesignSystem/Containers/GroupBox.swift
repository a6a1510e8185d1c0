package import HTML
package import Localization

/// A container with padding and an optional heading.
package struct GroupBox<Content: View>: View {
    @usableFromInline let heading: LocalizedText?
    @usableFromInline let content: Content

    @inlinable package init(_ heading: LocalizedText? = nil, @ViewBuilder content: () -> Content) {
        self.heading = heading
        self.content = content()
    }

    @inlinable package var body: some View {
        section(.class("card card-padded")) {
            if let heading { h2(.class("card-heading")) { heading } }
            content
        }
    }
}
