import CommandKit

struct UsersCommandModule: CommandModule {
    let commands: PlacedCommands = [
        .group("Users", .last): [UserCommand.self]
    ]
}
