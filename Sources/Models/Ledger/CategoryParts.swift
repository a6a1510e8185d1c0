/// The subcategories of categories, such as *Dining* and *Groceries* of *Food*: a budget of the parent category includes the spending of its parts.
///
/// There is one level: a category with parts is no part itself.
package struct CategoryParts: Hashable, Sendable {
    private let parents: [ID<Category>: ID<Category>]
    private let parts: [ID<Category>: [ID<Category>]]

    /// - Parameter parents: the parent category of each part.
    package init(_ parents: [ID<Category>: ID<Category>] = [:]) {
        self.parents = parents
        parts = Dictionary(grouping: parents.keys.sorted(), by: { parents[$0] ?? $0 })
    }

    /// The parent of a category; nil if it has none.
    package func whole(of category: ID<Category>) -> ID<Category>? { parents[category] }

    /// The parts of a category, by id; empty if it has none.
    package func parts(of category: ID<Category>) -> [ID<Category>] { parts[category] ?? [] }

    /// All pairs of a part and its parent, by part.
    package var pairs: [(part: ID<Category>, whole: ID<Category>)] { parents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
