import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services

struct ExportCommand: HouseholdCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Exports the ledger for other programs.",
        discussion: """
            Writes to standard output (-), or to a file that is complete or not written at all, and readable by its owner only.
            An existing file is overwritten only with --force, a database and the files that belong to it never.
            It contains everything of the household, private accounts of all members too; with --as it contains what that member sees. JSON \
            of all accounts by an owner always contains everything.
            Example: coffer export --to beancount --from 2026-01-01 ledger.beancount
            """)

    @Option(name: .customLong("to"), help: ArgumentHelp("The export format.", valueName: "format")) var format: ExportFormat
    @Option(help: ArgumentHelp("Only this account: name, id or last digits.", valueName: "name")) var account: String?
    @Option(help: ArgumentHelp("From this day on (YYYY-MM-DD).", valueName: "day")) var from: Day?
    @Option(help: ArgumentHelp("Up to and including this day (YYYY-MM-DD).", valueName: "day")) var until: Day?
    @Argument(help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"), completion: .file()) var file: String?
    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let account = try await Lookup(household).account(account)?.account.id
        let request = ExportRequest(format: format, account: account, from: from, until: until)
        let writer = ExportWriter(console: console, file: file, force: existing.force, protected: try ProtectedFiles(common))
        try await writer.write(request, of: household.exports())
        return .done
    }
}

extension ExportFormat: ExpressibleByArgument {}
