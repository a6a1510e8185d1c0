import CommandKit
import Localization
import Models
import TransactionsModel
import WireModels

/// A list of entries, newest first, written page by page to bound memory; only a table is collected first.
struct EntriesAnswer {
    private let format: OutputFormat
    private let style: TextStyle
    private let json = JSONTextEncoder(into: JSONText())
    private let columns = Self.columns
    private var table: Table
    private var isEmpty = true

    init(as format: OutputFormat, style: TextStyle) {
        self.format = format
        self.style = style
        table = columns.emptyTable()
        json.text.openObject()
        json.text.key("entries")
        json.text.openArray()
    }

    /// The output before the first entry.
    func head() -> [UInt8] {
        format == .csv ? Array(CSVCell.row(columns.csvNames()).utf8) : []
    }

    /// The output of the next entries; empty for a table, which needs all of them.
    ///
    /// - Throws: `EncodingError`.
    mutating func add(_ entries: [Entry]) throws -> [UInt8] {
        if !entries.isEmpty { isEmpty = false }
        switch format {
        case .json:
            for entry in entries { try json.encode(EntryResponse(entry)) }
            return json.text.take()
        case .csv: return entries.flatMap { CSVCell.row(columns.csvCells(of: $0)).utf8 }
        case .table:
            for entry in entries { table.add(columns.tableCells(of: entry)) }
            return []
        }
    }

    /// The output after the last entry.
    ///
    /// - Parameter next: the cursor of the next page; nil at the end.
    /// - Throws: `EncodingError`.
    mutating func end(next: EntryCursor?) throws -> [UInt8] {
        switch format {
        case .json:
            json.text.closeArray()
            json.text.key("next")
            try json.encode(next?.description)
            json.text.closeObject()
            return json.text.take() + [0x0A]
        case .csv: return []
        case .table:
            if isEmpty { return Array(style.line("No transactions").utf8) }
            let more = next.map { style.line("More: --after \($0.description)", .faint) } ?? ""
            return Array((table.text(style: style) + more).utf8)
        }
    }
}

extension EntriesAnswer {
    private static var columns: [Column<Entry>] {
        [
            .csv("id") { .code($0.id) },
            Column("day", "DAY") { .code($0.day) },
            Column("account", "ACCOUNT", maximum: 24) { .text($0.accountName) },
            .csv("amount") { .amount($0.amount) },
            .csv("currency") { .code($0.amount.currency) },
            Column("payee", "PAYEE", maximum: 36) { .text($0.payee, label: $0.systemPayee?.text) },
            Column("note", "NOTE", maximum: 28, wraps: true) { .text($0.note) },
            Column("category", "CATEGORY", maximum: 24) { .text($0.categoryText, label: $0.counterpartText) },
            .table("AMOUNT", isRight: true) { .signedAmount($0.amount) },
            .csv("status") { .code($0.status.rawValue) },
            Column("balance", "BALANCE", isRight: true) { .amount($0.balance, .faint) },
            .table(.verbatim("")) {
                .code($0.status.rawValue, label: $0.status == .completed ? nil : $0.status.displayName, .warning)
            },
            .table("ID", wraps: true) { .code($0.id, .faint) },
        ]
    }
}

extension Entry {
    /// The category, or those of a split; of a transfer the account on the other side: `to Savings`, `from Private account`.
    fileprivate var counterpartText: LocalizedText {
        let names = counterparts.map { side -> LocalizedText in
            guard side.role.isAccount else { return side.nameText }
            return side.amount.isNegative ? "to \(side.nameText)" : "from \(side.nameText)"
        }
        return .joined(names.uniqued(), separator: ", ")
    }
}
