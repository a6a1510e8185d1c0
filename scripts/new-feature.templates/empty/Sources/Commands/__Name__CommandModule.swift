import CommandKit

struct __Name__CommandModule: CommandModule {
    let commands: PlacedCommands = [.group("__title__"): [__Name__Command.self]]
}
