import Models
import StatementFiles

/// Compares the lines of one statement with the balances it states, and applies these after the last line.
struct StatementBalances {
    private let context: StatementContext
    private let header: StatementHeader
    private let isOwnExport: Bool
    private let opening: OpeningBalanceUpdater
    private let accountHash: StableHash
    private var sums: StatementReconciliation
    /// By key of the id, the number of lines that the balances do not count because an equal line exists.
    private var duplicates: [UInt64: Int]

    /// - Parameters:
    ///   - isOwnExport: whether the statement is Coffer's own export of the account.
    ///   - accountHash: hash of the statement's account, part of the keys of its ids.
    ///   - duplicates: by key of the id, the number of lines that the balances do not count.
    init(
        _ context: StatementContext, header: StatementHeader, isOwnExport: Bool, opening: OpeningBalanceUpdater, accountHash: StableHash,
        duplicates: [UInt64: Int]
    ) {
        self.context = context
        self.header = header
        self.isOwnExport = isOwnExport
        self.opening = opening
        self.accountHash = accountHash
        self.duplicates = duplicates
        sums = StatementReconciliation(header)
    }

    /// Adds a line.
    mutating func add(_ line: StatementLine) { sums.add(line) }

    /// Adds a line, or warns if the balances do not count it because the statement contains an equal one.
    ///
    /// - Parameter bankId: nil if it is not valid.
    mutating func add(_ line: StatementLine, bankId: String?) {
        if isDuplicate(line, bankId) {
            context.emit(Diagnostic(line: line.line, severity: .warning, code: .importLineTwice, found: line.bankId))
        } else {
            sums.add(line)
        }
    }

    /// Applies the balances after the last line, and warns of those that do not agree with the lines or the ledger.
    ///
    /// - Returns: the amount by which the lines miss the stated balances; zero if they add up.
    func finish(_ trailer: StatementTrailer, hasNewLines: Bool) throws -> Int64 {
        // The balance in an own export is the sum of its lines, which proves nothing.
        guard !isOwnExport || hasNewLines else { return 0 }
        let gap = isOwnExport ? nil : sums.discrepancy(with: trailer).flatMap { StatementGap($0, in: context.currency) }
        if let gap { context.emit(gap.warning(line: header.line, locale: context.state.write.locale)) }
        for diagnostic in try opening.finish(isOwnExport ? StatementTrailer() : trailer, gap: gap?.difference) { context.emit(diagnostic) }
        return gap?.difference.minorUnits ?? 0
    }

    /// The stated balances before the first and after the last line, in minor units; nil if there is none.
    func stated(_ trailer: StatementTrailer) -> (opening: Int64?, closing: Int64?) {
        guard !isOwnExport else { return (nil, nil) }
        return (
            units(header.opening ?? trailer.opening ?? trailer.intermediateOpening), units(trailer.closing ?? trailer.intermediateClosing)
        )
    }

    private func units(_ balance: StatementBalance?) -> Int64? {
        guard let balance else { return nil }
        do {
            return try balance.amount.money(in: context.currency).amount.minorUnits
        } catch {
            return nil
        }
    }

    private mutating func isDuplicate(_ line: StatementLine, _ bankId: String?) -> Bool {
        guard !duplicates.isEmpty, line.status == .booked, line.correction == nil, let bankId else { return false }
        let key = BankIdScanner.key(account: accountHash, id: bankId)
        guard let left = duplicates[key], left > 0 else { return false }
        duplicates[key] = left - 1
        return true
    }
}
