package import HTML

/// A bar of a page that stays in sight while the content scrolls, such as the period of a report.
package struct StickyBar<Content: View>: View {
    @usableFromInline let content: Content

    /// - Parameter content: A `ControlBar`, or a form with one.
    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("sticky-bar whole")) { content }
    }
}
