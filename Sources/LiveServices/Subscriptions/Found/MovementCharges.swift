import Models
import Recurrence
import Storage

/// The charges of a payee, one for each group and own account.
struct MovementCharges {
    private(set) var charges: [RecurrenceCharge] = []
    let ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]

    /// Adds a completed or pending transaction; those of a group follow each other.
    mutating func add(_ movement: RecurrenceRepository.Movement) {
        guard movement.status == .completed || movement.status == .pending, let charge = charge(of: movement) else { return }
        guard let known = charges.last, known.id == charge.id, known.account == charge.account, known.currency == charge.currency else {
            charges.append(charge)
            return
        }
        // A further part of a split.
        let (sum, isOver) = known.amount.addingReportingOverflow(charge.amount)
        if !isOver { charges[charges.count - 1].amount = sum }
        charges[charges.count - 1].foreign = nil
    }

    /// Nil for a part that moves no money of an own account, such as the conversion of a currency exchange.
    private func charge(of movement: RecurrenceRepository.Movement) -> RecurrenceCharge? {
        let part = movement.transaction
        let (source, destination) = (ledgerAccounts[part.source], ledgerAccounts[part.destination])
        let isOut = source?.role == .own
        guard isOut ? destination?.role == .own || destination?.role == .category : destination?.role == .own && source?.role == .category
        else { return nil }
        let sign: Int64 = isOut ? 1 : -1
        return RecurrenceCharge(
            id: movement.group, day: isOut ? part.sourceDay : part.destinationDay, amount: sign * part.amount.minorUnits,
            currency: part.amount.currency, foreign: part.foreign.map { sign * $0.minorUnits },
            account: ID(rawValue: (isOut ? part.source : part.destination).rawValue), payee: movement.payee,
            memo: [part.note, movement.reference ?? ""].joined(separator: " "), creditor: movement.creditor, mandate: movement.mandate,
            category: (isOut ? destination : source)?.categoryKey, isOwnOrder: isOut && destination?.role == .own)
    }
}
