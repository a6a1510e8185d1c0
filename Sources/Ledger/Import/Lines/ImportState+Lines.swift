import Models
import StatementFiles
import Storage

extension ImportState {
    /// Reports to the observers which line creates or completes a group, before the group is written, and stores the line's mandate.
    ///
    /// - Parameter purchaseDay: the day of purchase if the line does not state it.
    func recordLine(_ line: StatementLine, of group: TransactionGroup, purchaseDay: Day? = nil) throws {
        try write.journal.recordLine(of: group, purchaseDay: line.purchaseDay ?? purchaseDay, payee: line.payee)
        guard let mandate = line.mandate else { return }
        let creditor = TextLimit.cut(mandate.creditor, to: TextLimit.reference)
        try LineMandateRepository(write.connection, household: write.household).set(
            creditor: creditor, mandate: TextLimit.cut(mandate.mandate, to: TextLimit.reference), of: group.id)
    }
}
