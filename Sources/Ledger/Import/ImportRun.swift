package import Models
package import Services
import StatementFiles
import Storage

/// Runs one import within one unit of work: every file and statement, then the matching of transfers between own accounts.
package final class ImportRun {
    private static let diagnosticLimit = 1_000
    private static let firstLineLimit = 5

    private let write: UnitOfWork
    private let files: StatementFileSet
    private let state: ImportState
    private let recogniser: AccountRecogniser
    private let request: ImportRequest
    private var reports: [FileReport] = []

    /// - Parameters:
    ///   - files: the files of the request.
    ///   - language: the member's, in which new accounts are named.
    ///   - observer: receives the events of the import.
    package init(
        _ write: UnitOfWork, files: StatementFileSet, request: ImportRequest, household: Household, language: Language,
        observer: any ImportObserver
    ) throws {
        self.write = write
        self.files = files
        self.request = request
        state = try ImportState(write, request: request, language: language, observer: observer)
        recogniser = try AccountRecogniser(state, request: request, household: household, language: language)
    }

    /// Runs the import. The caller finishes the unit of work, or rolls it back.
    package func run() throws -> ImportReport {
        // The rows of lines are written while the next lines are categorised.
        try write.connection.deferringWrites {
            for (index, item) in files.items.enumerated() {
                reports.append(FileReport(file: item.name, format: item.file.format.rawValue))
                reports[index].encoding = item.file.encoding.rawValue
                let events = files.read(index)
                defer { events.cancel() }
                try consume(events, of: item, number: index)
            }
        }
        guard request.ownership == nil || reports.flatMap(\.statements).contains(where: \.isNewAccount) else {
            throw ServiceError.rule(.importOwnershipUnused)
        }
        try write.journal.flush()
        try matchTransfers()
        try RefundMatcher(state: state).run()
        try reportUnmatchedTransfers()
        try state.chosenCategories.learn(in: write)
        try saveLayouts()
        try saveReports()
        try state.observer.imported(reports, of: state.id)
        var report = ImportReport(
            id: state.id, isCommitted: false, digest: request.choices.amending(state.digest.finish()), files: reports)
        if let listing = request.listing, let previewLines = state.previewLines {
            (report.payees, report.payeeCount) = try previewLines.page(listing, of: state)
            report.lineCount = previewLines.count
        }
        report.questions = state.questions ?? []
        return report
    }

    // MARK: - Files

    private func consume(_ events: BufferedStatementReader, of item: StatementFileSet.Item, number: Int) throws {
        var statement: StatementRun?
        var count = 0
        // Lines that readers reject before the statement of a line is known.
        var rejectedBefore = 0
        var key = LineKey(file: number)
        while let event = try StatementFileSet.mapping(item.name, { try events.next() }) {
            switch event {
            case .begin(let header):
                statement = StatementRun(
                    state, recogniser, header: header, item: item, number: number, index: count,
                    key: "\(number)-\(count)"
                ) { self.emit($0, file: number) }
                count += 1
                statement?.countRejectedBefore(rejectedBefore)
                rejectedBefore = 0
            case .lines(let lines):
                for (index, line) in lines.enumerated() {
                    addFirstLine(line, file: number)
                    key.move(to: line.line)
                    try statement?.consume(line, key, following: lines[(index + 1)...])
                }
            case .end(let trailer):
                try statement?.finish(trailer)
                reports[number].statements += statement?.reports ?? []
                statement = nil
            case .diagnostic(let diagnostic):
                if diagnostic.severity == .rejected {
                    if let statement { statement.countRejected() } else { rejectedBefore += 1 }
                }
                emit(diagnostic, file: number)
            }
        }
    }

    /// Stores the first lines of a file for the preview.
    private func addFirstLine(_ line: StatementLine, file: Int) {
        guard reports[file].firstLines.count < Self.firstLineLimit else { return }
        reports[file].firstLines.append(
            ParsedLine(day: line.day, amount: line.amount, currency: line.currency, payee: line.payee, memo: line.memo))
    }

    private func emit(_ diagnostic: Diagnostic, file: Int) {
        if reports[file].diagnostics.count < Self.diagnosticLimit {
            reports[file].diagnostics.append(diagnostic)
        } else {
            reports[file].moreDiagnostics += 1
        }
    }

    // MARK: - Transfers

    private func matchTransfers() throws {
        let result = try TransferMatcher(state).run()
        for (account, days) in result.sides {
            for day in days { change(reportOf: account, on: day) { $0.transfers += 1 } }
        }
        for (account, days) in result.merged {
            for day in days { change(reportOf: account, on: day) { $0.transactions -= 1 } }
        }
        if let (day, amount) = result.open.first {
            emit(
                Diagnostic(
                    line: 0, severity: .warning, code: .importSeveralTransferSides,
                    arguments: ["\(result.open.count)", "\(amount)", "\(day)"]),
                file: reports.count - 1)
        }
    }

    /// Warns of transfers whose named account has no matching line.
    private func reportUnmatchedTransfers() throws {
        let first = state.firstNamed
        for (account, days) in state.newDays.sorted(by: { $0.key < $1.key }) {
            guard let currency = state.ledgerAccounts[LedgerAccountID(account)]?.currency else { continue }
            let counts = try state.namedTransfers.unmatched(of: account, days: days, in: state.id)
            for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
                guard let named = first[ImportState.NamedAccount(account: account, name: name)] else { continue }
                let known = state.ownAccount(named: name, in: currency).flatMap { state.sees($0) ? state.ledgerAccounts[$0]?.name : nil }
                emit(
                    Diagnostic(
                        line: named.line, severity: .warning,
                        code: known == nil ? .importTransferAccountUnknown : .importTransferSideMissing,
                        arguments: known.map { [$0] } ?? [],
                        found: "\(known ?? named.text): \(count) line\(count == 1 ? "" : "s")"),
                    file: named.file)
            }
        }
    }

    /// Changes the report of the first statement of an account that covers a day.
    private func change(reportOf account: ID<Account>, on day: Day, _ change: (inout StatementReport) -> Void) {
        for file in reports.indices {
            for index in reports[file].statements.indices {
                let statement = reports[file].statements[index]
                guard statement.account == account, let from = statement.from, let until = statement.until, (from...until).contains(day)
                else {
                    continue
                }
                change(&reports[file].statements[index])
                return
            }
        }
    }

    // MARK: - Layouts

    /// Stores the layout the user chose for a file with its account.
    private func saveLayouts() throws {
        for (item, report) in zip(files.items, reports) {
            guard let layout = item.file.csvLayout, layout.isUserDefined, let account = report.statements.first?.account else { continue }
            try write.ledgerAccounts.save(csvLayout: layout.description, of: LedgerAccountID(account))
        }
    }

    // MARK: - History

    private func saveReports() throws {
        var sequence = 0
        for file in reports {
            for statement in file.statements {
                sequence += 1
                try state.imports.insert(statement, file: file, sequence: sequence, of: state.id)
            }
        }
        try write.record(.importStatements, subject: files.items.map(\.shortName).joined(separator: ", "), reference: state.id.description)
    }
}
