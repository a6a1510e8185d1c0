import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct EditHouseholdCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "household",
        abstract: "Changes the currency of the household, in which totals over several currencies are shown.",
        discussion: """
            Accounts, transactions and rates stay as they are. Budgets keep their currency until they are set again. A household whose \
            currency was never chosen follows the currency of its first file.
            Example: coffer edit household --currency EUR
            """)

    @Option(name: .long, help: ArgumentHelp("The currency (ISO 4217).", valueName: "code"))
    var currency: Currency

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let service = household.household()
        var changed = try await service.fetchHousehold()
        changed.currency = currency
        changed = try await service.updateHousehold(changed, version: nil)
        try console.write(
            NoticeAnswer("The household's currency is \(changed.currency.code)", [("currency", .text(changed.currency.code))]),
            as: answer.format)
        return .done
    }
}
