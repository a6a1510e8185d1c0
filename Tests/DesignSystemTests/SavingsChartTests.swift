import Localization
import Models
import Testing

@testable import DesignSystem

/// What charts have for savings: marks, places in time, bars of things, and rings.
struct SavingsChartTests {
    private func chart(marks: [ChartMark], isHidden: Bool = false) -> String {
        markup(
            LineChart(
                id: "c", title: "Balance", history: [point(0, 100), point(10, 200)], projection: [point(40, 300)], marks: marks),
            showsAmounts: !isHidden)
    }

    private func point(_ place: Int, _ amount: Int64) -> ChartPoint { ChartPoint("Day \(place)", Sample.money(amount), at: place) }

    @Test func pointsThatSayWhereTheyLieAreDrawnThere() {
        #expect(chart(marks: []).contains("class=\"chart-line\" d=\"M0 1000L250 500\""))
        #expect(ChartPath([1, 2, 3], at: [0, 10, 40], low: 1, high: 3).points.map(\.x) == [0, 250, 1_000])
        #expect(ChartPath([1, 2, 3], at: [7, 7, 7], low: 1, high: 3).points.map(\.x) == [0, 500, 1_000])
    }

    @Test func aMarkIsALineAcrossWithItsLabelAndTheChartReachesAsFar() {
        let page = chart(marks: [ChartMark("Roof $5", Sample.money(500)), ChartMark("$3", Sample.money(300))])
        #expect(page.occurrences(of: "class=\"chart-mark\"") == 2)
        #expect(page.contains(">Roof $5</text>") && page.contains("Roof $5. $3.</desc>"))
        #expect(page.contains("class=\"chart-line\" d=\"M0 1000L250 750\""))
    }

    @Test func marksThatLieCloseHaveOneLabel() {
        let page = chart(marks: [ChartMark("First", Sample.money(500)), ChartMark("Second", Sample.money(499))])
        #expect(page.occurrences(of: "class=\"chart-mark\"") == 2)
        #expect(page.contains(">First</text>") && !page.contains(">Second</text>"))
    }

    @Test func whereAmountsAreHiddenNoMarkTellsHowFarTheLineIsFromIt() {
        let page = chart(marks: [ChartMark("Roof $5", Sample.money(500))], isHidden: true)
        #expect(!page.contains("chart-mark") && !page.contains("Roof"))
        #expect(page.contains("class=\"chart-line\" d=\"M0 1000L250 500\""))
    }

    @Test func barsOfThingsHaveTheirColoursAndNames() {
        let points = [
            ChartPoint(.verbatim("Rainy day"), Sample.money(300)),
            ChartPoint(.verbatim("House deposit for the two of us"), Sample.money(100)),
        ]
        let page = markup(
            BarChart(id: "b", title: "Accounts", points: points, colors: [.init(cycling: 3), .init(cycling: 8)]))
        #expect(page.contains("bar-mark palette-3") && page.contains("bar-mark palette-8") && !page.contains("quiet"))
        #expect(page.contains(">Rainy day</text>") && page.contains("House deposit for t…</text>"))
    }

    @Test func aRingSaysAHundredOnlyWhenNothingIsMissing() {
        #expect(markup(ProgressRing("Roof", progress: 9_999)).contains("99 %"))
        #expect(markup(ProgressRing("Roof", progress: 10_000)).contains("100 %"))
        #expect(markup(ProgressRing("Roof", progress: 99)).contains("0 %"))
    }
}
