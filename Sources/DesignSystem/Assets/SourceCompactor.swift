/// Compacts the stylesheet and the script.
enum SourceCompactor {
    /// Removes indentation, empty lines, and lines that contain only a comment (`// …` or `/* … */`).
    ///
    /// Only for sources without multi-line strings.
    static func compact(_ source: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.count)
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let line = line.drop { $0 == UInt8(ascii: " ") }
            if line.isEmpty || line.starts(with: "//".utf8) { continue }
            if line.starts(with: "/*".utf8), line.suffix(2).elementsEqual("*/".utf8) { continue }
            result.append(contentsOf: line)
            result.append(UInt8(ascii: "\n"))
        }
        return result
    }

    /// Like `compact`; also removes the spaces next to operators and brackets, line ends where a statement continues or is already
    /// closed, and the semicolon before the end of a block. The script must not contain spaces or quotes in regular expressions, template
    /// literals, an operator sign after the same sign, or empty statements.
    static func compactScript(_ source: [UInt8]) -> [UInt8] {
        let lines = compact(source)
        var result: [UInt8] = []
        result.reserveCapacity(lines.count)
        var quote: UInt8?
        for (index, byte) in lines.enumerated() {
            if byte == quote {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
                quote = byte
            } else if quote == nil, byte == UInt8(ascii: " "), let last = result.last, index + 1 < lines.count,
                !isWord(last) || !isWord(lines[index + 1])
            {
                continue
            } else if byte == UInt8(ascii: "\n"), let last = result.last, ";{([,".utf8.contains(last) {
                continue
            } else if quote == nil, byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") {
                result.removeLast()
            }
            result.append(byte)
        }
        return result
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "_"), UInt8(ascii: "$"):
            true
        default: false
        }
    }
}
