import Models
import Storage
import StorageTestSupport
import Testing

@testable import TransactionsLive

struct TransferDismissalRepositoryConformance {

    @Test(arguments: ConformingEngine.allCases) func aPairIsDismissedInEitherOrderAndOfferedAgain(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        func areDismissed(of household: ID<Household> = .own) async throws -> [Bool] {
            try await households.read(TransferDismissalRepository.init, of: household) {
                [try $0.contains(7, 9), try $0.contains(9, 7), try $0.contains(7, 8)]
            }
        }
        #expect(try await areDismissed() == [false, false, false])
        try await households.write(TransferDismissalRepository.init) { dismissals in
            try dismissals.insert(9, 7)
            try dismissals.insert(7, 9)
        }
        #expect(try await areDismissed() == [true, true, false])
        #expect(try await areDismissed(of: .neighbor) == [false, false, false])
        try await households.write(TransferDismissalRepository.init) { try $0.delete(7, 9) }
        #expect(try await areDismissed() == [false, false, false])
    }
}
