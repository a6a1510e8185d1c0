import Models
import PeopleModel
import TestTools
import Testing

struct ExpenseSplitTests {
    private let members = (1...7).map { ID<GroupMember>(rawValue: $0) }

    private func shares(
        _ text: Int64, _ type: SplitType, _ values: [Int64], expense: Int64 = 0, code: String = "EUR"
    ) throws -> [Int64] {
        let split = ExpenseSplit(type, zip(members, values).map { ExpenseSplit.Part($0, $1) })
        return try split.shares(of: money(text, code), rotation: expense).map(\.amount)
    }

    @Test func aHundredAmongThreeGivesTheFirstTheLeftOverCent() throws {
        #expect(try shares(100_00, .equally, [0, 0, 0]) == [33_34, 33_33, 33_33])
    }

    @Test func aRefundMirrorsItsPurchase() throws {
        #expect(try shares(-100_00, .equally, [0, 0, 0]) == [-33_34, -33_33, -33_33])
        for type in [SplitType.exact, .percent, .shares, .adjust] {
            let values: [Int64] = type == .exact ? [50_00, 49_99, 1] : type == .percent ? [33_33, 33_33, 33_34] : [2_50, 1_00, 50]
            let purchase = try shares(100_00, type, values, expense: 5)
            #expect(try shares(-100_00, type, values, expense: 5) == purchase.map { -$0 })
        }
    }

    @Test func theLeftOverCentGoesAroundWithTheExpense() throws {
        #expect(try shares(100_00, .equally, [0, 0, 0], expense: 1) == [33_33, 33_34, 33_33])
        #expect(try shares(100_00, .equally, [0, 0, 0], expense: 2) == [33_33, 33_33, 33_34])
        #expect(try shares(100_00, .equally, [0, 0, 0], expense: 3) == [33_34, 33_33, 33_33])
    }

    @Test func oneCentAmongSevenIsBorneByOne() throws {
        #expect(try shares(1, .equally, Array(repeating: 0, count: 7), expense: 9) == [0, 0, 1, 0, 0, 0, 0])
    }

    @Test func ninetyFiveAmongThree() throws {
        #expect(try shares(95_00, .equally, [0, 0, 0]).sorted() == [31_66, 31_67, 31_67])
    }

    @Test func aChildBearsHalfAndAWeightOfZeroNothing() throws {
        #expect(try shares(100_00, .shares, [100, 100, 50, 0]) == [40_00, 40_00, 20_00, 0])
    }

    @Test func theLargestRemainderGetsTheLeftOverUnit() throws {
        // Quotas 0.5, 0.3 and 0.2 of a cent.
        #expect(try shares(1, .percent, [50_00, 30_00, 20_00], expense: 2) == [1, 0, 0])
        // Of equal remainders that of the larger weight: 10 in 3 : 1 is 7.5 and 2.5.
        #expect(try shares(10, .shares, [300, 100], expense: 1) == [8, 2])
    }

    @Test func adjustmentsAreAddedToEqualParts() throws {
        // (100.00 − 10.00 + 4.00) / 3 = 31.3333…
        #expect(try shares(100_00, .adjust, [10_00, -4_00, 0]) == [41_34, 27_33, 31_33])
    }

    @Test func currenciesWithoutDecimalsAreSplitInWholeUnits() throws {
        #expect(try shares(1000, .equally, [0, 0, 0], code: "JPY") == [334, 333, 333])
    }

    @Test func whatDoesNotAddUpIsRejectedWithBothSums() throws {
        #expect(throws: SplitViolation.exactSum(money(99_99), of: money(100_00))) {
            try shares(100_00, .exact, [50_00, 49_99])
        }
        #expect(throws: SplitViolation.percentSum(99_99)) { try shares(100_00, .percent, [33_33, 33_33, 33_33]) }
        #expect(throws: SplitViolation.adjustments(money(120_00), of: money(100_00))) {
            try shares(100_00, .adjust, [120_00, 0])
        }
        #expect(throws: SplitViolation.negativePart) { try shares(100_00, .exact, [150_00, -50_00]) }
        #expect(throws: SplitViolation.negativePart) { try shares(100_00, .percent, [150_00, -50_00]) }
        #expect(throws: SplitViolation.negativePart) { try shares(100_00, .adjust, [-110_00, 0]) }
        #expect(throws: SplitViolation.nobody) { try shares(100_00, .equally, []) }
        #expect(throws: SplitViolation.nobody) { try shares(100_00, .shares, [0, 0]) }
        #expect(throws: SplitViolation.weight) { try shares(100_00, .shares, [-1, 100]) }
        #expect(throws: SplitViolation.tooLarge) { try shares(100_00, .exact, [.max, .max]) }
        let twice = ExpenseSplit(.equally, among: [members[0], members[0]])
        #expect(throws: SplitViolation.memberTwice) { try twice.shares(of: money(1), rotation: 1) }
    }

    @Test func everySplitAddsUp() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<5_000 {
            let count = Int.random(in: 1...60, using: &generator)
            let amount = money(Int64.random(in: -AmountLimit.amount...AmountLimit.amount, using: &generator))
            let weights = (0..<count).map { _ in Int64.random(in: 0...1_000_000, using: &generator) }
            let type: SplitType = weights.contains { $0 > 0 } && Bool.random(using: &generator) ? .shares : .equally
            let split = ExpenseSplit(type, weights.enumerated().map { ExpenseSplit.Part(ID(rawValue: Int64($0) + 1), $1) })
            let shares = try split.shares(of: amount, rotation: Int64.random(in: 1 ... .max, using: &generator)).map(\.amount)
            #expect(shares.reduce(0, +) == amount.minorUnits, "seed \(seed)")
            guard type == .equally, let least = shares.map(\.magnitude).min(), let most = shares.map(\.magnitude).max() else { continue }
            #expect(most - least <= 1, "seed \(seed)")
        }
    }
}
