import Models

/// Writes everything, versioned: `{"coffer":1,…,"places":[…],"transactions":[…],"beneficiaries":[…],"standing_orders":[…],"transfer_orders":[…],"savings_plans":[…],"goals":[…]}`,
/// one of them to a line.
///
/// Amounts are strings of exact decimals, days `YYYY-MM-DD`; what is not there is left out. Transactions name places by id.
package struct JSONWriter: LedgerWriter {

    /// The version of the shape; a reader refuses a later one.
    package static let version = 1

    private var places: [ExportedPlace] = []
    private var isFirst = true
    /// Nil while transactions come.
    private var orders: JSONOrders?

    package init() {}

    package mutating func begin(_ header: ExportHeader, into output: inout ByteOutput) throws {
        places = header.places
        try output.write(
            "{\"coffer\":\(Self.version),\"household\":\(header.household.asJSON),\"currency\":\"\(header.currency)\",\"day\":\"\(header.day)\",\"places\":["
        )
        for (index, place) in header.places.enumerated() { try output.write((index == 0 ? "\n" : ",\n") + Self.text(of: place)) }
        try output.write("\n],\"transactions\":[")
    }

    package mutating func transaction(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        var fields = [
            ("id", transaction.id), ("group", transaction.group), ("status", transaction.status.rawValue),
            ("amount", transaction.amount.decimalText),
            ("currency", transaction.amount.currency.code), ("source", places[transaction.source].id),
            ("source_day", transaction.sourceDay.description),
            ("destination", places[transaction.destination].id), ("destination_day", transaction.destinationDay.description),
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

    package mutating func order(_ order: ExportedOrder, into output: inout ByteOutput) throws {
        try beginOrders(into: &output)
        try orders?.write(order, into: &output)
    }

    package mutating func end(into output: inout ByteOutput) throws {
        try beginOrders(into: &output)
        try orders?.end(into: &output)
        try output.write("}\n")
    }

    private mutating func beginOrders(into output: inout ByteOutput) throws {
        guard orders == nil else { return }
        try output.write("\n]")
        orders = JSONOrders()
    }

    // MARK: - Text

    private static func text(of place: ExportedPlace) -> String {
        var fields = [("id", place.id)]
        switch place.role {
        case .own(let kind): fields += [("role", "account"), ("kind", kind.rawValue)]
        case .category(let category): fields += [("role", "category"), ("class", category.rawValue)]
        case .equity: fields.append(("role", "equity"))
        case .conversion: fields.append(("role", "conversion"))
        }
        fields.append(("name", place.name))
        if !place.institution.isEmpty { fields.append(("institution", place.institution)) }
        if let currency = place.currency { fields.append(("currency", currency.code)) }
        if let number = place.number { fields.append(("number", number)) }
        if let iban = place.iban { fields.append(("iban", iban)) }
        return "{" + text(of: fields) + (place.isArchived ? ",\"archived\":true}" : "}")
    }

    private static func text(of fields: [(String, String)]) -> String {
        fields.map { "\"\($0)\":\($1.asJSON)" }.joined(separator: ",")
    }
}
