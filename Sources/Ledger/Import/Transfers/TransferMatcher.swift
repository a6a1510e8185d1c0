import Models
import Services
import Storage

/// Matches lines in two own accounts that are the two sides of one transfer, and merges their transactions.
///
/// Two lines match if their amounts are opposite and equal, they are at most four days apart, in two own accounts of one currency, and no
/// other line matches either side; if several match, the user has to decide. Runs once over the days of an
/// import's new lines, in batches of days.
struct TransferMatcher {

    private struct Candidate {
        var record: PostedLine
        var currency: Currency
        /// The own account named by the line; nil if it names none or an unknown one.
        var named: ID<Account>?

        /// Whether the line's named account, if any, allows another line as its other side.
        func allows(_ other: Candidate) -> Bool {
            if let named { return named == other.record.account }
            // Two lines that both name unknown accounts belong to different transfers.
            return record.name == nil || other.record.name == nil
        }
    }

    /// Maximum distance of the two sides in days.
    private static let maximumDistance = 4
    /// Days per batch.
    private static let daysPerBatch = 128

    private let state: ImportState

    init(_ state: ImportState) {
        self.state = state
    }

    /// The result of the matching.
    struct Result {
        /// Days of new lines that became a side of a transfer, by account.
        var sides: [ID<Account>: [Day]] = [:]
        /// Days of new lines whose transaction was merged into that of the other side, by account.
        var merged: [ID<Account>: [Day]] = [:]
        /// Amounts with several matching lines.
        var ambiguous: [(Day, Money)] = []
    }

    func run() throws -> Result {
        var result = Result()
        let accounts = state.ledgerAccounts.values.filter { $0.role == .own }.sorted { $0.id < $1.id }
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
        var candidates: [Candidate] = []
        for account in accounts {
            guard let currency = account.currency else { continue }
            try state.lines.postedLines(of: ID(rawValue: account.id.rawValue), from: around.lowerBound, until: around.upperBound) {
                let named = $0.name.flatMap { state.ownAccount(named: $0, in: currency) }.map { ID<Account>(rawValue: $0.rawValue) }
                candidates.append(Candidate(record: $0, currency: currency, named: named))
            }
        }
        // Most debits have no credit of their amount nearby.
        let credits = Set(candidates.lazy.map(\.record.amount).filter { $0 > 0 })
        candidates.removeAll { $0.record.amount <= 0 && !credits.contains(Int64(clamping: $0.record.amount.magnitude)) }
        // Groups equal amounts; within them, keeps accounts and days in order.
        candidates.sort {
            ($0.record.amount.magnitude, $0.record.account, $0.record.id) < ($1.record.amount.magnitude, $1.record.account, $1.record.id)
        }
        var rest = candidates[...]
        while let amount = rest.first?.record.amount.magnitude {
            let alike = rest.prefix { $0.record.amount.magnitude == amount }
            rest = rest.dropFirst(alike.count)
            guard alike.count > 1 else { continue }
            let debits = alike.filter { $0.record.amount < 0 }
            let credits = alike.filter { $0.record.amount > 0 }
            if !debits.isEmpty, !credits.isEmpty { try match(debits, credits, days: days, into: &result) }
        }
    }

    private func match(_ debits: [Candidate], _ credits: [Candidate], days: ClosedRange<Day>, into result: inout Result) throws {
        // Bounds the work for files that repeat one amount many times.
        guard debits.count <= 200, credits.count <= 200 else { return }
        var done: Set<Int64> = []
        for debit in debits where days.contains(debit.record.day) && !done.contains(debit.record.id) {
            let targets = credits.filter { Self.fit(debit, $0) && !done.contains($0.record.id) }
            guard !targets.isEmpty else { continue }
            let rivals = debits.filter { rival in !done.contains(rival.record.id) && targets.contains { Self.fit(rival, $0) } }
            guard Self.isClear(rivals, targets, all: credits.filter { !done.contains($0.record.id) }) else {
                if (rivals + targets).contains(where: { state.isNew($0.record) }) {
                    result.ambiguous.append((debit.record.day, Money(minorUnits: -debit.record.amount, currency: debit.currency)))
                }
                continue
            }
            for (source, target) in zip(rivals, targets) {
                done.insert(source.record.id)
                done.insert(target.record.id)
                guard state.isNew(source.record) || state.isNew(target.record) else { continue }
                try join(source.record, target.record, into: &result)
            }
        }
    }

    private static func fit(_ debit: Candidate, _ credit: Candidate) -> Bool {
        debit.record.account != credit.record.account && debit.currency == credit.currency
            && abs(debit.record.day.distance(to: credit.record.day)) <= maximumDistance && debit.allows(credit) && credit.allows(debit)
    }

    /// Whether the match is unambiguous: one debit and one credit that match no other line; or equally many identical ones of each, so that
    /// the assignment does not matter.
    private static func isClear(_ debits: [Candidate], _ targets: [Candidate], all credits: [Candidate]) -> Bool {
        guard debits.count == targets.count, let debit = debits.first, let credit = targets.first else { return false }
        guard debits.allSatisfy({ $0.record.account == debit.record.account && $0.record.day == debit.record.day }) else { return false }
        guard targets.allSatisfy({ $0.record.account == credit.record.account && $0.record.day == credit.record.day }) else { return false }
        return credits.filter { fit(debit, $0) }.count == targets.count
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
