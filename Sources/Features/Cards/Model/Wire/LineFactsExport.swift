package import Models

/// Facts of a statement line that its transaction lacks, in an export.
package struct LineFactsExport: Encodable {
    let transaction: ID<Transaction>
    /// The day of the purchase, where it is not that of the transaction.
    let purchaseDay: Day?
    /// The payee before a rule renamed it.
    let payee: String?

    package init(transaction: ID<Transaction>, purchaseDay: Day?, payee: String?) {
        self.transaction = transaction
        self.purchaseDay = purchaseDay
        self.payee = payee
    }
}
