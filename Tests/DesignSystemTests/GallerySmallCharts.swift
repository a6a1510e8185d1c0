import DesignSystem
import HTML
import Localization
import Models

/// The small charts with what is hard to draw: lines without labels, small columns, bars with marks, and stacked columns.
struct GallerySmallCharts: View {
    var body: some View {
        Columns {
            div {
                ForEach(Self.lines, id: \.name) { line in
                    GroupBox(.verbatim("Line: \(line.name)")) { Sparkline(line.amounts) }
                }
                ForEach(Self.lines, id: \.name) { line in
                    GroupBox(.verbatim("Pace: \(line.name)")) {
                        PaceLine(
                            .verbatim("Pace: \(line.name)"), actual: line.amounts, usual: line.amounts.reversed(), days: line.amounts.count)
                    }
                }
            }
            div {
                ForEach(Self.lines, id: \.name) { line in
                    section {
                        div(.class("section-head")) { h2 { .verbatim("Small columns: \(line.name)") } }
                        div(.class("card")) { SmallBars(Self.bars(line)) }
                    }
                }
            }
        }
        Columns {
            div {
                GroupBox("Used of a total, with the marks of all of it and of today") {
                    ForEach(Self.shares, id: \.name) { share in
                        caption(share)
                        MeterBar(.verbatim("Used: \(share.name)"), value: share.value, of: share.total, today: 450)
                    }
                }
                GroupBox("Progress") {
                    ForEach(Self.shares, id: \.name) { share in
                        caption(share)
                        ProgressBar(.verbatim("Progress: \(share.name)"), value: share.value, of: share.total)
                    }
                }
                GroupBox("With the mark of what has to be reached") {
                    ForEach(Self.shares, id: \.name) { share in
                        caption(share)
                        ThresholdBar(.verbatim("Reached: \(share.name)"), value: share.value, threshold: share.total)
                    }
                }
            }
            div {
                ForEach(Self.stacks.enumerated(), id: \.offset.description) { _, chart in GroupBox { chart } }
            }
        }
    }

    private func caption(_ share: Share) -> some View {
        p(.class("progress-text")) {
            span { .verbatim(share.name) }
            span { "\(share.value) of \(share.total)" }
        }
    }
}

// MARK: - Lines and small columns

extension GallerySmallCharts {
    /// Amounts that are drawn as lines and as small columns.
    private struct Line {
        var name: String
        var amounts: [Money]

        init(_ name: String, _ cents: [Int64]) {
            self.name = name
            amounts = cents.map(Sample.money)
        }

        /// In a currency without minor units.
        init(_ name: String, yen: [Int64]) {
            self.name = name
            amounts = yen.map(GallerySmallCharts.yen)
        }
    }

    private static let lines = [
        Line("one point", [1_234_56]),
        Line("all zero", Array(repeating: 0, count: 12)),
        Line("negative", (1...12).map { -$0 * 75_00 }),
        Line("both signs", (0..<12).map { $0 % 2 == 0 ? $0 * 40_00 : -$0 * 55_00 }),
        Line("ten years", (0..<120).map { $0 * $0 % 37 * 90_00 }),
        Line("huge", (0..<12).map { Int64.max / 12 * ($0 + 1) }),
        Line("tiny", (0..<12).map { $0 % 3 }),
        Line("huge beside tiny", (0..<12).map { $0 == 5 ? 9_876_543_210_00 : 1 }),
        Line("another currency", yen: (0..<12).map { 120_000 + $0 * 1_700 }),
    ]

    private static func bars(_ line: Line) -> [SmallBars.Bar] {
        line.amounts.enumerated().map { index, amount in
            SmallBars.Bar(
                .verbatim(index == 0 ? "September and more" : "\(index + 1)"), label: "Column \(index + 1): \(amount)", value: amount,
                planned: index % 3 == 0 ? .zero(amount.currency) : line.amounts[line.amounts.count / 2], path: "/plan",
                isSelected: index == line.amounts.count - 1)
        }
    }

    private static func yen(_ units: Int64) -> Money { Money(minorUnits: units, currency: Currency(code: "JPY") ?? Sample.dollar) }
}

// MARK: - Bars with marks

extension GallerySmallCharts {
    private struct Share {
        var name: String
        var value: Money
        var total: Money

        init(_ name: String, _ value: Int64, of total: Int64, as money: (Int64) -> Money = Sample.money) {
            self.name = name
            self.value = money(value)
            self.total = money(total)
        }
    }

    private static let shares = [
        Share("nothing of nothing", 0, of: 0),
        Share("nothing", 0, of: 100_00),
        Share("refunds only", -35_00, of: 100_00),
        Share("one cent is missing", 99_99, of: 100_00),
        Share("all of it", 100_00, of: 100_00),
        Share("a little too much", 103_00, of: 100_00),
        Share("more than twice", 208_00, of: 100_00),
        Share("something of nothing", 20_00, of: 0),
        Share("huge of tiny", .max, of: 1),
        Share("tiny of huge", 1, of: .max),
        Share("Everything that belongs to the flat, the house and the garden of the whole family", 61_00, of: 100_00),
        Share("another currency", 61_000, of: 100_000, as: yen),
    ]
}

// MARK: - Stacked columns

extension GallerySmallCharts {
    private static let names = ["Groceries", "Rent and everything that belongs to the flat and the garden", "Transport", "Other"]

    private static let series = zip(names, ChartColor.categories(["basket", "house", "bus", "tag"])).map {
        ChartSeries(.verbatim($0), color: $1, path: "/transactions")
    }

    private static let stacks = [
        stack("stack-one", "Stacked: one month", [[120_00, 900_00, 49_99, 3_00]]),
        stack("stack-zero", "Stacked: all zero", Array(repeating: [0, 0, 0, 0], count: 12)),
        stack("stack-negative", "Stacked: refunds only", (1...12).map { [-$0 * 10_00, -$0 * 5_00, 0, -1_00] }),
        stack("stack-signs", "Stacked: more refunds than spending", (0..<12).map { [$0 * 30_00, 400_00 - $0 * 90_00, -120_00, 15_00] }),
        stack("stack-decade", "Stacked: ten years", (0..<120).map { [$0 % 12 * 30_00, 900_00, $0 % 7 * 20_00, $0 * 1_00] }),
        stack("stack-tiny", "Stacked: huge beside tiny", (0..<12).map { [$0 == 4 ? 812_345_678_901_00 : 1, 1, 2, $0 % 2] }),
        stack("stack-yen", "Stacked: another currency", (0..<12).map { [$0 * 1_700, 90_000, 4_000, 0] }, as: yen),
    ]

    private static func stack(
        _ id: String, _ title: LocalizedText, _ rows: [[Int64]], as money: (Int64) -> Money = Sample.money
    ) -> BarChart {
        BarChart(
            id: id, title: title, series: series,
            columns: rows.enumerated().map { index, units in
                let month = Month(number: Int32(24_310 + index))
                return ChartColumn(
                    "\(month)", month: month, units.map(money), total: money(units.reduce(0, +)), path: "/transactions",
                    partPaths: units.map { $0 == 0 ? nil : "/transactions" })
            })
    }
}
