extension Migration {
    /// Version 14: an index for the statements of an account.
    ///
    /// Merging, deleting and undoing an import read them per account, as does the foreign key check when an account is deleted.
    static let importAccounts = Migration(
        version: 14, statements: ["CREATE INDEX import_statement_account ON import_statement (household, account)"])
}
