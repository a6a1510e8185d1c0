import AccountsModel
import Models
import SampleHousehold
import Services
import TestSupport
import Testing

struct AccountContractTests {

    @Test func accountsComeDefaultFirstThenByKindAndName() async throws {
        let household = try await TestHousehold()
        for (name, kind) in [("Savings", .savings), ("Wallet", .cash), ("Beta", .checking), ("alpha", .checking)] as [(String, AccountKind)]
        {
            try await household.account(name, kind)
        }
        let summaries = try await household.accounts.fetchAccounts(includingArchived: false)
        #expect(summaries.map(\.account.name) == ["Savings", "alpha", "Beta", "Wallet"])
        #expect(summaries.map(\.account.isDefault) == [true, false, false, false])
    }

    @Test func newAccountHoldsItsOpeningBalance() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current", opening: 1_250_00, on: TestHousehold.today.adding(days: -100))
        let summary = try await household.accounts.fetchAccount(id: account.id)
        #expect(summary.balance.booked == .preview(1_250_00))
        #expect(summary.balance.entries == 1)
        let opening = try #require(await household.entries(EntryQuery(account: account.id)).first)
        #expect(opening.payee == "Opening balance")
        #expect(opening.counterparts.map(\.role) == [.equity])
    }

    @Test func draftsThatBreakARuleSayWhich() async throws {
        let household = try await TestHousehold()
        try await household.account("Current")
        let broken: [(AccountDraft, RuleViolation)] = [
            (AccountDraft(name: "  ", kind: .cash, currency: .preview), .accountNameMissing),
            (AccountDraft(name: "CURRENT", kind: .cash, currency: .preview), .accountNameTaken),
            (AccountDraft(name: "A", kind: .cash, currency: .preview, color: "000000"), .accountColorUnknown),
            (AccountDraft(name: "A", kind: .cash, currency: .preview, limit: -1), .accountLimitNegative),
        ]
        for (draft, violation) in broken {
            #expect(await failure { _ = try await household.accounts.addAccount(draft) } == .rule(violation))
        }
        #expect(try await household.accounts.fetchAccounts(includingArchived: true).count == 1)
    }

    @Test func changeOfAnOldRevisionIsAConflict() async throws {
        let household = try await TestHousehold()
        let first = try await household.account("Current")
        var changed = first
        changed.name = "Everyday"
        let second = try await household.accounts.updateAccount(changed).account
        #expect(second.name == "Everyday")
        #expect(second.revision > first.revision)
        #expect(await failure { _ = try await household.accounts.updateAccount(changed) } == .conflict)
    }

    @Test func currencyIsFixedOnceThereIsAnEntry() async throws {
        let household = try await TestHousehold()
        var account = try await household.account("Current")
        let dollar = try #require(Currency(code: "USD"))
        account.currency = dollar
        account = try await household.accounts.updateAccount(account).account
        #expect(account.currency == dollar)
        try await household.add(-5_00, in: account)
        account.currency = .preview
        #expect(await failure { _ = try await household.accounts.updateAccount(account) } == .rule(.accountCurrencyFixed))
    }

    @Test func archivedAccountLeavesListsAndGivesTheDefaultAway() async throws {
        let household = try await TestHousehold()
        let first = try await household.account("First")
        let second = try await household.account("Second")
        try await household.accounts.archiveAccount(id: first.id)
        #expect(try await household.accounts.fetchAccounts(includingArchived: false).map(\.account.id) == [second.id])
        #expect(try await household.accounts.fetchAccount(id: second.id).account.isDefault)
        #expect(await failure { try await household.add(-1, in: first) } == .rule(.accountArchived))
        try await household.accounts.restoreAccount(id: first.id)
        #expect(try await household.accounts.fetchAccounts(includingArchived: false).count == 2)
    }

    @Test func deletingKeepsTheOtherSideOfTransfers() async throws {
        let household = try await TestHousehold()
        let current = try await household.account("Current", opening: 100_00, on: TestHousehold.today.adding(days: -100))
        let savings = try await household.account("Savings", .savings)
        try await household.add(-30_00, in: current, to: savings)
        try await household.add(-5_00, in: savings, category: "fee")
        #expect(try await household.accounts.deleteAccount(id: savings.id, withEntries: false) == .archived)
        let deletion = try await household.accounts.deleteAccount(id: savings.id, withEntries: true)
        let change = try #require(deletion.change)
        #expect(deletion == .deleted(entries: 2, transfersKept: 1, change: change))
        #expect(try await household.balance(current) == 70_00)
        let kept = try #require(await household.entries(EntryQuery(account: current.id)).first)
        #expect(kept.counterparts.map(\.name) == ["Transfer"])
        #expect(await failure { _ = try await household.accounts.fetchAccount(id: savings.id) } == .notFound)
        try await household.transactions.undo(change)
        #expect(try await household.balance(savings) == 25_00)
        #expect(try await household.entries(EntryQuery(account: current.id)).first?.counterparts.map(\.name) == ["Savings"])
    }

    @Test func mergedAccountsAreOne() async throws {
        let household = try await TestHousehold()
        let one = try await household.account("One")
        let two = try await household.account("Two")
        try await household.add(10_00, in: one)
        try await household.add(4_00, in: two)
        try await household.add(-3_00, in: one, to: two)
        let merged = try await household.accounts.mergeAccounts(id: one.id, absorbing: two.id)
        #expect(merged.summary.balance.booked == .preview(14_00))
        #expect(try await household.accounts.fetchAccounts(includingArchived: true).count == 1)
        #expect(
            await failure { _ = try await household.accounts.mergeAccounts(id: one.id, absorbing: one.id) } == .rule(.accountMergeSame))
        try await household.transactions.undo(merged.change)
        #expect(try await household.balance(one) == 7_00)
        #expect(try await household.balance(two) == 7_00)
    }

    @Test func accountIsFoundByWhatAPersonSays() async throws {
        let household = try await TestHousehold()
        let account = try await household.accounts.addAccount(
            AccountDraft(name: "Rainy Day", kind: .savings, currency: .preview, number: "IE44HRBM93310420885517")
        ).account
        for text in ["Rainy Day", "rainy day", "****5517", account.id.description] {
            #expect(try await household.accounts.findAccount(text).account.id == account.id, "\(text)")
        }
        #expect(await failure { _ = try await household.accounts.findAccount("Sunny") } == .notFound)
    }

    @Test func adjustingPostsTheDifference() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Fund", .investment, opening: 100_00, on: TestHousehold.today.adding(days: -100))
        let difference = StatementDifference(day: TestHousehold.today, stated: .preview(112_00), booked: .preview(100_00))
        try await household.accounts.adjust(id: account.id, to: difference)
        #expect(try await household.balance(account) == 112_00)
        #expect(await failure { try await household.accounts.adjust(id: account.id, to: difference) } == .conflict)
    }
}
