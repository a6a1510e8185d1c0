package import Localization
package import Models

/// The result of the undo of a change by the module of its object.
package enum ObjectUndo: Hashable, Sendable {
    /// It is undone: a sentence about it.
    case done(LocalizedText)
    /// Nothing is undone, since transactions were changed since: the question whether to undo them as well.
    case changedSince([ID<Transaction>], question: LocalizedText)
    /// Nothing is undone, since a day is closed: the question whether to undo it anyway.
    case closedDay(question: LocalizedText)
}
