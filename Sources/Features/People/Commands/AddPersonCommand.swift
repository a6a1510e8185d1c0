import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct AddPersonCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: "Adds a person with whom you share expenses.",
        discussion: "Example: coffer add person Anna --email anna@example.org")

    @Argument(help: ArgumentHelp("The name.", valueName: "name")) var name: String
    @Option(help: ArgumentHelp("The e-mail address.", valueName: "email")) var email: String?
    @Option(help: ArgumentHelp("The phone number.", valueName: "phone")) var phone: String?
    @Option(help: ArgumentHelp("The IBAN to which you pay.", valueName: "iban")) var iban: String?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?

    @Option(
        help: ArgumentHelp("The colour: \(Account.palette.joined(separator: ", ")); default: the next unused one.", valueName: "RRGGBB"))
    var color: String?

    @Option(help: ArgumentHelp("An emoji that is shown in place of the first letter.", valueName: "emoji")) var emoji: String?
    @Option(key: "the same key adds the person once") var key: String?
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let person = try await household.people().addPerson(
            PersonDraft(
                name: name, email: email ?? "", phone: phone ?? "", color: color, emoji: emoji ?? "", iban: iban ?? "", notes: note ?? "",
                key: key))
        return RowAnswer("Added", person, balances: [])
    }
}
