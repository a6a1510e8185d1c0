import Models
import Services
import StatementFiles
import Storage

/// Posts transactions for an account's new lines: whole, split as in the file, or as a transfer to a named account.
struct LinePoster {
    private let state: ImportState
    private let account: ID<Account>
    private let ledgerAccount: LedgerAccountID
    private let currency: Currency
    private let isCash: Bool
    private let opening: OpeningBalanceUpdater
    private let names: TransferNameResolver
    private let emit: (Diagnostic) -> Void

    init(
        _ state: ImportState, account: LedgerAccountRecord, currency: Currency, opening: OpeningBalanceUpdater, names: TransferNameResolver,
        emit: @escaping (Diagnostic) -> Void
    ) {
        self.state = state
        self.names = names
        self.account = ID(rawValue: account.id.rawValue)
        ledgerAccount = account.id
        self.currency = currency
        isCash = account.kind == .cash
        self.opening = opening
        self.emit = emit
    }

    /// Posts a line.
    ///
    /// - Parameters:
    ///   - amount: the line's amount in minor units, credit positive.
    ///   - sides: the own accounts named by it.
    /// - Returns: the transaction, and its category unless the user chooses another.
    func post(
        _ line: StatementLine, _ amount: Int64, _ key: LineKey, sides: [NamedSide]
    ) throws -> (group: TransactionGroup, suggested: LedgerAccountID) {
        let payee = line.payee
        var (choice, suggested) = try choose(line, amount)
        let chosen = state.answers.category(of: key)
        if let chosen { choice.category = chosen }
        let parts =
            try splitParts(line, amount, choice, sides)
            ?? [part(line, amount, other: try otherSide(line, amount, choice, sides.first), note: line.memo)]
        guard let first = parts.first else { throw StorageError.constraint(detail: "parts") }
        let group = TransactionGroup(
            id: first.id, parts: parts, status: line.status == .pending ? .pending : .completed, payee: choice.payee,
            reference: line.reference, tags: choice.tags)
        try state.write.journal.recordLine(of: group, purchaseDay: line.purchaseDay, payee: payee)
        try state.write.journal.insert(group)
        if let chosen, group.parts.contains(where: { $0.source == chosen || $0.destination == chosen }) {
            state.addChosenCategory(chosen, for: group.payee, isIncome: amount > 0)
        }
        if group.status == .completed { opening.add(amount, on: line.day) }
        if group.status == .pending {
            try state.insertOpenEntry(OpenEntry(account: account, amount: amount, day: line.day, group: group.id))
            state.markCreatedPending(group.id)
        }
        try insertOpenEntriesOfOtherSides(group, sides, on: line.day)
        return (group, suggested)
    }

    /// Joins a line with the transactions that the other sides of its transfers have created.
    ///
    /// - Parameter sides: the own accounts named by it; sides that several lines fit are marked as contested.
    /// - Returns: the transaction; nil if there is no other side yet.
    func join(_ line: StatementLine, _ amount: Int64, sides: inout [NamedSide]) throws -> TransactionGroup? {
        var matches: [TransferNameResolver.Match] = []
        var taken: Set<ID<Transaction>> = []
        for index in sides.indices {
            guard let match = try names.match(of: &sides[index], on: line.day, excluding: taken) else {
                warnIfContested(sides[index], of: line)
                continue
            }
            matches.append(match)
            taken.insert(match.group.id)
        }
        guard let first = matches.first else { return nil }
        // A line is joined with one transaction; further sides stay transactions of their own.
        for match in matches.dropFirst() { try state.amend(match, with: joined(match, on: line.day), at: account) }
        var group = joined(first, on: line.day)
        if line.parts.isEmpty {
            if group.payee.isEmpty { group.payee = line.payee }
            if group.parts[first.index].note.isEmpty { group.parts[first.index].note = line.memo }
        } else {
            let choice = try choose(line, amount).choice
            let rest = try splitParts(line, amount, choice, sides, without: Set(matches.compactMap(\.side.part))) ?? []
            group.parts += rest
            // The split line has the payee of the purchase; its transfer has only the accounts.
            if !choice.payee.isEmpty { group.payee = choice.payee }
            group.tags = Set(group.tags + choice.tags).sorted()
        }
        if group.reference == nil { group.reference = line.reference }
        try state.write.journal.recordLine(of: group, purchaseDay: line.purchaseDay, payee: line.payee)
        let result = try state.amend(first, with: group, at: account)
        var fresh = amount
        for match in matches {
            state.digest.add(10)
            if !match.isMade { state.digest.add(match.group.id.rawValue) }
            // What was pending was in no balance yet.
            guard let old = match.dayHere, match.group.status == .completed else { continue }
            fresh -= match.side.amount
            opening.move(match.side.amount, from: old, to: line.day)
        }
        if fresh != 0 { opening.add(fresh, on: line.day) }
        let left = sides.filter { side in !matches.contains { $0.side.part == side.part } }
        try insertOpenEntriesOfOtherSides(result, left, on: line.day)
        return result
    }

    /// Warns that several lines fit a part of a split. Whole lines are left to `TransferMatcher`, which joins or warns.
    private func warnIfContested(_ side: NamedSide, of line: StatementLine) {
        guard side.isContested, side.part != nil else { return }
        emit(
            Diagnostic(line: line.line, severity: .warning, code: .importSeveralPartSides, found: side.text))
    }

    /// The other side's transaction, completed, with this account in place of the unknown one.
    private func joined(_ match: TransferNameResolver.Match, on day: Day) -> TransactionGroup {
        var group = match.group
        group.status = .completed
        if match.side.amount < 0 {
            group.parts[match.index].source = ledgerAccount
            group.parts[match.index].sourceDay = day
        } else {
            group.parts[match.index].destination = ledgerAccount
            group.parts[match.index].destinationDay = day
        }
        return group
    }

    /// Inserts open entries in the named accounts, which wait for their own lines.
    private func insertOpenEntriesOfOtherSides(_ group: TransactionGroup, _ sides: [NamedSide], on day: Day) throws {
        for other in Set(sides.compactMap { names.destination(of: $0) }).sorted() {
            let units = try group.amount(at: other, in: currency).minorUnits
            guard units != 0 else { continue }
            try state.insertOpenEntry(OpenEntry(account: ID(rawValue: other.rawValue), amount: units, day: day, group: group.id))
        }
    }

    private func choose(_ line: StatementLine, _ amount: Int64) throws -> (choice: Categoriser.Choice, suggested: LedgerAccountID) {
        let choice = try state.categoriser.choose(payee: line.payee, amount: amount, account: account, named: line.category)
        state.digest.add(choice.category.rawValue)
        if choice.payee != line.payee { state.digest.add(choice.payee) }
        for tag in choice.tags { state.digest.add(tag) }
        return (choice, choice.category)
    }

    private func otherSide(
        _ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice, _ side: NamedSide?
    ) throws -> LedgerAccountID {
        if let side, side.part == nil { return names.destination(of: side) ?? state.categoriser.transfer }
        if line.kind == .cashWithdrawal, amount < 0, !isCash, let cash = state.categoriser.cashAccount(in: currency) { return cash }
        return choice.category
    }

    /// Makes one transaction of a line between the account and another ledger account.
    func part(_ line: StatementLine, _ amount: Int64, other: LedgerAccountID, note: String) -> Transaction {
        let magnitude = Money(minorUnits: Int64(clamping: amount.magnitude), currency: currency)
        var foreign: Money?
        if let figure = line.foreign {
            if let money = Self.amount(of: figure.amount, in: figure.currency) {
                foreign = money.isZero ? nil : Money(minorUnits: Int64(clamping: money.minorUnits.magnitude), currency: money.currency)
            } else {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, code: .importForeignAmountTooLarge,
                        found: figure.amount.description, expected: "at most \(AmountLimit.largest(in: figure.currency))"))
            }
        }
        return Transaction(
            id: state.write.makeID(), amount: magnitude, source: amount < 0 ? ledgerAccount : other, sourceDay: line.day,
            destination: amount < 0 ? other : ledgerAccount, destinationDay: line.day, note: note, foreign: foreign)
    }

    /// Converts a figure of the file; nil if it exceeds the largest amount.
    private static func amount(of figure: DecimalFigure, in currency: Currency) -> Money? {
        do {
            let amount = try figure.money(in: currency).amount
            return AmountLimit.allows(amount) ? amount : nil
        } catch {
            return nil
        }
    }

    /// The parts of a split line; nil if it is not split or its parts do not add up.
    ///
    /// - Parameter made: indexes of parts that exist already.
    private func splitParts(
        _ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice, _ sides: [NamedSide], without made: Set<Int> = []
    ) throws -> [Transaction]? {
        guard line.parts.count > 1 else { return nil }
        if let part = line.parts.first(where: { Self.amount(of: $0.amount, in: currency) == nil }) {
            emit(
                Diagnostic(line: line.line, severity: .warning, code: .importPartTooLarge, found: part.amount.description))
            return nil
        }
        guard let units = line.partUnits(of: amount, in: currency) else {
            emit(Diagnostic(line: line.line, severity: .warning, code: .importPartsDoNotAddUp))
            return nil
        }
        return line.parts.indices.compactMap { index in
            guard units[index] != 0, !made.contains(index) else { return nil }
            let item = line.parts[index]
            let side = sides.first { $0.part == index }
            let named = item.category.flatMap { state.categoriser.category(named: $0) }
            let other = side.map { names.destination(of: $0) ?? state.categoriser.transfer } ?? named ?? choice.category
            return part(line, units[index], other: other, note: item.memo.isEmpty ? line.memo : item.memo)
        }
    }
}
