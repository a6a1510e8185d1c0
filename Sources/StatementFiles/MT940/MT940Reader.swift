import Models

/// Reads MT940 (customer statement) and MT942 (interim transaction report) of SWIFT, one field at a time.
///
/// Sources: SWIFT Standards MT, Category 9; DFÜ-Abkommen der Deutschen Kreditwirtschaft, Anlage 3, chapter 8; the format guides of
/// Dutch banks. What becomes what is in `docs/statement-formats/mt940.md`. Errors: `StatementFileError` for the whole file,
/// `.rejected` diagnostics for single lines. Control characters at the ends of lines mean nothing.
package struct MT940Reader {

    package init() {}

    /// - Parameter text: UTF-8.
    /// - Throws: `StatementFileError`, and whatever the sink throws.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var messages = MT940Messages()
        var field = MT940Field()
        var hasLoneColon = false
        var mended: [UInt8] = []
        while let raw = try text.nextLine() {
            let number = text.line - 1
            let line = Self.withoutControls(raw)
            if hasLoneColon {
                // A tag broken behind its first colon.
                hasLoneColon = false
                mended = [UInt8(ascii: ":")] + line
                try mended.withUnsafeBytes { try take($0, number, &field, &messages, &sink) }
            } else if line.equals(":") {
                hasLoneColon = true
            } else {
                try take(line, number, &field, &messages, &sink)
            }
        }
        try finish(&field, &messages, &sink)
        guard messages.hasAnyTag else {
            throw StatementFileError(.malformed, message: "There is no MT940 field in the file", expected: ":20:")
        }
    }

    // MARK: - Lines

    private func take(
        _ line: UnsafeRawBufferPointer, _ number: Int, _ field: inout MT940Field, _ messages: inout MT940Messages,
        _ sink: inout some StatementSink
    ) throws {
        guard let first = line.first else { return }
        if first == UInt8(ascii: ":"), let (tag, length) = MT940Tag.at(frontOf: line) {
            try finishField(&field, &messages, &sink)
            field.begin(tag, line: number, content: UnsafeRawBufferPointer(rebasing: line[length...]))
        } else if first == UInt8(ascii: "-"), Self.isTerminator(line) {
            try finish(&field, &messages, &sink)
        } else if first == UInt8(ascii: "{"), line.hasPrefix("{1:") || line.hasPrefix("{2:") || line.hasPrefix("{4:") {
            try finish(&field, &messages, &sink)
            if let body = Self.body(of: line) { try take(body, number, &field, &messages, &sink) }
        } else {
            field.append(line)
        }
    }

    private func finishField(
        _ field: inout MT940Field, _ messages: inout MT940Messages, _ sink: inout some StatementSink
    ) throws {
        guard let tag = field.tag else { return }
        if field.isCut {
            try sink.diagnostic(Diagnostic(line: field.line, severity: .warning, message: "A field is longer than 64 KiB and was cut"))
        }
        try messages.take(tag, field.content, line: field.line, into: &sink)
        field.close()
    }

    private func finish(_ field: inout MT940Field, _ messages: inout MT940Messages, _ sink: inout some StatementSink) throws {
        try finishField(&field, &messages, &sink)
        try messages.finish(into: &sink)
    }

    // MARK: - Envelope

    /// `-`, `-}{5:…}`, and the `-XXX` of some banks.
    private static func isTerminator(_ line: UnsafeRawBufferPointer) -> Bool {
        line.trimmed().count == 1 || line.hasPrefix("-}") || line.equals("-XXX")
    }

    /// What stands behind `{4:` on the line of the envelope; nil where nothing does.
    private static func body(of line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer? {
        var index = 0
        while index + 3 <= line.count {
            if UnsafeRawBufferPointer(rebasing: line[index..<index + 3]).equals("{4:") {
                let body = UnsafeRawBufferPointer(rebasing: line[(index + 3)...])
                return body.isEmpty || body.hasPrefix("{") ? nil : body
            }
            index += 1
        }
        return nil
    }

    /// Without control characters (SOH and ETX of some banks) at both ends; blanks stay, they may belong to the text.
    private static func withoutControls(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var low = 0
        var high = line.count
        while low < high, line[low] < 0x20 { low += 1 }
        while high > low, line[high - 1] < 0x20 { high -= 1 }
        return UnsafeRawBufferPointer(rebasing: line[low..<high])
    }
}
