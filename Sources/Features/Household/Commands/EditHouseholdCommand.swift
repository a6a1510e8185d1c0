import ArgumentParser
import CommandKit
import HouseholdModel
import Localization
import Models
import Services
import WireModels

struct EditHouseholdCommand: AnswerCommand, OwnerCommand {
    static let configuration = CommandConfiguration(
        commandName: "household", abstract: "Changes the currency or the host name of the household.",
        discussion: """
            Totals over several currencies are shown in its currency. Accounts, transactions and rates stay as they are. Budgets keep their currency until they are set again. A household whose \
            currency was never chosen follows the currency of its first file.
            At its host name the server serves the household alone; without one it is served at all other names of the server.
            Example: coffer edit household --currency EUR
            """)

    @Option(help: ArgumentHelp("The currency (ISO 4217).", valueName: "code")) var currency: Currency?

    @Option(help: ArgumentHelp("The host name at which it alone is served; none removes it.", valueName: "host"))
    var host: String?
    @OptionGroup var answer: OutputOptions

    func validate() throws {
        guard currency != nil || host != nil else { throw ValidationError(text: "Give --currency or --host") }
    }

    func result(in household: DependencyContainer) async throws -> some Answer {
        let service = household.household()
        var sentences: [LocalizedText] = []
        var members: [NoticeResponse.Member] = []
        // The host first: it may be taken, and then nothing is changed.
        var stored: String??
        if let host { stored = .some(try await service.updateHost(host == "none" ? nil : host)) }
        if let currency {
            var changed = try await service.fetchHousehold()
            changed.currency = currency
            changed = try await service.updateHousehold(changed, version: nil)
            sentences.append("The household's currency is \(changed.currency.code)")
            members.append(("currency", .text(changed.currency.code)))
        }
        if let stored {
            sentences.append(stored.map { "The household's host name is \($0)" } ?? "The household has no host name")
            members.append(("host", .text(stored)))
        }
        return NoticeAnswer(sentences.count == 2 ? "\(sentences[0]). \(sentences[1])" : sentences[0], members)
    }
}
