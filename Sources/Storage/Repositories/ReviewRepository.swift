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
