import Localization

/// One part of a split as form values.
struct SplitRow: Hashable {
    var amount = ""
    /// The id of a category; empty if none is selected.
    var category = ""
    var note = ""

    /// Whether the row is empty and therefore ignored.
    var isBlank: Bool { amount.withoutOuterBlanks.isEmpty && category.isEmpty && note.withoutOuterBlanks.isEmpty }

    /// Validation errors by field.
    struct Errors: Hashable {
        var amount: LocalizedText?
        var category: LocalizedText?
    }
}
