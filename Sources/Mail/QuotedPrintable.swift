/// Text as lines of at most 76 ASCII characters, readable where it is ASCII (RFC 2045, section 6.7).
enum QuotedPrintable {
    private static let longest = 76

    /// - Parameter text: its lines ended by LF, CR or both.
    /// - Returns: lines ended by CRLF.
    static func encode(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines(of: text) {
            append(line, to: &bytes)
            bytes += [0x0D, 0x0A]
        }
        return bytes
    }

    private static func lines(of text: String) -> [Substring.UTF8View] {
        // A line end of two characters is one Character.
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
            // A blank at the end of a line may be taken away on the way.
            let isPlain = (0x21...0x7E).contains(byte) && byte != UInt8(ascii: "=") || isBlank && !isLast
            let width = isPlain ? 1 : 3
            // The last place belongs to the sign that the line goes on.
            if column + width > (isLast ? longest : longest - 1) {
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
