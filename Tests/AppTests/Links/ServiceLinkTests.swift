import HomeModel
import Localization
import Models
import Navigation
import NotificationsModel
import PeopleModel
import PlanModel
import SampleHousehold
import SavingsModel
import ScreenKit
import Services
import Testing
import TransactionsModel

@testable import App
@testable import Installation
@testable import NotificationsLive

/// Every object that a service refers to has a link, which leads to a screen.
struct ServiceLinkTests {

    @Test func noServiceWritesAPath() throws {
        for (path, file) in try ServicePaths.all() { Issue.record("\(file): \(path)") }
    }

    @Test func everyLinkOfAForecastOpens() async throws {
        let screens = try await SampleScreens()
        try await Self.saveInto(try #require(screens.installation.sample.accounts[.deposit]).id, screens.services)
        let forecast = try await screens.services.forecasts().fetchForecast(months: 12, whatIf: [])
        let items = forecast.accounts.flatMap { $0.items + $0.covered.flatMap { [$0.item] + ($0.by.map { [$0] } ?? []) } }
        let missing = Set(FeatureList.standard.contributions.forecastTitles.keys).subtracting(items.map(\.kind))
        #expect(
            missing.isSubset(of: [.sharedExpense, .cardBill, .booked]), "The forecast of the sample household has no \(missing)")
        try await Self.expectFound(items.map(\.object), screens)
    }

    @Test func everyHitOfASearchOpens() async throws {
        let screens = try await SampleScreens()
        let search = screens.services.search()
        var kinds: Set<SearchHitKind> = []
        var objects: [ObjectReference] = []
        for text in ["", "a", "e", "i", "o", "r", "s", "t"] {
            for group in try await search.search(text, after: nil, limit: 1, counting: .quickly).groups {
                kinds.insert(group.kind)
                objects += group.hits.map(\.object)
            }
        }
        let known = Set(FeatureList.standard.contributions.searchSymbols.keys)
        let precedences = Set(known.map(\.precedence))
        #expect(kinds.isSubset(of: known) && precedences.count == known.count && precedences.isSuperset(of: 0...17))
        // The kinds that come last are those of features of which the sample household may have nothing.
        #expect(known.filter { $0.precedence <= 17 }.subtracting(kinds).isSubset(of: [.tag, .transaction]))
        objects += FeatureList.standard.searchHits.map(\.object)
        try await Self.expectFound(objects, screens)
    }

    @Test func everyLinkOfNotificationsMailsAndCalendarsOpens() async throws {
        let screens = try await SampleScreens()
        let service = screens.services.notifications()
        var notifications: [Notification] = []
        var next: ID<Notification>?
        repeat {
            let page = try await service.fetchNotifications(after: next, limit: 100)
            notifications += page.notifications
            next = page.next
        } while next != nil
        #expect(Set(notifications.map(\.content.kind.type)).count >= 4)
        let site = "https://coffer.example"
        let mail = NotificationMail(notifications, .standard, in: .english) { object in
            FeatureList.standard.link(to: object).map { site + $0.path }
        }.body
        let calendar = try #require(try await screens.installation.live.calendar(token: try await service.makeFeed().token))
        let unfolded = String(decoding: calendar, as: UTF8.self).replacing("\r\n ", with: "").replacing("\r\n", with: "\n")
        let mailed = Self.links(in: mail, at: site)
        let due = Self.links(in: unfolded.replacing("URL:", with: ""), at: site)
        #expect(mailed.count > 5 && due.count > 5)
        let home = try await screens.services.overview().fetchHome()
        try await Self.expectFound(mailed + due, screens)
        try await Self.expectFound(notifications.map(\.content.object) + home.due.map(\.object), screens)
    }

    /// The links of a screen are those of services, of its rows, and of its actions.
    @Test func everyLinkOfEveryScreenOpens() async throws {
        let screens = try await SampleScreens()
        var seen: [String: Int] = [:]
        var paths: [String] = []
        for link in screens.links {
            for path in PageReading(await screens.open(link).html).links where !Self.isFile(path) {
                // Three rows of a kind are as good as all.
                let shape = path.split(separator: /[\/?&=]/).map { $0.contains("_") || $0.contains("%") ? "ID" : String($0) }
                    .joined(separator: "/")
                let count = seen[shape, default: 0]
                seen[shape] = count + 1
                if count < 3 { paths.append(path) }
            }
        }
        #expect(paths.count > 300)
        try await Self.expectFound(paths, screens)
    }

    @Test func everyEntryOfTheHistoryOpens() async throws {
        let screens = try await SampleScreens()
        var path: String? = "/more/history"
        var paths: [String] = []
        while let page = path {
            let links = PageReading(try await screens.open(page).html).links
            paths += links
            path = links.first { $0.hasPrefix("/more/history?before=") && $0 != page }
        }
        #expect(paths.count > 50)
        try await Self.expectFound(Array(Set(paths)).filter { !Self.isFile($0) }, screens)
    }

    // MARK: - Private

    private static func expectFound(_ objects: [ObjectReference?], _ screens: SampleScreens) async throws {
        try await expectFound(
            Set(objects).map { try #require($0.flatMap { FeatureList.standard.link(to: $0) }, "\($0.debugDescription) has no link").path },
            screens)
    }

    private static func expectFound(_ paths: [String], _ screens: SampleScreens) async throws {
        for path in Set(paths).sorted() {
            #expect(try await screens.open(path).status == .found, "\(path)")
        }
    }

    /// A contribution of 100 a month, which no standing order carries out.
    private static func saveInto(_ id: ID<Account>, _ services: DependencyContainer) async throws {
        let account = try await services.savings().fetchAccount(id: id).account
        var edit = SavingsAccountEdit(account)
        edit.contribution = Money(minorUnits: 100_00, currency: account.balance.currency)
        _ = try await services.savings().updateAccount(id: id, edit, revision: SavingsRevision(account))
    }

    /// Downloads, assets and addresses that are no screens.
    private static func isFile(_ path: String) -> Bool {
        ["/files/", "/assets/", "/calendar/", "/api/"].contains { path.hasPrefix($0) }
    }

    private static func links(in text: String, at site: String) -> [String] {
        text.split(separator: "\n").filter { $0.hasPrefix(site + "/") }.map { String($0.dropFirst(site.count)) }
    }
}
