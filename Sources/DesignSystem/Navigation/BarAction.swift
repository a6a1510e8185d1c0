package import HTML
package import Localization

/// A link of the navigation bar to another screen, at most two: a small labelled button, on a phone its icon.
package struct BarAction: View {
    private let title: LocalizedText
    private let symbol: Symbol
    private let path: String
    private let isSheet: Bool

    package init(_ title: LocalizedText, symbol: Symbol, path: String, isSheet: Bool = false) {
        self.title = title
        self.symbol = symbol
        self.path = path
        self.isSheet = isSheet
    }

    package var body: some View {
        a(.class("bar-action"), .href(path), .ariaLabel(title), .when(isSheet, .data("sheet", ""))) {
            Icon(symbol)
            span(.class("wide-only")) { title }
        }
    }
}
