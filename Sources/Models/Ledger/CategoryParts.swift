/// Which categories are part of others, such as *Dining* and *Groceries* of *Food*: a budget of the whole counts what is spent in its parts.
///
/// There is one level: what has parts is no part itself.
package struct CategoryParts: Hashable, Sendable {
    private let parents: [ID<Category>: ID<Category>]
    private let parts: [ID<Category>: [ID<Category>]]

    /// - Parameter parents: the whole of each part.
    package init(_ parents: [ID<Category>: ID<Category>] = [:]) {
        self.parents = parents
        parts = Dictionary(grouping: parents.keys.sorted(), by: { parents[$0] ?? $0 })
    }

    /// The category that a category is part of; nil if it is none.
    package func whole(of category: ID<Category>) -> ID<Category>? { parents[category] }

    /// The parts of a category, by id; empty if it has none.
    package func parts(of category: ID<Category>) -> [ID<Category>] { parts[category] ?? [] }

    /// All pairs of a part and its whole, by part.
    package var pairs: [(part: ID<Category>, whole: ID<Category>)] { parents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
