import Models

/// Counts the parts of a QIF file that are not read, for diagnostics: lists of categories and the like, and accounts without transactions.
struct QIFSkippedLists {
    /// The maximum number of names that are stored.
    private static let nameLimit = 1_000

    private struct List {
        var type: String
        var line: Int
        var records = 0
        var hasOpenRecord = false
    }

    private var lists: [List] = []
    private var accountsWithStatement: Set<String> = []
    private var accounts: [(name: String, line: Int)] = []

    mutating func begin(_ type: String, line: Int) {
        closeRecord()
        guard lists.count < Self.nameLimit else { return }
        lists.append(List(type: type, line: line))
    }

    /// Records a line of a record.
    mutating func recordLine(_ line: Int) {
        if !lists.isEmpty { lists[lists.count - 1].hasOpenRecord = true }
    }

    mutating func endRecord() { closeRecord() }

    private mutating func closeRecord() {
        guard let last = lists.last, last.hasOpenRecord else { return }
        lists[lists.count - 1].records += 1
        lists[lists.count - 1].hasOpenRecord = false
    }

    /// Records an account of an `!Account` list.
    mutating func recordAccount(_ account: QIFAccount) {
        guard let name = account.name, accounts.count < Self.nameLimit else { return }
        accounts.append((name, account.line))
    }

    /// Records that an account has a list of transactions.
    mutating func recordStatement(of name: String?) {
        if let name, accountsWithStatement.count < Self.nameLimit { accountsWithStatement.insert(name) }
    }

    /// One diagnostic for each list, and one for accounts without transactions.
    mutating func finish() -> [Diagnostic] {
        closeRecord()
        var diagnostics = lists.filter { $0.records > 0 }.map { list in
            let isKnown = QIFSection.isKnownList(list.type)
            return Diagnostic(
                line: list.line, severity: isKnown ? .note : .warning, code: isKnown ? .qifListLeftOut : .qifUnknownListLeftOut,
                found: "\(list.records) record\(list.records == 1 ? "" : "s") of !Type:\(list.type)",
                expected: isKnown ? nil : "!Type:Bank, Cash, CCard, Oth A or Oth L")
        }
        let without = accounts.filter { !accountsWithStatement.contains($0.name) }
        if let first = without.first {
            diagnostics.append(
                Diagnostic(
                    line: first.line, severity: .note, code: .qifAccountsWithoutTransactions, arguments: [String(without.count)],
                    found: without.map(\.name).joined(separator: ", ")))
        }
        return diagnostics
    }
}
