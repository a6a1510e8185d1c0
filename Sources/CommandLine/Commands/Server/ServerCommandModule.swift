import ArgumentParser

struct ServerCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Browser", .last): [DemoCommand.self, ServeCommand.self, OpenCommand.self]
        ]
    }
}
