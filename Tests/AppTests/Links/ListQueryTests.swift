import CardsModel
import Foundation
import MembersModel
import Navigation
import ScreenTestSupport
import SubscriptionsModel
import Testing

@testable import App

/// Filters, searches and orders do what they say: every link and form of every screen of the sample household that sets a query is
/// followed, and what it shows is compared with what is shown without it.
struct ListQueryTests {

    /// One of the values of each query item is enough: the sample household has nothing for some of them.
    @Test func everyFilterAndOrderChangesWhatIsShown() async throws {
        let screens = try await SampleScreens()
        var followed: Set<String> = []
        var changing: Set<String> = []
        for link in Self.pages(screens) {
            let page = PageReading(await screens.open(link).html)
            let content = page.content
            let changes = page.queryForms.flatMap { form in form.changes.map { (form.path(with: [$0]), $0) } }
            for (path, item) in changes + page.chips.map({ ($0, nil) }) {
                let items = Self.items(of: path, comparedWith: link, item)
                guard !items.isEmpty, !changing.contains(items) else { continue }
                followed.insert(items)
                let screen = try await screens.open(path)
                #expect(screen.status == .found, "\(path)")
                if PageReading(screen.html).content != content { changing.insert(items) }
            }
        }
        #expect(followed.count > 40)
        #expect(followed.subtracting(changing) == Self.alike)
    }

    /// What shows the same in the sample household, and may: a part of a payment that is only assumed, the days and the account of a file to
    /// download, and the first day of a history that begins on it.
    private static let alike: Set<String> = [
        "/plan/forecast?on", "/plan/forecast?day", "/plan/forecast?each", "/plan/forecast?direction", "/more/data?from", "/more/data?until",
        "/more/data?account", "/more/history?from",
    ]

    @Test func everySearchFindsWhatIsThereAndNothingElse() async throws {
        let screens = try await SampleScreens()
        var searched: Set<String> = []
        for link in Self.pages(screens) where link.query.isEmpty {
            let page = PageReading(await screens.open(link).html)
            for form in page.queryForms {
                guard let search = form.search, let row = page.rows.last else { continue }
                searched.insert(link.route.path.absolute)
                let nothing = PageReading(try await screens.open(form.path(with: [QueryItem(search, "zzqxj")])).html)
                // Beside the subscriptions stand those that are due next.
                let isGone = link.route == .subscriptions(.list) || !nothing.rows.contains(row)
                #expect(nothing.content != page.content && isGone, "\(link.path) finds everything")
                let found = PageReading(try await screens.open(form.path(with: [QueryItem(search, row)])).html)
                #expect(found.rows.contains(row), "\(link.path) does not find \(row)")
                if Set(page.rows).count > 1 { #expect(found.content != page.content, "\(link.path) finds more than \(row)") }
            }
        }
        #expect(searched.count >= 7, "\(searched)")
    }

    /// Who searches within a filter, or orders what was found, loses neither.
    @Test func aSearchKeepsFilterAndOrderAndTheyKeepTheSearch() async throws {
        let screens = try await SampleScreens()
        for link in Self.pages(screens) where link.query.isEmpty {
            let page = PageReading(await screens.open(link).html)
            guard let search = page.queryForms.lazy.compactMap(\.search).first, !Self.otherThanSearches.contains(link.route) else {
                continue
            }
            for chip in page.chips {
                let items = try FeatureList.standard.routes.link(path: chip).query
                let filtered = PageReading(try await screens.open(chip).html)
                let form = try #require(filtered.queryForms.first { $0.search != nil }, "\(chip)")
                let sent = try FeatureList.standard.routes.link(path: form.path(with: [QueryItem(search, "a")])).query
                #expect(items.allSatisfy(sent.contains), "\(chip): a search leaves out the filter")
            }
            let found = PageReading(try await screens.open(link.path + "?\(search)=a").html)
            for chip in found.chips + found.links.filter({ $0.hasPrefix(link.path + "?") }) {
                let items = try FeatureList.standard.routes.link(path: chip).query
                #expect(items.contains(QueryItem(search, "a")), "\(chip) leaves out the search")
            }
        }
    }

    /// Whose links choose something in place of what is searched for: a category in place of a merchant, a product.
    private static let otherThanSearches: Set<AppRoute> = [.cards(.best), .cards(.new)]

    @Test func anItemThatNoFieldReceivesIsFound() async throws {
        let screens = try await SampleScreens()
        let screen = Screen(try await Browser.signedIn().environment())
        await screen.open(try FeatureList.standard.routes.link(path: "/subscriptions?filter=shared&nonsense=1&back=%2F"))
        #expect(screen.unreceived == ["nonsense"])
        #expect(await screens.open(Link(.auth(.login), query: [QueryItem("next", "/accounts")])).unreceived.isEmpty)
    }

    // MARK: - Pages

    /// Every kind of screen, without signing in.
    private static func pages(_ screens: SampleScreens) -> [Link] { screens.links.filter { !$0.route.isSignIn } }

    /// The page, and the names of the items that are different from it; empty if none is.
    private static func items(of path: String, comparedWith page: Link, _ item: QueryItem?) -> String {
        let query = (try? FeatureList.standard.routes.link(path: path).query) ?? []
        let changed = Set((item.map { [$0] } ?? query.filter { !page.query.contains($0) }).map(\.name))
        guard !changed.isEmpty else { return "" }
        let name = path.prefix { $0 != "?" }.split(separator: "/").map { $0.contains("_") ? "ID" : String($0) }.joined(separator: "/")
        return "/\(name)?" + changed.sorted().joined(separator: "&")
    }
}
