import HTTPTypes
import HummingbirdTesting
import Installation
import Models
import PeopleModel
import ServiceKit
import Services
import Storage
import Testing

@testable import Server

/// Tests `/g/TOKEN`, the page of a group for people without an account.
struct GuestTests {
    private let server: TestServer
    private let people: any PeopleServiceProtocol
    private let trip: PeopleGroup

    init() async throws {
        server = try TestServer()
        let services = try await server.services(of: try await server.setUp())
        people = services.people()
        trip = try await people.addGroup(
            PeopleGroupDraft(
                name: "Trip", currency: services.context.household.currency, members: [.init(person: nil)], newPeople: ["Anna", "Ben"]))
        _ = try await expense("Hotel", 90_00, paidBy: 0)
    }

    private var anna: GroupMember { trip.members[1] }
    private var ben: GroupMember { trip.members[2] }

    private func expense(_ title: String, _ units: Int64, paidBy payer: Int, notes: String = "") async throws -> Expense {
        try await people.addExpense(
            ExpenseDraft(
                title: title, amount: Money(minorUnits: units, currency: trip.currency), day: TestServer.today,
                payers: [.init(trip.members[payer].id, units)], split: trip.newSplit, notes: notes), to: trip.id)
    }

    private func link(canWrite: Bool = true, days: Int = 30) async throws -> (link: GuestLink, path: String) {
        let (link, token) = try await people.addGuestLink(group: trip.id, canWrite: canWrite, days: days)
        return (link, "/g/\(token)")
    }

    private func fields(_ page: TestResponse, _ changes: [String: String] = [:]) -> [(String, String)] {
        let typed = [
            ("amount", "30.00"), ("title", "Ice"), ("payer", anna.id.description), ("split", "equally"), ("day", "\(TestServer.today)"),
            ("among", anna.id.description), ("among", ben.id.description), ("_token", page.value(of: "_token") ?? ""),
            ("_key", page.value(of: "_key") ?? ""), ("_action", "add"),
        ]
        return typed.filter { changes[$0.0] == nil } + changes.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    private func titles() async throws -> [String] {
        try await people.fetchGroup(id: trip.id, after: nil, limit: 50).activity.map { activity in
            switch activity {
            case .expense(let expense): "\(expense.title) by \(expense.guest)"
            case .settlement(let settlement): "\(settlement.amount) by \(settlement.guest)"
            }
        }
    }

    private func requireZeroSums() async throws {
        let balances = try await people.fetchGroup(id: trip.id, after: nil, limit: 1).summary.balances
        for currency in balances.currencies { #expect(balances.rows.filter { $0.currency == currency }.reduce(0) { $0 + $1.net } == 0) }
    }

    // MARK: - Reading

    @Test func aLinkShowsItsGroupWithoutASession() async throws {
        _ = try await expense("Dinner", 30_00, paidBy: 1, notes: "our secret note")
        let path = try await link().path
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            #expect(page.status == .ok && page.text.contains("Trip") && page.text.contains("Hotel") && page.text.contains("Who are you?"))
            #expect(page.headers[.cacheControl] == "no-store")
            #expect(!page.text.contains("our secret note") && !page.text.contains("/people/") && !page.text.contains("acc_"))
            let why = try await browser.get("\(path)?me=\(anna.id)&why=\(ben.id)&to=\(trip.members[0].id)")
            #expect(why.text.contains("How Coffer finds the payments") && why.text.contains("Hotel"))
            #expect(try await browser.get(path + "/app.webmanifest").text.contains("\"start_url\":\"\(path)\""))
        }
    }

    @Test func everyOtherPathIsAnsweredAsOneThatDoesNotExist() async throws {
        let (other, path) = try await link()
        try await people.revokeGuestLink(id: other.id, group: trip.id)
        let (expired, old) = try await link(days: 1)
        let open = try await link().path
        let elsewhere = try await server.services(of: try await server.makeOtherHousehold()).context.household.id.rawValue
        server.advanceClock(minutes: 24 * 60)
        _ = expired
        let secret = try Self.secret(of: open)
        // Of another household, of none, and of the own one in other spellings.
        let forged = [
            "/g/\(elsewhere).\(secret)", "/g/2000000000.\(secret)", "/g/0\(open.dropFirst(3))", "/g/+\(open.dropFirst(3))",
            "/g/\(secret)", "/g/.\(secret)", "/g/99999999999999999999.\(secret)", open.replacing(".", with: ".."),
            open.replacing(".", with: "%2E%2E"),
        ]
        try await server.withBrowser { browser in
            let nothing = try await browser.get("/g/" + String(repeating: "a", count: 39))
            #expect(nothing.status == .notFound)
            for path in forged + [
                path, old, open + "/people", open + "/live/x", open + "x", "/g/", "/g/x", "/g/\(open.dropFirst(3).uppercased())",
            ] {
                let answer = try await browser.get(path)
                #expect(answer.status == .notFound && answer.text == nothing.text, "\(path)")
            }
            for path in ["/", "/people", "/people/groups/\(trip.id)"] {
                #expect(try await browser.get(path).status == .seeOther, "\(path)")
            }
            #expect(try await browser.get("/live?path=\(open)").text == "event: reload\ndata:\n\n")
        }
    }

    /// The secret part of a link's token.
    private static func secret(of path: String) throws -> String {
        let parts = path.split(separator: ".")
        #expect(parts.count == 2)
        return String(try #require(parts.last))
    }

    /// A link that was made before links had the household, which the directory knows.
    @Test func anOldLinkStillLeadsToItsGroup() async throws {
        let (made, path) = try await link()
        let old = "/g/" + (try Self.secret(of: path))
        let parsed = try #require(HouseholdSecret(path: String(path.dropFirst(3))))
        let (hash, household) = (parsed.hash, try #require(parsed.household))
        try await server.installation.database.write(nil, []) {
            try DirectoryRepository($0).insert(.secret, hash, of: household)
        }
        try await server.withBrowser { browser in
            let page = try await browser.get("\(old)?me=\(anna.id)")
            #expect(page.status == .ok && page.text.contains("Trip"))
            #expect(try await browser.post("\(old)?me=\(anna.id)", fields(page)).status == .seeOther)
            #expect(try await titles() == ["Ice by Anna", "Hotel by "])
            #expect(try await browser.get(old + "/app.webmanifest").text.contains("\"start_url\":\"\(old)\""))
            try await people.revokeGuestLink(id: made.id, group: trip.id)
            #expect(try await browser.get(old).status == .notFound)
        }
        #expect(try await server.installation.database.read { try DirectoryRepository($0).households(.secret, hash) } == [])
    }

    /// A guest reads and writes in the household of the link, whichever the first one of the file is.
    @Test func eachLinkLeadsToTheGroupOfItsHousehold() async throws {
        let other = try await server.services(of: try await server.makeOtherHousehold())
        let boats = try await other.people().addGroup(
            PeopleGroupDraft(
                name: "Boats", currency: other.context.household.currency, members: [.init(person: nil)], newPeople: ["Anna", "Ben"]))
        let theirs = "/g/" + (try await other.people().addGuestLink(group: boats.id, canWrite: true, days: 30).token)
        let ours = try await link().path
        try await server.withBrowser { browser in
            #expect(try await browser.get(ours).text.contains("Trip"))
            let path = "\(theirs)?me=\(boats.members[1].id)"
            let page = try await browser.get(path)
            #expect(page.text.contains("Boats") && page.text.contains("Elsewhere") && !page.text.contains("Trip"))
            let members = ["payer": boats.members[1].id.description, "among": boats.members[2].id.description]
            #expect(try await browser.post(path, fields(page, members)).status == .seeOther)
            #expect(try await titles() == ["Hotel by "])
            #expect(try await browser.get(path).text.contains("Ice"))
        }
        #expect(try await other.people().fetchGroup(id: boats.id, after: nil, limit: 5).activity.count == 1)
    }

    @Test func manyWrongTokensAreHeldBack() async throws {
        let now = ContinuousClock.now
        try await server.withBrowser(change: {
            $0.now = { now }
            $0.limits.unknownGuestsPerMinute = 5
        }) { (browser: TestBrowser) async throws in
            for _ in 0..<5 { #expect(try await browser.get("/g/guess").status == .notFound) }
            #expect(try await browser.get("/g/guess").status == .tooManyRequests)
        }
    }

    @Test func aHundredBrowsersReadAtOnce() async throws {
        let path = try await link().path
        try await server.withBrowser { browser in
            try await withThrowingTaskGroup(of: HTTPResponse.Status.self) { group in
                for _ in 0..<100 { group.addTask { try await browser.get(path).status } }
                for try await status in group { #expect(status == .ok) }
            }
        }
    }

    // MARK: - Writing

    @Test func whatAGuestAddsIsMarkedAsTheirs() async throws {
        let path = "\(try await link().path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let answer = try await browser.post(path, fields(try await browser.get(path)))
            #expect(answer.status == .seeOther)
            #expect(try await titles() == ["Ice by Anna", "Hotel by "])
            #expect(try await browser.get(path).text.contains("Ice"))
        }
        try await requireZeroSums()
    }

    @Test func aLinkToLookAtAddsNothing() async throws {
        let path = "\(try await link(canWrite: false).path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            #expect(!page.text.contains("Add expense"))
            #expect(try await browser.post(path, fields(page)).status != .seeOther)
        }
        #expect(try await titles() == ["Hotel by "])
    }

    @Test func aFormOfAnotherSiteIsRefused() async throws {
        let path = "\(try await link().path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            #expect(try await browser.post(path, fields(page, ["_token": "forged"])).status == .forbidden)
            let crossSite = HTTPField.Name("Sec-Fetch-Site").map { [$0: "cross-site"] as HTTPFields } ?? [:]
            #expect(try await browser.post(path, fields(page), crossSite).status == .forbidden)
        }
        #expect(try await titles() == ["Hotel by "])
    }

    @Test func aGuestChangesOnlyWhatTheyHaveAdded() async throws {
        let path = try await link().path
        let hotel = try #require(
            try await people.fetchGroup(id: trip.id, after: nil, limit: 1).activity.first.flatMap { activity in
                if case .expense(let expense) = activity { expense.id } else { nil }
            })
        try await server.withBrowser { browser in
            let foreign = try await browser.get("\(path)?me=\(anna.id)&expense=\(hotel)")
            #expect(foreign.status == .ok && !foreign.text.contains("value=\"delete\"") && !foreign.text.contains("value=\"Hotel\""))
            for button in ["save", "delete"] {
                let form = fields(foreign, ["_action": button, "revision": "1"])
                #expect(try await browser.post("\(path)?me=\(anna.id)&expense=\(hotel)", form).status == .conflict)
            }
            let mine = "\(path)?me=\(anna.id)"
            _ = try await browser.post(mine, fields(try await browser.get(mine)))
            let ice = try #require(
                try await people.fetchGroup(id: trip.id, after: nil, limit: 1).activity.first.flatMap { activity in
                    if case .expense(let expense) = activity { expense } else { nil }
                })
            let edit = "\(mine)&expense=\(ice.id)"
            let first = try await browser.get(edit)
            let second = try await browser.get(edit)
            let change = ["_action": "save", "revision": first.value(of: "revision") ?? "", "amount": "20.00"]
            #expect(try await browser.post(edit, fields(first, change)).status == .seeOther)
            // The other one is told, and nothing is lost.
            let later = try await browser.post(edit, fields(second, change.merging(["amount": "25.00"]) { $1 }))
            #expect(later.status == .unprocessableContent && later.text.contains("Somebody else changed this expense"))
            #expect(later.text.contains("value=\"25.00\""))
            // A member deletes it meanwhile.
            _ = try await people.deleteExpense(id: ice.id, scope: .thisOne)
            let gone = try await browser.post(edit, [("_token", first.value(of: "_token") ?? ""), ("_confirmed", "delete")])
            #expect(gone.status == .notFound || gone.text.contains("no longer") || gone.status == .conflict, "\(gone.status)")
        }
        #expect(try await titles() == ["Hotel by "])
        try await requireZeroSums()
    }

    @Test(arguments: [["payer": "gmb_0000000000007"], ["split": "fairly"], ["among": "gmb_0000000000007"]])
    func whatIsNotOfferedIsRefusedAtItsField(changes: [String: String]) async throws {
        let path = "\(try await link().path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let answer = try await browser.post(path, fields(try await browser.get(path), changes))
            #expect(answer.status == .unprocessableContent && answer.text.contains("What you chose is no longer there"))
            #expect(answer.text.contains("value=\"Ice\""))
        }
        #expect(try await titles() == ["Hotel by "])
    }

    @Test func aRenamedGuestKeepsTheirExpensesAndNobodyInheritsThem() async throws {
        let path = try await link().path
        try await server.withBrowser { browser in
            let mine = "\(path)?me=\(anna.id)"
            _ = try await browser.post(mine, fields(try await browser.get(mine)))
            for (member, name) in [(anna, "Anne"), (ben, "Anna")] {
                let person = try await people.fetchPerson(id: try #require(member.person)).summary.person
                _ = try await people.updatePerson(id: person.id, PersonDraft(name: name), revision: person.revision)
            }
            #expect(try await browser.get(mine).text.contains("expense=exp_"))
            #expect(try await !browser.get("\(path)?me=\(ben.id)").text.contains("expense=exp_"))
        }
    }

    @Test func anArchivedGroupSaysSoToItsGuests() async throws {
        let path = "\(try await link().path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            try await people.setArchived(true, group: trip.id)
            let answer = try await browser.post(path, fields(page))
            #expect(answer.status == .conflict && answer.text.contains("This group is archived"))
        }
        #expect(try await titles() == ["Hotel by "])
    }

    @Test func aGuestSettlesWhatTheyOwe() async throws {
        let path = "\(try await link().path)?me=\(ben.id)"
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            let form = [
                ("debt", "\(ben.id)-\(trip.members[0].id)-\(trip.currency.code)"),
                ("paid", "10.00"), ("_token", page.value(of: "_token") ?? ""), ("_key", page.value(of: "_key") ?? ""),
                ("_action", "settle"),
            ]
            #expect(try await browser.post(path, form).status == .seeOther)
            // The same form again settles once.
            _ = try await browser.post(path, form)
            // A debt that is none any more settles nothing else instead.
            let stale = form.map { $0.0 == "debt" ? ("debt", "\(ben.id)-\(anna.id)-\(trip.currency.code)") : $0 }
            #expect(try await browser.post(path, stale).status == .unprocessableContent)
            let tooMuch = try await browser.get(path)
            let more = form.map { $0.0 == "paid" ? ("paid", "1000") : $0.0 == "_key" ? ("_key", tooMuch.value(of: "_key") ?? "") : $0 }
            #expect(try await browser.post(path, more).status == .unprocessableContent)
        }
        let titles = try await titles()
        #expect(titles.count == 2 && titles[0].hasSuffix("by Ben"), "\(titles)")
        try await requireZeroSums()
    }

    @Test func namesAndTitlesOfGuestsAreText() async throws {
        let path = "\(try await link().path)?me=\(anna.id)"
        try await server.withBrowser { browser in
            let page = try await browser.get(path)
            _ = try await browser.post(path, fields(page, ["title": "<script>alert(1)</script>"]))
            let after = try await browser.get(path)
            #expect(after.text.contains("&lt;script&gt;") && !after.text.contains("<script>alert"))
        }
    }
}
