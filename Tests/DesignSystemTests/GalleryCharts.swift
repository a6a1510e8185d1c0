import DesignSystem
import HTML
import Localization
import Models

/// The charts with what is hard to draw.
struct GalleryCharts: View {
    var body: some View {
        div(.class("page page-wide")) {
            NavigationBar("Charts", back: BackLink("More", path: "/more"))
            Columns {
                div {
                    GroupBox { LineChart(id: "one", title: "One point", history: [point(0, 1_234_56)]) }
                    GroupBox { LineChart(id: "zero", title: "All zero", history: (0..<30).map { point($0, 0) }) }
                    GroupBox {
                        LineChart(id: "debt", title: "Always below zero", history: (0..<90).map { point($0, Int64($0) * 40_00 - 9_000_00) })
                    }
                    GroupBox {
                        LineChart(
                            id: "below", title: "Falls below zero", history: (0..<30).map { point($0, 900_00 - Int64($0) * 25_00) },
                            projection: ahead, color: PaletteColor(cycling: 1), band: ChartBand(tenPercentOf: ahead.map(\.amount)),
                            periods: [
                                ChartPeriod("1 month", path: "?period=1m", isSelected: true),
                                ChartPeriod("3 months", path: "?period=3m", isSelected: false),
                                ChartPeriod("1 year", path: "?period=1y", isSelected: false),
                            ])
                    }
                    GroupBox { LineChart(id: "decade", title: "Ten years", history: (0..<120).map { point($0 * 30, Int64($0) * 750_00) }) }
                    GroupBox {
                        LineChart(
                            id: "rises", title: "Only rises", history: (0..<30).map { point($0, Int64($0) * 10_00) },
                            projection: (30..<60).map { point($0, Int64($0) * 12_00) })
                    }
                    GroupBox {
                        LineChart(
                            id: "marks", title: "Long names", history: (0..<30).map { point($0, Int64($0) * 300_00) },
                            marks: [
                                ChartMark("A house for the whole family", Sample.money(9_000_00)),
                                ChartMark("Roof", Sample.money(8_900_00)),
                                ChartMark("Trip around the world", Sample.money(8_800_00)), ChartMark(nil, Sample.money(2_000_00)),
                            ])
                    }
                }
                div {
                    GroupBox {
                        LineChart(
                            id: "huge", title: "Huge values", history: (0..<12).map { point($0 * 30, Int64($0) * 812_345_678_901_00) })
                    }
                    GroupBox { LineChart(id: "tiny", title: "Tiny values", history: (0..<12).map { point($0 * 30, Int64($0 % 3)) }) }
                    GroupBox {
                        LineChart(id: "yen", title: "Another currency", history: (0..<12).map { yen($0 * 30, 120_000 + Int64($0) * 1_700) })
                    }
                    GroupBox { BarChart(id: "zeros", title: "Columns of zero", columns: months.map { ChartColumn($0, Sample.money(0)) }) }
                    GroupBox {
                        BarChart(
                            id: "signs", title: "Cash flow",
                            series: [ChartSeries("Income", color: .moneyIn), ChartSeries("Spending", color: .neutral)],
                            columns: months.enumerated().map { index, month in
                                let (income, spending) = (Int64(3_250_00), -Int64(index * 517 % 4_400) * 100)
                                return ChartColumn(
                                    "\(month)", month: month, [Sample.money(income), Sample.money(spending)],
                                    total: Sample.money(income + spending), path: "/transactions")
                            },
                            total: "Surplus")
                    }
                    GroupBox {
                        BarChart(
                            id: "parts", title: "Many parts", series: parts,
                            columns: months.enumerated().map { index, month in
                                let amounts = parts.indices.map { Sample.money(Int64(($0 + 1) * (index + 3) % 7) * 90_00) }
                                return ChartColumn(
                                    "\(month)", month: month, amounts, total: Sample.money(amounts.reduce(0) { $0 + $1.minorUnits }))
                            })
                    }
                    GroupBox { FlowChart(id: "flow", title: "Long names in a flow", middle: "Household", from: sources, to: purposes) }
                }
            }
            GallerySmallCharts()
        }
    }

    private static let first = Day(number: 20_400)

    private func point(_ day: Int, _ cents: Int64) -> ChartPoint {
        let day = Self.first.adding(days: day)
        return ChartPoint(
            .relative(day), Sample.money(cents), on: day, cause: cents == 0 ? nil : "Salary of the month +$3,250.00", path: "/transactions")
    }

    private func yen(_ day: Int, _ amount: Int64) -> ChartPoint {
        let day = Self.first.adding(days: day)
        return ChartPoint(.relative(day), Money(minorUnits: amount, currency: Currency(code: "JPY") ?? Sample.dollar), on: day)
    }

    private var ahead: [ChartPoint] { (30..<60).map { point($0, 175_00 - Int64($0 - 29) * 12_00 + ($0 > 50 ? 500_00 : 0)) } }

    private let months = (0..<12).map { Month(number: Int32(24_310 + $0)) }

    private let parts = zip(
        ["Groceries", "Rent and everything that belongs to the flat", "Transport", "Insurance", "Health", "Other"],
        ChartColor.categories(["basket", "house", "bus", "shield", "heart", "tag"])
    ).map { ChartSeries(.verbatim($0), color: $1) }

    private let sources = [
        FlowNode("Salary of Alexandra at Acme Incorporated", Sample.money(4_000_00), color: .moneyIn, path: "/transactions"),
        FlowNode("Interest", Sample.money(1_00), color: .neutral),
    ]

    private let purposes = [
        FlowNode("Rent and everything that belongs to the flat", Sample.money(2_900_00), color: .palette(PaletteColor(cycling: 1))),
        FlowNode("Groceries", Sample.money(1_000_00), color: .palette(PaletteColor(cycling: 2)), path: "/transactions"),
        FlowNode("Insurance", Sample.money(100_00), color: .palette(PaletteColor(cycling: 3))),
        FlowNode("Fees", Sample.money(1_00), color: .neutral),
    ]
}
