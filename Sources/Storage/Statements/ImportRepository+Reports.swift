package import Models

extension ImportRepository {

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
