import Models
import Storage
import StorageTestSupport
import Testing

@testable import HomeLive

struct FirstStepsRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aHouseholdHidesItsOwnOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await !households.read(FirstStepsRepository.init) { try $0.areHidden() })
        try await households.write(FirstStepsRepository.init) { steps in
            try steps.hide(at: 1)
            try steps.hide(at: 2)
        }
        #expect(try await households.read(FirstStepsRepository.init) { try $0.areHidden() })
        #expect(try await !households.read(FirstStepsRepository.init, of: .neighbor) { try $0.areHidden() })
    }
}
