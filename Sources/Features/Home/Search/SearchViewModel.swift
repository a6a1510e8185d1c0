import Models
import Navigation
import Observation
import ScreenKit
import Services

/// Searches transactions, accounts, people and groups by name.
@Observable
final class SearchViewModel: LoadableModel {

    // MARK: - Published Properties

    var query = ""
    /// The cursor of the next page, as written by the previous page.
    var after = ""
    private(set) var page = EntryPage(entries: [], next: nil)
    private(set) var accounts: [AccountSummary] = []
    private(set) var people: [PersonSummary] = []
    private(set) var groups: [GroupSummary] = []

    // MARK: - Dependencies

    let context: HomeContext

    // MARK: - Initialization

    init(_ context: HomeContext) {
        self.context = context
    }

    /// The search text without leading and trailing whitespace.
    var term: String { query.trimmed }

    /// Whether a search had no results.
    var isEmpty: Bool { !term.isEmpty && page.entries.isEmpty && accounts.isEmpty && people.isEmpty && groups.isEmpty }

    /// The next page; nil on the last page.
    var next: Link? {
        guard let cursor = page.next else { return nil }
        return Link(.home(.search), query: [QueryItem("q", query), QueryItem("after", cursor.description)])
    }

    // MARK: - Data Loading

    func load() async throws {
        guard !term.isEmpty else { return }
        let results = try await context.services.transactionScreens().search(
            term, in: context.locale, after: after.isEmpty ? nil : EntryCursor(after))
        page = results.page
        accounts = results.accounts
        people = results.people
        groups = results.groups
    }
}
