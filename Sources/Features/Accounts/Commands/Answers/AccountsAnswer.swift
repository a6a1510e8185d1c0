import AccountsModel
import CommandKit
import Localization
import Models
import WireModels

/// Accounts with their balances.
struct AccountsAnswer: ListAnswer {
    var rows: [AccountSummary]

    var response: [AccountResponse] { rows.map(AccountResponse.init) }
    let emptyText: LocalizedText = "No accounts yet. Begin with: coffer import FILE…"

    var columns: [Column<AccountSummary>] {
        [
            .csv("id") { .code($0.account.id) },
            Column("name", "ACCOUNT", maximum: 32) { .text($0.account.name) },
            Column("institution", "INSTITUTION", maximum: 28) { .text($0.account.institution) },
            Column("kind", "KIND") { .code($0.account.kind.rawValue, label: $0.account.kind.displayName) },
            .csv("currency") { .code($0.account.currency) },
            .table("NUMBER") { .code($0.account.iban ?? $0.account.maskedNumber) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.balance.booked) },
            Column("available", "AVAILABLE", isRight: true) { .amount($0.available, shown: $0.available?.description ?? "—") },
            .csv("number") { .code($0.account.maskedNumber) },
            .csv("iban") { .code($0.account.iban) },
            Column("transactions", "ENTRIES", isRight: true) { .code($0.balance.entries) },
            .table(.verbatim("")) { .flag($0.account.isArchived, "archived") },
        ]
    }

    func ending(style: TextStyle) -> String { rows.flatMap { warnings(of: $0, style: style) }.joined() }

    private func warnings(of summary: AccountSummary, style: TextStyle) -> [String] {
        let name = summary.account.name
        let warnings: [LocalizedText?] = [
            summary.difference.map { difference -> LocalizedText in
                let (day, stated, booked) = (difference.day.description, difference.stated.description, difference.booked.description)
                return "\(name): at the end of \(day) the statement says \(stated), the ledger \(booked)"
            },
            summary.available == nil ? "\(name): the available amount is too large to show; edit its limit" : nil,
        ]
        return warnings.compactMap(\.self).map { style.line("Warning: \($0)", .warning) }
    }
}

extension RowAnswer<AccountResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    init(_ participle: LocalizedText, _ account: AccountSummary) {
        self.init(
            AccountResponse(account), in: AccountsAnswer(rows: [account]),
            "\(participle) \(account.account.name), \(account.balance.booked.description)")
    }
}
