package import HTML

/// A container with padding and an optional heading.
package struct Card<Content: View>: View {
    @usableFromInline let heading: String?
    @usableFromInline let content: Content

    @inlinable package init(_ heading: String? = nil, @ViewBuilder content: () -> Content) {
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
