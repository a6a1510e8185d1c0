import Models

/// Follows the elements of one OFX file; `OFXContents` takes what they say.
///
/// An unknown element without a value is an aggregate or an empty leaf without an end tag; which one shows only when its end tag comes.
/// Until then what is in it counts, and if the end tag comes that is taken back.
struct OFXDocument {

    /// How deep elements may be nested.
    static let maximumDepth = 64

    private struct Frame {
        var name: OFXTagName
        var tag: OFXTag
        /// The innermost known aggregate from here.
        var context: OFXTag
    }

    private let table = OFXTagTable()
    private var frames: [Frame] = []
    /// What had been read before each unknown element that is open.
    private var snapshots: [OFXContents.Snapshot] = []
    private var context = OFXTag.unknown
    private var isRootSeen = false
    private var isAnythingInRoot = false
    /// The first element behind the root that is not read, from 1.
    private var lineBehindRoot: Int?

    private var contents = OFXContents()

    init() {
        frames.reserveCapacity(Self.maximumDepth)
    }

    // MARK: - Tags

    /// A start tag.
    mutating func open(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let name = scanner.name
        let tag = table[name]
        if frames.isEmpty {
            try openRoot(tag, &scanner)
            return
        }
        isAnythingInRoot = true
        guard tag != .unknown else {
            try openUnknown(name, &scanner)
            return
        }
        guard tag.isAggregate else {
            try contents.take(tag, in: context, &scanner, into: &sink)
            return
        }
        if tag.isSometimesLeaf, !scanner.isValueBlank {
            if tag == .payee { contents.takePayee(scanner) }
            return
        }
        if tag == .transaction || tag.isStatement { try dropOpenTransaction(&scanner, into: &sink) }
        try contents.begin(tag, &scanner, into: &sink)
        try push(name, tag, context: tag, &scanner)
    }

    /// `<NAME/>`.
    mutating func empty(_ scanner: inout OFXScanner) throws {
        if frames.isEmpty { try openRoot(table[scanner.name], &scanner) } else { isAnythingInRoot = true }
    }

    /// An end tag; one without its start tag says nothing.
    mutating func close(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let name = scanner.name
        guard let depth = frames.lastIndex(where: { $0.name == name }) else { return }
        while frames.count > depth + 1 { try pop(isClosed: false, &scanner, into: &sink) }
        try pop(isClosed: true, &scanner, into: &sink)
    }

    /// The end of the text.
    mutating func finish(_ scanner: inout OFXScanner, isEmpty: Bool, into sink: inout some StatementSink) throws {
        guard isRootSeen else {
            if isEmpty { throw StatementFileError(.empty, message: "The file is empty") }
            throw StatementFileError(.malformed, message: "The file is not OFX: it has no OFX element", expected: "<OFX>")
        }
        guard frames.isEmpty else {
            throw StatementFileError(
                .truncated, line: scanner.line(), message: "The file ends before its root is closed: root not closed", expected: "</OFX>")
        }
        guard isAnythingInRoot else {
            throw StatementFileError(
                .malformed, line: 1, message: "The OFX element is empty", found: "<OFX></OFX>", expected: "a statement")
        }
        if let lineBehindRoot {
            try sink.diagnostic(
                Diagnostic(
                    line: lineBehindRoot, severity: .warning, message: "What stands behind the OFX element is left out",
                    expected: "the end of the file"))
        }
        try contents.finish(into: &sink)
    }

    // MARK: - Elements

    private mutating func openRoot(_ tag: OFXTag, _ scanner: inout OFXScanner) throws {
        guard tag == .ofx else {
            // What follows the root is not read.
            if isRootSeen {
                lineBehindRoot = lineBehindRoot ?? scanner.line()
                return
            }
            throw StatementFileError(
                .malformed, line: scanner.line(), message: "The file is not OFX: its first element is another", expected: "<OFX>")
        }
        isRootSeen = true
        try push(scanner.name, tag, context: tag, &scanner)
    }

    private mutating func openUnknown(_ name: OFXTagName, _ scanner: inout OFXScanner) throws {
        if name.hasDot || scanner.isCloseNext || !scanner.isValueBlank { return }
        snapshots.append(contents.snapshot)
        try push(name, .unknown, context: context, &scanner)
    }

    private mutating func push(_ name: OFXTagName, _ tag: OFXTag, context: OFXTag, _ scanner: inout OFXScanner) throws {
        guard frames.count < Self.maximumDepth else {
            throw StatementFileError(
                .hostile, line: scanner.line(), message: "Elements are nested more than \(Self.maximumDepth) deep")
        }
        frames.append(Frame(name: name, tag: tag, context: context))
        self.context = context
    }

    private mutating func pop(isClosed: Bool, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let frame = frames.removeLast()
        context = frames.last?.context ?? .unknown
        guard frame.tag == .unknown else {
            try contents.end(frame.tag, isClosed: isClosed, isRoot: frames.isEmpty, &scanner, into: &sink)
            return
        }
        guard let snapshot = snapshots.popLast(), isClosed else { return }
        contents.takeBack(to: snapshot)
    }

    /// A transaction that is still open where another element begins that cannot be in it is rejected.
    private mutating func dropOpenTransaction(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        while contents.isInTransaction, !frames.isEmpty { try pop(isClosed: false, &scanner, into: &sink) }
    }
}
