import DesignSystem
import HTML
import Localization
import Models
import Services

/// This month: what was spent beside what is usual, and what is left until the next income.
struct MonthSection: View {
    let pace: SpendingPace?
    let untilPayday: UntilPayday?

    var body: some View {
        section {
            div(.class("section-head")) { h2 { "This month" } }
            div(.class("card card-padded")) {
                if let pace {
                    spending(pace)
                } else {
                    p(.class("second")) { "This month: too large to show" }
                }
                if let untilPayday {
                    div {
                        p(.class("figure-label")) { "Left until \(untilPayday.day)" }
                        p(.class("figure-medium")) {
                            AmountText(untilPayday.left.total, style: untilPayday.left.total.isNegative ? .danger : .neutral)
                        }
                        p(.class("small second")) { "Without what is due before the next income." }
                    }
                }
                if let note { p(.class("small second")) { note } }
            }
        }
    }

    private func spending(_ pace: SpendingPace) -> some View {
        Group {
            div {
                p(.class("figure-label")) { "Spent so far" }
                p(.class("figure-medium")) { pace.spentSoFar.map { AmountText($0) } }
                if let comparison = comparison(pace) { p(.class("small second")) { comparison } }
            }
            if pace.spent.count + pace.usual.count > 1 {
                PaceLine(
                    pace.usual.isEmpty ? "Spending by day" : "Spending by day, and the usual spending as a dashed line",
                    actual: pace.spent, usual: pace.usual, days: pace.days.lowerBound.distance(to: pace.days.upperBound) + 1)
            }
        }
    }

    /// How the spending differs from the usual one; nil without past months.
    private func comparison(_ pace: SpendingPace) -> LocalizedText? {
        guard let spent = pace.spentSoFar, let usual = pace.usualSoFar, let difference = try? spent - usual else { return nil }
        if difference.isZero { return "As much as usual by now" }
        return difference.isNegative ? "\(difference.magnitude) less than usual by now" : "\(difference) more than usual by now"
    }

    /// What the figures leave out.
    private var note: LocalizedText? {
        let spending = pace.flatMap { pace in
            pace.spentSoFar.map { ConvertedTotal(total: $0, rateDay: nil, leftOut: pace.leftOut) }
        }
        return ConvertedTotal.leftOutSentence(of: [spending, untilPayday?.left].compactMap(\.self))
    }
}
