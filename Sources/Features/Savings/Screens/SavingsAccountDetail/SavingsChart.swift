import DesignSystem
import HTML
import Localization
import Models
import SavingsModel
import ScreenKit
import Services

/// A chart of past balances, the projection and the milestones.
struct SavingsChart: View {
    let model: SavingsAccountDetailViewModel

    var body: some View {
        LineChart(
            id: "savings", title: "Balance and projection",
            history: model.history.map { point($0.day, $0.amount) },
            projection: model.projectionData().dropFirst().map { point($0.day, $0.balance) },
            marks: model.milestonesInSight.map { ChartMark($0.name, $0.target) },
            color: model.account.map { PaletteColor(hex: $0.account.color) })
    }

    private func point(_ day: Day, _ amount: Money) -> ChartPoint {
        ChartPoint(day == model.context.today ? "Today" : "\(day)", amount, on: day)
    }
}
