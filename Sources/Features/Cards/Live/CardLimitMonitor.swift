import CardsModel
import Ledger
import Models
import ServiceKit

/// Notifies of imported charges that exceed the limits a member has set for a card.
struct CardLimitMonitor {
    let write: UnitOfWork
    let sender: NotificationSender

    /// Maximum age in days of a charge that is notified.
    private static let maximumAge = 60

    /// Checks an account's charges against its cards' limits.
    ///
    /// - Parameters:
    ///   - first: the first day of the imported lines.
    ///   - last: the last day of the imported lines.
    func check(_ account: ID<Account>, from first: Day, through last: Day) throws {
        let cards = try CardRepository(write.connection, household: write.household).all().filter {
            $0.account == account && !$0.isRemoved && !$0.limits.isEmpty
        }
        guard !cards.isEmpty else { return }
        let charges = try CardSpendRepository(write.connection, household: write.household).charges(
            at: account, from: max(first, last.adding(days: -Self.maximumAge)), through: last)
        for card in cards {
            for exceeded in card.limits.exceeded(
                by: charges.map {
                    ($0.transaction, $0.day, $0.amount, $0.isCash ? .withdrawal : CardCharge(text: "\($0.payee) \($0.note)"))
                })
            {
                let object = exceeded.transaction.map { ObjectReference($0) } ?? ObjectReference(card.id)
                try sender.send(
                    NotificationContent(
                        kind: .cardLimitBroken, subject: card.nickname ?? card.facts.name, amount: exceeded.amount, day: exceeded.day,
                        detail: exceeded.kind.rawValue, object: object),
                    key: "limit/\(card.id)/\(exceeded.kind.rawValue)/\(exceeded.transaction?.description ?? String(exceeded.day.number))",
                    of: [account])
            }
        }
    }
}
