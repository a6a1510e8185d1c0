import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct EditHouseholdCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "Changes the currency of the household, in which totals over several currencies are shown.",
        discussion: """
            Accounts, transactions and rates stay as they are. Budgets keep their currency until they are set again. A household whose \
            currency was never chosen follows the currency of its first file.
            Example: coffer edit household --currency EUR
            """)

    @Option(help: ArgumentHelp("The currency (ISO 4217).", valueName: "code")) var currency: Currency
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let service = household.household()
        var changed = try await service.fetchHousehold()
        changed.currency = currency
        changed = try await service.updateHousehold(changed, version: nil)
        return NoticeAnswer("The household's currency is \(changed.currency.code)", [("currency", .text(changed.currency.code))])
    }
}
