import Models
import TestTools
import Testing

@testable import PeopleModel

struct DebtTests {
    private let euro: Currency

    init() { euro = currency("EUR") }

    private func nets(_ nets: [Int64]) -> [(member: ID<GroupMember>, net: Int64)] {
        nets.enumerated().map { (ID(rawValue: Int64($0) + 1), $1) }
    }

    private func debts(_ values: [Int64]) -> [Debt] { Debt.simplified(nets: nets(values), in: euro) }

    private func text(_ debts: [Debt]) -> [String] { debts.map { "\($0.from.rawValue)→\($0.to.rawValue) \($0.amount.decimalText)" } }

    @Test func debtorsPayCreditorsInMemberOrder() {
        #expect(text(debts([-50_00, 30_00, -10_00, 30_00])) == ["1→2 30.00", "1→4 20.00", "3→4 10.00"])
    }

    @Test func whoOwesNothingIsLeftOut() {
        #expect(debts([0, 0]).isEmpty)
        #expect(text(debts([0, -1, 1])) == ["2→3 0.01"])
    }

    @Test func payingHalfOfOneDebtLeavesTheOthersAsTheyAre() {
        // Matching by size would pair 1 with another creditor after this payment.
        let before = debts([-50_00, 30_00, -10_00, 30_00])
        #expect(text(before)[1] == "1→4 20.00")
        #expect(text(debts([-40_00, 30_00, -10_00, 20_00])) == ["1→2 30.00", "1→4 10.00", "3→4 10.00"])
    }

    /// The balances that were reported to Spliit, whose payments changed after one of them was made (spliit-app/spliit, issue 178).
    @Test func nineBalancesStayAsTheyAreWhicheverIsPaid() throws {
        let reported: [Int64] = [307_594, 34_005, -70_525, 43_507, -68_593, -64_524, -59_892, -66_892, -54_680]
        try expectStable(reported, rounds: 30, seed: 178)
    }

    @Test func noPaymentReshufflesTheOthers() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<20_000 {
            let count = Int.random(in: 2...10, using: &generator)
            var values = (1..<count).map { _ in Int64.random(in: -20...20, using: &generator) * Int64.random(in: 1...500, using: &generator)
            }
            values.append(-values.reduce(0, +))
            values.shuffle(using: &generator)
            try expectStable(values, rounds: 1, seed: generator.next(), comment: "seed \(seed)")
        }
    }

    /// Checks the debts of some nets, then pays one of them, whole or by a part, and checks that the others stay.
    private func expectStable(_ values: [Int64], rounds: Int, seed: UInt64, comment: Comment = "") throws {
        var generator = SeededGenerator(seed: seed)
        var values = values
        for _ in 0..<rounds {
            let debts = debts(values)
            let members = values.filter { $0 != 0 }.count
            #expect(debts.count <= max(members - 1, 0), comment)
            #expect(debts.allSatisfy { $0.amount.minorUnits > 0 && $0.from != $0.to }, comment)
            for (index, value) in values.enumerated() {
                let id = ID<GroupMember>(rawValue: Int64(index) + 1)
                let net = debts.reduce(Int64(0)) {
                    $0 + ($1.to == id ? $1.amount.minorUnits : 0) - ($1.from == id ? $1.amount.minorUnits : 0)
                }
                #expect(net == value, comment)
            }
            guard let place = debts.indices.randomElement(using: &generator) else { return }
            let whole = debts[place].amount.minorUnits
            let paid = Bool.random(using: &generator) ? whole : (whole + 1) / 2
            values[Int(debts[place].from.rawValue) - 1] += paid
            values[Int(debts[place].to.rawValue) - 1] -= paid
            var expected = debts
            if paid == whole {
                expected.remove(at: place)
            } else {
                let rest = Money(minorUnits: whole - paid, currency: euro)
                expected[place] = Debt(from: debts[place].from, to: debts[place].to, amount: rest)
            }
            #expect(self.debts(values) == expected, comment)
        }
    }

    @Test func directDebtsAreOwedToThoseWhoPaid() throws {
        let first = try sharedExpense(90_00, paid: [90_00, 0, 0], shares: [30_00, 30_00, 30_00])
        let second = try sharedExpense(30_00, paid: [0, 30_00, 0], shares: [10_00, 10_00, 10_00], id: 2)
        let all = try directDebts([first, second], [])
        #expect(text(all) == ["2→1 20.00", "3→1 30.00", "3→2 10.00"])
        let payment = Settlement(
            id: ID(rawValue: 3), group: ID(rawValue: 1), from: ID(rawValue: 3), to: ID(rawValue: 1), amount: money(35_00),
            day: day("2026-05-02"))
        let rest = try directDebts([first, second], [payment])
        #expect(text(rest) == ["2→1 20.00", "1→3 5.00", "3→2 10.00"])
    }
}

/// What members owe each other without simplification.
func directDebts(_ expenses: [Expense], _ settlements: [Settlement]) throws -> [Debt] {
    var effect = GroupEffect()
    for expense in expenses { try effect.apply(expense, sign: 1) }
    for settlement in settlements { try effect.apply(settlement, sign: 1) }
    return Debt.direct(effect.pairs)
}
