import App
import Foundation
import HTTPTypes
import HummingbirdTesting
import ImportModel
import Installation
import Models
import Navigation
import NotificationsModel
import PeopleModel
import Services
import TestSupport
import TestTools
import Testing

@testable import Server

/// Two households of one database whose owners have the same name, who import the same bank files, and who share with a group of the same name.
struct TwinHouseholdIsolationTests {
    private let server: TestServer
    private let mine: String
    private let theirs: String
    private let sources: TemporaryFolder

    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Samples").standardized

    init() async throws {
        sources = try TemporaryFolder()
        server = try TestServer(temporaryFolder: sources.path)
        mine = try await server.setUp()
        theirs = try await server.makeOtherHousehold(owner: "ada")
        for token in [mine, theirs] {
            let services = try await server.services(of: token)
            #expect(try await server.session(token).profile.name == "ada")
            for (name, account) in [("giro.sta", nil), ("card.csv", "Credit card")] as [(String, String?)] {
                let file = Self.samples.appending(path: name).path()
                let request = ImportRequest(files: [file], account: account, currency: .euro)
                #expect(try await services.statements().commit(request, digest: nil, progress: nil).isCommitted)
            }
        }
    }

    /// Name, balance and number of entries of each account of a household.
    private func figures(_ token: String) async throws -> [String] {
        try await server.services(of: token).accounts().fetchAccounts(includingArchived: true).map { summary in
            "\(summary.account.name) \(summary.balance.booked.decimalText) \(summary.balance.entries)"
        }.sorted()
    }

    /// Adds what only one household has: an account with an entry, a group with an expense.
    private func addTo(_ token: String, _ word: String) async throws -> PeopleGroup {
        let services = try await server.services(of: token)
        let euro = services.context.household.currency
        let account = try await services.accounts().addAccount(AccountDraft(name: "\(word) purse", kind: .cash, currency: euro)).account.id
        _ = try await services.transactions().addTransaction(
            TransactionDraft(
                account: account, amount: Money(minorUnits: -3_00, currency: euro), day: services.context.today, payee: "\(word) bakery"))
        let group = try await services.people().addGroup(
            PeopleGroupDraft(name: "Trip", currency: euro, members: [.init(person: nil)], newPeople: ["Anna"]))
        _ = try await services.people().addExpense(
            ExpenseDraft(
                title: "\(word) hotel", amount: Money(minorUnits: 90_00, currency: euro), day: services.context.today,
                payers: [ExpensePayer(group.members[0].id, 90_00)], split: group.newSplit), to: group.id)
        return group
    }

    @Test func theSameFilesMakeTheSameFigures() async throws {
        let before = try await server.exportAll(of: theirs)
        #expect(try await figures(mine) == figures(theirs))
        #expect(try await figures(mine).count == 2)
        // Nothing that the other household imported counts as known here.
        for token in [mine, theirs] {
            #expect(try await server.services(of: token).statements().fetchImports(limit: 10).count == 2)
            try await server.household(of: token).expectClean()
        }
        _ = try await addTo(mine, "Lantern")
        let last = try #require(try await server.services(of: mine).statements().fetchImports(limit: 10).first)
        _ = try await server.services(of: mine).statements().undo(last.id, force: true, allowsClosedDays: true)
        #expect(try await server.exportAll(of: theirs) == before)
        #expect(try await figures(mine) != figures(theirs))
    }

    @Test func screensSearchAndExportsShowOnlyTheirOwn() async throws {
        _ = try await addTo(mine, "Lantern")
        _ = try await addTo(theirs, "Compass")
        let paths =
            FeatureList.standard.routes.samples.map(\.path.absolute).filter { !$0.split(separator: "/").contains("sample") }
            + ["/search?q=bakery", "/search?q=purse", "/search?q=hotel", "/files/export?to=json", "/files/export?to=csv"]
        try await server.withBrowser { (browser: TestBrowser) async throws in
            for (token, own, other) in [(mine, "Lantern", "Compass"), (theirs, "Compass", "Lantern")] {
                browser.setSession(token)
                for path in paths { #expect(try await !browser.get(path).text.contains(other), "\(path) of \(own)") }
                #expect(try await browser.get("/search?q=bakery").text.contains(own))
                #expect(try await browser.get("/accounts").text.contains("\(own) purse"))
            }
        }
    }

    @Test(.timeLimit(.minutes(60))) func liveUpdatesAreThoseOfTheirHousehold() async throws {
        let cache = LiveContentCache()
        let page = try await TestLivePage("/accounts", in: server, session: theirs, shown: nil, cache: cache)
        #expect(await page.next() == ":\n\n")
        _ = try await addTo(mine, "Lantern")
        _ = try await server.services(of: theirs).accounts().addAccount(AccountDraft(name: "Compass", kind: .savings, currency: .euro))
        let patch = try #require(await page.next())
        #expect(patch.contains("Compass") && !patch.contains("Lantern"))
    }

    @Test func calendarsAndLinksForGuestsAreThoseOfTheirHousehold() async throws {
        let trips = [try await addTo(mine, "Lantern"), try await addTo(theirs, "Compass")]
        var links: [String] = []
        var calendars: [String] = []
        for (token, trip) in zip([mine, theirs], trips) {
            let services = try await server.services(of: token)
            links.append(try await services.people().addGuestLink(group: trip.id, canWrite: true, days: 30).token)
            calendars.append(try await services.notifications().makeFeed().token)
        }
        try await server.withBrowser { [links, calendars] (browser: TestBrowser) async throws in
            for (index, (own, other)) in [("Lantern", "Compass"), ("Compass", "Lantern")].enumerated() {
                let page = try await browser.get("/g/\(links[index])")
                #expect(page.status == .ok && page.text.contains("\(own) hotel") && !page.text.contains(other))
                #expect(try await browser.get("/calendar/\(calendars[index]).ics").status == .ok)
                // The secret of one household with the number of the other.
                let swapped = [links, calendars].map { tokens in
                    let parts = [tokens[1 - index], tokens[index]].map { $0.split(separator: ".") }
                    return "\(parts[0][0]).\(parts[1].last ?? "")"
                }
                #expect(try await browser.get("/g/\(swapped[0])").status == .notFound)
                #expect(try await browser.get("/calendar/\(swapped[1]).ics").status == .notFound)
            }
        }
    }
}
