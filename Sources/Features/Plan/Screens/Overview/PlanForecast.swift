import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import Services

/// The forecast of the account to spend from that falls below zero first, else of the one that comes nearest to it.
struct PlanForecast: View {
    let forecast: HouseholdForecast

    /// Days of the past and of the future in the chart.
    private static let past = 30, ahead = 60

    var body: some View {
        if let headline, let account = forecast.account(headline.account.id) {
            section {
                div(.class("section-head")) {
                    h2 { "Forecast" }
                    a(.href(Link(.plan(.forecast)).path)) { "All accounts" }
                }
                div(.class("card card-padded")) {
                    p(.class("card-heading")) { sentence(headline) }
                    p {
                        AmountText(headline.point.balance, style: headline.isBelowZero ? .danger : .neutral)
                        span(.class("second")) { " on \(headline.point.day)" }
                    }
                    LineChart(
                        id: "plan-forecast", title: .verbatim(account.account.name),
                        history: account.history.suffix(Self.past).map { point($0.day, $0.amount) }, projection: projection(account.line),
                        color: PaletteColor(hex: account.account.color))
                }
            }
        } else {
            Section {
                ListRow(
                    "Forecast", subtitle: "Your balances in the coming months", symbol: .chartLineUptrendXyaxis,
                    path: Link(.plan(.forecast)).path)
            }
        }
    }

    private var headline: ForecastHeadline? { forecast.headline(withUsual: forecast.isUsualKnown) }

    private func sentence(_ headline: ForecastHeadline) -> LocalizedText {
        headline.isBelowZero
            ? "\(headline.account.name) falls below zero" : "No account falls below zero. \(headline.account.name) comes nearest"
    }

    /// What is due today is part of tomorrow, so that today stays what it is.
    private func projection(_ line: ForecastLine) -> [ChartPoint] {
        (1..<max(min(line.count, Self.ahead), 1)).map { index in
            let ahead = line.point(index, withUsual: forecast.isUsualKnown)
            return point(ahead.day, ahead.balance)
        }
    }

    private func point(_ day: Day, _ amount: Money) -> ChartPoint { ChartPoint(.relative(day), amount, on: day) }
}
