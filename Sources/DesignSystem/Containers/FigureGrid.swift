package import HTML

/// Figures of the same rank in one card: side by side where there is room, two in a line on a phone.
package struct FigureGrid<Content: View>: View {
    @usableFromInline let content: Content

    /// - Parameter content: `FigureItem`s, at most four.
    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        dl(.class("card figures whole")) { content }
    }
}
