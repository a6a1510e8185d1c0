import Models
import Services

/// The report of an import or of a dry run.
struct ImportAnswer: Answer {

    var report: ImportReport
    var isDryRun: Bool
    /// How each file was read; for a dry run only.
    var surveys: [FileSurvey] = []

    /// Whether a line was rejected or a file reports an error of the bank.
    var foundFaults: Bool {
        report.files.contains { file in
            file.statements.contains { $0.rejected > 0 } || file.diagnostics.contains { $0.severity == .rejected || $0.severity == .error }
        }
    }

    // MARK: - JSON

    func writeJSON(to text: inout JSONText) {
        text.object { text in
            text.member("import", isDryRun ? nil : report.id?.description)
            text.key("files")
            text.array(report.files.enumerated()) { text, indexed in
                let (index, file) = (indexed.offset, indexed.element)
                text.object { text in
                    text.member("file", file.file)
                    text.member("format", file.format)
                    text.key("statements")
                    text.array(file.statements) { Self.write($1, to: &$0) }
                    text.key("diagnostics")
                    text.array(file.allDiagnostics) { Self.write($1, to: &$0) }
                    if isDryRun { FileReadingAnswer(file: file, survey: survey(index)).writeJSON(to: &text) }
                }
            }
        }
    }

    private static func write(_ statement: StatementReport, to text: inout JSONText) {
        text.object { text in
            text.member("account", statement.account.description)
            text.member("name", statement.name)
            text.member("new", statement.new)
            text.member("known", statement.known)
            text.member("matched", statement.matched)
            text.member("transfers", statement.transfers)
            text.member("rejected", statement.rejected)
            text.member("from", statement.from?.description)
            text.member("until", statement.until?.description)
            text.member("in", statement.moneyInText)
            text.member("out", statement.moneyOutText)
        }
    }

    private static func write(_ diagnostic: Diagnostic, to text: inout JSONText) {
        text.object { text in
            text.member("line", diagnostic.line)
            text.member("severity", diagnostic.severity.rawValue)
            text.member("message", diagnostic.sentence)
            text.member("code", diagnostic.code.rawValue)
        }
    }

    // MARK: - CSV

    var csv: [[String]] {
        var rows = [
            ["file", "format", "account", "name", "new", "known", "matched", "transfers", "rejected", "from", "until", "in", "out"]
        ]
        for file in report.files {
            for statement in file.statements {
                rows.append(
                    [CSVCell.guarded(file.file), file.format, statement.account.description, CSVCell.guarded(statement.name)]
                        + [statement.new, statement.known, statement.matched, statement.transfers, statement.rejected].map(String.init)
                        + [statement.from?.description ?? "", statement.until?.description ?? ""]
                        + [statement.moneyInText ?? "", statement.moneyOutText ?? ""])
            }
        }
        return rows
    }

    // MARK: - Table

    func table(style: TextStyle) -> String {
        var table = Table([
            .init(title: "FILE", maximum: 36), .init(title: "FORMAT"), .init(title: "ACCOUNT", maximum: 32), .init(title: "FROM"),
            .init(title: "UNTIL"), .init(title: "NEW", isRight: true), .init(title: "KNOWN", isRight: true),
            .init(title: "MATCHED", isRight: true), .init(title: "TRANSFERS", isRight: true), .init(title: "REJECTED", isRight: true),
            .init(title: "IN", isRight: true), .init(title: "OUT", isRight: true),
        ])
        for file in report.files {
            for statement in file.statements {
                let name = statement.isNewAccount ? statement.name + " (new account)" : statement.name
                table.add([
                    .init(file.file), .init(file.format), .init(name), .init(statement.from?.description ?? ""),
                    .init(statement.until?.description ?? ""), .init(String(statement.new)), .init(String(statement.known)),
                    .init(String(statement.matched)), .init(String(statement.transfers)),
                    .init(String(statement.rejected), statement.rejected > 0 ? .warning : .plain),
                    .init(statement.moneyInText ?? ""), .init(statement.moneyOutText ?? ""),
                ])
            }
        }
        return table.text(style: style) + readings(style) + ending
    }

    private func readings(_ style: TextStyle) -> String {
        guard isDryRun else { return "" }
        return report.files.enumerated().map { FileReadingAnswer(file: $1, survey: survey($0)).table(style: style) }.joined()
    }

    private func survey(_ index: Int) -> FileSurvey? { surveys.indices.contains(index) ? surveys[index] : nil }

    private var ending: String {
        if isDryRun { return "Dry run: nothing was stored\n" }
        guard let id = report.id else { return "" }
        return "Undo with: coffer import --undo \(id)\n"
    }

    /// The diagnostics of the files, one line each: `FILE:LINE: warning: …`.
    var notes: [String] {
        report.files.flatMap { file in
            file.allDiagnostics.map { diagnostic in
                let location = diagnostic.line > 0 ? "\(file.file):\(diagnostic.line)" : file.file
                return "\(location): \(diagnostic.severity.rawValue): \(diagnostic.sentence)"
            }
        }
    }
}

extension StatementReport {
    /// The sum of money in, in the currency of the account; nil if unknown.
    fileprivate var moneyInText: String? { moneyIn.map { Money(minorUnits: $0, currency: currency).decimalText } }
    fileprivate var moneyOutText: String? { moneyOut.map { Money(minorUnits: $0, currency: currency).decimalText } }
}

extension FileReport {
    /// The stored diagnostics, and one with the number of those that were dropped.
    fileprivate var allDiagnostics: [Diagnostic] {
        guard moreDiagnostics > 0 else { return diagnostics }
        return diagnostics + [Diagnostic(line: 0, severity: .note, code: .importMoreDiagnostics, arguments: ["\(moreDiagnostics)"])]
    }
}

extension Diagnostic {
    /// The message with the found and the expected text.
    fileprivate var sentence: String {
        var text = message
        if let found { text += ", found \(found)" }
        if let expected { text += ", expected \(expected)" }
        return text
    }
}
