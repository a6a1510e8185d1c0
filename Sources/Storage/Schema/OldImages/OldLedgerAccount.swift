import Models

/// A ledger account in an undo image of a schema version before 16. Property names are the stored keys.
struct OldLedgerAccount: Decodable {
    let id: Int64
    let role: String
    let name: String
    let institution: String
    let kind: String?
    let categoryClass: String?
    let categoryKey: String?
    let icon: String
    let color: String
    let currency: UInt32?
    let numberSuffix: String?
    let numberHash: [UInt8]?
    let iban: String?
    let limit: Int64
    let isArchived: Bool
    let isDefault: Bool
    let openingGroup: Int64?
    let isOpeningKnown: Bool
    let csvLayout: String?
    let createdAt: Int64
    let revision: Int64

    /// The stored ledger account, including its revision.
    ///
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    func record() throws(StorageError) -> LedgerAccountRecord {
        LedgerAccountRecord(
            id: LedgerAccountID(rawValue: id), role: try Self.value(role, "role"), name: name, institution: institution,
            kind: try Self.optional(kind, "kind"), categoryClass: try Self.optional(categoryClass, "category_class"),
            categoryKey: try Self.optional(categoryKey, "category_key"), icon: icon, color: color,
            currency: currency.flatMap { Currency(packed: $0) }, numberSuffix: numberSuffix, numberHash: numberHash, iban: iban,
            limit: limit, isArchived: isArchived, isDefault: isDefault, openingGroup: openingGroup.map { ID(rawValue: $0) },
            isOpeningKnown: isOpeningKnown, csvLayout: csvLayout, createdAt: createdAt, revision: revision)
    }

    private static func value<T: RawRepresentable>(_ text: String, _ column: String) throws(StorageError) -> T where T.RawValue == String {
        guard let value = T(rawValue: text) else { throw .unknownValue(column: column, value: text) }
        return value
    }

    private static func optional<T: RawRepresentable>(_ text: String?, _ column: String) throws(StorageError) -> T?
    where T.RawValue == String {
        guard let text else { return nil }
        return try value(text, column)
    }
}
