import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// The transactions that wait to be confirmed, by payee, one page at a time.
@Observable
final class ReviewViewModel: ContextModel<TransactionsContext>, LoadableModel {
    private(set) var page = ReviewPage(groups: [], count: 0, next: nil)
    private(set) var categories: [Category] = []
    var choices = ReviewChoices()
    /// The last payee of the previous page, from the query.
    var before = ""
    private(set) var problem: LocalizedText?

    /// The number of transactions that a page shows, and of those of one payee.
    private static let pageSize = 50
    private static let perPayee = 10

    /// `12 transactions wait to be confirmed`.
    var countText: LocalizedText {
        page.count < ReviewPage.counted
            ? .plural(page.count, one: "1 new transaction to check", other: "\(page.count) new transactions to check")
            : "\(page.count) or more new transactions to check"
    }

    /// The next page; nil on the last page.
    var next: Link? { page.next.map { Link(.transactions(.review), query: [QueryItem("before", $0.description)]) } }

    /// Whether a category says nothing: *Other* and *Other income*, which lines have that nothing decides.
    func isUndecided(_ category: ID<Category>?) -> Bool {
        guard let key = categories.first(where: { $0.id == category })?.key else { return false }
        return key == .other || key == .otherIncome
    }

    /// Whether the page shows lines without a category.
    var hasUndecided: Bool { page.groups.contains { $0.lines.contains { isUndecided($0.category) } } }

    /// The name of a category; nil for a split.
    func name(of category: ID<Category>?) -> String? { categories.first { $0.id == category }?.name }

    func load() async throws {
        categories = try await context.services.categories().fetchCategories(includingArchived: false)
        page = try await context.services.review().fetchReview(
            before: ID<Transaction>(before), limit: Self.pageSize, perPayee: Self.perPayee)
        choices = ReviewChoices(page)
    }

    // MARK: - Actions

    /// Confirms all lines of a payee.
    func confirm(_ group: ReviewGroup) async {
        let decisions = choices.decisions(for: group)
        let categories = Set(decisions.map(\.outcome))
        let payee = group.items.first?.entry.payee ?? ""
        await confirm(decisions, always: categories.count == 1 ? rule(for: payee, categories.first ?? nil) : nil)
    }

    /// Confirms one line of a payee, alone.
    func confirm(_ item: ReviewPage.Item, of group: ReviewGroup) async {
        guard var decision = choices.decisions(for: group).first(where: { $0.id == item.entry.id }) else { return }
        decision.reach = .alone
        await confirm([decision])
    }

    /// Confirms what the page showed; lines without a category only if they are meant as well.
    func confirmAll(undecided isMeant: Bool = false) async {
        let decisions = page.groups.flatMap(choices.decisions)
        let left = isMeant ? [] : decisions.filter { isUndecided($0.outcome) }
        await confirm(isMeant ? decisions : decisions.filter { !isUndecided($0.outcome) }, leaving: left.count)
    }

    // MARK: - Private Methods

    private func confirm(_ decisions: [ReviewDecision], leaving undecided: Int = 0, always: NoticeStep? = nil) async {
        do {
            let outcome = try await context.services.review().confirm(decisions)
            var parts: [LocalizedText] = []
            if outcome.confirmed > 0 {
                parts.append(
                    .plural(outcome.confirmed, one: "1 transaction confirmed", other: "\(outcome.confirmed) transactions confirmed"))
            }
            if undecided > 0 { parts.append("\(undecided) left without a category") }
            if outcome.changedElsewhere > 0 { parts.append("\(outcome.changedElsewhere) changed elsewhere meanwhile") }
            guard !parts.isEmpty else { return }
            context.notify(
                Notice(.joined(parts), undo: outcome.change?.description, next: outcome.changedElsewhere == 0 ? always : nil))
        } catch {
            problem = context.message(of: error)
        }
    }

    /// The step that makes a rule of what was confirmed; nil without a payee or a category.
    private func rule(for payee: String, _ category: ID<Category>?) -> NoticeStep? {
        guard !payee.isEmpty, let category, !isUndecided(category) else { return nil }
        return NoticeStep(
            "Always for \(payee)", .newRule([("test", "contains"), ("payee", payee), ("category", category.description)]))
    }
}
