import AccountsModel
import HouseholdModel
import ImportModel
import Models
import SavingsModel
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation

/// Deletions and merges are undone completely. Today is 27 May 2026.
@Suite struct RemovalUndoTests {

    /// Two accounts with statements, a transfer between them, a closed month followed by an open check, rules, tags and open entries.
    private func furnished() async throws -> (home: TestHousehold, checking: Account, savings: Account) {
        let home = try await TestHousehold()
        try await home.take(
            "one.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-12.50", "Rewe", id: "A1")], balance: "87.50"))
        try await home.take(
            "two.ofx",
            Statement.ofx("777", lines: [Statement.line("2026-02-06", "-3.00", "Bank", id: "B1")], balance: "40.00", on: "2026-02-28"))
        let accounts = try await home.accounts.fetchAccounts(includingArchived: false).map(\.account)
        let checking = try #require(accounts.first { $0.isDefault })
        let savings = try #require(accounts.first { !$0.isDefault })
        try await home.add(-20_00, in: checking, payee: "To savings", to: savings, day: day("2026-03-10"), tags: ["own"])
        try await home.add(-5_00, in: savings, payee: "Rossi", category: "dining", day: day("2026-03-11"), note: "With Ada")
        for (account, stated) in [(checking, 87_50), (savings, 40_00)] as [(Account, Int64)] {
            let service = home.services.reconciliation()
            var check = try await service.startCheck(account: account.id, day: day("2026-02-28"), stated: home.money(stated))
            _ = try await service.tick(account: account.id, ticked: Set(check.entries.map(\.id)), of: Set(check.entries.map(\.id)))
            try await service.close(account: account.id)
            check = try await service.startCheck(account: account.id, day: day("2026-03-31"), stated: home.money(1))
            _ = try await service.tick(account: account.id, ticked: Set(check.entries.map(\.id)), of: Set(check.entries.map(\.id)))
        }
        let dining = try await home.category("dining")
        for account in [checking, savings] {
            _ = try await home.categories.addRule(
                CategoryRule.Terms(payee: .contains("pizza"), account: account.id, category: dining, tags: ["a", "b"]))
        }
        try await furnishSavings(of: [checking, savings], in: home)
        try await home.expectClean()
        return (home, checking, savings)
    }

    /// A plan for the second account, and goals with parts in both.
    private func furnishSavings(of accounts: [Account], in home: TestHousehold) async throws {
        let service = home.services.savings()
        for account in accounts {
            var changed = try await home.accounts.fetchAccount(id: account.id).account
            changed.kind = .savings
            _ = try await home.accounts.updateAccount(changed)
        }
        let planned = try await service.fetchAccount(id: accounts[1].id).account
        var edit = SavingsAccountEdit(planned)
        (edit.contribution, edit.rate) = (home.money(50_00), try #require(InterestRate(millionths: 20_000, .yield)))
        _ = try await service.updateAccount(id: planned.id, edit, revision: SavingsRevision(planned))
        for name in ["Roof", "Trip"] {
            _ = try await service.addGoal(
                GoalDraft(
                    name: name, target: home.money(500_00),
                    parts: [
                        GoalPartDraft(name: "Envelope", account: accounts[1].id, amount: home.money(10_00)),
                        GoalPartDraft(account: accounts[0].id),
                    ]))
        }
    }

    // MARK: - Accounts

    @Test(arguments: [true, false]) func aDeletedAccountComesBackWithAllThatHungOnIt(isDefault: Bool) async throws {
        let (home, checking, savings) = try await furnished()
        let gone = isDefault ? checking : savings
        let before = try await home.rows()
        let change = try #require(try await home.accounts.deleteAccount(id: gone.id, withEntries: true).change)
        try await home.expectClean()
        try await home.transactions.undo(change)
        let after = try await home.rows()
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
        try await home.expectClean()
        let history = try await home.services.history().fetchHistory(before: nil, limit: 2).entries
        #expect(history.map(\.record.action) == [.restoreAccount, .deleteAccount])
        #expect(history.map(\.record.isUndone) == [false, true] && history.allSatisfy { $0.undo == nil })
    }

    @Test func aStatementOfAnAccountThatCameBackIsKnown() async throws {
        let (home, checking, _) = try await furnished()
        let change = try #require(try await home.accounts.deleteAccount(id: checking.id, withEntries: true).change)
        try await home.transactions.undo(change)
        let report = try await home.take(
            "again.ofx", Statement.ofx(lines: [Statement.line("2026-01-05", "-12.50", "Rewe", id: "A1")], balance: "87.50"))
        #expect(report.files.first?.statements.first?.known == 1)
        #expect(try await home.accounts.fetchAccounts(includingArchived: true).count == 2)
    }

    @Test func anImportOfAnAccountThatCameBackIsTakenBackUnasked() async throws {
        let home = try await TestHousehold()
        let lines = [Statement.line("2026-01-05", "-12.50", "Rewe", id: "A1"), Statement.line("2026-01-06", "-3.00", "Rossi", id: "A2")]
        let report = try await home.take("one.ofx", Statement.ofx(lines: lines, balance: "87.50"))
        let account = try #require(try await home.accounts.fetchAccounts(includingArchived: false).first).account
        let edit = try await home.transactions.updateTransaction(
            id: try #require(try await home.entries().first).id, TransactionEdit(note: "Later"), revision: nil)
        let change = try #require(try await home.accounts.deleteAccount(id: account.id, withEntries: true).change)
        try await home.transactions.undo(change)
        // They are unchanged since, so earlier changes can still be undone.
        try await home.transactions.undo(edit.id)
        let undo = try await home.services.statements().undo(try #require(report.id), force: false)
        #expect(undo.changedSince.count == 1 && !undo.isDone)
    }

    @Test(arguments: [true, false]) func mergedAccountsAreTakenApart(keepsDefault: Bool) async throws {
        let (home, checking, savings) = try await furnished()
        let before = try await home.rows()
        let (kept, gone) = keepsDefault ? (checking, savings) : (savings, checking)
        let merge = try await home.accounts.mergeAccounts(id: kept.id, absorbing: gone.id)
        try await home.expectClean()
        try await home.transactions.undo(merge.change)
        let after = try await home.rows()
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
        try await home.expectClean()
    }

    /// QIF names the other account of a transfer; the names belong to their lines.
    @Test(arguments: [true, false]) func namesInLinesMoveWithTheirAccountAndComeBack(keepsFirst: Bool) async throws {
        let home = try await TestHousehold()
        let split = "D2026-01-07\nT-60.00\nPMarket\nSGroceries\n$-25.00\nS[Cash]\n$-15.00\nS[Savings]\n$-20.00"
        let lists = [
            NamedTransferTests.list("Giro", "D2026-01-05\nT-100.00\nPTo savings\nL[Savings]", split),
            NamedTransferTests.list("Old", "D2026-01-05\nT-30.00\nPTo savings\nL[Savings]", split),
        ]
        for (number, list) in lists.enumerated() { try await home.importFiles(try home.file("\(number).qif", list)) }
        let accounts = try await home.accounts.fetchAccounts(includingArchived: false).map(\.account)
        let giro = try #require(accounts.first { $0.name == "Giro" })
        let old = try #require(accounts.first { $0.name == "Old" })
        /// Account, amount and name of each, and whether it has its line.
        func named() async throws -> [String] {
            try await home.context.read { connection in
                try connection.all(
                    """
                    SELECT n.account, n.amount, n.name, l.id IS NOT NULL FROM named_transfer n
                    LEFT JOIN statement_line l ON l.household = n.household AND l.account = n.account AND l.day = n.day AND l.id = n.line
                    WHERE n.household = $1 ORDER BY n.amount, n.name, n.account
                    """, .id(home.context.household.id)
                ) { "\($0.integer()) \($0.integer()) \($0.text()) \($0.bool())" }
            }
        }
        let (before, rows) = (try await named(), try await home.rows())
        #expect(before.count == 6)
        let (kept, gone) = keepsFirst ? (giro, old) : (old, giro)
        let merge = try await home.accounts.mergeAccounts(id: kept.id, absorbing: gone.id)
        let moved = before.map { $0.replacing("\(gone.id.rawValue) ", with: "\(kept.id.rawValue) ") }
        #expect(try await named().sorted() == moved.sorted())
        try await home.expectClean()
        try await home.transactions.undo(merge.change)
        #expect(try await named() == before)
        let after = try await home.rows()
        for (table, rows) in rows { #expect(after[table] == rows, "\(table)") }
        // An import still finds what the lines name.
        try await home.importFiles(try home.file("s.qif", NamedTransferTests.list("Savings", "D2026-01-05\nT30.00\nPFrom old\nL[Old]")))
        #expect(try await home.balance("Old") == -90_00)
        #expect(try await home.balance("Savings") == 30_00)
        try await home.expectClean()
    }

    @Test func whatIsNewerStandsAgainstAnAccountsReturn() async throws {
        let (home, checking, savings) = try await furnished()
        let deleted = try #require(try await home.accounts.deleteAccount(id: checking.id, withEntries: true).change)
        let other = try await home.account(checking.name)
        #expect(await brokenRule { try await home.transactions.undo(deleted) } == "An account with this name exists already")
        _ = try await home.accounts.deleteAccount(id: other.id, withEntries: true)
        // The transfer remained in the other account and was edited since.
        let kept = try #require(try await home.entries(EntryQuery(account: savings.id)).first { $0.payee == "To savings" })
        let edit = try await home.transactions.updateTransaction(id: kept.id, TransactionEdit(payee: "Gift"), revision: nil)
        await #expect(throws: ServiceError.conflict) { try await home.transactions.undo(deleted) }
        try await home.transactions.undo(edit.id)
        await #expect(throws: ServiceError.conflict) { try await home.transactions.undo(deleted) }
        try await home.expectClean()
    }

    @Test func aStatementSinceStandsAgainstTakingAccountsApart() async throws {
        let (home, checking, savings) = try await furnished()
        let merge = try await home.accounts.mergeAccounts(id: checking.id, absorbing: savings.id)
        try await home.take("three.ofx", Statement.ofx(lines: [Statement.line("2026-05-01", "-1.00", "Rewe", id: "A9")]))
        #expect(
            await brokenRule { try await home.transactions.undo(merge.change) }
                == "\(checking.name) was in a statement or a check since, so the two accounts cannot be taken apart any more")
    }

    @Test func theOpeningBalanceOfTheAccountThatBeginsFirstStays() async throws {
        for absorbsOlder in [true, false] {
            let home = try await TestHousehold()
            let older = try await home.account("Older", opening: 100_00, on: day("2025-01-01"))
            try await home.add(-30_00, in: older, day: day("2025-06-01"))
            let newer = try await home.account("Newer", opening: 70_00, on: day("2026-01-01"))
            try await home.add(-5_00, in: newer, day: day("2026-02-01"))
            let (kept, gone) = absorbsOlder ? (newer, older) : (older, newer)
            let merged = try await home.accounts.mergeAccounts(id: kept.id, absorbing: gone.id)
            #expect(merged.summary.balance.booked == home.money(65_00))
            #expect(try await home.accounts.balances(at: day("2025-12-31")).map(\.balance) == [home.money(70_00)])
            try await home.expectClean()
        }
    }

    @Test func closedDaysStayClosedWhereTheOtherAccountHasNothing() async throws {
        for absorbsOlder in [true, false] {
            let home = try await TestHousehold()
            let older = try await home.account("Older", opening: 100_00, on: day("2025-01-01"))
            let newer = try await home.account("Newer", opening: 100_00, on: day("2026-01-01"))
            let service = home.services.reconciliation()
            for (account, text) in [(older, "2025-06-30"), (older, "2026-03-31"), (newer, "2026-04-30")] {
                _ = try await service.startCheck(account: account.id, day: day(text), stated: home.money(100_00))
                try await service.close(account: account.id)
            }
            let (kept, gone) = absorbsOlder ? (newer, older) : (older, newer)
            _ = try await home.accounts.mergeAccounts(id: kept.id, absorbing: gone.id)
            // Days with entries of both accounts are not reconciled.
            let detail = try await home.services.accountScreens().fetchDetail(id: kept.id, days: 30)
            #expect(detail.closedUntil?.description == "2025-06-30")
        }
    }

    // MARK: - Categories

    @Test func mergedCategoriesAreTakenApart() async throws {
        let (home, checking, _) = try await furnished()
        let (dining, groceries) = (try await home.category("dining"), try await home.category("groceries"))
        try await home.add(-1_00, in: checking, payee: "Rewe", category: "groceries")
        let before = try await home.rows()
        let change = try await home.categories.mergeCategories(id: groceries, absorbing: dining)
        let later = try await home.add(-2_00, in: checking, payee: "Rewe", category: "groceries").transaction.id
        try await home.transactions.undo(change)
        _ = try await home.transactions.deleteTransactions(ids: [later])
        let after = try await home.rows()
        for (table, rows) in before { #expect(after[table] == rows, "\(table)") }
        try await home.expectClean()
        #expect(try await home.transactions.history(limit: 2).last?.action == .restoreCategory)
    }

    @Test func whatWasEditedSinceStandsAgainstTakingCategoriesApart() async throws {
        let (home, _, _) = try await furnished()
        let (dining, groceries) = (try await home.category("dining"), try await home.category("groceries"))
        let change = try await home.categories.mergeCategories(id: groceries, absorbing: dining)
        let entry = try #require(try await home.entries(EntryQuery(category: groceries)).first)
        _ = try await home.transactions.updateTransaction(id: entry.id, TransactionEdit(note: "Later"), revision: nil)
        await #expect(throws: ServiceError.conflict) { try await home.transactions.undo(change) }
    }

    // MARK: - Rules

    @Test func aDeletedRuleComesBackInItsPlace() async throws {
        let (home, _, _) = try await furnished()
        let before = try await home.categories.fetchRules()
        let change = try await home.categories.deleteRule(id: before[0].id)
        try await home.transactions.undo(change)
        #expect(try await home.categories.fetchRules() == before)
        #expect(await brokenRule { try await home.transactions.undo(change) } == "It was undone already")
    }

    @Test func aRuleDoesNotComeBackForWhatIsGoneOrSaidAgain() async throws {
        let (home, checking, _) = try await furnished()
        let rules = try await home.categories.fetchRules()
        let first = try await home.categories.deleteRule(id: rules[1].id)
        _ = try await home.categories.addRule(rules[1].terms)
        #expect(await brokenRule { try await home.transactions.undo(first) } == "The same rule is there already")
        let ofAccount = try #require(rules.first { $0.account == checking.id })
        let second = try await home.categories.deleteRule(id: ofAccount.id)
        _ = try await home.accounts.deleteAccount(id: checking.id, withEntries: true)
        #expect(await brokenRule { try await home.transactions.undo(second) } == "The rule's account is not there any more")
        #expect(try await home.categories.fetchRules().count == 1)
    }
}
