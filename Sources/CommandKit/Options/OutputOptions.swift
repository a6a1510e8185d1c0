package import ArgumentParser
import Models

/// The options of a command that writes an answer.
package struct OutputOptions: ParsableArguments {
    @Option(name: .customLong("output"), help: ArgumentHelp("The output format: table, json or csv.", valueName: "format"))
    package var format: OutputFormat = .table

    // Not a group: a debug build validates what is in a group within a group five times as often.
    @Option(help: CommonOptions.databaseHelp, completion: .file()) private var database: String?
    @Option(help: CommonOptions.householdHelp) private var household: String?
    @Option(name: .customLong("as"), help: CommonOptions.memberHelp) private var member: String?
    @Option(help: CommonOptions.todayHelp) private var today: Day?
    @Option(help: CommonOptions.languageHelp) private var language: Language?

    package init() {}

    /// The options that every command on a household has.
    package var common: CommonOptions {
        var common = CommonOptions()
        common.database = database
        common.household = household
        common.member = member
        common.today = today
        common.language = language
        return common
    }
}
