import Models
import Services
import StatementFiles
import Storage

/// Which own accounts the lines of one statement name, and where the other side of such a line is found.
///
/// Both lists of a file hold a transfer, and so do two files of one import or two imports: whichever line comes second joins what the first
/// one made.
struct TransferNames {
    private let state: ImportState
    private let account: ID<Account>
    private let place: Place
    private let currency: Currency
    /// What files call the account itself, folded.
    private let ownNames: Set<String>

    /// How many days two sides that name each other may lie apart.
    private static let namedReach = 10
    /// How many days they may lie apart where only one names the other.
    private static let reach = 4

    /// - Parameter statementName: what the statement calls its account.
    init(_ state: ImportState, account: PlaceRecord, currency: Currency, statementName: String?) {
        self.state = state
        self.account = ID(rawValue: account.id.rawValue)
        place = account.id
        self.currency = currency
        ownNames = Set([account.name, statementName ?? account.name].map(\.folded))
    }

    // MARK: - Names

    /// The own accounts that a line names.
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
        let isSelf = other == place || (other == nil && ownNames.contains(folded))
        return NamedSide(text: name, name: folded, other: isSelf ? nil : other, isSelf: isSelf, amount: amount, part: part)
    }

    /// Where the money of a named side goes while its other side has no line: to the account, which then waits for it; to nothing known
    /// where the account's own statement of this import does not have it, or where it has several lines that could be it.
    func destination(of side: NamedSide) -> Place? {
        guard let other = side.other, !side.isContested, !state.hasStatement(of: other) else { return nil }
        return other
    }

    // MARK: - Other sides

    /// What another line has already made of a transfer.
    struct Match {
        var side: NamedSide
        var group: TransactionGroup
        /// Of the transaction in the group.
        var index: Int
        /// The day on which the account has it already; nil where it has not.
        var dayHere: Day?
        var isMade: Bool
    }

    /// What has been made of a side's transfer already; nil where nothing has.
    ///
    /// Of entries that wait and of lines that name this account the nearest in days is taken, and then the oldest. Of lines that name no
    /// account none is taken where several fit.
    ///
    /// - Parameters:
    ///   - side: it is noted as contested where several lines fit.
    ///   - taken: transactions that other sides of the line have taken.
    func match(of side: inout NamedSide, on day: Day, besides taken: Set<ID<Transaction>>) throws -> Match? {
        guard let other = side.other else { return nil }
        let days = day.adding(days: -Self.namedReach)...day.adding(days: Self.namedReach)
        let near = day.adding(days: -Self.reach)...day.adding(days: Self.reach)
        let otherAccount: ID<Account> = ID(rawValue: other.rawValue)
        let (mirrored, overflow) = Int64(0).subtractingReportingOverflow(side.amount)
        guard !overflow else { return nil }
        let own = ownNames.sorted()
        let waiting = try nearest(
            state.named.waiting(in: account, from: otherAccount, amount: side.amount, days: days), to: day, besides: taken)
        if let waiting { return try match(waiting, side, isWaiting: true) }
        var named: [NamedTransferRepository.Candidate] = []
        for name in own { named += try state.named.named(name, by: otherAccount, amount: mirrored, days: days) }
        if let found = nearest(named, to: day, besides: taken) { return try match(found, side, isWaiting: false) }
        let others = try state.named.oneSided(of: otherAccount, amount: mirrored, days: near).filter { candidate in
            guard !taken.contains(candidate.group) else { return false }
            // A line that names a third account is no side of this transfer.
            guard let name = candidate.name else { return true }
            return state.ownAccount(named: name, in: currency).map { $0 == place } ?? true
        }
        side.isContested = Set(others.map(\.part)).count > 1
        guard !side.isContested, let found = others.first else { return nil }
        return try match(found, side, isWaiting: false)
    }

    private func nearest(
        _ candidates: [NamedTransferRepository.Candidate], to day: Day, besides taken: Set<ID<Transaction>>
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
            ? state.isMadeToWait(group.id) : candidate.importID == state.id && !state.wasThere(group.id)
        return Match(side: side, group: group, index: index, dayHere: isWaiting ? candidate.day : nil, isMade: isMade)
    }
}
