/// One part of a split, as it is typed.
struct SplitRow: Hashable {
    var amount = ""
    /// A category's id; empty: none is chosen.
    var category = ""
    var note = ""

    /// Whether nothing is typed, so that the row is passed over.
    var isBlank: Bool { amount.withoutOuterBlanks.isEmpty && category.isEmpty && note.withoutOuterBlanks.isEmpty }

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var amount: String?
        var category: String?
    }
}
