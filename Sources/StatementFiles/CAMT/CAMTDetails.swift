import Models

/// The `TxDtls` of one entry, in all its `NtryDtls`.
struct CAMTDetails {

    private let branch: CAMTBranch
    private let isDebit: Bool
    private let nodes: [CAMTBranch.Node]

    init(_ branch: CAMTBranch, isDebit: Bool) {
        self.branch = branch
        self.isDebit = isDebit
        var nodes: [CAMTBranch.Node] = []
        var group = branch.child(branch.root, .ntryDtls)
        while let current = group {
            var detail = branch.child(current, .txDtls)
            while let node = detail {
                nodes.append(node)
                detail = branch.next(node)
            }
            group = branch.next(current)
        }
        self.nodes = nodes
    }

    var isSeveral: Bool { nodes.count > 1 }

    /// The detail of an entry that has exactly one.
    var only: CAMTDetail? { nodes.count == 1 ? CAMTDetail(branch, nodes[0], isDebit: isDebit) : nil }

    var count: Int { nodes.count }

    subscript(index: Int) -> CAMTDetail { CAMTDetail(branch, nodes[index], isDebit: isDebit) }

    /// The bank's reference where exactly one detail gives one.
    var onlyBankReference: String? {
        var found: String?
        for node in nodes {
            guard let reference = branch.text(branch.child(branch.child(node, .refs), .acctSvcrRef)) else { continue }
            guard found == nil else { return nil }
            found = reference
        }
        return found
    }

    /// What all details that say anything agree on; nil where they differ or say nothing.
    func common(_ value: (CAMTDetail) -> String?) -> String? {
        var found: String?
        for node in nodes {
            guard let value = value(CAMTDetail(branch, node, isDebit: isDebit)) else { continue }
            if let found, found != value { return nil }
            found = value
        }
        return found
    }

    /// The texts of all details, as far as they go into about a thousand bytes.
    var joinedMemos: String {
        var joined = ""
        for node in nodes {
            guard joined.utf8.count < 1_000 else { break }
            guard let memo = CAMTDetail(branch, node, isDebit: isDebit).memo else { continue }
            if !joined.isEmpty { joined += " " }
            joined += memo
        }
        return joined
    }
}
