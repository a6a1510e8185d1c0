import CommandKit

struct InsightsCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .group("Insights"): [ReportCommand.self]
    ]
}
