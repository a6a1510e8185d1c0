import Models

/// Reads CAMT.053 (statement) and CAMT.052 (account report) of ISO 20022, versions 2 to 8, one entry at a time.
///
/// Sources: ISO 20022 Message Definition Report, Bank-to-Customer Cash Management; EPC and DK usage. The field mapping is in
/// `docs/statement-formats/camt.md`. Errors: `StatementFileError` for the whole file, `.rejected` diagnostics for single entries.
package struct CAMTReader {
    package init() {}

    /// Reads a whole document into a sink.
    ///
    /// - Parameter text: the document in UTF-8; the encoding in the XML declaration is ignored.
    /// - Throws: `StatementFileError`, errors of the source and of the sink.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        let parser = try XMLPullParser(text, names: CAMTElementName.names)
        var messageType: CAMTElementName?
        var statements = 0
        while let event = try parser.next() {
            guard event.kind == .start, let name = CAMTElementName(rawValue: event.name) else { continue }
            switch name {
            case .document:
                try checkVersion(event, of: parser, into: &sink)
            case .bkToCstmrStmt, .bkToCstmrAcctRpt:
                messageType = name
            case .bkToCstmrDbtCdtNtfctn:
                throw StatementFileError(
                    .unknownFormat, line: parser.line(of: event), code: .camtNotification,
                    found: "BkToCstmrDbtCdtNtfctn", expected: "CAMT.053 or CAMT.052")
            case .stmt where messageType != nil, .rpt where messageType != nil:
                statements += 1
                try readStatement(event, from: parser, into: &sink)
            default:
                continue
            }
        }
        guard messageType != nil else {
            throw StatementFileError(
                .malformed, code: .camtNotCAMT, expected: "Document with BkToCstmrStmt or BkToCstmrAcctRpt")
        }
        guard statements > 0 else {
            throw StatementFileError(
                .malformed, code: .camtNoStatement, expected: messageType == .bkToCstmrStmt ? "Stmt" : "Rpt")
        }
    }

    // MARK: - Version

    private func checkVersion(_ event: XMLEvent, of parser: XMLPullParser, into sink: inout some StatementSink) throws {
        var found: String?
        for index in 0..<parser.attributeCount(of: event) {
            let (name, value) = parser.attribute(index, of: event)
            guard name.hasPrefix("xmlns"), let text = value.trimmedText, text.range(of: ":camt.") != nil else { continue }
            found = text
        }
        let known = found.map(Self.isKnownVersion) ?? false
        guard !known else { return }
        try sink.diagnostic(
            Diagnostic(
                line: parser.line(of: event), severity: .warning, code: found == nil ? .camtVersionMissing : .camtVersionUnknown,
                found: found, expected: "camt.053.001.02 to camt.053.001.08"))
    }

    /// `…:camt.052.001.02` to `…:camt.053.001.08`.
    private static func isKnownVersion(_ namespace: String) -> Bool {
        guard let start = namespace.range(of: ":camt.") else { return false }
        let parts = namespace[start.upperBound...].split(separator: ".")
        guard parts.count == 3, parts[0] == "052" || parts[0] == "053", parts[1] == "001", parts[2].utf8.count == 2 else { return false }
        return (2...8).contains(Int(parts[2]) ?? 0)
    }

    // MARK: - One statement

    private func readStatement(_ start: XMLEvent, from parser: XMLPullParser, into sink: inout some StatementSink) throws {
        var statement = CAMTStatement(line: parser.line(of: start))
        let tree = CAMTElementTree()
        while let event = try parser.next(), event.kind == .start {
            switch CAMTElementName(rawValue: event.name) {
            case .acct:
                try tree.load(event, from: parser)
                statement.readAccount(tree)
            case .bal:
                try tree.load(event, from: parser)
                if let diagnostic = statement.readBalance(tree) { try sink.diagnostic(diagnostic) }
            case .frToDt:
                try tree.load(event, from: parser)
                statement.readPeriod(tree)
            case .id:
                try tree.load(event, from: parser)
                statement.appendStatementId(tree)
            case .creDtTm:
                try tree.load(event, from: parser)
                statement.readCreationTime(tree)
            case .ntry:
                try tree.load(event, from: parser)
                try readEntry(tree, of: &statement, into: &sink)
            default:
                try parser.skip()
            }
        }
        if !statement.hasBegun { try sink.begin(statement.begin()) }
        try sink.end(statement.trailer)
    }

    private func readEntry(_ tree: CAMTElementTree, of statement: inout CAMTStatement, into sink: inout some StatementSink) throws {
        var entry = CAMTEntry(tree: tree, fallbackDay: statement.fallbackDay)
        do {
            let line = try entry.makeLine()
            if !statement.hasBegun {
                statement.setCurrencyIfMissing(line.currency)
                try sink.begin(statement.begin())
            }
            for diagnostic in entry.diagnostics { try sink.diagnostic(diagnostic) }
            try sink.line(line)
        } catch let rejection as CAMTRejection {
            try sink.diagnostic(
                Diagnostic(
                    line: tree.line, severity: .rejected, code: rejection.code, found: rejection.found,
                    expected: rejection.expected))
        }
    }
}
