import App
import Localization
import Models
import Navigation
import ScreenTestSupport
import Services
import SubscriptionsModel
import Testing

/// Subscriptions in the browser. Today is 15 March 2026.
struct SubscriptionScreenTests {
    private static let typed = [
        ("name", "Gym"), ("price", "30"), ("every", "1"), ("unit", "month"), ("next", "2026-03-31"), ("category", ""), ("account", ""),
        ("trial-converts", "1"), ("renews", "1"), ("notice-unit", "month"), ("reminders", "3"),
    ]

    private static func fields(_ changes: [String: String] = [:]) -> [(String, String)] {
        typed.filter { changes[$0.0] == nil } + changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func add(_ browser: Browser, _ changes: [String: String] = [:]) async throws -> String {
        let outcome = try await browser.press("add", on: "/subscriptions/new", fields: Self.fields(changes)).outcome
        guard case .moved(let link, _) = outcome, case .detail(let id) = link.route.feature as? SubscriptionsRoute else {
            throw NotAsExpected(what: "\(outcome)")
        }
        return id
    }

    @Test func oneIsAddedAndItsPageSaysWhatItCosts() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser, ["shared-with": "5", "price": "120", "unit": "year"])
        let page = try await browser.open("/subscriptions/\(id)").html
        #expect(page.contains("€120.00") && page.contains("€20.00") && page.contains("Every year"))
        #expect(try await browser.open("/subscriptions").html.contains("Gym"))
    }

    @Test func theTableSaysWhatEachCostsInFullAndOfItTheHousehold() async throws {
        let browser = try await Browser.signedIn()
        _ = try await add(browser, ["shared-with": "5", "price": "120", "unit": "year"])
        let page = try await browser.open("/subscriptions").html
        for head in ["Name", "Price", "Next charge"] { #expect(page.contains(">\(head)</span></th>"), "\(head)") }
        for head in ["Cycle", "Paid from", "Your share"] { #expect(page.contains(">\(head)</th>"), "\(head)") }
        #expect(page.contains("€120.00") && page.contains("€20.00"))
        #expect(page.contains("31 Mar 2026") || page.contains("Mar 31, 2026"))
        // €120 a year are €10 a month, of which a sixth is the household's.
        #expect(page.contains("€10.00") && page.contains("€1.67"))
    }

    @Test func theHeadsOfTheTableSortIt() async throws {
        let browser = try await Browser.signedIn()
        _ = try await add(browser)
        _ = try await add(browser, ["name": "Films", "price": "40", "next": "2026-04-20"])
        // The next charge comes first.
        for (query, head, direction, names) in [
            ("", "Next charge", "ascending", ["Gym", "Films"]), ("?sort=price", "Price", "descending", ["Films", "Gym"]),
            ("?sort=name", "Name", "ascending", ["Films", "Gym"]),
        ] {
            let page = try await browser.open("/subscriptions" + query).html
            let table = try #require(page.components(of: "<table", upTo: "</table>").first)
            let link = "<a class=\"data-sort\" href=\"/subscriptions\(query)\" data-keep=\"\">\(head)<svg"
            #expect(table.contains("aria-sort=\"\(direction)\">" + link))
            let places = try names.map { try #require(table.firstRange(of: ">\($0)</a>")).lowerBound }
            #expect(places == places.sorted(), "\(query)")
        }
        // What costs the most a year has no column: the figure leads to it.
        #expect(try await browser.open("/subscriptions").html.contains("href=\"/subscriptions?sort=yearlyCost\">A year</a>"))
    }

    @Test func aKnownServiceFillsTheForm() async throws {
        let browser = try await Browser.signedIn()
        let page = try await browser.open("/subscriptions/new?service=Films").html
        let entertainment = try await browser.services().categories().findCategory("Entertainment").id
        #expect(page.contains("value=\"Films\"") && page.contains("value=\"https://films.example\""))
        #expect(page.contains("<option value=\"year\" selected") && page.contains("<option value=\"\(entertainment)\" selected"))
        #expect(try await browser.open("/subscriptions/new?service=Nothing").status == .found)
    }

    @Test(
        arguments: [
            (["name": ""], "Subscription name is required"), (["price": "0"], "A price of zero is only for trials and free subscriptions"),
            (["every": "0"], "The cycle must be from"), (["next": ""], "Enter a day"),
            (["started": "2026-04-15"], "The next billing day must not be before the start"),
            (["started": "2026-03-01", "trial-until": "2026-02-01"], "The trial must not end before the start"),
            (["price": "9999999999999", "unit": "day"], "The cost per year is too large"),
            (["every": "9000", "unit": "year"], "The next billing day would be after the year 9999"),
            (["introduction-price": "5"], "The introductory price needs 1 to 120 charges"), (["reminders": "3, x"], "Reminders are up to"),
            (["website": "javascript:alert(1)"], "The website must begin with https:// or http://"),
        ] as [([String: String], String)])
    func badInputIsRefusedAtItsField(changes: [String: String], sentence: String) async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press("add", on: "/subscriptions/new", fields: Self.fields(changes))
        #expect(outcome == .invalid, "\(outcome)")
        #expect(screen.html.contains("aria-invalid") && screen.html.contains(sentence), "\(sentence)")
        #expect(try await browser.services().subscriptions().fetchSubscriptions().subscriptions.isEmpty)
    }

    @Test func aNameOfFourHundredCharactersIsRefused() async throws {
        let browser = try await Browser.signedIn()
        let (outcome, screen) = try await browser.press(
            "add", on: "/subscriptions/new", fields: Self.fields(["name": String(repeating: "n", count: 400)]))
        #expect(outcome == .invalid && screen.html.contains("Subscription name has at most 100 characters"))
    }

    @Test func aChangeOfStateNeverMovesTheBillingDay() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser)
        let path = "/subscriptions/\(id)"
        for (button, state) in [("pause", "Paused"), ("resume", "Active"), ("cancel-subscription", "Cancelled"), ("reactivate", "Active")] {
            _ = try await browser.press(button, on: path, confirmed: button == "cancel-subscription")
            let page = try await browser.open(path).html
            #expect(page.contains(state), "\(button)")
            #expect(page.contains("31 Mar 2026") || page.contains("Mar 31, 2026"), "\(button)")
        }
    }

    @Test func cancellingAsksAndNamesTheLastDay() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser)
        let (outcome, screen) = try await browser.press("cancel-subscription", on: "/subscriptions/\(id)")
        #expect(outcome == .asks && screen.html.contains("The paid time ends on"))
    }

    @Test func theOtherVersionIsShownWhereTwoEdit() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser)
        let service = try await browser.services().subscriptions()
        let found = try await service.fetchSubscription(id: try #require(ID<Subscription>(id))).summary.subscription
        var draft = SubscriptionDraft(found, next: found.anchor)
        draft.name = "Studio"
        _ = try await service.updateSubscription(id: found.id, draft, revision: found.revision)
        let (outcome, screen) = try await browser.press(
            "save", on: "/subscriptions/\(id)/edit", fields: Self.fields(["name": "Castle"]) + [("revision", String(found.revision))])
        #expect(outcome == .invalid)
        #expect(screen.html.contains("Somebody else changed this subscription") && screen.html.contains("Studio"))
        #expect(screen.html.contains("value=\"Castle\""))
    }

    @Test func aDeletedOneComesBackWithUndo() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser)
        let (outcome, _) = try await browser.press("delete", on: "/subscriptions/\(id)", confirmed: true)
        guard case .moved(_, let notice) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        // The first page after it says what was deleted.
        #expect(try await browser.open("/subscriptions").html.contains("Gym deleted"))
        #expect(!(try await browser.open("/subscriptions").html.contains("Gym")))
        _ = try await browser.services().transactions().undo(try #require(notice?.undo.flatMap { ID<AuditRecord>($0) }))
        #expect(try await browser.open("/subscriptions").html.contains("Gym"))
    }

    @Test func aViewerReadsAndCannotWrite() async throws {
        let browser = try await Browser.signedIn()
        let id = try await add(browser)
        let viewer = try await browser.signedIn(as: .viewer)
        #expect(try await viewer.open("/subscriptions/\(id)").html.contains("Gym"))
        #expect(try await viewer.press("pause", on: "/subscriptions/\(id)").outcome == .forbidden)
        #expect(try await viewer.open("/subscriptions/new").status == .forbidden)
    }

    @Test func theCalendarShowsAMonth() async throws {
        let browser = try await Browser.signedIn()
        _ = try await add(browser)
        let page = try await browser.open("/subscriptions/calendar?month=2026-04").html
        #expect(page.contains("class=\"calendar-charge\"") && page.contains("Gym") && page.contains("€30.00"))
        #expect(try await browser.open("/subscriptions/calendar?month=nonsense").status == .found)
        #expect(try await browser.open("/subscriptions/calendar?month=99999-12").status == .found)
    }
}
