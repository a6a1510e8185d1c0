import CommandKit

struct ServerCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .group("Browser", .last): [DemoCommand.self, ServeCommand.self, OpenCommand.self]
    ]
}
