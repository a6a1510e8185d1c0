import Models

/// Builds statements from the elements of one OFX file and sends them to a sink.
struct OFXStatementBuilder {
    /// The state before an unknown element, to which the builder is restored if the element is an aggregate.
    struct Snapshot {
        fileprivate var transaction: OFXTransaction
        fileprivate var statement: OFXStatement?
    }

    private(set) var isInTransaction = false
    private var transaction = OFXTransaction()
    private var statement: OFXStatement?
    private var hasBegun = false
    private var skipped = OFXSkippedCounts()
    private var status = OFXStatus()
    private var institution: String?
    private var statementCount = 0
    private var listedAccounts = 0

    var snapshot: Snapshot { Snapshot(transaction: transaction, statement: statement) }

    mutating func rollback(to snapshot: Snapshot) {
        transaction = snapshot.transaction
        if let before = snapshot.statement, before.header.line == statement?.header.line { statement = before }
    }

    // MARK: - Elements

    /// Applies the payee's name, if `PAYEE` is a leaf.
    mutating func applyPayee(_ scanner: borrowing OFXScanner) {
        if isInTransaction { transaction.payeeName = transaction.payeeName ?? scanner.valueText }
    }

    /// Handles the start of a known aggregate.
    mutating func begin(_ tag: OFXTag, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        switch tag {
        case .statement, .cardStatement, .investmentStatement:
            try endStatement(into: &sink)
            let kind: AccountKind? = tag == .cardStatement ? .credit : tag == .investmentStatement ? .investment : nil
            statement = OFXStatement(line: scanner.line(), institution: institution, kind: kind)
        case .transaction:
            let line = scanner.line()
            if statement == nil {
                statement = OFXStatement(line: line, institution: institution)
                try sink.diagnostic(
                    Diagnostic(line: line, severity: .warning, code: .ofxTransactionOutsideStatement, found: "STMTTRN"))
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
        case .investmentTransaction: skipped.transactions += 1
        case .position: skipped.positions += 1
        case .pendingTransaction: skipped.pending += 1
        default: break
        }
    }

    /// Handles a leaf with its value.
    ///
    /// - Parameter context: the innermost known aggregate around the leaf.
    mutating func apply(_ tag: OFXTag, in context: OFXTag, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws {
        if isInTransaction {
            transaction.apply(tag, in: context, from: scanner)
        } else if context == .status {
            status.apply(tag, from: scanner)
        } else if context == .fi {
            if tag == .organization { institution = scanner.valueText ?? institution }
        } else if let code = statement?.apply(tag, in: context, from: scanner) {
            try sink.diagnostic(
                Diagnostic(
                    line: scanner.line(), severity: .warning, code: .ofxStatementCurrencyUnknown, found: code,
                    expected: "an ISO 4217 code"))
        }
    }

    // MARK: - Ends

    /// Handles the end of a known aggregate.
    ///
    /// - Parameters:
    ///   - isClosed: whether it has its own end tag.
    ///   - isRoot: whether it is the root element.
    mutating func end(_ tag: OFXTag, isClosed: Bool, isRoot: Bool, _ scanner: inout OFXScanner, into sink: inout some StatementSink) throws
    {
        switch tag {
        case .transaction: try endTransaction(isClosed: isClosed, into: &sink)
        case .ledgerBalance: try endBalance(into: &sink)
        case .status:
            if let diagnostic = status.diagnostic { try sink.diagnostic(diagnostic) }
        case .statement, .cardStatement, .investmentStatement:
            if !isClosed {
                try sink.diagnostic(
                    Diagnostic(
                        line: scanner.line(), severity: .warning, code: .ofxStatementNotClosed, expected: "</\(tag.rawValue)>"))
            }
            try endStatement(into: &sink)
        // A nested OFX element is invalid and does not end the statement around it.
        case .ofx where isRoot: try endStatement(into: &sink)
        default: break
        }
    }

    private mutating func endTransaction(isClosed: Bool, into sink: inout some StatementSink) throws {
        isInTransaction = false
        guard isClosed else {
            try sink.diagnostic(
                Diagnostic(
                    line: transaction.line, severity: .rejected, code: .ofxTransactionNotClosed, found: transaction.label,
                    expected: "</STMTTRN>"))
            return
        }
        switch transaction.statementLine(in: statement?.header.currency) {
        case .success(let line):
            // A statement without a currency has that of its first line.
            if !hasBegun, statement?.header.currency == nil { statement?.header.currency = line.currency }
            try beginStatement(into: &sink)
            try sink.line(line)
        case .failure(let rejection):
            try sink.diagnostic(
                Diagnostic(
                    line: transaction.line, severity: .rejected, code: rejection.code, arguments: rejection.arguments,
                    found: rejection.found, expected: rejection.expected))
        }
    }

    private mutating func endBalance(into sink: inout some StatementSink) throws {
        guard statement != nil, statement?.finishBalance() == false, let balance = statement?.balance else { return }
        try sink.diagnostic(
            Diagnostic(
                line: balance.line, severity: .warning, code: .ofxBalanceIncomplete, found: balance.invalidAmount,
                expected: "BALAMT and DTASOF"))
    }

    private mutating func beginStatement(into sink: inout some StatementSink) throws {
        guard !hasBegun, let statement else { return }
        hasBegun = true
        statementCount += 1
        try sink.begin(statement.header)
    }

    private mutating func endStatement(into sink: inout some StatementSink) throws {
        guard statement != nil else { return }
        try beginStatement(into: &sink)
        if let note = skipped.diagnostic(line: statement?.header.line ?? 0) { try sink.diagnostic(note) }
        if let trailer = statement?.trailer { try sink.end(trailer) }
        statement = nil
        hasBegun = false
        skipped = OFXSkippedCounts()
    }

    /// Reports a file without a statement.
    func finish(into sink: inout some StatementSink) throws {
        if statementCount > 0 { return }
        if listedAccounts > 0 {
            try sink.diagnostic(
                Diagnostic(
                    line: 0, severity: .note, code: .ofxOnlyAccounts,
                    found: "\(listedAccounts) account\(listedAccounts == 1 ? "" : "s")"))
        } else {
            try sink.diagnostic(Diagnostic(line: 0, severity: .warning, code: .fileNoStatement))
        }
    }
}
