import AccountsModel
import CommandKit
import Localization
import Models
import Services
import WireModels

/// Accounts with their balances.
struct AccountsAnswer: ListAnswer {
    var rows: [AccountSummary]
    /// Whether the reader may add accounts.
    var canWrite = true

    var response: [AccountResponse] { rows.map(AccountResponse.init) }
    var emptyText: LocalizedText { .noAccounts(canWrite: canWrite) }

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
            Column("transactions", "ENTRIES", isRight: true) { .code($0.entries) },
            .csv("owner") { .text($0.ownerName) },
            .csv("sharing") { .code($0.account.sharing.rawValue) },
        ] + ownership + [.table(.verbatim("")) { .flag($0.account.isArchived, "archived") }]
    }

    /// Whom accounts belong to and what others see, where any belongs to a member.
    private var ownership: [Column<AccountSummary>] {
        guard rows.contains(where: { $0.account.owner != nil }) else { return [] }
        return [
            .table("OWNER") { .text($0.ownerName ?? "") },
            .table("SHARING") { .code($0.account.sharing.rawValue, label: $0.account.owner == nil ? nil : $0.account.sharing.title) },
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
    /// - Parameters:
    ///   - participle: the past participle of the change: `Added`, `Changed`.
    ///   - saysOwner: whether the sentence says whom the account belongs to, and who sees it.
    init(_ participle: LocalizedText, _ account: AccountSummary, saysOwner: Bool = false) {
        let sentence: LocalizedText = "\(participle) \(account.account.name), \(account.balance.booked.description)"
        self.init(
            AccountResponse(account), in: AccountsAnswer(rows: [account]), saysOwner ? "\(sentence); \(account.ownershipText)" : sentence)
    }
}

extension AccountSummary {
    /// Whom it belongs to, and who sees it.
    fileprivate var ownershipText: LocalizedText {
        guard account.owner != nil else { return "it belongs to the household, and everybody sees it in full" }
        let name = ownerName ?? ""
        return switch account.sharing {
        case .full: "it belongs to \(name), and everybody sees it in full"
        case .balance: "it belongs to \(name), and the others see its balance only"
        case .private: "it belongs to \(name), and the others do not see it"
        }
    }
}
