import Models

/// The current message: its header and trailer, and the events that are held until its balances prove the marks in lower case.
struct MT940Message {
    var header: StatementHeader
    var isInterim = false
    var needsClosing = false
    private(set) var hasClosing = false
    private var trailer = StatementTrailer()
    private var hasBegun = false
    private var hasOpening = false

    /// The events since the first mark in lower case; nil if there is none.
    private var held: MT940HeldMessage?
    /// Whether the opening or the closing balance has a mark in lower case.
    private var hasLowerCaseOpening = false
    private var hasLowerCaseClosing = false
    private var sum = ExactSum()

    init(line: Int) {
        header = StatementHeader(line: line)
    }

    /// Appends the statement number or the report time to `statementId`. They distinguish statements of one account; `:20:` may be equal.
    mutating func appendStatementId(_ content: [UInt8]) {
        guard !hasBegun else { return }
        let text = String(decoding: content.prefix(64), as: UTF8.self)
        header.statementId = header.statementId.map { $0 + "|" + text } ?? text
    }

    // MARK: - Balances

    mutating func setOpening(_ content: [UInt8], isIntermediate: Bool, line: Int, into sink: inout some StatementSink) throws {
        needsClosing = true
        guard let balance = MT940Balance(content) else {
            return try warn(.mt940OpeningUnreadable, content, line, expected: "C260131EUR123,45", into: &sink)
        }
        try setCurrencyIfMissing(balance.currencyText, line: line, into: &sink)
        guard !hasOpening else { return try warn(.mt940SecondOpening, content, line, into: &sink) }
        hasOpening = true
        if balance.isLowerCase {
            hasLowerCaseOpening = true
            hold { $0.addBalance(content, line: line, code: .mt940OpeningUnreadable) }
        }
        if isIntermediate {
            header.isContinuation = true
            if hasBegun { trailer.intermediateOpening = balance.balance } else { header.intermediateOpening = balance.balance }
        } else if hasBegun {
            trailer.opening = balance.balance
        } else {
            header.opening = balance.balance
        }
    }

    mutating func setClosing(_ content: [UInt8], isIntermediate: Bool, line: Int, into sink: inout some StatementSink) throws {
        hasClosing = true
        guard let balance = MT940Balance(content) else {
            return try warn(.mt940ClosingUnreadable, content, line, expected: "C260131EUR123,45", into: &sink)
        }
        try setCurrencyIfMissing(balance.currencyText, line: line, into: &sink)
        if balance.isLowerCase {
            hasLowerCaseClosing = true
            hold { $0.addBalance(content, line: line, code: .mt940ClosingUnreadable) }
        }
        if isIntermediate { trailer.intermediateClosing = balance.balance } else { trailer.closing = balance.balance }
    }

    mutating func setCurrencyIfMissing(_ code: String?, line: Int, into sink: inout some StatementSink) throws {
        guard let code, header.currency == nil else { return }
        guard let currency = Currency(code: code) else {
            return try emit(
                Diagnostic(line: line, severity: .warning, code: .mt940CurrencyUnknown, found: code, expected: "EUR"), into: &sink)
        }
        header.currency = currency
    }

    // MARK: - Lines

    /// Passes an entry to the sink, or holds it.
    mutating func add(
        _ entry: MT940Entry, content: [UInt8], details: inout MT940DetailBuffer, into sink: inout some StatementSink
    ) throws {
        if entry.isLowerCase { hold { _ in } }
        try begin(into: &sink)
        if let warning = entry.warning { try emit(warning, into: &sink) }
        if details.takeTruncation() {
            try emit(Diagnostic(line: entry.number, severity: .warning, code: .mt940DetailsCut), into: &sink)
        }
        let line = entry.makeLine(with: details.details)
        if line.status == .booked { sum.add(line.amount) }
        guard held != nil else { return try sink.line(line) }
        hold { $0.add(line, content: content, isLowerCase: entry.isLowerCase) }
        if held?.lineCount == MT940HeldMessage.limit { try release(isProven: false, into: &sink) }
    }

    /// Passes a diagnostic to the sink, after the held events.
    mutating func emit(_ diagnostic: Diagnostic, into sink: inout some StatementSink) throws {
        if held != nil { hold { $0.add(diagnostic) } } else { try sink.diagnostic(diagnostic) }
    }

    mutating func warn(
        _ code: DiagnosticCode, _ content: [UInt8], _ line: Int, expected: String? = nil, into sink: inout some StatementSink
    ) throws {
        try emit(Diagnostic(line: line, severity: .warning, code: code, found: Self.text(content), expected: expected), into: &sink)
    }

    /// The beginning of a field's content, as diagnostics show it.
    static func text(_ content: [UInt8]) -> String { String(decoding: content.prefix(320), as: UTF8.self) }

    // MARK: - Marks in lower case

    private mutating func hold(_ body: (inout MT940HeldMessage) -> Void) {
        var message = held.take() ?? MT940HeldMessage()
        body(&message)
        held = message
    }

    private mutating func release(isProven: Bool, into sink: inout some StatementSink) throws {
        guard let message = held else { return }
        held = nil
        if !isProven {
            if hasLowerCaseOpening {
                (header.opening, header.intermediateOpening) = (nil, nil)
                (trailer.opening, trailer.intermediateOpening) = (nil, nil)
            }
            if hasLowerCaseClosing { (trailer.closing, trailer.intermediateClosing) = (nil, nil) }
        }
        try begin(into: &sink)
        try message.release(isProven: isProven, line: header.line, into: &sink)
    }

    /// Whether opening balance, lines and closing balance of the message agree.
    private var addsUp: Bool {
        let opening = header.opening ?? trailer.opening ?? header.intermediateOpening ?? trailer.intermediateOpening
        guard let opening, let closing = trailer.closing ?? trailer.intermediateClosing else { return false }
        var difference = sum
        difference.add(opening.amount)
        difference.subtract(closing.amount)
        return difference.isZero && !sum.isZero
    }

    // MARK: - Beginning and end

    private mutating func begin(into sink: inout some StatementSink) throws {
        guard !hasBegun, held == nil else { return }
        hasBegun = true
        try sink.begin(header)
    }

    /// Passes what is held and the trailer to the sink.
    mutating func finish(into sink: inout some StatementSink) throws {
        try release(isProven: addsUp, into: &sink)
        try begin(into: &sink)
        if needsClosing, !hasClosing, !isInterim {
            try sink.diagnostic(Diagnostic(line: header.line, severity: .warning, code: .mt940ClosingMissing, expected: ":62F:"))
        }
        try sink.end(trailer)
    }
}
