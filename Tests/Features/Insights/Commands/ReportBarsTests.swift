import Testing

@testable import InsightsCommands

struct ReportBarsTests {
    @Test func barsAreScaledToTheLargestAmountAndRounded() {
        let bars = ReportBars([200, -100, 1, 0, 7])
        #expect(bars.text(200, width: 20) == String(repeating: "█", count: 20))
        #expect(bars.text(-100, width: 20) == String(repeating: "░", count: 10))
        // A little is still something, and 0.7 of a cell is one.
        #expect(bars.text(1, width: 20) == "█" && bars.text(7, width: 20) == "█")
        #expect(bars.text(0, width: 20).isEmpty)
    }

    @Test func theLargestAmountsFit() {
        let bars = ReportBars([.min, .max])
        #expect(bars.text(.min, width: 20).count == 20 && bars.text(.max, width: 20).count == 20)
    }

    @Test func withoutRoomThereAreNone() {
        #expect(ReportBars([5]).text(5, width: 0).isEmpty && ReportBars([]).text(0, width: 20).isEmpty)
        #expect([10, 57, 58, 70, 71, 200].map { ReportBars.width(beside: $0, of: 80) } == [20, 20, 20, 8, 0, 0])
    }
}
