import ArgumentParser
import CommandKit
import Localization
import Models
import Services

struct UserResetCommand: OutputCommand {

    static let configuration = CommandConfiguration(
        commandName: "reset", abstract: "Sets a new passphrase for a user, from standard input.",
        discussion: """
            The user chooses another one at the next sign-in. One-time codes are turned off, all sessions end, a lockout is lifted, and a disabled user can sign in again.
            Example: coffer user reset alice < passphrase.txt
            """)

    @Argument(help: ArgumentHelp("The user: sign-in name or id.", valueName: "name")) var name: String
    @OptionGroup var answer: OutputOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let user = try await Lookup(household).user(name)
        let passphrase = try console.newPassphrase(for: user.name)
        let changed = try await household.members().resetMember(id: user.id, passphrase: passphrase)
        try console.write(UserAnswer(participle: "Reset", user: changed), as: answer.format)
        return .done
    }
}
