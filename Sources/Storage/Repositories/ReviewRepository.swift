package import Models

/// The transactions that wait to be confirmed.
package final class ReviewRepository: ScopedRepository {
    /// Finds a row if something waits: one lookup.
    package static let usage: SQL = "SELECT 1 FROM review_entry WHERE household = $1"

    /// The kind of rows in undo images.
    private static let image = ImageTable("review", columns: ["group_id"])

    /// Marks a transaction as waiting.
    package func insert(_ group: ID<Transaction>) throws {
        try connection.execute(
            "INSERT INTO review_entry (household, group_id) VALUES ($1, $2) ON CONFLICT DO NOTHING", .id(household), .id(group))
    }

    /// Removes the mark. Returns whether the transaction waited.
    @discardableResult
    package func remove(_ group: ID<Transaction>) throws -> Bool {
        try connection.execute("DELETE FROM review_entry WHERE household = $1 AND group_id = $2", .id(household), .id(group)) == 1
    }

    /// A page of those that wait, the last imported first.
    package func page(before: ID<Transaction>?, limit: Int) throws -> [ID<Transaction>] {
        try connection.all(
            "SELECT group_id FROM review_entry WHERE household = $1 AND group_id < $2 ORDER BY group_id DESC LIMIT $3", .id(household),
            .id(before ?? ID(rawValue: .max)), .int(limit))
    }

    /// A waiting transaction, as far as payees are told apart.
    package struct Waiting: Hashable, Sendable {
        package var id: ID<Transaction>
        package var payee: String
        /// The note of its first part.
        package var note: String
        package var source: LedgerAccountID
        package var destination: LedgerAccountID
        /// Whether it has several parts.
        package var isSplit: Bool
    }

    /// Those that wait, the last imported first.
    ///
    /// - Parameters:
    ///   - before: only those that were imported before this one; nil for all.
    ///   - limit: the maximum number of their parts.
    package func waiting(before: ID<Transaction>?, limit: Int) throws -> [Waiting] {
        let parts = try connection.all(
            """
            SELECT txn.group_id, payee.name, txn.note, txn.source, txn.destination
            FROM review_entry JOIN txn ON txn.household = review_entry.household AND txn.group_id = review_entry.group_id
                LEFT JOIN payee ON payee.household = txn.household AND payee.id = txn.payee
            WHERE review_entry.household = $1 AND review_entry.group_id < $2
            ORDER BY review_entry.group_id DESC, txn.id LIMIT $3
            """, .id(household), .id(before ?? ID(rawValue: .max)), .int(limit)
        ) { row in
            Waiting(
                id: row.id(), payee: row.optionalText() ?? "", note: row.text(), source: row.ledgerAccount(),
                destination: row.ledgerAccount(),
                isSplit: false)
        }
        var found: [Waiting] = []
        for part in parts {
            if found.last?.id == part.id { found[found.count - 1].isSplit = true } else { found.append(part) }
        }
        return found
    }

    /// How many of some transactions wait.
    package func count(of groups: Set<ID<Transaction>>) throws -> Int {
        try groups.count {
            try connection.exists("SELECT 1 FROM review_entry WHERE household = $1 AND group_id = $2", .id(household), .id($0))
        }
    }

    /// How many wait, counted up to a limit.
    package func count(upTo limit: Int) throws -> Int {
        try connection.first(
            "SELECT COUNT(*) FROM (SELECT 1 FROM review_entry WHERE household = $1 LIMIT $2) AS waiting", .id(household), .int(limit)) ?? 0
    }

    /// Appends a removed mark to an undo image.
    package func copy(_ group: ID<Transaction>, to image: UndoImageWriter) throws {
        try image.append([.id(group)], to: Self.image)
    }

    /// Calls a closure, which may write, with each removed mark of an undo image.
    package func marks(in image: UndoImageReader, _ body: (ID<Transaction>) throws -> Void) throws {
        try image.rows(of: Self.image.section) { try body(ID(rawValue: try $0.integer("group_id"))) }
    }
}
