import ArgumentParser
import LiveServices
import Logging
import Services

/// A command of Coffer, in contrast to the commands of the parser.
protocol CofferCommand: AsyncParsableCommand {}

/// A command that works on a database.
protocol DatabaseCommand: CofferCommand {
    var common: CommonOptions { get }
}

/// A command that works on a household's database.
protocol HouseholdCommand: DatabaseCommand {
    /// Opens the database.
    func open() throws -> LiveInstallation

    /// Runs the command with the services only, so that tests need no database file.
    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus
}

extension HouseholdCommand {

    func open() throws -> LiveInstallation { try openInstallation(common) }

    mutating func run() async throws {
        let console = Console.standard()
        let installation = try open()
        let status: ExitStatus
        do {
            status = try await run(in: household(of: installation), console: console)
            try console.output.flush()
        } catch {
            await close(installation)
            throw error
        }
        await close(installation)
        if status != .done { throw ExitCode(status.rawValue) }
    }

    /// Closes the database, also after an error. Commits are durable even if closing fails.
    private func close(_ installation: LiveInstallation) async {
        do {
            try await installation.close()
        } catch {
            Logger(label: "coffer.services").warning("The database was not closed", metadata: ["error": "\(error)"])
        }
    }
}
