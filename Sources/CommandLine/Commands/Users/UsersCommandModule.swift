import CommandKit

struct UsersCommandModule: CommandModule {
    let commands: Commands = [
        .group("Users", .last): [UserCommand.self]
    ]
}
