import Localization

/// The undo of changes.
extension RuleViolation {
    package static let changeUndone = RuleViolation("change.undone", "It was undone already")
    package static let changeNotUndoable = RuleViolation("change.not-undoable", "This change cannot be undone")
}
