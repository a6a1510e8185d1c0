package import CommandKit

package struct InsightsCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Insights"): [ReportCommand.self]
    ]

    package init() {}
}
