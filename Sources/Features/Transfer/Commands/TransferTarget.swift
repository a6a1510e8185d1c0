import CommandKit
import Localization
import Models
import Services
import TransferModel

/// The recipient of a transfer: an own account or a beneficiary.
struct TransferTarget {
    let destination: TransferDestination
    /// The currency of the own account; nil for a beneficiary.
    let currency: Currency?

    /// - Parameters:
    ///   - name: an own account's name, id or last digits, else a beneficiary's id or name.
    ///   - source: the account that pays.
    /// - Throws: `CommandFailure.notFound`; `.failed` if several beneficiaries have the name.
    static func find(_ name: String, from source: Account, in household: DependencyContainer) async throws -> TransferTarget {
        if let id = ID<Beneficiary>(name) {
            let found = try await finding("beneficiary", name) { try await household.beneficiaries().fetchBeneficiary(id: id) }
            return TransferTarget(paying: found, from: source)
        }
        do {
            let account = try await household.accounts().findAccount(name).account
            return TransferTarget(destination: .account(account.id), currency: account.currency)
        } catch ServiceError.notFound {
            let folded = name.folded
            let found = try await household.beneficiaries().fetchBeneficiaries(search: name).filter { $0.party.name.folded == folded }
            guard found.count < 2 else {
                throw CommandFailure.failed("Several beneficiaries are named \(name); give the id, listed by coffer beneficiaries")
            }
            guard let beneficiary = found.first else { throw CommandFailure.notFound(kind: "account or beneficiary", name: name) }
            return TransferTarget(paying: beneficiary, from: source)
        }
    }

    private init(destination: TransferDestination, currency: Currency?) {
        self.destination = destination
        self.currency = currency
    }

    private init(paying beneficiary: Beneficiary, from source: Account) {
        let party = beneficiary.party
        self.init(
            destination: .payee(party, beneficiary: beneficiary.id, isInternational: Self.crossesBorders(to: party, from: source)),
            currency: nil)
    }

    /// Whether the two accounts are known to be in two countries without SEPA credit transfers between them.
    private static func crossesBorders(to party: PaymentParty, from source: Account) -> Bool {
        guard let target = party.number.iban, let own = source.iban.flatMap({ try? IBAN($0) }), target.country != own.country else {
            return false
        }
        return !(target.isSEPA && own.isSEPA && source.currency.code == "EUR")
    }
}
