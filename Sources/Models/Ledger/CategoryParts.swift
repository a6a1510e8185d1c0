/// The subcategories of categories, such as *Dining* and *Groceries* of *Food*: a budget of the parent category includes
/// the spending of its children.
///
/// There is one level: a category with children has no parent.
package struct CategoryParts: Hashable, Sendable {
    private let parents: [ID<Category>: ID<Category>]
    private let children: [ID<Category>: [ID<Category>]]

    /// - Parameter parents: the parent category of each subcategory.
    package init(_ parents: [ID<Category>: ID<Category>] = [:]) {
        self.parents = parents
        children = Dictionary(grouping: parents.keys.sorted(), by: { parents[$0] ?? $0 })
    }

    /// The parent of a category; nil if it has none.
    package func parent(of category: ID<Category>) -> ID<Category>? { parents[category] }

    /// The subcategories of a category, by id; empty if it has none.
    package func children(of category: ID<Category>) -> [ID<Category>] { children[category] ?? [] }

    /// All pairs of a subcategory and its parent, by subcategory.
    package var pairs: [(child: ID<Category>, parent: ID<Category>)] { parents.sorted { $0.key < $1.key }.map { ($0.key, $0.value) } }
}
