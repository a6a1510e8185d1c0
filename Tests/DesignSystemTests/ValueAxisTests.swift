import Localization
import Models
import TestTools
import Testing

@testable import DesignSystem

/// Round values at the left of a chart.
struct ValueAxisTests {
    @Test func anAxisHasThreeOrFourRoundValues() {
        #expect(ValueAxis(low: 0, high: 950_00, unit: 100, hasZero: true).values == [0, 500_00, 1_000_00])
        #expect(ValueAxis(low: 120_00, high: 1_340_00, unit: 100).values == [0, 500_00, 1_000_00])
        #expect(ValueAxis(low: 5_000_00, high: 5_390_00, unit: 100).values == [5_000_00, 5_100_00, 5_200_00, 5_300_00])
        #expect(ValueAxis(low: -300_00, high: 640_00, unit: 100).values == [-500_00, 0, 500_00, 1_000_00])
        // What is a little below zero takes little room.
        let axis = ValueAxis(low: -510_00, high: 5_000_00, unit: 100)
        #expect(axis.values == [0, 2_000_00, 4_000_00] && axis.low == -510_00 && axis.high == 5_000_00)
    }

    @Test func barsAlwaysStandOnZero() {
        #expect(ValueAxis(low: 5_000_00, high: 5_390_00, unit: 100, hasZero: true).values.first == 0)
        #expect(ValueAxis(low: -5_390_00, high: -5_000_00, unit: 100, hasZero: true).values.last == 0)
    }

    @Test func oneAmountHasRoomAroundIt() {
        #expect(ValueAxis(low: 0, high: 0, unit: 100).values == [0, 50, 100])
        let axis = ValueAxis(low: 1_234_00, high: 1_234_00, unit: 100)
        #expect(axis.low < 1_234_00 && axis.high > 1_234_00 && axis.low > 0)
        let debt = ValueAxis(low: -1_234_00, high: -1_234_00, unit: 100)
        #expect(debt.low < -1_234_00 && debt.high > -1_234_00 && debt.high < 0)
    }

    @Test func theZeroLineIsThereWhereBothSignsAre() {
        #expect(ValueAxis(low: -1, high: 1, unit: 100).values == [-1, 0, 1])
        #expect(ValueAxis(low: -10_00, high: 9_000_00, unit: 100).values.contains(0))
        #expect(!ValueAxis(low: 8_00, high: 9_00, unit: 100).values.contains(0))
    }

    @Test(arguments: UInt64(1)...8)
    func everyAxisHasThreeOrFourValuesInStepsOfOneTwoOrFive(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<2_000 {
            let digits = random.int(1...17)
            let most = (0..<digits).reduce(Int64(1)) { power, _ in power * 10 }
            let (one, other) = (Int64.random(in: -most...most, using: &random), Int64.random(in: -most...most, using: &random))
            let (low, high) = (min(one, other), max(one, other))
            let axis = ValueAxis(low: low, high: high, unit: random.pick([1, 100, 1_000]), hasZero: random.chance(50))
            let said = Comment(rawValue: "seed \(seed): \(low) to \(high)")
            #expect((3...4).contains(axis.values.count), said)
            #expect(axis.low <= low && axis.high >= high && axis.values.allSatisfy { (axis.low...axis.high).contains($0) }, said)
            let steps = Set(zip(axis.values, axis.values.dropFirst()).map { $1 - $0 })
            var step = steps.first ?? 0
            while step > 0, step % 10 == 0 { step /= 10 }
            #expect(steps.count == 1 && [1, 2, 5].contains(step), said)
            #expect(axis.values.allSatisfy { $0 % (steps.first ?? 1) == 0 }, said)
            #expect(low >= 0 || high <= 0 || axis.values.contains(0), said)
        }
    }

    @Test func theGreatestAmountsHaveAnAxis() {
        let axis = ValueAxis(low: .min, high: .max, unit: 100)
        #expect(axis.low == .min && axis.high == .max && axis.values.contains(0))
        #expect(ValueAxis(low: .max, high: .max, unit: 100).high == .max)
    }

    @Test func valuesOfAnAxisAreWholeAmountsAndLargeOnesAreShort() throws {
        #expect(labels([0, 500_00, 1_000_00]) == ["$0", "$500", "$1,000"])
        #expect(labels([0, 5, 10]) == ["$0.00", "$0.05", "$0.10"])
        #expect(labels([-50_000_000_00, 0, 50_000_000_00]) == ["\u{2212}50 M", "0 M", "50 M"])
        #expect(labels([0, 2_500_000_000_00]) == ["0 bn", "2.5 bn"])
        let german = TextEnvironment(.german, locale: LocaleFormat("de-DE"), showsAmounts: true)
        #expect(ValueLabels([0, 20_000_000_00], currency: Sample.dollar, in: german).texts.last == "20 Mio.")
        let yen = try #require(Currency(code: "JPY"))
        #expect(ValueLabels([0, 5_000], currency: yen, in: .english).texts == ["¥0", "¥5,000"])
    }

    @Test func anAmountThatDoesNotFitAColumnLosesDecimalsFirst() {
        func short(_ cents: Int64) -> String { ChartScale.short(Sample.money(cents), within: ChartBox.endText, in: .english) }
        #expect(short(5_432_50) == "$5,432.50")
        #expect(short(-123_456_78) == "\u{2212}$123,457")
        #expect(short(1_234_567_890_12) == "1.2 bn")
    }

    private func labels(_ values: [Int64]) -> [String] { ValueLabels(values, currency: Sample.dollar, in: .english).texts }
}
