import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import Services

/// The figures of a period, each with its change: spending, income and what is left of it against the earlier period, and net worth against the end of
/// the month before.
struct InsightsFigures: View {
    let overview: InsightsOverview

    var body: some View {
        FigureGrid {
            FigureItem("Spent", path: InsightsRoute.spending.path.absolute) {
                AmountText(overview.spending.total)
            } note: {
                change(overview.spending.total, overview.spending.previousTotal, of: .cost)
            }
            FigureItem("Income", path: InsightsRoute.income.path.absolute) {
                AmountText(overview.income.total)
            } note: {
                change(overview.income.total, overview.income.previousTotal, of: .gain)
            }
            if let kept {
                FigureItem("Left of the income", path: InsightsRoute.cashFlow.path.absolute) {
                    AmountText(kept)
                } note: {
                    change(kept, keptBefore, of: .gain)
                }
            }
            if let last = overview.netWorth.points.last {
                FigureItem("Net worth", path: InsightsRoute.netWorth.path.absolute) {
                    AmountText(last.total)
                } note: {
                    change(last.total, overview.netWorth.points.dropLast().last?.total, of: .gain)
                }
            }
        }
    }

    private var kept: Money? { try? overview.income.total - overview.spending.total }

    private var keptBefore: Money? {
        guard let income = overview.income.previousTotal, let spending = overview.spending.previousTotal else { return nil }
        return try? income - spending
    }

    @ViewBuilder private func change(_ amount: Money, _ previous: Money?, of meaning: ChangeMark.Meaning) -> some View {
        if let previous, let difference = try? amount - previous {
            ChangeMark(difference, of: meaning)
            span { " · was" }
            LocalizedText.verbatim(" ")
            span(.class("amount")) { "\(previous)" }
        }
    }
}
