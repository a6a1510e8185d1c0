import Ledger
import Models
import Storage

/// The cards of an account: a merge moves them before the transactions, which use their benefits. Cards of a deleted account keep it, and have it
/// again when it is restored.
struct CardRows: AccountDependent {

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        image.cards = try repository(merge.write).move(from: merge.absorbed, to: merge.target).map(\.rawValue)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let cards = restoration.image.cards.map { ID<Card>(rawValue: $0) }
        try repository(restoration.write).moveBack(cards, from: remaining, to: restoration.account)
    }

    private func repository(_ write: UnitOfWork) -> CardRepository { CardRepository(write.connection, household: write.household) }
}
