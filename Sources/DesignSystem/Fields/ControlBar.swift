package import HTML

/// Popovers, switches and steppers of a page in one row, which wraps.
package struct ControlBar<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) { self.content = content() }

    package var body: some View {
        div(.class("control-bar")) { content }
    }
}
