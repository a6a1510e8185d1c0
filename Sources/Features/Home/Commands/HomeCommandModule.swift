import CommandKit

struct HomeCommandModule: CommandModule {
    let commands: PlacedCommands = [.show.first: [SearchCommand.self]]
}
