import Models

/// Parses the messages of a file field by field: the state of the current message, and the entry that waits for its `:86:`.
struct MT940MessageParser {

    /// Whether the file has any MT940 field.
    private(set) var hasAnyTag = false

    private var header: StatementHeader?
    private var trailer = StatementTrailer()
    private var hasBegun = false
    private var hasOpening = false
    private var hasClosing = false
    private var isInterim = false
    private var needsClosing = false

    /// The events since the first mark in lower case; nil if there is none.
    private var held: MT940HeldMessage?
    /// Whether the opening or the closing balance has a mark in lower case.
    private var hasLowerCaseOpening = false
    private var hasLowerCaseClosing = false
    private var sum = ExactSum()

    private var pendingEntry: MT940Entry?
    private var pendingContent: [UInt8] = []
    private var details = MT940DetailBuffer()

    // MARK: - Fields

    mutating func handle(_ tag: MT940Tag, _ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        hasAnyTag = true
        if tag != .details, tag != .nonSwift { try flushPendingEntry(into: &sink) }
        if startsMessage(tag) { try finish(into: &sink) }
        if header == nil {
            // The `:940:` that some banks write before the first message does not start a message.
            if tag == .other || tag == .number { return }
            header = StatementHeader(line: line)
        }
        switch tag {
        case .account:
            guard header?.accountNumber == nil else {
                try warn(.mt940SecondAccount, content, line, into: &sink)
                return
            }
            MT940Account(content).apply(to: &header)
        case .opening(let isIntermediate):
            try parseOpeningBalance(content, isIntermediate: isIntermediate, line: line, into: &sink)
        case .closing(let isIntermediate):
            hasClosing = true
            guard let balance = MT940Balance(content) else {
                try warn(.mt940ClosingUnreadable, content, line, expected: "C260131EUR123,45", into: &sink)
                return
            }
            try setCurrencyIfMissing(balance.currencyText, line: line, into: &sink)
            if balance.isLowerCase {
                hasLowerCaseClosing = true
                hold { $0.addBalance(content, line: line, code: .mt940ClosingUnreadable) }
            }
            if isIntermediate { trailer.intermediateClosing = balance.balance } else { trailer.closing = balance.balance }
        case .entry:
            try parseEntry(content, line: line, into: &sink)
        case .details:
            if pendingEntry != nil { details.append(content, isNonSwift: false) }
        case .nonSwift:
            if pendingEntry != nil { details.append(content, isNonSwift: true) }
        case .floorLimit:
            isInterim = true
            if content.count >= 3 { try setCurrencyIfMissing(String(decoding: content[..<3], as: UTF8.self), line: line, into: &sink) }
        case .interim:
            isInterim = true
            appendStatementId(content)
        case .reference, .other:
            return
        case .number:
            appendStatementId(content)
        }
    }

    /// Appends the statement number or the report time to `statementId`. They distinguish statements of one account; `:20:` may be equal.
    private mutating func appendStatementId(_ content: [UInt8]) {
        guard !hasBegun else { return }
        let text = String(decoding: content.prefix(64), as: UTF8.self)
        let statementId = header?.statementId.map { $0 + "|" + text } ?? text
        header?.statementId = statementId
    }

    /// Whether a field starts the next message.
    private func startsMessage(_ tag: MT940Tag) -> Bool {
        switch tag {
        case .reference: true
        case .account, .opening: hasClosing
        default: false
        }
    }

    // MARK: - Balances

    private mutating func parseOpeningBalance(
        _ content: [UInt8], isIntermediate: Bool, line: Int, into sink: inout some StatementSink
    ) throws {
        needsClosing = true
        guard let balance = MT940Balance(content) else {
            try warn(.mt940OpeningUnreadable, content, line, expected: "C260131EUR123,45", into: &sink)
            return
        }
        try setCurrencyIfMissing(balance.currencyText, line: line, into: &sink)
        guard !hasOpening else {
            try warn(.mt940SecondOpening, content, line, into: &sink)
            return
        }
        hasOpening = true
        if balance.isLowerCase {
            hasLowerCaseOpening = true
            hold { $0.addBalance(content, line: line, code: .mt940OpeningUnreadable) }
        }
        if isIntermediate {
            header?.isContinuation = true
            if hasBegun { trailer.intermediateOpening = balance.balance } else { header?.intermediateOpening = balance.balance }
        } else if hasBegun {
            trailer.opening = balance.balance
        } else {
            header?.opening = balance.balance
        }
    }

    private mutating func setCurrencyIfMissing(_ code: String?, line: Int, into sink: inout some StatementSink) throws {
        guard let code, header?.currency == nil else { return }
        guard let currency = Currency(code: code) else {
            try emit(
                Diagnostic(line: line, severity: .warning, code: .mt940CurrencyUnknown, found: code, expected: "EUR"), into: &sink)
            return
        }
        header?.currency = currency
    }

    // MARK: - Lines

    private mutating func parseEntry(_ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        needsClosing = true
        do throws(MT940Rejection) {
            pendingEntry = try MT940Entry(content, line: line)
            pendingContent = content
        } catch {
            pendingEntry = nil
            try emit(
                Diagnostic(line: line, severity: .rejected, code: error.code, found: text(content), expected: error.expected),
                into: &sink)
        }
        details.clear()
    }

    /// Rejects an incomplete entry and skips its details.
    mutating func rejectEntry(
        _ content: [UInt8], line: Int, code: DiagnosticCode, expected: String, into sink: inout some StatementSink
    ) throws {
        hasAnyTag = true
        try flushPendingEntry(into: &sink)
        if header == nil { header = StatementHeader(line: line) }
        needsClosing = true
        try emit(
            Diagnostic(line: line, severity: .rejected, code: code, found: text(content), expected: expected), into: &sink)
        details.clear()
    }

    private mutating func flushPendingEntry(into sink: inout some StatementSink) throws {
        guard let entry = pendingEntry else { return }
        pendingEntry = nil
        if entry.isLowerCase { hold { _ in } }
        try begin(into: &sink)
        if let warning = entry.warning { try emit(warning, into: &sink) }
        if details.takeTruncation() {
            try emit(Diagnostic(line: entry.number, severity: .warning, code: .mt940DetailsCut), into: &sink)
        }
        let line = entry.makeLine(with: details.details)
        if line.status == .booked { sum.add(line.amount) }
        guard held != nil else { return try sink.line(line) }
        let content = pendingContent
        hold { $0.add(line, content: content, isLowerCase: entry.isLowerCase) }
        if held?.lineCount == MT940HeldMessage.limit { try release(isProven: false, into: &sink) }
    }

    // MARK: - Marks in lower case

    private mutating func hold(_ body: (inout MT940HeldMessage) -> Void) {
        var message = held ?? MT940HeldMessage()
        body(&message)
        held = message
    }

    /// Passes a diagnostic to the sink, after the held events.
    private mutating func emit(_ diagnostic: Diagnostic, into sink: inout some StatementSink) throws {
        if held != nil { hold { $0.add(diagnostic) } } else { try sink.diagnostic(diagnostic) }
    }

    private mutating func release(isProven: Bool, into sink: inout some StatementSink) throws {
        guard let message = held, let header else { return }
        held = nil
        if !isProven {
            if hasLowerCaseOpening { dropOpening() }
            if hasLowerCaseClosing { (trailer.closing, trailer.intermediateClosing) = (nil, nil) }
        }
        if !hasBegun {
            hasBegun = true
            try sink.begin(self.header ?? header)
        }
        try message.release(isProven: isProven, line: header.line, into: &sink)
    }

    private mutating func dropOpening() {
        header?.opening = nil
        header?.intermediateOpening = nil
        (trailer.opening, trailer.intermediateOpening) = (nil, nil)
    }

    /// Whether opening balance, lines and closing balance of the message agree.
    private var addsUp: Bool {
        let opening = header?.opening ?? trailer.opening ?? header?.intermediateOpening ?? trailer.intermediateOpening
        guard let opening, let closing = trailer.closing ?? trailer.intermediateClosing else { return false }
        var difference = sum
        difference.add(opening.amount)
        difference.subtract(closing.amount)
        return difference.isZero && !sum.isZero
    }

    // MARK: - Beginning and end

    private mutating func begin(into sink: inout some StatementSink) throws {
        guard !hasBegun, held == nil, let header else { return }
        hasBegun = true
        try sink.begin(header)
    }

    /// Ends the current message, if there is one.
    mutating func finish(into sink: inout some StatementSink) throws {
        try flushPendingEntry(into: &sink)
        guard let header else { return }
        try release(isProven: addsUp, into: &sink)
        try begin(into: &sink)
        if needsClosing, !hasClosing, !isInterim {
            try sink.diagnostic(
                Diagnostic(line: header.line, severity: .warning, code: .mt940ClosingMissing, expected: ":62F:"))
        }
        try sink.end(trailer)
        self.header = nil
        trailer = StatementTrailer()
        hasBegun = false
        hasOpening = false
        hasClosing = false
        isInterim = false
        needsClosing = false
        (hasLowerCaseOpening, hasLowerCaseClosing) = (false, false)
        sum = ExactSum()
    }

    private mutating func warn(
        _ code: DiagnosticCode, _ content: [UInt8], _ line: Int, expected: String? = nil, into sink: inout some StatementSink
    ) throws {
        try emit(Diagnostic(line: line, severity: .warning, code: code, found: text(content), expected: expected), into: &sink)
    }

    private func text(_ content: [UInt8]) -> String { String(decoding: content.prefix(320), as: UTF8.self) }
}
