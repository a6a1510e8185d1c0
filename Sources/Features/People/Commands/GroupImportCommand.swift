import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct GroupImportCommand: OutputCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Adds a group from an export of Splitwise (CSV) or Spliit (JSON).",
        discussion: """
            People of the same name are the same; the others are added. A Splitwise file does not say who paid if several did: balances are \
            exact, such expenses are marked. Exits with 1 if a row was rejected; coffer undo removes the group again.
            Example: coffer groups import trip_export.csv --me Eva --name Trip --dry-run
            """)

    @Argument(help: ArgumentHelp("The file; - for standard input.", valueName: "file"), completion: .file(extensions: ["csv", "json"]))
    var file: String

    @Option(help: ArgumentHelp("What you are called in the file.", valueName: "name")) var me: String

    @Option(help: ArgumentHelp("The name of the group; default: that in the file, else that of the file.", valueName: "name"))
    var name: String?

    @Option(help: ArgumentHelp("The currency of a file that does not say (ISO 4217).", valueName: "code")) var currency: Currency?
    @Flag(help: "Show what would be added, and add nothing.") var dryRun = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let input = try file == "-" ? StandardInputFile { try console.input.next() } : nil
        defer { input?.remove() }
        let shown = input == nil ? file : StandardInputFile.name
        let request = GroupImportRequest(path: input?.path ?? file, file: shown, me: me, name: name, currency: currency)
        let people = household.people()
        let report = try await dryRun ? people.previewGroupImport(request) : people.importGroup(request)
        let imported = GroupImportAnswer(report: report)
        try console.write(imported, as: answer.format)
        for note in imported.notes(of: shown) { console.note(note) }
        return report.diagnostics.contains { $0.severity == .rejected } ? .found : .done
    }
}
