import CommandKit
import Localization
import Models
import PeopleModel

/// Why a member is to pay another, one explanation for each currency.
struct DebtExplanationAnswer: Answer {
    var group: PeopleGroup
    var explanations: [DebtExplanation]

    var response: [DebtExplanationResponse] {
        explanations.map { why in
            DebtExplanationResponse(
                why, from: name(why.debt.from), to: name(why.debt.to), fromLines: why.debtor.lines.map(line),
                toLines: why.creditor.lines.map(line),
                steps: why.steps.map { DebtExplanationResponse.Step(from: name($0.debt.from), to: name($0.debt.to), $0) })
        }
    }

    /// The lines of both members.
    var csv: [[String]] {
        [["member", "day", "title", "change", "balance", "currency"]]
            + explanations.flatMap { why in
                [why.debtor, why.creditor].flatMap { balance in
                    balance.lines.map { line in
                        [
                            CSVCell.guarded(name(balance.member)), line.day.description, CSVCell.guarded(title(line)),
                            line.change.decimalText, line.balance.decimalText, balance.currency.code,
                        ]
                    }
                }
            }
    }

    func table(style: TextStyle) -> String {
        explanations.map { why in
            let (from, to) = (name(why.debt.from), name(why.debt.to))
            var text = style.line(.verbatim("\(from) → \(to): \(why.debt.amount.description)"))
            for balance in [why.debtor, why.creditor] {
                var table = Self.columns(self).emptyTable()
                for line in balance.lines { table.add(Self.columns(self).tableCells(of: line)) }
                text += "\n" + style.line(.verbatim("\(name(balance.member)): \(balance.balance.description)")) + table.text(style: style)
            }
            text += "\n"
            for step in why.steps {
                let (debtor, creditor) = (name(step.debt.from), name(step.debt.to))
                let payment = "\(debtor) → \(creditor): \(step.debt.amount.description)"
                let rests = "\(debtor) \(step.debtorRest.decimalText), \(creditor) \(step.creditorRest.decimalText)"
                text += style.line("\(payment); open afterwards: \(rests)")
            }
            return text
        }.joined(separator: "\n")
    }

    private static func columns(_ answer: DebtExplanationAnswer) -> [Column<BalanceExplanation.Line>] {
        [
            Column("day", "DAY") { .code($0.day) },
            Column("title", "TITLE", maximum: 40) { .text(answer.title($0)) },
            Column("change", "CHANGE", isRight: true) { .signedAmount($0.change) },
            Column("balance", "BALANCE", isRight: true) { .signedAmount($0.balance) },
        ]
    }

    private func name(_ member: ID<GroupMember>) -> String { group.plainName(of: member) }

    private func title(_ line: BalanceExplanation.Line) -> String {
        switch line.source {
        case .expense(_, let title, _, _): title
        case .sent(_, let to): "→ " + name(to)
        case .received(_, let from): "← " + name(from)
        }
    }

    private func line(_ line: BalanceExplanation.Line) -> DebtExplanationResponse.Line {
        switch line.source {
        case .expense(_, let title, let paid, let share):
            DebtExplanationResponse.Line(line, kind: "expense", title: title, paid: paid, share: share)
        case .sent(_, let to): DebtExplanationResponse.Line(line, kind: "sent", title: name(to), paid: nil, share: nil)
        case .received(_, let from): DebtExplanationResponse.Line(line, kind: "received", title: name(from), paid: nil, share: nil)
        }
    }
}
