import Models

/// Changes, newest first.
struct HistoryAnswer: Answer {

    var records: [AuditRecord]

    func writeJSON(to text: inout JSONText) {
        text.array(records) { text, record in
            text.object { text in
                text.member("id", record.id.description)
                text.member("at", Instant(milliseconds: record.at).description)
                text.member("action", record.action.rawValue)
                text.member("subject", record.subject)
                text.member("undone", record.isUndone)
            }
        }
    }

    var csv: [[String]] {
        [["id", "at", "action", "subject", "undone"]]
            + records.map {
                [
                    $0.id.description, Instant(milliseconds: $0.at).description, $0.action.rawValue, CSVCell.guarded($0.subject),
                    $0.isUndone ? "true" : "false",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !records.isEmpty else { return "No changes yet\n" }
        var table = Table([
            .init(title: "CHANGE"), .init(title: "AT (UTC)"), .init(title: "ACTION"), .init(title: "SUBJECT", maximum: 48),
            .init(title: ""),
        ])
        for record in records {
            table.add([
                .init(record.id.description), .init(Instant(milliseconds: record.at).minute), .init(record.action.words),
                .init(record.subject), .init(record.isUndone ? "undone" : "", .faint),
            ])
        }
        return table.text(style: style)
    }
}

extension AuditRecord.Action {
    /// `merge accounts` for `mergeAccounts`.
    fileprivate var words: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    }
}
