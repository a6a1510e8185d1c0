import ArgumentParser
import Models
import Services

struct AddBeneficiaryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "beneficiary",
        abstract: "Keeps somebody whom you pay.",
        discussion: """
            Outside of SEPA and in other currencies than the euro a payment file needs the BIC; an address needs --town and --country.
            Example: coffer add beneficiary "Jane Doe" --iban DE89370400440532013000 --favorite
            Example: coffer add beneficiary "City Water" --number 12-345678 --bank "First Bank" --bic CHASUS33
            """)

    @Argument(help: ArgumentHelp("Whose account it is.", valueName: "name"))
    var name: String

    @Option(name: .long, help: ArgumentHelp("Their IBAN.", valueName: "iban"))
    var iban: String?

    @Option(name: .long, help: ArgumentHelp("Their account number, where they have no IBAN.", valueName: "number"))
    var number: String?

    @Option(name: .long, help: ArgumentHelp("Their bank.", valueName: "name"))
    var bank: String?

    @Option(name: .long, help: ArgumentHelp("Their bank's identifier.", valueName: "bic"))
    var bic: String?

    @Option(name: .long, help: ArgumentHelp("Street and number.", valueName: "text"))
    var street: String?

    @Option(name: .customLong("postal-code"), help: ArgumentHelp("Postal code.", valueName: "text"))
    var postalCode: String?

    @Option(name: .long, help: ArgumentHelp("Town.", valueName: "text"))
    var town: String?

    @Option(name: .long, help: ArgumentHelp("Country (ISO 3166), as DE.", valueName: "code"))
    var country: String?

    @Flag(name: .long, help: "Stands first where somebody is chosen.")
    var favorite = false

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (iban == nil) != (number == nil) else { throw ValidationError("Give --iban or --number") }
        if let iban {
            do {
                _ = try IBAN(iban)
            } catch {
                throw ValidationError("--iban: \(error)")
            }
        }
    }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let party = PaymentParty(
            name: name, number: PaymentPartyRule.number(iban ?? number ?? ""), bank: bank ?? "", bic: bic,
            address: PostalAddress(street: street ?? "", postalCode: postalCode ?? "", town: town ?? "", country: country ?? ""))
        let beneficiary = try await household.beneficiaries().addBeneficiary(party, isFavorite: favorite, key: nil)
        try console.say(BeneficiariesAnswer(added: beneficiary), as: answer.format)
        return .done
    }
}
