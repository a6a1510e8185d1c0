package import HTML

/// Short sections of the same rank, which fill as many columns as there is room for, from top to bottom; on a phone one below the other.
package struct SectionFlow<Content: View>: View {
    @usableFromInline let content: Content

    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("flow")) { content }
    }
}
