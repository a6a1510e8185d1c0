import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct HouseholdAddCommand: DatabaseWideCommand {
    static let configuration = CommandConfiguration(
        commandName: "add", abstract: "Adds a household to the database, with its standard categories.",
        discussion: """
            Households have nothing in common but the file: members, accounts and everything else of one are not visible in another. The \
            household is set up when its first owner is added: coffer user add NAME --household HOUSEHOLD
            Its standard categories have the language of --language.
            Example: coffer household add Lindenhof --currency EUR --time-zone Europe/Berlin
            """)

    @Argument(help: ArgumentHelp("The name of the household.", valueName: "name")) var name: String

    @Option(
        help: ArgumentHelp("The currency (ISO 4217); default: that of the locale, until its first file has another.", valueName: "code"))
    var currency: Currency?

    @Option(help: ArgumentHelp("The IANA name of its time zone; default: that of the system.", valueName: "zone")) var timeZone: String?

    @Option(help: ArgumentHelp("The host name at which it alone is served; default: those of the server.", valueName: "host"))
    var host: String?

    @OptionGroup var answer: DatabaseOutputOptions

    var common: CommonOptions { answer.common }

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let draft = HouseholdDraft(
            name: name, currency: currency ?? systemCurrency(), isCurrencyChosen: currency != nil, timeZone: timeZone, host: host,
            language: common.language ?? systemLanguage())
        let added = try await household.households().addHousehold(draft)
        let answer = RowAnswer(
            HouseholdOverviewResponse(added), in: HouseholdsAnswer(rows: [added]),
            "Added the household \(added.household.name). Add its first owner: coffer user add NAME --household \(added.household.id.description)"
        )
        try console.write(answer, as: self.answer.format)
        return .done
    }
}
