import ArgumentParser
import CommandKit
import HouseholdModel
import Models
import Services

struct HouseholdExportCommand: DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Exports everything of a household as JSON, with the attached files.",
        discussion: """
            Writes what coffer export --to json writes, of the household that is named. To have a file that Coffer can open or restore: \
            coffer backup FILE --household NAME
            The file contains everything of the household, private accounts of all members too.
            Example: coffer household export Lindenhof lindenhof.json
            """)

    @Argument(help: ArgumentHelp("The household: its name or id.", valueName: "name")) var name: String
    @Argument(help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"), completion: .file()) var file: String?
    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var options: DatabaseOptions

    var common: CommonOptions { options.common }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let archive = household.householdArchive()
        let chosen = try await HouseholdChoice(text: name).find(among: archive.fetchHouseholds())
        let writer = ExportWriter(console: console, file: file, force: existing.force, protected: try ProtectedFiles(common))
        try await writer.write(ExportRequest(format: .json), of: archive.exports(of: chosen.id))
        return .done
    }
}
