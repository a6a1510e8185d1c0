/// A question to confirm before a button's action runs.
public struct Confirmation: Hashable, Sendable {
    /// The button's name.
    public let button: String
    /// The question, such as `Delete Savings?`.
    public let question: String

    public init(button: String, question: String) {
        self.button = button
        self.question = question
    }
}
