import Localization
import Models

/// One part of a goal as form values.
struct GoalPartRow: Hashable {
    /// The id of the part; empty for a new one.
    var id = ""
    /// The id of an account; empty if none is selected.
    var account = ""
    var name = ""
    /// The maximum amount; empty for as much as the goal needs.
    var amountText = ""
    /// What of the account is put aside for the goal today; empty: as it is stored, or all that there is.
    var asideText = ""

    /// Whether the row is empty and therefore ignored.
    var isBlank: Bool { account.isEmpty && name.trimmed.isEmpty && amountText.trimmed.isEmpty && asideText.trimmed.isEmpty }

    /// Validation errors by field.
    struct Errors: Hashable {
        var account: LocalizedText?
        var name: LocalizedText?
        var amount: LocalizedText?
        var aside: LocalizedText?

        var isEmpty: Bool { self == Errors() }
    }
}
