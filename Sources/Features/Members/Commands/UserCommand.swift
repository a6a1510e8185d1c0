import ArgumentParser
import CommandKit
import Localization
import MembersModel
import Models
import Services

struct UserCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "user", abstract: "Lists, invites, adds, resets, disables and removes users.",
        discussion: """
            A passphrase is read from standard input, never from an argument: its first line, or typed without echo on a terminal.
            Example: coffer user add alice --role owner < passphrase.txt
            """,
        subcommands: [
            UserListCommand.self, UserInviteCommand.self, UserInvitationsCommand.self, UserRevokeCommand.self, UserAddCommand.self,
            UserRoleCommand.self, UserResetCommand.self, UserDisableCommand.self, UserEnableCommand.self, UserRemoveCommand.self,
        ])
}

struct UserListCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists users.",
        discussion: "Example: coffer user list --output json")

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        UsersAnswer(rows: try await household.members().fetchMembers())
    }
}

struct UserAddCommand: OutputCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Adds a user, with a passphrase from standard input.",
        discussion: """
            The user chooses a new passphrase at the first sign-in.
            Example: coffer user add alice --role owner < passphrase.txt
            """)

    @Argument(help: ArgumentHelp("The sign-in name.", valueName: "name")) var name: String

    @Option(help: ArgumentHelp("The role; viewers can only read (default: owner if there is none yet, else member).", valueName: "role"))
    var role: Role?

    @Option(help: ArgumentHelp("The display name; default: the sign-in name.", valueName: "text")) var displayName: String?
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let passphrase = try console.newPassphrase(for: name)
        let user = try await household.members().addMember(
            name: name, displayName: displayName ?? "", role: role, passphrase: passphrase)
        try console.write(RowAnswer("Added", user), as: answer.format)
        return .done
    }
}

struct UserResetCommand: OutputCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Sets a new passphrase for a user, from standard input.",
        discussion: """
            The user chooses another one at the next sign-in. One-time codes are turned off, passkeys are removed, all sessions end, a lockout is lifted, and a disabled user can sign in again.
            With --link nothing is read: a link is printed with which the user chooses a new passphrase within a day, and until then nothing changes.
            Example: coffer user reset alice < passphrase.txt
            """)

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String

    @Flag(help: "Print a link with which the user chooses a new passphrase, instead.") var link = false
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let user = try await Lookup(household).user(name)
        if link {
            let made = try await household.invitations().makeResetLink(member: user.id)
            try console.write(NoticeAnswer("Link for a new passphrase of \(user.name)", made), as: answer.format)
            return .done
        }
        let passphrase = try console.newPassphrase(for: user.name)
        let changed = try await household.members().resetMember(id: user.id, passphrase: passphrase)
        try console.write(RowAnswer("Reset", changed), as: answer.format)
        return .done
    }
}

struct UserDisableCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "disable", abstract: "Disables a user and ends their sessions; no data is deleted.",
        discussion:
            "coffer user enable lets the user sign in again, coffer user reset with a new passphrase.\nExample: coffer user disable alice")

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let user = try await Lookup(household).user(name)
        return RowAnswer("Disabled", try await household.members().disableMember(id: user.id))
    }
}

extension Lookup {
    func user(_ name: String) async throws -> MemberProfile {
        try await finding("user", name) { try await household.members().findMember(name) }
    }
}
