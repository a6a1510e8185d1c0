import Models
import Storage

/// Finds lines in two own accounts that are the two sides of one transfer, and merges their transactions.
///
/// Two lines may be one transfer if their amounts are opposite and equal, and they are at most four days apart, in two own accounts of one currency.
/// They are joined if there is evidence for it and none against it (`TransferEvidence`); the user decides on the rest. Runs once over the days of an
/// import's new lines, in batches of days.
struct TransferMatcher {
    /// Maximum distance of the two sides in days.
    private static let maximumDistance = 4
    /// Days per batch.
    private static let daysPerBatch = 128
    /// Bounds the work for files that repeat one amount many times: pairs of a batch, and lines that are near another.
    private static let maximumPairs = 250_000
    private static let maximumEqualAmounts = 200

    private let state: ImportState
    private let reader: TransferSideReader
    /// The names of the household's members.
    private let members: [String]

    init(_ state: ImportState) throws {
        self.state = state
        reader = TransferSideReader(state: state)
        members = try MemberRepository(state.write.connection, household: state.write.household).all()
            .map(\.displayName)
    }

    /// The result of the matching.
    struct Result {
        /// Days of new lines that became a side of a transfer, by account.
        var sides: [ID<Account>: [Day]] = [:]
        /// Days of new lines whose transaction was merged into that of the other side, by account.
        var merged: [ID<Account>: [Day]] = [:]
        /// Amounts of lines that may be transfers, for the user to decide.
        var open: [(Day, Money)] = []
    }

    func run() throws -> Result {
        var result = Result()
        // What another member's lines would say stays closed: that member joins them.
        let accounts = state.ledgerAccounts.values.filter { $0.role == .own && state.opens($0.id) }.sorted { $0.id < $1.id }
        guard accounts.count > 1, let first = state.newDays.values.map(\.lowerBound).min(),
            let last = state.newDays.values.map(\.upperBound).max()
        else { return result }
        var start = first
        while start <= last {
            let end = min(start.adding(days: Self.daysPerBatch - 1), last)
            // A debit of the batch may match a credit after it, and that credit a debit after that.
            try match(
                debitsOf: start...end, accounts: accounts,
                around: start.adding(days: -3 * Self.maximumDistance)...end.adding(days: 3 * Self.maximumDistance),
                into: &result)
            start = end.adding(days: 1)
        }
        // New credits whose debit is up to four days before the first new line.
        let before = first.adding(days: -Self.maximumDistance)...first.adding(days: -1)
        try match(
            debitsOf: before, accounts: accounts,
            around: before.lowerBound.adding(days: -3 * Self.maximumDistance)...before.upperBound.adding(days: 3 * Self.maximumDistance),
            into: &result)
        // New credits whose debit is up to four days after the last new line.
        let after = last.adding(days: 1)...last.adding(days: Self.maximumDistance)
        try match(
            debitsOf: after, accounts: accounts,
            around: after.lowerBound.adding(days: -3 * Self.maximumDistance)...after.upperBound.adding(days: 3 * Self.maximumDistance),
            into: &result)
        return result
    }

    // MARK: - Matching

    private func match(
        debitsOf days: ClosedRange<Day>, accounts: [LedgerAccountRecord], around: ClosedRange<Day>, into result: inout Result
    ) throws {
        guard state.hasNewLines(in: around) else { return }
        var lines: [PostedLine] = []
        for account in accounts where account.currency != nil {
            try state.lines.postedLines(of: ID(rawValue: account.id.rawValue), from: around.lowerBound, until: around.upperBound) {
                lines.append($0)
            }
        }
        // Most debits have no credit of their amount nearby.
        let amounts = Set(lines.lazy.map(\.amount).filter { $0 > 0 })
        lines.removeAll { $0.amount <= 0 && !amounts.contains(Int64(clamping: $0.amount.magnitude)) }
        // Groups equal amounts; within them, keeps accounts and days in order.
        lines.sort { ($0.amount.magnitude, $0.day, $0.account, $0.id) < ($1.amount.magnitude, $1.day, $1.account, $1.id) }
        var rest = lines[...]
        while let amount = rest.first?.amount.magnitude {
            let alike = rest.prefix { $0.amount.magnitude == amount }
            rest = rest.dropFirst(alike.count)
            let debits = alike.filter { $0.amount < 0 }
            let credits = alike.filter { $0.amount > 0 }
            guard debits.count * credits.count <= Self.maximumPairs else { continue }
            let near = (debits.filter { isNear($0, credits) }, credits.filter { isNear($0, debits) })
            guard !near.0.isEmpty, max(near.0.count, near.1.count) <= Self.maximumEqualAmounts else { continue }
            try match(near.0, near.1, days: days, into: &result)
        }
    }

    /// Whether a line may be the other side of one of some lines, at least one of them new.
    private func isNear(_ line: PostedLine, _ others: [PostedLine]) -> Bool {
        others.contains { areNear(line, $0) && (state.isNew(line) || state.isNew($0)) }
    }

    private func areNear(_ line: PostedLine, _ other: PostedLine) -> Bool {
        line.account != other.account && abs(line.day.distance(to: other.day)) <= Self.maximumDistance
            && state.ledgerAccounts[LedgerAccountID(line.account)]?.currency
                == state.ledgerAccounts[LedgerAccountID(other.account)]?.currency
    }

    private func match(_ debits: [PostedLine], _ credits: [PostedLine], days: ClosedRange<Day>, into result: inout Result) throws {
        let (debits, credits) = (try reader.sides(of: debits), try reader.sides(of: credits))
        var pairs: [TransferPairing.Pair] = []
        for (index, debit) in debits.enumerated() {
            for (other, credit) in credits.enumerated()
            where areNear(debit.line, credit.line) && debit.isAllowed(by: credit) && credit.isAllowed(by: debit) {
                pairs.append(
                    TransferPairing.Pair(
                        debit: index, credit: other, evidence: TransferEvidence(debit, credit, members: members),
                        distance: abs(Int(debit.day.distance(to: credit.day)))))
            }
        }
        let pairing = TransferPairing(pairs, debitAccounts: debits.map(\.line.account), creditAccounts: credits.map(\.line.account))
        for pair in pairing.joined where days.contains(debits[pair.debit].day) {
            let (debit, credit) = (debits[pair.debit].line, credits[pair.credit].line)
            if state.isNew(debit) || state.isNew(credit) { try join(debit, credit, into: &result) }
        }
        for index in pairing.open.sorted() where days.contains(debits[index].day) {
            let debit = debits[index]
            result.open.append((debit.day, Money(minorUnits: -debit.line.amount, currency: debit.currency)))
        }
    }

    // MARK: - Joining

    private func join(_ debit: PostedLine, _ credit: PostedLine, into result: inout Result) throws {
        guard let debitGroup = try state.write.transactions.group(debit.group),
            let creditGroup = try state.write.transactions.group(credit.group),
            isOneSided(debitGroup, at: LedgerAccountID(debit.account)), isOneSided(creditGroup, at: LedgerAccountID(credit.account)),
            let amount = debitGroup.parts.first?.amount, amount == creditGroup.parts.first?.amount
        else { return }
        // The transaction that existed before the import is kept.
        let isOldDebit = debit.importID != state.id || state.effects.existedBefore(debitGroup.id)
        let isOldCredit = credit.importID != state.id || state.effects.existedBefore(creditGroup.id)
        let keepsDebit = isOldDebit || !isOldCredit
        // If both existed before, only the user merges them.
        guard !(isOldDebit && isOldCredit) else { return }
        let (kept, gone) = keepsDebit ? (debitGroup, creditGroup) : (creditGroup, debitGroup)
        var joined = kept
        joined.parts[0].source = LedgerAccountID(debit.account)
        joined.parts[0].sourceDay = debitGroup.day(at: LedgerAccountID(debit.account)) ?? debit.day
        joined.parts[0].destination = LedgerAccountID(credit.account)
        joined.parts[0].destinationDay = creditGroup.day(at: LedgerAccountID(credit.account)) ?? credit.day
        if joined.payee.isEmpty { joined.payee = gone.payee }
        if joined.parts[0].note.isEmpty { joined.parts[0].note = gone.parts[0].note }
        joined.tags = Set(kept.tags + gone.tags).sorted()
        for (line, group) in [(debit, debitGroup), (credit, creditGroup)] {
            try state.lines.join(line, to: kept.id, keeping: group)
            if state.isNew(line) { result.sides[line.account, default: []].append(line.day) }
        }
        try state.write.journal.remove(gone)
        let mergedLine = keepsDebit ? credit : debit
        result.merged[mergedLine.account, default: []].append(mergedLine.day)
        if keepsDebit ? isOldDebit : isOldCredit {
            try state.effects.replace(kept, with: joined, waiting: [])
        } else {
            try state.effects.recordCreated(try state.write.journal.replace(kept, with: joined, keepingTexts: false))
        }
        state.digest.add(8)
        state.digest.add(debit.account.rawValue)
        state.digest.add(credit.account.rawValue)
        state.digest.add(amount.minorUnits)
        state.digest.add(Int64(debit.day.number))
    }

    /// Whether a group is a single unchanged entry between an own account and a category.
    private func isOneSided(_ group: TransactionGroup, at ledgerAccount: LedgerAccountID) -> Bool {
        guard group.parts.count == 1, group.status == .completed, let part = group.parts.first else { return false }
        let other = part.source == ledgerAccount ? part.destination : part.source
        return (part.source == ledgerAccount || part.destination == ledgerAccount) && state.ledgerAccounts[other]?.role == .category
    }
}
