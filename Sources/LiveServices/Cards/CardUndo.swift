import Ledger
import Localization
import Models
import Services
import Storage

/// Undoes recorded changes of cards and benefits.
struct CardUndo: Undoable {
    let actions: Set<AuditRecord.Action> = [.useBenefit, .undoBenefitUse, .deleteCard, .removeBenefit]

    func undo(_ change: RecordedChange, in write: UnitOfWork) throws -> RecordedUndo {
        let restorer = CardRestorer(write)
        switch change.record.action {
        case .useBenefit:
            try restorer.undoUse(ID(change.reference))
            return RecordedUndo(.undoBenefitUse, reference: change.reference)
        case .undoBenefitUse:
            try restorer.restoreUse(ID(change.reference))
            return RecordedUndo(.useBenefit, reference: change.reference)
        case .deleteCard:
            try restorer.restoreCard(ID(change.reference))
            return RecordedUndo(.addCard)
        case .removeBenefit:
            try restorer.restoreBenefit(ID(change.reference))
            return RecordedUndo(.addBenefit)
        default: throw ServiceError.rule(.changeNotUndoable)
        }
    }

    func obstacle(to change: RecordedChange, in reading: UndoReading) throws -> LocalizedText? {
        let (connection, household) = (reading.connection, reading.household)
        switch change.record.action {
        case .deleteCard:
            let card = try ID<Card>(change.reference).flatMap { try CardRepository(connection, household: household).find($0) }
            return card?.isRemoved == true ? nil : "The card was changed since"
        case .removeBenefit:
            let benefit = try ID<Benefit>(change.reference).flatMap { try BenefitRepository(connection, household: household).find($0) }
            return benefit?.isRemoved == true ? nil : "The benefit was changed since"
        default:
            let use = try ID<BenefitUse>(change.reference).flatMap { try BenefitUseRepository(connection, household: household).find($0) }
            return use?.counts == (change.record.action == .useBenefit) ? nil : "The benefit's use was changed since"
        }
    }
}
