import CardsModel
import Models
import Storage

/// Encodes a short list in one text column: one item per line, in order.
enum ListColumn {
    static func lines(_ items: [String]) -> Value { .text(items.joined(separator: "\n")) }

    static func lines(_ text: String) -> [String] { text.split(separator: "\n").map(String.init) }

    /// The raw values of an enum's cases, in declaration order.
    static func words<T: RawRepresentable & CaseIterable & Hashable>(_ set: Set<T>) -> Value where T.RawValue == String {
        lines(T.allCases.filter(set.contains).map(\.rawValue))
    }

    /// - Throws: `StorageError.unknownValue` for a raw value without a case.
    static func words<T: RawRepresentable & Hashable>(_ text: String, _ name: String) throws(StorageError) -> Set<T>
    where T.RawValue == String {
        var set: Set<T> = []
        for word in lines(text) {
            guard let value = T(rawValue: word) else { throw .unknownValue(column: name, value: word) }
            set.insert(value)
        }
        return set
    }

    /// Additional amounts by month as `month:minorUnits`, for example `12:2000`.
    static func bonuses(_ bonuses: [BenefitBonus]) -> Value { lines(bonuses.map { "\($0.month):\($0.amount.minorUnits)" }) }

    /// - Throws: `StorageError.unknownValue` for a line that is not `month:minorUnits`.
    static func bonuses(_ text: String, _ currency: Currency) throws(StorageError) -> [BenefitBonus] {
        var bonuses: [BenefitBonus] = []
        for line in lines(text) {
            let parts = line.split(separator: ":")
            guard parts.count == 2, let month = Int(parts[0]), (1...12).contains(month), let amount = Int64(parts[1]) else {
                throw .unknownValue(column: "bonuses", value: line)
            }
            bonuses.append(BenefitBonus(month: month, amount: Money(minorUnits: amount, currency: currency)))
        }
        return bonuses
    }
}
