import DesignSystem
import HTML
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// The net worth with its change in this month, and its past as a chart of the chosen period.
struct NetWorthSection: View {
    let overview: HomeOverview
    let model: HomeViewModel

    var body: some View {
        Hero("Net worth", amount: AmountText(overview.netWorth.total)) {
            change
        } action: {
            Button(
                model.context.showsBalances ? "Hide amounts" : "Show amounts", role: .plain, name: "toggle-amounts",
                action: { await model.toggleBalanceVisibility() }
            ) {
                Icon(model.context.showsBalances ? .eye : .eyeSlash)
            }
        } chart: {
            if overview.history.count > 1 || overview.period != .standard {
                LineChart(
                    id: "net-worth", title: "Net worth over time",
                    history: overview.history.map { ChartPoint(.relative($0.day), $0.amount, on: $0.day) }, periods: periods)
            }
        }
    }

    private var change: some View {
        Group {
            if let change = overview.monthChange {
                AmountText(change, style: change.minorUnits > 0 ? .credit : .debit)
                " this month"
            } else {
                "This month: too large to show"
            }
            ForEach(model.missingRates.enumerated(), id: \.offset.description) { _, missing in
                span(.class("second")) { " · \(missing)" }
            }
        }
    }

    private var periods: [ChartPeriod] {
        NetWorthPeriod.allCases.map { ChartPeriod($0.title, path: model.link($0).path, isSelected: $0 == overview.period) }
    }
}

extension NetWorthPeriod {
    fileprivate var title: LocalizedText {
        switch self {
        case .month: "1M"
        case .threeMonths: "3M"
        case .sixMonths: "6M"
        case .year: "1Y"
        case .all: "All"
        }
    }
}
