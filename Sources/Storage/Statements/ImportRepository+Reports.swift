package import Models

extension ImportRepository {

    /// What an import came to, file by file, without its remarks; nil where there is none.
    package func files(of id: ID<StatementImport>) throws -> [FileReport]? {
        guard try isUndone(id) != nil else { return nil }
        let rows = try connection.all(
            """
            SELECT s.file, s.format, s.account, a.name, a.currency, s.made_account, s.new_lines, s.known_lines, s.matched_lines,
                s.transfer_lines, s.rejected_lines, s.from_day, s.until_day
            FROM import_statement s JOIN account a ON a.household = s.household AND a.id = s.account
            WHERE s.household = $1 AND s.import_id = $2 ORDER BY s.sequence
            """, .id(household), .id(id)
        ) { row -> (file: String, format: String, statement: StatementReport) in
            var report = StatementReport(
                account: row.id(2), name: row.text(3), currency: try row.currency(4), isNewAccount: row.bool(5))
            (report.new, report.known, report.matched) = (row.int(6), row.int(7), row.int(8))
            (report.transfers, report.rejected) = (row.int(9), row.int(10))
            (report.from, report.until) = (row.optionalDay(11), row.optionalDay(12))
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
