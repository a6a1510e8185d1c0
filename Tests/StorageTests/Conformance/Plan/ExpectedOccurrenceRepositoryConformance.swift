import Models
import PlanModel
import Storage
import StorageTestSupport
import Testing

@testable import PlanLive

struct ExpectedOccurrenceRepositoryConformance {
    private static let came = ExpectedOccurrence(
        item: 1, day: "2026-01-31", state: .completed(.euro(-780), on: "2026-02-02", 100), isByHand: false)
    private static let skipped = ExpectedOccurrence(item: 1, day: "2025-10-31", state: .skipped, isByHand: true)
    private static let said = ExpectedOccurrence(
        item: 2, day: "2026-01-01", state: .completed(.dollar(7), on: "2026-01-01", nil), isByHand: true)

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(ExpectedItemRepository.init, of: household) { items in
                for id in [1, 2] as [ID<ExpectedItem>] {
                    try items.insert(ExpectedItem(id: id, name: "e", amount: .euro(1), cycle: .monthly, anchor: "2025-10-31"))
                }
            }
            try await households.write(ExpectedOccurrenceRepository.init, of: household) { occurrences in
                for occurrence in [came, skipped, said] { try occurrences.insert(occurrence) }
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func occurrencesAreByDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (all, one, found, none) = try await households.read(ExpectedOccurrenceRepository.init) { occurrences in
            try (occurrences.all(since: "2026-01-01"), occurrences.all(of: 1), occurrences.find(100), occurrences.find(101))
        }
        #expect(all == [1: [Self.came], 2: [Self.said]])
        #expect(one == [Self.skipped, Self.came])
        #expect(found == Self.came && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func aDayAndATransactionAreSettledOnce(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        var again = Self.came
        again.item = 2
        let otherItem = again
        #expect(try await !households.write(ExpectedOccurrenceRepository.init) { try $0.insert(otherItem) })
        #expect(try await !households.write(ExpectedOccurrenceRepository.init) { try $0.insert(Self.said) })
    }

    @Test(arguments: ConformingEngine.allCases) func anOccurrenceIsOpenedAgain(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let deleted = try await households.write(ExpectedOccurrenceRepository.init) { occurrences in
            try [occurrences.delete(1, on: "2026-01-31"), occurrences.delete(1, on: "2026-01-31")]
        }
        #expect(deleted == [true, false])
        #expect(try await households.read(ExpectedOccurrenceRepository.init) { try $0.all(of: 1) } == [Self.skipped])
        #expect(try await households.read(ExpectedOccurrenceRepository.init, of: .neighbor) { try $0.all(of: 1) }.count == 2)
    }

    @Test(arguments: ConformingEngine.allCases) func anOccurrenceNeedsAnItem(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        #expect(try await households.rejects(ExpectedOccurrenceRepository.init) { try $0.insert(Self.came) })
    }
}
