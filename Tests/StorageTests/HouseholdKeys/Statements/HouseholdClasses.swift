/// What is known to be the same household within one statement.
struct HouseholdClasses {
    /// A column `household` of a reference to a table, or a value.
    enum Node: Hashable {
        case reference(Int)
        /// A parameter, a literal, or the result of a subquery.
        case value(String)
    }

    private var parents: [Node: Node] = [:]
    private var count = 0

    /// A column of a reference that is not known to equal anything.
    mutating func makeNode() -> Node {
        count += 1
        return .reference(count)
    }

    /// The node that stands for all that are the same; a value if one is among them.
    func root(of node: Node) -> Node {
        var root = node
        while let next = parents[root] { root = next }
        return root
    }

    /// Whether a household equals a value.
    func isBound(_ node: Node) -> Bool {
        if case .value = root(of: node) { true } else { false }
    }

    /// Makes two households the same.
    mutating func unite(_ one: Node, _ other: Node) {
        let (one, other) = (root(of: one), root(of: other))
        guard one != other else { return }
        if case .value = one { parents[other] = one } else { parents[one] = other }
    }
}
