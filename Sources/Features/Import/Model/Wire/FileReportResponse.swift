package import Models
import WireModels

/// The result of one file, with the members of its reading beside its own for a dry run.
package struct FileReportResponse: Encodable {
    let file: String
    let format: String
    let statements: [StatementReportResponse]
    let diagnostics: [DiagnosticResponse]
    let reading: InlineMembers<FileReadingResponse>

    /// - Parameter reading: nil unless it is a dry run.
    package init(_ report: FileReport, reading: FileReadingResponse?) {
        file = report.file
        format = report.format
        statements = report.statements.map(StatementReportResponse.init)
        diagnostics = report.allDiagnostics.map(DiagnosticResponse.init)
        self.reading = InlineMembers(reading)
    }
}

extension FileReport {
    /// The stored diagnostics, and one with the number of those that were dropped.
    package var allDiagnostics: [Diagnostic] {
        guard moreDiagnostics > 0 else { return diagnostics }
        return diagnostics + [Diagnostic(line: 0, severity: .note, code: .importMoreDiagnostics, arguments: ["\(moreDiagnostics)"])]
    }
}
