import Models
import WireModels

/// Accounts with their balances.
struct AccountsAnswer: ListAnswer {

    var accounts: [AccountSummary]

    var rows: [AccountSummary] { accounts }
    var response: [AccountResponse] { accounts.map(AccountResponse.init) }
    let emptyText = "No accounts yet. Begin with: coffer import FILE…"

    var columns: [Column<AccountSummary>] {
        [
            .csv("id") { .code($0.account.id) },
            Column("name", "ACCOUNT", maximum: 32) { .text($0.account.name) },
            Column("institution", "INSTITUTION", maximum: 28) { .text($0.account.institution) },
            Column("kind", "KIND") { .code($0.account.kind.rawValue) },
            .csv("currency") { .code($0.account.currency) },
            .table("NUMBER") { .code($0.account.iban ?? $0.account.maskedNumber) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.balance.booked) },
            Column("available", "AVAILABLE", isRight: true) { .amount($0.available, shown: $0.available?.description ?? "—") },
            .csv("number") { .code($0.account.maskedNumber) },
            .csv("iban") { .code($0.account.iban) },
            Column("transactions", "ENTRIES", isRight: true) { .code($0.balance.entries) },
            .table("") { .flag($0.account.isArchived, "archived") },
        ]
    }

    func ending(style: TextStyle) -> String { accounts.flatMap { warnings(of: $0, style: style) }.joined() }

    private func warnings(of summary: AccountSummary, style: TextStyle) -> [String] {
        let name = TerminalText.clean(summary.account.name)
        return [
            summary.difference.map {
                "\(name): at the end of \($0.day) the statement says \($0.stated), the ledger \($0.booked)"
            }, summary.available == nil ? "\(name): the available amount is too large to show; edit its limit" : nil,
        ].compactMap(\.self).map { style.painted("Warning: " + $0, .warning) + "\n" }
    }
}

/// An account that was added or changed.
struct AccountAnswer: Answer {

    /// The past participle of the change: `Added`, `Changed`.
    var deed: String
    var account: AccountSummary

    var response: AccountResponse { AccountResponse(account) }
    var csv: [[String]] { AccountsAnswer(accounts: [account]).csv }

    func table(style: TextStyle) -> String {
        TerminalText.clean("\(deed) \(account.account.name), \(account.balance.booked)") + "\n"
    }
}
