import ImportModel
import Models
import RecurrenceModel
import Services
import SubscriptionsModel
import TestSupport
import Testing

/// What the ledger does to the charges of a subscription. Today is 27 May 2026.
@Suite struct SubscriptionLedgerTests {

    @Test func anAcceptedSubscriptionHasItsChargesAndItsPriceChange() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let details = try await household.service.fetchSubscription(id: netflix.id)
        #expect(details.payments.count == 18 && details.payments.allSatisfy { $0.kind == .charged })
        #expect(details.priceChanges.map(\.day) == [SubscribedHousehold.day(9)])
        #expect(details.priceChanges.map(\.from.minorUnits) == [9_99] && details.priceChanges.map(\.to.minorUnits) == [11_99])
        #expect(details.priceChanges.map(\.yearly.minorUnits) == [24_00])
        #expect(details.summary.lastStep == details.priceChanges.last)
        #expect(details.spent == household.home.money(9 * 9_99 + 9 * 11_99))
    }

    @Test func undoOfTheImportTakesTheChargesBackAndLeavesNoTrace() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        _ = try await household.home.services.statements().undo(household.imported, force: false)
        let details = try await household.service.fetchSubscription(id: netflix.id)
        #expect(details.payments.allSatisfy { $0.transaction == nil })
        #expect(try await household.service.fetchFound(all: true).found.series.isEmpty)
        try await household.home.expectClean()
    }

    @Test func theSameFileAgainFindsNothingNew() async throws {
        let household = try await SubscribedHousehold()
        let before = try await household.service.fetchFound(all: true).found.series
        try await household.home.take("again.csv", SubscribedHousehold.statement, into: household.checking)
        #expect(try await household.service.fetchFound(all: true).found.series == before)
    }

    @Test func aDeletedChargeLeavesAndComesBackWithUndo() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let entry = try await household.entry(of: netflix)
        let change = try await household.home.transactions.deleteTransactions(ids: [entry.id])
        #expect(try await household.summary(netflix).charges == 17)
        try await household.home.transactions.undo(change.id)
        #expect(try await household.summary(netflix).charges == 18)
    }

    @Test func aSplitChargeStaysOneCharge() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let entry = try await household.entry(of: netflix)
        let parts = [
            SplitPart(amount: household.home.money(-10_00), category: try await household.home.category("Subscriptions")),
            SplitPart(amount: household.home.money(-1_99), category: try await household.home.category("Fee")),
        ]
        _ = try await household.home.transactions.splitTransaction(id: entry.id, into: parts, revision: nil)
        let summary = try await household.summary(netflix)
        #expect(summary.charges == 18 && summary.lastCharge?.amount == household.home.money(11_99) && summary.openChange == nil)
    }

    @Test func aChargeWhosePayeeIsChangedLeaves() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let entry = try await household.entry(of: netflix)
        _ = try await household.home.transactions.updateTransaction(
            id: entry.id, TransactionEdit(payee: "Somebody else"), revision: nil)
        #expect(try await household.summary(netflix).charges == 17)
    }

    @Test func aChargeOnAnotherDayMovesWithIt() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let entry = try await household.entry(of: netflix)
        _ = try await household.home.transactions.updateTransaction(
            id: entry.id, TransactionEdit(day: entry.day.adding(days: 2)), revision: nil)
        #expect(try await household.summary(netflix).lastCharge?.day == entry.day.adding(days: 2))
    }

    @Test func aChargeTypedByHandBelongsToIt() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        try await household.home.add(-11_99, in: household.checking, payee: "Netflix", day: SubscribedHousehold.day(18))
        #expect(try await household.summary(netflix).charges == 19)
    }

    @Test func aHigherChargeAsksAndTheAnswerIsThePrice() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        try await household.home.add(-13_99, in: household.checking, payee: "Netflix", day: TestHousehold.today)
        let open = try #require(try await household.summary(netflix).openChange)
        #expect(open.change.from.minorUnits == 11_99 && open.change.to.minorUnits == 13_99 && open.change.yearly.minorUnits == 24_00)
        try await household.service.decide(.priceChange, on: open.charge, of: netflix.id)
        let summary = try await household.summary(netflix)
        #expect(summary.openChange == nil && summary.price.minorUnits == 13_99)
        await #expect(throws: ServiceError.conflict) {
            try await household.service.decide(.oneOff, on: open.charge, of: netflix.id)
        }
    }

    // MARK: - Accounts and categories

    @Test func itsAccountIsMergedAndTheMergeIsUndone() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let other = try await household.home.account("New bank")
        let merge = try await household.home.accounts.mergeAccounts(id: other.id, absorbing: household.checking.id)
        let merged = try await household.summary(netflix)
        #expect(merged.subscription.account == other.id && merged.charges == 18 && merged.payerName == "New bank")
        #expect(try await household.service.fetchFound(all: true).found.series.allSatisfy { $0.account == other.id })
        try await household.home.transactions.undo(merge.change)
        let back = try await household.summary(netflix)
        #expect(back.subscription.account == household.checking.id && back.charges == 18)
        try await household.home.expectClean()
    }

    @Test func itsAccountIsArchivedAndItStays() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        try await household.home.accounts.archiveAccount(id: household.checking.id)
        let summary = try await household.summary(netflix)
        #expect(summary.charges == 18 && summary.payerName == "Checking")
        var draft = SubscriptionDraft(summary.subscription, next: try #require(summary.next))
        draft.notes = "Kept"
        let edited = try await household.service.updateSubscription(id: netflix.id, draft, revision: summary.subscription.revision)
        #expect(edited.account == household.checking.id && edited.notes == "Kept")
    }

    @Test func itsAccountIsDeletedAndBroughtBack() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        guard
            case .deleted(_, _, let change) = try await household.home.accounts.deleteAccount(id: household.checking.id, withEntries: true)
        else {
            Issue.record("The account was archived")
            return
        }
        let gone = try await household.service.fetchSubscription(id: netflix.id)
        #expect(gone.payments.allSatisfy { $0.transaction == nil } && gone.summary.payerName.isEmpty)
        #expect(try await household.service.fetchFound(all: true).found.series.isEmpty)
        try await household.home.transactions.undo(change)
        #expect(try await household.summary(netflix).charges == 18)
        try await household.home.expectClean()
    }

    @Test func itsCategoryIsMergedAndTheMergeIsUndone() async throws {
        let household = try await SubscribedHousehold()
        let netflix = try await household.accepted()
        let categories = household.home.categories
        let (old, new) = (try await household.home.category("Subscriptions"), try await household.home.category("Entertainment"))
        #expect(try await household.summary(netflix).subscription.category == old)
        let change = try await categories.mergeCategories(id: new, absorbing: old)
        #expect(try await household.summary(netflix).subscription.category == new)
        try await household.home.transactions.undo(change)
        #expect(try await household.summary(netflix).subscription.category == old)
    }
}
