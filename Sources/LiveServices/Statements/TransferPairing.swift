import Models
import Services
import Storage

/// Finds lines in two own accounts that are the two sides of one transfer, and makes one transaction of the two.
///
/// Opposite and equal, within four days, in two own accounts of one currency, and nothing else fits either side; where several fit, a
/// person has to say which (`product.md` section 4). Runs once over the days of an import's new lines, one stretch of days at a time.
struct TransferPairing {

    private struct Candidate {
        var record: PostedLine
        var currency: Currency
        /// The own account that the line names; nil where it names none or nobody knows it.
        var named: ID<Account>?

        /// Whether the line says nothing that speaks against another account as its other side.
        func admits(_ other: Candidate) -> Bool {
            if let named { return named == other.record.account }
            // Two lines that each name an account that is not known are sides of two other transfers.
            return record.name == nil || other.record.name == nil
        }
    }

    /// How many days the two sides may lie apart.
    private static let reach = 4
    /// Days looked at at once.
    private static let stretch = 128

    private let state: ImportState

    init(_ state: ImportState) {
        self.state = state
    }

    /// What pairing came to.
    struct Result {
        /// New lines that became one side of a transfer, by account.
        var sides: [ID<Account>: [Day]] = [:]
        /// New lines whose own transaction was merged into that of the other side, by account.
        var merged: [ID<Account>: [Day]] = [:]
        /// Amounts for which several lines fitted.
        var ambiguous: [(Day, Money)] = []
    }

    func run() throws -> Result {
        var result = Result()
        let accounts = state.places.values.filter { $0.role == .own }.sorted { $0.id < $1.id }
        guard accounts.count > 1, let first = state.newDays.values.map(\.lowerBound).min(),
            let last = state.newDays.values.map(\.upperBound).max()
        else { return result }
        var start = first
        while start <= last {
            let end = min(start.adding(days: Self.stretch - 1), last)
            // A debit of the stretch may pair with a credit beyond it, and that credit with a debit still further on.
            try pair(
                debitsOf: start...end, accounts: accounts, around: start.adding(days: -3 * Self.reach)...end.adding(days: 3 * Self.reach),
                into: &result)
            start = end.adding(days: 1)
        }
        // A new credit whose debit lies up to four days before the first new line.
        let before = first.adding(days: -Self.reach)...first.adding(days: -1)
        try pair(
            debitsOf: before, accounts: accounts,
            around: before.lowerBound.adding(days: -3 * Self.reach)...before.upperBound.adding(days: 3 * Self.reach), into: &result)
        // A new credit whose debit lies up to four days behind the last new line.
        let after = last.adding(days: 1)...last.adding(days: Self.reach)
        try pair(
            debitsOf: after, accounts: accounts,
            around: after.lowerBound.adding(days: -3 * Self.reach)...after.upperBound.adding(days: 3 * Self.reach), into: &result)
        return result
    }

    // MARK: - Finding

    private func pair(debitsOf days: ClosedRange<Day>, accounts: [PlaceRecord], around: ClosedRange<Day>, into result: inout Result) throws
    {
        guard state.hasNewLines(in: around) else { return }
        var candidates: [Candidate] = []
        for account in accounts {
            guard let currency = account.currency else { continue }
            try state.lines.postedLines(of: ID(rawValue: account.id.rawValue), from: around.lowerBound, until: around.upperBound) {
                let named = $0.name.flatMap { state.ownAccount(named: $0, in: currency) }.map { ID<Account>(rawValue: $0.rawValue) }
                candidates.append(Candidate(record: $0, currency: currency, named: named))
            }
        }
        // Most debits have no credit of their size anywhere near.
        let credits = Set(candidates.lazy.map(\.record.amount).filter { $0 > 0 })
        candidates.removeAll { $0.record.amount <= 0 && !credits.contains(Int64(clamping: $0.record.amount.magnitude)) }
        // Equal amounts come together; within them accounts and days stay in their order.
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
            if !debits.isEmpty, !credits.isEmpty { try pair(debits, credits, days: days, into: &result) }
        }
    }

    private func pair(_ debits: [Candidate], _ credits: [Candidate], days: ClosedRange<Day>, into result: inout Result) throws {
        // A hostile file can repeat one amount without end; people do not.
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
            && abs(debit.record.day.distance(to: credit.record.day)) <= reach && debit.admits(credit) && credit.admits(debit)
    }

    /// One debit and one credit that fit nothing else; or as many of each, all alike, so that it does not matter which goes with which.
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
            isOneSided(debitGroup, at: Place(debit.account)), isOneSided(creditGroup, at: Place(credit.account)),
            let amount = debitGroup.parts.first?.amount, amount == creditGroup.parts.first?.amount
        else { return }
        // The transaction that was there before is kept.
        let isOldDebit = debit.importID != state.id || state.wasThere(debitGroup.id)
        let isOldCredit = credit.importID != state.id || state.wasThere(creditGroup.id)
        let keepsDebit = isOldDebit || !isOldCredit
        // Of two that were there before only a person makes one.
        guard !(isOldDebit && isOldCredit) else { return }
        let (kept, gone) = keepsDebit ? (debitGroup, creditGroup) : (creditGroup, debitGroup)
        var joined = kept
        joined.parts[0].source = Place(debit.account)
        joined.parts[0].sourceDay = debitGroup.day(at: Place(debit.account)) ?? debit.day
        joined.parts[0].destination = Place(credit.account)
        joined.parts[0].destinationDay = creditGroup.day(at: Place(credit.account)) ?? credit.day
        if joined.payee.isEmpty { joined.payee = gone.payee }
        if joined.parts[0].note.isEmpty { joined.parts[0].note = gone.parts[0].note }
        joined.tags = Set(kept.tags + gone.tags).sorted()
        try state.write.book.remove(gone)
        let mergedLine = keepsDebit ? credit : debit
        result.merged[mergedLine.account, default: []].append(mergedLine.day)
        if keepsDebit ? isOldDebit : isOldCredit {
            try state.replace(kept, with: joined, waiting: [])
        } else {
            try state.noteMade(try state.write.book.replace(kept, with: joined))
        }
        for line in [debit, credit] {
            try state.lines.join(line, to: kept.id)
            if state.isNew(line) { result.sides[line.account, default: []].append(line.day) }
        }
        state.digest.add(8)
        state.digest.add(debit.account.rawValue)
        state.digest.add(credit.account.rawValue)
        state.digest.add(amount.minorUnits)
        state.digest.add(Int64(debit.day.number))
    }

    /// Whether a group is one movement between an own account and a category, still as its line made it.
    private func isOneSided(_ group: TransactionGroup, at place: Place) -> Bool {
        guard group.parts.count == 1, group.status == .completed, let part = group.parts.first else { return false }
        let other = part.source == place ? part.destination : part.source
        return (part.source == place || part.destination == place) && state.places[other]?.role == .category
    }
}
