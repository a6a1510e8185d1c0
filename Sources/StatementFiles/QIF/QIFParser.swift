import Models

/// Parses the sections and records of one QIF file and sends statements to a sink.
struct QIFParser {
    let order: DateOrder?
    var section: QIFSection?
    var record = QIFRecord()
    private var account: QIFAccount?
    private var lastLineIsWhole = true
    private var statementCount = 0
    private var skippedLists = QIFSkippedLists()

    /// The header of the current statement; nil outside one.
    var header: StatementHeader?
    var trailer = StatementTrailer()
    private var hasBegun = false
    var recordCount = 0
    var investmentRecords = 0
    /// The number of lines in records that are not QIF fields, and the first of them.
    private var unknownLines = 0
    private var firstUnknownLine: (line: Int, text: String)?

    init(order: DateOrder?) {
        self.order = order
    }

    // MARK: - Lines of the file

    /// Parses one line.
    ///
    /// - Parameter isWhole: whether the line has a line end. The last line of a truncated file has none.
    mutating func parseLine(_ text: UnsafeRawBufferPointer, number: Int, isWhole: Bool, into sink: inout some StatementSink) throws {
        lastLineIsWhole = isWhole
        let trimmed = text.trimmed()
        guard let first = trimmed.first else { return }
        // A byte order mark within the text.
        let line = first == 0xEF && trimmed.hasPrefix("\u{FEFF}") ? UnsafeRawBufferPointer(rebasing: trimmed[3...]) : trimmed
        if line.first == UInt8(ascii: "!") {
            try beginSection(line, number: number, into: &sink)
            return
        }
        if section == nil { try beginWithoutHeader(line, number: number, into: &sink) }
        guard let section else { return }
        if line.first == UInt8(ascii: "^") {
            if section.isStatement {
                try endRecord(into: &sink)
            } else if section == .account {
                account?.isClosed = true
            } else {
                skippedLists.endRecord()
            }
            return
        }
        if section == .account {
            if account?.isClosed ?? true { beginAccount() }
            account?.parseField(line, line: number)
        } else if section.isStatement {
            if record.isEnded(by: line) { try endOpenRecord(by: number, into: &sink) }
            if try !record.parseField(line, line: number) { recordUnknownLine(line, number: number) }
        } else {
            skippedLists.recordLine(number)
        }
    }

    mutating func finish(isEmpty: Bool, into sink: inout some StatementSink) throws {
        if isEmpty { throw StatementFileError(.empty, code: .fileEmpty) }
        guard section != nil else { throw notQIF(line: 0, found: nil) }
        if !record.isEmpty, lastLineIsWhole {
            try sink.diagnostic(Diagnostic(line: record.line, severity: .warning, code: .qifLastRecordNotClosed, expected: "^"))
            try endRecord(into: &sink)
        }
        try dropOpenRecord(into: &sink)
        try endStatement(into: &sink)
        if let account { skippedLists.recordAccount(account) }
        for diagnostic in skippedLists.finish() { try sink.diagnostic(diagnostic) }
        if statementCount == 0 {
            try sink.diagnostic(Diagnostic(line: 0, severity: .warning, code: .fileNoStatement))
        }
    }

    // MARK: - Sections

    private mutating func beginSection(_ line: UnsafeRawBufferPointer, number: Int, into sink: inout some StatementSink) throws {
        try dropOpenRecord(into: &sink)
        guard let next = QIFSection(line) else {
            // `!Option:` and `!Clear:` occur before or inside lists and do not end them.
            if section == nil { section = .other }
            return
        }
        try endStatement(into: &sink)
        section = next
        if next == .account {
            beginAccount()
        } else if next.isStatement {
            try beginStatement(next, number: number, into: &sink)
        } else {
            skippedLists.begin(QIFSection.typeName(line) ?? "", line: number)
        }
    }

    private mutating func beginAccount() {
        if let account { skippedLists.recordAccount(account) }
        account = QIFAccount()
    }

    /// Starts a statement without a header, because some banks omit `!Type:Bank`.
    private mutating func beginWithoutHeader(_ line: UnsafeRawBufferPointer, number: Int, into sink: inout some StatementSink) throws {
        guard line.first == UInt8(ascii: "D"), QIFDate(UnsafeRawBufferPointer(rebasing: line[1...])) != nil else {
            throw notQIF(line: number, found: line.text)
        }
        section = .bank
        try beginStatement(.bank, number: number, into: &sink)
        try sink.diagnostic(
            Diagnostic(line: number, severity: .warning, code: .qifHeaderMissing, expected: "!Type:Bank"))
    }

    private func notQIF(line: Int, found: String?) -> StatementFileError {
        StatementFileError(.malformed, line: line, code: .qifNotQIF, found: found, expected: "!Type:Bank")
    }

    private mutating func beginStatement(_ section: QIFSection, number: Int, into sink: inout some StatementSink) throws {
        if let account {
            skippedLists.recordStatement(of: account.name)
            if let found = account.invalidBalance(order) {
                try sink.diagnostic(
                    Diagnostic(
                        line: account.line, severity: .warning, code: .qifBalanceIncomplete, found: found,
                        expected: "an amount ($) and its day (/)"))
            }
        }
        header = StatementHeader(line: number, kind: (account?.section ?? section).kind ?? section.kind, name: account?.name)
        trailer = StatementTrailer(closing: account?.closing(order))
        account = nil
        hasBegun = false
        recordCount = 0
        investmentRecords = 0
        unknownLines = 0
        firstUnknownLine = nil
    }

    private mutating func recordUnknownLine(_ line: UnsafeRawBufferPointer, number: Int) {
        unknownLines += 1
        if firstUnknownLine == nil, section != .investment {
            firstUnknownLine = (number, String(decoding: line.prefix(80), as: UTF8.self))
        }
    }

    mutating func begin(into sink: inout some StatementSink) throws {
        guard !hasBegun, let header else { return }
        hasBegun = true
        statementCount += 1
        try sink.begin(header)
    }

    private mutating func endStatement(into sink: inout some StatementSink) throws {
        guard let header else { return }
        try begin(into: &sink)
        if investmentRecords > 0 {
            try sink.diagnostic(
                Diagnostic(
                    line: header.line, severity: .note, code: .statementUnbookedLeftOut,
                    found: "\(investmentRecords) investment record\(investmentRecords == 1 ? "" : "s")"))
        }
        if let firstUnknownLine {
            try sink.diagnostic(
                Diagnostic(
                    line: firstUnknownLine.line, severity: .warning, code: .qifUnknownLines, arguments: [String(unknownLines)],
                    found: firstUnknownLine.text, expected: "a field such as D, T, P, M, L or S"))
        }
        try sink.end(trailer)
        self.header = nil
    }
}
