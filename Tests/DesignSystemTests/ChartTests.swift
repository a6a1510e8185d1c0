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
        #expect(ChartPath([7], low: 7, high: 7).line(0..<1) == "M500 500")
    }

    @Test func lengthsAreWrittenInTenthsOfAPercent() {
        #expect(markup(Holder(.permille("x", 375))) == " x=\"37.5%\"")
        #expect(markup(Holder(.permille("x", 1_000))) == " x=\"100%\"")
        #expect(markup(Holder(.permille("x", -5))) == " x=\"-0.5%\"")
    }

    @Test func aLineChartMarksItsLastAndItsLowestPointAndDashesWhatIsExpected() {
        let chart = LineChart(id: "balance", title: "Balance", history: points(300, 100, 200), projection: points(250))
        let page = markup(chart)
        #expect(page.contains("class=\"chart-line\" d=\"M0 0L333 1000L667 500\""))
        #expect(page.contains("class=\"chart-line chart-dashed\" d=\"M667 500L1000 250\""))
        #expect(page.occurrences(of: "class=\"chart-low\"") == 1)
        #expect(page.occurrences(of: "class=\"chart-dot\"") == 1)
        #expect(page.occurrences(of: "class=\"chart-label") == 2)
        #expect(page.occurrences(of: "tabindex=\"0\"") == 1)
        #expect(page.occurrences(of: "class=\"point\"") == 4)
        #expect(page.contains("<title>Day 1 · $3.00</title>"))
        #expect(page.contains("Day 1 (expected)"))
        #expect(page.contains("<table"))
    }

    @Test func chartsOfNothingAndOfOnePointAreDrawn() {
        #expect(markup(LineChart(id: "c", title: "Balance", history: [])).isEmpty)
        #expect(markup(BarChart(id: "c", title: "Balance", points: [])).isEmpty)
        #expect(markup(LineChart(id: "c", title: "Balance", history: points(5))).contains("chart-dot"))
        #expect(markup(BarChart(id: "c", title: "Balance", points: points(0, 0))).contains("bar-mark"))
        #expect(markup(Sparkline([])).contains("d=\"\""))
    }

    @Test func aValueIsWrittenAboveTheBarsThatItReachesOver() {
        func baselines(_ cents: [Int64]) -> [Int] {
            let points = cents.map { ChartPoint("x", Sample.money($0)) }
            return markup(BarChart(id: "c", title: "Spending", points: points))
                .matches(of: /<text class="chart-label[^"]*" [^>]*y="(-?\d+)"/).compactMap { Int($0.output.1) }
        }
        // The neighbour of the last one of twelve is the highest: both values are there, one above the other.
        let rising = baselines(Array(repeating: 100_00, count: 10) + [1_234_00, 100_00])
        #expect(rising.count == 2 && rising[0] == 24 && rising[1] <= rising[0] - 12)
        // Higher ones that are further away leave it where its bar ends.
        let falling = baselines([1_234_00] + Array(repeating: 100_00, count: 10) + [200_00])
        #expect(falling.count == 2 && falling[0] == 24 && falling[1] > 100)
        // Three bars are wide enough for what they say.
        let few = baselines([100_00, 1_234_00, 200_00])
        #expect(few.count == 2 && few[1] > 100)
    }

    @Test func theGreatestAmountsBreakNoChart() {
        let points = [Int64.min, 0, .max].map { ChartPoint("x", Money(minorUnits: $0, currency: Sample.dollar)) }
        #expect(markup(LineChart(id: "c", title: "t", history: points)).contains("M0 1000L500 500L1000 0"))
        #expect(markup(BarChart(id: "b", title: "t", points: points)).contains("bar-mark"))
    }

    @Test func aGoalNearlyReachedIsNotYetReached() {
        #expect(markup(ProgressRing("Trip", progress: 9_990)).contains("99%"))
        #expect(markup(ProgressBar("Trip", value: Sample.money(120), of: Sample.money(100))).contains("class=\"progress over\""))
    }

    private func points(_ cents: Int64...) -> [ChartPoint] {
        cents.enumerated().map { ChartPoint("Day \($0 + 1)", Sample.money($1)) }
    }
}
