import ArgumentParser
import Services

/// A command that works on a household's database.
protocol HouseholdCommand: AsyncParsableCommand {
    var common: CommonOptions { get }

    /// Does the work through the services alone, so that it can be tried without a database.
    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus
}

extension HouseholdCommand {

    mutating func run() async throws {
        let console = Console.standard()
        let status = try await run(in: openHousehold(common), console: console)
        try console.output.flush()
        if status != .done { throw ExitCode(status.rawValue) }
    }
}
