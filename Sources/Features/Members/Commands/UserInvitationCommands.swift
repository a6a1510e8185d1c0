import ArgumentParser
import CommandKit
import Localization
import MembersModel
import Models
import Services
import WireModels

struct UserInviteCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "invite", abstract: "Makes a link with which somebody joins the household.",
        discussion: """
            Prints the link once. Who opens it chooses a name and a passphrase. COFFER_URL is the address of the server; without it only the path is printed.
            Example: coffer user invite --role member --name alice --expires 7
            """)

    @Option(help: ArgumentHelp("The role; viewers can only read (default: member).", valueName: "role")) var role: Role = .member

    @Option(help: ArgumentHelp("A sign-in name to propose, which is kept free.", valueName: "name")) var name: String?

    @Option(help: ArgumentHelp("For how many days the link is valid: 1, 7 or 30 (default: 7).", valueName: "days")) var expires: Int?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        NoticeAnswer(
            "Invitation",
            try await household.invitations().invite(role: role, name: name ?? "", days: expires ?? Invitation.standardLifetime))
    }
}

struct UserInvitationsCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "invitations", abstract: "Lists open invitations and links for new passphrases.",
        discussion: "Example: coffer user invitations --output json")

    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let members = try await household.members().fetchMembers()
        return InvitationsAnswer(
            rows: try await household.invitations().fetchInvitations(),
            names: Dictionary(members.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    }
}

struct UserRevokeCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "revoke", abstract: "Ends an open invitation or link for a new passphrase.",
        discussion: "Example: coffer user revoke inv_0123456789abc")

    @Argument(
        help: ArgumentHelp("The id of the link.", valueName: "id"), transform: { try ID.argument($0, listedBy: "coffer user invitations") })
    var id: ID<Invitation>
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        try await finding("invitation", id.description) { try await household.invitations().revoke(id: id) }
        return NoticeAnswer("Revoked \(id.description)", [("id", .text(id.description)), ("revoked", .flag(true))])
    }
}
