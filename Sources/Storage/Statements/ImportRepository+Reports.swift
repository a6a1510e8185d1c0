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
                as: { ($0.integer(0), $0.bool(1)) })
        else { return nil }
        let reports = try connection.all(
            "SELECT file, account FROM import_report WHERE household = $1 AND import_id = $2 ORDER BY sequence", .id(household), .id(id)
        ) { (file: $0.text(0), account: $0.id(1) as ID<Account>) }
        let own = reports.filter { $0.account == account }
        var files: [String] = []
        for report in own.isEmpty ? reports : own where !files.contains(report.file) { files.append(report.file) }
        return (found.0, found.1, files)
    }

    /// The figures of some imports, also after they were undone.
    package func figures(
        of ids: [ID<StatementImport>]
    ) throws -> [ID<StatementImport>: (files: Int, newLines: Int, transactions: Int)] {
        var figures: [ID<StatementImport>: (files: Int, newLines: Int, transactions: Int)] = [:]
        try connection.query(Self.figures, .id(household), in: ValueList.unique(ids)) {
            figures[$0.id(0)] = ($0.int(1), $0.int(2), $0.int(3))
        }
        return figures
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
        ) { $0.text(0) }
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
            var report = StatementReport(
                account: row.id(2), name: row.text(3), currency: try row.currency(4), isNewAccount: row.bool(5))
            (report.new, report.known, report.matched) = (row.int(6), row.int(7), row.int(8))
            (report.transfers, report.rejected) = (row.int(9), row.int(10))
            (report.from, report.until) = (row.optionalDay(11), row.optionalDay(12))
            report.transactions = row.int(13)
            report.isAccountDeleted = row.optionalInteger(14) == nil
            return (row.text(0), row.text(1), report)
        }
        var files: [FileReport] = []
        for row in rows {
            if files.last?.file != row.file { files.append(FileReport(file: row.file, format: row.format)) }
            files[files.count - 1].statements.append(row.statement)
        }
        return files
    }
}
