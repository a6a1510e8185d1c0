package import HTML

/// The container of toasts, next to `<main>`; the script adds its own there too.
package struct Toasts<Content: View>: View {
    @usableFromInline let content: Content

    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("toasts"), .id("toasts"), .role("status")) { content }
    }
}
