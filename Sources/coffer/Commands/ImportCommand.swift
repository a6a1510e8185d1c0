import ArgumentParser
import Models
import Services

struct ImportCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Imports bank statements: OFX, QFX, QIF, CSV, CAMT.052 and .053, MT940 and MT942.",
        discussion: """
            All files are one import: all are stored or none. What was imported before is recognised and not stored twice. \
            The account is recognised by its number; a file that does not say whose it is needs --account.
            Ends with 1 where a line was rejected, with 65 where a file was refused; then nothing was stored.
            Example: coffer import july.ofx savings.csv --account Savings --dry-run
            """)

    @Argument(help: ArgumentHelp("Statement files.", valueName: "file"), completion: .file())
    var files: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("The account that the files are of: name, id or last digits; made where there is none.", valueName: "name"))
    var account: String?

    @Option(name: .long, help: ArgumentHelp("The currency of files that do not say it.", valueName: "code"))
    var currency: Currency?

    @Option(name: .long, help: ArgumentHelp("What the files are.", valueName: "format"))
    var format: StatementFormatOption = .auto

    @Option(
        name: .customLong("date-order"),
        help: ArgumentHelp("What comes first in the files' days, where they can be read in two ways.", valueName: "order"))
    var dateOrder: DateOrderOption?

    @Flag(name: .customLong("dry-run"), help: "Tell what would be done and store nothing.")
    var dryRun = false

    @Flag(name: .long, help: "List what was imported instead.")
    var list = false

    @Option(
        name: .long, help: ArgumentHelp("Take this import back instead.", valueName: "id"),
        transform: { try ID.argument($0, listedBy: "coffer import --list") })
    var undo: ID<StatementImport>?

    @Flag(name: .long, help: "With --undo: also what people changed since, and what lies on closed days.")
    var force = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    /// How many of the past imports are listed.
    private static let listed = 100

    func validate() throws {
        let asked = [!files.isEmpty, undo != nil, list].filter(\.self).count
        guard asked > 0 else { throw ValidationError("Missing expected argument '<file> ...'") }
        guard asked == 1 else { throw ValidationError("Give files, --list or --undo") }
        guard undo != nil || !force else { throw ValidationError("--force goes with --undo") }
        let hasFileOptions = account != nil || currency != nil || format != .auto || dateOrder != nil || dryRun
        guard !files.isEmpty || !hasFileOptions else {
            throw ValidationError("--account, --currency, --format, --date-order and --dry-run go with files")
        }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let statements = household.statements()
        if list {
            try console.say(ImportsAnswer(imports: try await statements.fetchImports(limit: Self.listed)), as: answer.format)
            return .done
        }
        if let undo { return try await takeBack(undo, with: statements, console: console) }
        let report = try await report(from: statements, console: console)
        return try tell(ImportAnswer(report: report, isDryRun: dryRun), console: console)
    }
}

// MARK: - Steps

extension ImportCommand {

    private func report(from statements: any StatementServiceProtocol, console: Console) async throws -> ImportReport {
        let request = ImportRequest(
            files: files, account: account, currency: currency, format: format.requested, dateOrder: dateOrder?.requested)
        let line = console.progress(files.count == 1 ? "Importing" : "Importing \(files.count) files")
        defer { line.end() }
        let progress: ImportProgress = { done, total in line.show(done: done, total: total) }
        if dryRun { return try await statements.preview(request, progress: progress) }
        return try await statements.commit(request, digest: nil, progress: progress)
    }

    private func tell(_ told: ImportAnswer, console: Console) throws -> ExitStatus {
        if answer.format != .json {
            for note in told.notes { console.note(note) }
        }
        try console.say(told, as: answer.format)
        return told.foundFaults ? .found : .done
    }

    private func takeBack(
        _ id: ID<StatementImport>, with statements: any StatementServiceProtocol, console: Console
    ) async throws -> ExitStatus {
        let undo: ImportUndo
        do {
            undo = try await statements.undo(id, force: force)
        } catch ServiceError.notFound {
            throw CommandFailure.notFound(kind: "import", name: id.description)
        }
        try console.say(ImportUndoAnswer(undo: undo), as: answer.format)
        if undo.isDone { return .done }
        console.note("coffer: \(undo.changedSince.count) transactions were changed since; --force takes them back too")
        return .found
    }
}
