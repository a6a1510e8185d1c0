import CommandKit

struct ServerCommandModule: CommandModule {
    let commands: Commands = [
        .group("Browser", .last): [DemoCommand.self, ServeCommand.self, OpenCommand.self]
    ]
}
