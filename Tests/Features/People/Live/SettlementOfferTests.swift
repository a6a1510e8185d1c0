import Models
import Services
import TestSupport
import Testing
import TransactionsModel

@testable import PeopleModel

/// Statement lines that look like the settlement of a debt. Today is 27 May 2026.
@Suite struct SettlementOfferTests {

    /// A household that Anna and Ben owe 30.00 each, and in whose account a payment of Anna came in.
    private func paid(
        _ units: Int64 = 30_00, payee: String = "BRANDT ANNA", daysAgo: Int = 2
    ) async throws -> (SharedHousehold, ID<Transaction>) {
        let shared = try await SharedHousehold()
        try await shared.add(
            "Hotel", 90_00, from: shared.checking, day: TestHousehold.today.adding(days: -90), category: "travel")
        let added = try await shared.home.add(
            units, in: shared.checking, payee: payee, category: "other income", day: TestHousehold.today.adding(days: -daysAgo))
        return (shared, try added.transaction.id)
    }

    @Test func aPaymentOfTheNamedPersonIsOfferedAndBooked() async throws {
        let (shared, transaction) = try await paid()
        let offer = try #require(try await shared.people.fetchSettlementOffers(group: nil).first)
        #expect(offer.transaction == transaction && offer.group.id == shared.trip.id && offer.account.id == shared.checking.id)
        #expect(offer.debt == Debt(from: shared.annaMember, to: shared.me, amount: shared.home.money(30_00)))
        let settlement = try await shared.people.settle(
            with: transaction, from: offer.debt.from, to: offer.debt.to, in: shared.trip.id)
        #expect(settlement.transaction == transaction && settlement.day == TestHousehold.today.adding(days: -2))
        #expect(try await shared.nets() == [30_00, 0, -30_00])
        // The money has come in once.
        #expect(try await shared.home.balance(shared.checking) == 1_000_00 - 90_00 + 30_00)
        #expect(try await shared.receivable() == 30_00)
        #expect(try await shared.people.fetchSettlementOffers(group: nil).isEmpty)
        try await shared.home.expectClean()
        try await shared.undoLatest()
        #expect(try await shared.nets() == [60_00, -30_00, -30_00])
        #expect(try await shared.people.fetchSettlementOffers(group: shared.trip.id).map(\.transaction) == [transaction])
        try await shared.home.expectClean()
    }

    @Test func aPaymentThatNamesTheGroupIsOfferedToo() async throws {
        let (shared, transaction) = try await paid(payee: "A. B. trip money")
        let offers = try await shared.people.fetchSettlementOffers(group: nil)
        // Both owe the same, and the text names neither.
        #expect(Set(offers.map(\.debt.from)) == [shared.annaMember, shared.benMember])
        #expect(offers.allSatisfy { $0.transaction == transaction })
    }

    @Test(arguments: [
        (Int64(29_99), "Anna", 2), (30_00, "Carla", 2), (-30_00, "Anna", 2), (30_00, "Annabelle", 2), (30_00, "Anna", 61),
    ])
    func anotherAmountPersonDirectionOrTimeIsNotOffered(units: Int64, payee: String, daysAgo: Int) async throws {
        let (shared, _) = try await paid(units, payee: payee, daysAgo: daysAgo)
        #expect(try await shared.people.fetchSettlementOffers(group: nil).isEmpty)
    }

    @Test func whatWasPaidBeforeTheFirstExpenseIsNotOffered() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 90_00, from: shared.checking, category: "travel")
        let expense = try #require(try await shared.people.fetchGroup(id: shared.trip.id, after: nil, limit: 1).activity.first)
        for days in [-1, 0] {
            _ = try await shared.home.add(
                30_00, in: shared.checking, payee: "Anna", category: "other income", day: expense.cursor.day.adding(days: days))
        }
        #expect(try await shared.people.fetchSettlementOffers(group: nil).map(\.day) == [expense.cursor.day])
    }

    @Test func anArchivedGroupIsNotSettled() async throws {
        let (shared, transaction) = try await paid()
        try await shared.people.setArchived(true, group: shared.trip.id)
        await #expect(throws: ServiceError.rule(.groupArchived)) {
            try await shared.people.settle(with: transaction, from: shared.annaMember, to: shared.me, in: shared.trip.id)
        }
    }

    @Test func paymentsInTheOtherDirectionHideNoOffer() async throws {
        let (shared, transaction) = try await paid(payee: "Anna", daysAgo: 9)
        for day in 1...4 {
            _ = try await shared.home.add(
                -30_00, in: shared.checking, payee: "Anna florist", day: TestHousehold.today.adding(days: -day))
        }
        #expect(try await shared.people.fetchSettlementOffers(group: nil).map(\.transaction) == [transaction])
    }

    @Test func whatIsNoSettlementIsNotOfferedAgain() async throws {
        let (shared, transaction) = try await paid()
        let change = try await shared.people.dismissSettlementOffer(transaction)
        #expect(try await shared.people.fetchSettlementOffers(group: nil).isEmpty)
        try await shared.home.transactions.undo(change)
        #expect(try await shared.people.fetchSettlementOffers(group: nil).map(\.transaction) == [transaction])
        try await shared.undoLatest()
        #expect(try await shared.people.fetchSettlementOffers(group: nil).isEmpty)
        await #expect(throws: ServiceError.self) { try await shared.home.transactions.undo(change) }
        await #expect(throws: ServiceError.notFound) { _ = try await shared.people.dismissSettlementOffer(ID(rawValue: 4)) }
    }

    @Test func aDeletedSettlementLeavesItsTransactionWithTheCategoryThatItHad() async throws {
        let (shared, transaction) = try await paid()
        let before = try await shared.spent(on: "other income")
        let settlement = try await shared.people.settle(with: transaction, from: shared.annaMember, to: shared.me, in: shared.trip.id)
        #expect(try await shared.spent(on: "other income") == before + 30_00)
        _ = try await shared.people.deleteSettlement(id: settlement.id)
        #expect(try await shared.spent(on: "other income") == before)
        #expect(try await shared.nets() == [60_00, -30_00, -30_00])
        #expect(try await shared.home.balance(shared.checking) == 1_000_00 - 90_00 + 30_00)
        try await shared.home.expectClean()
    }

    @Test func aTransactionSettlesOnlyInItsOwnDirectionAndOnce() async throws {
        let (shared, transaction) = try await paid()
        await #expect(throws: ServiceError.rule(.settlementNotThisWay)) {
            try await shared.people.settle(with: transaction, from: shared.me, to: shared.annaMember, in: shared.trip.id)
        }
        await #expect(throws: ServiceError.rule(.settlementNotThisWay)) {
            try await shared.people.settle(with: transaction, from: shared.annaMember, to: shared.benMember, in: shared.trip.id)
        }
        _ = try await shared.people.settle(with: transaction, from: shared.annaMember, to: shared.me, in: shared.trip.id)
        await #expect(throws: ServiceError.rule(.transactionIsShared)) {
            try await shared.people.settle(with: transaction, from: shared.benMember, to: shared.me, in: shared.trip.id)
        }
        #expect(try await shared.nets() == [30_00, 0, -30_00])
    }

    @Test func whatWeOweIsSettledByMoneyThatWentOut() async throws {
        let shared = try await SharedHousehold()
        try await shared.add("Hotel", 90_00, by: shared.benMember, category: "travel")
        let added = try await shared.home.add(-30_00, in: shared.checking, payee: "Ben", category: "other")
        let offer = try #require(try await shared.people.fetchSettlementOffers(group: nil).first)
        #expect(offer.debt.from == shared.me && offer.debt.to == shared.benMember)
        let transaction = try added.transaction.id
        _ = try await shared.people.settle(with: transaction, from: shared.me, to: shared.benMember, in: shared.trip.id)
        #expect(try await shared.spent(on: "other") == 0)
        #expect(try await shared.nets() == [0, -30_00, 30_00])
        try await shared.home.expectClean()
    }

    @Test func anExpenseHasFilesOfItsOwnAndThoseOfItsTransaction() async throws {
        let shared = try await SharedHousehold()
        let pdf = Array("%PDF-1.7".utf8)
        let transaction = try await shared.home.add(-48_60, in: shared.checking, payee: "Trattoria", category: "dining").transaction.id
        let files = shared.home.services.attachments()
        let receipt = try await files.addAttachment(to: .transaction(transaction), name: "receipt.pdf", bytes: pdf, key: nil)
        let expense = try await shared.people.splitTransaction(transaction, with: shared.trip.id, nil)
        let menu = try await files.addAttachment(to: .expense(expense.id), name: "menu.pdf", bytes: pdf, key: "k")
        #expect(try await files.addAttachment(to: .expense(expense.id), name: "menu.pdf", bytes: pdf, key: "k") == menu)
        #expect(try await shared.people.fetchExpense(id: expense.id).attachments == [receipt, menu])
        #expect(try await files.fetchAttachments(of: .transaction(transaction)) == [receipt])
        let deleted = try await files.deleteAttachment(id: menu.id)
        #expect(try await shared.people.fetchExpense(id: expense.id).attachments == [receipt])
        try await shared.home.transactions.undo(deleted)
        #expect(try await files.fetchContent(id: menu.id).bytes == pdf)
        let removed = try await shared.people.deleteExpense(id: expense.id, scope: .thisOne)
        await #expect(throws: ServiceError.notFound) { _ = try await files.fetchContent(id: menu.id) }
        try await shared.home.transactions.undo(removed)
        #expect(try await files.fetchAttachments(of: .expense(expense.id)) == [menu])
        let neighbor = try await TestHousehold()
        await #expect(throws: ServiceError.notFound) {
            _ = try await neighbor.services.attachments().addAttachment(to: .expense(expense.id), name: "a.pdf", bytes: pdf, key: nil)
        }
    }
}
