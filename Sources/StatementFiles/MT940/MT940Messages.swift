import Models

/// The messages of a file, one after the other: what is known of the one that is being read, and the line that waits for its `:86:`.
struct MT940Messages {

    /// Whether any field of the format was found in the file.
    private(set) var hasAnyTag = false

    private var header: StatementHeader?
    private var trailer = StatementTrailer()
    private var hasBegun = false
    private var hasOpening = false
    private var hasClosing = false
    private var isInterim = false
    private var needsClosing = false

    private var pending: MT940Entry?
    private var details: [UInt8] = []
    private var detailsAreNonSwift = false
    private var areDetailsCut = false

    // MARK: - Fields

    mutating func take(_ tag: MT940Tag, _ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        hasAnyTag = true
        if tag != .details, tag != .nonSwift { try sendPending(into: &sink) }
        if begins(tag) { try finish(into: &sink) }
        if header == nil {
            // The `:940:` that some banks write in front of the first message is no message of its own.
            if tag == .other || tag == .number { return }
            header = StatementHeader(line: line)
        }
        switch tag {
        case .account:
            guard header?.accountNumber == nil else {
                try warn("A second account in one statement is left out", content, line, into: &sink)
                return
            }
            MT940Account(content).fill(&header)
        case .opening(let isIntermediate):
            try takeOpening(content, isIntermediate: isIntermediate, line: line, into: &sink)
        case .closing(let isIntermediate):
            hasClosing = true
            guard let balance = MT940Balance(content) else {
                try warn("The closing balance cannot be read", content, line, expected: "C260131EUR123,45", into: &sink)
                return
            }
            try takeCurrency(balance.currencyText, line: line, into: &sink)
            if isIntermediate { trailer.intermediateClosing = balance.balance } else { trailer.closing = balance.balance }
        case .entry:
            try takeEntry(content, line: line, into: &sink)
        case .details:
            takeDetails(content, isNonSwift: false)
        case .nonSwift:
            takeDetails(content, isNonSwift: true)
        case .floorLimit:
            isInterim = true
            if content.count >= 3 { try takeCurrency(String(decoding: content[..<3], as: UTF8.self), line: line, into: &sink) }
        case .interim:
            isInterim = true
            addMark(content)
        case .reference, .other:
            return
        case .number:
            addMark(content)
        }
    }

    /// The number of the statement and the time of the report tell messages of one account apart; `:20:` may be the same in all of them.
    private mutating func addMark(_ content: [UInt8]) {
        guard !hasBegun else { return }
        let text = String(decoding: content.prefix(64), as: UTF8.self)
        let mark = header?.mark.map { $0 + "|" + text } ?? text
        header?.mark = mark
    }

    /// Whether a field belongs to the next message.
    private func begins(_ tag: MT940Tag) -> Bool {
        switch tag {
        case .reference: true
        case .account, .opening: hasClosing
        default: false
        }
    }

    // MARK: - Balances

    private mutating func takeOpening(
        _ content: [UInt8], isIntermediate: Bool, line: Int, into sink: inout some StatementSink
    ) throws {
        needsClosing = true
        guard let balance = MT940Balance(content) else {
            try warn("The opening balance cannot be read", content, line, expected: "C260131EUR123,45", into: &sink)
            return
        }
        try takeCurrency(balance.currencyText, line: line, into: &sink)
        guard !hasOpening else {
            try warn("A second opening balance in one statement is left out", content, line, into: &sink)
            return
        }
        hasOpening = true
        if isIntermediate {
            header?.continues = true
            if hasBegun { trailer.intermediateOpening = balance.balance } else { header?.intermediateOpening = balance.balance }
        } else if hasBegun {
            trailer.opening = balance.balance
        } else {
            header?.opening = balance.balance
        }
    }

    private mutating func takeCurrency(_ code: String?, line: Int, into sink: inout some StatementSink) throws {
        guard let code, header?.currency == nil else { return }
        guard let currency = Currency(code: code) else {
            try sink.diagnostic(
                Diagnostic(
                    line: line, severity: .warning, message: "The currency is not one of ISO 4217 today", found: code, expected: "EUR"))
            return
        }
        header?.currency = currency
    }

    // MARK: - Lines

    private mutating func takeEntry(_ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        needsClosing = true
        do throws(MT940Rejection) {
            pending = try MT940Entry(content, line: line)
        } catch {
            pending = nil
            try sink.diagnostic(
                Diagnostic(
                    line: line, severity: .rejected, message: error.message, found: text(content), expected: error.expected))
        }
        details.removeAll(keepingCapacity: true)
        detailsAreNonSwift = false
    }

    /// Rejects a line that no `:61:` gives whole, and what follows it up to the next one.
    mutating func rejectEntry(
        _ content: [UInt8], line: Int, message: String, expected: String, into sink: inout some StatementSink
    ) throws {
        hasAnyTag = true
        try sendPending(into: &sink)
        if header == nil { header = StatementHeader(line: line) }
        needsClosing = true
        try sink.diagnostic(
            Diagnostic(line: line, severity: .rejected, message: message, found: text(content), expected: expected))
        details.removeAll(keepingCapacity: true)
        detailsAreNonSwift = false
    }

    /// Several `:86:` behind one line are one text; `:NS:` counts only where there is none.
    private mutating func takeDetails(_ content: [UInt8], isNonSwift: Bool) {
        guard pending != nil else { return }
        if isNonSwift != detailsAreNonSwift {
            guard !isNonSwift || details.isEmpty else { return }
            details.removeAll(keepingCapacity: true)
            detailsAreNonSwift = isNonSwift
        }
        guard details.count < MT940Field.maximumLength else {
            areDetailsCut = true
            return
        }
        if !details.isEmpty { details.append(UInt8(ascii: "\n")) }
        details.append(contentsOf: content)
    }

    private mutating func sendPending(into sink: inout some StatementSink) throws {
        guard let entry = pending else { return }
        pending = nil
        try begin(into: &sink)
        if let warning = entry.warning { try sink.diagnostic(warning) }
        if areDetailsCut {
            areDetailsCut = false
            try sink.diagnostic(
                Diagnostic(line: entry.number, severity: .warning, message: "The details of a line are longer than 64 KiB and were cut"))
        }
        try sink.line(entry.line(with: detailsAreNonSwift ? .nonSwift(details) : MT940Details(details)))
    }

    // MARK: - Beginning and end

    private mutating func begin(into sink: inout some StatementSink) throws {
        guard !hasBegun, let header else { return }
        hasBegun = true
        try sink.begin(header)
    }

    /// Ends the message that is being read, if there is one.
    mutating func finish(into sink: inout some StatementSink) throws {
        try sendPending(into: &sink)
        guard let header else { return }
        try begin(into: &sink)
        if needsClosing, !hasClosing, !isInterim {
            try sink.diagnostic(
                Diagnostic(line: header.line, severity: .warning, message: "The statement has no closing balance", expected: ":62F:"))
        }
        try sink.end(trailer)
        self.header = nil
        trailer = StatementTrailer()
        hasBegun = false
        hasOpening = false
        hasClosing = false
        isInterim = false
        needsClosing = false
    }

    private func warn(
        _ message: String, _ content: [UInt8], _ line: Int, expected: String? = nil, into sink: inout some StatementSink
    ) throws {
        try sink.diagnostic(Diagnostic(line: line, severity: .warning, message: message, found: text(content), expected: expected))
    }

    private func text(_ content: [UInt8]) -> String { String(decoding: content.prefix(320), as: UTF8.self) }
}
