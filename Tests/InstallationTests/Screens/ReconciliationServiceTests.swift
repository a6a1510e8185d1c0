import AccountsModel
import ImportModel
import Models
import TestSupport
import TestTools
import Testing

@testable import Services

/// Today is 27 May 2026.
@Suite struct ReconciliationServiceTests {

    /// 100.00 at the end of March, then 1.00, 2.00 and 3.00 spent in April.
    private func checked() async throws -> (home: TestHousehold, account: Account, spent: [ID<Transaction>]) {
        let home = try await TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: day("2026-03-31"))
        var spent: [ID<Transaction>] = []
        for number in 1...3 {
            spent.append(
                try await home.add(Int64(-number * 100), in: account, category: "dining", day: day("2026-04-1\(number)")).transaction.id
            )
        }
        return (home, account, spent)
    }

    /// Checks and closes April with all entries ticked.
    private func closed() async throws -> (home: TestHousehold, account: Account, spent: [ID<Transaction>]) {
        let (home, account, spent) = try await checked()
        let service = home.services.reconciliation()
        _ = try await service.startCheck(account: account.id, day: day("2026-04-30"), stated: home.money(94_00))
        _ = try await service.tick(account: account.id, ticked: Set(spent), of: Set(spent))
        try await service.close(account: account.id)
        return (home, account, spent)
    }

    @Test func entriesAreTickedUntilNothingIsMissingThenTheDayIsClosed() async throws {
        let (home, account, spent) = try await checked()
        let service = home.services.reconciliation()
        #expect(try await service.fetchCheck(account: account.id).check == nil)
        var check = try await service.startCheck(account: account.id, day: day("2026-04-30"), stated: home.money(94_00))
        #expect(check.opening == home.money(100_00) && check.difference == home.money(-6_00))
        #expect(check.entries.map(\.id) == spent.reversed() && check.ticked.isEmpty)
        check = try await service.tick(account: account.id, ticked: [spent[0]], of: [spent[0], spent[1]])
        #expect(check.difference == home.money(-5_00) && check.ticked == [spent[0]])
        #expect(
            await brokenRule { try await service.close(account: account.id) } == "The difference is still −€5.00")
        // Ticks of entries that are not listed stay.
        check = try await service.tick(account: account.id, ticked: [spent[1], spent[2]], of: [spent[1], spent[2]])
        #expect(check.difference.isZero && check.ticked == Set(spent))
        try await service.close(account: account.id)
        #expect(try await service.fetchCheck(account: account.id).check == nil)
        #expect(try await home.services.accountScreens().fetchDetail(id: account.id, days: 30).closedUntil?.description == "2026-04-30")
        #expect(
            await brokenRule {
                _ = try await service.startCheck(account: account.id, day: day("2026-04-30"), stated: home.money(94_00))
            } == "Checking is checked and closed up to Apr 30, 2026")
        let actions = try await home.transactions.history(limit: 2).map(\.action)
        #expect(actions == [.closeDay, .startCheck])
    }

    @Test func whatWasNotTickedIsCarriedIntoTheNextCheckAndComesBackWhenReopened() async throws {
        let (home, account, spent) = try await checked()
        let service = home.services.reconciliation()
        // The bank does not have the 3.00 yet.
        _ = try await service.startCheck(account: account.id, day: day("2026-04-30"), stated: home.money(97_00))
        _ = try await service.tick(account: account.id, ticked: [spent[0], spent[1]], of: [])
        try await service.close(account: account.id)
        let later = try await home.add(-4_00, in: account, day: day("2026-05-02")).transaction.id
        var check = try await service.startCheck(account: account.id, day: day("2026-05-20"), stated: home.money(90_00))
        #expect(check.opening == home.money(97_00))
        #expect(check.carried.map(\.id) == [spent[2]] && check.entries.map(\.id) == [later])
        check = try await service.tick(account: account.id, ticked: [spent[2], later], of: [])
        #expect(check.difference.isZero)
        try await service.close(account: account.id)
        check = try await service.startCheck(account: account.id, day: day("2026-05-21"), stated: home.money(90_00))
        #expect(check.opening == home.money(90_00) && check.carried.isEmpty && check.difference.isZero)
        try await service.reopen(account: account.id)
        check = try #require(try await service.fetchCheck(account: account.id).check)
        #expect(check.opening == home.money(97_00) && check.carried.map(\.id) == [spent[2]] && check.entries.map(\.id) == [later])
        try await service.cancelCheck(account: account.id)
        try await service.reopen(account: account.id)
        #expect(await brokenRule { try await service.reopen(account: account.id) } == "No day of this account is closed")
    }

    @Test func aChangeOnAClosedDayAsks() async throws {
        let (home, account, spent) = try await closed()
        let violation = ServiceError.closedDay(account: "Checking", day: day("2026-04-30"))
        let april = day("2026-04-30")
        let transactions = home.transactions
        await #expect(throws: violation) { try await home.add(-1_00, in: account, day: april) }
        try await home.add(-1_00, in: account, day: april.adding(days: 1))
        await #expect(throws: violation) {
            _ = try await transactions.updateTransaction(id: spent[0], TransactionEdit(amount: home.money(9_00)), revision: nil)
        }
        await #expect(throws: violation) { _ = try await transactions.deleteTransactions(ids: [spent[0]]) }
        let dining = try await home.category("dining")
        let pets = try await home.category("pets")
        let parts = [SplitPart(amount: home.money(-50), category: dining), SplitPart(amount: home.money(-50), category: pets)]
        await #expect(throws: violation) { _ = try await transactions.splitTransaction(id: spent[0], into: parts, revision: nil) }
        let added = try #require(try await transactions.history(limit: 20).last { $0.action == .add })
        await #expect(throws: violation) { try await transactions.undo(added.id) }
        // An entry cannot be moved there either.
        let may = try await home.add(-1_00, in: account).transaction.id
        await #expect(throws: violation) {
            _ = try await transactions.updateTransaction(id: may, TransactionEdit(day: april), revision: nil)
        }
        #expect(try await home.balance(account) == 92_00)
        // It is allowed after confirmation.
        _ = try await transactions.splitTransaction(id: spent[0], into: parts, revision: nil, allowsClosedDays: true)
        _ = try await transactions.updateTransaction(
            id: spent[1], TransactionEdit(amount: home.money(5_00), allowsClosedDays: true), revision: nil)
        let deleted = try await transactions.deleteTransactions(ids: [spent[2]], allowsClosedDays: true)
        try await transactions.undo(deleted.id, allowsClosedDays: true)
        _ = try await transactions.addTransaction(
            TransactionDraft(account: account.id, amount: home.money(-1_00), day: april, allowsClosedDays: true))
        #expect(try await home.balance(account) == 88_00)
        // The change is included in the next check.
        let check = try await home.services.reconciliation().startCheck(
            account: account.id, day: day("2026-05-27"), stated: home.money(92_00))
        #expect(check.opening == home.money(90_00) && check.difference == home.money(2_00))
        try await home.services.reconciliation().reopen(account: account.id)
        try await home.add(-1_00, in: account, day: april)
        try await home.expectClean()
    }

    @Test func aStatementGoesOnOverAClosedDayAndSaysSo() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        try await fixture.one("a.ofx", Statement.ofx(lines: [Statement.line("2025-12-02", "-1.00", "A", id: "1")]))
        let found = try await fixture.accounts.fetchAccounts(includingArchived: false).first
        let account = try #require(found).account
        let service = fixture.services.reconciliation()
        let balance = try await fixture.accounts.fetchAccount(id: account.id).balance.booked
        let check = try await service.startCheck(account: account.id, day: day("2025-12-31"), stated: balance)
        _ = try await service.tick(account: account.id, ticked: Set(check.entries.map(\.id)), of: [])
        try await service.close(account: account.id)
        let later = Statement.ofx(lines: [Statement.line("2025-12-05", "-2.00", "B", id: "2")])
        let report = try await fixture.importFiles(try fixture.file("b.ofx", later))
        let message = "\(account.name) was checked and is closed up to 2025-12-31; entries that came or changed there: 1"
        #expect(report.files.flatMap(\.diagnostics).map(\.message).contains(message))
        let id = try #require(report.id)
        let statements = fixture.service
        await #expect(throws: ServiceError.closedDay(account: account.name, day: day("2025-12-31"))) {
            _ = try await statements.undo(id, force: false, allowsClosedDays: false)
        }
        #expect(try await statements.undo(id, force: false, allowsClosedDays: true).removed == 1)
    }

    @Test func onlyEntriesOfTheCheckCanBeTickedAndOnlyByWhoMayWrite() async throws {
        let (home, account, spent) = try await checked()
        let service = home.services.reconciliation()
        let may = try await home.add(-1_00, in: account).transaction.id
        #expect(
            await brokenRule { _ = try await service.tick(account: account.id, ticked: [may], of: []) }
                == "No check of this account is under way")
        _ = try await service.startCheck(account: account.id, day: day("2026-04-30"), stated: home.money(94_00))
        for id in [may, ID(rawValue: 5)] {
            await #expect(throws: ServiceError.notFound) { _ = try await service.tick(account: account.id, ticked: [id], of: []) }
        }
        let tomorrow = TestHousehold.today.adding(days: 1)
        #expect(
            await brokenRule { _ = try await service.startCheck(account: account.id, day: tomorrow, stated: home.money(1)) }
                == "The statement's day is still to come")
        let viewer = home.asViewer().reconciliation()
        #expect(try await viewer.fetchCheck(account: account.id).check?.entries.count == 3)
        await #expect(throws: ServiceError.unauthorized) { _ = try await viewer.tick(account: account.id, ticked: Set(spent), of: []) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.close(account: account.id) }
        await #expect(throws: ServiceError.unauthorized) { try await viewer.reopen(account: account.id) }
    }

    @Test func aCheckOfTheDaySettlesWhatAnEarlierStatementSaid() async throws {
        let home = try await TestHousehold()
        let first = Statement.ofx(lines: [Statement.line("2026-01-05", "-1.00", "X", id: "1")], balance: "9.00")
        try await home.take("a.ofx", first)
        let second = Statement.ofx(lines: [Statement.line("2026-02-05", "-1.00", "X", id: "2")], balance: "5.00", on: "2026-02-28")
        try await home.take("b.ofx", second)
        let account = try #require(try await home.accounts.fetchAccounts(includingArchived: false).first)
        #expect(account.difference?.stated == home.money(5_00))
        let service = home.services.reconciliation()
        for (text, isSettled) in [("2026-01-31", false), ("2026-02-28", true)] {
            let stated = try await home.accounts.balances(at: day(text)).first?.balance
            let check = try await service.startCheck(account: account.account.id, day: day(text), stated: try #require(stated))
            _ = try await service.tick(
                account: account.account.id, ticked: Set(check.entries.map(\.id)), of: Set(check.entries.map(\.id)))
            try await service.close(account: account.account.id)
            let difference = try await home.accounts.fetchAccount(id: account.account.id).difference
            #expect((difference == nil) == isSettled)
        }
    }
}
