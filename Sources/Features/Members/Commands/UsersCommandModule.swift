package import CommandKit

package struct UsersCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .group("Users", .last): [UserCommand.self]
    ]

    package init() {}
}
