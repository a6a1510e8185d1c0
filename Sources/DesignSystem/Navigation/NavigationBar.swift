package import HTML
package import Localization

/// The head of a page: Back, a large title that collapses to a small one on scrolling, and the page's actions as small labelled buttons beside it. On a
/// phone at most two actions are icons in the bar, and the others in a row below the title.
package struct NavigationBar<Actions: View, More: View>: View {
    @usableFromInline let title: LocalizedText
    @usableFromInline let back: BackLink?
    @usableFromInline let actions: Actions
    @usableFromInline let more: More

    /// - Parameters:
    ///   - actions: At most two `BarAction`s, or a button of a form.
    ///   - more: `PageActions`.
    @inlinable package init(
        _ title: LocalizedText, back: BackLink? = nil, @ViewBuilder actions: () -> Actions, @ViewBuilder more: () -> More
    ) {
        self.title = title
        self.back = back
        self.actions = actions()
        self.more = more()
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
            more
        }
    }
}

extension NavigationBar where More == EmptyView {
    @inlinable package init(_ title: LocalizedText, back: BackLink? = nil, @ViewBuilder actions: () -> Actions) {
        self.init(title, back: back, actions: actions) { EmptyView() }
    }
}

extension NavigationBar where Actions == EmptyView, More == EmptyView {
    @inlinable package init(_ title: LocalizedText, back: BackLink? = nil) {
        self.init(title, back: back) {
            EmptyView()
        } more: {
            EmptyView()
        }
    }
}
