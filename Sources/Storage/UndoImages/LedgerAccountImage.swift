import Models

/// A ledger account in an undo image, from which it can be restored. Property names are the stored keys of schema versions before 16.
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

extension LedgerAccountImage {
    private static let columns = [
        "id", "role", "name", "institution", "kind", "category_class", "category_key", "icon", "color", "currency", "number_suffix",
        "number_hash", "iban", "credit_limit", "is_archived", "is_default", "opening_group", "opening_known", "csv_layout", "created_at",
        "revision",
    ]

    /// The table of ledger accounts, in a section, with a column for the revision after the change.
    static func table(in section: String) -> ImageTable { ImageTable("account", in: section, columns: columns + ["revision_after"]) }

    /// The values of the table's columns.
    func values(revisionAfter revision: Int64) -> [Value] {
        [
            .integer(id), .text(role), .text(name), .text(institution), .optional(kind), .optional(categoryClass), .optional(categoryKey),
            .text(icon), .text(color), .optional(currency.map(Int64.init)), .optional(numberSuffix), numberHash.map { .blob($0) } ?? .null,
            .optional(iban), .integer(limit), .bool(isArchived), .bool(isDefault), .optional(openingGroup), .bool(isOpeningKnown),
            .optional(csvLayout), .integer(createdAt), .integer(self.revision), .integer(revision),
        ]
    }

    init(_ row: ImageRow) throws(StorageError) {
        id = try row.integer("id")
        role = try row.text("role")
        name = try row.text("name")
        institution = try row.text("institution")
        kind = try row.optionalText("kind")
        categoryClass = try row.optionalText("category_class")
        categoryKey = try row.optionalText("category_key")
        icon = try row.text("icon")
        color = try row.text("color")
        currency = try row.optionalNumber("currency")
        numberSuffix = try row.optionalText("number_suffix")
        switch try row.value("number_hash") {
        case .blob(let bytes): numberHash = bytes
        case .null: numberHash = nil
        default: throw row.error("has no bytes in number_hash")
        }
        iban = try row.optionalText("iban")
        limit = try row.integer("credit_limit")
        isArchived = try row.integer("is_archived") != 0
        isDefault = try row.integer("is_default") != 0
        openingGroup = try row.optionalInteger("opening_group")
        isOpeningKnown = try row.integer("opening_known") != 0
        csvLayout = try row.optionalText("csv_layout")
        createdAt = try row.integer("created_at")
        revision = try row.integer("revision")
    }
}
