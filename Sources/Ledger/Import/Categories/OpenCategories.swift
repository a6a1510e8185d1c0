import Categorisation
package import Models
package import Storage

/// The categories of a household that are not archived: only they receive new lines.
package struct OpenCategories {
    private let byName: [String: LedgerAccountID]
    private let byKey: [StandardCategory: LedgerAccountID]
    private let open: Set<LedgerAccountID>
    private let other: LedgerAccountID
    private let otherIncome: LedgerAccountID

    package init(_ ledgerAccounts: [LedgerAccountRecord]) throws {
        other = try Self.standard(.other, in: ledgerAccounts)
        otherIncome = try Self.standard(.otherIncome, in: ledgerAccounts)
        var byName: [String: LedgerAccountID] = [:]
        var byKey: [StandardCategory: LedgerAccountID] = [:]
        var open: Set<LedgerAccountID> = []
        for ledgerAccount in ledgerAccounts where ledgerAccount.role == .category && !ledgerAccount.isArchived {
            byName[ledgerAccount.name.folded] = ledgerAccount.id
            open.insert(ledgerAccount.id)
            if let key = ledgerAccount.categoryKey { byKey[key] = ledgerAccount.id }
        }
        // A category of the household's own, such as *Supermarket*, replaces a standard one that it lacks.
        for ledgerAccount in ledgerAccounts.sorted(by: { $0.id.rawValue < $1.id.rawValue })
        where open.contains(ledgerAccount.id) && ledgerAccount.categoryKey == nil {
            guard let key = CategorySynonyms.category(named: ledgerAccount.name), byKey[key] == nil,
                key.class == ledgerAccount.categoryClass
            else { continue }
            byKey[key] = ledgerAccount.id
        }
        self.byName = byName
        self.byKey = byKey
        self.open = open
    }

    /// The category with a standard role, which is never deleted.
    static func standard(_ key: StandardCategory, in ledgerAccounts: [LedgerAccountRecord]) throws -> LedgerAccountID {
        guard let found = ledgerAccounts.first(where: { $0.categoryKey == key }) else {
            throw StorageError.unknownValue(column: "category_key", value: key.rawValue)
        }
        return found.id
    }

    func isOpen(_ category: LedgerAccountID) -> Bool { open.contains(category) }

    /// The category of lines without any known property.
    func fallback(isIncome: Bool) -> LedgerAccountID { isIncome ? otherIncome : other }

    /// The category with a name, ignoring case; else the one for which the name is a synonym.
    package func named(_ name: String, isIncome: Bool) -> LedgerAccountID? {
        if let category = byName[name.folded] { return category }
        guard let key = CategorySynonyms.category(named: name), key.class != (isIncome ? .spending : .income) else { return nil }
        return byKey[key]
    }

    /// The category with a standard role, or the household's own that replaces it; nil if no such category is open.
    package func category(_ key: StandardCategory) -> LedgerAccountID? { byKey[key] }

    /// The household's category of a finding; nil if no such category is open.
    func assignment(_ finding: KnownTables.Finding) -> CategoryAssignment? {
        byKey[finding.category].map { CategoryAssignment(category: $0, reason: finding.reason) }
    }
}
