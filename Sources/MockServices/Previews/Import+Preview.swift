package import Models
package import Services

extension StatementImport {
    package static let previews: [StatementImport] = [
        StatementImport(
            id: ID(rawValue: 401), at: MockData.now - 64 * 86_400_000, isUndone: false, files: ["harbour-2026-03.ofx"], newLines: 58),
        StatementImport(
            id: ID(rawValue: 402), at: MockData.now - 31 * 86_400_000, isUndone: true, files: ["export.csv"], newLines: 12),
        StatementImport(
            id: ID(rawValue: 403), at: MockData.now - 86_400_000, isUndone: false, files: ["harbour-2026-05.ofx", "card.csv"], newLines: 74),
    ]

    package static let preview = previews[2]
}

extension ImportReport {
    /// A preview of two files: one as it should be, one with a line that could not be read.
    package static let preview = ImportReport(
        id: nil, isCommitted: false, digest: "5f0c2a",
        files: [
            FileReport(file: "harbour-2026-05.ofx", format: "ofx", statements: [statement(new: 71, known: 14, matched: 2, transfers: 3)]),
            FileReport(
                file: "card.csv", format: "csv", statements: [statement(new: 3, known: 0, rejected: 1)],
                diagnostics: [
                    Diagnostic(
                        line: 7, severity: .rejected, message: "The amount cannot be read", found: "12,3O",
                        expected: "an amount such as -12.50"),
                    Diagnostic(line: 1, severity: .warning, message: "The file does not say its currency; EUR is taken, the household's"),
                ]),
        ])

    /// The same two files, imported as `StatementImport.preview`.
    package static let previewOfDone = ImportReport(id: StatementImport.preview.id, isCommitted: true, digest: "", files: preview.files)

    /// An import that brought nothing, and of which no account is known.
    package static let previewOfNothing = ImportReport(
        id: StatementImport.preview.id, isCommitted: true, digest: "",
        files: [FileReport(file: "harbour-2026-05.ofx", format: "ofx", statements: [])])

    private static func statement(new: Int, known: Int, matched: Int = 0, transfers: Int = 0, rejected: Int = 0) -> StatementReport {
        var report = StatementReport(account: Account.preview.id, name: Account.preview.name, currency: .preview, isNewAccount: false)
        (report.new, report.known, report.matched, report.transfers, report.rejected) = (new, known, matched, transfers, rejected)
        report.transactions = new
        (report.from, report.until) = (Month(of: .preview).firstDay, Day.preview.adding(days: -1))
        return report
    }
}

extension AuditRecord {
    /// Oldest first.
    package static let previews: [AuditRecord] = [
        made(501, 64, .importStatements, "harbour-2026-03.ofx"), made(502, 31, .importStatements, "export.csv"),
        made(503, 31, .undoImport, "export.csv"), made(504, 9, .changeRules, "Lumen Stream"), made(505, 4, .split, "Millbrook Market"),
        made(506, 1, .importStatements, "harbour-2026-05.ofx, card.csv"), made(507, 0, .add, "The Corner Larder"),
    ]

    package static let preview = previews[4]

    private static func made(_ id: Int64, _ days: Int64, _ action: Action, _ subject: String) -> AuditRecord {
        AuditRecord(
            id: ID(rawValue: id), at: MockData.now - days * 86_400_000 + (id - 507) * 60_000, member: MemberProfile.preview.id,
            action: action, subject: subject, isUndone: false)
    }
}

extension Attachment {
    package static let previews: [Attachment] = [
        Attachment(id: ID(rawValue: 601), name: "receipt.jpg", contentType: .jpeg, size: 214_880),
        Attachment(id: ID(rawValue: 602), name: "warranty.pdf", contentType: .pdf, size: 1_482_004),
    ]

    package static let preview = previews[0]
}

extension Upload {
    package static let preview = Upload(
        id: ID(rawValue: 701),
        files: [StagedFile(name: "harbour-2026-05.ofx", path: "mock/701/0"), StagedFile(name: "card.csv", path: "mock/701/1")])
}

extension LedgerCheck {
    package static let preview = LedgerCheck(transactions: 3_214, differences: [])

    /// One that found something.
    package static let previewWithDifference = LedgerCheck(
        transactions: 3_214, differences: ["Everyday account: the balance says 2,480.16 EUR, the transactions make 2,468.16 EUR"])
}
