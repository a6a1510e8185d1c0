import App
import CardsModel
import HTTPTypes
import HummingbirdTesting
import ImportModel
import Installation
import MembersModel
import Models
import Navigation
import PeopleModel
import Services
import TestTools
import Testing

@testable import Server

/// Tests that rows of another household in the same database are answered as if they did not exist.
struct HouseholdIsolationTests {
    /// Every route with an id, and other paths with one: once with ids of the other household, and once with unknown ones.
    private func paths(_ others: SampleRows, _ orders: SampleOrders) throws -> [(theirs: String, nobodys: String)] {
        let routes = try FeatureList.standard.routes.samples.filter { !hasNoRows($0) && !isTestedByItsFeature($0) }.map(\.path.absolute)
            .filter { $0.split(separator: "/").contains("sample") }
            .map { path in (path, try #require(ids(in: path, others, orders), "no row for \(path)")) }
        let more: [(String, [String])] = [
            ("/accounts/any/import?upload=sample", ["\(others.upload)"]), ("/files/attachments/sample", ["\(others.attachment)"]),
            ("/files/export?to=csv&account=sample", ["\(others.account)"]),
        ]
        return (routes + more).map { shape, ids in
            let pieces = shape.replacing("any", with: ImportRoute.anyAccount).replacing("/statement/1/1", with: "/statement/2026/3")
                .split(separator: "sample", omittingEmptySubsequences: false).map(String.init)
            func path(_ ids: [String]) -> String { zip(pieces, ids + [""]).map { $0 + $1 }.joined() }
            // Only the last id is unknown, as behind a link to a row that was deleted.
            return (path(ids), path(ids.dropLast() + [String(ids[ids.count - 1].prefix(4)) + "0123456789ABC"]))
        }
    }

    /// Whether a route has no rows of a household in its path: sign-in and the page of a guest.
    private func hasNoRows(_ route: AppRoute) -> Bool {
        route.feature is AuthRoute || route.feature is GuestRoute
    }

    /// Whether the tests of a route's feature look for rows of another household, as this one does.
    private func isTestedByItsFeature(_ route: AppRoute) -> Bool {
        !FeatureTests(declaring: route.feature).files(endingWith: "IsolationTests.swift").isEmpty
    }

    /// The rows that a route's path needs, one for each id in it; nil if there are none.
    private func ids(in path: String, _ others: SampleRows, _ orders: SampleOrders) -> [String]? {
        let segments = path.split(separator: "/").map(String.init)
        switch (segments[0], segments.count > 1 ? segments[1] : "") {
        case ("accounts", "transactions"): return ["\(others.transaction)"]
        case ("accounts", "sample"): return ["\(others.account)"]
        case ("transfer", "internal"): return ["\(others.account)"]
        case ("transfer", "beneficiaries"): return ["\(orders.beneficiary)"]
        case ("transfer", "sample"):
            switch segments.last {
            case "edit": return ["\(orders.scheduled)"]
            case "confirm": return ["\(orders.initiated)"]
            default: return ["\(orders.completed)"]
            }
        case ("cards", "sample"):
            return segments.contains("benefits") && segments.filter { $0 == "sample" }.count == 2
                ? ["\(others.card)", "\(others.benefit)"] : ["\(others.card)"]
        case ("savings", "goals"): return ["\(orders.goal)"]
        case ("savings", _): return ["\(orders.savings)"]
        case ("people", "groups"): return others.people.ids(in: segments)
        case ("people", _): return ["\(others.people.person)"]
        case ("plan", "expected"): return ["\(others.expected)"]
        case ("subscriptions", _): return ["\(others.subscription)"]
        case ("plan", _): return ["\(others.category)"]
        case ("more", "categories"): return ["\(others.category)"]
        case ("more", "members"): return ["\(others.member)"]
        case ("more", "rules"): return ["\(others.rule)"]
        case ("notifications", _): return orders.notification.map { ["\($0)"] }
        default: return nil
        }
    }

    @Test func rowsOfAnotherHouseholdAreNotFoundByteForByte() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let makeOtherHousehold = try await server.makeOtherHousehold()
        let others = try await SampleRows(of: try await server.services(of: makeOtherHousehold))
        let orders = try await SampleOrders(of: try await server.services(of: makeOtherHousehold), from: others.account)
        let paths = try paths(others, orders)
        let before = try await server.exportAll(of: makeOtherHousehold)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(makeOtherHousehold)
            for (theirs, _) in paths { #expect(try await browser.get(theirs).status == .ok, "\(theirs)") }
            browser.setSession(session)
            let token = try await server.formToken(of: session)
            for (theirs, nobodys) in paths {
                let found = try await browser.get(theirs)
                let absent = try await browser.get(nobodys)
                #expect(found.status == .notFound, "\(theirs)")
                #expect(absent.status == .notFound, "\(nobodys)")
                #expect(found.text == absent.text, "\(theirs)")
                #expect(found.headers == absent.headers, "\(theirs)")
                for action in ["save", "delete", "archive", "merge", "commit", "attach", "complete"] {
                    let fields = [("_token", token), ("_action", action), ("_confirmed", action), ("name", "Mine"), ("target", "x")]
                    let pressed = try await browser.post(theirs, fields)
                    let unknown = try await browser.post(nobodys, fields)
                    // The forms of rows that are added again after a deletion keep their input.
                    let kept = [
                        "/savings/\(orders.savings)/edit", "/accounts/\(others.account)/edit", "/more/rules/\(others.rule)",
                        "/transfer/beneficiaries/\(orders.beneficiary)/edit", "/people/\(others.people.person)/edit",
                        "/people/groups/\(others.people.group.id)/edit",
                        "/people/groups/\(others.people.group.id)/expenses/\(others.people.expense)/edit",
                    ]
                    let keepsInput = kept.contains(theirs)
                    #expect(keepsInput || pressed.status == .notFound, "\(theirs) \(action)")
                    #expect(pressed.status == unknown.status, "\(theirs) \(action)")
                    let texts = [pressed.text, unknown.text]
                    let pages =
                        keepsInput ? Self.withoutKeys(texts.map { $0.replacing(/[a-z]{3,4}_[0-9A-Z]{13}/, with: "ID") }[...]) : texts
                    #expect(pages[0] == pages[1], "\(theirs) \(action)")
                }
            }
        }
        #expect(try await server.exportAll(of: makeOtherHousehold) == before)
    }

    @Test func rowsOfAnotherHouseholdAreNotListed() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let makeOtherHousehold = try await server.makeOtherHousehold()
        let others = try await SampleRows(of: try await server.services(of: makeOtherHousehold))
        _ = try await SampleOrders(of: try await server.services(of: makeOtherHousehold), from: others.account)
        // Every screen without an id, and what finds rows by their names.
        let paths =
            FeatureList.standard.routes.samples.map(\.path.absolute).filter { !$0.split(separator: "/").contains("sample") }
            + ["/accounts/any/import", "/more/rules/another", "/search?q=bakery", "/search?q=boat", "/cards/best?category=transportation"]
        #expect(paths.count > 70)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            for path in paths {
                let page = try await browser.get(path).text
                for word in [
                    "Everyday", "Bakery", "Boats", "boat", "mallory", "Mallory", "Elsewhere", "192.0.2.9", "march.csv", "Harbour Reserve",
                    "Ride credit", "Films", "Anna", "Boat club", "Mooring", "Rainy day", "Jane Roe", "Bicycle",
                ] where path != "/search?q=" + word {
                    #expect(!page.contains(word), "\(path) \(word)")
                }
            }
            let file = try await browser.get("/files/export?to=json").text
            #expect(!file.contains("Bakery"))
        }
    }

    /// Form fields, hidden fields and undo actions may contain any id.
    @Test func rowsOfAnotherHouseholdAreNotReachableThroughForms() async throws {
        let folder = try TemporaryFolder()
        let server = try TestServer(temporaryFolder: folder.path)
        let session = try await server.setUp()
        let makeOtherHousehold = try await server.makeOtherHousehold()
        let others = try await SampleRows(of: try await server.services(of: makeOtherHousehold))
        let mine = try await SampleRows(of: try await server.services(of: session))
        let theirSession = try #require(try await server.installation.auth.session(makeOtherHousehold, isUse: false))
        let before = try await server.exportAll(of: makeOtherHousehold)
        try await server.withBrowser { (browser: TestBrowser) async throws in
            browser.setSession(session)
            let token = try await server.formToken(of: session)
            func same(_ path: String, _ fields: [(String, String)], theirs: String, nobodys: String) async throws {
                var answers: [TestResponse] = []
                for id in [theirs, nobodys] {
                    let sent = fields.map { ($0.0.replacing("ID", with: id), $0.1.replacing("ID", with: id)) }
                    let answer = try await browser.post(path, [("_token", token)] + sent)
                    answers.append(answer)
                    if let next = answer.location { answers.append(try await browser.get(next)) }
                }
                let texts = answers.map { $0.text.replacing(theirs, with: "ID").replacing(nobodys, with: "ID") }
                let half = texts.count / 2
                #expect(answers[..<half].map(\.status) == answers[half...].map(\.status), "\(path)")
                #expect(Self.withoutKeys(texts[..<half]) == Self.withoutKeys(texts[half...]), "\(path)")
            }
            let undo = [("_action", "undo-notice"), ("undo-change", "ID")]
            try await same("/accounts", undo, theirs: "\(others.change)", nobodys: "chg_0123456789ABC")
            try await same("/accounts", undo, theirs: "\(others.imported)", nobodys: "imp_0123456789ABC")
            try await same("/more/history", [("_action", "ID.undo")], theirs: "\(others.change)", nobodys: "chg_0123456789ABC")
            try await same(
                "/more/history", [("_action", "undo-anyway"), ("asked", "ID")], theirs: "\(others.change)", nobodys: "chg_0123456789ABC")
            try await same(
                "/more/sessions", [("_confirmed", "ID.end")], theirs: "\(theirSession.session)", nobodys: "ses_0123456789ABC")
            let several = [("_action", "change"), ("ids", "ID"), ("category", "\(mine.category)")]
            try await same("/accounts/transactions/several", several, theirs: "\(others.transaction)", nobodys: "txn_0123456789ABC")
            let edit = [("_action", "save"), ("category", "ID"), ("payee", "Bakery"), ("amount", "12.50"), ("day", "2026-03-15")]
            try await same(
                "/accounts/transactions/\(mine.transaction)/edit", edit, theirs: "\(others.category)", nobodys: "cat_0123456789ABC")
            try await same("/cards", [("_action", "ID.use")], theirs: "\(others.benefit)", nobodys: "bnf_0123456789ABC")
            try await same("/cards?order=1", [("_action", "ID.up")], theirs: "\(others.card)", nobodys: "crd_0123456789ABC")
            try await same(
                "/cards/\(mine.card)/benefits/\(mine.benefit)", [("_action", "2026-03-01.ID.undo")], theirs: "\(others.use)",
                nobodys: "use_0123456789ABC")
            let settings = [
                ("_action", "save"), ("card-name", "Harbour Reserve"), ("issuer", "Haven Bank"), ("network", "visa"), ("revision", "1"),
                ("account", "ID"),
            ]
            try await same(
                "/cards/\(mine.card)/settings", settings, theirs: "\(others.account)", nobodys: "acc_0123456789ABC")
            let rule = [("_action", "save"), ("test", "contains"), ("payee", "x"), ("category", "ID")]
            try await same("/more/rules/another", rule, theirs: "\(others.category)", nobodys: "cat_0123456789ABC")
        }
        #expect(try await server.services(of: session).cards().fetchCard(id: mine.card).card.card.account == mine.account)
        #expect(try await server.exportAll(of: makeOtherHousehold) == before)
        #expect(try await server.installation.auth.session(makeOtherHousehold, isUse: false) != nil)
    }

    /// Removes the form key and the page state, which differ between requests.
    private static func withoutKeys(_ pages: ArraySlice<String>) -> [String] {
        pages.map { page in
            page.replacing(/name="_key" value="[^"]*"/, with: "").replacing(/data-state="[^"]*"/, with: "")
                .replacing(/chg_[0-9A-Z]{13}/, with: "change")
        }
    }
}
