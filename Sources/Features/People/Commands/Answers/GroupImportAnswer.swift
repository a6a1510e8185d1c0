import CommandKit
import Localization
import Models
import PeopleModel

/// What an import of a group added, or would add.
struct GroupImportAnswer: ListAnswer {
    var report: GroupImportReport

    var rows: [MemberBalance] { report.summary.balances.rows }

    var response: GroupImportResponse {
        GroupImportResponse(report, balances: rows.map { GroupImportResponse.Balance(name: name($0.member), $0.netMoney) })
    }

    var emptyText: LocalizedText { "Nothing is owed in \(report.summary.group.name)" }

    var columns: [Column<MemberBalance>] {
        [
            Column("member", "MEMBER", maximum: 28) { .text(name($0.member)) },
            Column("paid", "PAID", isRight: true) { .amount(Money(minorUnits: $0.paid, currency: $0.currency)) },
            Column("share", "SHARE", isRight: true) { .amount(Money(minorUnits: $0.share, currency: $0.currency)) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.netMoney) },
            Column("currency", "CURRENCY") { .code($0.currency) },
        ]
    }

    func ending(style: TextStyle) -> String {
        let (expenses, settlements) = (report.expenses, report.settlements)
        var text = style.line("\(report.summary.group.name): expenses \(expenses), settlements \(settlements)")
        if report.reconstructed > 0 {
            text += style.line("Who paid is not in the file for \(report.reconstructed) of them; the balances are exact")
        }
        if !report.newPeople.isEmpty { text += style.line("New people: \(report.newPeople.joined(separator: ", "))") }
        guard let change = report.change else { return text + style.line("Dry run: nothing was stored") }
        return text + style.line("Undo with: coffer undo \(change.description)")
    }

    /// The diagnostics of the file, one line each: `FILE:LINE: warning: …`.
    func notes(of file: String) -> [LocalizedText] {
        report.diagnostics.map { "\("\(file):\($0.line)"): \($0.severity.displayName): \($0.wholeText)" }
    }

    private func name(_ member: ID<GroupMember>) -> String { report.summary.group.plainName(of: member) }
}
