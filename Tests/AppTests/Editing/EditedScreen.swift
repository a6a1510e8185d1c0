import Testing

/// A screen that edits a row, with what the tests of all edit screens need to know of it.
struct EditedScreen: CustomTestStringConvertible, Sendable {
    /// A value of a field.
    struct Typed: Sendable {
        let field: String
        let value: String

        init(_ field: String, _ value: String) {
            self.field = field
            self.value = value
        }
    }

    /// How the row is deleted elsewhere: a button on a path.
    struct Deletion: Sendable {
        let button: String
        let path: String
    }

    let name: String
    let path: String
    /// A value that is refused, and the sentence at its field.
    let refused: (typed: Typed, sentence: String)
    /// A change that is saved.
    let change: Typed
    /// What somebody else saves meanwhile.
    let other: Typed
    /// Nil if the row cannot be deleted.
    let deletion: Deletion?

    /// - Parameters:
    ///   - refused: field, value and sentence.
    ///   - other: a change of the same field by somebody else.
    init(
        _ name: String, _ path: String, refused: (String, String, String), field: String, _ value: String, other: String,
        deletion: Deletion? = nil
    ) {
        self.name = name
        self.path = path
        self.refused = (Typed(refused.0, refused.1), refused.2)
        change = Typed(field, value)
        self.other = Typed(field, other)
        self.deletion = deletion
    }

    var testDescription: String { name }
}
