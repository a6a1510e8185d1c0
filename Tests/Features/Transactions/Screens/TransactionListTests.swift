import Foundation
import Models
import Navigation
import ScreenTestSupport
import Services
import Testing

@testable import App

struct TransactionListTests {

    @Test func entriesStandUnderTheirDayWithItsSumAndTheRunningBalance() async throws {
        let session = try await AppSession.begin()
        try await session.add("Salary", 100_00, on: Day(year: 2026, month: 3, day: 1)!)
        try await session.add("Bakery", -4_00)
        try await session.add("Butcher", -6_00)
        try await session.add("Hotel", -50_00, status: .pending)
        let html = try await session.browser.open(session.list).html
        let today = try section("day-2026-03-15", of: html)
        #expect(today.contains("Today") && today.contains("\u{2212}€10.00") && today.contains("€96.00") && today.contains("€90.00"))
        let older = try section("day-2026-03-01", of: html)
        #expect(older.contains("Mar 1, 2026") && older.contains("+€100.00"))
        let pending = try section("pending", of: html)
        #expect(pending.contains("Hotel"))
        #expect(!today.contains("Hotel"))
        #expect(try #require(html.range(of: "id=\"pending\"")).lowerBound < #require(html.range(of: "id=\"day-2026-03-15\"")).lowerBound)
    }

    @Test func twentyStandOnAPageAndALinkLeadsToTheRest() async throws {
        let session = try await AppSession.begin()
        try await session.add("Salary", 1_000_00, on: Day(year: 2026, month: 3, day: 1)!)
        for number in 1...25 { try await session.add("Shop \(number)", -1_00) }
        let first = try await session.browser.open(session.list)
        #expect(first.html.components("data-skeleton=\"detail\"") == 20)
        // The day goes on over the page's edge, yet its sum is the whole day's.
        #expect(try section("day-2026-03-15", of: first.html).contains("\u{2212}€25.00"))
        let next = try nextPath(in: first.html)
        let second = try await session.browser.open(next).html
        #expect(second.components("data-skeleton=\"detail\"") == 6)
        #expect(try section("day-2026-03-15", of: second).contains("\u{2212}€25.00"))
        #expect(!second.contains("data-more"))
        // With a filter the whole day's is not known, and what stands on the page is not said to be it.
        let filtered = try await session.browser.open(session.list + "?q=shop").html
        #expect(!(try section("day-2026-03-15", of: filtered)).contains("\u{2212}€20.00"))
    }

    @Test(arguments: [
        ("q=bakery", ["Bakery"]), ("from=2026-03-10", ["Bakery", "Boat"]), ("until=2026-03-05", ["Rent"]), ("least=50", ["Rent"]),
        ("least=10&most=50", ["Boat"]), ("most=-5", ["Bakery"]), ("q=%E2%82%AC900", ["Rent"]), ("q=900,00", ["Rent"]),
        ("status=cancelled", ["Boat"]), ("status=completed&status=cancelled", ["Bakery", "Boat", "Rent"]),
        ("tag=food", ["Bakery"]), ("category=Housing", ["Rent"]), ("attachment=with", []),
        ("attachment=without&q=rent&least=1", ["Rent"]),
    ])
    func aFilterLeavesWhatFits(query: String, payees: [String]) async throws {
        let session = try await AppSession.begin()
        try await session.add("Rent", -900_00, on: Day(year: 2026, month: 3, day: 1)!, category: "Housing")
        try await session.add("Bakery", -4_00, category: "Groceries", tags: ["food"])
        try await session.add("Boat", 20_00, on: Day(year: 2026, month: 3, day: 14)!, status: .cancelled)
        var query = query
        if query == "category=Housing" { query = "category=" + (try await session.category("Housing")) }
        let html = try await session.browser.open(session.list + "?" + query).html
        for payee in ["Rent", "Bakery", "Boat"] {
            #expect(html.contains(">\(payee)</a>") == payees.contains(payee), "\(payee)")
        }
        #expect(html.contains("class=\"chip\""))
    }

    @Test func whatAFilterCannotReadIsSaidAndLeftOut() async throws {
        let session = try await AppSession.begin()
        try await session.add("Bakery", -4_00)
        let html = try await session.browser.open(session.list + "?from=someday&least=lots&category=cat_0&status=odd&after=nowhere").html
        #expect(html.contains("Day must be a valid date"))
        #expect(html.contains("Amount must be a valid number"))
        #expect(html.contains("value=\"someday\""))
        #expect(html.contains(">Bakery</a>"))
    }

    @Test func entriesAreTickedWithBoxesThatLeadToSeveral() async throws {
        let session = try await AppSession.begin()
        let id = try await session.add("Bakery", -4_00)
        let html = try await session.browser.open(session.list + "?select=1").html
        #expect(html.contains("action=\"/accounts/transactions/several\""))
        #expect(html.contains("name=\"ids\" value=\"\(id)\""))
        #expect(html.contains("form=\"several\""))
    }

    @Test func anEmptyListSaysWhatToDoNext() async throws {
        let session = try await AppSession.begin()
        #expect(try await session.browser.open(session.list).html.contains("No transactions yet"))
        #expect(try await session.browser.open(session.list + "?q=nothing").html.contains("No transactions match"))
    }

    /// The list's part from an id to the next day.
    private func section(_ id: String, of html: String) throws -> Substring {
        let start = try #require(html.range(of: "id=\"\(id)\"")).upperBound
        let rest = html[start...]
        return rest[..<(rest.range(of: "</section>")?.lowerBound ?? rest.endIndex)]
    }

    private func nextPath(in html: String) throws -> String {
        let end = try #require(html.range(of: "\" data-more=\"\"")).lowerBound
        let start = try #require(html[..<end].range(of: "href=\"", options: .backwards)).upperBound
        return String(html[start..<end]).replacingOccurrences(of: "&amp;", with: "&")
    }
}
