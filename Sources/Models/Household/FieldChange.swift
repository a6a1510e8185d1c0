/// A field of a transaction before and after a change, as the history shows it.
public struct FieldChange: Hashable, Sendable {
    /// The raw values are stored in the database.
    public enum Field: String, CaseIterable, Hashable, Sendable {
        case payee, amount
        /// The ledger account of one of the sides: a category, or an account.
        case side
        /// The number of parts.
        case parts
        case day, tags, note, status
    }

    public var field: Field
    /// The value before; nil if it differs among several transactions. In the form of `after`.
    public var before: String?
    /// A text; an amount in minor units with its currency (`1250 EUR`), the number of a ledger account, a day (`2026-03-01`), a number of
    /// parts, tags with commas between them, or a status.
    public var after: String

    public init(_ field: Field, from before: String?, to after: String) {
        self.field = field
        self.before = before
        self.after = after
    }
}

extension TransactionGroup {
    /// The fields in which another state of the group differs.
    package func changes(to new: TransactionGroup) -> [FieldChange] {
        var changes: [FieldChange] = []
        func compare(_ field: FieldChange.Field, _ before: String, _ after: String) {
            if before != after { changes.append(FieldChange(field, from: before, to: after)) }
        }
        compare(.payee, payee, new.payee)
        if parts.count == new.parts.count {
            for (old, part) in zip(parts, new.parts) {
                compare(.amount, Self.text(of: old.amount), Self.text(of: part.amount))
                compare(.side, String(old.source.rawValue), String(part.source.rawValue))
                compare(.side, String(old.destination.rawValue), String(part.destination.rawValue))
            }
        } else {
            compare(.parts, String(parts.count), String(new.parts.count))
        }
        if let old = parts.first, let part = new.parts.first {
            compare(.day, old.sourceDay.description, part.sourceDay.description)
            if old.destinationDay != old.sourceDay || part.destinationDay != part.sourceDay {
                compare(.day, old.destinationDay.description, part.destinationDay.description)
            }
            compare(.note, old.note, part.note)
        }
        compare(.tags, tags.joined(separator: ", "), new.tags.joined(separator: ", "))
        compare(.status, status.rawValue, new.status.rawValue)
        // The parts of a split often change alike.
        return changes.uniqued()
    }

    private static func text(of amount: Money) -> String { "\(amount.minorUnits) \(amount.currency.code)" }
}

extension [FieldChange] {
    /// The changes of this transaction that another transaction has, too: the same field with the same new value.
    package func common(with others: [FieldChange]) -> [FieldChange] {
        compactMap { change in
            guard let other = others.first(where: { $0.field == change.field && $0.after == change.after }) else { return nil }
            return FieldChange(change.field, from: change.before == other.before ? change.before : nil, to: change.after)
        }
    }
}
