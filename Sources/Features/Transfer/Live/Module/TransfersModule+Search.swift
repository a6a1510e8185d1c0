import Localization
import Models
import ServiceKit
import Services
import TransferModel

/// Finds transfers that are still to be executed, by recipient and note. Executed ones are transactions.
extension TransfersModule: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try TransferRepository(search.connection, household: search.household.id).scheduled()
            .filter { search.matches(search.title(of: $0.destination), $0.note) }
            .map { transfer in
                SearchHit(
                    .transfer, ObjectReference(transfer.id), title: .verbatim(search.title(of: transfer.destination)),
                    subtitle: transfer.note.isEmpty ? nil : .verbatim(transfer.note), amount: transfer.amount, day: transfer.day)
            }
    }
}

/// Finds active standing orders by recipient and note.
struct StandingOrderSource: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try StandingOrderRepository(search.connection, household: search.household.id).active()
            .filter { search.matches(search.title(of: $0.destination), $0.note) }
            .map { order in
                SearchHit(
                    .standingOrder, ObjectReference(order.id), title: .verbatim(search.title(of: order.destination)),
                    subtitle: order.note.isEmpty ? nil : .verbatim(order.note), amount: order.amount, day: order.nextDay)
            }
    }
}

/// Finds beneficiaries by name and bank.
struct BeneficiarySource: SearchSource {
    func hits(_ search: SearchReading) throws -> [SearchHit] {
        try BeneficiaryRepository(search.connection, household: search.household.id).all()
            .filter { search.matches($0.party.name, $0.party.bank) }
            .map { beneficiary in
                SearchHit(
                    .beneficiary, ObjectReference(beneficiary.id), title: .verbatim(beneficiary.party.name),
                    subtitle: beneficiary.party.bank.isEmpty ? nil : .verbatim(beneficiary.party.bank))
            }
    }
}

extension SearchReading {
    /// The name of the account or beneficiary of an order.
    fileprivate func title(of destination: TransferDestination) -> String {
        destination.account.flatMap { name(of: LedgerAccountID($0)) } ?? destination.payee?.name ?? ""
    }
}
