import ArgumentParser
import CommandKit
import Localization
import Models
import PeopleModel
import Services

struct EditPersonCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "person", abstract: "Changes a person.",
        discussion: "An empty value removes it.\nExample: coffer edit person Anna --email anna@example.org")

    @Argument(help: ArgumentHelp("The person: name or id.", valueName: "person")) var person: String
    @Option(help: ArgumentHelp("The new name.", valueName: "name")) var name: String?
    @Option(help: ArgumentHelp("The e-mail address.", valueName: "email")) var email: String?
    @Option(help: ArgumentHelp("The phone number.", valueName: "phone")) var phone: String?
    @Option(help: ArgumentHelp("The IBAN to which you pay.", valueName: "iban")) var iban: String?
    @Option(help: ArgumentHelp("A note.", valueName: "text")) var note: String?
    @Option(help: ArgumentHelp("The colour: \(Account.palette.joined(separator: ", ")).", valueName: "RRGGBB")) var color: String?
    @Option(help: ArgumentHelp("An emoji that is shown in place of the first letter.", valueName: "emoji")) var emoji: String?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard [name, email, phone, iban, note, color, emoji].contains(where: { $0 != nil }) else {
            throw ValidationError(text: "Nothing to change: give --name, --email, --phone, --iban, --note, --color or --emoji")
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let old = try await Lookup(household).person(person)
        let draft = PersonDraft(
            name: name ?? old.name, email: email ?? old.email, phone: phone ?? old.phone, color: color, emoji: emoji ?? old.emoji,
            iban: iban ?? old.iban, notes: note ?? old.notes)
        let changed = try await household.people().updatePerson(id: old.id, draft, revision: old.revision)
        let balances = try await household.people().fetchPerson(id: changed.id).summary.balances
        return RowAnswer("Changed", changed, balances: balances)
    }
}
