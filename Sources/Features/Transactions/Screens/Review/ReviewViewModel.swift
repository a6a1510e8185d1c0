import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// The transactions that wait to be confirmed, one page at a time.
@Observable
final class ReviewViewModel: ContextModel<TransactionsContext>, LoadableModel {
    private(set) var page = ReviewPage(items: [], count: 0, next: nil)
    private(set) var categories: [Category] = []
    /// The chosen categories by transaction.
    var choices: [String: String] = [:]
    /// The last transaction of the previous page, from the query.
    var before = ""
    /// The transactions that the sent page showed, separated by commas: later ones are not confirmed with them.
    var shown = ""
    /// Whether the page showed a choice for one transaction at those of the same payee, too, so that each has the category that it shows.
    var showedAlike = false
    private(set) var problem: LocalizedText?

    /// The number of transactions on a page.
    private static let pageSize = 25

    /// `12 transactions wait to be confirmed`.
    var countText: LocalizedText {
        page.count < ReviewPage.counted
            ? .plural(page.count, one: "1 transaction waits to be confirmed", other: "\(page.count) transactions wait to be confirmed")
            : "\(page.count) or more transactions wait to be confirmed"
    }

    /// The next page; nil on the last page.
    var next: Link? { page.next.map { Link(.transactions(.review), query: [QueryItem("before", $0.description)]) } }

    func load() async throws {
        categories = try await context.services.categories().fetchCategories(includingArchived: false)
        page = try await context.services.review().fetchReview(before: ID<Transaction>(before), limit: Self.pageSize)
        for item in page.items { choices[item.entry.id.description] = item.category?.description ?? "" }
        shown = page.items.map(\.entry.id.description).joined(separator: ",")
    }

    func confirm(_ item: ReviewPage.Item) async { await confirm([item.entry.id]) }

    /// Confirms what the page showed.
    func confirmAll() async { await confirm(shown.split(separator: ",").compactMap { ID<Transaction>(String($0)) }) }

    private func confirm(_ ids: [ID<Transaction>]) async {
        let decisions = ids.map {
            ReviewDecision(id: $0, category: ID<Category>(choices[$0.description] ?? ""), isExact: showedAlike)
        }
        do {
            guard let change = try await context.services.review().confirm(decisions) else { return }
            context.notify(
                Notice(
                    .plural(ids.count, one: "1 transaction confirmed", other: "\(ids.count) transactions confirmed"),
                    undo: change.description))
        } catch {
            problem = context.message(of: error)
        }
    }
}
