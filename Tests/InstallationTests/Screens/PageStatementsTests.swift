import AccountsModel
import CardsModel
import HouseholdModel
import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing
import TransactionsModel
import TransferModel

@testable import Installation

/// A page of many rows runs as many statements as one of few.
@Suite struct PageStatementsTests {

    private func statements(_ home: TestHousehold, _ body: () async throws -> Void) async throws -> Int {
        let before = home.context.database.counters.statements
        try await body()
        return home.context.database.counters.statements - before
    }

    /// - Parameter body: reads a page of a size and gives the number of its rows.
    private func expectSame(
        _ home: TestHousehold, _ name: Comment, sizes: (few: Int, many: Int) = (10, 50), _ body: (Int) async throws -> Int,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        var found: [Int] = []
        for size in [sizes.few, sizes.many] {
            found.append(
                try await statements(home) {
                    let rows = try await body(size)
                    #expect(rows == size, name, sourceLocation: sourceLocation)
                })
        }
        #expect(found[0] == found[1], name, sourceLocation: sourceLocation)
        #expect(found[0] > 0, name, sourceLocation: sourceLocation)
    }

    /// Sixty tagged transactions of a category, every tenth with an attachment.
    private func filled() async throws -> (home: TestHousehold, account: Account, ids: [ID<Transaction>]) {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        var ids: [ID<Transaction>] = []
        for number in 0..<60 {
            let change = try await home.add(
                -100 - Int64(number), in: account, payee: "Shop \(number % 7)", category: "dining",
                day: TestHousehold.today.adding(days: -number), tags: ["tag \(number % 3)", "all"])
            ids.append(try change.transaction.id)
            if number.isMultiple(of: 10) {
                try await attach(to: ids[number], in: home)
            }
        }
        return (home, account, ids)
    }

    private func attach(to transaction: ID<Transaction>, in home: TestHousehold) async throws {
        let bytes = Array("%PDF-1.7\n".utf8)
        _ = try await home.services.attachments().addAttachment(to: .transaction(transaction), name: "a.pdf", bytes: bytes, key: nil)
    }

    @Test func entries() async throws {
        let (home, account, ids) = try await filled()
        let category = try await home.category("dining")
        for (name, query) in [
            ("account", EntryQuery(account: account.id)), ("category", EntryQuery(category: category)),
            ("search", EntryQuery(search: "shop")), ("tag", EntryQuery(account: account.id, tags: ["all"])),
        ] as [(Comment, EntryQuery)] {
            try await expectSame(home, name) { size in
                var query = query
                query.limit = size
                let page = try await home.transactions.fetchEntries(query)
                #expect(page.entries.contains(where: \.hasAttachment) && page.entries.allSatisfy { $0.tags.count == 2 })
                return page.entries.count
            }
        }
        try await expectSame(home, "details") { size in
            let details = try await home.services.transactionScreens().fetchDetails(ids: Array(ids.prefix(size)))
            #expect(!details.attachments.isEmpty)
            return details.groups.count
        }
        try await expectSame(home, "links") { size in
            _ = try await home.services.benefits().fetchLinks(of: Array(ids.prefix(size)))
            return size
        }
    }

    @Test func aPageOfAllAccountsReadsEachSideInFewBatches() async throws {
        let (home, _, _) = try await filled()
        for number in 0..<3 { _ = try await home.account("Empty \(number)") }
        let few = try await statements(home) { _ = try await home.entries(EntryQuery(limit: 10)) }
        let many = try await statements(home) { _ = try await home.entries(EntryQuery(limit: 50)) }
        // Batches double from four rows on, on the one side that has entries.
        #expect(many - few <= 2, "\(few) and \(many)")
    }

    @Test func historyOfChanges() async throws {
        let (home, account, ids) = try await filled()
        for id in ids.prefix(20) {
            _ = try await home.transactions.updateTransaction(id: id, TransactionEdit(note: "changed"), revision: nil)
        }
        // The newest ten are of every kind.
        for id in ids.suffix(4) { _ = try await home.transactions.deleteTransactions(ids: [id]) }
        try await attach(to: ids[1], in: home)
        _ = try await home.take("a.csv", "Day;Amount;Payee\n2026-01-05;-1.00;Shop\n", into: account)
        try await expectSame(home, "history") { try await home.services.history().fetchHistory(before: nil, limit: $0).entries.count }
    }

    @Test func transfers() async throws {
        let fixture = try await TransferFixture(opening: 1_000_000_00)
        for number in 0..<60 {
            _ = try await fixture.transfers.order(fixture.draft(1_00, to: number.isMultiple(of: 2) ? nil : fixture.landlord))
        }
        try await expectSame(fixture.home, "transfers") { size in
            try await fixture.transfers.fetchTransfers(TransferQuery(limit: size)).transfers.count
        }
    }

    @Test func scheduledTransfers() async throws {
        let schedule = try Schedule(anchor: TransferFixture.today.adding(days: 3), every: 1, .month)
        var found: [Int] = []
        for size in [2, 12] {
            let fixture = try await TransferFixture()
            for number in 1...size {
                _ = try await fixture.transfers.order(fixture.draft(1_00, day: TransferFixture.today.adding(days: number)))
                _ = try await fixture.standing.addStandingOrder(fixture.draft(1_00, day: schedule.anchor, schedule: schedule))
            }
            found.append(
                try await statements(fixture.home) {
                    let scheduled = try await fixture.transfers.fetchScheduled()
                    #expect(scheduled.items.count == 2 * size)
                })
        }
        #expect(found[0] == found[1], "\(found)")
    }

    @Test func accounts() async throws {
        var found: [Int] = []
        for size in [2, 12] {
            let home = try await TestHousehold()
            for number in 0..<size {
                let account = try await home.account("Account \(number)", opening: 1_00)
                let name = "\(number).ofx"
                _ = try await home.take(name, Statement.ofx("100\(number)0", lines: [], balance: "2.00"), into: account)
            }
            found.append(
                try await statements(home) {
                    let summaries = try await home.accounts.fetchAccounts(includingArchived: true)
                    #expect(summaries.count == size && summaries.allSatisfy { $0.difference != nil })
                })
            found.append(
                try await statements(home) {
                    _ = try await home.accounts.balances(at: TestHousehold.today.adding(days: -3))
                })
        }
        #expect(found[0] == found[2] && found[1] == found[3], "\(found)")
    }

    @Test func imports() async throws {
        let home = try await TestHousehold()
        let account = try await home.account("Checking")
        for number in 1...52 {
            _ = try await home.take("\(number).csv", "Day;Amount;Payee\n2026-01-05;-\(number).00;Shop\n", into: account)
        }
        try await expectSame(home, "imports") { try await home.services.statements().fetchImports(limit: $0).count }
    }

    @Test func checkedEntries() async throws {
        let (home, account, ids) = try await filled()
        var found: [Int] = []
        let reconciliation = home.services.reconciliation()
        for since in [10, 50] {
            _ = try await reconciliation.startCheck(
                account: account.id, day: TestHousehold.today, stated: home.money(0), since: TestHousehold.today.adding(days: 1 - since))
            _ = try await reconciliation.tick(account: account.id, ticked: Set(ids.prefix(since)), of: Set(ids), after: nil)
            found.append(
                try await statements(home) {
                    let check = try await reconciliation.fetchCheck(account: account.id, after: nil)
                    #expect(check.check?.entries.count == since && check.check?.ticked.count == since)
                })
            try await reconciliation.cancelCheck(account: account.id)
        }
        #expect(found[0] == found[1], "\(found)")
    }
}
