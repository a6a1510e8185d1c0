import DesignSystem
import HTML
import Localization
import Models
import PlanModel
import Services

/// The lowest balance, over the chart of the past and the expected balances. Of all accounts, the one to spend from that falls below zero
/// first, or comes nearest to it.
struct ForecastFigure: View {
    let model: ForecastViewModel
    let line: ForecastLine
    let lowest: ForecastPoint

    var body: some View {
        Group {
            if let headline = model.headline {
                Hero(
                    headline.isBelowZero ? "Below zero" : "Lowest balance",
                    amount: AmountText(headline.point.balance, style: headline.isBelowZero ? .danger : .neutral)
                ) {
                    span { "\(headline.account.name) · \(LocalizedText.relative(headline.point.day))" as LocalizedText }
                }
            } else {
                Hero("Lowest balance", amount: AmountText(lowest.balance, style: isBelow ? .danger : .neutral)) {
                    span { change }
                }
            }
            GroupBox {
                LineChart(
                    id: "forecast-chart", title: model.account.map { .verbatim($0.account.name) } ?? "All accounts",
                    history: history, projection: ahead.map(point), color: model.account.map { PaletteColor(hex: $0.account.color) },
                    band: band,
                    rows: rows)
            }
        }
    }

    private var isBelow: Bool {
        guard let account = model.account?.account, !account.kind.isLiability else { return false }
        return lowest.balance.minorUnits < -account.limit
    }

    /// The day of the lowest balance, and the balance at the end if it is another one.
    private var change: LocalizedText {
        guard let last, last.day != lowest.day else { return .relative(lowest.day) }
        return "\(LocalizedText.relative(lowest.day)) · \(last.balance) on \(last.day)"
    }

    private var last: ForecastPoint? { line.count > 0 ? line.point(line.count - 1, withUsual: model.withUsual) : nil }

    /// Of long forecasts every second or fourth day is drawn, and the lowest one.
    private var step: Int { max(line.count / 92, 1) }

    private var history: [ChartPoint] {
        let past = model.history.map { ChartPoint(.relative($0.day), $0.amount, on: $0.day) }
        return past.enumerated().filter { index, _ in (past.count - 1 - index) % step == 0 }.map(\.element)
    }

    /// The days that are drawn: what is due today is part of tomorrow, so that today stays what it is.
    private var ahead: [Int] {
        (1..<max(line.count, 1)).filter { $0 % step == 0 || $0 == line.count - 1 || line.first.adding(days: $0) == lowest.day }
    }

    private func point(_ index: Int) -> ChartPoint {
        let point = line.point(index, withUsual: model.withUsual)
        return ChartPoint(.relative(point.day), point.balance, on: point.day, cause: cause(of: index))
    }

    /// The largest scheduled amount of the days that a point stands for.
    private func cause(of index: Int) -> LocalizedText? {
        let days = line.first.adding(days: index - step + 1)...line.first.adding(days: index)
        let items = (model.account?.items ?? model.forecast?.total.items ?? []).filter {
            days.contains($0.day) && $0.amount.currency == line.currency
        }
        return items.max { $0.amount.minorUnits.magnitude < $1.amount.minorUnits.magnitude }.map { item in
            let title: LocalizedText = item.kind == .whatIf ? "What if" : .verbatim(item.title)
            return "\(title) \(item.amount, sign: .always)"
        }
    }

    private var band: ChartBand {
        guard model.withUsual else { return ChartBand(low: ahead.map { line.scheduled[$0] }, high: ahead.map { line.scheduled[$0] }) }
        return ChartBand(low: ahead.map { line.low[$0] }, high: ahead.map { line.high[$0] })
    }

    /// The months behind the chart.
    private var rows: ChartRows {
        let units = line.units(withUsual: model.withUsual)
        let months = Dictionary(grouping: units.indices.dropFirst()) { line.first.adding(days: $0).monthOfYear }
        let rows = months.sorted { $0.key < $1.key }.compactMap { month, days -> [LocalizedText]? in
            guard let end = days.last, let low = days.min(by: { (units[$0], $0) < (units[$1], $1) }) else { return nil }
            let (lowest, last) = (line.point(low, withUsual: model.withUsual), line.point(end, withUsual: model.withUsual))
            let cells: [LocalizedText] = ["\(month)", "\(lowest.day)", "\(lowest.balance)", "\(last.balance)"]
            guard model.withUsual else { return cells }
            let (least, most) = (
                Money(minorUnits: line.low[end], currency: line.currency), Money(minorUnits: line.high[end], currency: line.currency)
            )
            return cells + ["\(least) – \(most)"]
        }
        let columns: [LocalizedText] = ["Month", "Lowest on", "Lowest balance", "At the end"]
        return ChartRows(columns: model.withUsual ? columns + ["Probably between"] : columns, rows: rows)
    }
}
