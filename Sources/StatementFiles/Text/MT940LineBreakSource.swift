/// Replaces `@@`, which some banks use as a line terminator in MT940, with line feeds. Files may mix it with other line ends.
final class MT940LineBreakSource: ByteSource {
    private let source: any ByteSource
    /// Whether the last chunk ended with a single `@`, which may be the first half of a `@@`.
    private var hasPendingAtSign = false
    /// Whether the last line ended with `@@`, so that a following CRLF or LF belongs to the same line end.
    private var isAfterMark = false
    private var hasCarriageReturn = false

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// Whether a file uses `@@` as a line terminator: a field follows it, or a line ends with it.
    ///
    /// - Parameter text: the start of the file.
    static func isUsed(in text: String) -> Bool {
        var rest = text[...]
        while let mark = rest.range(of: "@@") {
            rest = rest[mark.upperBound...]
            let field = rest.utf8.prefix(3)
            if field.first == UInt8(ascii: ":"), field.dropFirst().count == 2, field.dropFirst().allSatisfy(\.isDigit) { return true }
            if field.elementsEqual("-\r\n".utf8) || field.starts(with: "\r\n:".utf8) || field.starts(with: "\n:".utf8) { return true }
        }
        return false
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        while true {
            // The output can be one byte longer than the input, because of a pending `@`.
            let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[1...]))
            var written = 0
            func put(_ byte: UInt8) {
                buffer[written] = byte
                written += 1
            }
            guard count > 0 else {
                guard hasPendingAtSign else { return 0 }
                hasPendingAtSign = false
                put(UInt8(ascii: "@"))
                return written
            }
            for index in 1...count {
                let byte = buffer[index]
                if hasPendingAtSign {
                    hasPendingAtSign = false
                    if byte == UInt8(ascii: "@") {
                        put(UInt8(ascii: "\n"))
                        (isAfterMark, hasCarriageReturn) = (true, false)
                        continue
                    }
                    put(UInt8(ascii: "@"))
                }
                if isAfterMark {
                    // `@@` followed by CRLF is one line end.
                    if byte == UInt8(ascii: "\r"), !hasCarriageReturn {
                        hasCarriageReturn = true
                        continue
                    }
                    isAfterMark = false
                    if byte == UInt8(ascii: "\n") { continue }
                }
                if byte == UInt8(ascii: "@") { hasPendingAtSign = true } else { put(byte) }
            }
            if written > 0 { return written }
        }
    }
}
