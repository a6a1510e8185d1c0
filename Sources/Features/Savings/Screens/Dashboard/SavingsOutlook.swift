import DesignSystem
import HTML
import Localization
import Models
import ScreenKit
import Services

/// The planned monthly contribution, the projected balance with its chart, and a comparison of the accounts.
struct SavingsOutlook: View {
    let model: SavingsDashboardViewModel

    var body: some View {
        Group {
            figures
            accounts
        }
    }

    private var figures: some View {
        GroupBox {
            div(.class("figure-pair")) {
                div {
                    p(.class("figure-label")) { "Monthly contribution" }
                    p(.class("figure-medium")) { figure(model.totalMonthlyContribution) }
                    p(.class("small second")) {
                        figure(model.totalPace)
                        " a month in the last 90 days"
                    }
                }
                div {
                    p(.class("figure-label")) { "In \(model.projectionMonths) months" }
                    p(.class("figure-medium")) { figure(projected) }
                    if projected == nil { p(.class("small second")) { FigureText.tooLarge } }
                }
            }
            MonthPicker(selected: model.projectionMonths) { model.link(months: $0) }
            if model.projection.count > 1 {
                LineChart(
                    id: "savings-outlook", title: "Balance and projection", history: model.projection.prefix(1).map(point),
                    projection: model.projection.dropFirst().map(point))
            }
        }
    }

    /// What is put aside in each account, as bars in their colours.
    @ViewBuilder private var accounts: some View {
        if bars.count > 1 {
            Section("Put aside by account", id: "put-aside") {
                ForEach(bars, id: \.id.description) { bar in
                    ShareRow(
                        .verbatim(bar.name), amount: bar.amount,
                        largest: largest, color: PaletteColor(hex: bar.color))
                }
            }
        }
    }

    private func point(_ entry: DatedAmount) -> ChartPoint {
        ChartPoint(entry.day == model.context.today ? "Today" : "\(entry.day)", entry.amount, on: entry.day)
    }

    private var bars: [SavingsBar] { model.chartData }

    private var largest: Money { bars.map(\.amount).max { $0.minorUnits.magnitude < $1.minorUnits.magnitude } ?? bars[0].amount }

    private var projected: Money? { model.projectedTotal(months: model.projectionMonths) }

    private func figure(_ money: Money?) -> FigureText { FigureText(amount: money) }
}
