import Models
import WireModels

/// How a file was read, and its first parsed lines: part of the output of a dry run.
struct FileReadingAnswer {

    var file: FileReport
    /// Nil if only the format is known.
    var survey: FileSurvey?

    var response: FileReadingResponse { FileReadingResponse(file, survey: survey) }

    func table(style: TextStyle) -> String {
        var text = TerminalText.clean("\(file.file): \(sentence)") + "\n"
        if let survey, survey.layout != nil {
            let columns = survey.columnRoles.map { "\($0.role) \($0.number) \($0.name)" }.joined(separator: ", ")
            text += TerminalText.clean("Columns: \(columns)") + "\n"
        }
        var table = Self.columns.emptyTable()
        for line in file.firstLines { table.add(Self.columns.tableCells(of: line)) }
        return text + table.text(style: style)
    }

    private static var columns: [Column<ParsedLine>] {
        [
            .table("DAY") { .code($0.day) },
            .table("AMOUNT", isRight: true) { line in .code(line.currency.map { "\(line.amount) \($0)" } ?? line.amount.description) },
            .table("PAYEE", maximum: 40) { .text($0.payee) },
            .table("MEMO", maximum: 60) { .text($0.memo) },
        ]
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
}
