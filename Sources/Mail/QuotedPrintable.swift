/// Encodes text as quoted-printable, with lines of at most 76 characters (RFC 2045, section 6.7).
enum QuotedPrintable {
    private static let maxLength = 76

    /// - Parameter text: lines separated by LF, CR or CRLF.
    /// - Returns: lines that end with CRLF.
    static func encode(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines(of: text) {
            append(line, to: &bytes)
            bytes += [0x0D, 0x0A]
        }
        return bytes
    }

    private static func lines(of text: String) -> [Substring.UTF8View] {
        // CRLF is one `Character`.
        var lines = text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }).map(\.utf8)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private static func append(_ line: Substring.UTF8View, to bytes: inout [UInt8]) {
        var column = 0
        var index = line.startIndex
        while index < line.endIndex {
            let byte = line[index]
            index = line.index(after: index)
            let isLast = index == line.endIndex
            let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
            // A trailing space or tab is encoded, since mail servers may remove it.
            let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=") || isBlank && !isLast
            let width = isPlain ? 1 : 3
            // The last column is reserved for the soft line break.
            if column + width > (isLast ? maxLength : maxLength - 1) {
                bytes += [UInt8(ascii: "="), 0x0D, 0x0A]
                column = 0
            }
            if isPlain { bytes.append(byte) } else { bytes += [UInt8(ascii: "="), digit(byte >> 4), digit(byte & 15)] }
            column += width
        }
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
    }
}
