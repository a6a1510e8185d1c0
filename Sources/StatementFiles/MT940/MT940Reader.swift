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
        var isWhole = true
        while true {
            let before = text.position
            guard let raw = try text.nextLine() else { break }
            let number = text.line - 1
            isWhole = text.position - before > raw.count
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
        if !isWhole, field.tag == .entry, MT940EntryHead.isCut(field.content) {
            try messages.rejectEntry(
                field.content, line: field.line, message: "The line is cut off at the end of the file",
                expected: "a line that ends with the type and the references", into: &sink)
            field.close()
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
        } else if Self.isEntryWithDamagedTag(line) {
            try finishField(&field, &messages, &sink)
            try messages.rejectEntry(
                Array(line), line: number, message: "The tag of the line is damaged", expected: ":61:", into: &sink)
        } else {
            field.append(line)
        }
    }

    /// `61:260131…` or `:61260131…`: a statement line of which a colon is lost. It must not become the text of the line before.
    private static func isEntryWithDamagedTag(_ line: UnsafeRawBufferPointer) -> Bool {
        let colon = UInt8(ascii: ":")
        var index = 0
        if line.count > 12, line[0] == colon { index = 1 }
        guard line.count > index + 12, line[index] == UInt8(ascii: "6"), line[index + 1] == UInt8(ascii: "1") else { return false }
        index += 2
        if !line[index].isDigit {
            guard line[index] == colon || line[index] == UInt8(ascii: ";") || line[index] == UInt8(ascii: ".") else { return false }
            index += 1
        } else if line[0] != colon {
            return false
        }
        return MT940EntryHead(Array(line[index...])[...]).isRead
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
