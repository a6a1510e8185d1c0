import Localization
import Models
import Testing

@testable import DesignSystem

struct ChartTests {
    @Test func aShareIsExactAtTheEdgesOfWhatFits() {
        #expect(Ratio.parts(.max, of: .max) == 1_000)
        #expect(Ratio.parts(.max / 2, of: .max) == 500)
        #expect(Ratio.parts(1, of: 3) == 333)
        #expect(Ratio.parts(2, of: 3) == 667)
        #expect(Ratio.parts(7, of: 0) == 0)
        #expect(Ratio.parts(9, of: 3) == 1_000)
    }

    @Test func aPlaceBetweenTheLeastAndTheGreatestAmountDoesNotOverflow() {
        #expect(Ratio.position(of: 0, from: .min, to: .max) == 500)
        #expect(Ratio.position(of: .max, from: .min, to: .max) == 1_000)
        #expect(Ratio.position(of: .min, from: .min, to: .max) == 0)
        #expect(Ratio.position(of: 5, from: 5, to: 5) == 500)
    }

    @Test func aLineRunsFromEdgeToEdgeWithTheHighestOnTop() {
        let path = ChartPath([0, 100, 50], low: 0, high: 100)
        #expect(path.line(0..<3) == "M0 1000L500 0L1000 500")
        #expect(path.area(0..<3) == "M0 1000L500 0L1000 500L1000 1000L0 1000Z")
        #expect(path.area(0..<3, to: 500) == "M0 1000L500 0L1000 500L1000 500L0 500Z")
        #expect(ChartPath([7], low: 7, high: 7).line(0..<1) == "M500 500")
    }

    @Test func lengthsAreWrittenInTenthsOfAPercent() {
        #expect(markup(Holder(.permille("x", 375))) == " x=\"37.5%\"")
        #expect(markup(Holder(.permille("x", 1_000))) == " x=\"100%\"")
        #expect(markup(Holder(.permille("x", -5))) == " x=\"-0.5%\"")
    }

    @Test func heightsGrowWithTheText() {
        #expect(markup(Holder(.em("y", 36))) == " y=\"3em\"")
        #expect(markup(Holder(.em("y", 15))) == " y=\"1.25em\"")
        #expect(markup(Holder(.em("y", -5))) == " y=\"-0.417em\"")
    }

    @Test func aLineChartMarksItsLastAndItsLowestPointAndDashesWhatIsExpected() {
        let chart = LineChart(id: "balance", title: "Balance", history: points(300, 100, 400), projection: points(250))
        let page = markup(chart)
        #expect(page.contains("class=\"chart-line\" d=\"M0 250L333 750L667 0\""))
        #expect(page.contains("class=\"chart-line chart-dashed\" d=\"M667 0L1000 375\""))
        #expect(page.occurrences(of: "class=\"chart-low\"") == 1)
        #expect(page.occurrences(of: "class=\"chart-dot\"") == 1)
        // The first point, and the table, which scrolls.
        #expect(page.occurrences(of: "tabindex=\"0\"") == 2)
        #expect(page.occurrences(of: "class=\"point\"") == 4)
        #expect(page.contains("aria-label=\"Day 1 · $3.00\" data-value=\"300\""))
        #expect(page.contains("aria-label=\"Day 1, expected · $2.50\""))
        #expect(page.contains("Lowest expected: Day 1, $2.50"))
        #expect(page.contains("Day 1 (expected)"))
        #expect(page.contains("<summary class=\"icon-button\" aria-label=\"Show as a table\">") && page.contains("<table"))
    }

    @Test func theFirstExpectedDayBelowZeroIsSaidInWordsAndItsPartOfTheLineIsRed() {
        let page = markup(LineChart(id: "c", title: "Balance", history: points(300), projection: points(100, -50, -80)))
        #expect(page.contains("Lowest expected: Day 3, \u{2212}$0.80 · First below zero: Day 2"))
        #expect(page.contains("chart-below") && page.contains("chart-zero"))
        // An account of debts is always below.
        let debt = markup(LineChart(id: "c", title: "Balance", history: points(-300), projection: points(-400)))
        #expect(!debt.contains("chart-below") && !debt.contains("First below zero"))
    }

    @Test func aProjectionThatNeverGoesBelowTodayHasNoLowestPoint() {
        for ahead in [points(300, 400), points(400, 350, 500)] {
            let chart = LineChart(id: "c", title: "Balance", history: points(100, 300), projection: ahead)
            let page = markup(chart)
            #expect(LineLayout(chart, in: .english).lowest == nil)
            #expect(!page.contains("chart-low") && !page.contains("Lowest") && !page.contains("First below zero"))
            #expect(page.contains("<desc") && page.contains("Day 1: $1."))
        }
        // A history alone names its lowest point if it goes down to it.
        let past = LineChart(id: "c", title: "Balance", history: points(200, 100, 300))
        #expect(LineLayout(past, in: .english).lowest == 1 && markup(past).contains("Lowest: Day 2, $1."))
        #expect(LineLayout(LineChart(id: "c", title: "Balance", history: points(100, 300)), in: .english).lowest == nil)
        // A debt that grows has a lowest point, but was below zero before.
        let debt = LineChart(id: "c", title: "Balance", history: points(-300), projection: points(-200, -400))
        #expect(LineLayout(debt, in: .english).lowest == 2)
    }

    @Test func chartsOfNothingAndOfOnePointAreDrawn() {
        #expect(markup(LineChart(id: "c", title: "Balance", history: [])).isEmpty)
        #expect(markup(BarChart(id: "c", title: "Balance", columns: [])).isEmpty)
        #expect(markup(LineChart(id: "c", title: "Balance", history: points(5))).contains("chart-dot"))
        #expect(markup(BarChart(id: "c", title: "Balance", columns: columns(0, 0))).contains("chart-zero"))
        #expect(markup(Sparkline([])).contains("d=\"\""))
    }

    @Test func aValueIsWrittenAboveItsColumnOrAboveAllThatItReachesOver() {
        func baselines(_ cents: [Int64]) -> [Int] {
            BarLayout(BarChart(id: "c", title: "Spending", columns: cents.map { ChartColumn("x", Sample.money($0)) }), in: .english)
                .labels.filter { $0.text.hasPrefix("$") }.map(\.place.baseline)
        }
        // The last one is low beside the highest: its amount is above both, and the highest one's has no room left in a narrow chart.
        #expect(baselines(Array(repeating: 100_00, count: 10) + [1_234_00, 100_00]).first == 31)
        // Three columns are wide enough for what they say.
        #expect(baselines([100_00, 1_234_00, 200_00]).count == 2)
    }

    @Test func aPointSaysWhatMovedItMostAndLeadsToItsTransactions() {
        let point = ChartPoint("Day 1", Sample.money(300), cause: "Salary +$3.00", path: "/accounts/a/transactions")
        let page = markup(LineChart(id: "c", title: "Balance", history: [point]))
        #expect(
            page.contains(
                "<a class=\"point\" href=\"/accounts/a/transactions\" tabindex=\"0\" aria-label=\"Day 1 · $3.00 · Salary +$3.00\""))
        #expect(page.contains(">Salary +$3.00</text>"))
    }

    @Test func periodsAreLinksAndTheShownOneSaysSo() {
        let page = markup(
            LineChart(
                id: "c", title: "Balance", history: points(1, 2),
                periods: [
                    ChartPeriod("1 month", path: "/a", isSelected: true), ChartPeriod("3 months", path: "/a?period=3m", isSelected: false),
                ]))
        #expect(page.contains("<a href=\"/a\" data-keep=\"\" aria-current=\"true\">1 month</a>"))
        #expect(page.contains("<a href=\"/a?period=3m\" data-keep=\"\">3 months</a>"))
    }

    @Test func aBandWidensToTenPerCent() {
        let band = ChartBand(tenPercentOf: [Sample.money(1_000), Sample.money(-1_000)])
        #expect(band.low == [950, -1_100] && band.high == [1_050, -900])
        #expect(ChartBand(tenPercentOf: [Sample.money(.max)]).high == [.max])
        #expect(ChartBand(tenPercentOf: []).low.isEmpty)
    }

    @Test func categoriesInARowHaveDifferentColoursNeitherRedNorGreen() {
        let icons = ["basket", "basket", "bus", "airplane", "film", "heart", "tag", "nothing", "cart", "house"]
        let colors = ChartColor.categories(icons)
        #expect(colors.count == icons.count)
        #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 })
        #expect(!colors.contains(.palette(PaletteColor(cycling: 0))) && !colors.contains(.palette(PaletteColor(cycling: 4))))
    }

    @Test func rowsOfAReportAreNeitherRedNorGreen() {
        let colors = (0..<12).map(PaletteColor.init(row:))
        #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 })
        #expect(!colors.contains(PaletteColor(cycling: 0)) && !colors.contains(PaletteColor(cycling: 4)))
    }

    @Test func theGreatestAmountsBreakNoChart() {
        let points = [Int64.min, 0, .max].map { ChartPoint("x", Money(minorUnits: $0, currency: Sample.dollar)) }
        #expect(markup(LineChart(id: "c", title: "t", history: points)).contains("M0 1000L500 500L1000 0"))
        #expect(markup(BarChart(id: "b", title: "t", columns: points.map { ChartColumn($0.label, $0.amount) })).contains("bar-mark"))
    }

    @Test func aGoalNearlyReachedIsNotYetReached() {
        #expect(markup(ProgressRing("Trip", progress: 9_990)).contains("99%"))
        #expect(markup(ProgressBar("Trip", value: Sample.money(120), of: Sample.money(100))).contains("class=\"progress over\""))
    }

    private func points(_ cents: Int64...) -> [ChartPoint] {
        cents.enumerated().map { ChartPoint("Day \($0 + 1)", Sample.money($1)) }
    }

    private func columns(_ cents: Int64...) -> [ChartColumn] {
        cents.enumerated().map { ChartColumn("Day \($0 + 1)", Sample.money($1)) }
    }
}
