import Models

/// What a QIF file holds beside the lists of accounts: lists of categories and the like, and accounts that have no list. It is counted, so
/// that nothing is left out unsaid.
struct QIFListsBeside {

    /// Names that are remembered; a file lists a few dozen.
    private static let nameLimit = 1_000

    private struct List {
        var type: String
        var line: Int
        var records = 0
        var hasOpenRecord = false
    }

    private var lists: [List] = []
    private var hasLists: Set<String> = []
    private var accounts: [(name: String, line: Int)] = []

    // MARK: - Lists

    mutating func begin(_ type: String, line: Int) {
        closeRecord()
        guard lists.count < Self.nameLimit else { return }
        lists.append(List(type: type, line: line))
    }

    /// Takes note of a line of a record.
    mutating func take(_ line: Int) {
        if !lists.isEmpty { lists[lists.count - 1].hasOpenRecord = true }
    }

    mutating func endRecord() { closeRecord() }

    private mutating func closeRecord() {
        guard let last = lists.last, last.hasOpenRecord else { return }
        lists[lists.count - 1].records += 1
        lists[lists.count - 1].hasOpenRecord = false
    }

    // MARK: - Accounts

    /// An account of `!Account` that another one follows.
    mutating func note(_ account: QIFAccount) {
        guard let name = account.name, accounts.count < Self.nameLimit else { return }
        accounts.append((name, account.line))
    }

    /// The list of an account follows.
    mutating func noteStatement(of name: String?) {
        if let name, hasLists.count < Self.nameLimit { hasLists.insert(name) }
    }

    // MARK: - What is said

    /// One remark for each list, and one for the accounts.
    mutating func finish() -> [Diagnostic] {
        closeRecord()
        var diagnostics = lists.filter { $0.records > 0 }.map { list in
            let isKnown = QIFSection.isKnownList(list.type)
            return Diagnostic(
                line: list.line, severity: isKnown ? .note : .warning,
                message: isKnown ? "Left out, as it is no account's list" : "Left out, as this kind of list is not known",
                found: "\(list.records) record\(list.records == 1 ? "" : "s") of !Type:\(list.type)",
                expected: isKnown ? nil : "!Type:Bank, Cash, CCard, Oth A or Oth L")
        }
        let without = accounts.filter { !hasLists.contains($0.name) }
        if let first = without.first {
            diagnostics.append(
                Diagnostic(
                    line: first.line, severity: .note,
                    message: "Accounts that the file names without a list of transactions: \(without.count)",
                    found: without.map(\.name).joined(separator: ", ")))
        }
        return diagnostics
    }
}
