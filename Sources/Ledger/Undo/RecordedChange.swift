package import Localization
package import Models
import Services
package import Storage

/// A recorded change with what is needed to undo it.
package struct RecordedChange {
    /// Its record in the audit trail.
    package let record: AuditRecord
    /// The id of the object that it is about, if the undo needs no image; else empty.
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

    /// Why it has no image that can be used; nil if it has one.
    package var imageObstacle: LocalizedText? {
        if let imageFault { return "What was there before cannot be read: \(imageFault)" }
        return imageVersion == nil ? "An earlier version did not keep what was there before" : nil
    }
}

/// What an undo is recorded as.
package struct RecordedUndo {
    /// The action that the undo is equal to.
    package var action: AuditRecord.Action
    /// The id of the object that the action is about, for an undo of the undo that needs no image; else empty.
    package var reference: String
    /// The image that an undo of the undo restores; nil if it needs none, or if there is no such undo.
    package var image: UndoImageWriter?

    /// - Parameters:
    ///   - action: the action that the undo is equal to.
    ///   - reference: the id of the object that the action is about, for an undo of the undo that needs no image; else empty.
    ///   - image: the image that an undo of the undo restores; nil if it needs none, or if there is no such undo.
    package init(_ action: AuditRecord.Action, reference: String = "", image: UndoImageWriter? = nil) {
        self.action = action
        self.reference = reference
        self.image = image
    }
}
