package import Models

extension ImportRepository {
    /// When an import was made, whether it was undone, and the names of its files, of those for an account if they are known; nil if the
    /// import does not exist.
    package func origin(
        of id: ID<StatementImport>, for account: ID<Account>
    ) throws -> (at: Int64, isUndone: Bool, files: [String])? {
        guard
            let found = try connection.first(
                "SELECT at, undone FROM statement_import WHERE household = $1 AND id = $2", .id(household), .id(id),
                as: { ($0.integer(), $0.bool()) })
        else { return nil }
        let reports = try connection.all(
            "SELECT file, account FROM import_report WHERE household = $1 AND import_id = $2 ORDER BY sequence", .id(household), .id(id)
        ) { (file: $0.text(), account: $0.id() as ID<Account>) }
        let own = reports.filter { $0.account == account }
        var files: [String] = []
        for report in own.isEmpty ? reports : own where !files.contains(report.file) { files.append(report.file) }
        return (found.0, found.1, files)
    }

    /// The figures of some imports, also after they were undone.
    package func figures(
        of ids: [ID<StatementImport>]
    ) throws -> [ID<StatementImport>: (files: Int, newLines: Int, transactions: Int)] {
        try connection.dictionary(Self.figures, .id(household), in: ValueList.unique(ids)) { ($0.id(), ($0.int(), $0.int(), $0.int())) }
    }

    private static let figures: SQL = """
        SELECT import_id, COUNT(DISTINCT file), SUM(new_lines), SUM(transactions) FROM import_report
        WHERE household = $1 AND import_id IN (\(list: 2)) GROUP BY import_id
        """

    /// The names of the files of an import, also after it was undone.
    package func fileNames(of id: ID<StatementImport>) throws -> [String] {
        var names: [String] = []
        let rows = try connection.all(
            "SELECT file FROM import_report WHERE household = $1 AND import_id = $2 ORDER BY sequence", .id(household), .id(id)
        ) { $0.text() }
        for name in rows where !names.contains(name) { names.append(name) }
        return names
    }

    /// The file reports of an import without diagnostics, also after it was undone; nil if the import does not exist.
    package func files(of id: ID<StatementImport>) throws -> [FileReport]? {
        guard try isUndone(id) != nil else { return nil }
        let rows = try connection.all(
            """
            SELECT r.file, r.format, COALESCE(s.account, r.account), COALESCE(a.name, r.account_name), r.currency, r.made_account,
                r.new_lines, r.known_lines, r.matched_lines, r.transfer_lines, r.rejected_lines, r.from_day, r.until_day, r.transactions,
                a.id
            FROM import_report r
            LEFT JOIN import_statement s ON s.household = r.household AND s.import_id = r.import_id AND s.sequence = r.sequence
            LEFT JOIN account a ON a.household = r.household AND a.id = COALESCE(s.account, r.account)
            WHERE r.household = $1 AND r.import_id = $2 ORDER BY r.sequence
            """, .id(household), .id(id)
        ) { row -> (file: String, format: String, statement: StatementReport) in
            let (file, format) = (row.text(), row.text())
            var report = StatementReport(account: row.id(), name: row.text(), currency: try row.currency(), isNewAccount: row.bool())
            (report.new, report.known, report.matched) = (row.int(), row.int(), row.int())
            (report.transfers, report.rejected) = (row.int(), row.int())
            (report.from, report.until) = (row.optionalDay(), row.optionalDay())
            report.transactions = row.int()
            report.isAccountDeleted = row.optionalInteger() == nil
            return (file, format, report)
        }
        var files: [FileReport] = []
        for row in rows {
            if files.last?.file != row.file { files.append(FileReport(file: row.file, format: row.format)) }
            files[files.count - 1].statements.append(row.statement)
        }
        return files
    }
}
