import Models

/// Follows the elements of one OFX file and gives statements to a sink.
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

    /// What had been read before an unknown element began.
    private struct Snapshot {
        var depth: Int
        var transaction: OFXTransaction
        var statement: OFXStatement?
    }

    private let table = OFXTagTable()
    private var frames: [Frame] = []
    private var snapshots: [Snapshot] = []
    private var context = OFXTag.unknown
    private var isRootSeen = false
    private var isAnythingInRoot = false

    private var isInTransaction = false
    private var transaction = OFXTransaction()
    private var statement: OFXStatement?
    private var isBegun = false
    private var leftOut = OFXLeftOut()
    private var status = OFXStatus()
    private var institution: String?
    private var statementCount = 0
    private var listedAccounts = 0

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
            try take(tag, &scanner, into: &sink)
            return
        }
        if tag.isSometimesLeaf, !scanner.isValueBlank {
            if tag == .payee, isInTransaction { transaction.payeeName = transaction.payeeName ?? scanner.valueText }
            return
        }
        try begin(tag, &scanner, into: &sink)
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
        if statementCount > 0 { return }
        if listedAccounts > 0 {
            try sink.diagnostic(
                Diagnostic(
                    line: 0, severity: .note, message: "The file lists accounts and holds no statement",
                    found: "\(listedAccounts) account\(listedAccounts == 1 ? "" : "s")"))
        } else {
            try sink.diagnostic(Diagnostic(line: 0, severity: .warning, message: "There is no statement in this file"))
        }
    }

    // MARK: - Elements

    private mutating func openRoot(_ tag: OFXTag, _ scanner: inout OFXScanner) throws {
        guard tag == .ofx else {
            // What follows the root is not read.
            if isRootSeen { return }
            throw StatementFileError(
                .malformed, line: scanner.line(), message: "The file is not OFX: its first element is another", expected: "<OFX>")
        }
        isRootSeen = true
        try push(scanner.name, tag, context: tag, &scanner)
    }

    private mutating func openUnknown(_ name: OFXTagName, _ scanner: inout OFXScanner) throws {
        if name.hasDot || scanner.isCloseNext || !scanner.isValueBlank { return }
        snapshots.append(Snapshot(depth: frames.count, transaction: transaction, statement: statement))
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
            try end(frame.tag, isClosed: isClosed, &scanner, into: &sink)
            return
        }
        guard let snapshot = snapshots.popLast(), isClosed else { return }
        transaction = snapshot.transaction
        if let before = snapshot.statement, before.header.line == statement?.header.line { statement = before }
    }

    private mutating func begin(_ tag: OFXTag, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        switch tag {
        case .statement, .cardStatement, .investmentStatement:
            try dropOpenTransaction(&scanner, into: &sink)
            try endStatement(into: &sink)
            let kind: AccountKind? = tag == .cardStatement ? .credit : tag == .investmentStatement ? .investment : nil
            statement = OFXStatement(line: scanner.line(), institution: institution, kind: kind)
        case .transaction:
            try dropOpenTransaction(&scanner, into: &sink)
            let line = scanner.line()
            if statement == nil {
                statement = OFXStatement(line: line, institution: institution)
                try sink.diagnostic(
                    Diagnostic(line: line, severity: .warning, message: "A transaction stands outside a statement", found: "STMTTRN"))
            }
            isInTransaction = true
            transaction = OFXTransaction()
            transaction.line = line
        case .ledgerBalance:
            statement?.balance = OFXBalance()
            statement?.balance.line = scanner.line()
        case .status:
            status = OFXStatus()
            status.line = scanner.line()
        case .accountInfo: listedAccounts += 1
        case .investmentTransaction: leftOut.transactions += 1
        case .position: leftOut.positions += 1
        case .pendingTransaction: leftOut.pending += 1
        default: break
        }
    }

    private mutating func take(_ tag: OFXTag, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        if isInTransaction {
            transaction.take(tag, in: context, from: scanner)
        } else if context == .status {
            status.take(tag, from: scanner)
        } else if context == .fi {
            if tag == .organization { institution = scanner.valueText ?? institution }
        } else if let code = statement?.take(tag, in: context, from: scanner) {
            try sink.diagnostic(
                Diagnostic(
                    line: scanner.line(), severity: .warning, message: "The statement's currency is not known", found: code,
                    expected: "an ISO 4217 code"))
        }
    }

    // MARK: - Ends

    private mutating func end(_ tag: OFXTag, isClosed: Bool, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        switch tag {
        case .transaction: try endTransaction(isClosed: isClosed, into: &sink)
        case .ledgerBalance: try endBalance(into: &sink)
        case .status:
            if let diagnostic = status.diagnostic { try sink.diagnostic(diagnostic) }
        case .statement, .cardStatement, .investmentStatement:
            if !isClosed {
                try sink.diagnostic(
                    Diagnostic(
                        line: scanner.line(), severity: .warning, message: "A statement is not closed", expected: "</\(tag.rawValue)>"))
            }
            try endStatement(into: &sink)
        // An OFX element within another one is damage, and what surrounds it goes on.
        case .ofx where frames.isEmpty: try endStatement(into: &sink)
        default: break
        }
    }

    private mutating func endTransaction(isClosed: Bool, into sink: inout some StatementSink) throws {
        isInTransaction = false
        guard isClosed else {
            try sink.diagnostic(
                Diagnostic(
                    line: transaction.line, severity: .rejected, message: "The transaction is not closed", found: transaction.label,
                    expected: "</STMTTRN>"))
            return
        }
        switch transaction.statementLine(in: statement?.header.currency) {
        case .success(let line):
            try beginStatement(into: &sink)
            try sink.line(line)
        case .failure(let damage):
            try sink.diagnostic(
                Diagnostic(
                    line: transaction.line, severity: .rejected, message: damage.message, found: damage.found, expected: damage.expected))
        }
    }

    /// A transaction that is still open where another element begins that cannot be in it is rejected.
    private mutating func dropOpenTransaction(_ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        while isInTransaction, !frames.isEmpty { try pop(isClosed: false, &scanner, into: &sink) }
    }

    private mutating func endBalance(into sink: inout some StatementSink) throws {
        guard statement != nil, statement?.closeBalance() == false, let balance = statement?.balance else { return }
        try sink.diagnostic(
            Diagnostic(
                line: balance.line, severity: .warning, message: "The closing balance has no amount or no day and is left out",
                found: balance.wrongAmount, expected: "BALAMT and DTASOF"))
    }

    private mutating func beginStatement(into sink: inout some StatementSink) throws {
        guard !isBegun, let statement else { return }
        isBegun = true
        statementCount += 1
        try sink.begin(statement.header)
    }

    private mutating func endStatement(into sink: inout some StatementSink) throws {
        guard statement != nil else { return }
        try beginStatement(into: &sink)
        if let note = leftOut.diagnostic(line: statement?.header.line ?? 0) { try sink.diagnostic(note) }
        if let trailer = statement?.trailer { try sink.end(trailer) }
        statement = nil
        isBegun = false
        leftOut = OFXLeftOut()
    }
}
