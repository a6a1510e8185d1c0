import Models

/// How much of a statement Coffer does not read.
struct OFXLeftOut {
    var transactions = 0
    var positions = 0
    var pending = 0

    /// One note for all, or nil where nothing was left out.
    func diagnostic(line: Int) -> Diagnostic? {
        var parts: [String] = []
        if transactions > 0 { parts.append("\(transactions) investment transaction\(transactions == 1 ? "" : "s")") }
        if positions > 0 { parts.append("\(positions) position\(positions == 1 ? "" : "s")") }
        if pending > 0 { parts.append("\(pending) pending transaction\(pending == 1 ? "" : "s")") }
        guard !parts.isEmpty else { return nil }
        return Diagnostic(
            line: line, severity: .note, message: "Left out, as only booked money is read", found: parts.joined(separator: ", "))
    }
}
