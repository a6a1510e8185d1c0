import Models

/// Reads MT940 (customer statement) and MT942 (interim transaction report) of SWIFT, one field at a time.
///
/// Sources: SWIFT Standards MT, Category 9; DFÜ-Abkommen der Deutschen Kreditwirtschaft, Anlage 3, chapter 8; the format guides of
/// Dutch banks. The field mapping is in `docs/statement-formats/mt940.md`. Errors: `StatementFileError` for the whole file,
/// `.rejected` diagnostics for single lines. Control characters at the ends of lines are ignored.
package struct MT940Reader {
    package init() {}

    /// Reads a whole file into a sink.
    ///
    /// - Parameter text: the file in UTF-8 (see `UTF8Source`).
    /// - Throws: `StatementFileError`, errors of the source and of the sink.
    package func read(_ text: ByteWindow, into sink: inout some StatementSink) throws {
        var parser = MT940MessageParser()
        var field = MT940Field()
        var hasLoneColon = false
        var joined: [UInt8] = []
        var isWhole = true
        while true {
            let before = text.position
            guard let raw = try text.nextLine() else { break }
            let number = text.line - 1
            isWhole = text.position - before > raw.count
            let line = Self.trimmingControls(raw)
            if hasLoneColon {
                // A tag with a line break after its first colon.
                hasLoneColon = false
                joined = [UInt8(ascii: ":")] + line
                try joined.withUnsafeBytes { try parseLine($0, number, &field, &parser, &sink) }
            } else if line.equals(":") {
                hasLoneColon = true
            } else {
                try parseLine(line, number, &field, &parser, &sink)
            }
        }
        if !isWhole, field.tag == .entry, MT940EntryHeader.isTruncated(field.content) {
            try parser.rejectEntry(
                field.content, line: field.line, code: .mt940LineCutOff,
                expected: "a line that ends with the type and the references", into: &sink)
            field.close()
        }
        try finish(&field, &parser, &sink)
        guard parser.hasAnyTag else {
            throw StatementFileError(.malformed, code: .mt940NoField, expected: ":20:")
        }
    }

    // MARK: - Lines

    private func parseLine(
        _ line: UnsafeRawBufferPointer, _ number: Int, _ field: inout MT940Field, _ parser: inout MT940MessageParser,
        _ sink: inout some StatementSink
    ) throws {
        guard let first = line.first else { return }
        if first == UInt8(ascii: ":"), let (tag, length) = MT940Tag.parse(startOf: line) {
            try finishField(&field, &parser, &sink)
            field.begin(tag, line: number, content: UnsafeRawBufferPointer(rebasing: line[length...]))
        } else if first == UInt8(ascii: "-"), Self.isTerminator(line) {
            try finish(&field, &parser, &sink)
        } else if first == UInt8(ascii: "{"), line.hasPrefix("{1:") || line.hasPrefix("{2:") || line.hasPrefix("{4:") {
            try finish(&field, &parser, &sink)
            if let body = Self.body(of: line) { try parseLine(body, number, &field, &parser, &sink) }
        } else if Self.isEntryWithDamagedTag(line) {
            try finishField(&field, &parser, &sink)
            try parser.rejectEntry(
                Array(line), line: number, code: .mt940TagDamaged, expected: ":61:", into: &sink)
        } else {
            field.append(line)
        }
    }

    /// Whether a line is a `:61:` with a missing colon: `61:260131…` or `:61260131…`. It must not become the text of the preceding line.
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
        return MT940EntryHeader(Array(line[index...])[...]).isComplete
    }

    private func finishField(
        _ field: inout MT940Field, _ parser: inout MT940MessageParser, _ sink: inout some StatementSink
    ) throws {
        guard let tag = field.tag else { return }
        if field.isTruncated {
            try sink.diagnostic(Diagnostic(line: field.line, severity: .warning, code: .mt940FieldCut))
        }
        try parser.handle(tag, field.content, line: field.line, into: &sink)
        field.close()
    }

    private func finish(_ field: inout MT940Field, _ parser: inout MT940MessageParser, _ sink: inout some StatementSink) throws {
        try finishField(&field, &parser, &sink)
        try parser.finish(into: &sink)
    }

    // MARK: - Envelope

    /// Whether a line ends a message: `-`, `-}{5:…}`, or `-XXX` at some banks.
    private static func isTerminator(_ line: UnsafeRawBufferPointer) -> Bool {
        line.trimmed().count == 1 || line.hasPrefix("-}") || line.equals("-XXX")
    }

    /// The text after `{4:` on an envelope line; nil if there is none.
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

    /// Trims control characters (SOH and ETX at some banks) at both ends. Spaces are kept, because they may belong to the text.
    private static func trimmingControls(_ line: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        var low = 0
        var high = line.count
        while low < high, line[low] < 0x20 { low += 1 }
        while high > low, line[high - 1] < 0x20 { high -= 1 }
        return UnsafeRawBufferPointer(rebasing: line[low..<high])
    }
}
