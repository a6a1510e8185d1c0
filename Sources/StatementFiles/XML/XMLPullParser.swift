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
    private let parser: OpaquePointer

    /// What the callbacks write. It has an address of its own, so that they neither count references nor check accesses.
    private let record: UnsafeMutablePointer<XMLEventRecord>

    /// Where this side of the record is.
    private let place: UnsafeMutablePointer<Place>

    private struct Place {
        var cursor = 0
        /// Bytes of the window that were parsed last and are still in it.
        var parsed = 0
        var atEnd = false
        var silence = 0
        var countedOffset = 0
        var countedLine = 1
    }

    /// - Parameter window: gives UTF-8, whatever the XML declaration says.
    /// - Throws: `StatementFileError` where expat has no memory.
    init(_ window: ByteWindow, names: XMLNames) throws(StatementFileError) {
        guard let parser = XML_ParserCreate("UTF-8") else {
            throw StatementFileError(.hostile, message: "There is no memory to read XML")
        }
        self.window = window
        self.parser = parser
        record = .allocate(capacity: 1)
        record.initialize(to: XMLEventRecord(parser: parser, names: names))
        place = .allocate(capacity: 1)
        place.initialize(to: Place())
        XMLEventRecord.install(record, in: parser)
    }

    deinit {
        XML_ParserFree(parser)
        record.deinitialize(count: 1)
        record.deallocate()
        place.deinitialize(count: 1)
        place.deallocate()
    }

    // MARK: - Pulling

    /// The next start or end tag; nil behind the end of the root.
    ///
    /// - Throws: `StatementFileError`: `hostile`, `truncated`, `malformed`; whatever the source throws.
    func next() throws -> XMLEvent? {
        while place.pointee.cursor == record.pointee.events.count {
            if place.pointee.atEnd { return nil }
            try parse()
        }
        place.pointee.cursor += 1
        return record.pointee.events[place.pointee.cursor - 1]
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
        event.kind == .end ? record.pointee.arena[Int(event.lower), Int(event.upper)] : record.pointee.arena[0, 0]
    }

    /// How many record.pointee.attributes a start tag has.
    func attributeCount(of event: XMLEvent) -> Int { event.kind == .start ? Int(event.upper - event.lower) : 0 }

    /// Name (with its prefix) and value of an attribute. Valid until the next `next`.
    func attribute(_ index: Int, of event: XMLEvent) -> (name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let attribute = record.pointee.attributes[Int(event.lower) + index]
        return (
            record.pointee.arena[Int(attribute.nameLower), Int(attribute.nameUpper)],
            record.pointee.arena[Int(attribute.nameUpper), Int(attribute.valueUpper)]
        )
    }

    /// The line on which the last given start tag begins, from 1.
    func line(of event: XMLEvent) -> Int {
        let offset = min(max(Int(event.offset), 0), place.pointee.parsed)
        if offset > place.pointee.countedOffset {
            place.pointee.countedLine += countNewlines(UnsafeRawBufferPointer(rebasing: window.bytes[place.pointee.countedOffset..<offset]))
            place.pointee.countedOffset = offset
        }
        return place.pointee.countedLine
    }

    // MARK: - Parsing a piece

    private func parse() throws {
        window.consume(place.pointee.parsed)
        record.pointee.parsedBefore += place.pointee.parsed
        place.pointee.parsed = 0
        place.pointee.countedOffset = 0
        place.pointee.countedLine = window.line
        record.pointee.events.removeAll(keepingCapacity: true)
        record.pointee.attributes.removeAll(keepingCapacity: true)
        place.pointee.cursor = 0
        record.pointee.arena.keepOnly(from: record.pointee.textStart)
        record.pointee.textStart = 0

        var sourceEnded = false
        while window.bytes.count < Self.piece, !sourceEnded { sourceEnded = try !window.fill() }
        let bytes = window.bytes
        let whole = sourceEnded && bytes.count <= Self.piece
        let count = whole ? bytes.count : Self.endOfLastTag(in: bytes, limit: min(bytes.count, Self.piece))
        place.pointee.parsed = count
        record.pointee.hasSpoken = false
        let status = XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), whole ? 1 : 0)
        if let failure = record.pointee.failure { throw failure }
        guard status == XML_STATUS_OK else { throw expatFailure() }
        place.pointee.silence = record.pointee.hasSpoken ? 0 : place.pointee.silence + count
        guard place.pointee.silence <= Self.maximumText else {
            throw StatementFileError(.hostile, line: window.line, message: "A tag or comment is longer than 1 MiB")
        }
        place.pointee.atEnd = whole
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
            return StatementFileError(
                .truncated, line: line, message: "The XML ends before its root element is closed", found: "the end of the file",
                expected: "the end tag of the root element")
        case XML_ERROR_NO_MEMORY, XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
            return StatementFileError(.hostile, line: line, message: "The XML grows without bound", found: words)
        default:
            return StatementFileError(.malformed, line: line, message: "The file is not well-formed XML", found: words)
        }
    }
}
