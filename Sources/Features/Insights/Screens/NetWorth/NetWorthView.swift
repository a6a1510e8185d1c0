import AccountsModel
import DesignSystem
import HTML
import InsightsModel
import Localization
import Models
import Navigation
import ScreenKit
import Services

/// Net worth at the end of each month by kind of account, and the accounts that make it up.
struct NetWorthView: View {
    let model: NetWorthViewModel

    var body: some View {
        Group {
            FigureSwitch(model.context.memberContext)
            ReportChoiceForm(model: model)
            Loaded(model.netWorth, of: model, .dashboard, retry: model.link().path) { netWorth in
                Live("net-worth") { content(netWorth) }
            }
        }
        .navigationTitle("Net worth")
    }

    @ViewBuilder private func content(_ netWorth: NetWorth) -> some View {
        if let first = netWorth.points.first, let last = netWorth.points.last {
            Columns(.wideAndNarrow) {
                div {
                    Hero("Net worth on \(last.day)", amount: AmountText(last.total)) {
                        if netWorth.points.count > 1, let text = Difference.text(last.total, first.total) { "\(text), \(first.day)" }
                    }
                    GroupBox { Self.chart(netWorth) { model.path($0) } }
                    groups(last, netWorth)
                }
                div { accounts(netWorth) }
            }
            p(.class("second")) { "You see your net worth at the end of each month and now." }
            ReportNotes(leftOut: netWorth.leftOut, leftOutBefore: netWorth.leftOutBefore)
            ReportTools(
                csvPath: model.file(), charts: [ReportTools.Chart(title: "Download the chart as SVG", path: model.file(chart: "months"))])
        } else if let whose = model.context.memberContext.whose {
            EmptyFiguresView(whose)
        } else {
            EmptyStateView(.chartLineUptrendXyaxis, sentence: "There is no data for this period yet.")
        }
    }

    /// - Parameter path: what a month changed by.
    static func chart(_ netWorth: NetWorth, path: (NetWorthPoint) -> String?) -> BarChart {
        BarChart(
            id: "net-worth", title: "Net worth by kind of account",
            series: netWorth.groups.map { ChartSeries($0.title, color: .palette($0.color)) },
            columns: netWorth.points.map { point in
                ChartColumn(
                    "\(point.day)", month: point.day.monthOfYear, netWorth.groups.map { point.groups[$0] ?? .zero(point.total.currency) },
                    total: point.total, cause: point.cause?.text, path: path(point))
            },
            total: "Net worth")
    }

    private func groups(_ point: NetWorthPoint, _ netWorth: NetWorth) -> some View {
        Section("On \(point.day)", id: "kinds") {
            ForEach(netWorth.groups.enumerated(), id: \.offset.description) { _, group in
                let amount = point.groups[group] ?? .zero(point.total.currency)
                ShareRow(
                    group.title, amount: amount, largest: point.groups.values.largestMagnitude(in: point.total.currency), color: group.color
                )
            }
        }
    }

    private func accounts(_ netWorth: NetWorth) -> some View {
        Section("Accounts", id: "accounts") {
            ForEach(netWorth.accounts, id: \.account.id.description) { holding in
                ListRow(
                    .verbatim(holding.account.name), subtitle: holding.account.kind.title,
                    path: Link(.accounts(.detail(accountId: holding.account.id.description))).leadingBack(to: model.link()).path
                ) {
                    EmptyView()
                } trailing: {
                    AmountText(holding.booked)
                }
            }
        }
    }
}
