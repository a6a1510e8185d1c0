import ArgumentParser
import Models
import Services

struct ExportCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Writes the ledger for other programs.",
        discussion: """
            To standard output (-), or to a file that is there whole or not at all and readable by its owner only.
            An existing file is written over only with --force, and a database or what belongs to one never.
            Example: coffer export --to beancount --from 2026-01-01 ledger.beancount
            """)

    @Option(name: .customLong("to"), help: ArgumentHelp("What to write.", valueName: "format"))
    var format: ExportFormat

    @Option(name: .long, help: ArgumentHelp("Only this account: name, id or last digits.", valueName: "name"))
    var account: String?

    @Option(name: .long, help: ArgumentHelp("From that day on (YYYY-MM-DD).", valueName: "day"))
    var from: Day?

    @Option(name: .long, help: ArgumentHelp("Up to that day, included (YYYY-MM-DD).", valueName: "day"))
    var until: Day?

    @Argument(help: ArgumentHelp("Where to; else standard output.", valueName: "file"), completion: .file())
    var file: String?

    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let account = try await Lookup(household).account(account)?.account.id
        let request = ExportRequest(format: format, account: account, from: from, until: until)
        guard let file, file != "-" else {
            try await household.exports().export(request) { try console.output.write($0) }
            return .done
        }
        try await export(request, to: file, from: household.exports(), console: console)
        return .done
    }

    private func export(
        _ request: ExportRequest, to file: String, from exports: any ExportServiceProtocol, console: Console
    ) async throws {
        let destination = try OutputFile(at: file, force: existing.force, protecting: ProtectedFiles(common))
        let progress = console.progress("Exporting")
        let count = ByteCount()
        do {
            defer { progress.end() }
            try await exports.export(request) { bytes in
                try destination.output.write(bytes)
                progress.show(done: count.add(bytes.count), total: 0)
            }
        } catch {
            destination.discard()
            throw error
        }
        try destination.commit()
    }
}
