extension Schema {

    /// Version 14: the statements of an account, found without reading those of all accounts.
    ///
    /// Merging, deleting and undoing an import ask for them once for each account, and so does the foreign key where an account is deleted.
    static let importAccounts = Migration(
        version: 14, statements: ["CREATE INDEX import_statement_account ON import_statement (household, account)"])
}
