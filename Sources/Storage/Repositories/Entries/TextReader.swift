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
        try connection.query(TextIndex.findTexts, .text(search.expression), .integer(end), .int(count)) { row in
            let key = row.integer(0)
            if found.last?.key != key {
                found.append(
                    Texts(key: key, group: row.id(1), payee: row.integer(2), status: try TransactionStatus(code: row.integer(8))))
            }
            let last = found.count - 1
            found[last].sides += [row.ledgerAccount(6), row.ledgerAccount(7)]
            for column in [3, 4] as [Int32] where !row.isNull(column) {
                let text = row.text(column)
                if !text.isEmpty { found[last].others.append(FoldedText(text)) }
            }
            found[last].units = found[last].units.addingClamped(row.integer(5))
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
            $0.text(0)
        }
        let folded = FoldedText(name ?? "")
        payees[id] = folded
        return folded
    }
}
