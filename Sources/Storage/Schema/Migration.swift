/// One step of the schema. Steps are only ever appended; a step that was released never changes.
struct Migration: Sendable {

    /// From 1, without gaps; the database keeps the last one that ran.
    let version: Int

    /// Portable statements, run in order.
    let statements: [String]

    /// Fills what statements alone cannot: run after them, in the same transaction.
    var fill: (@Sendable (Connection) throws -> Void)?
}
