import AccountsModel
import HouseholdModel
import Models
import SampleHousehold
import Services
import TestSupport
import Testing
import TransactionsModel

struct TransactionContractTests {

    @Test func onlyCompletedOnesCountAndPendingOnesLowerWhatIsAvailable() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current", opening: 100_00, on: TestHousehold.today.adding(days: -100))
        try await household.add(-20_00, in: account, payee: "Shop")
        try await household.add(-7_00, in: account, payee: "Soon", status: .pending)
        try await household.add(-9_00, in: account, payee: "Never", status: .failed)
        let summary = try await household.accounts.fetchAccount(id: account.id)
        #expect(summary.balance.booked == .preview(80_00))
        #expect(summary.balance.pendingOut == .preview(7_00))
        #expect(summary.available == .preview(73_00))
        #expect(summary.balance.entries == 4)
    }

    @Test func payeeKeepsItsLastCategory() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        try await household.add(-3_00, in: account, payee: "Market", category: "groceries")
        try await household.add(-4_00, in: account, payee: "Market")
        try await household.add(-5_00, in: account, payee: "Nobody")
        try await household.add(5_00, in: account, payee: "Market")
        let names = try await household.entries(EntryQuery(account: account.id)).flatMap { $0.counterparts.map(\.name) }
        #expect(names == ["Other income", "Other", "Groceries", "Groceries"])
    }

    @Test func draftsThatBreakARuleSayWhich() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        let dollar = try #require(Currency(code: "USD"))
        let dollars = try await household.account("Dollars", currency: dollar)
        #expect(await failure { try await household.add(0, in: account) } == .rule(.transactionAmountZero))
        #expect(await failure { try await household.add(-1, in: account, to: account) } == .rule(.transactionTransferAccountSame))
        #expect(
            await failure { try await household.add(-1, in: account, to: dollars) } == .rule(.transactionArrivingAmountMissing(dollar)))
        #expect(
            await failure {
                _ = try await household.transactions.addTransaction(
                    TransactionDraft(account: dollars.id, amount: .preview(-1), day: TestHousehold.today))
            } == .rule(.transactionAmountCurrency(dollar)))
        #expect(await failure { _ = try await household.transactions.fetchTransaction(id: ID(rawValue: 5)) } == .notFound)
        #expect(await failure { _ = try await household.entries(EntryQuery(account: ID(rawValue: 5))) } == .notFound)
    }

    @Test func pagesGoOnWhereTheLastEndedWithTheRunningBalance() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        for number in 1...45 {
            try await household.add(
                Int64(number), in: account, payee: "\(number)", day: TestHousehold.today.adding(days: (number - 45) / 3))
        }
        try await household.add(-2, in: account, payee: "Soon", day: TestHousehold.today.adding(days: -20), status: .pending)
        var query = EntryQuery(account: account.id, limit: 20)
        var pages: [[Entry]] = []
        repeat {
            let page = try await household.transactions.fetchEntries(query)
            pages.append(page.entries)
            query.after = page.next
        } while query.after != nil
        #expect(pages.map(\.count) == [21, 20, 5])
        #expect(pages.first?.first?.payee == "Soon")
        let booked = pages.flatMap(\.self).dropFirst()
        #expect(booked.map(\.payee) == (1...45).reversed().map(String.init))
        var sum: Int64 = 45 * 46 / 2
        for entry in booked {
            #expect(entry.balance?.minorUnits == sum)
            sum -= entry.amount.minorUnits
        }
    }

    @Test func filtersWork() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        let other = try await household.account("Other")
        try await household.add(
            -10_00, in: account, payee: "Millbrook Market", category: "groceries", day: TestHousehold.today.adding(days: -4),
            tags: ["weekly"])
        try await household.add(
            -25_00, in: account, payee: "Café Lumière", category: "dining", day: TestHousehold.today.adding(days: -3), note: "with Ines")
        try await household.add(800_00, in: account, payee: "Studio", category: "salary", day: TestHousehold.today.adding(days: -2))
        try await household.add(-40_00, in: account, payee: "Moved", to: other, day: TestHousehold.today.adding(days: -1))
        try await household.add(-1_00, in: account, payee: "Later", category: "dining", status: .pending)
        let dining = try await household.categories.findCategory("Dining").id
        let day = TestHousehold.today
        #expect(try await household.entries(EntryQuery(category: dining)).map(\.payee) == ["Later", "Café Lumière"])
        #expect(
            try await household.entries(EntryQuery(from: day.adding(days: -3), until: day.adding(days: -2))).map(\.payee) == [
                "Studio", "Café Lumière",
            ])
        #expect(try await household.entries(EntryQuery(tags: ["weekly"])).map(\.payee) == ["Millbrook Market"])
        #expect(try await household.entries(EntryQuery(account: account.id, maximum: -20_00)).map(\.payee) == ["Moved", "Café Lumière"])
        #expect(try await household.entries(EntryQuery(minimum: 30_00)).map(\.payee) == ["Moved", "Studio"])
        #expect(try await household.entries(EntryQuery(statuses: [.pending])).map(\.payee) == ["Later"])
        #expect(try await household.entries(EntryQuery(search: "cafe")).map(\.payee) == ["Café Lumière"])
        #expect(try await household.entries(EntryQuery(search: "ines lumi")).map(\.payee) == ["Café Lumière"])
        #expect(try await household.entries(EntryQuery(search: "25.00")).map(\.payee) == ["Café Lumière"])
        #expect(try await household.entries(EntryQuery(search: "nothing")).map(\.payee) == [])
        // One transfer is an entry of both accounts.
        #expect(try await household.entries(EntryQuery(search: "moved")).map(\.payee).count == 2)
        #expect(try await household.entries(EntryQuery(account: other.id)).map(\.payee) == ["Moved"])
    }

    @Test func splitAddsUpAndIsTakenBack() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        let group = try await household.add(-10_00, in: account, payee: "Market", category: "groceries").transaction
        let pets = try await household.categories.findCategory("pets").id
        let groceries = try await household.categories.findCategory("groceries").id
        #expect(
            await failure {
                _ = try await household.transactions.splitTransaction(
                    id: group.id, into: [SplitPart(amount: .preview(-9_00), category: pets)], revision: nil)
            } == .rule(.splitSum(of: .preview(-9_00), transaction: .preview(-10_00))))
        let change = try await household.transactions.splitTransaction(
            id: group.id,
            into: [
                SplitPart(amount: .preview(-7_00), category: groceries), SplitPart(amount: .preview(-3_00), category: pets, note: "Cat"),
            ],
            revision: group.revision)
        let entry = try #require(await household.entries(EntryQuery(account: account.id)).first)
        #expect(entry.counterparts.map(\.name) == ["Groceries", "Pets"])
        #expect(entry.counterparts.map(\.amount) == [.preview(-7_00), .preview(-3_00)])
        #expect(entry.note == "Cat")
        try await household.transactions.undo(change.id)
        #expect(try await household.entries(EntryQuery(account: account.id)).first?.counterparts.map(\.name) == ["Groceries"])
    }

    @Test func editsAreTakenBackUnlessSomethingNewerStandsAgainstIt() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        let group = try await household.add(-10_00, in: account, payee: "Market").transaction
        let service = household.transactions
        let first = try await service.updateTransaction(
            id: group.id, TransactionEdit(amount: .preview(12_00), payee: "Mill", tags: ["b", "a", "b"]), revision: group.revision)
        #expect(try first.transaction.tags == ["a", "b"])
        #expect(try await household.balance(account) == -12_00)
        #expect(
            await failure { _ = try await service.updateTransaction(id: group.id, TransactionEdit(note: "x"), revision: group.revision) }
                == .conflict)
        let second = try await service.updateTransactions(ids: [group.id], TransactionEdit(day: TestHousehold.today.adding(days: -9)))
        #expect(await failure { try await service.undo(first.id) } == .conflict)
        try await service.undo(second.id)
        #expect(try await service.fetchTransaction(id: group.id).parts.first?.sourceDay == TestHousehold.today)
        #expect(await failure { try await service.undo(second.id) } == .rule(.changeUndone))
    }

    @Test func deletedOnesComeBack() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        let one = try await household.add(-1_00, in: account, payee: "One").transaction
        let two = try await household.add(-2_00, in: account, payee: "Two").transaction
        let change = try await household.transactions.deleteTransactions(ids: [one.id, two.id])
        #expect(try await household.balance(account) == 0)
        try await household.transactions.undo(change.id)
        #expect(try await household.balance(account) == -3_00)
        #expect(await failure { _ = try await household.transactions.deleteTransactions(ids: []) } == .rule(.transactionNoneChosen))
        let actions = try await household.transactions.history(limit: 3).map(\.action)
        #expect(actions == [.undo, .delete, .add])
        let history = household.services.history()
        let newest = try await history.fetchHistory(before: nil, limit: 2)
        #expect(newest.entries.map(\.record.action) == [.undo, .delete])
        #expect(newest.entries.map(\.record.isUndone) == [false, true])
        #expect(newest.entries.map { $0.undo == nil } == [false, true])
        let older = try await history.fetchHistory(before: newest.next, limit: 2)
        #expect(older.entries.map(\.record.action) == [.add, .add])
    }

    @Test func aListKnowsTheSumOfADayOverItsPagesEdgeWhereNothingIsFiltered() async throws {
        let household = try await TestHousehold()
        let account = try await household.account("Current")
        for units: Int64 in [-3_00, -4_00, 5_00] { try await household.add(units, in: account, payee: "Market") }
        let screens = household.services.transactionScreens()
        let first = try await screens.fetchList(account: account.id) { _, _ in EntryQuery(limit: 2) }
        #expect(first.page.entries.count == 2 && first.daySums == [TestHousehold.today: .preview(-2_00)])
        let found = try await screens.fetchList(account: account.id) { _, _ in EntryQuery(search: "market", limit: 2) }
        #expect(found.page.entries.count == 2 && found.daySums.isEmpty)
        let new = try await screens.fetchNew(account: nil, copying: first.page.entries[0].id)
        #expect(new.account.id == account.id && new.payees == ["Market"] && new.copy?.amount == .preview(5_00))
        let details = try await screens.fetchDetails(ids: first.page.entries.map(\.id))
        #expect(details.groups.map(\.id) == first.page.entries.map(\.id) && details.accounts.map(\.id) == [account.id])
        #expect(await failure { _ = try await screens.fetchDetails(ids: [ID(rawValue: 5)]) } == .notFound)
        let list = try await household.services.accountScreens().fetchList(includingArchived: false)
        #expect(list.accounts.map(\.account.id) == [account.id] && list.total.total == .preview(-2_00))
    }
}
