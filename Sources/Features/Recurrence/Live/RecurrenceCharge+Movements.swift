package import Models
package import Recurrence
package import Storage

extension RecurrenceCharge {
    /// The charges of completed and pending transactions of a payee, one for each group and own account.
    ///
    /// - Parameter movements: those of a group follow each other.
    package static func charges(
        of movements: [RecurrenceRepository.Movement], _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]
    ) -> [RecurrenceCharge] {
        var charges: [RecurrenceCharge] = []
        for movement in movements where movement.status == .completed || movement.status == .pending {
            guard let charge = RecurrenceCharge(movement, ledgerAccounts) else { continue }
            guard let known = charges.last, known.id == charge.id, known.account == charge.account, known.currency == charge.currency else {
                charges.append(charge)
                continue
            }
            // A further part of a split.
            let (sum, isOver) = known.amount.addingReportingOverflow(charge.amount)
            if !isOver { charges[charges.count - 1].amount = sum }
            charges[charges.count - 1].foreign = nil
        }
        return charges
    }

    /// Nil for a part that moves no money of an own account, such as the conversion of a currency exchange.
    private init?(_ movement: RecurrenceRepository.Movement, _ ledgerAccounts: [LedgerAccountID: LedgerAccountRecord]) {
        let part = movement.transaction
        let (source, destination) = (ledgerAccounts[part.source], ledgerAccounts[part.destination])
        let isOut = source?.role == .own
        guard isOut ? destination?.role == .own || destination?.role == .category : destination?.role == .own && source?.role == .category
        else { return nil }
        let sign: Int64 = isOut ? 1 : -1
        self.init(
            id: movement.group, day: isOut ? part.sourceDay : part.destinationDay, amount: sign * part.amount.minorUnits,
            currency: part.amount.currency, foreign: part.foreign.map { sign * $0.minorUnits },
            account: ID(rawValue: (isOut ? part.source : part.destination).rawValue), payee: movement.payee,
            memo: [part.note, movement.reference ?? ""].joined(separator: " "), creditor: movement.creditor, mandate: movement.mandate,
            category: (isOut ? destination : source)?.categoryKey, isOwnOrder: isOut && destination?.role == .own)
    }
}
