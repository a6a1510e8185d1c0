import ArgumentParser

struct InsightsCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Insights"): [ReportCommand.self]
        ]
    }
}
