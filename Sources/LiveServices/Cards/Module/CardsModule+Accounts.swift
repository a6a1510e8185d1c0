import Ledger
import Models
import Storage

/// The cards of an account that is merged move with it, before its transactions, which use their benefits. Those of a deleted account stay
/// with it, and are back with it.
extension CardsModule: AccountDependent {
    private static let moved = "moved_card"

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        image.moved[Self.moved] = try repository(merge.write).move(from: merge.absorbed, to: merge.target).map(\.rawValue)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let cards = restoration.image.moved[Self.moved, default: []].map { ID<Card>(rawValue: $0) }
        try repository(restoration.write).moveBack(cards, from: remaining, to: restoration.account)
    }

    private func repository(_ write: UnitOfWork) -> CardRepository { CardRepository(write.connection, household: write.household) }
}
