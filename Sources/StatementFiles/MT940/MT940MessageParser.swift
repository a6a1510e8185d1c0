import Models

/// Parses the messages of a file field by field: the current message, and the entry that waits for its `:86:`.
struct MT940MessageParser {
    /// Whether the file has any MT940 field.
    private(set) var hasAnyTag = false

    /// Nil between messages.
    private var message: MT940Message?
    private var pendingEntry: MT940Entry?
    private var pendingContent: [UInt8] = []
    private var details = MT940DetailBuffer()

    // MARK: - Fields

    mutating func handle(_ tag: MT940Tag, _ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        hasAnyTag = true
        if tag != .details, tag != .nonSwift { try flushPendingEntry(into: &sink) }
        if startsMessage(tag) { try finish(into: &sink) }
        if message == nil {
            // The `:940:` that some banks write before the first message does not start a message.
            if tag == .other || tag == .number { return }
            message = MT940Message(line: line)
        }
        switch tag {
        case .account:
            guard message?.header.accountNumber == nil else {
                try message?.warn(.mt940SecondAccount, content, line, into: &sink)
                return
            }
            MT940Account(content).apply(to: &message)
        case .opening(let isIntermediate):
            try message?.setOpening(content, isIntermediate: isIntermediate, line: line, into: &sink)
        case .closing(let isIntermediate):
            try message?.setClosing(content, isIntermediate: isIntermediate, line: line, into: &sink)
        case .entry:
            try parseEntry(content, line: line, into: &sink)
        case .details:
            if pendingEntry != nil { details.append(content, isNonSwift: false) }
        case .nonSwift:
            if pendingEntry != nil { details.append(content, isNonSwift: true) }
        case .floorLimit:
            message?.isInterim = true
            guard content.count >= 3 else { return }
            try message?.setCurrencyIfMissing(String(decoding: content[..<3], as: UTF8.self), line: line, into: &sink)
        case .interim:
            message?.isInterim = true
            message?.appendStatementId(content)
        case .reference, .other:
            return
        case .number:
            message?.appendStatementId(content)
        }
    }

    /// Whether a field starts the next message.
    private func startsMessage(_ tag: MT940Tag) -> Bool {
        switch tag {
        case .reference: true
        case .account, .opening: message?.hasClosing ?? false
        default: false
        }
    }

    // MARK: - Lines

    private mutating func parseEntry(_ content: [UInt8], line: Int, into sink: inout some StatementSink) throws {
        message?.needsClosing = true
        do throws(MT940Rejection) {
            pendingEntry = try MT940Entry(content, line: line)
            pendingContent = content
        } catch {
            pendingEntry = nil
            try message?.emit(
                Diagnostic(
                    line: line, severity: .rejected, code: error.code, found: MT940Message.text(content), expected: error.expected),
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
        if message == nil { message = MT940Message(line: line) }
        message?.needsClosing = true
        try message?.emit(
            Diagnostic(line: line, severity: .rejected, code: code, found: MT940Message.text(content), expected: expected), into: &sink)
        details.clear()
    }

    private mutating func flushPendingEntry(into sink: inout some StatementSink) throws {
        guard let entry = pendingEntry.take() else { return }
        try message?.add(entry, content: pendingContent, details: &details, into: &sink)
    }

    /// Ends the current message, if there is one.
    mutating func finish(into sink: inout some StatementSink) throws {
        try flushPendingEntry(into: &sink)
        try message?.finish(into: &sink)
        message = nil
    }
}
