package import HTML
package import Localization

/// An action of a page that opens a sheet or another screen.
package struct PageAction: View {
    private let title: LocalizedText
    private let symbol: Symbol
    private let path: String
    private let isSheet: Bool

    package init(_ title: LocalizedText, symbol: Symbol, path: String, isSheet: Bool = true) {
        self.title = title
        self.symbol = symbol
        self.path = path
        self.isSheet = isSheet
    }

    package var body: some View {
        a(.class("page-action"), .href(path), .when(isSheet, .data("sheet", ""))) {
            Icon(symbol, size: .small)
            span { title }
        }
    }
}
