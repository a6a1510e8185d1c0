/// Turns the `@@` with which some banks end the lines of MT940 into line feeds, also where only some lines end so.
final class LineMarkSource: ByteSource {
    private let source: any ByteSource
    /// An `@` at the end of what was read last, of which it is open whether a second one follows.
    private var hasOpenSign = false
    /// Whether the last line ended with `@@`, so that a line end behind it ends none.
    private var isBehindMark = false
    private var hasCarriageReturn = false

    init(_ source: any ByteSource) {
        self.source = source
    }

    /// Whether a text has fields behind `@@`, or lines that end with it.
    ///
    /// - Parameter front: the beginning of the file.
    static func isUsed(in front: String) -> Bool {
        var rest = front[...]
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
            // One byte more can come out than goes in: the sign that was held back.
            let count = try source.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[1...]))
            var written = 0
            func put(_ byte: UInt8) {
                buffer[written] = byte
                written += 1
            }
            guard count > 0 else {
                guard hasOpenSign else { return 0 }
                hasOpenSign = false
                put(UInt8(ascii: "@"))
                return written
            }
            for index in 1...count {
                let byte = buffer[index]
                if hasOpenSign {
                    hasOpenSign = false
                    if byte == UInt8(ascii: "@") {
                        put(UInt8(ascii: "\n"))
                        (isBehindMark, hasCarriageReturn) = (true, false)
                        continue
                    }
                    put(UInt8(ascii: "@"))
                }
                if isBehindMark {
                    // `@@` and CRLF are one line end.
                    if byte == UInt8(ascii: "\r"), !hasCarriageReturn {
                        hasCarriageReturn = true
                        continue
                    }
                    isBehindMark = false
                    if byte == UInt8(ascii: "\n") { continue }
                }
                if byte == UInt8(ascii: "@") { hasOpenSign = true } else { put(byte) }
            }
            if written > 0 { return written }
        }
    }
}
