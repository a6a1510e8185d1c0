import HomeModel
import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Searches everything, and keeps the member's last and saved searches.
@Observable
final class SearchViewModel: ContextModel<HomeContext>, LoadableModel {
    var text = ""
    /// The cursor of the next page, as written by the previous page.
    var after = ""
    /// `all` to count all transactions, however long it takes.
    var count = ""
    /// The name under which the search is to be saved.
    var name = ""
    private(set) var nameError: LocalizedText?
    private(set) var results: SearchResults?
    private(set) var searches = MemberSearches()

    // MARK: - Presentation

    /// The search text without leading and trailing whitespace.
    var term: String { text.trimmed }

    /// What is searched for; empty for a text without terms.
    var query: SearchQuery { results?.query ?? SearchQuery(terms: []) }

    /// The link to a search.
    func link(_ text: String) -> Link { Link(.home(.search), query: text.isEmpty ? [] : [QueryItem("q", text)]) }

    /// The next page; nil on the last page.
    var next: Link? {
        guard let cursor = results?.page.next else { return nil }
        return Link(.home(.search), query: [QueryItem("q", text), QueryItem("after", cursor.description)])
    }

    /// The same page with the number of all transactions; nil if it is known, or not counted.
    var countPath: String? {
        guard count.isEmpty, results?.isCountedFurther ?? false else { return nil }
        return Link(.home(.search), query: [QueryItem("q", text), QueryItem("count", "all")]).path
    }

    /// The list of all transactions that match, where they can be changed together, exported, and made a rule of.
    var allPath: String { Link(.transactions(.all), query: [QueryItem("q", term)]).path }

    /// Whether the search is saved already.
    var isSaved: Bool { searches.saved.contains { $0.text == term } }

    // MARK: - Data Loading

    func load() async throws {
        let service = context.services.search()
        searches = try await service.fetchSearches()
        results = try await service.search(
            term, after: after.isEmpty ? nil : EntryCursor(after), limit: 20, counting: count == "all" ? .all : .quickly)
    }

    // MARK: - Actions

    /// Remembers the search and shows its results.
    func search() async {
        await context.perform {
            if !SearchQuery(term).isEmpty { try await context.services.search().remember(term) }
            context.open(link(term))
        }
    }

    func forgetRecent() async {
        await context.perform {
            try await context.services.search().forgetRecent()
            context.open(link(""))
        }
    }

    func save() async {
        nameError = nil
        do {
            try await context.services.search().save(term, name: name)
            context.notify(Notice("Search saved"))
            context.open(link(term))
        } catch {
            nameError = context.message(of: error)
        }
    }

    func delete(_ search: SavedSearch) async {
        await context.perform {
            try await context.services.search().delete(search.id)
            context.notify(Notice("Search deleted"))
            context.open(link(""))
        }
    }
}
