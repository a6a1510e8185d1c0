package import Models

/// A benefit that a transaction may have used, in an export.
package struct BenefitQuestionExport: Encodable {
    let transaction: ID<Transaction>
    let benefit: ID<Benefit>
    /// Whether the question was answered with *none*.
    let answered: Bool

    package init(transaction: ID<Transaction>, benefit: ID<Benefit>, isAnswered: Bool) {
        self.transaction = transaction
        self.benefit = benefit
        answered = isAnswered
    }
}
