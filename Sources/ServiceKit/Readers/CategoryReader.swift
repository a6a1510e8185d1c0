package import Models
package import Storage

/// Reads categories in one snapshot.
package struct CategoryReader {
    private let ledgerAccounts: LedgerAccountRepository

    package init(_ connection: Connection, household: ID<Household>) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
    }

    /// All categories including archived ones: income, spending, neutral; then by name.
    package func categories() throws -> [Category] { Self.categories(among: try ledgerAccounts.all()) }

    /// The categories among ledger accounts, in the same order.
    package static func categories(among records: [LedgerAccountRecord]) -> [Category] {
        let order = Dictionary(CategoryClass.allCases.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        return records.compactMap { $0.toCategory() }
            .map { (key: (order[$0.class] ?? 0, $0.name.folded, $0.id.rawValue), category: $0) }
            .sorted { $0.key < $1.key }.map(\.category)
    }
}
