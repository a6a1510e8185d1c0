import Models
import Services
import TestSupport
import Testing

@Suite struct TransactionServiceTests {

    @Test func thePayeeRemembersItsCategoryByDirection() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-3_00, in: account, payee: "Rossi")
        #expect(try await home.entries().first?.counterparts.first?.name == "Other")
        try await home.add(-3_00, in: account, payee: "Rossi", category: "dining")
        let again = try await home.add(-4_00, in: account, payee: "Rossi").transaction
        #expect(again.parts.map(\.destination) == [LedgerAccountID(try await home.category("dining"))])
        let refund = try await home.add(4_00, in: account, payee: "Rossi").transaction
        #expect(refund.parts.map(\.source) == [LedgerAccountID(try await home.category("other income"))])
        let edit = TransactionEdit(category: try await home.category("travel"))
        _ = try await home.transactions.updateTransaction(id: again.id, edit, revision: nil)
        let learnt = try await home.add(-5_00, in: account, payee: "Rossi").transaction
        #expect(learnt.parts.map(\.destination) == [LedgerAccountID(try await home.category("travel"))])
    }

    @Test func whatATransactionHasToBeIsSaidInItsSentence() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let dollars = try await home.account("Dollars", currency: Currency(code: "USD"))
        #expect(await brokenRule { try await home.add(0, in: account) } == "The amount cannot be zero")
        #expect(
            await brokenRule { try await home.add(-1, in: account, to: dollars) } == "The other account is in USD: say what arrives there")
        #expect(await brokenRule { try await home.add(-1, in: account, to: account) } != nil)
        await #expect(throws: ServiceError.rule(.amountTooLarge(in: account.currency))) { try await home.add(.min, in: account) }
        try await home.expectClean()
    }

    @Test func aTransferIsOneTransactionAndTwoEntries() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 100_00)
        let savings = try await home.account("Savings", .savings)
        let transfer = try await home.add(-40_00, in: checking, to: savings).transaction
        #expect(try await home.balance(checking) == 60_00)
        #expect(try await home.balance(savings) == 40_00)
        #expect(try await home.entries().filter { $0.id == transfer.id }.count == 2)
        #expect(await brokenRule { _ = try await home.transactions.splitTransaction(id: transfer.id, into: [], revision: nil) } != nil)
    }

    @Test func aSplitIsOneEntryWithSeveralParts() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let bought = try await home.add(-30_00, in: account, payee: "Market").transaction
        let groceries = try await home.category("groceries")
        let gifts = try await home.category("gifts")
        let parts = [
            SplitPart(amount: home.money(-35_00), category: groceries, note: "food"),
            SplitPart(amount: home.money(5_00), category: gifts, note: "returned"),
        ]
        let short = Array(parts.prefix(1))
        #expect(
            await brokenRule { _ = try await home.transactions.splitTransaction(id: bought.id, into: short, revision: nil) }
                == "The parts must add up to −€30.00, they make −€35.00")
        let split = try await home.transactions.splitTransaction(id: bought.id, into: parts, revision: 1)
        #expect(try split.transaction.parts.first?.id == bought.id)
        let entries = try await home.entries(EntryQuery(account: account.id))
        #expect(entries.count == 1 && entries.first?.amount.minorUnits == -30_00 && entries.first?.note == "food; returned")
        #expect(entries.first?.counterparts.map(\.amount.minorUnits) == [-35_00, 5_00])
        #expect(try await home.accounts.fetchAccount(id: account.id).balance.entries == 1)
        #expect(
            await brokenRule {
                _ = try await home.transactions.updateTransaction(
                    id: bought.id, TransactionEdit(amount: home.money(1)), revision: nil)
            } != nil)
        try await home.transactions.undo(split.id)
        #expect(try await home.transactions.fetchTransaction(id: bought.id).parts.count == 1)
        try await home.expectClean()
    }

    @Test func anEditWithAnOldRevisionIsAConflict() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-1_00, in: account).transaction.id
        let day = TestHousehold.today.adding(days: -40)
        let edit = TransactionEdit(day: day, amount: home.money(-2_50), payee: "New", note: "n", tags: ["b", "a", "b"])
        let edited = try await home.transactions.updateTransaction(id: id, edit, revision: 1).transaction
        #expect(edited.revision == 2 && edited.payee == "New" && edited.tags == ["a", "b"] && edited.parts[0].sourceDay == day)
        #expect(try await home.balance(account) == -2_50)
        await #expect(throws: ServiceError.conflict) {
            _ = try await home.transactions.updateTransaction(id: id, edit, revision: 1)
        }
        try await home.expectClean()
    }

    @Test func severalAtOnceAreAllOrNone() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let savings = try await home.account("Savings", .savings)
        let one = try await home.add(-1_00, in: account).transaction.id
        let transfer = try await home.add(-1_00, in: account, to: savings).transaction.id
        let edit = TransactionEdit(payee: "X", category: try await home.category("pets"))
        #expect(await brokenRule { _ = try await home.transactions.updateTransactions(ids: [one, transfer], edit) } != nil)
        #expect(try await home.transactions.fetchTransaction(id: one).payee == "")
        await #expect(throws: ServiceError.notFound) {
            _ = try await home.transactions.deleteTransactions(ids: [one, ID(rawValue: 7)])
        }
        let deleted = try await home.transactions.deleteTransactions(ids: [one, transfer, one])
        #expect(deleted.transactions.count == 2)
        #expect(try await home.balance(account) == 0)
        try await home.transactions.undo(deleted.id)
        #expect(try await home.balance(account) == -2_00)
        #expect(try await home.balance(savings) == 1_00)
        try await home.expectClean()
    }

    @Test func nothingIsTakenBackThatSomethingNewerStandsAgainst() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let added = try await home.add(-1_00, in: account)
        let id = try added.transaction.id
        let edited = try await home.transactions.updateTransaction(id: id, TransactionEdit(payee: "A"), revision: nil)
        await #expect(throws: ServiceError.conflict) { try await home.transactions.undo(added.id) }
        try await home.transactions.undo(edited.id)
        #expect(try await home.transactions.fetchTransaction(id: id).payee == "")
        #expect(await brokenRule { try await home.transactions.undo(edited.id) } == "It was undone already")
        let history = try await home.transactions.history(limit: 10)
        #expect(history.map(\.action) == [.undo, .edit, .add, .addAccount])
        #expect(history.map(\.isUndone) == [false, true, false, false])
        // Undoing the undo redoes the edit.
        let undo = try #require(history.first)
        try await home.transactions.undo(undo.id)
        #expect(try await home.transactions.fetchTransaction(id: id).payee == "A")
    }

    @Test func anotherHouseholdsOrNoRowIsNotFound() async throws {
        let home = try await TestHousehold()
        await #expect(throws: ServiceError.notFound) { _ = try await home.transactions.fetchTransaction(id: ID(rawValue: 1)) }
        await #expect(throws: ServiceError.notFound) { _ = try await home.entries(EntryQuery(account: ID(rawValue: 1))) }
        await #expect(throws: ServiceError.notFound) { try await home.transactions.undo(ID(rawValue: 1)) }
    }
}
