import Models
import Services
import TestSupport
import Testing
import TransferModel

@testable import Installation

/// Every stored free text that a person types rejects a complete card number.
@Suite struct CardNumberTextTests {
    private static let number = "4111 1111 1111 1111"

    private func expectRefused(_ comment: Comment, _ body: () async throws -> Void) async {
        await #expect(throws: ServiceError.rule(.cardNumber), comment) { try await body() }
    }

    @Test func noTextOfAnAccountHoldsOne() async throws {
        let home = try await TestHousehold()
        var account = try await home.account("Checking")
        await expectRefused("a name") { _ = try await home.account("Visa \(Self.number)") }
        await expectRefused("an institution") {
            _ = try await home.accounts.addAccount(
                AccountDraft(name: "Card", institution: Self.number, kind: .credit, currency: home.euro))
        }
        account.name = "4111-1111-1111-1111"
        let renamed = account
        await expectRefused("a new name") { _ = try await home.accounts.updateAccount(renamed) }
        await expectRefused("a category") { _ = try await home.categories.addCategory(name: Self.number, class: .spending, icon: nil) }
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).map(\.account.name) == ["Checking"])
    }

    @Test func noTextOfATransactionHoldsOne() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        await expectRefused("a payee") { try await home.add(-1, in: account, payee: "Shop 4111111111111111") }
        await expectRefused("a note") { try await home.add(-1, in: account, note: "paid\nwith \(Self.number)") }
        await expectRefused("a tag") { try await home.add(-1, in: account, tags: [Self.number]) }
        let change = try await home.add(-1, in: account, payee: "Shop")
        let id = try #require(change.transactions.first?.id)
        for edit in [TransactionEdit(payee: Self.number), TransactionEdit(note: Self.number), TransactionEdit(tags: [Self.number])] {
            await expectRefused("an edit") { _ = try await home.transactions.updateTransaction(id: id, edit, revision: nil) }
        }
        let category = try await home.category("groceries")
        await expectRefused("the note of a part") {
            _ = try await home.transactions.splitTransaction(
                id: id, into: [SplitPart(amount: home.money(-1), category: category, note: Self.number)], revision: nil,
                allowsClosedDays: false)
        }
        let rule = CategoryRule.Terms(payee: .contains(Self.number), category: category)
        await expectRefused("a rule") { _ = try await home.categories.addRule(rule) }
    }

    @Test func whatABankWroteStaysInAnEditOfSomethingElse() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        _ = try await home.take(
            "a.csv", "Date,Amount,Payee,Memo\n2026-01-02,-5.00,Card 4111111111111111,Paid with 4111111111111111\n", into: account)
        let entry = try #require(try await home.entries(EntryQuery(account: account.id)).first { $0.payee.hasPrefix("Card") })
        let group = try await home.transactions.fetchTransaction(id: entry.id)
        let category = try await home.category("groceries")
        let edit = TransactionEdit(payee: group.payee, note: group.parts[0].note, category: category)
        _ = try await home.transactions.updateTransaction(id: entry.id, edit, revision: nil)
        #expect(try await home.transactions.fetchTransaction(id: entry.id).payee == "Card 4111111111111111")
    }

    @Test(arguments: [
        "To DE89370400440532013000", "to DE89 3704 0044 0532 0130 00, thank you", "RF18 5390 0754 7034", "Invoice 2026-000123",
        "+49 170 1234567", "GB29NWBK60161331926819.",
    ])
    func numbersThatProveThemselvesAreNoCards(text: String) async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        try await home.add(-1, in: account, note: text)
    }

    @Test func aTransferAndItsRecipientHoldNone() async throws {
        #expect(TransferNote.violation(of: "for 4111 1111 1111 1111") != nil)
        #expect(TransferNote.violation(of: "RF18539007547034") == nil)
        let party = PaymentParty(name: Self.number, number: PaymentNumber("DE89370400440532013000"), bank: Self.number)
        #expect(PaymentPartyRule.violations(of: party) == [.cardNumber(.name), .cardNumber(.bank)])
    }
}
