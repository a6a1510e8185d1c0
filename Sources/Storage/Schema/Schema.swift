/// All schema migrations, in order.
package enum Schema {
    static let migrations: [Migration] = [
        ledger, statements, members, checks, days, transfers, notifications, mail, cards, savings, seenDay, security, importReports,
        importAccounts, namedTransfers, undoImages, languages, subscriptions, people, guestLinks, sharedFiles, categoryChoices,
        review, lineSources, budgets, plan, searches, lineLayouts, rotations, renewals, transferDismissals, guestLinkExpiry, spellings,
        sharedCharges, openings, notificationObjects,
    ]

    /// The schema version of this build.
    package static var version: Int { migrations.last?.version ?? 0 }

    /// The schema's statements for an engine; tests prepare every statement on PostgreSQL.
    package static func script(for dialect: Dialect) -> [String] {
        migrations.flatMap { $0.statements(for: dialect) }.map { dialect.translate($0) }
    }
}
