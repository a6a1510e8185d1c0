import Models
import PlanModel
import Storage
import StorageTestSupport
import Testing

@testable import PlanLive

struct ExpectedItemRepositoryConformance {
    private static let rent = ExpectedItem(
        id: 1, name: "Rent", amount: .euro(-780), tolerance: 5, cycle: .every(3, .quarter), anchor: "2026-01-31", ends: "2027-01-31",
        weekendRule: .after, account: .checking, category: .groceries, payeeKey: "rent")
    private static let refund = ExpectedItem(
        id: 2, name: "Refund", amount: .dollar(1), cycle: .once, anchor: "2026-02-01", weekendRule: .before, isRemoved: true)

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(ExpectedItemRepository.init, of: household) { items in
                try items.insert(refund)
                try items.insert(rent)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func itemsAreById(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (all, found, none) = try await households.read(ExpectedItemRepository.init) { items in
            try (items.all(), items.find(2), items.find(3))
        }
        #expect(all == [Self.rent, Self.refund])
        #expect(found == Self.refund && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func onlyTheCurrentRevisionIsChanged(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        var changed = Self.rent
        (changed.name, changed.amount, changed.cycle, changed.ends) = ("Flat", .dollar(3), .once, nil)
        (changed.account, changed.category, changed.payeeKey, changed.weekendRule) = (nil, nil, "", .same)
        let update = changed
        #expect(try await households.write(ExpectedItemRepository.init) { try $0.update(update) })
        #expect(try await !households.write(ExpectedItemRepository.init) { try $0.update(update) })
        changed.revision = 2
        #expect(try await households.read(ExpectedItemRepository.init) { try $0.find(1) } == changed)
        #expect(try await households.read(ExpectedItemRepository.init, of: .neighbor) { try $0.find(1) } == Self.rent)
    }

    @Test(arguments: ConformingEngine.allCases) func anAmountIsNotZeroAndAToleranceNotNegative(engine: ConformingEngine) async throws {
        let households = try await TestHouseholds(on: engine)
        for (amount, tolerance) in [(0, 0), (1, -1)] as [(Int64, Int64)] {
            var item = Self.refund
            (item.amount, item.tolerance) = (.euro(amount), tolerance)
            let invalid = item
            #expect(try await households.rejects(ExpectedItemRepository.init) { try $0.insert(invalid) })
        }
    }
}
