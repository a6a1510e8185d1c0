import HomeModel
import Models
import Storage
import StorageTestSupport
import Testing

@testable import HomeLive

struct MemberSearchRepositoryConformance {

    private static func of(_ member: ID<Member>) -> @Sendable (Connection, ID<Household>) throws -> MemberSearchRepository {
        { MemberSearchRepository($0, household: $1, member: member) }
    }

    @Test(arguments: ConformingEngine.allCases) func theLastSearchesAreNewestFirstAndEachOnce(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(Self.of(.anna)) { searches in
            for (number, text) in ["a", "b", "c", "a", "d"].enumerated() {
                try searches.remember(text, id: ID(rawValue: Int64(number + 1)), at: Int64(number), keeping: 3)
            }
            try searches.save(SavedSearch(id: 9, name: "Food", text: "category:food"), at: 9)
        }
        try await households.write(Self.of(.ben)) { try $0.remember("ben", id: 20, at: 1, keeping: 3) }
        #expect(try await households.read(Self.of(.anna)) { try $0.recent() } == ["d", "a", "c"])
        #expect(try await households.read(Self.of(.ben)) { try $0.recent() } == ["ben"])
        try await households.write(Self.of(.anna)) { try $0.forgetRecent() }
        #expect(try await households.read(Self.of(.anna)) { try $0.recent() } == [])
        #expect(try await households.read(Self.of(.anna)) { try $0.saved() } == [SavedSearch(id: 9, name: "Food", text: "category:food")])
        #expect(try await households.read(Self.of(.ben)) { try $0.recent() } == ["ben"])
    }

    @Test(arguments: ConformingEngine.allCases) func onlyTheMemberDeletesASavedSearch(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        try await households.write(Self.of(.anna)) { searches in
            try searches.remember("a", id: 1, at: 1, keeping: 10)
            try searches.save(SavedSearch(id: 2, name: "Two", text: "2"), at: 2)
        }
        #expect(try await !households.write(Self.of(.ben)) { try $0.delete(2) })
        #expect(try await !households.write(Self.of(.anna)) { try $0.delete(1) })
        #expect(try await households.write(Self.of(.anna)) { try [$0.delete(2), $0.delete(2)] } == [true, false])
        #expect(try await households.read(Self.of(.anna)) { try $0.saved() } == [])
    }
}
