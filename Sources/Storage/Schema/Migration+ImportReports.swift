extension Migration {
    /// Version 13: the totals of each import, independent of its accounts.
    static let importReports = Migration(
        version: 13,
        statements: [
            // Rows of import_statement are deleted with their account; an import's report is kept when it is undone or an account is
            // deleted.
            """
            CREATE TABLE import_report (
                household INTEGER NOT NULL,
                import_id INTEGER NOT NULL,
                sequence INTEGER NOT NULL,
                account INTEGER NOT NULL,
                account_name TEXT NOT NULL,
                currency INTEGER NOT NULL,
                file TEXT NOT NULL,
                format TEXT NOT NULL,
                from_day INTEGER,
                until_day INTEGER,
                transactions INTEGER NOT NULL,
                new_lines INTEGER NOT NULL,
                known_lines INTEGER NOT NULL,
                matched_lines INTEGER NOT NULL,
                transfer_lines INTEGER NOT NULL,
                rejected_lines INTEGER NOT NULL,
                made_account INTEGER NOT NULL,
                PRIMARY KEY (household, import_id, sequence),
                FOREIGN KEY (household, import_id) REFERENCES statement_import (household, id)
            ) STRICT, WITHOUT ROWID
            """,
            // Older imports did not store the number of created transactions; the number of new lines is the best estimate.
            """
            INSERT INTO import_report (household, import_id, sequence, account, account_name, currency, file, format, from_day, until_day,
                transactions, new_lines, known_lines, matched_lines, transfer_lines, rejected_lines, made_account)
            SELECT s.household, s.import_id, s.sequence, s.account, a.name, a.currency, s.file, s.format, s.from_day, s.until_day,
                s.new_lines, s.new_lines, s.known_lines, s.matched_lines, s.transfer_lines, s.rejected_lines, s.made_account
            FROM import_statement s JOIN account a ON a.household = s.household AND a.id = s.account AND a.currency IS NOT NULL
            """,
        ])
}
