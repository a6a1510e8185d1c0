import CExpat

/// What expat's callbacks write while one piece is parsed: events, attributes and texts, and why to stop.
///
/// It lies at one address for the life of a parser, which expat carries as its user data.
struct XMLEventRecord: ~Copyable {

    private let parser: OpaquePointer
    private let names: XMLNames

    var events: [XMLEvent] = []
    var attributes: [XMLAttribute] = []
    var arena = XMLArena()
    /// Where the text of the open element begins in the arena.
    var textStart = 0
    /// Bytes in the pieces before this one.
    var parsedBefore = 0
    /// Whether anything came of the piece.
    var hasSpoken = false
    private(set) var failure: StatementFileError?
    private var hasFailed = false

    private var stack: [UInt8] = []
    private var isLeaf = false

    init(parser: OpaquePointer, names: XMLNames) {
        self.parser = parser
        self.names = names
        stack.reserveCapacity(XMLPullParser.maximumDepth)
        events.reserveCapacity(4096)
    }

    // MARK: - What expat calls

    /// Tells expat to write into a record, which has to live as long as the parser.
    static func install(_ record: UnsafeMutablePointer<XMLEventRecord>, in parser: OpaquePointer) {
        XML_SetUserData(parser, record)
        XML_SetElementHandler(
            parser,
            { data, name, attributes in
                guard let data, let name else { return }
                data.assumingMemoryBound(to: XMLEventRecord.self).pointee.started(name, attributes)
            },
            { data, _ in
                data?.assumingMemoryBound(to: XMLEventRecord.self).pointee.ended()
            })
        XML_SetCharacterDataHandler(parser) { data, text, length in
            guard let data, let text else { return }
            data.assumingMemoryBound(to: XMLEventRecord.self).pointee.texted(UnsafeRawBufferPointer(start: text, count: Int(length)))
        }
        XML_SetCommentHandler(parser) { data, _ in
            data?.assumingMemoryBound(to: XMLEventRecord.self).pointee.hasSpoken = true
        }
        XML_SetProcessingInstructionHandler(parser) { data, _, _ in
            data?.assumingMemoryBound(to: XMLEventRecord.self).pointee.hasSpoken = true
        }
        XML_SetStartDoctypeDeclHandler(parser) { data, _, _, _, _ in
            data?.assumingMemoryBound(to: XMLEventRecord.self).pointee
                .fail("The XML brings its own document type, which no bank statement does")
        }
    }

    private mutating func started(_ name: UnsafePointer<CChar>, _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
        guard !hasFailed else { return }
        guard stack.count < XMLPullParser.maximumDepth else {
            fail("More than \(XMLPullParser.maximumDepth) elements are nested in each other")
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

    private mutating func ended() {
        guard !hasFailed, let number = stack.popLast() else { return }
        hasSpoken = true
        events.append(XMLEvent(kind: .end, name: number, lower: Int32(textStart), upper: Int32(arena.count), offset: 0))
        textStart = arena.count
        isLeaf = false
    }

    private mutating func texted(_ bytes: UnsafeRawBufferPointer) {
        hasSpoken = true
        guard isLeaf, !hasFailed else { return }
        guard arena.count - textStart + bytes.count <= XMLPullParser.maximumText else {
            fail("The text of an element is longer than 1 MiB")
            return
        }
        arena.append(bytes)
    }

    private mutating func fail(_ message: String) {
        guard !hasFailed else { return }
        hasFailed = true
        failure = StatementFileError(.hostile, line: Int(XML_GetCurrentLineNumber(parser)), message: message)
        _ = XML_StopParser(parser, 0)
    }
}
