import Models
import RecurrenceModel
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// What is found in eighteen months of statements. Today is 27 May 2026.
@Suite struct FoundSeriesTests {

    @Test func subscriptionsAndBillsAreSuggestedAndNothingElse() async throws {
        let household = try await SubscribedHousehold()
        let found = try await household.service.fetchFound(all: false).found.series
        #expect(Set(found.map(\.payeeKey)) == ["netflix", "shieldrock insurance"])
        #expect(found.count == 3)
        let all = try await household.service.fetchFound(all: true).found.series
        let kinds = Dictionary(grouping: all, by: \.payeeKey).mapValues { Set($0.map(\.kind)) }
        #expect(kinds["netflix"] == [.subscription] && kinds["shieldrock insurance"] == [.bill])
        #expect(all.contains { $0.kind == .obligation && $0.amount.minorUnits == 850_00 })
        #expect(all.contains { $0.kind == .income && $0.amount.minorUnits == 2_500_00 })
    }

    @Test func twoPoliciesAtOneInsurerAreTwoSeries() async throws {
        let household = try await SubscribedHousehold()
        let policies = try await household.service.fetchFound(all: false).found.series.filter { $0.payeeKey == "shieldrock insurance" }
        #expect(Set(policies.map(\.amount.minorUnits)) == [41_20, 12_80])
        let accepted = try await household.service.accept(try #require(policies.first).id, name: "House")
        #expect(try await household.summary(accepted).charges == 18)
        let left = try await household.service.fetchFound(all: false).found.series.filter { $0.payeeKey == "shieldrock insurance" }
        #expect(left.count == 1 && left.first?.amount != accepted.price)
    }

    @Test func theSameSuggestionAcceptedByManyAtOnceIsOneSubscription() async throws {
        let household = try await SubscribedHousehold()
        let id = try await household.found("netflix").id
        let accepted = try await withThrowingTaskGroup(of: ID<Subscription>.self) { group in
            for _ in 0..<8 { group.addTask { try await household.service.accept(id, name: nil).id } }
            var ids: Set<ID<Subscription>> = []
            for try await id in group { ids.insert(id) }
            return ids
        }
        #expect(accepted.count == 1)
        let overview = try await household.service.fetchSubscriptions()
        #expect(overview.subscriptions.count == 1 && overview.subscriptions.first?.charges == 18)
    }

    @Test func severalAreAcceptedAtOnceAndUndoneAtOnce() async throws {
        let household = try await SubscribedHousehold()
        let found = Set(try await household.service.fetchFound(all: false).found.series.map(\.id))
        let (added, change) = try await household.service.accept(found)
        #expect(added.count == 3)
        #expect(try await household.service.fetchSubscriptions().subscriptions.map(\.charges) == [18, 18, 18])
        #expect(try await household.service.fetchFound(all: false).found.series.isEmpty)
        // They are not there to be accepted once more.
        let again = try await household.service.accept(found)
        #expect(again.added.isEmpty && again.change == nil)
        try await household.home.transactions.undo(try #require(change))
        #expect(try await household.service.fetchSubscriptions().subscriptions.isEmpty)
        #expect(try await household.service.fetchFound(all: false).found.series.count == 3)
    }

    @Test func whatWasChangedSinceKeepsSeveralFromBeingUndone() async throws {
        let household = try await SubscribedHousehold()
        let found = Set(try await household.service.fetchFound(all: false).found.series.map(\.id))
        let (added, change) = try await household.service.accept(found)
        _ = try await household.service.deleteSubscription(id: try #require(added.first).id)
        await #expect(throws: ServiceError.self) { try await household.home.transactions.undo(try #require(change)) }
        #expect(try await household.service.fetchSubscriptions().subscriptions.count == 2)
    }

    @Test func whatIsDismissedComesBackWhenItsPriceChanges() async throws {
        let household = try await SubscribedHousehold()
        try await household.service.dismiss(try await household.found("netflix").id)
        #expect(try await household.service.fetchFound(all: false).found.series.allSatisfy { $0.payeeKey != "netflix" })
        // A further charge at the same price is no news.
        try await household.home.add(-11_99, in: household.checking, payee: "Netflix", day: TestHousehold.today)
        #expect(try await household.service.fetchFound(all: false).found.series.allSatisfy { $0.payeeKey != "netflix" })
        let days = [16, 17].map { SubscribedHousehold.day($0, 12) }
        let entries = try await household.home.allEntries(EntryQuery(account: household.checking.id)).filter {
            $0.payee.folded.contains("netflix") && $0.day >= SubscribedHousehold.day(16)
        }
        _ = try await household.home.transactions.deleteTransactions(ids: entries.map(\.id))
        for day in days { try await household.home.add(-15_99, in: household.checking, payee: "Netflix", day: day) }
        #expect(try await household.service.fetchFound(all: false).found.series.contains { $0.payeeKey == "netflix" })
    }

    @Test func aDeletedSubscriptionIsFoundAgain() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        _ = try await household.service.deleteSubscription(id: netflix.id)
        #expect(try await household.service.fetchFound(all: false).found.series.contains { $0.payeeKey == "netflix" })
    }

    @Test func theChargesOfASeriesCanBelongToASubscriptionThatIsThere() async throws {
        let household = try await SubscribedHousehold()
        let typed = try await household.service.addSubscription(
            SubscriptionDraft(
                name: "Films", price: household.home.money(11_99), cycle: .monthly, next: SubscribedHousehold.day(18)))
        let assigned = try await household.service.assign(try await household.found("netflix").id, to: typed.id)
        #expect(assigned.id == typed.id)
        #expect(try await household.summary(typed).charges == 18)
        #expect(try await household.service.fetchFound(all: false).found.series.allSatisfy { $0.payeeKey != "netflix" })
    }
}
