import Models

/// How a file was read, and its first parsed lines: part of the output of a dry run.
struct FileReadingAnswer {

    var file: FileReport
    /// Nil if only the format is known.
    var survey: FileSurvey?

    // MARK: - JSON

    /// Writes members into the JSON object of the file.
    func writeJSON(to text: inout JSONText) {
        text.member("encoding", file.encoding)
        text.key("layout")
        if let layout = survey?.layout { write(layout, to: &text) } else { text.null() }
        text.key("lines")
        text.array(file.firstLines) { text, line in
            text.object { text in
                text.member("day", line.day.description)
                text.member("amount", line.amount.description)
                text.member("currency", line.currency?.code)
                text.member("payee", line.payee)
                text.member("memo", line.memo)
            }
        }
    }

    private func write(_ layout: ColumnLayout, to text: inout JSONText) {
        text.object { text in
            text.member("delimiter", layout.delimiter.rawValue)
            text.member("decimal", layout.decimal?.rawValue)
            text.member("dateOrder", layout.dateOrder.flatMap(DateOrderOption.init(requested:))?.rawValue)
            text.member("header", layout.hasHeader)
            text.member("invert", layout.invertsSign)
            text.key("columns")
            text.array(columns(of: layout)) { text, column in
                text.object { text in
                    text.member("role", column.role)
                    text.member("number", column.number)
                    text.member("name", column.name)
                }
            }
        }
    }

    // MARK: - Table

    func table(style: TextStyle) -> String {
        var text = TerminalText.clean("\(file.file): \(sentence)") + "\n"
        if let layout = survey?.layout {
            let columns = columns(of: layout).map { "\($0.role) \($0.number) \($0.name)" }.joined(separator: ", ")
            text += TerminalText.clean("Columns: \(columns)") + "\n"
        }
        var table = Table([
            .init(title: "DAY"), .init(title: "AMOUNT", isRight: true), .init(title: "PAYEE", maximum: 40),
            .init(title: "MEMO", maximum: 60),
        ])
        for line in file.firstLines {
            table.add([
                .init(line.day.description), .init(line.amount.description + (line.currency.map { " \($0.code)" } ?? "")),
                .init(line.payee),
                .init(line.memo),
            ])
        }
        return text + table.text(style: style)
    }

    /// `csv in UTF-8; fields separated by semicolon, decimal comma, day first`.
    private var sentence: String {
        let beginning = file.encoding.map { "\(file.format) in \($0)" } ?? file.format
        guard let survey else { return beginning }
        guard let layout = survey.layout else {
            return beginning + (survey.dateOrder.map { order(DateOrderOption(requested: $0)) } ?? "")
        }
        var parts = ["fields separated by \(layout.delimiter.rawValue)"]
        if let decimal = layout.decimal { parts.append("decimal \(decimal.rawValue)") }
        if layout.invertsSign { parts.append("spending without a minus") }
        if !layout.hasHeader { parts.append("no header") }
        return beginning + "; " + parts.joined(separator: ", ") + (layout.dateOrder.map { order(DateOrderOption(requested: $0)) } ?? "")
    }

    private func order(_ order: DateOrderOption?) -> String { order.map { ", \($0.rawValue) first" } ?? "" }

    // MARK: - Columns

    /// The columns by role, numbered from 1, with their names in the header row.
    private func columns(of layout: ColumnLayout) -> [(role: String, number: Int, name: String)] {
        let roles: [(String, [Int?])] = [
            ("day", [layout.day]), ("amount", [layout.amount]), ("debit", [layout.debit]), ("credit", [layout.credit]),
            ("payee", [layout.payee]), ("memo", layout.memo), ("currency", [layout.currency]), ("id", [layout.id]),
        ]
        return roles.flatMap { role, numbers in
            numbers.compactMap { $0 }.map { number in
                let names = survey?.columnNames ?? []
                return (role, number + 1, names.indices.contains(number) ? names[number] : "")
            }
        }
    }
}
