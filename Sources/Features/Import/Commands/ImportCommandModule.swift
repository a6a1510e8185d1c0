import CommandKit

struct ImportCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .files: [ImportCommand.self]
    ]
}
