import ImportModel
import Models
import PlanModel
import RecurrenceModel
import Services
import SubscriptionsModel
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Today is 27 May 2026.
@Suite struct ExpectedServiceTests {

    private func draft(
        _ home: TestHousehold, _ name: String, _ units: Int64, next: String, _ account: Account? = nil, payee: String = "",
        tolerance: Int64 = 0
    ) -> ExpectedDraft {
        ExpectedDraft(
            name: name, amount: home.money(units), tolerance: tolerance, cycle: .monthly, next: day(next), account: account?.id,
            payee: payee)
    }

    private func statement(_ rows: [String]) -> String { (["date,amount,payee"] + rows).joined(separator: "\n") + "\n" }

    // MARK: - Completing

    @Test func aStatementLineCompletesTheOccurrenceAndItsUndoOpensItAgain() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 100_00, on: day("2026-01-01"))
        let service = home.services.expected()
        let salary = try await service.addExpected(draft(home, "Salary", 2_850_00, next: "2026-05-25", checking, payee: "Orchard Works"))
        #expect(try await service.fetchExpected(id: salary.id).summary.status == .late)
        let report = try await home.take("may.csv", statement(["2026-05-22,2850.00,ORCHARD WORKS GMBH"]), into: checking)
        let details = try await service.fetchExpected(id: salary.id)
        #expect(details.summary.next?.due == day("2026-06-25") && details.summary.status == .expected)
        #expect(details.settled.count == 1)
        guard case .completed(let amount, let paid, let transaction) = try #require(details.settled.first?.state) else {
            Issue.record("It was not completed")
            return
        }
        #expect(amount == home.money(2_850_00) && paid == day("2026-05-22") && transaction != nil)
        let id = try #require(report.id)
        _ = try await home.services.statements().undo(id, force: false)
        #expect(try await service.fetchExpected(id: salary.id).summary.next?.due == day("2026-05-25"))
        try await home.expectClean()
    }

    @Test func aDeletedOrChangedTransactionDoesNotCompleteAnyMore() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2026-01-01"))
        let service = home.services.expected()
        let rent = try await service.addExpected(draft(home, "Rent", -780_00, next: "2026-05-26", checking, tolerance: 5_00))
        let paid = try await home.add(-782_00, in: checking, payee: "Landlord", category: "housing")
        func next() async throws -> Day? { try await service.fetchExpected(id: rent.id).summary.next?.due }
        #expect(try await next() == day("2026-06-26"))
        var edit = TransactionEdit()
        edit.amount = home.money(-900_00)
        _ = try await home.transactions.updateTransaction(id: try paid.transaction.id, edit, revision: nil)
        #expect(try await next() == day("2026-05-26"))
        edit.amount = home.money(-780_00)
        _ = try await home.transactions.updateTransaction(id: try paid.transaction.id, edit, revision: nil)
        #expect(try await next() == day("2026-06-26"))
        _ = try await home.transactions.deleteTransactions(ids: [try paid.transaction.id])
        #expect(try await next() == day("2026-05-26"))
    }

    @Test func twoLinesOfOneDayCompleteTwoItemsAndNeverOneTwice() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2026-01-01"))
        let service = home.services.expected()
        var ids: [ID<ExpectedItem>] = []
        for name in ["Orla", "Felix"] {
            ids.append(try await service.addExpected(draft(home, name, -22_00, next: "2026-05-26", checking, payee: "Pebble")).id)
        }
        _ = try await home.take("may.csv", statement(["2026-05-26,-22.00,Pebble", "2026-05-26,-22.00,Pebble"]), into: checking)
        for id in ids { #expect(try await service.fetchExpected(id: id).settled.map(\.day) == [day("2026-05-26")]) }
    }

    @Test func whatIsInTheLedgerAlreadyCompletesANewItem() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2026-01-01"))
        for text in ["2026-03-02", "2026-04-01", "2026-05-04"] {
            try await home.add(-780_00, in: checking, payee: "Landlord", category: "housing", day: day(text))
        }
        let rent = try await home.services.expected().addExpected(
            draft(home, "Rent", -780_00, next: "2026-03-01", checking, payee: "Landlord"))
        let details = try await home.services.expected().fetchExpected(id: rent.id)
        #expect(details.settled.map(\.day) == [day("2026-05-01"), day("2026-04-01"), day("2026-03-01")])
        #expect(details.summary.next?.due == day("2026-06-01"))
    }

    @Test func anOwnTransferCompletesOnlyAnItemOfItsAccount() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2026-01-01"))
        let loan = try await home.account("Loan", .loan, opening: -9_000_00, on: day("2026-01-01"))
        let service = home.services.expected()
        let ofAccount = try await service.addExpected(draft(home, "Instalment", -300_00, next: "2026-05-27", checking))
        let ofAny = try await service.addExpected(draft(home, "Bill", -300_00, next: "2026-05-27"))
        try await home.add(-300_00, in: checking, to: loan)
        #expect(try await service.fetchExpected(id: ofAccount.id).settled.count == 1)
        #expect(try await service.fetchExpected(id: ofAny.id).settled.isEmpty)
    }

    // MARK: - By hand

    @Test func occurrencesAreSkippedMarkedAndOpenedAgain() async throws {
        let home = try await TestHousehold()
        let service = home.services.expected()
        let rent = try await service.addExpected(draft(home, "Rent", -780_00, next: "2026-04-26"))
        try await service.settle(rent.id, on: day("2026-04-26"), .skipped)
        await #expect(throws: ServiceError.conflict) { try await service.settle(rent.id, on: day("2026-04-26"), .came) }
        await #expect(throws: ServiceError.notFound) { try await service.settle(rent.id, on: day("2026-04-27"), .came) }
        try await service.settle(rent.id, on: day("2026-05-26"), .came)
        #expect(try await service.fetchExpected(id: rent.id).summary.next?.due == day("2026-06-26"))
        try await service.reopen(rent.id, on: day("2026-04-26"))
        await #expect(throws: ServiceError.conflict) { try await service.reopen(rent.id, on: day("2026-04-26")) }
        #expect(try await service.fetchExpected(id: rent.id).summary.status == .missing)
    }

    @Test func aTransactionOfAnotherPayeeIsOfferedAndStaysWhenItIsChosen() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2026-01-01"))
        let service = home.services.expected()
        let bill = try await service.addExpected(draft(home, "Power", -104_00, next: "2026-05-20", checking, payee: "Citywerk"))
        let paid = try await home.add(-104_00, in: checking, payee: "Power Company", category: "utilities", day: day("2026-05-21"))
        let id = try paid.transaction.id
        #expect(try await service.fetchExpected(id: bill.id).candidates.map(\.transaction) == [id])
        try await service.settle(bill.id, on: day("2026-05-20"), .transaction(id))
        #expect(try await service.fetchExpected(id: bill.id).summary.status == .expected)
        var edit = TransactionEdit()
        edit.amount = home.money(-109_00)
        _ = try await home.transactions.updateTransaction(id: id, edit, revision: nil)
        #expect(
            try await service.fetchExpected(id: bill.id).settled.map(\.state) == [
                .completed(home.money(-109_00), on: day("2026-05-21"), id)
            ])
    }

    // MARK: - Items

    @Test func aDeletedItemComesBackByUndo() async throws {
        let home = try await TestHousehold()
        let service = home.services.expected()
        let rent = try await service.addExpected(draft(home, "Rent", -780_00, next: "2026-06-01"))
        let change = try await service.deleteExpected(id: rent.id)
        #expect(try await service.fetchExpected().items.isEmpty)
        #expect(try await service.fetchExpected(id: rent.id).summary.item.isRemoved)
        await #expect(throws: ServiceError.notFound) { try await service.settle(rent.id, on: day("2026-06-01"), .came) }
        try await home.transactions.undo(change)
        #expect(try await service.fetchExpected(id: rent.id).summary.item.name == "Rent")
    }

    @Test func aFormSubmittedTwiceAddsOneAndAnOldRevisionIsAConflict() async throws {
        let home = try await TestHousehold()
        let service = home.services.expected()
        var rent = draft(home, "Rent", -780_00, next: "2026-06-01")
        rent.key = "form-1"
        let first = try await service.addExpected(rent)
        #expect(try await service.addExpected(rent).id == first.id)
        rent.name = "Flat"
        _ = try await service.updateExpected(id: first.id, rent, revision: first.revision)
        await #expect(throws: ServiceError.conflict) { _ = try await service.updateExpected(id: first.id, rent, revision: first.revision) }
    }

    @Test(arguments: [
        ("", Int64(-1), Int64(0), "A name is required"), ("Rent", 0, 0, "The amount must be above zero, and not too large"),
        ("Rent", .max, 0, "The amount must be above zero, and not too large"),
        ("Rent", -100, 101, "The tolerance must be between zero and the amount"),
        ("Rent", -100, -1, "The tolerance must be between zero and the amount"),
    ]) func whatIsNotExpectedMoneyIsRefused(name: String, units: Int64, tolerance: Int64, sentence: String) async throws {
        let home = try await TestHousehold()
        let found = await brokenRule {
            _ = try await home.services.expected().addExpected(draft(home, name, units, next: "2026-06-01", tolerance: tolerance))
        }
        #expect(found == sentence)
    }

    @Test func theMergeOfAccountsAndOfCategoriesTakesItemsAlongAndItsUndoBringsThemBack() async throws {
        let home = try await TestHousehold()
        let (old, new) = (try await home.account("Old"), try await home.account("New"))
        let service = home.services.expected()
        var rent = draft(home, "Rent", -780_00, next: "2026-06-01", old)
        rent.category = try await home.category("dining")
        let item = try await service.addExpected(rent)
        let merged = try await home.accounts.mergeAccounts(id: new.id, absorbing: old.id).change
        #expect(try await service.fetchExpected(id: item.id).summary.item.account == new.id)
        try await home.transactions.undo(merged)
        #expect(try await service.fetchExpected(id: item.id).summary.item.account == old.id)
        let groceries = try await home.category("groceries")
        let change = try await home.categories.mergeCategories(id: groceries, absorbing: try await home.category("dining"))
        #expect(try await service.fetchExpected(id: item.id).summary.item.category == groceries)
        try await home.transactions.undo(change)
        #expect(try await service.fetchExpected(id: item.id).summary.categoryName == "Dining")
    }

    // MARK: - Where it shows

    @Test func itFallsDueUnlessASubscriptionHasThePayee() async throws {
        let home = try await TestHousehold()
        let service = home.services.expected()
        _ = try await service.addExpected(draft(home, "Salary", 2_850_00, next: "2026-05-29"))
        _ = try await service.addExpected(draft(home, "Streams", -12_00, next: "2026-05-30", payee: "Lumen"))
        _ = try await home.services.subscriptions().addSubscription(
            SubscriptionDraft(name: "Lumen", price: home.money(12_00), cycle: .monthly, next: day("2026-05-30")))
        let due = try await home.services.overview().fetchHome().due
        #expect(due.map(\.title) == ["Salary", "Lumen"])
        #expect(due.first?.direction == .incoming && due.first?.amount == home.money(2_850_00))
        let overview = try await service.fetchExpected()
        #expect(overview.items.map(\.subscription) == [nil, "Lumen"])
        #expect(overview.toCome.total == home.money(2_850_00) && overview.toPay.total == home.money(0))
    }

    @Test func homeSaysWhatIsMissing() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking")
        try await home.add(-1_00, in: checking, payee: "Shop", category: "groceries")
        let item = try await home.services.expected().addExpected(draft(home, "Salary", 2_850_00, next: "2026-05-20", checking))
        #expect(
            try await home.services.overview().fetchHome().parts.insight as? PlanInsight
                == .expectedMissing(item.id, name: "Salary", amount: home.money(2_850_00), day: day("2026-05-20")))
    }

    @Test func incomeAndBillsThatReturnAreFound() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2025-01-01"))
        for month in 1...5 {
            try await home.add(
                2_850_00, in: checking, payee: "Orchard Works", category: "salary", day: day("2026-0\(month)-25").adding(days: -1))
            try await home.add(-780_00, in: checking, payee: "Rent Harbour Flats", category: "housing", day: day("2026-0\(month)-03"))
        }
        let service = home.services.expected()
        let found = try await service.fetchFound().series
        #expect(Set(found.map(\.payee)) == ["Orchard Works", "Rent Harbour Flats"])
        _ = try await service.addExpected(draft(home, "Salary", 2_850_00, next: "2026-06-24", checking, payee: "Orchard Works"))
        #expect(try await service.fetchFound().series.map(\.payee) == ["Rent Harbour Flats"])
    }

    @Test func whatIsFoundBringsItsCategoryAndWhatCame() async throws {
        let home = try await TestHousehold()
        let checking = try await home.account("Checking", opening: 5_000_00, on: day("2025-01-01"))
        for (month, amount) in [(1, 2_850_00), (2, 2_850_00), (3, 2_850_00), (4, 2_850_00), (5, 2_912_40)] as [(Int, Int64)] {
            try await home.add(amount, in: checking, payee: "Orchard Works", category: "salary", day: day("2026-0\(month)-24"))
        }
        let service = home.services.expected()
        let found = try #require(try await service.fetchFound().series.first)
        #expect(found.category == (try await home.category("salary")))
        #expect(found.charges.last?.amount == home.money(2_912_40))
        let salary = try await service.addExpected(
            draft(home, "Salary", 2_912_40, next: "2026-06-24", checking, payee: "Orchard Works"))
        let details = try await service.fetchExpected(id: salary.id)
        #expect(details.settled.map(\.day) == [5, 4, 3, 2, 1].map { day("2026-0\($0)-24") })
        guard case .completed(let amount, _, let transaction) = try #require(details.settled.first?.state) else {
            Issue.record("It did not come")
            return
        }
        #expect(amount == home.money(2_912_40) && transaction != nil)
        #expect(details.summary.next?.due == day("2026-06-24") && details.summary.status == .expected)
        try await home.expectClean()
    }
}
