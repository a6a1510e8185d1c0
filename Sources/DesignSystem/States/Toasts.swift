package import HTML

/// The place of short notices, beside `<main>`; the script puts its own there too.
package struct Toasts<Content: View>: View {
    private let content: Content

    package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    package var body: some View {
        div(.class("toasts"), .id("toasts"), .role("status")) { content }
    }
}
