import Models

/// Tokenises OFX text into tags and values. It accepts the SGML and the XML form, because files mix them.
///
/// It works on the bytes of the window without allocating strings. A value ends at the next tag; a `<` that starts no tag is text.
struct OFXScanner {
    enum Token {
        /// A start tag. `name` is its name and `withValue` gives the text after it.
        case open
        /// An empty element, `<NAME/>`.
        case empty
        case close
        case end
    }

    private var bytes: OFXBuffer
    private var value = OFXValue()
    private var isAtEnd = false

    /// The name of the last tag.
    private(set) var name = OFXTagName()

    init(_ window: ByteWindow) {
        bytes = OFXBuffer(window)
    }

    // MARK: - Values

    /// Whether the text between the start tag and the next tag is blank.
    var isValueBlank: Bool { value.isBlank }

    /// The trimmed value with entities resolved; nil if it is blank.
    var valueText: String? { value.text }

    /// Calls `body` with the bytes of the value, for amounts and dates.
    func withValue<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result { value.withBytes(body) }

    /// Whether the next token is an end tag.
    var isCloseNext: Bool {
        let next = bytes.cursor
        return next + 1 < bytes.count && bytes[next] == UInt8(ascii: "<") && bytes[next + 1] == UInt8(ascii: "/")
    }

    /// The line of the last token, from 1.
    mutating func line() -> Int { bytes.line() }

    // MARK: - Tokens

    /// The next tag. Comments and processing instructions are skipped.
    ///
    /// - Throws: `StatementFileError` for a document type or entity declaration, and errors of the source.
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
            case UInt8(ascii: "!"): found = try skipDeclaration(from: start)
            case UInt8(ascii: "?"): found = skip(from: start, to: "?>")
            default: found = open(from: start)
            }
            switch found {
            case .token(let token): return token
            case .skipped: continue
            case .needsMore:
                if try !bytes.refill(from: start) { return try atEnd() }
            }
        }
    }

    private enum Step {
        case token(Token)
        case skipped
        case needsMore
    }

    /// The last token of the text: a start tag whose value ends at the end of the text.
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
            // `</NAME` without `>`, before the next tag or whitespace.
            guard bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "<") else {
                bytes.cursor = start + 1
                return .skipped
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
            return .skipped
        }
        var index = start + 1
        var name = OFXTagName()
        while index < bytes.count, name.append(bytes[index]) { index += 1 }
        guard index < bytes.count else { return .needsMore }
        if bytes[index] != UInt8(ascii: ">") {
            guard bytes[index] <= 0x20 || bytes[index] == UInt8(ascii: "/") else {
                bytes.cursor = start + 1
                return .skipped
            }
            guard let end = bytes.find(UInt8(ascii: ">"), from: index) else { return .needsMore }
            index = end
        }
        self.name = name
        if bytes[index - 1] == UInt8(ascii: "/") {
            bytes.cursor = index + 1
            return .token(.empty)
        }
        return scanValue(from: index + 1)
    }

    // MARK: - Scanning values

    private mutating func scanValue(from start: Int) -> Step {
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
            if following == UInt8(ascii: "!") { return collectValue(from: start) }
            search = end + 1
        }
    }

    /// Collects a value that contains CDATA sections or comments.
    private mutating func collectValue(from start: Int) -> Step {
        value.beginCollecting()
        var index = start
        var search = start
        while true {
            guard let end = bytes.find(UInt8(ascii: "<"), from: search), end + 9 <= bytes.count || isAtEnd else {
                guard isAtEnd else { return .needsMore }
                return finishCollecting(from: index, to: bytes.count)
            }
            let rest = bytes[end...]
            if rest.hasPrefix("<![CDATA[") {
                guard let close = bytes.find("]]>", from: end + 9) else {
                    guard isAtEnd else { return .needsMore }
                    return finishCollecting(from: index, to: end)
                }
                value.append(bytes[index..<end])
                value.appendLiterally(bytes[end + 9..<close])
                index = close + 3
                search = index
            } else if rest.hasPrefix("<!--") {
                guard let close = bytes.find("-->", from: end + 4) else {
                    guard isAtEnd else { return .needsMore }
                    return finishCollecting(from: index, to: end)
                }
                value.append(bytes[index..<end])
                index = close + 3
                search = index
            } else if rest.count > 1,
                OFXTagName.canBegin(rest[1]) || rest[1] == UInt8(ascii: "/") || rest[1] == UInt8(ascii: "?")
                    || rest[1] == UInt8(ascii: "!")
            {
                return finishCollecting(from: index, to: end)
            } else {
                search = end + 1
            }
        }
    }

    private mutating func finishCollecting(from start: Int, to end: Int) -> Step {
        value.append(bytes[start..<end])
        bytes.cursor = end
        return .token(.open)
    }

    // MARK: - Skipping

    private mutating func skipDeclaration(from start: Int) throws -> Step {
        guard start + 9 <= bytes.count || isAtEnd else { return .needsMore }
        let rest = bytes[start...]
        if rest.hasPrefix("<!--") { return skip(from: start + 4, to: "-->") }
        if rest.hasPrefix("<![CDATA[") { return skip(from: start + 9, to: "]]>") }
        if rest.count > 2, OFXTagName.canBegin(rest[2]) || rest[2] == UInt8(ascii: "[") {
            throw StatementFileError(
                .hostile, line: line(), code: .ofxDocumentType,
                found: String(decoding: rest.prefix(40), as: UTF8.self),
                expected: "<OFX>")
        }
        bytes.cursor = start + 2
        return .skipped
    }

    private mutating func skip(from start: Int, to ending: StaticString) -> Step {
        guard let end = bytes.find(ending, from: start) else { return .needsMore }
        bytes.cursor = end + ending.utf8CodeUnitCount
        return .skipped
    }
}
