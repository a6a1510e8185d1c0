import Models

/// Reads the texts and accounts of matches of the text index, without the rest of their transactions.
struct TextReader {
    private let connection: Connection
    private let household: ID<Household>
    /// The names that were read, by the id of the payee.
    private var payees: [Int64: FoldedText] = [0: FoldedText("")]

    /// What is read of one match, collected from the rows of its parts.
    private struct Texts {
        var key: Int64
        var group: ID<Transaction>
        var payee: Int64
        var status: TransactionStatus
        var sides: [LedgerAccountID] = []
        var others: [FoldedText] = []
        var units: Int64 = 0
    }

    init(_ connection: Connection, household: ID<Household>) {
        self.connection = connection
        self.household = household
    }

    /// The next matches of a search, newest first, and whether their texts and accounts match.
    mutating func matches(of search: TextSearch, before end: Int64, count: Int) throws -> [TextScan.Match] {
        var found: [Texts] = []
        try connection.query(TextIndex.findTexts, .text(search.expression), .integer(end), .int(count), .id(household)) { row in
            let (key, group, payee) = (row.integer(), row.id() as ID<Transaction>, row.integer())
            let (status, note, reference) = (row.integer(), row.text(), row.text())
            if found.last?.key != key {
                found.append(Texts(key: key, group: group, payee: payee, status: try TransactionStatus(code: status)))
            }
            let last = found.count - 1
            if !note.isEmpty { found[last].others.append(FoldedText(note)) }
            if !reference.isEmpty { found[last].others.append(FoldedText(reference)) }
            found[last].units = found[last].units.addingClamped(row.integer())
            found[last].sides += [row.ledgerAccount(), row.ledgerAccount()]
        }
        return try found.map { texts in
            let isAllowed =
                try search.narrowing.allows(sides: texts.sides, status: texts.status)
                && search.allows(GroupText(payee: payee(texts.payee), others: texts.others, units: texts.units))
            return TextScan.Match(group: texts.group, key: texts.key, isRejected: !isAllowed)
        }
    }

    private mutating func payee(_ id: Int64) throws -> FoldedText {
        if let known = payees[id] { return known }
        let name = try connection.first("SELECT name FROM payee WHERE household = $1 AND id = $2", .id(household), .integer(id)) {
            $0.text()
        }
        let folded = FoldedText(name ?? "")
        payees[id] = folded
        return folded
    }
}
