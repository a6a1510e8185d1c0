import Models
import Services

/// The cycles of a benefit, newest first: one row per use, and one for a cycle without uses.
struct BenefitHistoryAnswer: Answer {

    private var rows: [Row]

    init(periods: [BenefitPeriod]) {
        rows = periods.flatMap { period in
            let uses = period.uses.map(\.use).filter(\.counts)
            let zero = Money.zero(period.value.currency)
            guard !uses.isEmpty else { return [Row(cycle: period.cycle, use: nil, used: zero, posted: zero, lost: period.lost)] }
            return uses.enumerated().map { index, use in
                Row(
                    cycle: period.cycle, use: use, used: use.value, posted: use.posted ?? zero,
                    lost: index == uses.count - 1 ? period.lost : zero)
            }
        }
    }

    private struct Row {
        var cycle: BenefitCycle?
        var use: BenefitUse?
        var used: Money
        var posted: Money
        /// The lost amount of the cycle, on its last row only.
        var lost: Money

        var transaction: String? { (use?.charge ?? use?.credit)?.description }
    }

    func writeJSON(to text: inout JSONText) {
        text.array(rows) { text, row in
            text.object { text in
                text.member("from", row.cycle?.first.description)
                text.member("until", row.cycle?.last?.description)
                text.member("used", row.used.decimalText)
                text.member("posted", row.posted.decimalText)
                text.member("lost", row.lost.decimalText)
                text.member("transaction", row.transaction)
            }
        }
    }

    var csv: [[String]] {
        [["from", "until", "used", "posted", "lost", "transaction"]]
            + rows.map { row in
                [
                    row.cycle?.first.description ?? "", row.cycle?.last?.description ?? "", row.used.decimalText, row.posted.decimalText,
                    row.lost.decimalText, row.transaction ?? "",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !rows.isEmpty else { return "No cycles yet\n" }
        var table = Table([
            .init(title: "FROM"), .init(title: "UNTIL"), .init(title: "DAY"), .init(title: "USED", isRight: true),
            .init(title: "POSTED", isRight: true), .init(title: "LOST", isRight: true), .init(title: "TRANSACTION"), .init(title: "USE"),
        ])
        for row in rows {
            func shown(_ amount: Money) -> String { amount.isZero ? "" : amount.description }
            table.add([
                .init(row.cycle?.first.description ?? ""), .init(row.cycle?.last?.description ?? ""),
                .init(row.use?.day.description ?? ""), .init(shown(row.used)), .init(shown(row.posted)), .init(shown(row.lost)),
                .init(row.transaction ?? "", .faint), .init(row.use?.id.description ?? "", .faint),
            ])
        }
        return table.text(style: style)
    }
}
