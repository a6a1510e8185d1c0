import CExpat
import Models

/// Collects the output of expat's callbacks for one chunk: events, attributes, texts, and the error that stopped the parser.
///
/// It has a fixed address for the lifetime of the parser, because expat stores a pointer to it as user data.
struct XMLEventBuffer: ~Copyable {
    private let parser: OpaquePointer
    private let names: XMLNameTable

    var events: [XMLEvent] = []
    var attributes: [XMLAttribute] = []
    var arena = XMLArena()
    /// The offset in the arena at which the text of the open element starts.
    var textStart = 0
    /// The number of bytes in the preceding chunks.
    var parsedBefore = 0
    /// Whether a callback was called for the chunk.
    var hasOutput = false
    private(set) var failure: StatementFileError?
    private var hasFailed = false

    private var stack: [UInt8] = []
    private var isLeaf = false

    init(parser: OpaquePointer, names: XMLNameTable) {
        self.parser = parser
        self.names = names
        stack.reserveCapacity(XMLPullParser.maximumDepth)
        events.reserveCapacity(4096)
    }

    // MARK: - Callbacks

    /// Installs the callbacks. The buffer must outlive the parser.
    static func install(_ buffer: UnsafeMutablePointer<XMLEventBuffer>, in parser: OpaquePointer) {
        XML_SetUserData(parser, buffer)
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let data, let name else { return }
                data.assumingMemoryBound(to: XMLEventBuffer.self).pointee.didStartElement(name, attributes)
            },
            { data, _ in
                data?.assumingMemoryBound(to: XMLEventBuffer.self).pointee.didEndElement()
            })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            guard let data, let text else { return }
            data.assumingMemoryBound(to: XMLEventBuffer.self).pointee.didReceiveText(
                UnsafeRawBufferPointer(start: text, count: Int(length)))
        }
        XML_SetCommentHandler(parser) { data, _ in
            data?.assumingMemoryBound(to: XMLEventBuffer.self).pointee.hasOutput = true
        }
        XML_SetProcessingInstructionHandler(parser) { data, _, _ in
            data?.assumingMemoryBound(to: XMLEventBuffer.self).pointee.hasOutput = true
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            data?.assumingMemoryBound(to: XMLEventBuffer.self).pointee.fail(.xmlDocumentType)
        }
    }

    private mutating func didStartElement(_ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard !hasFailed else { return }
        guard stack.count < XMLPullParser.maximumDepth else {
            fail(.xmlTooDeep, arguments: [String(XMLPullParser.maximumDepth)])
            return
        }
        hasOutput = true
        let number = names.number(of: name)
        stack.append(number)
        arena.truncate(to: textStart)
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

    private mutating func didEndElement() {
        guard !hasFailed, let number = stack.popLast() else { return }
        hasOutput = true
        events.append(XMLEvent(kind: .end, name: number, lower: Int32(textStart), upper: Int32(arena.count), offset: 0))
        textStart = arena.count
        isLeaf = false
    }

    private mutating func didReceiveText(_ bytes: UnsafeRawBufferPointer) {
        hasOutput = true
        guard isLeaf, !hasFailed else { return }
        guard arena.count - textStart + bytes.count <= XMLPullParser.maximumText else {
            fail(.xmlTextTooLong)
            return
        }
        arena.append(bytes)
    }

    private mutating func fail(_ code: DiagnosticCode, arguments: [String] = []) {
        guard !hasFailed else { return }
        hasFailed = true
        failure = StatementFileError(.hostile, line: Int(XML_GetCurrentLineNumber(parser)), code: code, arguments: arguments)
        _ = XML_StopParser(parser, 0)
    }
}
