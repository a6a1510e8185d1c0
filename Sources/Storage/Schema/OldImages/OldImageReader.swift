import Models

/// Rewrites one undo image of a schema version before 16, the JSON text of `audit.image`, as rows.
struct OldImageReader {
    /// A change of a group, with the group after it, which was stored for changes of one transaction.
    struct Change: Decodable {
        let change: GroupChange
        let after: GroupImage?

        private enum CodingKeys: CodingKey { case after }

        init(from decoder: any Decoder) throws {
            change = try GroupChange(from: decoder)
            after = try decoder.container(keyedBy: CodingKeys.self).decodeIfPresent(GroupImage.self, forKey: .after)
        }
    }

    /// A column of a row; no table had bytes.
    private struct Cell: Decodable {
        let value: Value

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = .null
            } else if let number = try? container.decode(Int64.self) {
                value = .integer(number)
            } else {
                value = .text(try container.decode(String.self))
            }
        }
    }

    /// The image has rows that no version of Coffer writes.
    struct UnknownRow: Error {
        let detail: String
    }

    private let elements: JSONElements

    init(_ bytes: [UInt8]) {
        elements = JSONElements(bytes: bytes)
    }

    /// Calls a closure with each change of an image of transactions.
    func changes(_ body: (Change) throws -> Void) throws {
        try elements.array(in: elements.bytes.indices) { try body(try elements.decode($0)) }
    }

    /// Writes an image of a removal.
    func copyRemoval(to image: UndoImageWriter) throws {
        var removal = RemovalImage()
        try elements.object(in: elements.bytes.indices) { name, range in
            switch name {
            case "places": removal.ledgerAccounts = try elements.decode(range, as: [OldLedgerAccount].self).map { try $0.record() }
            case "revisions": removal.revisions = try elements.decode(range)
            case "groups":
                try elements.array(in: range) { range in
                    let change: GroupChange = try elements.decode(range)
                    try image.append(change, state: try change.before?.group())
                }
            case "moved": try elements.array(in: range) { try (elements.decode($0) as MovedGroup).write(to: image) }
            case "rows":
                try elements.object(in: range) { name, range in
                    if name == "tables" { try elements.array(in: range) { try copyTable($0, to: image) } }
                }
            case "digest": removal.digest = try elements.decode(range)
            case "rules": removal.rules = try elements.decode(range)
            case "cards": removal.moved["moved_card"] = try elements.decode(range)
            case "spendingPayees": removal.spendingPayees = try elements.decode(range)
            case "incomePayees": removal.incomePayees = try elements.decode(range)
            case "defaultAccount": removal.defaultAccount = try elements.decode(range)
            default: break
            }
        }
        guard removal.revisions.count == removal.ledgerAccounts.count else { throw UnknownRow(detail: "revisions are missing") }
        try removal.write(to: image)
    }

    private func copyTable(_ range: Range<Int>, to image: UndoImageWriter) throws {
        var table: String?
        var rows: Range<Int>?
        try elements.object(in: range) { name, range in
            if name == "table" { table = try elements.decode(range) }
            if name == "rows" { rows = range }
        }
        guard let table, let rows else { throw UnknownRow(detail: "a table has no name or no rows") }
        guard let columns = OldColumns.columns(of: table) else { throw UnknownRow(detail: "the table \(table.prefix(40)) is unknown") }
        let imageTable = ImageTable(table, columns: columns)
        try elements.array(in: rows) { range in
            let values = try elements.decode(range, as: [Cell].self).map(\.value)
            guard values.count == columns.count else {
                throw UnknownRow(detail: "a row of \(table) has \(values.count) columns, not \(columns.count)")
            }
            try image.append(values, to: imageTable)
        }
    }
}
