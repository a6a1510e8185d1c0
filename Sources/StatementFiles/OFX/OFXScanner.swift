/// Finds the tags and values of OFX text, in the SGML and the XML form alike, for files mix them.
///
/// It works over the bytes of the window and makes no string. A value ends at the next tag; a `<` that begins no tag is text.
struct OFXScanner {

    enum Token {
        /// A start tag; `name` is its name, `withValue` gives what stands behind it.
        case open
        /// `<NAME/>`.
        case empty
        case close
        case end
    }

    private var bytes: OFXBytes
    private var value = OFXValue()
    private var isAtEnd = false

    /// The name of the tag found last.
    private(set) var name = OFXTagName()

    init(_ window: ByteWindow) {
        bytes = OFXBytes(window)
    }

    // MARK: - Values

    /// Whether there is nothing but blanks between the start tag and the next tag.
    var isValueBlank: Bool { value.isBlank }

    /// The value as text with its entities resolved, trimmed; nil where it is blank.
    var valueText: String? { value.text }

    /// The bytes of the value, for figures and days.
    func withValue<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { value.withBytes(body) }

    /// Whether an end tag comes next.
    var isCloseNext: Bool {
        let next = bytes.cursor
        return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "<") && bytes[next + 1] == UInt8(ascii: "/")
    }

    /// The line of the token found last, from 1.
    mutating func line() -> Int { bytes.line() }

    // MARK: - Tokens

    /// The next start or end tag; comments and processing instructions are passed over.
    ///
    /// - Throws: `StatementFileError` for a document type or entity declaration, and what the source throws.
    mutating func next() throws -> Token {
        while true {
            guard let start = bytes.find(UInt8(ascii: "<"), from: bytes.cursor) else {
                bytes.tokenStart = bytes.count
                if try !bytes.refill(from: bytes.count) { return .end }
                continue
            }
            bytes.cursor = start
            bytes.tokenStart = start
            guard start + 1 < bytes.count else {
                if try !bytes.refill(from: start) { return .end }
                continue
            }
            let found: Step
            switch bytes[start + 1] {
            case UInt8(ascii: "/"): found = close(from: start)
            case UInt8(ascii: "!"): found = try passDeclaration(from: start)
            case UInt8(ascii: "?"): found = pass(from: start, to: "?>")
            default: found = open(from: start)
            }
            switch found {
            case .token(let token): return token
            case .passed: continue
            case .needsMore:
                if try !bytes.refill(from: start) { return try atEnd() }
            }
        }
    }

    private enum Step {
        case token(Token)
        case passed
        case needsMore
    }

    /// The last token of the text: a start tag whose value ends with the text is still one.
    private mutating func atEnd() throws -> Token {
        isAtEnd = true
        guard case .token(let token) = open(from: bytes.cursor) else { return .end }
        return token
    }

    private mutating func close(from start: Int) -> Step {
        var index = start + 2
        var name = OFXTagName()
        while index < bytes.count, name.append(bytes[index]) { index += 1 }
        guard index < bytes.count else { return .needsMore }
        if bytes[index] != UInt8(ascii: ">") {
            // `</NAME` without its end, before the next tag or after blanks.
            guard bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "<") else {
                bytes.cursor = start + 1
                return .passed
            }
            while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
            guard index < bytes.count else { return .needsMore }
        }
        bytes.cursor = bytes[index] == UInt8(ascii: ">") ? index + 1 : index
        self.name = name
        return .token(.close)
    }

    private mutating func open(from start: Int) -> Step {
        guard start + 1 < bytes.count, OFXTagName.canBegin(bytes[start + 1]) else {
            bytes.cursor = start + 1
            return .passed
        }
        var index = start + 1
        var name = OFXTagName()
        while index < bytes.count, name.append(bytes[index]) { index += 1 }
        guard index < bytes.count else { return .needsMore }
        if bytes[index] != UInt8(ascii: ">") {
            guard bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") else {
                bytes.cursor = start + 1
                return .passed
            }
            guard let end = bytes.find(UInt8(ascii: ">"), from: index) else { return .needsMore }
            index = end
        }
        self.name = name
        if bytes[index - 1] == UInt8(ascii: "/") {
            bytes.cursor = index + 1
            return .token(.empty)
        }
        return takeValue(from: index + 1)
    }

    // MARK: - What stands behind a start tag

    private mutating func takeValue(from start: Int) -> Step {
        var search = start
        while true {
            guard let end = bytes.find(UInt8(ascii: "<"), from: search), end + 1 < bytes.count else {
                guard isAtEnd else { return .needsMore }
                value.set(bytes[start...])
                bytes.cursor = bytes.count
                return .token(.open)
            }
            let following = bytes[end + 1]
            if OFXTagName.canBegin(following) || following == UInt8(ascii: "/") || following == UInt8(ascii: "?") {
                value.set(bytes[start..<end])
                bytes.cursor = end
                return .token(.open)
            }
            if following == UInt8(ascii: "!") { return gatherValue(from: start) }
            search = end + 1
        }
    }

    /// Puts a value together that has CDATA sections or comments in it.
    private mutating func gatherValue(from start: Int) -> Step {
        value.beginGathering()
        var index = start
        var search = start
        while true {
            guard let end = bytes.find(UInt8(ascii: "<"), from: search), end + 9 <= bytes.count || isAtEnd else {
                guard isAtEnd else { return .needsMore }
                return finishGathering(from: index, to: bytes.count)
            }
            let rest = bytes[end...]
            if rest.hasPrefix("<![CDATA[") {
                guard let close = bytes.find("]]>", from: end + 9) else {
                    guard isAtEnd else { return .needsMore }
                    return finishGathering(from: index, to: end)
                }
                value.append(bytes[index..<end])
                value.appendLiterally(bytes[end + 9..<close])
                index = close + 3
                search = index
            } else if rest.hasPrefix("<!--") {
                guard let close = bytes.find("-->", from: end + 4) else {
                    guard isAtEnd else { return .needsMore }
                    return finishGathering(from: index, to: end)
                }
                value.append(bytes[index..<end])
                index = close + 3
                search = index
            } else if rest.count > 1,
                OFXTagName.canBegin(rest[1]) || rest[1] == UInt8(ascii: "/") || rest[1] == UInt8(ascii: "?")
                    || rest[1] == UInt8(ascii: "!")
            {
                return finishGathering(from: index, to: end)
            } else {
                search = end + 1
            }
        }
    }

    private mutating func finishGathering(from start: Int, to end: Int) -> Step {
        value.append(bytes[start..<end])
        bytes.cursor = end
        return .token(.open)
    }

    // MARK: - What is passed over

    private mutating func passDeclaration(from start: Int) throws -> Step {
        guard start + 9 <= bytes.count || isAtEnd else { return .needsMore }
        let rest = bytes[start...]
        if rest.hasPrefix("<!--") { return pass(from: start + 4, to: "-->") }
        if rest.hasPrefix("<![CDATA[") { return pass(from: start + 9, to: "]]>") }
        if rest.count > 2, OFXTagName.canBegin(rest[2]) || rest[2] == UInt8(ascii: "[") {
            throw StatementFileError(
                .hostile, line: line(), message: "The file declares a document type or entities",
                found: String(decoding: rest.prefix(40), as: UTF8.self),
                expected: "<OFX>")
        }
        bytes.cursor = start + 2
        return .passed
    }

    private mutating func pass(from start: Int, to ending: StaticString) -> Step {
        guard let end = bytes.find(ending, from: start) else { return .needsMore }
        bytes.cursor = end + ending.utf8CodeUnitCount
        return .passed
    }
}
