import CommandKit

struct InsightsCommandModule: CommandModule {
    let commands: Commands = [
        .group("Insights"): [ReportCommand.self]
    ]
}
