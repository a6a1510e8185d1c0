import Models
import Storage
import StorageTestSupport
import SubscriptionsModel
import Testing

@testable import SubscriptionsLive

struct SubscriptionChargeRepositoryConformance {
    private static let linked = SubscriptionCharge(
        id: 11, subscription: 1, day: "2026-02-01", amount: .euro(-5), transaction: 100, decision: .oneOff, isByHand: true)
    private static let recorded = SubscriptionCharge(
        id: 12, subscription: 1, day: "2026-01-01", amount: .dollar(.max), transaction: nil)
    private static let other = SubscriptionCharge(id: 13, subscription: 2, day: "2026-01-01", amount: .euro(7), transaction: 101)

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(SubscriptionRepository.init, of: household) { subscriptions in
                for id in [1, 2] as [ID<Subscription>] {
                    try subscriptions.insert(
                        Subscription(id: id, name: "s", price: .euro(5), cycle: .monthly, anchor: "2026-01-01"))
                }
            }
            try await households.write(SubscriptionChargeRepository.init, of: household) { charges in
                for charge in [linked, recorded, other] { try charges.insert(charge) }
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func chargesAreByDay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (all, one, found, none) = try await households.read(SubscriptionChargeRepository.init) { charges in
            try (charges.all(), charges.all(of: 1), charges.find(101), charges.find(102))
        }
        #expect(all == [1: [Self.recorded, Self.linked], 2: [Self.other]])
        #expect(one == [Self.recorded, Self.linked])
        #expect(found == Self.other && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func aTransactionIsOneCharge(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let again = SubscriptionCharge(id: 14, subscription: 2, day: "2026-03-01", amount: .euro(1), transaction: 100)
        #expect(try await !households.write(SubscriptionChargeRepository.init) { try $0.insert(again) })
        #expect(try await households.read(SubscriptionChargeRepository.init) { try $0.find(100) } == Self.linked)
    }

    @Test(arguments: ConformingEngine.allCases) func chargesAreChangedAndDeleted(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        var changed = Self.linked
        (changed.day, changed.amount, changed.decision, changed.isByHand) = ("2026-02-03", .dollar(9), .priceChange, false)
        let update = changed
        try await households.write(SubscriptionChargeRepository.init) { charges in
            try charges.update(update)
            try charges.delete(13)
            try charges.deleteRecorded(of: 1, from: "2026-01-01")
        }
        #expect(try await households.read(SubscriptionChargeRepository.init) { try $0.all() } == [1: [changed]])
        #expect(try await households.read(SubscriptionChargeRepository.init, of: .neighbor) { try $0.all() }.values.joined().count == 3)
    }

    @Test(arguments: ConformingEngine.allCases) func recordedChargesBeforeADayStay(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        try await households.write(SubscriptionChargeRepository.init) { try $0.deleteRecorded(of: 1, from: "2026-01-02") }
        #expect(try await households.read(SubscriptionChargeRepository.init) { try $0.all(of: 1) } == [Self.recorded, Self.linked])
    }

    @Test(arguments: ConformingEngine.allCases) func transactionsAreExcludedAndIncluded(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let found = try await households.write(SubscriptionChargeRepository.init) { charges in
            try charges.exclude(100)
            try charges.exclude(100)
            try charges.exclude(101)
            let before = try (charges.isExcluded(100), charges.excluded())
            try charges.include(100)
            return try (before.0, before.1, charges.isExcluded(100), charges.excluded())
        }
        #expect(found.0 && found.1 == [100, 101] && !found.2 && found.3 == [101])
        #expect(try await households.read(SubscriptionChargeRepository.init, of: .neighbor) { try $0.excluded() }.isEmpty)
    }

    @Test(arguments: ConformingEngine.allCases) func chargesOfSubscriptionsThatAreNotRemovedClaimTheirTransactions(
        engine: ConformingEngine
    ) async throws {
        let households = try await Self.households(on: engine)
        #expect(try await households.read(SubscriptionChargeRepository.init) { try $0.claimedTransactions() } == [100, 101])
        try await households.write(SubscriptionRepository.init) { subscriptions in
            var removed = try #require(try subscriptions.find(1))
            removed.isRemoved = true
            #expect(try subscriptions.update(removed))
        }
        #expect(try await households.read(SubscriptionChargeRepository.init) { try $0.claimedTransactions() } == [101])
        #expect(try await households.read(SubscriptionChargeRepository.init, of: .neighbor) { try $0.claimedTransactions() } == [100, 101])
    }
}
