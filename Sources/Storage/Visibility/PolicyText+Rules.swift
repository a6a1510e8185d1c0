import Models

/// Conditions of single tables.
extension PolicyText {
    /// A row of sums by month or day: of an account that counts, and of a scope that is open. With a choice of accounts, those of them and
    /// their shares in others.
    var hasVisibleSums: String {
        if reach.onlyScopes != nil { return "(\(isKnown(column("account"))) OR \(isOpenScope(column("scope"))))" }
        return "\(isKnown(column("account"))) AND \(isOpenScope(column("scope")))"
    }

    /// A tag of a transaction that is seen, or of none.
    var isVisibleTag: String {
        let inner = nested
        let tags =
            "SELECT 1 FROM \(table("group_tag")) AS \(inner.alias) WHERE \(inner.alias).household = \(column("household"))"
            + " AND \(inner.alias).tag = \(column("id"))"
        return "(EXISTS (\(tags) AND \(inner.hasVisibleGroup(inner.column("group_id")))) OR NOT EXISTS (\(tags)))"
    }

    /// A payee of the household, or of accounts of the reader alone.
    var isVisiblePayee: String { "\(column("scope")) IN (0, \(reach.member?.rawValue ?? 0))" }

    /// A file of a shared expense, or of a transaction that is seen.
    var isVisibleAttachment: String { "(\(column("is_of_expense")) = 1 OR \(hasVisibleGroup(column("group_id"))))" }

    /// An import with a statement that is seen, or without any. One into a member's account that was deleted is seen by who imported it.
    var isVisibleImport: String {
        let inner = nested
        let statements =
            "SELECT 1 FROM \(table("import_statement")) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).import_id = \(column("id"))"
        let reports =
            "SELECT 1 FROM \(table("import_report")) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).import_id = \(column("id"))"
        return "(EXISTS (\(statements) AND \(inner.isOpen(inner.column("account")))) OR NOT EXISTS (\(statements))"
            + " AND (\(isOfReader) OR NOT EXISTS (\(reports) AND \(inner.isDeletedOfMember(inner.column("account"))))))"
    }

    /// The figures of an import into an account that is seen. Those of a member's account that was deleted are seen by who imported them.
    var isVisibleReport: String {
        let inner = nested
        let imports =
            "SELECT 1 FROM \(table("statement_import")) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).id = \(column("import_id")) AND \(inner.isOfReader)"
        return "\(isOpen(column("account"))) AND (NOT \(isDeletedOfMember(column("account"))) OR EXISTS (\(imports)))"
    }

    /// A change that touched no account that is closed. One of a member's account that was deleted is seen by who made it.
    var isVisibleChange: String {
        let touched = nested
        let accounts =
            "SELECT 1 FROM \(table("audit_reach")) AS \(touched.alias) WHERE \(touched.alias).household ="
            + " \(column("household")) AND \(touched.alias).audit = \(column("id"))"
        return "(\(isOfReader) OR NOT EXISTS (\(accounts) AND \(touched.isDeleted(touched.column("account")))))"
            + " AND NOT EXISTS (\(accounts) AND \(touched.column("account")) IN (\(list(reach.unseen))))"
    }

    /// A transaction of a change, of whose accounts none is closed. Somebody may change transactions that he does not see, such as by deleting a
    /// category.
    var hasOpenSides: String {
        ["source", "destination"].map { "COALESCE(\(column($0)), 0) NOT IN (\(list(reach.unseen)))" }.joined(separator: " AND ")
    }

    /// Whether the row's member is the reader.
    private var isOfReader: String { "\(column("member")) = \(reach.member?.rawValue ?? 0)" }

    /// Whether an account does not exist any more; looked up by its key.
    private func isDeleted(_ account: String) -> String {
        let inner = nested
        return "NOT EXISTS (SELECT 1 FROM \(table("account")) AS \(inner.alias) WHERE \(inner.alias).household ="
            + " \(column("household")) AND \(inner.alias).id = \(account))"
    }

    /// Whether an account does not exist any more that belonged to a member, since the history names it; looked up by its keys.
    private func isDeletedOfMember(_ account: String) -> String {
        let inner = nested
        return "(\(isDeleted(account)) AND EXISTS (SELECT 1 FROM \(table("audit_reach")) AS \(inner.alias) WHERE"
            + " \(inner.alias).household = \(column("household")) AND \(inner.alias).account = \(account)))"
    }
}
