/// A question that has to be answered before a button acts.
public struct Confirmation: Hashable, Sendable {
    /// The button's name.
    public let button: String
    /// What is asked, such as `Delete Savings?`.
    public let question: String

    public init(button: String, question: String) {
        self.button = button
        self.question = question
    }
}
