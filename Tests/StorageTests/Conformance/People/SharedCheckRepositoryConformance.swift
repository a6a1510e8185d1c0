import Models
import PeopleModel
import Storage
import StorageTestSupport
import Testing

@testable import PeopleLive

struct SharedCheckRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func differencesAreNamed(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        // Nothing was added to the sums, and the ledger account has no balance.
        let found = try await households.read { try SharedCheckRepository($0, household: .own).differences() }
        #expect(found.contains("Flat: a member's sums in EUR are not those of the expenses and settlements"))
        #expect(found.contains("Flat: the debts between members are not those of the expenses and settlements"))
        #expect(found.contains("Flat: the totals by month are not those of the expenses"))
        #expect(found.contains("Flat: 0.40 EUR is owed to the household, its ledger account holds 0.00 EUR"))
    }

    @Test(arguments: ConformingEngine.allCases) func sumsThatFollowFromTheExpensesAreRight(engine: ConformingEngine) async throws {
        let households = try await SharedRows.households(on: engine)
        var effect = GroupEffect()
        try effect.apply(SharedRows.expense, sign: 1)
        try effect.apply(SharedRows.settlement, sign: 1)
        let added = effect
        try await households.write(GroupSumRepository.init) { try $0.apply(added, to: 10) }
        let found = try await households.read { try SharedCheckRepository($0, household: .own).differences() }
        #expect(found == ["Flat: 0.40 EUR is owed to the household, its ledger account holds 0.00 EUR"])
    }
}
