import ImportModel
import Ledger
import Models
import ServiceKit
import Services
import StatementFiles
import Storage

/// Imports bank files. A preview runs the same code as a commit on a snapshot of the database, so that their results are equal, without the
/// write lock.
struct LiveStatementService: StatementServiceProtocol {
    let context: ServiceContext

    func preview(_ request: ImportRequest, progress: ImportProgress?) async throws -> ImportReport {
        try await run(request, progress: progress) { try await previewOnSnapshot($0, request) }
    }

    func survey(_ request: ImportRequest) async throws -> [FileSurvey] {
        try context.requireWriter()
        let upload = try request.upload.map { try LiveUploadService(context: context).find($0) }
        let known = try await known(for: request)
        return try StatementFileSet.survey(
            request, upload: upload, layouts: known.layouts, currencies: known.currencies, today: try context.today())
    }

    func commit(_ request: ImportRequest, digest: String?, progress: ImportProgress?) async throws -> ImportReport {
        let report = try await run(request, progress: progress) { try await write($0, request) { digest == nil || digest == $0 } }
        if report.isCommitted, let upload = request.upload {
            do {
                try await LiveUploadService(context: context).discard(id: upload)
            } catch {
                // The import is committed; an upload that cannot be removed now expires after a day.
                ServiceError.logFailure("An imported upload could not be removed", error)
            }
        }
        return report
    }

    func undo(_ id: ID<StatementImport>, force: Bool, allowsClosedDays: Bool) async throws -> ImportUndo {
        try await context.write { write in
            write.allowsClosedDays = allowsClosedDays
            // One whose accounts the member does not see does not exist for him.
            guard try ImportRepository(write.visible, household: write.household).isUndone(id) != nil else { throw ServiceError.notFound }
            let undo = try ImportUndoer(write, observer: ImportNotifier(write, modules: context.modules), day: day(of:)).undo(
                id, force: force)
            try write.finish()
            let change = Change(household: context.household.id, topics: [.imports, .transactions, .accounts, .notifications])
            return undo.isDone ? .commit(undo, change) : .rollback(undo)
        }
    }

    func fetchImports(limit: Int) async throws -> [StatementImport] {
        try await context.read { try ImportRepository($0, household: context.household.id).latest(min(max(limit, 1), 500)) }
    }

    func fetchReport(of id: ID<StatementImport>) async throws -> ImportReport {
        try await context.read { connection in
            let imports = ImportRepository(connection, household: context.household.id)
            guard let isUndone = try imports.isUndone(id), let files = try imports.files(of: id) else { throw ServiceError.notFound }
            var report = ImportReport(id: id, isCommitted: true, digest: "", files: files)
            report.isUndone = isUndone
            if isUndone {
                report.shared.count = try imports.stayingLines(of: id)
            } else {
                report.shared = try SharedLineCounter(connection, household: context.household.id, of: id).result(day: day(of:))
            }
            return report
        }
    }

    // MARK: - Private

    /// The household's day of an instant in milliseconds since 1970.
    private func day(of milliseconds: Int64) throws -> Day { try Moment(at: milliseconds, in: context.household.timeZone).day }

    /// Stored layouts and currencies of the accounts chosen for the files, by file index.
    private func known(for request: ImportRequest) async throws -> (layouts: [Int: CSVLayout], currencies: [Int: Currency]) {
        let count = max(request.files.count, request.upload == nil ? 0 : UploadLimit.files)
        guard request.account != nil || !request.choices.accounts.isEmpty else { return ([:], [:]) }
        let accounts = try await context.read { try LedgerAccountRepository($0, household: context.household.id).all() }.filter {
            $0.role == .own
        }
        let named = request.account.flatMap { text in
            accounts.first { ID<Account>(text).map(LedgerAccountID.init) == $0.id } ?? accounts.first { $0.name.folded == text.folded }
        }
        var layouts: [Int: CSVLayout] = [:]
        var currencies: [Int: Currency] = [:]
        for index in 0..<count {
            var account = named
            switch request.choices.accounts["\(index)-0"] {
            case .account(let id): account = accounts.first { $0.id == LedgerAccountID(id) }
            case .new: account = nil
            case nil: break
            }
            if let layout = account?.csvLayout.flatMap({ CSVLayout($0) }), layout.isUserDefined { layouts[index] = layout }
            currencies[index] = account?.currency
        }
        return (layouts, currencies)
    }

    private func run(
        _ request: ImportRequest, progress: ImportProgress?, _ body: (StatementFileSet) async throws -> ImportReport
    ) async throws -> ImportReport {
        try context.requireWriter()
        let upload = try request.upload.map { try LiveUploadService(context: context).find($0) }
        let known = try await known(for: request)
        let files = try StatementFileSet(
            request, upload: upload, layouts: known.layouts, currencies: known.currencies, progress: progress)
        return try await context.mapping {
            do {
                return try await body(files)
            } catch is DuplicateBankIdDetector.NeedsScan {
                // Everything was rolled back. If an id occurs twice, the valid ids have to be determined first.
                let known = try await context.database.backgroundExecutor.run { try files.scanned() }
                return try await body(known)
            } catch let error where Self.mayHideDamage(error) {
                // Damage later in the files takes precedence over this error.
                _ = try await context.database.backgroundExecutor.run { try files.scanned() }
                throw error
            }
        }
    }

    /// Whether an error concerns the content of files, so that damage in them takes precedence.
    private static func mayHideDamage(_ error: any Error) -> Bool {
        switch error {
        case ServiceError.rule, ServiceError.ambiguousFile, ServiceError.refusedFile: true
        case is MoneyError, is TotalOverflow: true
        default: false
        }
    }

    /// Runs the import on a snapshot, outside of the write lock.
    private func previewOnSnapshot(_ files: StatementFileSet, _ request: ImportRequest) async throws -> ImportReport {
        try await context.begin(.read)
        return try await context.database.dryRun { connection in
            let write = try context.ledgerWrite(connection)
            var report = try imported(write, files, request)
            report.id = nil
            return report
        }
    }

    /// Runs the import, and commits it if `isWanted` accepts its digest.
    private func write(
        _ files: StatementFileSet, _ request: ImportRequest, isWanted: @escaping @Sendable (String) -> Bool
    ) async throws -> ImportReport {
        try await context.begin(.write)
        return try await context.database.write(context.household.id) { connection in
            let write = try context.ledgerWrite(connection)
            var report = try imported(write, files, request)
            guard isWanted(report.digest) else {
                report.id = nil
                return .rollback(report)
            }
            report.isCommitted = true
            try write.finish()
            var topics: Set<Topic> = [.imports, .transactions, .accounts, .notifications]
            if report.householdCurrency != nil { topics.insert(.household) }
            return .commit(report, Change(household: context.household.id, topics: topics))
        }
    }

    /// Runs the import in a write that the caller finishes or rolls back.
    private func imported(_ write: UnitOfWork, _ files: StatementFileSet, _ request: ImportRequest) throws -> ImportReport {
        let follower = try CurrencyFollower(write, household: context.household)
        let run = try ImportRun(
            write, files: files, request: request, household: context.household, language: context.language,
            observer: ImportNotifier(write, modules: context.modules))
        var report = try run.run()
        report.householdCurrency = try follower.follow(report)
        return report
    }
}
