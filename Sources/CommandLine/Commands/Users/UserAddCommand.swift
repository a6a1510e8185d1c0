import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct UserAddCommand: OutputCommand {

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
        try console.write(UserAnswer(participle: "Added", user: user), as: answer.format)
        return .done
    }
}
