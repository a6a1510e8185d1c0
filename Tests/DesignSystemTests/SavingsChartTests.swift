import Localization
import Models
import Testing

@testable import DesignSystem

/// What charts have for savings: marks, places in time, and rings.
struct SavingsChartTests {
    private func chart(marks: [ChartMark], isHidden: Bool = false) -> String {
        markup(
            LineChart(
                id: "c", title: "Balance", history: [point(0, 100), point(10, 200)], projection: [point(40, 300)], marks: marks),
            showsAmounts: !isHidden)
    }

    private func point(_ place: Int, _ amount: Int64) -> ChartPoint {
        ChartPoint("Day \(place)", Sample.money(amount), on: Day(number: Int32(place)))
    }

    @Test func pointsWithDaysAreDrawnWhereTheyLie() {
        #expect(chart(marks: []).contains("class=\"chart-line\" d=\"M0 667L250 333\""))
        #expect(ChartPath([1, 2, 3], at: [0, 10, 40], low: 1, high: 3).points.map(\.x) == [0, 250, 1_000])
        #expect(ChartPath([1, 2, 3], at: [7, 7, 7], low: 1, high: 3).points.map(\.x) == [0, 500, 1_000])
    }

    @Test func aMarkIsALineAcrossWithItsNameAndAmountAtTheRightAndTheChartReachesAsFar() {
        let page = chart(marks: [ChartMark("Roof", Sample.money(500)), ChartMark(nil, Sample.money(300))])
        #expect(page.occurrences(of: "class=\"chart-mark\"") == 2)
        #expect(page.contains(">Roof</text>") && page.contains(">$5.00</text>") && page.contains("Roof $5. $3.</desc>"))
        #expect(page.contains("class=\"chart-line\" d=\"M0 800L250 600\""))
    }

    @Test func labelsOfMarksThatLieCloseMoveApart() {
        let chart = LineChart(
            id: "c", title: "Balance", history: [point(0, 100), point(10, 499)],
            marks: [ChartMark("First", Sample.money(500)), ChartMark("Second", Sample.money(499))])
        let ends = LineLayout(chart, in: .english).ends
        #expect(ends.map(\.lines) == [["$4.99"], ["First", "$5.00"], ["Second", "$4.99"]])
        let rows = ends.map { LabelBox.rows($0.baseline, lines: $0.lines.count) }.sorted { $0.lowerBound < $1.lowerBound }
        #expect(zip(rows, rows.dropFirst()).allSatisfy { !$0.overlaps($1) })
    }

    @Test func whereAmountsAreHiddenNoMarkTellsHowFarTheLineIsFromIt() {
        let page = chart(marks: [ChartMark("Roof", Sample.money(500))], isHidden: true)
        #expect(!page.contains("chart-mark") && !page.contains("Roof") && !page.contains("end-label") && !page.contains("data-value"))
        #expect(page.contains("class=\"chart-line\" d=\"M0 667L250 333\""))
    }

    @Test func aRingSaysAHundredOnlyWhenNothingIsMissing() {
        #expect(markup(ProgressRing("Roof", progress: 9_999)).contains("99 %"))
        #expect(markup(ProgressRing("Roof", progress: 10_000)).contains("100 %"))
        #expect(markup(ProgressRing("Roof", progress: 99)).contains("0 %"))
    }
}
