import Models
import TestTools
import Testing

@testable import PeopleModel

struct PayerSharesTests {

    @Test func onePayerHasPaidEveryShare() throws {
        let expense = try sharedExpense(100_00, paid: [100_00], shares: [33_34, 33_33, 33_33])
        #expect(PayerShares(expense).amounts == [[33_34], [33_33], [33_33]])
    }

    @Test func threePayersAndFiveSharesAddUpBothWays() throws {
        let expense = try sharedExpense(100_00, paid: [50_00, 30_01, 19_99], shares: [20_00, 20_00, 20_00, 20_00, 20_00])
        let amounts = PayerShares(expense).amounts
        #expect(amounts.map { $0.reduce(0, +) } == [20_00, 20_00, 20_00, 20_00, 20_00])
        #expect((0..<3).map { payer in amounts.reduce(0) { $0 + $1[payer] } } == [50_00, 30_01, 19_99])
        for row in amounts { #expect(abs(row[0] - 10_00) <= 1 && abs(row[1] - 6_00) <= 1 && abs(row[2] - 4_00) <= 1) }
    }

    @Test func aRefundMirrorsItsPurchase() throws {
        let purchase = try sharedExpense(100_00, paid: [50_00, 30_01, 19_99], shares: [33_34, 33_33, 33_33])
        let refund = try sharedExpense(-100_00, paid: [-50_00, -30_01, -19_99], shares: [-33_34, -33_33, -33_33])
        #expect(PayerShares(refund).amounts == PayerShares(purchase).amounts.map { $0.map { -$0 } })
    }

    @Test func anyNumbersOfPayersAndSharesAddUpBothWays() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<3_000 {
            let amount = Int64.random(in: 1...(Bool.random(using: &generator) ? 20 : 1_000_000), using: &generator)
            let paid = amount.randomParts(Int.random(in: 1...6, using: &generator), using: &generator)
            let shares = amount.randomParts(Int.random(in: 1...9, using: &generator), using: &generator)
            let amounts = PayerShares(try sharedExpense(amount, paid: paid, shares: shares)).amounts
            #expect(amounts.map { $0.reduce(0, +) } == shares, "seed \(seed)")
            #expect(paid.indices.map { payer in amounts.reduce(0) { $0 + $1[payer] } } == paid, "seed \(seed)")
            #expect(amounts.allSatisfy { $0.allSatisfy { $0 >= 0 } }, "seed \(seed)")
        }
    }
}

/// An expense whose payers and shares are the first members.
func sharedExpense(
    _ amount: Int64, paid: [Int64], shares: [Int64], id: Int64 = 1, day: Day? = nil, removed: Bool = false
) throws -> Expense {
    func member(_ index: Int) -> ID<GroupMember> { ID(rawValue: Int64(index) + 1) }
    return Expense(
        id: ID(rawValue: id), group: ID(rawValue: 1), title: "Expense \(id)", amount: money(amount), day: day ?? .of("2026-05-01"),
        payers: paid.enumerated().map { ExpensePayer(member($0), $1) }, split: ExpenseSplit(.exact, []),
        shares: shares.enumerated().map { ExpenseShare(member($0), $1) }, isRemoved: removed)
}

extension Day {
    static func of(_ text: String) -> Day { day(text) }
}

extension Int64 {
    /// Random parts, which may be zero, that add up to the number.
    func randomParts(_ count: Int, using generator: inout SeededGenerator) -> [Int64] {
        let cuts = [0] + (1..<count).map { _ in Int64.random(in: 0...self, using: &generator) }.sorted() + [self]
        return zip(cuts.dropFirst(), cuts).map { $0 - $1 }
    }
}
