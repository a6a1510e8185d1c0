import Localization
import Models
import Navigation
import Observation
import ScreenKit
import Services
import TransactionsModel

/// Lists all categories and creates a new one.
@Observable
final class CategoriesViewModel: ContextModel<CategoriesContext>, LoadableModel {
    private(set) var categories: [Category] = []
    /// The number of transactions per category.
    private(set) var counts: [ID<Category>: Int] = [:]
    /// Whether archived categories are listed, from the query.
    var showsArchived = false
    var name = ""
    var categoryClass = CategoryClass.spending
    var icon = "tag"
    private(set) var nameError: LocalizedText?

    /// The classes that have categories, in their standard order.
    var groups: [(class: CategoryClass, categories: [Category])] {
        CategoryClass.allCases.map { of in (of, categories.filter { $0.class == of }) }.filter { !$0.categories.isEmpty }
    }

    /// The link to this screen with archived categories shown or hidden.
    var archivedLink: Link { Link(.categories(.list), query: showsArchived ? [] : [QueryItem("archived", "1")]) }

    func load() async throws {
        categories = try await context.services.categories().fetchCategories(includingArchived: showsArchived)
        counts = try await context.services.categories().countEntries()
    }

    func add() async {
        guard !name.allSatisfy(\.isWhitespace) else { return nameError = "Enter a name" }
        do {
            let category = try await context.services.categories().addCategory(name: name, class: categoryClass, icon: icon)
            context.notify(Notice("\(category.name) added"))
        } catch {
            nameError = context.message(of: error)
        }
    }
}
