import Models

/// Writes the complete ledger as versioned JSON, one record per line: `{"coffer":1,…,"accounts":[…],"transactions":[…],"beneficiaries":[…],
/// "standing_orders":[…],"transfer_orders":[…],"savings_plans":[…],"goals":[…]}`.
///
/// Amounts are exact decimal strings, days are `YYYY-MM-DD`, absent values are omitted. Transactions refer to ledger accounts by id.
package struct JSONWriter: LedgerWriter {

    /// The format version. Readers reject later versions.
    package static let version = 1

    private var accounts: [ExportedLedgerAccount] = []
    private var isFirst = true
    /// The writer of the records after the transactions; nil until the last transaction.
    private var recordWriter: JSONRecordWriter?

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        accounts = header.accounts
        try output.write(
            "{\"coffer\":\(Self.version),\"household\":\(header.household.asJSON),\"currency\":\"\(header.currency)\",\"day\":\"\(header.day)\",\"places\":["
        )
        for (index, account) in header.accounts.enumerated() { try output.write((index == 0 ? "\n" : ",\n") + Self.text(of: account)) }
        try output.write("\n],\"transactions\":[")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        var fields = [
            ("id", transaction.id), ("group", transaction.group), ("status", transaction.status.rawValue),
            ("amount", transaction.amount.decimalText),
            ("currency", transaction.amount.currency.code), ("source", accounts[transaction.source].id),
            ("source_day", transaction.sourceDay.description),
            ("destination", accounts[transaction.destination].id), ("destination_day", transaction.destinationDay.description),
        ]
        if !transaction.payee.isEmpty { fields.append(("payee", transaction.payee)) }
        if !transaction.note.isEmpty { fields.append(("note", transaction.note)) }
        if let reference = transaction.reference { fields.append(("reference", reference)) }
        if let foreign = transaction.foreign {
            fields += [("foreign_amount", foreign.decimalText), ("foreign_currency", foreign.currency.code)]
        }
        var text = (isFirst ? "\n{" : ",\n{") + Self.text(of: fields)
        if !transaction.tags.isEmpty { text += ",\"tags\":[" + transaction.tags.map(\.asJSON).joined(separator: ",") + "]" }
        isFirst = false
        try output.write(text + "}")
    }

    package mutating func record(_ record: ExportedRecord, into output: inout ByteOutput) throws {
        try beginRecords(into: &output)
        try recordWriter?.write(record, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) throws {
        try beginRecords(into: &output)
        try recordWriter?.end(into: &output)
        try output.write("}\n")
    }

    private mutating func beginRecords(into output: inout ByteOutput) throws {
        guard recordWriter == nil else { return }
        try output.write("\n]")
        recordWriter = JSONRecordWriter()
    }

    // MARK: - Text

    private static func text(of account: ExportedLedgerAccount) -> String {
        var fields = [("id", account.id)]
        switch account.role {
        case .own(let kind): fields += [("role", "account"), ("kind", kind.rawValue)]
        case .category(let category): fields += [("role", "category"), ("class", category.rawValue)]
        case .equity: fields.append(("role", "equity"))
        case .conversion: fields.append(("role", "conversion"))
        }
        fields.append(("name", account.name))
        if !account.institution.isEmpty { fields.append(("institution", account.institution)) }
        if let currency = account.currency { fields.append(("currency", currency.code)) }
        if let number = account.number { fields.append(("number", number)) }
        if let iban = account.iban { fields.append(("iban", iban)) }
        return "{" + text(of: fields) + (account.isArchived ? ",\"archived\":true}" : "}")
    }

    private static func text(of fields: [(String, String)]) -> String {
        fields.map { "\"\($0)\":\($1.asJSON)" }.joined(separator: ",")
    }
}
