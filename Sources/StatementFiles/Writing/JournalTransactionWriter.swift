import Models

/// Writes transactions of plain-text ledgers: postings, transfers via the *In transit* account, and comments for transactions that are not
/// completed.
struct JournalTransactionWriter {
    let names: LedgerAccountNames

    /// Formats the header of a transaction in the syntax of the format: the first line and the notes below it.
    let header: (_ transaction: ExportedTransaction, _ day: Day) -> String

    func write(_ transaction: ExportedTransaction, into output: inout ByteOutput) throws {
        let source = names.names[transaction.source]
        let destination = names.names[transaction.destination]
        var text = ""
        if transaction.sourceDay == transaction.destinationDay {
            text = entry(transaction, on: transaction.sourceDay, from: source, to: destination)
        } else {
            text = entry(transaction, on: transaction.sourceDay, from: source, to: names.inTransit)
            text += entry(transaction, on: transaction.destinationDay, from: names.inTransit, to: destination)
        }
        guard transaction.status != .completed else { return try output.write(text) }
        let lines = text.split(separator: "\n").map { "; \($0)\n" }
        try output.write("; \(transaction.status.rawValue)\n" + lines.joined() + "\n")
    }

    private func entry(_ transaction: ExportedTransaction, on day: Day, from source: String, to destination: String) -> String {
        let amount = transaction.amount
        return header(transaction, day) + "  \(destination)  \(amount)\n  \(source)  -\(amount)\n\n"
    }

    /// The maximum length of a text in code points, because `ledger` rejects lines of more than 4,095 bytes.
    private static let maximumLength = 900

    /// The text on one line, without characters that are syntax in comments and payees of `ledger` and `hledger`.
    static func plain(_ text: String) -> String {
        var plain = ""
        for scalar in XMLText.prefix(XMLText.line(text), maximumLength).unicodeScalars {
            switch scalar {
            case ";": plain += ","
            case "|": plain += "/"
            case "[": plain += "("
            case "]": plain += ")"
            default: plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }

    /// A payee. A prefix is added if it starts like a status, a code, or a second date.
    static func payee(_ text: String) -> String {
        let plain = plain(text)
        guard let first = plain.unicodeScalars.first else { return "" }
        switch first {
        case "(", "*", "!", "=", "<", "~", "%": return "- " + plain
        default: return plain
        }
    }

    /// The transaction header of `ledger` and `hledger`.
    static func journalHeader(_ transaction: ExportedTransaction, _ day: Day) -> String {
        var text = "\(day) * \(payee(transaction.payee))\n  ; id: \(transaction.id)\n"
        if transaction.group != transaction.id { text += "  ; group: \(transaction.group)\n" }
        let notes = [
            ("note", transaction.note), ("reference", transaction.reference ?? ""), ("tags", transaction.tags.joined(separator: " ")),
            ("foreign", transaction.foreign?.description ?? ""),
        ]
        for (key, value) in notes {
            // A `:` within the value would start another tag.
            let value = plain(value).split(separator: ":", omittingEmptySubsequences: false).joined(separator: "\u{2236}")
            if !value.isEmpty { text += "  ; \(key): \(value)\n" }
        }
        return text
    }
}
