import Models
import TestTools
import Testing

@testable import PeopleModel

struct GroupBalancesTests {
    private let members = (1...4).map { GroupMember(id: ID(rawValue: $0), person: nil, name: "\($0)") }

    private func settlement(_ from: Int64, _ to: Int64, _ amount: Int64, id: Int64, day: Day? = nil) throws -> Settlement {
        Settlement(
            id: ID(rawValue: id), group: ID(rawValue: 1), from: ID(rawValue: from), to: ID(rawValue: to), amount: money(amount),
            day: day ?? .of("2026-05-02"))
    }

    @Test func theNetIsWhatWasPaidAndSentLessShareAndReceived() throws {
        let expense = try sharedExpense(100_00, paid: [60_00, 40_00], shares: [33_34, 33_33, 33_33])
        let balances = try GroupBalances(expenses: [expense], settlements: [try settlement(3, 1, 20_00, id: 5)], members: members)
        #expect(balances.rows.map(\.net) == [6_66, 6_67, -13_33])
        #expect(balances.row(of: ID(rawValue: 3), in: currency("EUR")).sent == 20_00)
        #expect(balances.row(of: ID(rawValue: 4), in: currency("EUR")).net == 0)
        #expect(balances.nets(of: [ID(rawValue: 1), ID(rawValue: 2)]) == [money(13_33)])
    }

    @Test func whatIsRemovedDoesNotCount() throws {
        let expense = try sharedExpense(100_00, paid: [100_00], shares: [50_00, 50_00], removed: true)
        #expect(try GroupBalances(expenses: [expense], settlements: [], members: members).isSettled)
    }

    @Test func everyCurrencyIsZeroInTotalAndEveryBalanceIsExplained() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var expenses: [Expense] = []
            var settlements: [Settlement] = []
            for id in 1...Int64.random(in: 1...30, using: &generator) {
                let code = ["EUR", "JPY", "KWD"].randomElement(using: &generator) ?? "EUR"
                let day = Day.of("2026-01-01").adding(days: Int.random(in: 0...90, using: &generator))
                if Bool.random(using: &generator) {
                    let size = Int64.random(in: 1...100_000, using: &generator)
                    let sign: Int64 = Int.random(in: 0..<5, using: &generator) == 0 ? -1 : 1
                    var expense = try sharedExpense(
                        size * sign, paid: size.randomParts(2, using: &generator).map { $0 * sign },
                        shares: size.randomParts(4, using: &generator).map { $0 * sign }, id: id, day: day)
                    expense.amount = money(size * sign, code)
                    expenses.append(expense)
                } else {
                    let pair = Array([1, 2, 3, 4].shuffled(using: &generator).prefix(2)).map(Int64.init)
                    var payment = try settlement(pair[0], pair[1], Int64.random(in: 1...50_000, using: &generator), id: id, day: day)
                    payment.amount = money(payment.amount.minorUnits, code)
                    settlements.append(payment)
                }
            }
            let balances = try GroupBalances(expenses: expenses, settlements: settlements, members: members)
            for currency in balances.currencies {
                let rows = balances.rows.filter { $0.currency == currency }
                #expect(rows.reduce(0) { $0 + $1.net } == 0, "seed \(seed)")
                for row in rows {
                    let why = try BalanceExplanation(of: row.member, in: currency, expenses: expenses, settlements: settlements)
                    #expect(why.balance.minorUnits == row.net, "seed \(seed)")
                    #expect(why.lines.map(\.day) == why.lines.map(\.day).sorted(), "seed \(seed)")
                }
                for debt in balances.simplifiedDebts where debt.amount.currency == currency {
                    let why = try #require(
                        try DebtExplanation(
                            from: debt.from, to: debt.to, in: currency, expenses: expenses, settlements: settlements, members: members))
                    #expect(why.debt == debt, "seed \(seed)")
                    let sent = why.steps.filter { $0.debt.from == debt.from }.reduce(0) { $0 + $1.debt.amount.minorUnits }
                    let received = why.steps.filter { $0.debt.to == debt.to }.reduce(0) { $0 + $1.debt.amount.minorUnits }
                    #expect(-sent == why.debtor.balance.minorUnits && received == why.creditor.balance.minorUnits, "seed \(seed)")
                    #expect(why.steps.last { $0.debt.from == debt.from }?.debtorRest.isZero == true, "seed \(seed)")
                    #expect(why.steps.last { $0.debt.to == debt.to }?.creditorRest.isZero == true, "seed \(seed)")
                }
                // Simplified and direct debts settle the same nets.
                let direct = try directDebts(expenses, settlements)
                for row in rows {
                    let net = direct.filter { $0.amount.currency == currency }.reduce(Int64(0)) {
                        $0 + ($1.to == row.member ? $1.amount.minorUnits : 0) - ($1.from == row.member ? $1.amount.minorUnits : 0)
                    }
                    #expect(net == row.net, "seed \(seed)")
                }
            }
        }
    }

    @Test func theRunningBalanceIsOldestFirst() throws {
        let late = try sharedExpense(30_00, paid: [30_00], shares: [10_00, 20_00], id: 1, day: day("2026-05-09"))
        let early = try sharedExpense(50_00, paid: [0, 50_00], shares: [25_00, 25_00], id: 2, day: day("2026-05-01"))
        let payment = try settlement(1, 2, 5_00, id: 3, day: day("2026-05-04"))
        let why = try BalanceExplanation(of: ID(rawValue: 1), in: currency("EUR"), expenses: [late, early], settlements: [payment])
        #expect(why.lines.map(\.change.decimalText) == ["-25.00", "5.00", "20.00"])
        #expect(why.lines.map(\.balance.decimalText) == ["-25.00", "-20.00", "0.00"])
    }

    @Test func thereIsNoReasonForAPaymentThatIsNotSuggested() throws {
        let expense = try sharedExpense(90_00, paid: [90_00], shares: [45_00, 45_00])
        let reason = try DebtExplanation(
            from: ID(rawValue: 1), to: ID(rawValue: 2), in: currency("EUR"), expenses: [expense], settlements: [], members: members)
        #expect(reason == nil)
    }
}
