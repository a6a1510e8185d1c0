import CommandKit
import Localization
import Models
import PeopleModel

/// Groups with the sums of their members and the payments that settle them.
struct GroupsAnswer: ListAnswer {
    var groups: [GroupSummary]
    /// What members owe each other without simplification; nil: the payments that settle each group are shown.
    var direct: [ID<PeopleGroup>: [Debt]]?

    /// One member of a group in one currency.
    struct Row {
        var group: PeopleGroup
        var name: String
        var balance: MemberBalance
    }

    var rows: [Row] { groups.flatMap(Self.rows) }
    var response: [PeopleGroupResponse] { groups.map(response) }
    let emptyText: LocalizedText = "No groups yet. Add one with: coffer add group NAME --member me --member NAME"

    var columns: [Column<Row>] {
        [
            .csv("id") { .code($0.group.id) },
            Column("group", "GROUP", maximum: 28) { .text($0.group.name) },
            Column("member", "MEMBER", maximum: 28) { .text($0.name) },
            Column("paid", "PAID", isRight: true) { .amount(Money(minorUnits: $0.balance.paid, currency: $0.balance.currency)) },
            Column("share", "SHARE", isRight: true) { .amount(Money(minorUnits: $0.balance.share, currency: $0.balance.currency)) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.balance.netMoney) },
            Column("currency", "CURRENCY") { .code($0.balance.currency) },
            .table("ID", wraps: true) { .code($0.group.id, .faint) },
        ]
    }

    func ending(style: TextStyle) -> String {
        groups.flatMap { summary in
            debts(of: summary).map { debt in
                let (from, to) = (summary.group.plainName(of: debt.from), summary.group.plainName(of: debt.to))
                return style.line(.verbatim("\(summary.group.name): \(from) → \(to) \(debt.amount.description)"))
            }
        }.joined()
    }

    /// By member, then by currency, the group's own one first.
    private static func rows(_ summary: GroupSummary) -> [Row] {
        let currencies = [summary.group.currency] + summary.balances.currencies.filter { $0 != summary.group.currency }
        return summary.group.members.flatMap { member in
            currencies.compactMap { currency -> Row? in
                let row = summary.balances.row(of: member.id, in: currency)
                let isEmpty = row == MemberBalance(member: member.id, currency: currency)
                guard !isEmpty || currency == summary.group.currency else { return nil }
                return Row(group: summary.group, name: summary.group.plainName(of: member.id), balance: row)
            }
        }
    }

    private func debts(of summary: GroupSummary) -> [Debt] {
        direct.map { $0[summary.group.id] ?? [] } ?? summary.balances.simplifiedDebts
    }

    private func response(_ summary: GroupSummary) -> PeopleGroupResponse {
        let group = summary.group
        return PeopleGroupResponse(
            group, members: Self.rows(summary).map { PeopleGroupResponse.Member(name: $0.name, $0.balance) },
            debts: debts(of: summary).map {
                DebtResponse(from: group.plainName(of: $0.from), to: group.plainName(of: $0.to), $0.amount)
            })
    }
}

extension RowAnswer<PeopleGroupResponse?> {
    /// - Parameter participle: the past participle of the change: `Added`, `Changed`.
    init(_ participle: LocalizedText, _ summary: GroupSummary) {
        let (group, groups) = (summary.group, GroupsAnswer(groups: [summary]))
        self.init(
            groups.response.first, in: groups, "\(participle) \(group.name), members \(group.members.count), \(group.id.description)")
    }
}
