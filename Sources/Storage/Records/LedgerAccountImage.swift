import Models

/// The JSON form of a ledger account in the audit trail, from which it can be restored. Property names are stored keys.
package struct LedgerAccountImage: Codable, Hashable, Sendable {
    /// The ledger account's id.
    package let id: Int64
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

    /// Copies all columns of a record.
    package init(_ record: LedgerAccountRecord) {
        id = record.id.rawValue
        role = record.role.rawValue
        name = record.name
        institution = record.institution
        kind = record.kind?.rawValue
        categoryClass = record.categoryClass?.rawValue
        categoryKey = record.categoryKey?.rawValue
        icon = record.icon
        color = record.color
        currency = record.currency?.packed
        numberSuffix = record.numberSuffix
        numberHash = record.numberHash
        iban = record.iban
        limit = record.limit
        isArchived = record.isArchived
        isDefault = record.isDefault
        openingGroup = record.openingGroup?.rawValue
        isOpeningKnown = record.isOpeningKnown
        csvLayout = record.csvLayout
        createdAt = record.createdAt
        revision = record.revision
    }

    /// The stored ledger account, including its revision.
    ///
    /// - Throws: `StorageError.unknownValue` for an unknown raw value.
    package func record() throws(StorageError) -> LedgerAccountRecord {
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
