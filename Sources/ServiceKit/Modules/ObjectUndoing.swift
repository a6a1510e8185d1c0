import Ledger
package import Models
package import Services

/// A module that undoes changes by the object that they are about, and not by what the ledger recorded: see `HistoryDetails.undo`.
package protocol ObjectUndoing: ServiceModule {
    /// Undoes the change of an object; nil for an object of another module.
    ///
    /// - Parameters:
    ///   - force: also undo transactions that were changed since.
    ///   - allowsClosedDays: also undo entries on closed days.
    /// - Throws: `ServiceError.notFound`, `.rule` if it was undone already.
    func undo(_ object: ObjectReference, force: Bool, allowsClosedDays: Bool, in context: ServiceContext) async throws -> ObjectUndo?
}

extension ServiceModules {
    /// The modules that undo changes by their object.
    package var objectUndoing: [any ObjectUndoing] { ledger.extending() }
}
