import ArgumentParser

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Lists, adds, resets and disables users.",
        discussion: """
            A passphrase is read from standard input, never from an argument: its first line, or typed without echo on a terminal.
            Example: coffer user add alice --role owner < passphrase.txt
            """,
        subcommands: [UserListCommand.self, UserAddCommand.self, UserResetCommand.self, UserDisableCommand.self])
}
