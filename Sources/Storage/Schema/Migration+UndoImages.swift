extension Migration {
    /// Version 16: undo images in pieces, and what the history shows of them in columns.
    static let undoImages = Migration(
        version: 16,
        statements: [
            // Rows before a change, as encoded by `UndoPieceEncoder`; each piece has rows of one section. Deleted when the change is
            // undone. The pieces of an image are written before its record.
            """
            CREATE TABLE undo_piece (
                household INTEGER NOT NULL,
                audit INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                section TEXT NOT NULL,
                bytes BLOB NOT NULL,
                PRIMARY KEY (household, audit, sequence),
                FOREIGN KEY (household, audit) REFERENCES audit (household, id) DEFERRABLE INITIALLY DEFERRED
            ) STRICT, WITHOUT ROWID
            """,
            // The transactions of a change, if they are few: the revision after it (0: removed), and the sides of the first part after the
            // change or before the removal, NULL if unknown. Amounts are signed as seen from the side.
            """
            CREATE TABLE audit_group (
                household INTEGER NOT NULL,
                audit INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                group_id INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                currency INTEGER,
                source INTEGER,
                source_day INTEGER,
                source_amount INTEGER,
                destination INTEGER,
                destination_day INTEGER,
                destination_amount INTEGER,
                PRIMARY KEY (household, audit, sequence),
                FOREIGN KEY (household, audit) REFERENCES audit (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // The ledger account that a change removed, then the one that absorbed it, as they were before; the revision is that after the
            // change (0: deleted).
            """
            CREATE TABLE audit_account (
                household INTEGER NOT NULL,
                audit INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                account INTEGER NOT NULL,
                revision INTEGER NOT NULL,
                role TEXT NOT NULL,
                name TEXT NOT NULL,
                currency INTEGER,
                number_hash BLOB,
                iban TEXT,
                is_archived INTEGER NOT NULL,
                PRIMARY KEY (household, audit, sequence),
                FOREIGN KEY (household, audit) REFERENCES audit (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // What is left in the column after the backfill: the id of the object that an action is about, if its undo needs no image.
            "ALTER TABLE audit RENAME COLUMN image TO reference",
            // The schema version at which the undo image was taken; NULL without one.
            "ALTER TABLE audit ADD COLUMN image_version INTEGER",
            // Why an image of an older version cannot be used; NULL otherwise.
            "ALTER TABLE audit ADD COLUMN image_fault TEXT",
        ],
        backfill: { try OldImageMigration(connection: $0).migrate() })
}
