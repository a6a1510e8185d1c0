import Models

/// One part of a goal, as it is typed.
struct GoalPartRow: Hashable {
    /// The part's id; empty: a new one.
    var id = ""
    /// An account's id; empty: none is chosen.
    var account = ""
    var name = ""
    /// Empty: as much as the goal needs.
    var amountText = ""

    /// Whether nothing is typed, so that the row is passed over.
    var isBlank: Bool { account.isEmpty && name.trimmed.isEmpty && amountText.trimmed.isEmpty }

    /// What is wrong, beside its field.
    struct Errors: Hashable {
        var account: String?
        var name: String?
        var amount: String?

        var isEmpty: Bool { self == Errors() }
    }
}
