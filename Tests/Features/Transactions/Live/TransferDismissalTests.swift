import Models
import Services
import TestSupport
import Testing
import TransactionsModel

/// Two transactions that a member says are not one transfer.
struct TransferDismissalTests {
    private let home: TestHousehold
    private let left: TransactionGroup
    private let arrived: TransactionGroup

    init() async throws {
        home = try await TestHousehold()
        let day = TestHousehold.today.adding(days: -3)
        let checking = try await home.account("Checking", opening: 5_000_00, on: day.adding(days: -30))
        let savings = try await home.account("Savings", .savings, opening: 50_00, on: day.adding(days: -30))
        left = try await home.add(-1_200_00, in: checking, payee: "Landlord", category: "housing", day: day).transaction
        arrived = try await home.add(1_200_00, in: savings, payee: "Employer", category: "salary", day: day.adding(days: 2)).transaction
    }

    private func offered(on transaction: TransactionGroup) async throws -> [ID<Transaction>] {
        let details = try await home.services.transactionScreens().fetchDetails(ids: [transaction.id])
        return try #require(details.origin).otherSides.map(\.id)
    }

    @Test func eachIsOfferedOnThePageOfTheOther() async throws {
        #expect(try await offered(on: left) == [arrived.id])
        #expect(try await offered(on: arrived) == [left.id])
    }

    @Test func dismissedOnOnePageNeitherIsOfferedAgain() async throws {
        _ = try await home.transactions.dismissTransfer(of: arrived.id, with: [left.id])
        #expect(try await offered(on: left).isEmpty)
        #expect(try await offered(on: arrived).isEmpty)
    }

    @Test func theUndoOffersThemAgainAndItsUndoDoesNot() async throws {
        let change = try await home.transactions.dismissTransfer(of: left.id, with: [arrived.id])
        try await home.transactions.undo(change)
        #expect(try await offered(on: left) == [arrived.id])
        let undo = try #require(try await home.transactions.history(limit: 1).first)
        #expect(undo.action == .offerTransfer)
        try await home.transactions.undo(undo.id)
        #expect(try await offered(on: arrived).isEmpty)
    }

    @Test func dismissedTransactionsCanStillBeJoinedByHand() async throws {
        _ = try await home.transactions.dismissTransfer(of: left.id, with: [arrived.id])
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        #expect(change.transactions.count == 1)
    }

    @Test func aTransactionIsNotDismissedWithItselfOrWithNone() async throws {
        #expect(await brokenRule { _ = try await home.transactions.dismissTransfer(of: left.id, with: [left.id]) } != nil)
        #expect(await brokenRule { _ = try await home.transactions.dismissTransfer(of: left.id, with: []) } != nil)
        await #expect(throws: ServiceError.notFound) {
            _ = try await home.transactions.dismissTransfer(of: left.id, with: [ID(rawValue: 9_999)])
        }
    }
}
