import Models

/// A list of entries, newest first, written page by page to bound memory; only a table is collected first.
struct EntriesAnswer {

    private let format: OutputFormat
    private let style: TextStyle
    private var json = JSONText()
    private var table: Table
    private var isEmpty = true

    init(as format: OutputFormat, style: TextStyle) {
        self.format = format
        self.style = style
        table = Table([
            .init(title: "DAY"), .init(title: "ACCOUNT", maximum: 24), .init(title: "PAYEE", maximum: 36),
            .init(title: "NOTE", maximum: 28),
            .init(title: "CATEGORY", maximum: 24), .init(title: "AMOUNT", isRight: true), .init(title: "BALANCE", isRight: true),
            .init(title: ""), .init(title: "ID"),
        ])
        json.openObject()
        json.key("entries")
        json.openArray()
    }

    /// The output before the first entry.
    func head() -> [UInt8] {
        format == .csv ? Array(CSVText.row(Self.names).utf8) : []
    }

    /// The output of the next entries; empty for a table, which needs all of them.
    mutating func add(_ entries: [Entry]) -> [UInt8] {
        if !entries.isEmpty { isEmpty = false }
        switch format {
        case .json:
            for entry in entries { Self.write(entry, to: &json) }
            return json.take()
        case .csv: return entries.flatMap { CSVText.row(Self.cells($0)).utf8 }
        case .table:
            for entry in entries { table.add(Self.row(entry)) }
            return []
        }
    }

    /// The output after the last entry.
    ///
    /// - Parameter next: the cursor of the next page; nil at the end.
    mutating func end(next: EntryCursor?) -> [UInt8] {
        switch format {
        case .json:
            json.closeArray()
            json.member("next", next?.description)
            json.closeObject()
            return json.take() + [0x0A]
        case .csv: return []
        case .table:
            if isEmpty { return Array("No transactions\n".utf8) }
            let more = next.map { style.painted("More: --after \($0)", .faint) + "\n" } ?? ""
            return Array((table.text(style: style) + more).utf8)
        }
    }
}

// MARK: - One entry

extension EntriesAnswer {

    private static let names = ["id", "day", "account", "amount", "currency", "payee", "note", "category", "status", "balance"]

    private static func write(_ entry: Entry, to text: inout JSONText) {
        text.object { text in
            text.member("id", entry.id.description)
            text.member("day", entry.day.description)
            text.member("account", entry.accountName)
            text.member("amount", entry.amount.decimalText)
            text.member("currency", entry.amount.currency.code)
            text.member("payee", entry.payee)
            text.member("note", entry.note)
            text.member("category", entry.categoryText)
            text.member("status", entry.status.rawValue)
            text.member("balance", entry.balance?.decimalText)
        }
    }

    private static func cells(_ entry: Entry) -> [String] {
        [
            entry.id.description, entry.day.description, CSVCell.guarded(entry.accountName), entry.amount.decimalText,
            entry.amount.currency.code, CSVCell.guarded(entry.payee), CSVCell.guarded(entry.note), CSVCell.guarded(entry.categoryText),
            entry.status.rawValue, entry.balance?.decimalText ?? "",
        ]
    }

    private static func row(_ entry: Entry) -> [Table.Cell] {
        let status = entry.status == .completed ? "" : entry.status.rawValue
        return [
            .init(entry.day.description), .init(entry.accountName), .init(entry.payee), .init(entry.note), .init(entry.placesText),
            .init(entry.amount), .init(entry.balance?.description ?? "", .faint), .init(status, .warning),
            .init(entry.id.description, .faint),
        ]
    }
}

extension Entry {

    /// The category, or those of a split separated by commas; `transfer` for an own account on the other side.
    var categoryText: String {
        joined(counterparts.map { $0.role == .own ? "transfer" : $0.name })
    }

    /// The same for tables, with the name of the own account.
    fileprivate var placesText: String {
        joined(counterparts.map { $0.role == .own ? ($0.amount.isNegative ? "to " : "from ") + $0.name : $0.name })
    }

    private func joined(_ names: [String]) -> String {
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.joined(separator: ", ")
    }
}
