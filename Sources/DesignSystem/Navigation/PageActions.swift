package import HTML

/// The actions of a page as small labelled buttons: beside its title, on a phone in a row below it. At most five.
package struct PageActions<Content: View>: View {
    @usableFromInline let content: Content

    /// - Parameter content: `PageAction`s and `PageButton`s.
    @inlinable package init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable package var body: some View {
        div(.class("page-actions")) { content }
    }
}
