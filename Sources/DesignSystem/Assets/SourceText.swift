/// Stylesheet and script as they are sent: without what only their readers need.
enum SourceText {

    /// The lines without indentation, empty lines, and lines that are wholly a comment (`// …` or `/* … */`).
    ///
    /// Only for sources in which no text spans lines; ours have none.
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

    /// As `compact`, and without the spaces beside operators and brackets, the line ends behind which a statement goes on or is closed
    /// already, and the semicolon before the end of a block. Our script writes neither spaces nor quotes in regular expressions, no texts in
    /// backquotes, no sign after the same sign, and no empty statement.
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
