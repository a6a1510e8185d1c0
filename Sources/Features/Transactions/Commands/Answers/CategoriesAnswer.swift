import CommandKit
import Localization
import Models
import TransactionsModel

/// Categories with their class.
struct CategoriesAnswer: ListAnswer {
    var rows: [Category]

    var response: [CategoryResponse] { rows.map(CategoryResponse.init) }
    let emptyText: LocalizedText = "No categories"

    var columns: [Column<Category>] {
        [
            .csv("id") { .code($0.id) },
            Column("name", "CATEGORY", maximum: 40) { .text($0.name) },
            Column("class", "CLASS") { .code($0.class.rawValue, label: $0.class.displayName) },
            .csv("icon") { .code($0.icon) },
            Column("archived", .verbatim("")) { .flag($0.isArchived, "archived") },
        ]
    }
}

extension RowAnswer<CategoryResponse> {
    /// - Parameter participle: the past participle of the change: `Added`, `Renamed`.
    init(_ participle: LocalizedText, _ category: Category) {
        self.init(
            CategoryResponse(category), in: CategoriesAnswer(rows: [category]),
            "\(participle) \(category.name), \(category.class.displayName)")
    }
}
