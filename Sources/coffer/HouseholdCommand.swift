import ArgumentParser
import LiveServices
import Logging
import Services

/// A command of Coffer's own, in contrast to those of the parser.
protocol CofferCommand: AsyncParsableCommand {}

/// A command that works on a database.
protocol DatabaseCommand: CofferCommand {
    var common: CommonOptions { get }
}

/// A command that works on a household's database.
protocol HouseholdCommand: DatabaseCommand {
    /// Does the work through the services alone, so that it can be tried without a database.
    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus
}

extension HouseholdCommand {

    mutating func run() async throws {
        let console = Console.standard()
        let installation = try openInstallation(common)
        // One file is left behind, also after an error; what was committed is there, whether the connections can be closed or not.
        defer {
            do {
                try installation.close()
            } catch {
                Logger(label: "coffer.services").warning("The database was not closed", metadata: ["error": "\(error)"])
            }
        }
        let status = try await run(in: household(of: installation), console: console)
        try console.output.flush()
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
