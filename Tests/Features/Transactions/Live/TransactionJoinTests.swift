import AccountsModel
import Foundation
import HouseholdModel
import Models
import ServiceKit
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

@testable import Storage

/// Two transactions of two own accounts that become one transfer.
struct TransactionJoinTests {
    private let home: TestHousehold
    private let checking: Account
    private let savings: Account
    private let today = TestHousehold.today

    init() async throws {
        home = try await TestHousehold()
        checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -30))
        savings = try await home.account("Savings", .savings, opening: 50_00, on: today.adding(days: -30))
    }

    private func sides() async throws -> (left: TransactionGroup, arrived: TransactionGroup) {
        let left = try await home.add(
            -200_00, in: checking, category: "transfer", day: today.adding(days: -3), tags: ["b"], note: "Standing order")
        let arrived = try await home.add(
            200_00, in: savings, payee: "Own money", category: "other income", day: today.adding(days: -1), tags: ["a"])
        return (try left.transaction, try arrived.transaction)
    }

    /// The balances of both accounts on each of the last days.
    private func balances() async throws -> [[Int64]] {
        try await home.context.read { connection in
            let balances = BalanceRepository(connection, household: home.context.household.id)
            return try (-4...0).map { day in
                try [checking, savings].map {
                    try balances.balance(of: LedgerAccountID($0.id), in: home.euro, at: today.adding(days: day)).minorUnits
                }
            }
        }
    }

    private func listed() async throws -> [[String]] {
        try await home.allEntries(EntryQuery()).map { [$0.id.description, $0.payee, $0.amount.description, $0.note] }
    }

    private func income() async throws -> Int64? {
        let category = try await home.category("other income")
        return try await home.context.read { connection in
            try BalanceRepository(connection, household: home.context.household.id).balance(of: LedgerAccountID(category), in: home.euro)
                .booked.minorUnits
        }
    }

    @Test func bothSidesKeepTheirDayAndNoBalanceMoves() async throws {
        let (left, arrived) = try await sides()
        let before = try await balances()
        let change = try await home.transactions.joinTransactions(arrived.id, with: left.id)
        let group = try change.transaction
        #expect(group.id == left.id && group.parts.count == 1)
        #expect(group.parts[0].source == LedgerAccountID(checking.id) && group.parts[0].sourceDay == today.adding(days: -3))
        #expect(group.parts[0].destination == LedgerAccountID(savings.id) && group.parts[0].destinationDay == today.adding(days: -1))
        #expect(group.payee == "Own money" && group.parts[0].note == "Standing order" && group.tags == ["a", "b"])
        #expect(try await balances() == before)
        #expect(try await income() == 0)
        #expect(try await home.entries(EntryQuery(account: savings.id)).first?.counterparts.map(\.name) == ["Checking"])
        try await home.expectClean()
    }

    @Test func itIsUndoneAndDoneAgain() async throws {
        let (left, arrived) = try await sides()
        let before = try await listed()
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        let joined = try await home.transactions.fetchTransaction(id: left.id)
        try await home.transactions.undo(change.id)
        #expect(try await listed() == before)
        try await home.expectClean()
        let history = try await home.services.history().fetchHistory(before: nil, limit: 2).entries
        #expect(history.map(\.record.action) == [.separateTransactions, .joinTransactions])
        #expect(history.map { $0.undo != nil } == [true, false] && history[1].record.isUndone)
        try await home.transactions.undo(history[0].record.id)
        var again = try await home.transactions.fetchTransaction(id: left.id)
        again.revision = joined.revision
        #expect(again == joined)
        #expect(try await home.services.history().fetchHistory(before: nil, limit: 1).entries[0].record.action == .joinTransactions)
        try await home.expectClean()
    }

    @Test func whatWasChangedSinceIsNotSeparated() async throws {
        let (left, arrived) = try await sides()
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        _ = try await home.transactions.updateTransaction(id: left.id, TransactionEdit(payee: "Me"), revision: nil)
        #expect(await brokenRule { try await home.transactions.undo(change.id) } == String(describing: ServiceError.conflict))
        let entry = try await home.services.history().fetchHistory(before: nil, limit: 2).entries[1]
        #expect(entry.undo == nil && entry.undoObstacle != nil)
    }

    @Test func twoCurrenciesBecomeAnExchange() async throws {
        let dollar = try #require(Currency(code: "USD"))
        let dollars = try await home.account("Dollars", opening: 10_00, on: today.adding(days: -30), currency: dollar)
        let arrived = try await home.add(108_64, in: dollars, payee: "Wire", category: "other income", day: today).transaction
        let left = try await home.add(-100_00, in: checking, category: "other", day: today.adding(days: -2)).transaction
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        let group = try change.transaction
        #expect(group.id == arrived.id && group.parts.map(\.amount.minorUnits) == [100_00, 108_64])
        #expect(group.day(at: LedgerAccountID(checking.id)) == today.adding(days: -2))
        #expect(group.day(at: LedgerAccountID(dollars.id)) == today)
        #expect(try await home.services.rates().fetchRates(limit: 5).map(\.rate.description) == ["1.0864"])
        #expect(try await home.balance(checking) == 900_00)
        try await home.expectClean()
        try await home.transactions.undo(change.id)
        #expect(try await home.balance(dollars) == 118_64)
        #expect(try await home.transactions.fetchTransaction(id: left.id).parts.count == 1)
        try await home.expectClean()
    }

    @Test func whatIsNoTransferIsRefusedWithASentence() async throws {
        let (left, arrived) = try await sides()
        func refusal(_ first: TransactionGroup, _ second: TransactionGroup) async -> String? {
            await brokenRule { _ = try await home.transactions.joinTransactions(first.id, with: second.id) }
        }
        #expect(await refusal(left, left) == "A transfer is joined of two different transactions")
        let here = try await home.add(200_00, in: checking, category: "other income").transaction
        #expect(await refusal(left, here) == "Both are in Checking; a transfer needs two accounts")
        let more = try await home.add(200_01, in: savings, category: "other income").transaction
        #expect(await refusal(left, more)?.contains("in one currency both must be the same") == true)
        let little = try await home.add(150_00, in: savings, category: "other income").transaction
        #expect(await refusal(left, little)?.contains("but for a fee of at most a fifth") == true)
        let debit = try await home.add(-200_00, in: savings, category: "other").transaction
        #expect(await refusal(left, debit) == "In a transfer, money leaves one account and arrives in another")
        let transfer = try await home.add(-5_00, in: checking, to: savings).transaction
        #expect(await refusal(left, transfer) == "One of them is a transfer between own accounts already")
        let pending = try await home.add(200_00, in: savings, category: "other income", status: .pending).transaction
        #expect(await refusal(left, pending) == "Both transactions have to be completed")
        let split = try await home.transactions.splitTransaction(
            id: here.id,
            into: [
                SplitPart(amount: home.money(150_00), category: try await home.category("salary")),
                SplitPart(amount: home.money(50_00), category: try await home.category("other income")),
            ], revision: nil
        ).transaction
        #expect(await refusal(debit, split) == "No part of the split has the amount of the other transaction")
        let opening = try #require(try await home.entries(EntryQuery(account: savings.id)).last)
        #expect(
            await brokenRule { _ = try await home.transactions.joinTransactions(left.id, with: opening.id) }
                == "Opening balances and adjustments cannot become a side of a transfer")
        #expect(try await home.transactions.fetchTransaction(id: arrived.id) == arrived)
        try await home.expectClean()
    }

    @Test func whatDoesNotArriveIsTheFee() async throws {
        let left = try await home.add(-502_50, in: checking, payee: "Abroad", category: "transfer", day: today.adding(days: -3)).transaction
        let arrived = try await home.add(500_00, in: savings, category: "other income", day: today.adding(days: -1)).transaction
        let before = (try await balances(), try await listed())
        let change = try await home.transactions.joinTransactions(arrived.id, with: left.id)
        let fee = LedgerAccountID(try await home.category("fee"))
        let group = try change.transaction
        #expect(group.parts.map(\.amount) == [home.money(500_00), home.money(2_50)])
        #expect(group.parts.map(\.source) == [LedgerAccountID(checking.id), LedgerAccountID(checking.id)])
        #expect(group.parts.map(\.destination) == [LedgerAccountID(savings.id), fee])
        #expect(group.parts[1].destinationDay == today.adding(days: -3))
        #expect(try await balances() == before.0)
        #expect(try await income() == 0)
        try await home.expectClean()
        try await home.transactions.undo(change.id)
        #expect(try await listed() == before.1)
        try await home.expectClean()
    }

    /// In either order of the sides, whichever is the older one.
    @Test(arguments: [true, false], [true, false]) func thePartOfASplitWithTheAmountIsJoined(
        splitFirst: Bool, isSplitOlder: Bool
    ) async throws {
        let later = isSplitOlder ? nil : try await home.add(500_00, in: savings, category: "other income").transaction
        let whole = try await home.add(-502_50, in: checking, payee: "Abroad", category: "other").transaction
        let (other, fee) = (try await home.category("other"), try await home.category("fee"))
        let split = try await home.transactions.splitTransaction(
            id: whole.id,
            into: [SplitPart(amount: home.money(-2_50), category: fee), SplitPart(amount: home.money(-500_00), category: other)],
            revision: nil
        ).transaction
        let arrived: TransactionGroup
        if let later {
            arrived = later
        } else {
            arrived = try await home.add(500_00, in: savings, category: "other income").transaction
        }
        let before = (try await balances(), try await listed())
        let change = try await home.transactions.joinTransactions(
            splitFirst ? split.id : arrived.id, with: splitFirst ? arrived.id : split.id)
        let group = try change.transaction
        #expect(group.id == split.id)
        #expect(group.parts.map(\.destination) == [LedgerAccountID(fee), LedgerAccountID(savings.id)])
        #expect(try await balances() == before.0)
        try await home.expectClean()
        try await home.transactions.undo(change.id)
        #expect(try await listed() == before.1)
        try await home.expectClean()
    }

    @Test func filesOfBothBelongToTheTransfer() async throws {
        let (left, arrived) = try await sides()
        let folder = try TemporaryFolder()
        let path = folder.file("receipt.pdf")
        try "%PDF-1.4\n".write(toFile: path, atomically: true, encoding: .utf8)
        _ = try await home.services.attachments().addAttachment(
            to: .transaction(arrived.id), file: StagedFile(name: "receipt.pdf", path: path), key: nil)
        let change = try await home.transactions.joinTransactions(left.id, with: arrived.id)
        let screens = home.services.transactionScreens()
        #expect(try await screens.fetchDetails(ids: [left.id]).attachments.map(\.name) == ["receipt.pdf"])
        try await home.transactions.undo(change.id)
        #expect(try await screens.fetchDetails(ids: [left.id]).attachments.isEmpty)
        #expect(try await screens.fetchDetails(ids: [arrived.id]).attachments.map(\.name) == ["receipt.pdf"])
    }
}
