import CardsModel
import Models
import Storage

/// A charge or credit at the account of a card.
struct CardMovement {
    var ledgerAccount: LedgerAccountID
    var movement: BenefitMatcher.Movement
}

/// Derives charges and credits from groups.
struct CardMovementReader {
    private let ledgerAccounts: LedgerAccountRepository

    init(_ connection: Connection, household: ID<Household>) {
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
    }

    /// The movements of a group at accounts, without own transfers such as the payment of a bill.
    func movements(
        of group: TransactionGroup, at accounts: Set<LedgerAccountID>, line: BenefitLineRepository.Line?
    ) throws -> [CardMovement] {
        var found: [CardMovement] = []
        for ledgerAccount in Set(group.parts.flatMap { [$0.source, $0.destination] }).sorted() where accounts.contains(ledgerAccount) {
            let parts = try group.parts.filter { part in
                guard part.source == ledgerAccount || part.destination == ledgerAccount else { return false }
                return try !isOwn(part.source == ledgerAccount ? part.destination : part.source)
            }
            guard let first = parts.first else { continue }
            var mine = group
            mine.parts = parts
            let amount = try mine.amount(at: ledgerAccount, in: first.amount.currency)
            guard !amount.isZero, let booked = mine.day(at: ledgerAccount) else { continue }
            found.append(
                CardMovement(
                    ledgerAccount: ledgerAccount,
                    movement: BenefitMatcher.Movement(
                        transaction: group.id, day: amount.isNegative ? Self.day(of: line?.purchaseDay, booked: booked) : booked,
                        amount: amount.magnitude, foreign: parts.count == 1 ? first.foreign : nil,
                        payee: group.payee, note: [line?.payee, first.note].compactMap(\.self).joined(separator: " "),
                        isCredit: !amount.isNegative)))
        }
        return found
    }

    /// The purchase day if it is plausible, that is at most `BenefitUse.creditDays` before the booking day; otherwise the booking day.
    private static func day(of purchase: Day?, booked: Day) -> Day {
        guard let purchase, (0...BenefitUse.creditDays).contains(purchase.distance(to: booked)) else { return booked }
        return purchase
    }

    private func isOwn(_ ledgerAccount: LedgerAccountID) throws -> Bool { try ledgerAccounts.find(ledgerAccount)?.role == .own }
}
