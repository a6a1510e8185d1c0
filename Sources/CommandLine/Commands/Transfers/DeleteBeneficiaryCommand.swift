import ArgumentParser
import Localization
import Models
import Services
import WireModels

struct DeleteBeneficiaryCommand: HouseholdCommand {

    static let configuration = CommandConfiguration(
        commandName: "beneficiary",
        abstract: "Deletes a beneficiary; transfers keep their recipient.",
        discussion: "Example: coffer delete beneficiary \"Jane Doe\"")

    @Argument(help: ArgumentHelp("The beneficiary: id or name.", valueName: "beneficiary"))
    var beneficiary: String

    @OptionGroup var answer: OutputOptions
    @OptionGroup var common: CommonOptions

    func run(in household: DependencyContainer, console: Console) async throws -> ExitStatus {
        let service = household.beneficiaries()
        let id = ID<Beneficiary>(beneficiary)
        let found = try await service.fetchBeneficiaries(search: "").filter { known in
            if let id { return known.id == id }
            return known.party.name.folded == beneficiary.folded
        }
        guard let only = found.first else { throw CommandFailure.notFound(kind: "beneficiary", name: beneficiary) }
        guard found.count == 1 else { throw CommandFailure.usage("Several beneficiaries are called \(beneficiary): give the id") }
        try await service.deleteBeneficiary(id: only.id)
        let members: [NoticeResponse.Member] = [("beneficiary", .text(only.id.description)), ("deleted", .flag(true))]
        try console.write(NoticeAnswer("Deleted \(only.party.name)", members), as: answer.format)
        return .done
    }
}
