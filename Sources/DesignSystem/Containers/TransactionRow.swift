package import HTML
package import Localization

/// An entry of an account: the category's icon, the payee over category and account, the amount, and optionally the balance after it.
package struct TransactionRow: View {
    private let id: String
    private let payee: LocalizedText
    private let detail: LocalizedText
    private let icon: String
    private let path: String
    private let amount: AmountText
    private let balance: AmountText?

    /// - Parameters:
    ///   - id: The row's id in the page, for live updates.
    ///   - detail: Category and account: `Groceries · Joint account`.
    ///   - icon: The category's icon.
    ///   - balance: The running balance.
    package init(
        id: String, payee: LocalizedText, detail: LocalizedText, icon: String, path: String, amount: AmountText, balance: AmountText? = nil
    ) {
        self.id = id
        self.payee = payee
        self.detail = detail
        self.icon = icon
        self.path = path
        self.amount = amount
        self.balance = balance
    }

    package var body: some View {
        li(.class("row"), .id(id)) {
            IconDisc(category: icon)
            div(.class("row-text")) {
                a(.class("row-title"), .href(path), .data("skeleton", "detail")) { payee }
                span(.class("row-subtitle")) { detail }
            }
            div(.class("row-trailing")) {
                amount
                if let balance { small { balance } }
            }
        }
    }
}
