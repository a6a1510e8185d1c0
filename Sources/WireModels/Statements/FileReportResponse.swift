package import Models

/// The result of one file, with the members of its reading beside its own for a dry run.
package struct FileReportResponse: Encodable {
    let file: String
    let format: String
    let statements: [StatementReportResponse]
    let diagnostics: [DiagnosticResponse]
    let reading: FileReadingResponse?

    /// - Parameter reading: nil unless it is a dry run.
    package init(_ report: FileReport, reading: FileReadingResponse?) {
        file = report.file
        format = report.format
        statements = report.statements.map(StatementReportResponse.init)
        diagnostics = report.allDiagnostics.map(DiagnosticResponse.init)
        self.reading = reading
    }

    private enum CodingKeys: CodingKey {
        case file, format, statements, diagnostics
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(file, forKey: .file)
        try container.encode(format, forKey: .format)
        try container.encode(statements, forKey: .statements)
        try container.encode(diagnostics, forKey: .diagnostics)
        try reading?.encode(to: encoder)
    }
}

extension FileReport {

    /// The stored diagnostics, and one with the number of those that were dropped.
    package var allDiagnostics: [Diagnostic] {
        guard moreDiagnostics > 0 else { return diagnostics }
        return diagnostics + [Diagnostic(line: 0, severity: .note, code: .importMoreDiagnostics, arguments: ["\(moreDiagnostics)"])]
    }
}
