import Foundation
import FoundationXML
import HTML
import Localization
import Models
import Testing

@testable import DesignSystem

/// Stacked columns, flows and the files of charts.
struct StackedChartTests {

    @Test func partsStandOnOneAnotherAndHangFromTheBaseline() {
        let stack = ChartStack(column(300, -100, 200, -50, total: 350), isTotalMarked: true)
        #expect(stack.parts.map { [$0.from, $0.to] } == [[0, 300], [0, -100], [300, 500], [-100, -150]])
        #expect(stack.low == -150 && stack.high == 500)
    }

    @Test func columnsOfNothingOfZeroAndOfWhatDoesNotFitAreDrawn() {
        #expect(markup(chart([])).isEmpty)
        #expect(markup(chart([column(0, 0, total: 0)])).contains("chart-base"))
        #expect(markup(chart([column(.max, .max, total: .max), column(.min, .min, total: .min)])).contains("bar-mark"))
        #expect(ChartStack(column(.max, 1, total: 0), isTotalMarked: false).high == .max)
        #expect(ChartStack(column(.min, -1, total: 0), isTotalMarked: false).low == .min)
        let one = markup(chart([column(5, total: 5)]))
        #expect(one.occurrences(of: "class=\"point\"") == 1 && one.contains("Total"))
    }

    @Test func everyColumnIsALinkToWhatItIsMadeOf() {
        var linked = column(5, total: 5)
        linked.path = "/transactions?q=a&from=b"
        let page = markup(chart([column(1, total: 1), linked]))
        #expect(page.occurrences(of: "<a class=\"point\" href=\"/transactions?q=a&amp;from=b\"") == 1)
        // The wide table below is in the tab order, too.
        #expect(page.occurrences(of: "tabindex=\"0\"") == 2 && page.occurrences(of: "tabindex=\"-1\"") == 1)
    }

    @Test func aPartLeadsToItsTransactionsAndTheRestOfTheColumnToAllOfThem() {
        var linked = column(3_00, -1_00, total: 2_00)
        linked.path = "/all"
        linked.partPaths = ["/one", "/two"]
        let page = markup(chart([linked]))
        #expect(page.contains("<g class=\"point\" role=\"group\" tabindex=\"0\" aria-label=\"March · $2.00 · One $3.00\""))
        #expect(page.occurrences(of: "<a class=\"part\"") == 3 && !page.contains("<a class=\"point\""))
        #expect(page.contains("<a class=\"part\" href=\"/one\" aria-label=\"March · One $3.00\">"))
        #expect(page.contains("<a class=\"part\" href=\"/two\" aria-label=\"March · Two \u{2212}$1.00\">"))
        #expect(page.contains("<a class=\"part\" href=\"/all\" aria-label=\"March · $2.00\">"))
        // What is not drawn, hidden, or among many columns is no link of its own.
        linked.amounts[1] = Sample.money(0)
        #expect(markup(chart([linked])).occurrences(of: "<a class=\"part\"") == 2)
        #expect(!markup(chart([linked]), showsAmounts: false).contains("class=\"part\""))
        let many = markup(chart(Array(repeating: linked, count: BarChart.mostLinked + 1)))
        #expect(!many.contains("class=\"part\"") && many.occurrences(of: "<a class=\"point\" href=\"/all\"") == BarChart.mostLinked + 1)
    }

    @Test func theLegendLeadsToTheTransactionsOfItsPart() {
        let page = markup(
            BarChart(
                id: "c", title: "Spending",
                series: [ChartSeries("One", color: .neutral, path: "/one"), ChartSeries("Two", color: .moneyIn)],
                columns: [column(1, 2, total: 3)]))
        #expect(page.contains("<li><a href=\"/one\"><span class=\"legend-swatch chart-neutral\"></span><span>One</span></a></li>"))
        #expect(page.contains("<li><span class=\"legend-swatch chart-in\"></span><span>Two</span></li>"))
    }

    @Test func aColumnSaysItsCauseOrElseItsLargestPart() {
        var moved = column(5, -700, total: -695)
        #expect(markup(chart([moved])).contains("March · \u{2212}$6.95 · Two \u{2212}$7.00"))
        moved.cause = "Checking \u{2212}$9.00"
        #expect(markup(chart([moved])).contains("March · \u{2212}$6.95 · Checking \u{2212}$9.00"))
    }

    @Test func hiddenAmountsAreNotInTheChart() {
        let stacked = markup(chart([column(123_45, total: 123_45)]), showsAmounts: false)
        let flow = markup(flowChart(from: [123_45], to: [100_00, 23_45]), showsAmounts: false)
        #expect(!stacked.contains("123") && !flow.contains("123") && !flow.contains("23.45"))
    }

    @Test func theBandsOfAFlowFillTheMiddleAndDoNotOverlap() {
        for amounts: [Int64] in [[1], [1, 1, 1], [1_000_000, 1, 1], [.max, .max, 1], Array(repeating: 7, count: 9)] {
            let layout = FlowLayout(amounts.map(Sample.money))
            #expect(layout.bands.count == amounts.count)
            for (band, next) in zip(layout.bands, layout.bands.dropFirst()) {
                #expect(band.node + band.height <= next.node && band.middle <= next.middle && next.label - band.label >= FlowLayout.slot)
            }
            #expect(layout.bands.allSatisfy { $0.height >= 1 && $0.middle < FlowLayout.flow })
        }
        #expect(FlowLayout([]).height == 0 && markup(flowChart(from: [], to: [1])).isEmpty)
    }

    @Test func aFileOfAChartIsWellFormedAndHasTheColoursOfThePage() throws {
        let charts: [(String, String?)] = [
            ("stacked", ChartFile.svg(chart([column(5, -3, total: 2)]), texts: TextEnvironment(showsAmounts: true))),
            ("flow", ChartFile.svg(flowChart(from: [5, 1], to: [6]), texts: TextEnvironment(showsAmounts: true))),
            (
                "bars",
                ChartFile.svg(
                    BarChart(id: "b", title: "A & <B>", columns: [ChartColumn("Day \"1\"", Sample.money(3))]),
                    texts: TextEnvironment(showsAmounts: true))
            ),
        ]
        for (name, file) in charts {
            let text = try #require(file)
            let parser = XMLParser(data: Data(text.utf8))
            #expect(parser.parse(), "\(name): \(String(describing: parser.parserError)) \(text)")
            #expect(text.hasPrefix("<svg xmlns=") && text.contains("width=\"720\"") && !text.contains("<details"))
        }
        #expect(ChartFile.svg(chart([]), texts: TextEnvironment()) == nil)
        let css = text(Assets.stylesheet)
        for (index, color) in ChartFile.lines.enumerated() {
            let rule = css.split(separator: "}").first { $0.contains(".palette-\(index){") || $0.contains(".palette-\(index) {") }
            #expect(rule?.contains("light-dark(\(color),") == true, "palette \(index)")
        }
    }

    private func column(_ amounts: Int64..., total: Int64) -> ChartColumn {
        ChartColumn("March", amounts.map(Sample.money), total: Sample.money(total))
    }

    private func chart(_ columns: [ChartColumn]) -> BarChart {
        BarChart(
            id: "c", title: "Net worth",
            series: [
                ChartSeries("One", color: .palette(PaletteColor(cycling: 0))),
                ChartSeries("Two", color: .palette(PaletteColor(cycling: 1))),
            ],
            columns: columns, total: "Total")
    }

    private func flowChart(from sources: [Int64], to purposes: [Int64]) -> FlowChart {
        func nodes(_ amounts: [Int64]) -> [FlowNode] {
            amounts.enumerated().map { FlowNode("Node \($0)", Sample.money($1), color: .palette(PaletteColor(cycling: $0))) }
        }
        return FlowChart(id: "f", title: "Flow", middle: "Household", from: nodes(sources), to: nodes(purposes))
    }
}
