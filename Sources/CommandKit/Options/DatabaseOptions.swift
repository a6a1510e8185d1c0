package import ArgumentParser
import Models

/// The options of a command that works on no single household.
package struct DatabaseOptions: ParsableArguments {
    @Option(help: CommonOptions.databaseHelp, completion: .file()) private var database: String?
    @Option(help: CommonOptions.todayHelp) private var today: Day?
    @Option(help: CommonOptions.languageHelp) private var language: Language?

    package init() {}

    /// As the options of a command that names no household.
    package var common: CommonOptions {
        var common = CommonOptions()
        common.database = database
        common.household = nil
        common.member = nil
        common.today = today
        common.language = language
        return common
    }
}

/// The options of a command that works on no single household and writes an answer.
package struct DatabaseOutputOptions: ParsableArguments {
    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    package var format: OutputFormat = .table
    @Option(help: CommonOptions.databaseHelp, completion: .file()) private var database: String?
    @Option(help: CommonOptions.todayHelp) private var today: Day?
    @Option(help: CommonOptions.languageHelp) private var language: Language?

    package init() {}

    /// As the options of a command that names no household.
    package var common: CommonOptions {
        var common = CommonOptions()
        common.database = database
        common.household = nil
        common.member = nil
        common.today = today
        common.language = language
        return common
    }
}
