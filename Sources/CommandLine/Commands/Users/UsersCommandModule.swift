import ArgumentParser

struct UsersCommandModule: CommandModule {
    var commands: KeyValuePairs<CommandPlace, [any ParsableCommand.Type]> {
        [
            .group("Users", .last): [UserCommand.self]
        ]
    }
}
