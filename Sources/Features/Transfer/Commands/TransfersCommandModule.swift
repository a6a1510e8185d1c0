import ArgumentParser
package import CommandKit
import Localization
import Models
import Services
import TransferModel
import WireModels

package struct TransfersCommandModule: CommandModule {
    package let commands: PlacedCommands = [
        .show: [TransfersCommand.self, BeneficiariesCommand.self],
        .pay.first: [TransferCommand.self],
        .pay.last: [PaymentFileCommand.self, CompleteCommand.self, FailCommand.self, SkipCommand.self, EndCommand.self],
        .add: [AddBeneficiaryCommand.self, AddStandingOrderCommand.self],
        .edit.last: [EditStandingOrderCommand.self],
        .delete.last: [NamedDeleteCommand<BeneficiaryDeletion>.self],
        .cancel.last: [CancelTransferCommand.self],
    ]
    package let nouns: PlacedNouns = [
        .add: ["a beneficiary", "a standing order"], .edit: ["standing orders"], .delete: ["a beneficiary"], .cancel.last: ["a transfer"],
    ]

    package init() {}
}

enum BeneficiaryDeletion: Deletion {
    static let configuration = CommandConfiguration(
        commandName: "beneficiary", abstract: "Deletes a beneficiary; transfers keep their recipient.",
        discussion: "Example: coffer delete beneficiary \"Jane Doe\"")
    static let help = ArgumentHelp("The beneficiary: id or name.", valueName: "beneficiary")

    static func delete(_ name: String, in household: DependencyContainer) async throws -> NoticeAnswer {
        let found = try await Lookup(household).beneficiary(name)
        try await household.beneficiaries().deleteBeneficiary(id: found.id)
        return NoticeAnswer("Deleted \(found.party.name)", [("beneficiary", .text(found.id.description)), ("deleted", .flag(true))])
    }
}
