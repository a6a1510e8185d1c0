/// All steps of the schema, in order.
package enum Schema {
    static let migrations: [Migration] = [
        ledger, statements, members, checks, days, transfers, notifications, mail, cards, savings, seenDay, security, importReports,
        importAccounts, namedTransfers,
    ]

    /// The version that this Coffer reads and writes.
    package static var version: Int { migrations.count }

    /// The schema in the words of another engine, for the test that prepares every statement there.
    package static func script(for dialect: Dialect) -> [String] {
        migrations.flatMap(\.statements).map { dialect.translate($0) }
    }
}
