package import Models
import WireModels

/// A category with its class.
package struct CategoryResponse: Encodable {
    let id: ID<Category>
    let name: String
    let `class`: CategoryClass
    /// An SF Symbols name.
    let icon: String
    let archived: Bool

    package init(_ category: Category) {
        id = category.id
        name = category.name
        `class` = category.class
        icon = category.icon
        archived = category.isArchived
    }
}
