package import HTML

/// The row of round buttons of a detail screen, at most four or five.
package struct RoundActions<Content: View>: View {
    @usableFromInline let content: Content

    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("round-actions")) { content }
    }
}
