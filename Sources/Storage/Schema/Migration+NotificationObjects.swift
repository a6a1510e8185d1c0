extension Migration {
    /// The ledger's part of version 36: notifications name what they are about.
    package static let notificationObjects = Migration(
        version: 36, statements: ["ALTER TABLE notification RENAME COLUMN path TO object"])
}
