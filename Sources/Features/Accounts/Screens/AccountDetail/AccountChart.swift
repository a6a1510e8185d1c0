import AccountsModel
import DesignSystem
import HTML
import Localization
import Services

/// A chart of the balance over the last 30 days, and of the expected balance in the coming days.
struct AccountChart: View {
    let detail: AccountDetail

    var body: some View {
        if detail.history.count > 1 {
            LineChart(
                id: "balance", title: "Balance over 30 days", history: detail.history.map(point), projection: detail.projection.map(point))
        }
    }

    private func point(_ dated: DatedAmount) -> ChartPoint {
        ChartPoint(.relative(dated.day), dated.amount)
    }
}
