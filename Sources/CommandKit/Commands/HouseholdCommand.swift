package import ArgumentParser
package import Services

/// A command of Coffer, in contrast to the commands of the parser.
package protocol CofferCommand: AsyncParsableCommand {}

/// A command that works on a database.
package protocol DatabaseCommand: CofferCommand {
    var common: CommonOptions { get }
}

/// A command that works on a household, of which it knows the services only: the program opens the database (`runInHousehold`).
package protocol HouseholdCommand: DatabaseCommand {
    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus
}

/// A command of which everything is for owners alone.
package protocol OwnerCommand: HouseholdCommand {}

/// A command that may work on the households of a database instead of on one of them: then it is given services in no household.
package protocol DatabaseWideCommand: OwnerCommand {
    /// Whether it does so with its options.
    var isDatabaseWide: Bool { get }
}

extension DatabaseWideCommand {
    package var isDatabaseWide: Bool { true }
}

/// A command that writes an answer as a table, JSON or CSV.
package protocol OutputCommand: HouseholdCommand {
    var answer: OutputOptions { get }
}

extension OutputCommand {
    package var common: CommonOptions { answer.common }
}

/// A command that is done with its answer.
package protocol AnswerCommand: OutputCommand {
    associatedtype Result: Answer

    func result(in household: DependencyContainer) async throws -> Result
}

extension AnswerCommand {
    package func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        try console.write(try await result(in: household), as: answer.format)
        return .done
    }
}
