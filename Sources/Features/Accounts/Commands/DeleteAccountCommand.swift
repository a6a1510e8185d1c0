import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

struct DeleteAccountCommand: AnswerCommand {
    static let configuration = CommandConfiguration(
        commandName: "account", abstract: "Deletes an account, or archives it if it has entries.",
        discussion: """
            With --with-entries its entries are deleted too. The other side of own transfers is kept with the category transfer, so that no other balance changes.
            Example: coffer delete account Wallet --with-entries
            """)

    @Argument(help: ArgumentHelp("The account: name, id or last digits.", valueName: "account")) var account: String
    @Flag(help: "Delete its entries too.") var withEntries = false
    @OptionGroup var answer: OutputOptions

    func result(in household: DependencyContainer) async throws -> some Answer {
        let account = try await Lookup(household).account(account).account
        let id = account.id.description
        switch try await household.accounts().deleteAccount(id: account.id, withEntries: withEntries) {
        case .deleted(let entries, let transfers, let change):
            let deleted: LocalizedText = "Deleted \(account.name) with \(entries) entries"
            let sentence: LocalizedText =
                transfers > 0
                ? "\(deleted); \(transfers) transfers are kept on the other side with the category transfer" : deleted
            return NoticeAnswer(
                sentence,
                [
                    ("account", .text(id)), ("deleted", .flag(true)), ("entries", .number(entries)), ("transfers", .number(transfers)),
                    ("change", .text(change.description)),
                ])
        case .archived:
            return NoticeAnswer(
                "\(account.name) has entries and was archived",
                [("account", .text(id)), ("deleted", .flag(false)), ("entries", .number(0)), ("transfers", .number(0))])
        }
    }
}
