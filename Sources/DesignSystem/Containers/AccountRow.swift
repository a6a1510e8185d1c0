package import HTML
package import Localization
package import Models

/// An account in a list: its disc, its name over number and bank, the line of its balance, and its figures. Names take two lines before they are cut.
package struct AccountRow<Figures: View>: View {
    private let account: Account
    private let detail: LocalizedText
    private let path: String
    private let balances: [Money]
    private let role: RowRole
    private let figures: Figures

    /// - Parameters:
    ///   - balances: Past balances, oldest first; fewer than two draw no line.
    ///   - role: `selected` for the account that is shown beside the list.
    ///   - figures: The balance, and small figures below it.
    package init(
        _ account: Account, detail: LocalizedText, path: String, balances: [Money] = [], role: RowRole = .plain,
        @ViewBuilder figures: () -> Figures
    ) {
        self.account = account
        self.detail = detail
        self.path = path
        self.balances = balances
        self.role = role
        self.figures = figures()
    }

    package var body: some View {
        li(.classes(ClassName("row account-row"), role.className)) {
            AccountDisc(account.kind, color: account.color)
            div(.class("row-text")) {
                a(.class("row-title"), .href(path), .data("skeleton", "detail"), .when(role == .selected, .aria("current", "true"))) {
                    .verbatim(account.name)
                }
                span(.class("row-subtitle")) { detail }
            }
            if balances.count > 1 {
                span(.class("account-trend")) { Sparkline(balances, color: PaletteColor(hex: account.color)) }
            }
            div(.class("row-trailing")) { figures }
        }
    }
}
