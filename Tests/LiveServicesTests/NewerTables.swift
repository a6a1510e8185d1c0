import GRDB

/// Tables and columns added since version six of the schema, which tests of older versions drop.
enum NewerTables {

    /// Foreign keys have to be disabled.
    static func drop(from database: Database) throws {
        for table in [
            "named_transfer", "import_report", "goal_part", "savings_goal", "savings_plan", "transfer_confirmation", "transfer_limit",
            "transfer_order", "standing_order",
            "beneficiary", "payment_party", "notification",
            "notification_told", "notification_settings", "known_origin", "mail_message", "calendar_feed", "benefit_line",
            "benefit_question",
            "benefit_cycle", "benefit_use", "benefit", "card_limit", "card",
        ] {
            try database.execute(sql: "DROP TABLE \(table)")
        }
        try dropUndoImages(from: database)
        try database.execute(sql: "DROP INDEX import_statement_account")
        for column in ["seen_day", "told_gap"] { try database.execute(sql: "ALTER TABLE household DROP COLUMN \(column)") }
        for column in ["unread", "must_choose_passphrase"] { try database.execute(sql: "ALTER TABLE member DROP COLUMN \(column)") }
    }

    /// Goes back to schema version 15, in which `audit.image` has undo images.
    static func dropUndoImages(from database: Database) throws {
        for table in ["undo_piece", "audit_group", "audit_account"] { try database.execute(sql: "DROP TABLE \(table)") }
        for column in ["image_version", "image_fault"] { try database.execute(sql: "ALTER TABLE audit DROP COLUMN \(column)") }
        try database.execute(sql: "ALTER TABLE audit RENAME COLUMN reference TO image")
    }
}
