import CommandKit
import ImportModel
import Localization
import Models

/// How a file was read, and its first parsed lines: part of the output of a dry run.
struct FileReadingAnswer {
    var file: FileReport
    /// Nil if only the format is known.
    var survey: FileSurvey?

    var response: FileReadingResponse { FileReadingResponse(file, survey: survey) }

    func table(style: TextStyle) -> String {
        var text = style.line("\(file.file): \(sentence)")
        if let survey, survey.layout != nil {
            let columns = survey.columnRoles.map { "\($0.role) \($0.number) \($0.name)" }.joined(separator: ", ")
            text += style.line("Columns: \(columns)")
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
    private var sentence: LocalizedText {
        let beginning: LocalizedText = file.encoding.map { "\(file.format) in \($0)" } ?? .verbatim(file.format)
        guard let survey else { return beginning }
        guard let layout = survey.layout else {
            return (survey.dateOrder.flatMap { order(DateOrderOption(requested: $0)) }).map { "\(beginning), \($0)" } ?? beginning
        }
        var parts: [LocalizedText] = ["fields separated by \(layout.delimiter.rawValue)"]
        if let decimal = layout.decimal { parts.append("decimal \(decimal.rawValue)") }
        if layout.invertsSign { parts.append("spending without a minus") }
        if !layout.hasHeader { parts.append("no header") }
        if let order = layout.dateOrder.flatMap({ order(DateOrderOption(requested: $0)) }) { parts.append(order) }
        return "\(beginning); \(parts.dropFirst().reduce(parts[0]) { "\($0), \($1)" })"
    }

    private func order(_ order: DateOrderOption?) -> LocalizedText? {
        switch order {
        case .day: "day first"
        case .month: "month first"
        case .year: "year first"
        case nil: nil
        }
    }
}
