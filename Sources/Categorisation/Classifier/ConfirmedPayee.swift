package import Models

/// The confirmed category of one normalised payee and one direction of money: a training example.
package struct ConfirmedPayee: Hashable, Sendable {
    /// The normalised payee.
    package var payee: String
    /// The words of the last line's memo, separated by spaces.
    package var memo: String
    /// The last amount in signed minor units.
    package var amount: Int64
    package var category: ID<Category>
    /// The number of lines.
    package var count: Int

    package init(payee: String, memo: String, amount: Int64, category: ID<Category>, count: Int) {
        self.payee = payee
        self.memo = memo
        self.amount = amount
        self.category = category
        self.count = count
    }
}
