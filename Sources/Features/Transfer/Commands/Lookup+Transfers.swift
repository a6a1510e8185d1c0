import CommandKit
import Localization
import Models
import TransferModel

extension Lookup {
    func beneficiary(_ name: String) async throws -> Beneficiary {
        try await household.beneficiaries().fetchBeneficiaries(search: "").named(name, \.id, \.party.name)
            .only("beneficiary", name, orSaying: "Several beneficiaries are called \(name): give the id")
    }
}
