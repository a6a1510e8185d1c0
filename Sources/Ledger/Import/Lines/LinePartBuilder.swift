import Models
import StatementFiles

/// Builds the transactions of a line: one, or one for each part of a split.
struct LinePartBuilder {
    let context: StatementContext
    let names: TransferNameResolver

    /// The transaction of a line, or of a part of it, between the account and another ledger account.
    ///
    /// - Parameter amount: in minor units, credit positive.
    func part(_ line: StatementLine, _ amount: Int64, other: LedgerAccountID, note: String) -> Transaction {
        let magnitude = Money(minorUnits: Int64(clamping: amount.magnitude), currency: context.currency)
        var foreign: Money?
        if let figure = line.foreign {
            if let money = Self.amount(of: figure.amount, in: figure.currency) {
                foreign = money.isZero ? nil : Money(minorUnits: Int64(clamping: money.minorUnits.magnitude), currency: money.currency)
            } else {
                context.emit(
                    Diagnostic(
                        line: line.line, severity: .warning, code: .importForeignAmountTooLarge,
                        found: figure.amount.description, expected: "at most \(AmountLimit.largest(in: figure.currency))"))
            }
        }
        return Transaction(
            id: context.state.write.makeID(), amount: magnitude, source: amount < 0 ? context.ledgerAccount : other, sourceDay: line.day,
            destination: amount < 0 ? other : context.ledgerAccount, destinationDay: line.day, note: note, foreign: foreign)
    }

    /// The transactions of a split line; nil if it is not split or its parts do not add up.
    ///
    /// - Parameters:
    ///   - sides: the own accounts named by it.
    ///   - existing: indexes of parts that have a transaction already.
    func splitParts(
        _ line: StatementLine, _ amount: Int64, _ choice: Categoriser.Choice, _ sides: [NamedSide], without existing: Set<Int> = []
    ) throws -> [Transaction]? {
        guard line.parts.count > 1 else { return nil }
        if let part = line.parts.first(where: { Self.amount(of: $0.amount, in: context.currency) == nil }) {
            context.emit(Diagnostic(line: line.line, severity: .warning, code: .importPartTooLarge, found: part.amount.description))
            return nil
        }
        guard let units = line.partUnits(of: amount, in: context.currency) else {
            context.emit(Diagnostic(line: line.line, severity: .warning, code: .importPartsDoNotAddUp))
            return nil
        }
        let categoriser = context.state.categoriser
        return line.parts.indices.compactMap { index in
            guard units[index] != 0, !existing.contains(index) else { return nil }
            let item = line.parts[index]
            let side = sides.first { $0.part == index }
            let named = item.category.flatMap { categoriser.category(named: $0, isIncome: units[index] > 0) }
            let other = side.map { names.destination(of: $0) ?? categoriser.transfer } ?? named ?? choice.category
            return part(line, units[index], other: other, note: item.memo.isEmpty ? line.memo : item.memo)
        }
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
}
