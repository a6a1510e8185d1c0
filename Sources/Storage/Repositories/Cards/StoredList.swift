import Models

/// Short lists in one column, one item to a line, in their order.
enum StoredList {

    static func lines(_ items: [String]) -> Value { .text(items.joined(separator: "\n")) }

    static func lines(_ row: Row, _ column: Int32) -> [String] {
        row.text(column).split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    }

    /// Words of a closed set, in the order of the set.
    static func words<T: RawRepresentable & CaseIterable & Hashable>(_ set: Set<T>) -> Value where T.RawValue == String {
        lines(T.allCases.filter(set.contains).map(\.rawValue))
    }

    /// - Throws: `StorageError.unknownValue` for a word that is none of the set's.
    static func words<T: RawRepresentable & Hashable>(_ row: Row, _ column: Int32, _ name: String) throws(StorageError) -> Set<T>
    where T.RawValue == String {
        var set: Set<T> = []
        for word in lines(row, column) {
            guard let value = T(rawValue: word) else { throw .unknownValue(column: name, value: word) }
            set.insert(value)
        }
        return set
    }

    /// Extra amounts of months: `12:2000`, in minor units.
    static func bonuses(_ bonuses: [BenefitBonus]) -> Value { lines(bonuses.map { "\($0.month):\($0.amount.minorUnits)" }) }

    /// - Throws: `StorageError.unknownValue` for what `bonuses` does not write.
    static func bonuses(_ row: Row, _ column: Int32, _ currency: Currency) throws(StorageError) -> [BenefitBonus] {
        var bonuses: [BenefitBonus] = []
        for line in lines(row, column) {
            let parts = line.split(separator: ":")
            guard parts.count == 2, let month = Int(parts[0]), (1...12).contains(month), let amount = Int64(parts[1]) else {
                throw .unknownValue(column: "bonuses", value: line)
            }
            bonuses.append(BenefitBonus(month: month, amount: Money(minorUnits: amount, currency: currency)))
        }
        return bonuses
    }
}
