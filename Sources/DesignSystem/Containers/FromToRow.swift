package import HTML
package import Localization

/// A row of a `Section` with what goes from one to another, such as who pays whom: both with their discs, and an arrow between them.
package struct FromToRow<From: View, To: View, Trailing: View>: View {
    @usableFromInline let label: LocalizedText
    @usableFromInline let from: LocalizedText
    @usableFromInline let to: LocalizedText
    @usableFromInline let path: String?
    @usableFromInline let fromDisc: From
    @usableFromInline let toDisc: To
    @usableFromInline let trailing: Trailing

    /// - Parameters:
    ///   - label: The accessible name: the row as a sentence.
    ///   - path: The details.
    ///   - trailing: The amount, and a button.
    @inlinable package init(
        _ label: LocalizedText, from: LocalizedText, to: LocalizedText, path: String? = nil, @ViewBuilder fromDisc: () -> From,
        @ViewBuilder toDisc: () -> To, @ViewBuilder trailing: () -> Trailing
    ) {
        self.label = label
        self.from = from
        self.to = to
        self.path = path
        self.fromDisc = fromDisc()
        self.toDisc = toDisc()
        self.trailing = trailing()
    }

    @inlinable package var body: some View {
        li(.class("row from-to")) {
            div(.class("row-text")) {
                if let path {
                    a(.class("row-title from-to-pair"), .href(path), .ariaLabel(label)) { pair }
                } else {
                    span(.class("row-title from-to-pair")) {
                        span(.class("visually-hidden")) { label }
                        pair
                    }
                }
            }
            div(.class("row-trailing from-to-end")) { trailing }
        }
    }

    @usableFromInline var pair: some View {
        span(.class("from-to-names"), .aria("hidden", "true")) {
            span {
                fromDisc
                span { from }
            }
            Icon(.chevronRight, size: .tiny)
            span {
                toDisc
                span { to }
            }
        }
    }
}
