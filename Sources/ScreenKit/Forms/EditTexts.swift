package import Localization

/// What a form says of its row.
package struct EditTexts: Sendable {
    /// After somebody else changed it: `Somebody else changed this goal in the meantime`.
    package let conflict: LocalizedText
    /// After somebody else deleted it: `This goal was deleted in the meantime`.
    package let gone: LocalizedText
    /// The button that adds it again; nil if it cannot be added by this form.
    package let addAgain: LocalizedText?

    package init(conflict: LocalizedText, gone: LocalizedText, addAgain: LocalizedText? = nil) {
        self.conflict = conflict
        self.gone = gone
        self.addAgain = addAgain
    }
}
