import DesignSystem
import HTML
import Localization
import Models

/// The planned monthly contribution, the projected balance and a comparison of the accounts.
struct SavingsOutlook: View {
    let model: SavingsDashboardViewModel

    var body: some View {
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
            if bars.count > 1 {
                BarChart(
                    id: "accounts-chart", title: "Put aside by account", points: bars.map { ChartPoint(.verbatim($0.name), $0.amount) },
                    colors: bars.map { PaletteColor(hex: $0.color) })
            }
        }
    }

    private var bars: [SavingsBar] { model.chartData }

    private var projected: Money? { model.projectedTotal(months: model.projectionMonths) }

    private func figure(_ money: Money?) -> FigureText { FigureText(amount: money) }
}
