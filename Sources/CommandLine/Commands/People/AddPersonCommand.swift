import ArgumentParser
import Localization
import Models
import Services

struct AddPersonCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: "Adds a person with whom you share expenses.",
        discussion: "Example: coffer add person Anna --email anna@example.org")

    @Argument(help: ArgumentHelp("The name.", valueName: "name"))
    var name: String

    @Option(name: .long, help: ArgumentHelp("The e-mail address.", valueName: "email"))
    var email: String?

    @Option(name: .long, help: ArgumentHelp("The phone number.", valueName: "phone"))
    var phone: String?

    @Option(name: .long, help: ArgumentHelp("The IBAN to which you pay.", valueName: "iban"))
    var iban: String?

    @Option(name: .long, help: ArgumentHelp("A note.", valueName: "text"))
    var note: String?

    @Option(
        name: .long,
        help: ArgumentHelp("The colour: \(Account.palette.joined(separator: ", ")); default: the next unused one.", valueName: "RRGGBB"))
    var color: String?

    @Option(name: .long, help: ArgumentHelp("An emoji that is shown in place of the first letter.", valueName: "emoji"))
    var emoji: String?

    @Option(
        name: .long, help: ArgumentHelp("An idempotency key: the same key adds the person once.", valueName: "key"),
        transform: { try KeyArgument.read($0) })
    var key: String?

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let person = try await household.people().addPerson(
            PersonDraft(
                name: name, email: email ?? "", phone: phone ?? "", color: color, emoji: emoji ?? "", iban: iban ?? "", notes: note ?? "",
                key: key))
        try console.write(PersonAnswer(deed: "Added", person: person, balances: []), as: answer.format)
        return .done
    }
}
