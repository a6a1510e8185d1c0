package import HTML

/// One of the round buttons of a detail screen. It leads to another screen, presented over this one.
package struct RoundAction: View {
    private let title: String
    private let symbol: Symbol
    private let path: String
    private let isSheet: Bool

    package init(_ title: String, symbol: Symbol, path: String, isSheet: Bool = true) {
        self.title = title
        self.symbol = symbol
        self.path = path
        self.isSheet = isSheet
    }

    package var body: some View {
        a(.class("round-action"), .href(path), .when(isSheet, .data("sheet", ""))) {
            span { Icon(symbol) }
            span { title }
        }
    }
}
