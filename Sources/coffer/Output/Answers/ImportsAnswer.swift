import Models

/// Past imports, newest first.
struct ImportsAnswer: Answer {

    var imports: [StatementImport]

    func writeJSON(to text: inout JSONText) {
        text.array(imports) { text, past in
            text.object { text in
                text.member("import", past.id.description)
                text.member("at", Instant(milliseconds: past.at).description)
                text.member("files", past.files)
                text.member("new", past.newLines)
                text.member("undone", past.isUndone)
            }
        }
    }

    var csv: [[String]] {
        [["import", "at", "files", "new", "undone"]]
            + imports.map {
                [
                    $0.id.description, Instant(milliseconds: $0.at).description, CSVCell.guarded($0.files.joined(separator: " ")),
                    String($0.newLines), $0.isUndone ? "true" : "false",
                ]
            }
    }

    func table(style: TextStyle) -> String {
        guard !imports.isEmpty else { return "No imports yet\n" }
        var table = Table([
            .init(title: "IMPORT"), .init(title: "AT (UTC)"), .init(title: "NEW", isRight: true), .init(title: "FILES", maximum: 60),
            .init(title: ""),
        ])
        for past in imports {
            table.add([
                .init(past.id.description), .init(Instant(milliseconds: past.at).minute), .init(String(past.newLines)),
                .init(past.files.joined(separator: ", ")), .init(past.isUndone ? "undone" : "", .faint),
            ])
        }
        return table.text(style: style)
    }
}
