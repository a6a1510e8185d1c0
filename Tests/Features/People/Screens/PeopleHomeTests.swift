import App
import Localization
import Models
import Navigation
import PeopleModel
import ScreenTestSupport
import Services
import TestTools
import Testing

/// What Home offers for groups and people, and the places that the search leads to. Today is 15 March 2026.
struct PeopleHomeTests {
    private let browser: Browser
    private let trip: PeopleGroup

    init() async throws {
        browser = try await Browser.signedIn()
        _ = try await browser.addAccount("Checking")
        trip = try await Self.group("Trip", with: ["Anna"], in: browser)
    }

    private static func group(_ name: String, with people: [String], in browser: Browser) async throws -> PeopleGroup {
        let services = try await browser.services()
        return try await services.people().addGroup(
            PeopleGroupDraft(
                name: name, currency: services.context.household.currency, members: [.init(person: nil)], newPeople: people))
    }

    /// An expense for all members of a group, paid by one of them.
    private func spend(_ units: Int64, paidBy member: Int, in group: PeopleGroup, currency: String = "EUR") async throws {
        let draft = ExpenseDraft(
            title: "Boat", amount: Money(minorUnits: units, currency: try #require(Currency(code: currency))),
            day: try #require(Day("2026-03-10")), payers: [.init(group.members[member].id, units)], split: group.newSplit)
        _ = try await browser.services().people().addExpense(draft, to: group.id)
    }

    private func people(_ browser: Browser) async throws -> String {
        try #require(try await browser.open("/").html.components(of: "id=\"people\"", upTo: "</section>").first)
    }

    private func path(_ group: PeopleGroup) -> String { "/people/groups/\(group.id)" }

    private func settle(_ from: Int, _ to: Int, _ currency: String = "EUR", in group: PeopleGroup) -> String {
        "\(path(group))/settle?from=\(group.members[from].id)&amp;to=\(group.members[to].id)&amp;in=\(currency)"
    }

    // MARK: - Home

    @Test func aGroupWithADebtLeadsToBothForms() async throws {
        try await spend(60_00, paidBy: 1, in: trip)
        let home = try await people(browser)
        #expect(home.contains("You owe Anna") && home.contains("−€30.00"))
        #expect(home.contains("href=\"\(settle(0, 1, in: trip))&amp;back="))
        #expect(home.contains("aria-label=\"Settle: You owe Anna\">Settle</a>"))
        #expect(home.contains("href=\"\(path(trip))/expenses/new?back="))
        #expect(home.contains("aria-label=\"Add expense: Trip\">Add expense</a>"))
    }

    @Test func theSettledDebtLeadsBackToHome() async throws {
        try await spend(60_00, paidBy: 1, in: trip)
        let fields = [
            ("payer", trip.members[0].id.description), ("payee", trip.members[1].id.description), ("amount", "30.00"), ("account", ""),
            ("day", "2026-03-15"), ("currency", "EUR"),
        ]
        let outcome = try await browser.press("settle", on: "\(path(trip))/settle?back=%2F", fields: fields).outcome
        guard case .moved(let link, _) = outcome else { throw NotAsExpected(what: "\(outcome)") }
        #expect(link.path == "/")
        let home = try await people(browser)
        #expect(home.contains("All settled") && !home.contains("/settle?") && home.contains("Add expense"))
    }

    @Test func eachGroupLeadsToItsOwnFormsAndThoseWithADebtComeFirst() async throws {
        let flat = try await Self.group("Flat", with: ["Ben", "Cleo"], in: browser)
        try await spend(60_00, paidBy: 0, in: trip)
        let home = try await people(browser)
        #expect(home.contains("Anna owes you") && home.contains("href=\"\(settle(1, 0, in: trip))&amp;"))
        let places = try ["Trip", "Flat"].map { try #require(home.firstRange(of: ">\($0)</a>")).lowerBound }
        #expect(places == places.sorted() && !home.contains("\(path(flat))/settle"))
        try await spend(90_00, paidBy: 0, in: flat)
        // Two owe something here: the first payment is offered, and its form names the other one.
        let both = try await people(browser)
        #expect(both.contains("You are owed") && both.contains("href=\"\(settle(1, 0, in: flat))&amp;"))
        #expect(try await browser.open("\(path(flat))/settle").html.contains("Cleo owes you"))
    }

    @Test func eachCurrencyHasItsOwnDebt() async throws {
        try await spend(60_00, paidBy: 1, in: trip)
        try await spend(20_00, paidBy: 1, in: trip, currency: "USD")
        let home = try await people(browser)
        #expect(home.contains("−€30.00") && home.contains("10.00") && home.contains("href=\"\(settle(0, 1, in: trip))&amp;"))
        let pair = "from=\(trip.members[0].id)&to=\(trip.members[1].id)"
        let dollars = try await browser.open("\(path(trip))/settle?\(pair)&in=USD").html
        #expect(dollars.contains("value=\"USD\"") && dollars.contains("value=\"10.00\"") && dollars.contains(settle(0, 1, in: trip)))
        #expect(try await browser.open("\(path(trip))/settle?\(pair)").html.contains("value=\"30.00\""))
    }

    @Test func directDebtsStandUnderThePerson() async throws {
        let person = try #require(try await browser.services().people().fetchPeople().people.first?.person)
        let direct = try await browser.services().people().directGroup(with: person.id)
        #expect(try await !people(browser).contains(path(direct)))
        try await spend(10_00, paidBy: 0, in: direct)
        let home = try await people(browser)
        #expect(home.contains("href=\"/people/\(person.id)\">Anna</a>") && home.contains("Owes you"))
        #expect(home.contains("href=\"\(settle(1, 0, in: direct))&amp;") && home.contains("\(path(direct))/expenses/new"))
    }

    @Test func aViewerIsOfferedNothing() async throws {
        try await spend(60_00, paidBy: 1, in: trip)
        let home = try await people(try await browser.signedIn(as: .viewer))
        #expect(home.contains("You owe") && !home.contains("Settle") && !home.contains("Add expense"))
    }

    @Test func anArchivedGroupIsNotOnHome() async throws {
        try await browser.services().people().setArchived(true, group: trip.id)
        #expect(!(try await browser.open("/").html.contains("id=\"people\"")))
    }

    // MARK: - Places of the search

    @Test func aDebtIsChosenToSettle() async throws {
        #expect(try await browser.open("/people/settle").html.contains("Everybody is settled"))
        try await spend(60_00, paidBy: 1, in: trip)
        let flat = try await Self.group("Flat", with: ["Ben"], in: browser)
        try await spend(20_00, paidBy: 0, in: flat)
        let page = try await browser.open("/people/settle").html
        #expect(page.contains("href=\"\(settle(0, 1, in: trip))\"") && page.contains("href=\"\(settle(1, 0, in: flat))\""))
    }

    @Test func aGroupIsChosenToInviteTo() async throws {
        #expect(try await browser.open("/people/invite").html.contains("href=\"\(path(trip))/links\""))
        try await browser.services().people().setArchived(true, group: trip.id)
        #expect(try await browser.open("/people/invite").html.contains("Add a group first"))
        #expect(try await browser.signedIn(as: .viewer).open("/people/invite").html.contains("Not authorized"))
    }
}
