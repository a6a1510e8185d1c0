package import Localization
package import Models
import Services
package import Storage

/// A recorded change with the data for its undo.
package struct RecordedChange {
    /// Its record in the audit trail.
    package let record: AuditRecord
    /// The id of its object, if the undo needs no image; else empty.
    package let reference: String
    /// Its transactions as listed for the history; empty if they are many, or in an undo.
    package let groups: [AuditRepository.CheckedGroup]
    /// The ledger accounts of a removal as listed for the history; empty in an undo.
    package let accounts: [AuditAccount]
    private let imageVersion: Int?
    private let imageFault: String?

    /// - Parameters:
    ///   - groups: its transactions as listed for the history.
    ///   - accounts: the ledger accounts of a removal as listed for the history.
    package init(_ entry: AuditRepository.Entry, groups: [AuditRepository.CheckedGroup] = [], accounts: [AuditAccount] = []) {
        record = entry.record
        reference = entry.reference
        imageVersion = entry.imageVersion
        imageFault = entry.imageFault
        self.groups = groups
        self.accounts = accounts
    }

    /// Reads its undo image.
    ///
    /// - Throws: `ServiceError.rule` if it has none, or one that cannot be read.
    package func image(in write: UnitOfWork) throws -> UndoImageReader {
        guard let imageVersion, imageFault == nil else { throw ServiceError.rule(.changeNotUndoable) }
        return UndoImageReader(write.connection, household: write.household, change: record.id, version: imageVersion)
    }

    /// The row that it added or removed; nil if that was changed since.
    ///
    /// - Parameter added: the action of an addition, whose target is the row.
    package func unchangedRow<Row: RemovableRow>(
        addedBy added: AuditRecord.Action, _ find: (ID<Row>) throws -> Row?
    ) rethrows -> Row? {
        let isAddition = record.action == added
        guard let row = try ID<Row>(isAddition ? record.target : reference).flatMap(find) else { return nil }
        return (isAddition ? !row.isRemoved && row.revision == 1 : row.isRemoved) ? row : nil
    }

    /// The reason for which it has no usable image; nil if it has one.
    package var imageObstacle: LocalizedText? {
        if let imageFault { return "What was there before cannot be read: \(imageFault)" }
        return imageVersion == nil ? "An earlier version did not keep what was there before" : nil
    }
}

/// The record of an undo.
package struct RecordedUndo {
    /// The action that is equivalent to the undo.
    package var action: AuditRecord.Action
    /// The id of the action's object, for an undo of the undo that needs no image; else empty.
    package var reference: String
    /// The image that an undo of the undo restores; nil if it needs none, or if there is no such undo.
    package var image: UndoImageWriter?

    /// - Parameters:
    ///   - action: the action that is equivalent to the undo.
    ///   - reference: the id of the action's object, for an undo of the undo that needs no image; else empty.
    ///   - image: the image that an undo of the undo restores; nil if it needs none, or if there is no such undo.
    package init(_ action: AuditRecord.Action, reference: String = "", image: UndoImageWriter? = nil) {
        self.action = action
        self.reference = reference
        self.image = image
    }
}
