import ArgumentParser
import CommandKit
import Localization
import Models
import Services
import WireModels

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
