package import HTML

/// The row of a detail screen's round buttons, four or five at most.
package struct RoundActions<Content: View>: View {
    @usableFromInline let content: Content

    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("round-actions")) { content }
    }
}
