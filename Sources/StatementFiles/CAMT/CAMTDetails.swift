/// All `TxDtls` of one entry, from all its `NtryDtls`.
struct CAMTDetails {
    private let tree: CAMTElementTree
    private let isDebit: Bool
    private let nodes: [CAMTElementTree.Node]

    init(_ tree: CAMTElementTree, isDebit: Bool) {
        self.tree = tree
        self.isDebit = isDebit
        var nodes: [CAMTElementTree.Node] = []
        var group = tree.child(tree.root, .ntryDtls)
        while let current = group {
            var detail = tree.child(current, .txDtls)
            while let node = detail {
                nodes.append(node)
                detail = tree.next(node)
            }
            group = tree.next(current)
        }
        self.nodes = nodes
    }

    var hasMultiple: Bool { nodes.count > 1 }

    /// The detail, if the entry has exactly one.
    var single: CAMTDetail? { nodes.count == 1 ? CAMTDetail(tree, nodes[0], isDebit: isDebit) : nil }

    var count: Int { nodes.count }

    subscript(index: Int) -> CAMTDetail { CAMTDetail(tree, nodes[index], isDebit: isDebit) }

    /// The bank's reference, if exactly one detail has one.
    var uniqueBankReference: String? {
        var found: String?
        for node in nodes {
            guard let reference = tree.text(tree.child(tree.child(node, .refs), .acctSvcrRef)) else { continue }
            guard found == nil else { return nil }
            found = reference
        }
        return found
    }

    /// The value that is equal in all details that have one; nil if the values differ or there is none.
    func common(_ value: (CAMTDetail) -> String?) -> String? {
        var found: String?
        for node in nodes {
            guard let value = value(CAMTDetail(tree, node, isDebit: isDebit)) else { continue }
            if let found, found != value { return nil }
            found = value
        }
        return found
    }

    /// The memos of the details, joined with spaces, up to about 1,000 bytes.
    var joinedMemos: String {
        var joined = ""
        for node in nodes {
            guard joined.utf8.count < 1_000 else { break }
            guard let memo = CAMTDetail(tree, node, isDebit: isDebit).memo else { continue }
            if !joined.isEmpty { joined += " " }
            joined += memo
        }
        return joined
    }
}
