public import Localization

/// A question to confirm before a button's action runs.
public struct Confirmation: Hashable, Sendable {
    /// The button's name.
    public let button: String
    /// The question, such as `Delete Savings?`.
    public let question: LocalizedText

    public init(button: String, question: LocalizedText) {
        self.button = button
        self.question = question
    }
}
