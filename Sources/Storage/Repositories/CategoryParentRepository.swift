package import Models

/// Which categories are part of others.
package final class CategoryParentRepository: ScopedRepository {
    /// All parts of other categories.
    package func all() throws -> CategoryParts {
        var parents: [ID<Category>: ID<Category>] = [:]
        try connection.query("SELECT category, parent FROM category_parent WHERE household = $1", .id(household)) { row in
            parents[row.id()] = row.id()
        }
        return CategoryParts(parents)
    }

    /// Makes a category part of another one, or of none.
    package func set(_ parent: ID<Category>?, of category: ID<Category>) throws {
        try connection.execute("DELETE FROM category_parent WHERE household = $1 AND category = $2", .id(household), .id(category))
        guard let parent else { return }
        try connection.execute(
            "INSERT INTO category_parent (household, category, parent) VALUES ($1, $2, $3)", .id(household), .id(category), .id(parent))
    }
}
