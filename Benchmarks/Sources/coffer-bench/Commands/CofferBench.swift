import ArgumentParser

@main
struct CofferBench: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "coffer-bench",
        abstract: "Measures Coffer: ratios to what is measured in the same run.",
        subcommands: [
            MeasureCommand.self, GenerateCommand.self, ReplayCommand.self, LastIdentityCommand.self, ReplayPostingsCommand.self,
            BaselineCommand.self,
        ],
        defaultSubcommand: MeasureCommand.self)
}
