import Models
import Storage
import StorageTestSupport
import SubscriptionsModel
import Testing

@testable import SubscriptionsLive

struct SubscriptionRepositoryConformance {
    private static let full = Subscription(
        id: ID(rawValue: .max), name: .awkward, price: .euro(12_99), cycle: .every(10_000, .halfYear), anchor: "0001-01-01",
        summary: .awkward, highest: .euro(14_99), yearlyOffer: .euro(.max), billedFrom: "9999-12-31", category: 1, account: .checking,
        card: 2,
        website: "https://a", notes: .awkward, started: "2026-01-31", trial: SubscriptionTrial(until: "2026-02-01", price: .euro(1)),
        introduction: IntroductoryPrice(charges: 3, price: .euro(5)), minimumUntil: "2026-12-31", notice: NoticePeriod(2, .month),
        cancellation: .awkward, renews: false, ends: "2027-01-01", reminders: [7, 3, 0],
        sharing: SubscriptionSharing(others: 5, names: .awkward, mine: .euro(2)), payeeKey: "films", lastUsed: "2026-03-01",
        statusChanges: [
            SubscriptionStatusChange(.pause, on: "2026-02-01"),
            SubscriptionStatusChange(.cancel, on: "2026-03-01", until: "2026-03-31"),
        ], prices: [SubscriptionPrice(from: "2026-01-01", .euro(11_99)), SubscriptionPrice(from: "2026-02-01", .euro(12_99))],
        isRemoved: true, revision: 3)
    private static let simple = Subscription(id: 1, name: "", price: .dollar(0), cycle: .once, anchor: "2026-03-10")

    private static func households(on engine: ConformingEngine) async throws -> TestHouseholds {
        let households = try await TestHouseholds(on: engine)
        for household in [ID<Household>.own, .neighbor] {
            try await households.write(SubscriptionRepository.init, of: household) { subscriptions in
                try subscriptions.insert(full)
                try subscriptions.insert(simple)
            }
        }
        return households
    }

    @Test(arguments: ConformingEngine.allCases) func everyFieldIsStored(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        let (all, one, none) = try await households.read(SubscriptionRepository.init) { try ($0.all(), $0.find(1), $0.find(2)) }
        #expect(all == [Self.simple, Self.full])
        #expect(one == Self.simple && none == nil)
    }

    @Test(arguments: ConformingEngine.allCases) func anUpdateNeedsTheCurrentRevision(engine: ConformingEngine) async throws {
        let households = try await Self.households(on: engine)
        var edited = Self.full
        (edited.name, edited.prices, edited.statusChanges, edited.trial, edited.sharing) = ("new", [], [], nil, nil)
        let update = edited
        let results = try await households.write(SubscriptionRepository.init) { try [$0.update(update), $0.update(update)] }
        #expect(results == [true, false])
        edited.revision = 4
        #expect(try await households.read(SubscriptionRepository.init) { try $0.all() } == [Self.simple, edited])
        #expect(try await households.read(SubscriptionRepository.init, of: .neighbor) { try $0.all() } == [Self.simple, Self.full])
    }
}
