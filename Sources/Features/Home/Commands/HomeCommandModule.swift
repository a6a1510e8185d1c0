package import CommandKit

package struct HomeCommandModule: CommandModule {
    package let commands: PlacedCommands = [.show.first: [SearchCommand.self]]

    package init() {}
}
