package import HTML
package import Localization

/// A round button of a detail screen that opens a sheet.
package struct RoundAction: View {
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
        a(.class("round-action"), .href(path), .when(isSheet, .data("sheet", ""))) {
            span { Icon(symbol) }
            span { title }
        }
    }
}
