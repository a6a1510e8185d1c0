import AccountsModel
import DesignSystem
import HTML
import Localization
import Models
import Navigation
import Services
import TransactionsModel

/// A chart of the balance over a period, and of the expected balance in the coming days.
struct AccountChart: View {
    let model: AccountDetailViewModel
    let detail: AccountDetail

    var body: some View {
        if detail.history.count > 1 {
            LineChart(
                id: "balance", title: "Balance over time", history: history, projection: projection,
                color: PaletteColor(hex: detail.summary.account.color),
                band: projection.isEmpty ? nil : ChartBand(tenPercentOf: projection.map(\.amount)),
                periods: AccountPeriod.allCases.map {
                    ChartPeriod($0.title, path: model.link($0).path, isSelected: $0 == model.period)
                })
        }
    }

    /// Of long periods every second day or fewer are drawn, and today.
    private var step: Int { detail.history.count / 92 + 1 }

    private var history: [ChartPoint] {
        let days = detail.history
        return days.indices.filter { (days.count - 1 - $0) % step == 0 }.map { index in
            let first = days[max(index - step + 1, 0)].day
            return ChartPoint(.relative(days[index].day), days[index].amount, on: days[index].day, path: path(first...days[index].day))
        }
    }

    private var projection: [ChartPoint] { detail.projection.map { ChartPoint(.relative($0.day), $0.amount, on: $0.day) } }

    /// The transactions behind a point.
    private func path(_ days: ClosedRange<Day>) -> String {
        Link(
            .transactions(.list(accountId: model.accountId)),
            query: [QueryItem("from", days.lowerBound.description), QueryItem("until", days.upperBound.description)]
        ).leadingBack(to: model.link(model.period)).path
    }
}
