import Models
import StatementFiles
import Storage

/// Resolves the own accounts named by the lines of one statement, and finds the other sides of such lines.
///
/// A transfer is listed in both accounts of a file, in two files, or in two imports: the second line joins the transaction of the first.
struct TransferNameResolver {
    private let state: ImportState
    private let account: ID<Account>
    private let ledgerAccount: LedgerAccountID
    private let currency: Currency
    /// Folded names that files use for the account itself.
    private let ownNames: Set<String>

    /// Maximum distance in days of two sides that name each other.
    private static let maximumNamedDistance = 10
    /// Maximum distance in days if only one side names the other.
    private static let maximumDistance = 4

    /// - Parameter statementName: the name of the account in the statement.
    init(_ state: ImportState, account: LedgerAccountRecord, currency: Currency, statementName: String?) {
        self.state = state
        self.account = ID(rawValue: account.id.rawValue)
        ledgerAccount = account.id
        self.currency = currency
        ownNames = Set([account.name, statementName ?? account.name].map(\.folded))
    }

    // MARK: - Names

    /// The own accounts named by a line.
    func sides(of line: StatementLine, _ amount: Int64) -> [NamedSide] {
        guard !line.parts.isEmpty else {
            return line.transferAccount.map { [side(named: $0, amount, part: nil)] } ?? []
        }
        guard line.parts.contains(where: { $0.transferAccount != nil }), let units = line.partUnits(of: amount, in: currency) else {
            return []
        }
        return line.parts.indices.compactMap { index in
            units[index] == 0 ? nil : line.parts[index].transferAccount.map { side(named: $0, units[index], part: index) }
        }
    }

    private func side(named name: String, _ amount: Int64, part: Int?) -> NamedSide {
        let folded = name.folded
        let other = state.ownAccount(named: folded, in: currency)
        let isSelf = other == ledgerAccount || (other == nil && ownNames.contains(folded))
        return NamedSide(text: name, name: folded, other: isSelf ? nil : other, isSelf: isSelf, amount: amount, part: part)
    }

    /// The destination of a named side without a line of its own: the account, which then gets an open entry; nil if the account's own
    /// statement in this import does not contain it, or contains several lines that could be it.
    func destination(of side: NamedSide) -> LedgerAccountID? {
        guard let other = side.other, !side.isContested, !state.hasStatement(of: other) else { return nil }
        return other
    }

    // MARK: - Other sides

    /// An existing transaction of a transfer, created by another line.
    struct Match {
        var side: NamedSide
        var group: TransactionGroup
        /// Index of the transaction in the group.
        var index: Int
        /// The day of its entry in the account; nil if it has none.
        var dayHere: Day?
        var isMade: Bool
    }

    /// The existing transaction for a side; nil if there is none.
    ///
    /// Among open entries and lines that name this account, the nearest in days and then the oldest matches. Lines that name no account match
    /// only if exactly one fits.
    ///
    /// - Parameters:
    ///   - side: marked as contested if several lines fit.
    ///   - taken: transactions already joined by other sides of the line.
    func match(of side: inout NamedSide, on day: Day, excluding taken: Set<ID<Transaction>>) throws -> Match? {
        guard let other = side.other else { return nil }
        let days = day.adding(days: -Self.maximumNamedDistance)...day.adding(days: Self.maximumNamedDistance)
        let near = day.adding(days: -Self.maximumDistance)...day.adding(days: Self.maximumDistance)
        let otherAccount: ID<Account> = ID(rawValue: other.rawValue)
        let (mirrored, overflow) = Int64(0).subtractingReportingOverflow(side.amount)
        guard !overflow else { return nil }
        let own = ownNames.sorted()
        let waiting = try nearest(
            state.namedTransfers.waiting(in: account, from: otherAccount, amount: side.amount, days: days), to: day, excluding: taken)
        if let waiting { return try match(waiting, side, isWaiting: true) }
        var named: [NamedTransferRepository.Candidate] = []
        for name in own { named += try state.namedTransfers.named(name, by: otherAccount, amount: mirrored, days: days) }
        if let found = nearest(named, to: day, excluding: taken) { return try match(found, side, isWaiting: false) }
        let others = try state.namedTransfers.oneSided(of: otherAccount, amount: mirrored, days: near).filter { candidate in
            guard !taken.contains(candidate.group) else { return false }
            // A line that names a third account belongs to another transfer.
            guard let name = candidate.name else { return true }
            return state.ownAccount(named: name, in: currency).map { $0 == ledgerAccount } ?? true
        }
        side.isContested = Set(others.map(\.part)).count > 1
        guard !side.isContested, let found = others.first else { return nil }
        return try match(found, side, isWaiting: false)
    }

    private func nearest(
        _ candidates: [NamedTransferRepository.Candidate], to day: Day, excluding taken: Set<ID<Transaction>>
    ) -> NamedTransferRepository.Candidate? {
        candidates.filter { !taken.contains($0.group) }.enumerated().min { left, right in
            (abs(left.element.day.distance(to: day)), left.offset) < (abs(right.element.day.distance(to: day)), right.offset)
        }?.element
    }

    private func match(_ candidate: NamedTransferRepository.Candidate, _ side: NamedSide, isWaiting: Bool) throws -> Match? {
        guard let group = try state.write.transactions.group(candidate.group),
            let index = group.parts.firstIndex(where: { $0.id == candidate.part })
        else { return nil }
        let isMade =
            isWaiting
            ? state.effects.isCreatedAndOpen(group.id) : candidate.importID == state.id && !state.effects.existedBefore(group.id)
        return Match(side: side, group: group, index: index, dayHere: isWaiting ? candidate.day : nil, isMade: isMade)
    }
}
