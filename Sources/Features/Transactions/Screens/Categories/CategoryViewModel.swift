import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// One category: its transactions, its name and icon, and merging it into another category.
@Observable
final class CategoryViewModel: EditableModel {
    private(set) var detail: CategoryDetail?
    /// The categories that this one can be merged into.
    private(set) var others: [Category] = []
    /// The categories that it can be part of: none if it has parts itself.
    private(set) var parents: [Category] = []
    var form = EditForm<CategoryForm>()
    var targetId = ""
    private(set) var targetError: LocalizedText?
    /// Whether the page lists all transactions of the category, from the query.
    var listsAll = false
    /// The cursor of the next page, as written by the previous page.
    var after = ""
    /// The transactions of the page by day, if all transactions are listed.
    private(set) var days: [CategoryDay] = []
    private(set) var page = EntryPage(entries: [], next: nil)

    let categoryId: String

    let context: CategoriesContext

    init(_ context: CategoriesContext, categoryId: String) {
        self.context = context
        self.categoryId = categoryId
    }

    var texts: EditTexts {
        let name: LocalizedText = detail.map { .verbatim($0.category.name) } ?? "The category"
        return EditTexts(conflict: "\(name) was changed elsewhere in the meantime", gone: "\(name) was deleted in the meantime")
    }

    /// The link to the category's own page.
    var start: Link { Link(.categories(.detail(categoryId: categoryId))) }

    /// The link to all transactions of the category, the newest first.
    var allLink: Link { Link(start.route, query: [QueryItem("all", "1")]) }

    /// The next page of all transactions; nil on the last page.
    var next: Link? {
        page.next.map { Link(start.route, query: allLink.query + [QueryItem("after", $0.description)]) }
    }

    /// The confirmation question before a merge. It lists what moves.
    var mergeQuestion: LocalizedText {
        guard let detail else { return "" }
        var parts: [LocalizedText] = [.plural(detail.entries, one: "1 transaction", other: "\(detail.entries) transactions")]
        if detail.rules > 0 { parts.append(.plural(detail.rules, one: "1 rule", other: "\(detail.rules) rules")) }
        return "Move \(LocalizedText.joined(parts, separator: " and ")) of \(detail.category.name) and archive it?"
    }

    // MARK: - Data Loading

    func load() async throws {
        guard let id = ID<Category>(categoryId) else { throw ServiceError.notFound }
        let detail = try await context.services.categories().fetchDetail(id: id)
        self.detail = detail
        if listsAll {
            page = try await context.services.transactions().fetchEntries(EntryQuery(category: id, limit: 50, after: EntryCursor(after)))
            days = CategoryDay.days(of: page.entries)
        } else if context.canWrite {
            others = try await context.services.categories().fetchCategories(includingArchived: false)
                .filter { $0.class == detail.category.class && $0.id != id }
            let parts = try await context.services.categories().fetchParts()
            parents = detail.hasParts ? [] : others.filter { parts.parent(of: $0.id) == nil }
        }
        if !isRefreshing { form.begin(with: CategoryForm(detail), revision: detail.category.revision) }
    }

    // MARK: - Actions

    func save() async {
        guard let category = detail?.category else { return }
        form.errors = CategoryForm.Errors()
        if form.name.allSatisfy(\.isWhitespace) { form.errors[.name] = "Enter a name" }
        guard form.errors.isEmpty else { return }
        await submit {
            _ = try await context.services.categories().updateCategory(
                id: category.id, name: form.name, icon: form.icon, revision: form.seenRevision)
            let parent = ID<Category>(form.parent)
            if parent != detail?.parent { try await context.services.categories().setParent(parent, of: category.id) }
            context.notify(Notice("Saved"))
        }
    }

    func archive(_ isArchived: Bool) async {
        guard let category = detail?.category else { return }
        await context.perform {
            try await context.services.categories().archiveCategory(id: category.id, isArchived)
            context.notify(Notice(isArchived ? "\(category.name) is archived" : "\(category.name) is back"))
        }
    }

    /// Merges the category into the selected one.
    func merge() async {
        guard let category = detail?.category else { return }
        guard let target = others.first(where: { $0.id.description == targetId }) else { return targetError = "Choose a category" }
        do {
            let change = try await context.services.categories().mergeCategories(id: target.id, absorbing: category.id)
            context.notify(Notice("Everything of \(category.name) is in \(target.name) now", undo: change.description))
            context.push(.detail(categoryId: target.id.description))
        } catch {
            targetError = context.message(of: error)
        }
    }
}
