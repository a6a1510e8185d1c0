import CommandKit
import ImportModel
import Localization
import Models
import Services

/// The report of an import or of a dry run.
struct ImportAnswer: Answer {
    var report: ImportReport
    var isDryRun: Bool
    /// How each file was read; for a dry run only.
    var surveys: [FileSurvey] = []
    /// The household's currency before the import.
    let former: Currency

    /// Whether a line was rejected or a file reports an error of the bank.
    var foundFaults: Bool {
        report.files.contains { file in
            file.statements.contains { $0.rejected > 0 } || file.diagnostics.contains { $0.severity == .rejected || $0.severity == .error }
        }
    }

    var response: ImportReportResponse {
        let files = zip(report.files, readings).map { FileReportResponse($0, reading: isDryRun ? $1.response : nil) }
        return ImportReportResponse(id: isDryRun ? nil : report.id, files: files, householdCurrency: report.householdCurrency)
    }

    private var readings: [FileReadingAnswer] {
        report.files.enumerated().map { FileReadingAnswer(file: $1, survey: surveys.indices.contains($0) ? surveys[$0] : nil) }
    }

    var csv: [[String]] { [Self.columns.csvNames()] + rows.map { Self.columns.csvCells(of: $0) } }

    func table(style: TextStyle) -> String {
        var table = Self.columns.emptyTable()
        for row in rows { table.add(Self.columns.tableCells(of: row)) }
        let readings = isDryRun ? self.readings.map { $0.table(style: style) }.joined() : ""
        let nothing = report.nothingNew.map { style.line($0) } ?? ""
        let lines = [currency, ending].compactMap(\.self)
        return table.text(style: style) + readings + nothing + lines.map { style.line($0) }.joined()
    }

    /// Says that the household takes over the currency of the file.
    private var currency: LocalizedText? {
        guard let currency = report.householdCurrency?.code else { return nil }
        if isDryRun { return "The household's currency would become \(currency), as the file has it" }
        return
            "The household's currency is now \(currency), as the file has it; for \(former.code): coffer edit household --currency \(former.code)"
    }

    private var ending: LocalizedText? {
        if isDryRun { return "Dry run: nothing was stored" }
        return report.id.map { "Undo with: coffer import --undo \($0.description)" }
    }

    /// The diagnostics of the files, one line each: `FILE:LINE: warning: …`.
    var notes: [LocalizedText] {
        report.files.flatMap { file in
            file.allDiagnostics.map { diagnostic in
                let location = diagnostic.line > 0 ? "\(file.file):\(diagnostic.line)" : file.file
                return "\(location): \(diagnostic.severity.displayName): \(diagnostic.wholeText)"
            }
        }
    }
}

// MARK: - Columns

extension ImportAnswer {
    private typealias Row = (file: FileReport, statement: StatementReport)

    /// The statements of all files.
    private var rows: [Row] { report.files.flatMap { file in file.statements.map { (file, $0) } } }

    private static var columns: [Column<Row>] {
        [
            Column("file", "FILE", maximum: 36) { .text($0.file.file) },
            Column("format", "FORMAT") { .code($0.file.format) },
            .csv("account") { .code($0.statement.account) },
            Column("name", "ACCOUNT", maximum: 32) {
                .text($0.statement.name, label: $0.statement.isNewAccount ? "\($0.statement.name) (new account)" : nil)
            },
            .table("FROM") { .code($0.statement.from) },
            .table("UNTIL") { .code($0.statement.until) },
            Column("new", "NEW", isRight: true) { .code($0.statement.new) },
            Column("known", "KNOWN", isRight: true) { .code($0.statement.known) },
            Column("matched", "MATCHED", isRight: true) { .code($0.statement.matched) },
            Column("transfers", "TRANSFERS", isRight: true) { .code($0.statement.transfers) },
            Column("rejected", "REJECTED", isRight: true) {
                .code($0.statement.rejected, $0.statement.rejected > 0 ? .warning : .plain)
            },
            .csv("from") { .code($0.statement.from) },
            .csv("until") { .code($0.statement.until) },
            Column("in", "IN", isRight: true) { .code($0.statement.totalIn?.decimalText) },
            Column("out", "OUT", isRight: true) { .code($0.statement.totalOut?.decimalText) },
        ]
    }
}
