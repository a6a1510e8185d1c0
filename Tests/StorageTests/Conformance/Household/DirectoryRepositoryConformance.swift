import Models
import StorageTestSupport
import Testing

@testable import Storage

struct DirectoryRepositoryConformance {
    private static let secret: [UInt8] = [0, 255, 7]

    @Test(arguments: ConformingEngine.allCases) func aNameOfTwoHouseholdsLeadsToBoth(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(DirectoryRepository.init) { directory in
            for household in [ID<Household>.neighbor, .own, .own] { try directory.insert(.name, "Élise", of: household) }
            try directory.insert(.address, "élise", of: .neighbor)
        }
        let found = try await households.read(DirectoryRepository.init) { directory in
            try [
                directory.households(.name, "ÉLISE"), directory.households(.address, "Élise"), directory.households(.host, "élise"),
                directory.households(.name, "elis"),
            ]
        }
        #expect(found == [[.own, .neighbor], [.neighbor], [], []])
        try await households.write(DirectoryRepository.init) { try $0.delete(.name, "Élise", of: .own) }
        let rest = try await households.read(DirectoryRepository.init) { try $0.households(.name, "Élise") }
        #expect(rest == [.neighbor])
    }

    @Test(arguments: ConformingEngine.allCases) func aSecretLeadsToItsHouseholdUntilItIsDeleted(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(DirectoryRepository.init) { try $0.insert(.secret, Self.secret, of: .neighbor) }
        let found = try await households.read(DirectoryRepository.init) { directory in
            try [directory.household(ofSecret: Self.secret), directory.household(ofSecret: [0, 255])]
        }
        #expect(found == [.neighbor, nil])
        // Another household's entry is not deleted.
        try await households.write(DirectoryRepository.init) { try $0.delete(.secret, Self.secret, of: .own) }
        #expect(try await households.read(DirectoryRepository.init) { try $0.household(ofSecret: Self.secret) } == .neighbor)
        try await households.write(DirectoryRepository.init) { try $0.delete(.secret, Self.secret, of: .neighbor) }
        #expect(try await households.read(DirectoryRepository.init) { try $0.household(ofSecret: Self.secret) } == nil)
    }
}
