import Models
import Services
import StatementFiles
import Storage

/// Makes transactions of an account's new lines: whole, in the parts that the file gives, or as a transfer to an account that it names.
struct LinePosting {
    private let state: ImportState
    private let account: ID<Account>
    private let place: Place
    private let currency: Currency
    private let isCash: Bool
    private let opening: OpeningBalance
    private let emit: (Diagnostic) -> Void

    init(_ state: ImportState, account: PlaceRecord, currency: Currency, opening: OpeningBalance, emit: @escaping (Diagnostic) -> Void) {
        self.state = state
        self.account = ID(rawValue: account.id.rawValue)
        place = account.id
        self.currency = currency
        isCash = account.kind == .cash
        self.opening = opening
        self.emit = emit
    }

    /// Posts a line.
    ///
    /// - Parameter amount: the line's in minor units, credit positive.
    /// - Returns: the transaction, and the category that it has unless a person chooses another.
    func post(_ line: StatementLine, _ amount: Int64, _ key: LineKey) throws -> (group: TransactionGroup, suggested: Place) {
        let payee = line.payee
        var choice = try state.categoriser.choose(payee: payee, amount: amount, account: account, named: line.category)
        let suggested = choice.category
        state.digest.add(suggested.rawValue)
        if choice.payee != payee { state.digest.add(choice.payee) }
        for tag in choice.tags { state.digest.add(tag) }
        let chosen = state.answers.category(of: key)
        if let chosen { choice.category = chosen }
        let parts =
            try splitParts(line, amount, choice) ?? [part(line, amount, other: try otherSide(line, amount, choice), note: line.memo)]
        guard let first = parts.first else { throw StorageError.constraint(detail: "parts") }
        let group = TransactionGroup(
            id: first.id, parts: parts, status: line.status == .pending ? .pending : .completed, payee: choice.payee,
            reference: line.reference, tags: choice.tags)
        try state.write.book.benefits.noteLine(of: group, purchaseDay: line.purchaseDay, payee: payee)
        try state.write.book.insert(group)
        if let chosen, group.parts.contains(where: { $0.source == chosen || $0.destination == chosen }) {
            state.noteChosen(chosen, for: group.payee, isIncome: amount > 0)
        }
        if group.status == .completed { opening.add(amount, on: line.day) }
        if group.status == .pending {
            try state.letWait(OpenEntry(account: account, amount: amount, day: line.day, group: group.id))
            state.noteMadePending(group.id)
        }
        // The other side of a transfer that the file names waits for its own line.
        if line.transferAccount != nil || line.parts.contains(where: { $0.transferAccount != nil }) {
            for other in Set(group.parts.map { $0.source == place ? $0.destination : $0.source }) where state.isOwn(other) {
                let units = try group.amount(at: other, in: currency).minorUnits
                try state.letWait(OpenEntry(account: ID(rawValue: other.rawValue), amount: units, day: line.day, group: group.id))
            }
        }
        return (group, suggested)
    }

    private func otherSide(_ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice) throws -> Place {
        if let name = line.transferAccount { return ownAccount(named: name, line: line) ?? state.categoriser.transfer }
        if line.nature == .cashWithdrawal, amount < 0, !isCash, let cash = state.categoriser.cashAccount(in: currency) { return cash }
        return choice.category
    }

    /// One transaction of a line, between the account and another place.
    func part(_ line: StatementLine, _ amount: Int64, other: Place, note: String) -> Transaction {
        let magnitude = Money(minorUnits: Int64(clamping: amount.magnitude), currency: currency)
        var foreign: Money?
        if let figure = line.foreign {
            if let money = Self.amount(of: figure.amount, in: figure.currency) {
                foreign = money.isZero ? nil : Money(minorUnits: Int64(clamping: money.minorUnits.magnitude), currency: money.currency)
            } else {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, message: "The foreign amount is too large and was left out",
                        found: figure.amount.description, expected: "at most \(AmountLimit.largest(in: figure.currency))"))
            }
        }
        return Transaction(
            id: state.write.makeID(), amount: magnitude, source: amount < 0 ? place : other, sourceDay: line.day,
            destination: amount < 0 ? other : place, destinationDay: line.day, note: note, foreign: foreign)
    }

    /// What a file's figure comes to; nil where it is larger than what is stored.
    private static func amount(of figure: DecimalFigure, in currency: Currency) -> Money? {
        do {
            let amount = try figure.money(in: currency).amount
            return AmountLimit.admits(amount) ? amount : nil
        } catch {
            return nil
        }
    }

    /// The parts of a split line, or nil where it is none or they do not add up.
    private func splitParts(_ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice) throws -> [Transaction]? {
        guard line.parts.count > 1 else { return nil }
        var parts: [Transaction] = []
        var sum: Int128 = 0
        for item in line.parts {
            guard let units = Self.amount(of: item.amount, in: currency)?.minorUnits else {
                emit(
                    Diagnostic(
                        line: line.line, severity: .warning, message: "A part is too large; the line was kept whole",
                        found: item.amount.description))
                return nil
            }
            sum += Int128(units)
            guard units != 0 else { continue }
            let named = item.category.flatMap { state.categoriser.category(named: $0) }
            let own = item.transferAccount.flatMap { ownAccount(named: $0, line: line) }
            parts.append(part(line, units, other: own ?? named ?? choice.category, note: item.memo.isEmpty ? line.memo : item.memo))
        }
        guard sum == Int128(amount), !parts.isEmpty else {
            emit(Diagnostic(line: line.line, severity: .warning, message: "The parts do not add up to the amount; the line was kept whole"))
            return nil
        }
        return parts
    }

    /// The own account of a name that a QIF file gives, in the same currency.
    private func ownAccount(named name: String, line: StatementLine) -> Place? {
        let folded = name.folded
        let found = state.places.values.filter {
            $0.role == .own && $0.name.folded == folded && $0.currency == currency && $0.id != place
        }
        if found.count == 1 { return found.first?.id }
        emit(
            Diagnostic(
                line: line.line, severity: .warning, message: "The transfer's other account is not known; it went to transfer", found: name)
        )
        return nil
    }
}
