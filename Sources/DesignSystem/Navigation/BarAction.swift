package import HTML

/// A link of the navigation bar to another screen: an icon with a name.
package struct BarAction: View {
    private let title: String
    private let symbol: Symbol
    private let path: String
    private let isSheet: Bool

    package init(_ title: String, symbol: Symbol, path: String, isSheet: Bool = false) {
        self.title = title
        self.symbol = symbol
        self.path = path
        self.isSheet = isSheet
    }

    package var body: some View {
        a(.class("bar-action"), .href(path), .aria("label", title), .when(isSheet, .data("sheet", ""))) { Icon(symbol) }
    }
}
