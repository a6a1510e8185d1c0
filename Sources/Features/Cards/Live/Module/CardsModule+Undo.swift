import CardsModel
import Ledger
import Localization
import Models
import Services

/// Undoes recorded changes of cards and benefits.
extension CardsModule: Undoable {
    var actions: Set<AuditRecord.Action> { [.useBenefit, .undoBenefitUse, .deleteCard, .removeBenefit] }

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

    func obstacles(to changes: [RecordedChange], in reading: UndoReading) throws -> [ID<AuditRecord>: LocalizedText] {
        let rows = try UndoneCardRows(reading, of: changes)
        return changes.obstacles { change in
            switch change.record.action {
            case .deleteCard: ID(change.reference).flatMap { rows.cards[$0] }?.isRemoved == true ? nil : "The card was changed since"
            case .removeBenefit:
                ID(change.reference).flatMap { rows.benefits[$0] }?.isRemoved == true ? nil : "The benefit was changed since"
            default:
                ID(change.reference).flatMap { rows.uses[$0] }?.counts == (change.record.action == .useBenefit)
                    ? nil : "The benefit's use was changed since"
            }
        }
    }
}

/// The current rows to which recorded changes of cards and benefits refer, read in sets.
private struct UndoneCardRows {
    let cards: [ID<Card>: Card]
    let benefits: [ID<Benefit>: Benefit]
    let uses: [ID<BenefitUse>: BenefitUse]

    init(_ reading: UndoReading, of changes: [RecordedChange]) throws {
        let (connection, household) = (reading.connection, reading.household)
        let actions = Set(changes.map(\.record.action))
        cards = Self.byID(actions.contains(.deleteCard) ? try CardRepository(connection, household: household).all() : [], \.id)
        benefits = Self.byID(actions.contains(.removeBenefit) ? try BenefitRepository(connection, household: household).all() : [], \.id)
        uses = try BenefitUseRepository(connection, household: household).all(
            changes.filter { [.useBenefit, .undoBenefitUse].contains($0.record.action) }.compactMap { ID($0.reference) })
    }

    private static func byID<Key, Value>(_ values: [Value], _ key: (Value) -> Key) -> [Key: Value] {
        Dictionary(values.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    }
}
