import Models

/// The numbers of items of a statement that Coffer does not read.
struct OFXSkippedCounts {
    var transactions = 0
    var positions = 0
    var pending = 0

    /// One note for all skipped items; nil if there are none.
    func diagnostic(line: Int) -> Diagnostic? {
        var parts: [String] = []
        if transactions > 0 { parts.append("\(transactions) investment transaction\(transactions == 1 ? "" : "s")") }
        if positions > 0 { parts.append("\(positions) position\(positions == 1 ? "" : "s")") }
        if pending > 0 { parts.append("\(pending) pending transaction\(pending == 1 ? "" : "s")") }
        guard !parts.isEmpty else { return nil }
        return Diagnostic(
            line: line, severity: .note, code: .statementUnbookedLeftOut, found: parts.joined(separator: ", "))
    }
}
