/// Removes the quotes around whole rows: `"2026-04-15;""Shop"";""1.00"""` becomes `2026-04-15;"Shop";"1.00"`.
///
/// Some banks write a row as one quoted field of another table. Other rows pass unchanged.
final class WrappedRowSource: ByteSource {
    private let source: any ByteSource
    private var isAtLineStart = true
    private var isWrapped = false
    /// Whether the last byte was a quote of a wrapped row, whose meaning depends on the next byte.
    private var hasPendingQuote = false

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// Whether the rows of a text below its first line are quoted as a whole.
    ///
    /// - Parameter sample: the start of the file.
    static func isUsed(in sample: String) -> Bool {
        let lines = sample.utf8.split(whereSeparator: { $0 == 10 || $0 == 13 }).dropFirst().prefix(50)
        guard !lines.isEmpty else { return false }
        // The last line of a sample may be truncated.
        let wrapped = lines.count { isWrappedRow($0) }
        return wrapped > 0 && wrapped + 1 >= lines.count
    }

    /// Whether a line is one quoted field that contains quoted fields.
    private static func isWrappedRow(_ line: Substring.UTF8View) -> Bool {
        let bytes = Array(line)
        guard bytes.count > 6, bytes.first == quote, bytes.last == quote else { return false }
        var index = 1
        var (inner, delimiters) = (0, 0)
        while index < bytes.count - 1 {
            if bytes[index] == quote {
                // A single quote within the row ends a field: the row is not wrapped.
                guard bytes[index + 1] == quote, index + 1 < bytes.count - 1 else { return false }
                inner += 1
                index += 1
            } else if bytes[index] == UInt8(ascii: ";") || bytes[index] == UInt8(ascii: ",") || bytes[index] == UInt8(ascii: "\t") {
                delimiters += 1
            }
            index += 1
        }
        return inner >= 2 && delimiters >= 2
    }

    private static let quote = UInt8(ascii: "\"")

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            let count = try source.read(into: buffer)
            guard count > 0 else { return 0 }
            var written = 0
            for index in 0..<count {
                let byte = buffer[index]
                if isAtLineStart {
                    isWrapped = byte == Self.quote
                    isAtLineStart = byte == 10 || byte == 13
                    hasPendingQuote = false
                    if isWrapped { continue }
                } else if isWrapped, byte == Self.quote {
                    // The second of two quotes is a quote; a single one is the row's own.
                    hasPendingQuote.toggle()
                    if hasPendingQuote { continue }
                } else {
                    hasPendingQuote = false
                    if byte == 10 || byte == 13 { isAtLineStart = true }
                }
                buffer[written] = byte
                written += 1
            }
            if written > 0 { return written }
        }
    }
}
