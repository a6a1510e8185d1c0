import Models
import Services
import Testing

@testable import LiveServices

/// Transfers whose accounts are deleted or merged.
struct OrderedAccountTests {
    private let bench: TransferFixture
    private let order: Transfer

    init() async throws {
        bench = try await TransferFixture()
        order = try await bench.transfers.order(bench.draft(40_00, day: TransferFixture.today.adding(days: 4)))
    }

    private func undoLast() async throws {
        let change = try #require(try await bench.home.transactions.history(limit: 1).first)
        try await bench.home.transactions.undo(change.id)
    }

    @Test func ordersGoWithADeletedAccountAndComeBackWithIt() async throws {
        let schedule = try Schedule(anchor: TransferFixture.today.adding(days: 2), .month)
        let standing = try await bench.standing.addStandingOrder(bench.draft(5_00, day: schedule.anchor, schedule: schedule))
        _ = try await bench.home.accounts.deleteAccount(id: bench.savings.id, withEntries: true)
        await #expect(throws: ServiceError.notFound) { try await bench.transfers.fetchTransfer(id: order.id) }
        #expect(try await bench.transfers.runDue(today: TransferFixture.today.adding(days: 9)).transfers.isEmpty)
        try await undoLast()
        #expect(try await bench.transfers.fetchTransfer(id: order.id).transfer == order)
        #expect(try await bench.standing.fetchStandingOrder(id: standing.id).order == standing)
        #expect(try await bench.transfers.runDue(today: TransferFixture.today.adding(days: 9)).completed == 2)
        try await bench.home.expectClean()
    }

    @Test func ordersFollowAMergedAccountAndGoBackWithoutBeingDoneTwice() async throws {
        let other = try await bench.home.account("Piggy bank", .savings)
        _ = try await bench.home.accounts.mergeAccounts(id: other.id, absorbing: bench.savings.id)
        #expect(try await bench.transfers.fetchTransfer(id: order.id).destination?.name == "Piggy bank")
        try await undoLast()
        #expect(try await bench.transfers.fetchTransfer(id: order.id).destination?.name == "Savings")
        #expect(try await bench.transfers.runDue(today: TransferFixture.today.adding(days: 9)).completed == 1)
        #expect(try await bench.transfers.runDue(today: TransferFixture.today.adding(days: 9)).transfers.isEmpty)
        #expect(try await bench.balances() == [960_00, 90_00])
    }

    @Test func anOrderBetweenAccountsThatBecomeOneIsGone() async throws {
        _ = try await bench.home.accounts.mergeAccounts(id: bench.checking.id, absorbing: bench.savings.id)
        #expect(try await bench.transfers.fetchScheduled().items.isEmpty)
        try await undoLast()
        #expect(try await bench.transfers.fetchScheduled().items.count == 1)
        try await bench.home.expectClean()
    }
}
