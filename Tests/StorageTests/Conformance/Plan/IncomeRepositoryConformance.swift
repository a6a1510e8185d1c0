import Models
import Storage
import StorageTestSupport
import Testing

@testable import PlanLive

struct IncomeRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func onlyCategoriesOfIncomeAreRead(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.record(.payment(1, 10), .payment(2, 50, from: .salary, to: .checking))
        try await households.record(.payment(1, 1_000, from: .salary, to: .checking), of: .neighbor)
        let days = try await households.read(IncomeRepository.init) { try $0.days("2026-03-01"..."2026-03-31") }
        #expect(days.map(\.net) == [.euro(50)])
        #expect(try await households.read(IncomeRepository.init) { try $0.days("2026-03-11"..."2026-03-31") } == [])
    }
}
