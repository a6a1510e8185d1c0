package import HTML
package import Localization

/// The top of a screen: Back, at most two actions, and a large title that collapses to a small one on scrolling.
package struct NavigationBar<Actions: View>: View {
    @usableFromInline let title: LocalizedText
    @usableFromInline let back: BackLink?
    @usableFromInline let actions: Actions

    /// - Parameter actions: At most two `BarAction`s, or a button of a form.
    @inlinable package init(_ title: LocalizedText, back: BackLink? = nil, @ViewBuilder actions: () -> Actions) {
        self.title = title
        self.back = back
        self.actions = actions()
    }

    @inlinable package var body: some View {
        header(.class("navigation-bar")) {
            div(.class("bar")) {
                div(.class("bar-leading")) {
                    if let back {
                        a(.class("back"), .href(back.path)) {
                            Icon(.chevronLeft)
                            span { back.title }
                        }
                    }
                }
                p(.class("bar-title"), .aria("hidden", "true")) { title }
                div(.class("bar-actions")) { actions }
            }
            h1(.class("large-title")) { title }
        }
    }
}

extension NavigationBar where Actions == EmptyView {
    @inlinable package init(_ title: LocalizedText, back: BackLink? = nil) {
        self.init(title, back: back) { EmptyView() }
    }
}
