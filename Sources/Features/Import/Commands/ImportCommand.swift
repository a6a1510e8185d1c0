import AccountsCommands
import ArgumentParser
import CommandKit
import HouseholdCommands
import ImportModel
import Localization
import Models
import Services

struct ImportCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Imports bank statements: OFX, QFX, QIF, CSV, CAMT.052 and .053, MT940 and MT942.",
        discussion: """
            All files form one import: all are stored or none. Lines imported before are recognised and not stored twice. \
            The account is recognised by its number; a file without one needs --account.
            Accounts that the import creates are the household's, unless --owner and --sharing say otherwise.
            Exits with 1 if a line was rejected or an undo removed nothing, with 65 if a file was refused; nothing is stored in the latter case.
            Before anything is booked, a household whose currency was not chosen takes over that of the first file.
            CSV options are remembered per account. Options not given are detected from the file; --dry-run shows the result.
            Example: coffer import july.ofx savings.csv --account Savings --dry-run
            Example: coffer import july.csv --account Purse --owner anna --sharing private
            Example: coffer import july.csv --account Savings --delimiter semicolon --decimal comma --columns day=1,amount=Betrag,memo=4+5
            Example: curl https://bank.example/july.ofx | coffer import -
            """)

    @Argument(help: ArgumentHelp("Statement files; - is standard input.", valueName: "file"), completion: .file()) var files: [String] = []

    @Option(help: ArgumentHelp("The account of the files: name, id or last digits; created if there is none.", valueName: "name"))
    var account: String?

    @Option(help: ArgumentHelp("The currency of files that do not state one.", valueName: "code")) var currency: Currency?
    @OptionGroup var ownership: OwnershipOptions
    @OptionGroup var reading: StatementReadingOptions

    @Flag(help: "Show what would be imported, how the files are read, their first lines and the sums of money in and out; store nothing.")
    var dryRun = false

    @Flag(help: "CSV: print how the file is read as a row of the table of known layouts, with the bank to be filled in; store nothing.")
    var printLayout = false

    @Flag(help: "List past imports.") var list = false

    @Option(help: ArgumentHelp("Undo this import.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer import --list") })
    var undo: ID<StatementImport>?

    @Flag(help: "With --undo: also undo transactions that were changed since or lie on closed days.") var force = false
    @OptionGroup var answer: OutputOptions

    private static let standardInput = "-"
    /// The maximum number of listed imports.
    private static let listed = 100

    func validate() throws {
        let asked = [!files.isEmpty, undo != nil, list].filter(\.self).count
        guard asked > 0 else { throw ValidationError(text: "Missing expected argument '<file> ...'") }
        guard asked == 1 else { throw ValidationError(text: "Give files, --list or --undo") }
        guard undo != nil || !force else { throw ValidationError(text: "--force requires --undo") }
        let hasFileOptions = account != nil || currency != nil || ownership.isGiven || reading.isGiven || dryRun || printLayout
        guard !files.isEmpty || !hasFileOptions else {
            throw ValidationError(
                text: "--account, --currency, --owner, --sharing, \(StatementReadingOptions.names) and --dry-run require files")
        }
        guard files.count(where: { $0 == Self.standardInput }) < 2 else {
            throw ValidationError(text: "Standard input can be read once only")
        }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let statements = household.statements()
        if list {
            try console.write(ImportsAnswer(rows: try await statements.fetchImports(limit: Self.listed)), as: answer.format)
            return .done
        }
        if let undo { return try await undoImport(undo, with: statements, console: console) }
        let input = try files.contains(Self.standardInput) ? StandardInputFile { try console.input.next() } : nil
        defer { input?.remove() }
        var request = request(readingInputFrom: input)
        if ownership.isGiven { request.ownership = try await ownership.ownership(in: household) }
        if printLayout { return try printLayouts(of: try await statements.survey(request), console: console) }
        let report = try await report(on: request, from: statements, console: console)
        let surveys = dryRun ? try await statements.survey(request) : []
        let status = try write(
            ImportAnswer(report: report, isDryRun: dryRun, surveys: surveys, former: household.context.household.currency), console: console
        )
        if !dryRun { try await CurrencyAdvice.write(for: household, to: console) }
        return status
    }
}

// MARK: - Steps

extension ImportCommand {
    private func request(readingInputFrom input: StandardInputFile?) -> ImportRequest {
        var request = ImportRequest(
            files: files, account: account, currency: currency, format: reading.format.requested, dateOrder: reading.dateOrder?.requested,
            encoding: reading.encoding, table: reading.table)
        if let input {
            request.files = files.map { $0 == Self.standardInput ? input.path : $0 }
            request.fileNames = [input.path: StandardInputFile.name]
        }
        return request
    }

    private func report(
        on request: ImportRequest, from statements: any StatementServiceProtocol, console: Console
    ) async throws -> ImportReport {
        let line = console.progress(files.count == 1 ? "Importing" : "Importing \(files.count) files")
        defer { line.end() }
        let progress: ImportProgress = { done, total in line.show(done: done, total: total) }
        if dryRun { return try await statements.preview(request, progress: progress) }
        return try await statements.commit(request, digest: nil, progress: progress)
    }

    private func write(_ result: ImportAnswer, console: Console) throws -> ExitStatus {
        if answer.format != .json {
            for note in result.notes { console.note(note) }
        }
        try console.write(result, as: answer.format)
        return result.foundFaults ? .found : .done
    }

    private func printLayouts(of surveys: [FileSurvey], console: Console) throws -> ExitStatus {
        var status = ExitStatus.done
        for survey in surveys {
            if let row = survey.layoutRow {
                try console.output.write(row + "\n")
            } else {
                console.note("coffer: \(survey.file): it has no columns, or they have to be chosen first")
                status = .found
            }
        }
        return status
    }

    private func undoImport(
        _ id: ID<StatementImport>, with statements: any StatementServiceProtocol, console: Console
    ) async throws -> ExitStatus {
        let undo = try await finding("import", id.description) { try await statements.undo(id, force: force) }
        try console.write(ImportUndoAnswer(undo: undo), as: answer.format)
        if undo.isDone { return undo.isWithoutEffect ? .found : .done }
        console.note("coffer: \(undo.changedSince.count) transactions were changed since; --force undoes them too")
        return .found
    }
}
