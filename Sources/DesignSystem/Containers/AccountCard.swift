package import HTML
package import Localization
package import Models

/// An account in the row of cards on Home: its disc, name and balance.
package struct AccountCard: View {
    private let name: LocalizedText
    private let detail: LocalizedText
    private let kind: AccountKind
    private let color: String
    private let balance: AmountText
    private let path: String

    /// - Parameters:
    ///   - detail: The institution, or the masked number.
    ///   - color: `RRGGBB` of the palette.
    package init(name: LocalizedText, detail: LocalizedText, kind: AccountKind, color: String, balance: AmountText, path: String) {
        self.name = name
        self.detail = detail
        self.kind = kind
        self.color = color
        self.balance = balance
        self.path = path
    }

    package var body: some View {
        li(.class("card account-card")) {
            AccountDisc(kind, color: color)
            a(.class("row-title"), .href(path), .data("skeleton", "detail")) { name }
            span(.class("row-subtitle")) { detail }
            balance
        }
    }
}
