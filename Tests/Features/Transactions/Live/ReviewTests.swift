import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing
import TransactionsModel

/// New lines wait until somebody confirms their category.
struct ReviewTests {
    private let home: TestHousehold

    init() async throws { home = try await TestHousehold() }

    private var review: any ReviewServiceProtocol { home.services.review() }

    private func take(_ name: String, _ lines: [String]) async throws {
        try await home.take(name, Statement.ofx(lines: lines, balance: "100.00"))
    }

    private func waiting() async throws -> [ReviewPage.Item] { try await review.fetchReview(before: nil, limit: 100).items }

    @Test func aLineWaitsUnlessARuleOrAnEarlierChoiceDecides() async throws {
        let groceries = try await home.category("groceries")
        _ = try await home.categories.addRule(CategoryRule.Terms(payee: .contains("rewe"), category: groceries))
        try await take(
            "one.ofx",
            [Statement.line("2026-01-05", "-12.50", "Rewe", id: "A1"), Statement.line("2026-01-06", "-3.00", "Kiosk", id: "A2")])
        let kiosk = try #require(try await waiting().first)
        #expect(try await waiting().map(\.entry.payee) == ["Kiosk"])
        let dining = try await home.category("dining")
        let change = try #require(try await review.confirm([ReviewDecision(id: kiosk.entry.id, category: dining)]).change)
        #expect(try await waiting().isEmpty)
        #expect(try await home.entries(EntryQuery(category: dining)).map(\.payee) == ["Kiosk"])
        // What was confirmed is what the next line of the payee gets.
        try await take("two.ofx", [Statement.line("2026-02-06", "-4.00", "Kiosk", id: "B1")])
        #expect(try await waiting().isEmpty)
        #expect(try await home.entries(EntryQuery(category: dining)).count == 2)

        try await home.transactions.undo(change)
        #expect(try await waiting().map(\.entry.id) == [kiosk.entry.id])
        #expect(try await home.entries(EntryQuery(category: dining)).count == 1)
        try await home.expectClean()
    }

    @Test func anotherCategoryForAPayeeIsThatOfItsOtherWaitingLines() async throws {
        let lines = ["-3.00", "-4.00", "-5.00"].enumerated().map { Statement.line("2026-01-0\($0 + 5)", $1, "Lummox", id: "A\($0)") }
        try await take("one.ofx", lines + [Statement.line("2026-01-09", "-6.00", "Kiosk", id: "B1")])
        let dining = try await home.category("dining")
        let items = try await waiting().filter { $0.entry.payee == "Lummox" }
        let change = try #require(try await review.confirm([ReviewDecision(id: items[0].entry.id, category: dining)]).change)
        // The others wait still, with the category.
        #expect(try await waiting().filter { $0.category == dining }.map(\.entry.id) == items.dropFirst().map(\.entry.id))
        #expect(try await waiting().count == 3)
        #expect(try await home.entries(EntryQuery(category: dining)).count == 3)

        try await home.transactions.undo(change)
        #expect(try await waiting().count == 4)
        #expect(try await home.entries(EntryQuery(category: dining)).isEmpty)
        try await home.expectClean()
    }

    @Test func aChoiceForAPayeeIsThatOfWhatIsConfirmedWithItUnlessItIsToBeExact() async throws {
        for isExact in [false, true] {
            let home = try await TestHousehold()
            let review = home.services.review()
            let lines = ["-3.00", "-4.00"].enumerated().map { Statement.line("2026-01-0\($0 + 5)", $1, "Lummox", id: "A\($0)") }
            try await home.take("one.ofx", Statement.ofx(lines: lines, balance: "100.00"))
            let dining = try await home.category("dining")
            let items = try await review.fetchReview(before: nil, limit: 9).items
            let reach: ReviewDecision.Reach = isExact ? .waiting : .payee
            _ = try await review.confirm([
                ReviewDecision(id: items[0].entry.id, category: dining, reach: reach),
                ReviewDecision(id: items[1].entry.id, category: items[1].category, reach: reach),
            ])
            #expect(try await home.entries(EntryQuery(category: dining)).count == (isExact ? 1 : 2))
            #expect(try await review.fetchReview(before: nil, limit: 9).items.isEmpty)
        }
    }

    @Test func theLinesOfAPayeeStandTogetherAndMoneyInApart() async throws {
        try await take(
            "one.ofx",
            [
                Statement.line("2026-01-05", "-3.00", "Lummox", id: "A1"), Statement.line("2026-01-06", "-4.00", "Kiosk", id: "A2"),
                Statement.line("2026-01-07", "-5.00", "LUMMOX", id: "A3"), Statement.line("2026-01-08", "2.00", "Lummox", id: "A4"),
            ])
        let page = try await review.fetchReview(before: nil, limit: 100)
        #expect(
            page.groups.map { $0.items.map(\.entry.day.description) } == [["2026-01-08"], ["2026-01-07", "2026-01-05"], ["2026-01-06"]])
        #expect(page.groups.map(\.total) == [home.money(2_00), home.money(-8_00), home.money(-4_00)])

        // A page ends between two payees, and of each it has some lines in detail.
        let first = try await review.fetchReview(before: nil, limit: 2, perPayee: 1)
        #expect(first.groups.map { [$0.items.count, $0.lines.count] } == [[1, 1], [1, 2]] && first.groups[1].total == nil)
        let rest = try await review.fetchReview(before: first.next, limit: 2, perPayee: 1)
        #expect(rest.items.map(\.entry.payee) == ["Kiosk"] && rest.next == nil)
    }

    @Test func aLineThatIsTreatedAloneLeavesTheOthersAsTheyAre() async throws {
        let lines = ["-3.00", "-4.00"].enumerated().map { Statement.line("2026-01-0\($0 + 5)", $1, "Lummox", id: "A\($0)") }
        try await take("one.ofx", lines)
        let dining = try await home.category("dining")
        let items = try await waiting()
        _ = try await review.confirm([ReviewDecision(id: items[0].entry.id, category: dining, reach: .alone)])
        #expect(try await waiting() == [items[1]])
    }

    @Test func aCategoryThatWasChangedElsewhereIsNotOverwritten() async throws {
        let lines = ["-3.00", "-4.00"].enumerated().map { Statement.line("2026-01-0\($0 + 5)", $1, "Lummox", id: "A\($0)") }
        try await take("one.ofx", lines)
        let (dining, pets) = (try await home.category("dining"), try await home.category("pets"))
        let items = try await waiting()
        // Somebody else chooses a category for the payee; the page still shows the old one.
        _ = try await review.confirm([ReviewDecision(id: items[0].entry.id, category: dining)])
        let outcome = try await review.confirm([ReviewDecision(id: items[1].entry.id, category: pets, seen: items[1].category)])
        #expect(outcome == ReviewOutcome(change: nil, confirmed: 0, changedElsewhere: 1))
        #expect(try await waiting().map(\.category) == [dining])
        #expect(try await review.confirm([ReviewDecision(id: items[1].entry.id, category: pets, seen: dining)]).confirmed == 1)
    }

    @Test func ofALongStatementOnlyTheLastYearWaits() async throws {
        // Two lines a month over ten years, the newest first and last, so that the year is not known from the beginning.
        let days = (0..<240).map { Month(of: day("2016-01-15")).adding(months: $0 / 2).firstDay.adding(days: 10 + $0 % 2) }
        let ordered = [days[239]] + days.dropLast()
        let lines = ordered.enumerated().map { Statement.line($1.description, "-1.00", "Lummox \($0)", id: "L\($0)") }
        try await take("ten.ofx", lines)
        let first = days[239].adding(days: -365)
        #expect(try await waiting().count == days.count { $0 >= first })
        #expect(try await waiting().allSatisfy { $0.entry.day >= first })
        #expect(try await home.entries(EntryQuery(limit: 500)).count { $0.payee.hasPrefix("Lummox") } == 240)
    }

    @Test func whatIsConfirmedAsOtherWaitsAgainNextTime() async throws {
        try await take("one.ofx", [Statement.line("2026-01-06", "-3.00", "Lummox", id: "A2")])
        _ = try await review.confirm(try await waiting().map { ReviewDecision(id: $0.entry.id, category: $0.category) })
        #expect(try await review.confirm([ReviewDecision(id: ID(rawValue: 7))]).change == nil)
        try await take("two.ofx", [Statement.line("2026-02-06", "-4.00", "Lummox", id: "B1")])
        #expect(try await waiting().map(\.entry.day.description) == ["2026-02-06"])
        #expect(try await review.fetchReview(before: nil, limit: 1).count == 1)
    }

    @Test func aChangedCategoryADeletionAndAnUndoneImportEndTheWait() async throws {
        let lines = (1...3).map { Statement.line("2026-01-0\($0)", "-\($0).00", "Shop \($0)", id: "A\($0)") }
        let report = try await home.take("one.ofx", Statement.ofx(lines: lines, balance: "100.00"))
        let items = try await waiting()
        #expect(items.count == 3)
        let edit = TransactionEdit(category: try await home.category("pets"))
        _ = try await home.transactions.updateTransaction(id: items[0].entry.id, edit, revision: nil)
        _ = try await home.transactions.updateTransaction(id: items[1].entry.id, TransactionEdit(note: "x"), revision: nil)
        #expect(try await waiting().map(\.entry.id) == [items[1].entry.id, items[2].entry.id])
        _ = try await home.transactions.deleteTransactions(ids: [items[2].entry.id])
        #expect(try await waiting().map(\.entry.id) == [items[1].entry.id])
        _ = try await home.services.statements().undo(try #require(report.id), force: true, allowsClosedDays: false)
        #expect(try await waiting().isEmpty)
    }

    @Test func duplicatesAndUnusualAmountsArePointedOut() async throws {
        let account = try await home.account("Checking")
        let days = ["2026-01-05", "2026-01-12", "2026-01-19"]
        for day in days { try await home.add(-5_00, in: account, payee: "Kiosk", day: TestTools.day(day)) }
        let csv =
            "Date,Description,Amount\n2026-01-26,Kiosk,-16.00\n2026-01-27,Kiosk,-15.00\n2026-03-02,Kiosk,-7.77\n2026-03-04,Kiosk,-7.77\n"
        try await home.take("lines.csv", csv, into: account)
        let items = try await waiting()
        let hints = Dictionary(uniqueKeysWithValues: items.map { ($0.entry.day.description, $0.hints) })
        #expect(hints["2026-01-26"] == [.unusual(usual: home.money(-5_00))])
        #expect(hints["2026-01-27"] == [])
        let twin = try #require(items.first { $0.entry.day.description == "2026-03-04" }?.entry)
        #expect(hints["2026-03-02"] == [.duplicate(of: twin.id, day: twin.day)])
    }

    @Test func homeCountsWhatWaits() async throws {
        try await take("one.ofx", [Statement.line("2026-01-06", "-3.00", "Kiosk", id: "A2")])
        #expect(try await home.services.overview().fetchHome().parts.insights.contains { $0 as? HomeReview == HomeReview(count: 1) })
    }
}
