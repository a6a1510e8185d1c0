import Models

/// Scans delimited records from a window, one at a time, as ranges over the raw bytes.
///
/// Source: RFC 4180, with common extensions: `;`, tab and `|` as delimiters, a single LF or CR as line end, spaces before an opening quote,
/// and text after a closing quote, which is kept. A quote inside an unquoted field is text.
package struct CSVScanner {
    /// The maximum length of a record: 1 MiB.
    package static let maximumRecord = 1 << 20

    /// The maximum number of fields of a record.
    package static let maximumFields = 4_096

    /// The fields of the current record.
    package private(set) var fields: [CSVField] = []

    /// The line on which the current record starts, from 1.
    package private(set) var line = 1

    /// Whether the current record ends with a line end; false if the file ends without one.
    package private(set) var hasLineEnd = true

    /// Joins the cells of a row that commas within numbers or texts have split; nil if nothing is joined.
    var unquotedCommas: CSVUnquotedCommas?

    /// Whether the current record has more cells than the header and it is ambiguous which of them belong together.
    private(set) var isMisaligned = false

    let text: ByteWindow
    private let delimiter: UInt8
    private var length = 0
    private var followingLine = 1
    private var isEnded = false

    package init(_ text: ByteWindow, delimiter: UInt8) {
        self.text = text
        self.delimiter = delimiter
        fields.reserveCapacity(32)
    }

    // MARK: - Records

    private enum State {
        case fieldStart, unquoted, quoted, quoteSeen, behindQuote
    }

    /// Moves to the next record; false at the end of the text.
    ///
    /// - Throws: `.truncated` if the text ends inside a quote, `.hostile` if a record exceeds `maximumRecord`.
    package mutating func next() throws -> Bool {
        if length > 0 { text.consume(length, lines: followingLine - line) }
        length = 0
        line = followingLine
        fields.removeAll(keepingCapacity: true)

        var state = State.fieldStart
        var index = 0
        var start = 0
        var closing = 0
        var isEscaped = false
        var quoteLine = 0
        var lines = 0

        while true {
            let window = text.bytes
            let count = window.count
            scan: while index < count {
                switch state {
                case .fieldStart:
                    let byte = window[index]
                    if byte == UInt8(ascii: "\"") {
                        state = .quoted
                        index += 1
                        start = index
                        isEscaped = false
                        quoteLine = line + lines
                    } else if byte == 0x20, byte != delimiter {
                        index += 1
                    } else {
                        state = .unquoted
                    }
                case .unquoted, .behindQuote:
                    index = Self.index(after: index, in: window, of: delimiter)
                    guard index < count else { break scan }
                    let isQuoted = state == .behindQuote
                    if window[index] == delimiter {
                        try append(start, index, isQuoted: isQuoted, isEscaped: isQuoted)
                        index += 1
                        start = index
                        state = .fieldStart
                        continue
                    }
                    guard let ending = ending(at: index, in: window) else { break scan }
                    try append(start, index, isQuoted: isQuoted, isEscaped: isQuoted)
                    return try finish(index + ending, lines: lines + 1)
                case .quoted:
                    while index < count {
                        let byte = window[index]
                        if byte == UInt8(ascii: "\"") { break }
                        if byte == 0x0A { lines += 1 }
                        index += 1
                    }
                    guard index < count else { break scan }
                    closing = index
                    index += 1
                    state = .quoteSeen
                case .quoteSeen:
                    let byte = window[index]
                    if byte == UInt8(ascii: "\""), index == closing + 1 {
                        isEscaped = true
                        index += 1
                        state = .quoted
                    } else if byte == delimiter {
                        try append(start, closing, isQuoted: true, isEscaped: isEscaped)
                        index += 1
                        start = index
                        state = .fieldStart
                    } else if byte == 0x0A || byte == 0x0D {
                        guard let ending = ending(at: index, in: window) else { break scan }
                        try append(start, closing, isQuoted: true, isEscaped: isEscaped)
                        return try finish(index + ending, lines: lines + 1)
                    } else if byte == 0x20 || byte == 0x09 {
                        // Blanks and tabs between a closing quote and the delimiter are no text.
                        index += 1
                    } else {
                        state = .behindQuote
                    }
                }
            }
            guard index <= Self.maximumRecord else { throw tooLong() }
            if try text.fill() { continue }
            if !isEnded {
                // A final CR is scanned again, now that no LF can follow it.
                isEnded = true
                if index < text.bytes.count { continue }
            }
            switch state {
            case .quoted:
                throw StatementFileError(.truncated, line: quoteLine, code: .csvQuoteNotClosed, expected: "\"")
            case .quoteSeen:
                try append(start, closing, isQuoted: true, isEscaped: isEscaped)
            case .fieldStart, .unquoted, .behindQuote:
                if index == 0 { return false }
                try append(start, index, isQuoted: state == .behindQuote, isEscaped: state == .behindQuote)
            }
            hasLineEnd = false
            return try finish(index, lines: lines + 1)
        }
    }

    /// The index of the next delimiter, LF or CR from an index; the window's count if there is none.
    private static func index(after start: Int, in window: UnsafeRawBufferPointer, of delimiter: UInt8) -> Int {
        // XOR turns each matching byte into a zero byte, the first of which is found in a word of eight bytes.
        func zeros(_ word: UInt64) -> UInt64 { (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 }
        let delimiters = UInt64(delimiter) &* 0x0101_0101_0101_0101
        var index = start
        while index + 8 <= window.count {
            let word = UInt64(littleEndian: window.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            let found = zeros(word ^ delimiters) | zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A) | zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
            // A borrow can mark bytes behind a zero byte, never before the first.
            if found != 0 { return index + found.trailingZeroBitCount / 8 }
            index += 8
        }
        while index < window.count, window[index] != delimiter, window[index] != 0x0A, window[index] != 0x0D { index += 1 }
        return index
    }

    /// The length of the line end at an index; nil if more bytes are needed.
    private func ending(at index: Int, in window: UnsafeRawBufferPointer) -> Int? {
        if window[index] == 0x0A { return 1 }
        if index + 1 < window.count { return window[index + 1] == 0x0A ? 2 : 1 }
        return isEnded ? 1 : nil
    }

    private mutating func append(_ start: Int, _ end: Int, isQuoted: Bool, isEscaped: Bool) throws {
        guard end <= Self.maximumRecord else { throw tooLong() }
        guard fields.count < Self.maximumFields else {
            throw StatementFileError(.hostile, line: line, code: .csvTooManyFields, arguments: [String(Self.maximumFields)])
        }
        let window = text.bytes
        var (low, high) = (start, end)
        while low < high, window[low] <= 0x20 { low += 1 }
        while high > low, window[high - 1] <= 0x20 { high -= 1 }
        if high - low > 1, window[high - 1] == 0xA0 || window[low] == 0xC2 {
            (low, high) = Self.withoutNoBreakSpaces(low, high, in: window)
        }
        fields.append(
            CSVField(
                start: Int32(start), end: Int32(end), textStart: Int32(low), textEnd: Int32(high), isQuoted: isQuoted,
                isEscaped: isEscaped))
    }

    private mutating func finish(_ count: Int, lines: Int) throws -> Bool {
        guard count <= Self.maximumRecord + 2 else { throw tooLong() }
        length = count
        followingLine = line + lines
        if let unquotedCommas, fields.count > unquotedCommas.columns {
            isMisaligned = !unquotedCommas.join(&fields, of: text.bytes)
        } else {
            isMisaligned = false
        }
        return true
    }

    /// A range without blanks and no-break spaces (C2 A0) at its ends.
    private static func withoutNoBreakSpaces(_ low: Int, _ high: Int, in window: UnsafeRawBufferPointer) -> (Int, Int) {
        var (low, high) = (low, high)
        while low < high {
            if window[low] <= 0x20 {
                low += 1
            } else if high - low > 1, window[low] == 0xC2, window[low + 1] == 0xA0 {
                low += 2
            } else {
                break
            }
        }
        while low < high {
            if window[high - 1] <= 0x20 {
                high -= 1
            } else if high - low > 1, window[high - 2] == 0xC2, window[high - 1] == 0xA0 {
                high -= 2
            } else {
                break
            }
        }
        return (low, high)
    }

    private func tooLong() -> StatementFileError {
        StatementFileError(.hostile, line: line, code: .csvRecordTooLong)
    }
}
