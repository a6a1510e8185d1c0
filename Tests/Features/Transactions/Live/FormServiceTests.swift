import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

/// The data that forms of transactions, accounts and categories need.
@Suite struct FormServiceTests {

    // MARK: - Transactions

    @Test func tagsThatNothingCarriesAreNotOffered() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let id = try await home.add(-1_00, in: account, tags: ["trip", "old"]).transaction.id
        try await home.add(-1_00, in: account, tags: ["trip"])
        #expect(try await home.tags() == ["old", "trip"])
        let edit = TransactionEdit(addedTags: ["new"], removedTags: ["old"])
        let edited = try await home.transactions.updateTransactions(ids: [id], edit).transaction
        #expect(edited.tags == ["new", "trip"])
        #expect(try await home.tags() == ["new", "trip"])
    }

    @Test func aDuplicateIsADraftOfToday() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 50_00)
        let savings = try await home.account("Savings", .savings)
        let day = TestHousehold.today.adding(days: -9)
        let dining = try await home.category("dining")
        let pets = try await home.category("pets")
        let bought = try await home.add(-3_00, in: account, payee: "Shop", category: "dining", day: day, tags: ["a"], note: "n").transaction
        var draft = try await home.copy(of: bought.id)
        let expected = TransactionDraft(
            account: account.id, amount: home.money(-3_00), day: TestHousehold.today, payee: "Shop", note: "n", category: dining,
            tags: ["a"])
        #expect(draft == expected)
        let parts = [
            SplitPart(amount: home.money(-1_00), category: dining), SplitPart(amount: home.money(-2_00), category: pets, note: "p"),
        ]
        _ = try await home.transactions.splitTransaction(id: bought.id, into: parts, revision: nil)
        draft = try await home.copy(of: bought.id)
        #expect(draft.parts.map(\.amount) == parts.map(\.amount) && draft.category == nil && draft.amount == home.money(-3_00))
        let again = try await home.transactions.addTransaction(draft).transaction
        #expect(again.parts.map(\.destination) == [LedgerAccountID(dining), LedgerAccountID(pets)] && again.payee == "Shop")
        let moved = try await home.add(4_00, in: account, to: savings).transaction
        draft = try await home.copy(of: moved.id)
        #expect(draft.account == savings.id && draft.transferAccount == account.id && draft.amount == home.money(-4_00))
        let opening = try #require(try await home.entries().first { $0.payee == "Opening balance" })
        #expect(await brokenRule { _ = try await home.copy(of: opening.id) }?.hasSuffix("cannot be duplicated") == true)
        await #expect(throws: ServiceError.notFound) { _ = try await home.copy(of: ID(rawValue: 1)) }
        try await home.expectClean()
    }

    // MARK: - Accounts

    @Test func anAccountsNumberIsChangedAndRemoved() async throws {
        let home = try await TestHousehold()
        var account = try await home.account("Checking")
        account = try await home.accounts.updateAccount(account, number: .change(to: "123 456 7890")).account
        #expect(account.numberSuffix == "7890" && account.iban == nil)
        account = try await home.accounts.updateAccount(account).account
        #expect(account.numberSuffix == "7890")
        account = try await home.accounts.updateAccount(account, number: .change(to: "DE89 3704 0044 0532 0130 00")).account
        #expect(account.iban == "DE89370400440532013000" && account.numberSuffix == "3000")
        account = try await home.accounts.updateAccount(account, number: .remove).account
        #expect(account.iban == nil && account.numberSuffix == nil)
        #expect(await brokenRule { _ = try await home.accounts.updateAccount(account, number: .change(to: "-")) } != nil)
    }

    @Test func oneAccountIsTheDefaultOne() async throws {
        let home = try await TestHousehold()
        let first = try await home.account("First")
        let second = try await home.account("Second")
        try await home.accounts.setDefaultAccount(id: second.id)
        let accounts = try await home.accounts.fetchAccounts(includingArchived: true).map(\.account)
        #expect(accounts.map(\.isDefault) == [true, false] && accounts.first?.id == second.id)
        try await home.accounts.archiveAccount(id: first.id)
        #expect(await brokenRule { try await home.accounts.setDefaultAccount(id: first.id) } == "The account is archived")
        await #expect(throws: ServiceError.notFound) { try await home.accounts.setDefaultAccount(id: ID(rawValue: 1)) }
    }

    // MARK: - Categories

    @Test func aCategoryShowsItsMonthsAndWhatHangsOnIt() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        let groceries = try await home.category("groceries")
        try await home.add(-10_00, in: account, category: "groceries")
        try await home.add(2_00, in: account, category: "groceries")
        try await home.add(-5_00, in: account, category: "groceries", day: day("2025-06-01"))
        try await home.add(-5_00, in: account, category: "groceries", day: day("2025-05-31"))
        try await home.add(7_00, in: account, category: "salary")
        let detail = try await home.categories.fetchDetail(id: groceries)
        #expect(detail.entries == 4 && detail.latest.count == 4 && detail.rules == 0)
        #expect(detail.months.map(\.month.description).first == "2025-06" && detail.months.map(\.month.description).last == "2026-05")
        #expect(detail.months.map(\.amount.total.minorUnits) == [5_00] + [Int64](repeating: 0, count: 10) + [8_00])
        let salary = try await home.category("salary")
        #expect(try await home.categories.fetchDetail(id: salary).months.last?.amount.total == home.money(7_00))
        #expect(try await home.categories.countEntries() == [groceries: 4, salary: 1])
        await #expect(throws: ServiceError.notFound) { _ = try await home.categories.fetchDetail(id: ID(rawValue: account.id.rawValue)) }
    }

    @Test func aCategorysNameAndIconAreChangedTogether() async throws {
        let home = try await TestHousehold()
        let id = try await home.category("pets")
        let changed = try await home.categories.updateCategory(id: id, name: "Cats", icon: "cat", revision: 1)
        #expect(changed.name == "Cats" && changed.icon == "cat" && changed.revision == 2)
        await #expect(throws: ServiceError.conflict) {
            _ = try await home.categories.updateCategory(id: id, name: "Dogs", icon: "dog", revision: 1)
        }
        #expect(await brokenRule { _ = try await home.categories.updateCategory(id: id, name: "Cats", icon: " ", revision: nil) } != nil)
    }
}

extension TestHousehold {
    /// The tags offered by the filter of a list.
    fileprivate func tags() async throws -> [String] {
        let account = try #require(try await accounts.fetchAccounts(includingArchived: false).first).account
        return try await services.transactionScreens().fetchList(account: account.id) { _, _ in EntryQuery() }.choices.tags
    }

    /// The draft that the form offers for repeating a transaction.
    fileprivate func copy(of id: ID<Transaction>) async throws -> TransactionDraft {
        try #require(try await services.transactionScreens().fetchNew(account: nil, copying: id).copy)
    }
}
