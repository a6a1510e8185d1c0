import ImportModel
import Models
import Services
import TestSupport
import Testing
import TransferModel

@testable import TransferLive

/// Transfers to others, and the statements that contain them.
struct ExternalTransferTests {
    private let fixture: TransferFixture
    private let order: Transfer

    init() async throws {
        fixture = try await TransferFixture()
        order = try await fixture.transfers.order(fixture.draft(400_00, to: fixture.landlord, note: "Rent"))
    }

    private var transfers: any TransferServiceProtocol { fixture.transfers }

    @Test func itWaitsForItsStatementAndLowersWhatIsAvailable() async throws {
        #expect(order.isSubmitted)
        #expect(try await fixture.home.balance(fixture.checking) == 1_000_00)
        #expect(try await fixture.available(fixture.checking) == 600_00)
        #expect(try await transfers.fetchOverview().submitted.map(\.transfer.id) == [order.id])
    }

    @Test(arguments: [0, 3, 9, -9]) func theStatementThatShowsItCompletesIt(days: Int) async throws {
        let report = try await fixture.take(TransferFixture.today.adding(days: days), "-400.00", "LANDLORD RENT")
        #expect(report.files[0].statements[0].matched == 1)
        #expect(try await fixture.status(order.id) == .completed)
        #expect(try await fixture.home.balance(fixture.checking) == 600_00)
        let undone = try await fixture.home.services.statements().undo(try #require(report.id), force: false)
        #expect(undone.isDone)
        #expect(try await fixture.status(order.id) == .pending)
        #expect(try await fixture.available(fixture.checking) == 600_00)
        try await fixture.home.expectClean()
    }

    @Test func elevenDaysLaterItIsSomethingElse() async throws {
        try await fixture.take(TransferFixture.today.adding(days: 11), "-400.00", "LANDLORD RENT")
        #expect(try await fixture.status(order.id) == .pending)
    }

    @Test func theReferenceThatTheLineRepeatsDecides() async throws {
        let other = try await transfers.order(fixture.draft(400_00, to: fixture.landlord, note: "Deposit"))
        // The first is nearer in days, but the line names the second.
        try await fixture.take(TransferFixture.today, "-400.00", "Landlord EREF+\(other.reference)")
        #expect(try await fixture.status(other.id) == .completed)
        #expect(try await fixture.status(order.id) == .pending)
    }

    @Test func anotherOrdersReferenceMatchesNothing() async throws {
        let other = try await transfers.order(fixture.draft(1_00, to: fixture.landlord))
        try await fixture.take(TransferFixture.today, "-400.00", "Landlord \(other.reference)")
        #expect(try await fixture.status(order.id) == .pending)
    }

    @Test(arguments: ["Landlord REF20240115", "XREF12345678"]) func whatOnlyLooksLikeAReferenceKeepsNothingBack(text: String) async throws {
        try await fixture.take(TransferFixture.today, "-400.00", text)
        #expect(try await fixture.status(order.id) == .completed)
    }

    @Test func whatIsRevivedHasNotFailed() async throws {
        let failed = try await transfers.fail(id: order.id)
        let edit = TransactionEdit(status: .completed)
        _ = try await fixture.home.transactions.updateTransaction(id: try #require(failed.transaction), edit, revision: nil)
        let revived = try await transfers.fetchTransfer(id: order.id).transfer
        #expect(revived.status == .completed && revived.failure == nil)
    }

    @Test func itIsCompletedByHandOnTheDayThatIsSaid() async throws {
        let day = TransferFixture.today.adding(days: -1)
        #expect(try await transfers.complete(id: order.id, on: day).status == .completed)
        #expect(try await transfers.complete(id: order.id, on: day).status == .completed)
        #expect(try await fixture.home.balance(fixture.checking) == 600_00)
        let said = await brokenRule { _ = try await transfers.fail(id: order.id) }
        #expect(said == "The transfer is completed already")
        // A later line matches it.
        #expect(try await fixture.take(TransferFixture.today, "-400.00", "RENT").files[0].statements[0].matched == 1)
        try await fixture.home.expectClean()
    }

    @Test func whatTheBankRefusesCountsNowhere() async throws {
        let failed = try await transfers.fail(id: order.id)
        #expect(failed.status == .failed && failed.failure == .refusedByBank)
        #expect(try await fixture.available(fixture.checking) == 1_000_00)
        let said = await brokenRule { _ = try await transfers.complete(id: order.id, on: TransferFixture.today) }
        #expect(said == "The transfer has failed; order it again")
    }

    @Test func aCancelledOrderFreesWhatItHeld() async throws {
        #expect(try await transfers.cancel(id: order.id).status == .cancelled)
        #expect(try await fixture.available(fixture.checking) == 1_000_00)
        #expect(try await fixture.take(TransferFixture.today, "-400.00", "RENT").files[0].statements[0].matched == 0)
    }

    @Test func deletingItsTransactionCancelsItUntilThatIsTakenBack() async throws {
        let change = try await fixture.home.transactions.deleteTransactions(ids: [try #require(order.transaction)])
        #expect(try await fixture.status(order.id) == .cancelled)
        try await fixture.home.transactions.undo(change.id)
        #expect(try await fixture.status(order.id) == .pending)
    }

    @Test func itIsSortedAsThePayeeWasTheLastTime() async throws {
        try await fixture.home.add(-1_00, in: fixture.checking, payee: "Landlord", category: "housing")
        let again = try await transfers.order(fixture.draft(10_00, to: fixture.landlord))
        let group = try await fixture.home.transactions.fetchTransaction(id: try #require(again.transaction))
        #expect(group.parts[0].destination == LedgerAccountID(try await fixture.home.category("housing")))
        #expect(group.payee == "Landlord" && group.status == .pending)
    }
}
