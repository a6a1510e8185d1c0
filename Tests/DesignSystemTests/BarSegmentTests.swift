import Localization
import Models
import TestTools
import Testing

@testable import DesignSystem

/// The parts of a stacked column as they are drawn.
struct BarSegmentTests {
    private let box = ChartBox.standard

    private func stack(_ amounts: [Int64]) -> ChartStack {
        ChartStack(ChartColumn("March", amounts.map(Sample.money), total: Sample.money(0)), isTotalMarked: false)
    }

    /// The segments of a column on an axis that reaches at least as far as it.
    private func segments(_ amounts: [Int64], high: Int64 = 0) -> (drawn: [BarSegment], axis: ValueAxis) {
        let stack = stack(amounts)
        let axis = ValueAxis(low: stack.low, high: max(stack.high, high), unit: 100, hasZero: true)
        return (BarSegment.segments(of: stack, axis, box), axis)
    }

    @Test func partsStandOnOneAnother() {
        #expect(
            segments([1_00, 1_00, 1_00]).drawn == [
                BarSegment(series: 0, top: 132, height: 48), BarSegment(series: 1, top: 84, height: 48),
                BarSegment(series: 2, top: 36, height: 48),
            ])
    }

    @Test func roundedHeightsAddUpToTheBar() {
        let heights = segments(Array(repeating: 1_00, count: 7)).drawn.map(\.height)
        #expect(heights.count == 7 && heights.reduce(0, +) == box.plot && Set(heights).isSubset(of: [20, 21]))
    }

    @Test func refundsHangFromTheZeroLine() {
        let (drawn, axis) = segments([100_00, -200_00, 50_00, -50_00])
        let zero = box.y(0, axis)
        #expect(drawn.map(\.series) == [0, 2, 1, 3])
        #expect(drawn[0].top + drawn[0].height == zero && drawn[1].top + drawn[1].height == drawn[0].top)
        #expect(drawn[2].top == zero && drawn[3].top == zero + drawn[2].height)
    }

    @Test func aSideThatIsLessThanAPixelShowsItsLargestPart() {
        let (drawn, axis) = segments([1, 2, 0, -3, -1], high: 1_000_000_00)
        let zero = box.y(0, axis)
        #expect(drawn == [BarSegment(series: 1, top: zero - 1, height: 1), BarSegment(series: 3, top: zero, height: 1)])
        // Beside a visible one it is left out, so that the heights add up.
        #expect(segments([900_000_00, 1], high: 1_000_000_00).drawn.map(\.series) == [0])
        #expect(segments([0, 0]).drawn.isEmpty)
    }

    @Test(arguments: UInt64(1)...8)
    func segmentsOfASideTouchAndAreAsHighAsItsSum(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let most = random.pick([Int64(5), 500_00, 90_000_000_00])
            let low = random.chance(50) ? -most : 0
            let amounts = (0..<random.int(0...9)).map { _ in Int64.random(in: low...most, using: &random) }
            let (drawn, axis) = segments(amounts, high: random.pick([0, most * 20]))
            let zero = box.y(0, axis)
            let (above, below) = (drawn.filter { amounts[$0.series] > 0 }, drawn.filter { amounts[$0.series] < 0 })
            let (up, down) = (amounts.filter { $0 > 0 }.reduce(0, +), amounts.filter { $0 < 0 }.reduce(0, +))
            #expect(above.map(\.height).reduce(0, +) == (up == 0 ? 0 : max(zero - box.y(up, axis), 1)), "seed \(seed): \(amounts)")
            #expect(below.map(\.height).reduce(0, +) == (down == 0 ? 0 : max(box.y(down, axis) - zero, 1)), "seed \(seed): \(amounts)")
            #expect(above.isEmpty || above[0].top + above[0].height == zero, "seed \(seed): \(amounts)")
            #expect(below.isEmpty || below[0].top == zero, "seed \(seed): \(amounts)")
            #expect(zip(above, above.dropFirst()).allSatisfy { $1.top + $1.height == $0.top }, "seed \(seed): \(amounts)")
            #expect(zip(below, below.dropFirst()).allSatisfy { $0.top + $0.height == $1.top }, "seed \(seed): \(amounts)")
            #expect(drawn.allSatisfy { $0.height > 0 }, "seed \(seed): \(amounts)")
        }
    }
}
