import CommandKit

struct ImportCommandModule: CommandModule {
    let commands: Commands = [
        .files: [ImportCommand.self]
    ]
}
