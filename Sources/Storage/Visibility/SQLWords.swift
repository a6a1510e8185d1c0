/// The keywords and names of an SQL statement, without what stands in literals and comments.
struct SQLWords: Sequence {
    struct Word {
        /// In lower case, as unquoted names are; a quoted one as it stands.
        let text: String
        /// Whether a period stands before it: the column of a named table.
        let isQualified: Bool
        /// The position after it.
        let end: String.Index
    }

    private let text: String

    init(_ text: String) { self.text = text }

    func makeIterator() -> Iterator { Iterator(rest: text.utf8[...]) }

    struct Iterator: IteratorProtocol {
        fileprivate var rest: Substring.UTF8View
        private var isQualified = false

        fileprivate init(rest: Substring.UTF8View) { self.rest = rest }

        mutating func next() -> Word? {
            while let byte = rest.first {
                switch byte {
                case UInt8(ascii: "'"):
                    _ = quoted(by: byte)
                case UInt8(ascii: "\""):
                    let name = quoted(by: byte)
                    return word(String(name) ?? "")
                case UInt8(ascii: "-") where rest.dropFirst().first == UInt8(ascii: "-"):
                    rest = rest.drop { $0 != UInt8(ascii: "\n") }
                case _ where Self.isPart(byte):
                    let name = rest.prefix(while: Self.isPart)
                    rest = rest[name.endIndex...]
                    // Parameters and numbers are no names.
                    guard !Self.isDigit(byte), byte != UInt8(ascii: "$") else {
                        isQualified = false
                        continue
                    }
                    return word((String(name) ?? "").lowercased())
                default:
                    if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\n") { isQualified = byte == UInt8(ascii: ".") }
                    rest = rest.dropFirst()
                }
            }
            return nil
        }

        private mutating func word(_ text: String) -> Word {
            defer { isQualified = false }
            return Word(text: text, isQualified: isQualified, end: rest.startIndex)
        }

        /// Reads a literal or a quoted name; a doubled quote ends one and begins the next.
        private mutating func quoted(by quote: UInt8) -> Substring.UTF8View {
            let content = rest.dropFirst().prefix { $0 != quote }
            rest = rest[content.endIndex...].dropFirst()
            isQualified = isQualified && quote == UInt8(ascii: "\"")
            return content
        }

        private static func isPart(_ byte: UInt8) -> Bool {
            isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }

        private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    }
}
