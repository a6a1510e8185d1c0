import ArgumentParser
import Localization

/// A benchmark that writes, also with modules that the household does not use.
protocol ModuleBenchmark: HouseholdCommand {
    /// The number of modules that are registered besides those of the program.
    var unusedModules: Int { get }
}

extension ModuleBenchmark {
    func validate() throws {
        // Test data must not be written to the user's default database.
        guard common.database != nil else { throw ValidationError(text: "Name a database with --database") }
    }
}
