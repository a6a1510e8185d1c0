import CommandKit
import Localization
import Models
import Services
import TransactionsModel

/// What rules change, or have changed, among the transactions that are there already.
struct RuleRunAnswer: ListAnswer {
    let run: RuleRun
    let isDryRun: Bool

    var rows: [RuleRun.Entry] { run.entries }

    var response: RuleRunResponse { RuleRunResponse(run) }

    var emptyText: LocalizedText { isDryRun ? "The rules would change nothing" : "The rules changed nothing" }

    var columns: [Column<RuleRun.Entry>] {
        [
            .csv("id") { .code($0.id) },
            Column("day", "DAY") { .code($0.day) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.accountName) },
            Column("payee", "PAYEE", maximum: 36) { .text($0.payee) },
            Column("from", "FROM", maximum: 24) { .text($0.from) },
            Column("to", "TO", maximum: 24) { .text($0.to) },
            .csv("amount") { .amount($0.amount) },
            .csv("currency") { .code($0.amount.currency) },
            .table("AMOUNT", isRight: true) { .signedAmount($0.amount) },
        ]
    }

    func ending(style: TextStyle) -> String {
        let count = LocalizedText.plural(run.changed, one: "1 transaction", other: "\(run.changed) transactions")
        guard let change = run.change else { return style.line("\(count) would change") }
        return style.line("Changed \(count). Undo with: coffer undo \(change.description)")
    }
}
