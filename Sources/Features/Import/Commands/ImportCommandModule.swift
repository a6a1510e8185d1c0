package import CommandKit

package struct ImportCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .files: [ImportCommand.self]
    ]

    package init() {}
}
