import CExpat

/// Reads XML of any size with expat in constant memory: the reader asks for one start or end tag after the other.
///
/// Expat pushes: each piece of at most 32 KiB is parsed into a list of events, which `next` hands out, so that no error and no
/// generic sink has to cross a C callback. Names come as numbers of `XMLNames`; the text of an element that holds no other element
/// comes with its end. A document type is refused before anything in it is read, so there are no entities but the five of XML.
final class XMLPullParser {

    /// More elements inside each other than this are refused.
    static let maximumDepth = 64

    /// The longest text of one element, and the longest single tag or comment: 1 MiB.
    static let maximumText = 1 << 20

    private static let piece = 32 << 10

    private let window: ByteWindow
    private let names: XMLNames
    private let parser: OpaquePointer

    private var events: [XMLEvent] = []
    private var attributes: [XMLAttribute] = []
    private var arena = XMLArena()
    private var cursor = 0

    private var stack: [UInt8] = []
    private var textStart = 0
    private var isLeaf = false

    /// Bytes of the window that were parsed last and are still in it.
    private var parsed = 0
    private var parsedBefore = 0
    private var atEnd = false
    private var silence = 0
    private var hasSpoken = false
    private var failure: StatementFileError?

    private var countedOffset = 0
    private var countedLine = 1

    /// - Parameter window: gives UTF-8, whatever the XML declaration says.
    /// - Throws: `StatementFileError` where expat has no memory.
    init(_ window: ByteWindow, names: XMLNames) throws(StatementFileError) {
        guard let parser = XML_ParserCreate("UTF-8") else {
            throw StatementFileError(.hostile, message: "There is no memory to read XML")
        }
        self.window = window
        self.names = names
        self.parser = parser
        stack.reserveCapacity(Self.maximumDepth)
        events.reserveCapacity(4096)
        installHandlers()
    }

    deinit {
        XML_ParserFree(parser)
    }

    // MARK: - Pulling

    /// The next start or end tag; nil behind the end of the root.
    ///
    /// - Throws: `StatementFileError`: `hostile`, `truncated`, `malformed`; whatever the source throws.
    func next() throws -> XMLEvent? {
        while cursor == events.count {
            if atEnd { return nil }
            try parse()
        }
        cursor += 1
        return events[cursor - 1]
    }

    /// Passes over what is left of the element whose start was given last.
    func skip() throws {
        var depth = 1
        while depth > 0, let event = try next() {
            depth += event.kind == .start ? 1 : -1
        }
    }

    /// The text of an element's end, untrimmed. Valid until the next `next`.
    func text(of event: XMLEvent) -> UnsafeRawBufferPointer {
        event.kind == .end ? arena[Int(event.lower), Int(event.upper)] : arena[0, 0]
    }

    /// How many attributes a start tag has.
    func attributeCount(of event: XMLEvent) -> Int { event.kind == .start ? Int(event.upper - event.lower) : 0 }

    /// Name (with its prefix) and value of an attribute. Valid until the next `next`.
    func attribute(_ index: Int, of event: XMLEvent) -> (name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let attribute = attributes[Int(event.lower) + index]
        return (
            arena[Int(attribute.nameLower), Int(attribute.nameUpper)], arena[Int(attribute.nameUpper), Int(attribute.valueUpper)]
        )
    }

    /// The line on which the last given start tag begins, from 1.
    func line(of event: XMLEvent) -> Int {
        let offset = min(max(Int(event.offset), 0), parsed)
        if offset > countedOffset {
            countedLine += countNewlines(UnsafeRawBufferPointer(rebasing: window.bytes[countedOffset..<offset]))
            countedOffset = offset
        }
        return countedLine
    }

    // MARK: - Parsing a piece

    private func parse() throws {
        window.consume(parsed)
        parsedBefore += parsed
        parsed = 0
        countedOffset = 0
        countedLine = window.line
        events.removeAll(keepingCapacity: true)
        attributes.removeAll(keepingCapacity: true)
        cursor = 0
        arena.keepOnly(from: textStart)
        textStart = 0

        var sourceEnded = false
        while window.bytes.count < Self.piece, !sourceEnded { sourceEnded = try !window.fill() }
        let bytes = window.bytes
        let whole = sourceEnded && bytes.count <= Self.piece
        let count = whole ? bytes.count : Self.endOfLastTag(in: bytes, limit: min(bytes.count, Self.piece))
        parsed = count
        hasSpoken = false
        let status = XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), whole ? 1 : 0)
        if let failure { throw failure }
        guard status == XML_STATUS_OK else { throw expatFailure() }
        silence = hasSpoken ? 0 : silence + count
        guard silence <= Self.maximumText else {
            throw StatementFileError(.hostile, line: window.line, message: "A tag or comment is longer than 1 MiB")
        }
        atEnd = whole
    }

    /// Where the last `>` of a piece ends, so that no tag lies across a seam; the limit where there is none.
    private static func endOfLastTag(in bytes: UnsafeRawBufferPointer, limit: Int) -> Int {
        var index = limit
        while index > 0 {
            if bytes[index - 1] == UInt8(ascii: ">") { return index }
            index -= 1
        }
        return limit
    }

    private func expatFailure() -> StatementFileError {
        let code = XML_GetErrorCode(parser)
        let line = Int(XML_GetCurrentLineNumber(parser))
        let words = XML_ErrorString(code).map { String(cString: $0) } ?? "not XML"
        switch code {
        case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_UNCLOSED_CDATA_SECTION, XML_ERROR_PARTIAL_CHAR:
            return StatementFileError(.truncated, line: line, message: "The XML ends before its root element is closed", found: words)
        case XML_ERROR_NO_MEMORY, XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
            return StatementFileError(.hostile, line: line, message: "The XML grows without bound", found: words)
        default:
            return StatementFileError(.malformed, line: line, message: "The file is not well-formed XML", found: words)
        }
    }

    // MARK: - What expat calls

    private func installHandlers() {
        XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let data, let name else { return }
                Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue().started(name, attributes)
            },
            { data, _ in
                guard let data else { return }
                Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue().ended()
            })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            guard let data, let text else { return }
            Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue().texted(UnsafeRawBufferPointer(start: text, count: Int(length)))
        }
        XML_SetCommentHandler(parser) { data, _ in
            guard let data else { return }
            Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue().hasSpoken = true
        }
        XML_SetProcessingInstructionHandler(parser) { data, _, _ in
            guard let data else { return }
            Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue().hasSpoken = true
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            guard let data else { return }
            Unmanaged<XMLPullParser>.fromOpaque(data).takeUnretainedValue()
                .fail("The XML brings its own document type, which no bank statement does")
        }
    }

    private func started(_ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard failure == nil else { return }
        guard stack.count < Self.maximumDepth else {
            fail("More than \(Self.maximumDepth) elements are nested in each other")
            return
        }
        hasSpoken = true
        let number = names.number(of: name)
        stack.append(number)
        arena.cut(to: textStart)
        let first = attributes.count
        if var list {
            while let attribute = list.pointee, let value = (list + 1).pointee {
                let lower = arena.count
                arena.append(zeroTerminated: attribute)
                let upper = arena.count
                arena.append(zeroTerminated: value)
                attributes.append(XMLAttribute(nameLower: Int32(lower), nameUpper: Int32(upper), valueUpper: Int32(arena.count)))
                list += 2
            }
        }
        let offset = Int(XML_GetCurrentByteIndex(parser)) - parsedBefore
        events.append(
            XMLEvent(
                kind: .start, name: number, lower: Int32(first), upper: Int32(attributes.count), offset: Int32(clamping: offset)))
        textStart = arena.count
        isLeaf = true
    }

    private func ended() {
        guard failure == nil, let number = stack.popLast() else { return }
        hasSpoken = true
        events.append(XMLEvent(kind: .end, name: number, lower: Int32(textStart), upper: Int32(arena.count), offset: 0))
        textStart = arena.count
        isLeaf = false
    }

    private func texted(_ bytes: UnsafeRawBufferPointer) {
        hasSpoken = true
        guard isLeaf, failure == nil else { return }
        guard arena.count - textStart + bytes.count <= Self.maximumText else {
            fail("The text of an element is longer than 1 MiB")
            return
        }
        arena.append(bytes)
    }

    private func fail(_ message: String) {
        guard failure == nil else { return }
        failure = StatementFileError(.hostile, line: Int(XML_GetCurrentLineNumber(parser)), message: message)
        _ = XML_StopParser(parser, 0)
    }
}
