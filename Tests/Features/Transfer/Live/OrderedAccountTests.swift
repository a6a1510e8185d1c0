import Models
import Services
import TestSupport
import Testing
import TransferModel

@testable import TransferLive

/// Transfers whose accounts are deleted or merged.
struct OrderedAccountTests {
    private let fixture: TransferFixture
    private let order: Transfer

    init() async throws {
        fixture = try await TransferFixture()
        order = try await fixture.transfers.order(fixture.draft(40_00, day: TransferFixture.today.adding(days: 4)))
    }

    private func undoLast() async throws {
        let change = try #require(try await fixture.home.transactions.history(limit: 1).first)
        try await fixture.home.transactions.undo(change.id)
    }

    @Test func ordersGoWithADeletedAccountAndComeBackWithIt() async throws {
        let schedule = try Schedule(anchor: TransferFixture.today.adding(days: 2), .month)
        let standing = try await fixture.standing.addStandingOrder(fixture.draft(5_00, day: schedule.anchor, schedule: schedule))
        _ = try await fixture.home.accounts.deleteAccount(id: fixture.savings.id, withEntries: true)
        await #expect(throws: ServiceError.notFound) { try await fixture.transfers.fetchTransfer(id: order.id) }
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 9)).transfers.isEmpty)
        try await undoLast()
        #expect(try await fixture.transfers.fetchTransfer(id: order.id).transfer == order)
        #expect(try await fixture.standing.fetchStandingOrder(id: standing.id).order == standing)
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 9)).completed == 2)
        try await fixture.home.expectClean()
    }

    @Test func ordersFollowAMergedAccountAndGoBackWithoutBeingDoneTwice() async throws {
        let other = try await fixture.home.account("Piggy bank", .savings)
        _ = try await fixture.home.accounts.mergeAccounts(id: other.id, absorbing: fixture.savings.id)
        #expect(try await fixture.transfers.fetchTransfer(id: order.id).destination?.name == "Piggy bank")
        try await undoLast()
        #expect(try await fixture.transfers.fetchTransfer(id: order.id).destination?.name == "Savings")
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 9)).completed == 1)
        #expect(try await fixture.transfers.runDue(today: TransferFixture.today.adding(days: 9)).transfers.isEmpty)
        #expect(try await fixture.balances() == [960_00, 90_00])
    }

    @Test func anOrderBetweenAccountsThatBecomeOneIsGone() async throws {
        _ = try await fixture.home.accounts.mergeAccounts(id: fixture.checking.id, absorbing: fixture.savings.id)
        #expect(try await fixture.transfers.fetchScheduled().items.isEmpty)
        try await undoLast()
        #expect(try await fixture.transfers.fetchScheduled().items.count == 1)
        try await fixture.home.expectClean()
    }
}
