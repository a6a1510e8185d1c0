package import Localization
package import Models

/// What a module adds to one of its changes in the history, besides what is recorded.
package struct HistoryDetails: Hashable, Sendable {
    /// The undo of a change by its module, and not by the ledger.
    package enum Undo: Hashable, Sendable {
        /// It was undone, or its object does not exist any more.
        case done
        /// The object of the change, which its module can undo.
        case possible(ObjectReference)
    }

    /// What the change is about; nil: what is recorded says it.
    package var target: ObjectReference?
    /// Its figures, such as `12 new lines`.
    package var figures: [LocalizedText]
    /// Nil: the ledger undoes it.
    package var undo: Undo?

    package init(target: ObjectReference? = nil, figures: [LocalizedText] = [], undo: Undo? = nil) {
        self.target = target
        self.figures = figures
        self.undo = undo
    }
}
