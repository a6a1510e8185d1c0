/// Matches paths to routes by a tree of segments, in which literals take precedence over parameters. A literal word is never accepted as an
/// id, so matching needs no backtracking.
package struct RouteTable<R: Route>: Sendable {
    /// The result of matching a path.
    package enum Match: Sendable {
        case route(R)
        /// The path ends, or has an empty segment, in place of a parameter.
        case missingParameter
        case none
    }

    private let root: Node
    private let reserved: Set<String>
    /// One route of each case, with sample parameters.
    package let samples: [R]

    package init(_ cases: [RouteCase<R>]) {
        let tree = Branch<R>()
        var reserved: Set<String> = []
        for item in cases {
            var place = tree
            for (index, segment) in item.shape.segments.enumerated() {
                if item.shape.isParameter(index) {
                    place = place.parameterBranch()
                } else {
                    reserved.insert(String(segment))
                    place = place.branch(String(segment))
                }
            }
            place.make = item.make
        }
        root = tree.frozen()
        self.reserved = reserved
        samples = cases.compactMap { item in
            item.make(item.shape.segments.enumerated().filter { item.shape.isParameter($0.offset) }.map { String($0.element) })
        }
    }

    /// - Parameter segments: percent-decoded.
    package func match(_ segments: [String]) -> Match {
        var node = root
        var parameters: [String] = []
        for segment in segments {
            if segment.isEmpty { return node.parameter.isEmpty ? .none : .missingParameter }
            if let next = node.fixed[segment] {
                node = next
            } else if let next = node.parameter.first, !reserved.contains(segment) {
                parameters.append(segment)
                node = next
            } else {
                return node.parameter.isEmpty || !reserved.contains(segment) ? .none : .missingParameter
            }
        }
        guard let make = node.make else { return node.parameter.isEmpty ? .none : .missingParameter }
        return make(parameters).map { .route($0) } ?? .none
    }

    private struct Node: Sendable {
        var fixed: [String: Node] = [:]
        /// At most one; an array, since a struct cannot contain itself.
        var parameter: [Node] = []
        var make: (@Sendable ([String]) -> R?)?
    }

    /// A mutable node while the tree is built.
    private final class Branch<T: Route> {
        var fixed: [String: Branch] = [:]
        var parameter: Branch?
        var make: (@Sendable ([String]) -> T?)?

        func branch(_ segment: String) -> Branch {
            if let known = fixed[segment] { return known }
            let new = Branch()
            fixed[segment] = new
            return new
        }

        func parameterBranch() -> Branch {
            if let parameter { return parameter }
            let new = Branch()
            parameter = new
            return new
        }

        func frozen() -> RouteTable<T>.Node {
            RouteTable<T>.Node(fixed: fixed.mapValues { $0.frozen() }, parameter: parameter.map { [$0.frozen()] } ?? [], make: make)
        }
    }
}
