import ArgumentParser

struct ImportCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .files: [ImportCommand.self]
        ]
    }
}
