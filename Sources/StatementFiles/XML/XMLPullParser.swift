import CExpat
import Models

/// A pull parser over expat that reads XML of any size in constant memory.
///
/// Each chunk of at most 32 KiB is parsed into a list of events, which `next` returns one by one. So neither errors nor generic sinks
/// cross a C callback. Names are numbers of `XMLNameTable`. The text of an element without child elements is part of its end event.
/// A document type declaration is an error before its content is read, so only the five predefined entities of XML exist.
final class XMLPullParser {
    /// The maximum nesting depth.
    static let maximumDepth = 64

    /// The maximum length of an element's text, of a tag and of a comment: 1 MiB.
    static let maximumText = 1 << 20

    private static let chunkSize = 32 << 10

    private let window: ByteWindow
    private let parser: OpaquePointer

    /// The output of the callbacks. A raw pointer avoids reference counting and exclusivity checks in the callbacks.
    private let buffer: UnsafeMutablePointer<XMLEventBuffer>

    /// The read position in the buffer. A raw pointer for the same reason.
    private let position: UnsafeMutablePointer<Position>

    private struct Position {
        var cursor = 0
        /// The number of bytes of the chunk parsed last, which are still in the window.
        var parsed = 0
        var atEnd = false
        var bytesWithoutOutput = 0
        var countedOffset = 0
        var countedLine = 1
    }

    /// - Parameter window: the XML in UTF-8; the encoding in the XML declaration is ignored.
    /// - Throws: `StatementFileError` if expat cannot allocate memory.
    init(_ window: ByteWindow, names: XMLNameTable) throws(StatementFileError) {
        guard let parser = XML_ParserCreate("UTF-8") else {
            throw StatementFileError(.hostile, code: .xmlNoMemory)
        }
        self.window = window
        self.parser = parser
        buffer = .allocate(capacity: 1)
        buffer.initialize(to: XMLEventBuffer(parser: parser, names: names))
        position = .allocate(capacity: 1)
        position.initialize(to: Position())
        XMLEventBuffer.install(buffer, in: parser)
    }

    deinit {
        XML_ParserFree(parser)
        buffer.deinitialize(count: 1)
        buffer.deallocate()
        position.deinitialize(count: 1)
        position.deallocate()
    }

    // MARK: - Pulling

    /// The next start or end of an element; nil after the end of the root.
    ///
    /// - Throws: `StatementFileError` (`hostile`, `truncated`, `malformed`) and errors of the source.
    func next() throws -> XMLEvent? {
        while position.pointee.cursor == buffer.pointee.events.count {
            if position.pointee.atEnd { return nil }
            try parse()
        }
        position.pointee.cursor += 1
        return buffer.pointee.events[position.pointee.cursor - 1]
    }

    /// Skips the rest of the element whose start was returned last.
    func skip() throws {
        var depth = 1
        while depth > 0, let event = try next() {
            depth += event.kind == .start ? 1 : -1
        }
    }

    /// The untrimmed text of an element, by its end event. Valid until the next call of `next`.
    func text(of event: XMLEvent) -> UnsafeRawBufferPointer {
        event.kind == .end ? buffer.pointee.arena[Int(event.lower), Int(event.upper)] : buffer.pointee.arena[0, 0]
    }

    /// The number of attributes of a start tag.
    func attributeCount(of event: XMLEvent) -> Int { event.kind == .start ? Int(event.upper - event.lower) : 0 }

    /// The name (with its prefix) and value of an attribute. Valid until the next call of `next`.
    func attribute(_ index: Int, of event: XMLEvent) -> (name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) {
        let attribute = buffer.pointee.attributes[Int(event.lower) + index]
        return (
            buffer.pointee.arena[Int(attribute.nameLower), Int(attribute.nameUpper)],
            buffer.pointee.arena[Int(attribute.nameUpper), Int(attribute.valueUpper)]
        )
    }

    /// The line of the start tag returned last, from 1.
    func line(of event: XMLEvent) -> Int {
        let offset = min(max(Int(event.offset), 0), position.pointee.parsed)
        if offset > position.pointee.countedOffset {
            position.pointee.countedLine += countNewlines(
                UnsafeRawBufferPointer(rebasing: window.bytes[position.pointee.countedOffset..<offset]))
            position.pointee.countedOffset = offset
        }
        return position.pointee.countedLine
    }

    // MARK: - Parsing

    private func parse() throws {
        window.consume(position.pointee.parsed)
        buffer.pointee.parsedBefore += position.pointee.parsed
        position.pointee.parsed = 0
        position.pointee.countedOffset = 0
        position.pointee.countedLine = window.line
        buffer.pointee.events.removeAll(keepingCapacity: true)
        buffer.pointee.attributes.removeAll(keepingCapacity: true)
        position.pointee.cursor = 0
        buffer.pointee.arena.removeBytes(before: buffer.pointee.textStart)
        buffer.pointee.textStart = 0

        var sourceEnded = false
        while window.bytes.count < Self.chunkSize, !sourceEnded { sourceEnded = try !window.fill() }
        let bytes = window.bytes
        let whole = sourceEnded && bytes.count <= Self.chunkSize
        let count = whole ? bytes.count : Self.endOfLastTag(in: bytes, limit: min(bytes.count, Self.chunkSize))
        position.pointee.parsed = count
        buffer.pointee.hasOutput = false
        let status = XML_Parse(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(count), whole ? 1 : 0)
        if let failure = buffer.pointee.failure { throw failure }
        guard status == XML_STATUS_OK else { throw expatFailure() }
        position.pointee.bytesWithoutOutput = buffer.pointee.hasOutput ? 0 : position.pointee.bytesWithoutOutput + count
        guard position.pointee.bytesWithoutOutput <= Self.maximumText else {
            throw StatementFileError(.hostile, line: window.line, code: .xmlTagTooLong)
        }
        position.pointee.atEnd = whole
    }

    /// The index after the last `>` of a chunk, so that no tag crosses a chunk boundary; `limit` if there is none.
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
                .truncated, line: line, code: .xmlRootNotClosed, found: "the end of the file",
                expected: "the end tag of the root element")
        case XML_ERROR_NO_MEMORY, XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
            return StatementFileError(.hostile, line: line, code: .xmlUnbounded, found: words)
        default:
            return StatementFileError(.malformed, line: line, code: .xmlNotWellFormed, found: words)
        }
    }
}
