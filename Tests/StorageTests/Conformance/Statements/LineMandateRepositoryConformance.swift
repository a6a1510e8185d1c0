import Models
import Storage
import StorageTestSupport
import Testing

struct LineMandateRepositoryConformance {
    @Test(arguments: ConformingEngine.allCases) func aTransactionHasTheMandateOfItsLastLine(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        let groups = [
            TransactionGroup.payment(1, 50, from: .checking, to: .groceries, on: "2026-01-01"),
            TransactionGroup.payment(2, 60, from: .checking, to: .groceries, on: "2026-03-01"),
        ]
        for household in [ID<Household>.own, .neighbor] {
            try await households.record(groups, of: household)
            try await households.write(LineMandateRepository.init, of: household) { mandates in
                for group in groups { try mandates.set(creditor: "old", mandate: "old", of: group.id) }
            }
        }
        try await households.write(LineMandateRepository.init) { mandates in
            try mandates.set(creditor: "DE1", mandate: .awkward, of: 2)
            try mandates.delete(of: 1)
        }
        let stored = try await households.read { connection in
            try connection.all("SELECT household, group_id, creditor, mandate FROM line_mandate ORDER BY household, group_id") {
                [$0.integer(0) == ID<Household>.own.rawValue ? "own" : "neighbor", "\($0.integer(1))", $0.text(2), $0.text(3)]
            }
        }
        #expect(Set(stored) == [["own", "2", "DE1", .awkward], ["neighbor", "1", "old", "old"], ["neighbor", "2", "old", "old"]])
    }
}
