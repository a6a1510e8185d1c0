package import HTML

/// The accounts as cards: a row that scrolls sideways on a phone, a grid on wide screens.
package struct AccountStrip<Content: View>: View {
    private let label: String
    private let content: Content

    /// - Parameters:
    ///   - label: What the row is called for those who do not see it.
    ///   - content: `AccountCard`s.
    package init(_ label: String, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    package var body: some View {
        ul(.class("account-strip"), .aria("label", label)) { content }
    }
}
