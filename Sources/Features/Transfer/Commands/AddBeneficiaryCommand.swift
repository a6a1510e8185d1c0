import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import TransferModel

struct AddBeneficiaryCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "beneficiary", abstract: "Adds a beneficiary.",
        discussion: """
            Outside SEPA and in currencies other than the euro a payment file needs the BIC; an address needs --town and --country.
            Example: coffer add beneficiary "Jane Doe" --iban DE89370400440532013000 --favorite
            Example: coffer add beneficiary "City Water" --number 12-345678 --bank "First Bank" --bic CHASUS33
            """)

    @Argument(help: ArgumentHelp("The name of the account holder.", valueName: "name")) var name: String
    @Option(help: ArgumentHelp("Their IBAN.", valueName: "iban")) var iban: String?
    @Option(help: ArgumentHelp("Their account number, if they have no IBAN.", valueName: "number")) var number: String?
    @Option(help: ArgumentHelp("Their bank.", valueName: "name")) var bank: String?
    @Option(help: ArgumentHelp("Their bank's identifier.", valueName: "bic")) var bic: String?
    @Option(help: ArgumentHelp("Street and number.", valueName: "text")) var street: String?
    @Option(help: ArgumentHelp("Postal code.", valueName: "text")) var postalCode: String?
    @Option(help: ArgumentHelp("Town.", valueName: "text")) var town: String?
    @Option(help: ArgumentHelp("Country (ISO 3166), such as DE.", valueName: "code")) var country: String?
    @Flag(help: "List it before other beneficiaries.") var favorite = false
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard (iban == nil) != (number == nil) else { throw ValidationError(text: "Give --iban or --number") }
        if let iban {
            do {
                _ = try IBAN(iban)
            } catch {
                throw ValidationError(text: "--iban: \(RuleViolation(error).text)")
            }
        }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let party = PaymentParty(
            name: name, number: PaymentNumber(iban ?? number ?? ""), bank: bank ?? "", bic: bic,
            address: PostalAddress(street: street ?? "", postalCode: postalCode ?? "", town: town ?? "", country: country ?? ""))
        return RowAnswer(added: try await household.beneficiaries().addBeneficiary(party, isFavorite: favorite, key: nil))
    }
}
