package import Models
import Services
import TestTools
package import TransferModel

/// Transfers and beneficiaries for a session's household.
extension CommandSession {

    /// Adds a beneficiary who is no favourite.
    @discardableResult
    package func addBeneficiary(_ name: String = "Jané Doe", iban: String = "FR1420041010050500013M02606") async throws -> Beneficiary {
        try await services().beneficiaries().addBeneficiary(
            PaymentParty(name: name, number: PaymentNumber(iban)), isFavorite: false, key: nil)
    }

    /// Orders a transfer from Checking.
    ///
    /// - Parameters:
    ///   - party: nil: to Savings.
    ///   - day: the day on which it is to be done.
    @discardableResult
    package func order(_ cents: Int64, to party: PaymentParty? = nil, day: Day = today) async throws -> ID<Transfer> {
        let destination: TransferDestination =
            if let party { .payee(party, beneficiary: nil, isInternational: false) } else { .account(try await account("Savings").id) }
        return try await services().transfers().order(
            TransferDraft(
                source: try await account("Checking").id, destination: destination, amount: Money.euros(cents), day: day)
        ).id
    }

    /// All transfers, newest first.
    package func transfers() async throws -> [Transfer] {
        try await services().transfers().fetchTransfers(TransferQuery()).transfers.map(\.transfer)
    }
}
