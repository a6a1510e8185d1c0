package import CommandKit

package struct __Name__CommandModule: CommandModule {
    package let commands: PlacedCommands = [.group("__title__"): [__Name__Command.self]]

    package init() {}
}
