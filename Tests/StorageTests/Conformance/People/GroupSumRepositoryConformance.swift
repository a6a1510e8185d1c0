import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct GroupSumRepositoryConformance {

    private static func effect(sign: Int64 = 1) throws -> GroupEffect {
        var effect = GroupEffect()
        try effect.apply(SharedRows.expense, sign: sign)
        try effect.apply(SharedRows.settlement, sign: sign)
        return effect
    }

    @Test(arguments: ConformingEngine.allCases) func sumsGrowByIncrementsAndGoBack(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        for _ in 0..<2 { try await households.write(GroupSumRepository.init) { try $0.apply(try Self.effect(), to: 10) } }
        let (balances, pairs, totals) = try await households.read(GroupSumRepository.init) {
            try ($0.balances(of: 10), $0.pairs(of: 10), $0.totals(of: 10))
        }
        let eva = balances.first { $0.member == 11 }
        #expect(eva == MemberBalance(member: 11, currency: .euro, paid: 1200, share: 720, received: 400))
        #expect(balances.map(\.net).reduce(0, +) == 0 && balances.count == 2)
        // Eva bears 360, of which Anna paid a third; Anna bears 540, of which Eva paid two thirds, and paid back 200.
        #expect(pairs == [.init(first: 11, second: 12, currency: .euro): 2 * (120 - 360 + 200)])
        let key = GroupEffect.TotalKey(month: Month(of: "2026-02-01"), currency: .euro, category: 5)
        #expect(totals == [key: .init(amount: 1800, expenses: 2)])
        for _ in 0..<2 { try await households.write(GroupSumRepository.init) { try $0.apply(try Self.effect(sign: -1), to: 10) } }
        let (after, none) = try await households.read(GroupSumRepository.init) { try ($0.balances()[10] ?? [], $0.totals(of: 10)) }
        #expect(after.allSatisfy { $0.net == 0 && $0.paid == 0 } && none.isEmpty)
        #expect(try await households.read(GroupSumRepository.init, of: .neighbor) { try $0.balances() }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func aSumBeyondTheLimitIsRejected(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        await #expect(throws: TotalOverflow.self) {
            try await households.write(GroupSumRepository.init) { sums in
                var expense = SharedRows.expense
                expense.amount = .euro(AmountLimit.total)
                expense.payers = [ExpensePayer(11, AmountLimit.total)]
                expense.shares = [ExpenseShare(12, AmountLimit.total)]
                var effect = GroupEffect()
                try effect.apply(expense, sign: 1)
                for _ in 0..<2 { try sums.apply(effect, to: 10) }
            }
        }
    }
}
