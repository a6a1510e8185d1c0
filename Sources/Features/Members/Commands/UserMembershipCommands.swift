import ArgumentParser
import CommandKit
import Localization
import MembersModel
import Models
import Services

struct UserRoleCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "role", abstract: "Changes the role of a user.",
        discussion: "A household keeps one owner who can sign in.\nExample: coffer user role alice viewer")

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String
    @Argument(help: ArgumentHelp("The role; viewers can only read.", valueName: "role")) var role: Role
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let user = try await Lookup(household).user(name)
        return RowAnswer("Changed", try await household.members().changeRole(id: user.id, to: role))
    }
}

struct UserEnableCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "enable", abstract: "Lets a disabled user sign in again, with the passphrase of before.",
        discussion: "Example: coffer user enable alice")

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let user = try await Lookup(household).user(name)
        return RowAnswer("Enabled", try await household.membership().enableMember(id: user.id))
    }
}

struct UserRemoveCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Removes a user; their name stays in the history.",
        discussion: """
            Accounts that belong to the user go to the household or to another user. What the user signs in with, their sessions, calendars, notifications, searches and settings are deleted.
            Example: coffer user remove alice --hand-over-to household
            """)

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String

    @Option(help: ArgumentHelp("Who gets the accounts of the user: household, or a user (default: household).", valueName: "user"))
    var handOverTo: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let lookup = Lookup(household)
        let user = try await lookup.user(name)
        var heir: ID<Member>?
        if let handOverTo, handOverTo != "household" { heir = try await lookup.user(handOverTo).id }
        try await household.membership().removeMember(id: user.id, handingOverTo: heir)
        return RowAnswer("Removed", user)
    }
}
