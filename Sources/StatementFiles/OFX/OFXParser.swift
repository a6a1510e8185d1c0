import Models

/// Tracks the open elements of one OFX file and passes known ones to `OFXStatementBuilder`.
///
/// An unknown element without a value is either an aggregate or an empty leaf without an end tag. Only a later end tag distinguishes them. Until then
/// its content is applied, and if the end tag follows, the builder is restored to the snapshot taken at the start tag.
struct OFXParser {
    /// The maximum nesting depth.
    static let maximumDepth = 64

    private struct Frame {
        var name: OFXTagName
        var tag: OFXTag
        /// The innermost known aggregate, including this one.
        var context: OFXTag
    }

    private let table = OFXTagTable()
    private var frames: [Frame] = []
    /// The snapshot at the start of each open unknown element.
    private var snapshots: [OFXStatementBuilder.Snapshot] = []
    private var context = OFXTag.unknown
    private var hasRoot = false
    private var hasContent = false
    /// The line of the first element after the root, which is not read.
    private var lineAfterRoot: Int?

    private var builder = OFXStatementBuilder()

    init() {
        frames.reserveCapacity(Self.maximumDepth)
    }

    // MARK: - Tags

    /// Handles a start tag.
    mutating func open(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let name = scanner.name
        let tag = table[name]
        if frames.isEmpty {
            try openRoot(tag, &scanner)
            return
        }
        hasContent = true
        guard tag != .unknown else {
            try openUnknown(name, &scanner)
            return
        }
        guard tag.isAggregate else {
            try builder.apply(tag, in: context, &scanner, into: &sink)
            return
        }
        if tag.isSometimesLeaf, !scanner.isValueBlank {
            if tag == .payee { builder.applyPayee(scanner) }
            return
        }
        if tag == .transaction || tag.isStatement { try rejectOpenTransaction(&scanner, into: &sink) }
        try builder.begin(tag, &scanner, into: &sink)
        try push(name, tag, context: tag, &scanner)
    }

    /// Handles an empty element, `<NAME/>`.
    mutating func empty(_ scanner: inout OFXScanner) throws {
        if frames.isEmpty { try openRoot(table[scanner.name], &scanner) } else { hasContent = true }
    }

    /// Handles an end tag. It is ignored if there is no matching start tag.
    mutating func close(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let name = scanner.name
        guard let depth = frames.lastIndex(where: { $0.name == name }) else { return }
        while frames.count > depth + 1 { try pop(isClosed: false, &scanner, into: &sink) }
        try pop(isClosed: true, &scanner, into: &sink)
    }

    /// Handles the end of the text.
    mutating func finish(_ scanner: inout OFXScanner, isEmpty: Bool, into sink: inout some StatementSink) throws {
        guard hasRoot else {
            if isEmpty { throw StatementFileError(.empty, code: .fileEmpty) }
            throw StatementFileError(.malformed, code: .ofxRootMissing, expected: "<OFX>")
        }
        guard frames.isEmpty else {
            throw StatementFileError(.truncated, line: scanner.line(), code: .ofxRootNotClosed, expected: "</OFX>")
        }
        guard hasContent else {
            throw StatementFileError(.malformed, line: 1, code: .ofxRootEmpty, found: "<OFX></OFX>", expected: "a statement")
        }
        if let lineAfterRoot {
            try sink.diagnostic(
                Diagnostic(
                    line: lineAfterRoot, severity: .warning, code: .ofxContentBehindRoot, expected: "the end of the file"))
        }
        try builder.finish(into: &sink)
    }

    // MARK: - Elements

    private mutating func openRoot(_ tag: OFXTag, _ scanner: inout OFXScanner) throws {
        guard tag == .ofx else {
            // Elements after the root are not read.
            if hasRoot {
                lineAfterRoot = lineAfterRoot ?? scanner.line()
                return
            }
            throw StatementFileError(.malformed, line: scanner.line(), code: .ofxOtherRoot, expected: "<OFX>")
        }
        hasRoot = true
        try push(scanner.name, tag, context: tag, &scanner)
    }

    private mutating func openUnknown(_ name: OFXTagName, _ scanner: inout OFXScanner) throws {
        if name.hasDot || scanner.isCloseNext || !scanner.isValueBlank { return }
        snapshots.append(builder.snapshot)
        try push(name, .unknown, context: context, &scanner)
    }

    private mutating func push(_ name: OFXTagName, _ tag: OFXTag, context: OFXTag, _ scanner: inout OFXScanner) throws {
        guard frames.count < Self.maximumDepth else {
            throw StatementFileError(
                .hostile, line: scanner.line(), code: .ofxTooDeep, arguments: [String(Self.maximumDepth)])
        }
        frames.append(Frame(name: name, tag: tag, context: context))
        self.context = context
    }

    private mutating func pop(isClosed: Bool, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        let frame = frames.removeLast()
        context = frames.last?.context ?? .unknown
        guard frame.tag == .unknown else {
            try builder.end(frame.tag, isClosed: isClosed, isRoot: frames.isEmpty, &scanner, into: &sink)
            return
        }
        guard let snapshot = snapshots.popLast(), isClosed else { return }
        builder.rollback(to: snapshot)
    }

    /// Rejects an unclosed transaction when an element starts that cannot be part of it.
    private mutating func rejectOpenTransaction(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        while builder.isInTransaction, !frames.isEmpty { try pop(isClosed: false, &scanner, into: &sink) }
    }
}
