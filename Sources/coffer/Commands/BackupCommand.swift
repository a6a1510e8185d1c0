import ArgumentParser
import Services

struct BackupCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copies the whole database to a new file, while it is in use, and verifies the copy.",
        discussion: """
            The copy is there whole or not at all and readable by its owner only. An existing file is written over only with --force, and a
            database never, an older backup among them.
            Example: coffer backup coffer-2026-07.sqlite
            """)

    @Argument(help: ArgumentHelp("The copy.", valueName: "file"), completion: .file())
    var file: String

    @OptionGroup var existing: OverwriteOptions
    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard file != "-" else { throw ValidationError("A backup goes to a file and not to standard output") }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let copy = try OutputFile(forFileAt: file, force: existing.force, protecting: ProtectedFiles(common))
        do {
            try await household.backup().backup(to: copy.temporaryPath)
        } catch ServiceError.cannotWrite(copy.temporaryPath, let reason) {
            copy.discard()
            throw ServiceError.cannotWrite(file: file, reason: reason)
        } catch {
            copy.discard()
            throw error
        }
        try copy.commit()
        try console.say(Notice("Backed up to \(file)", [("backup", .text(file))]), as: answer.format)
        return .done
    }
}
