import Ledger
package import ServiceKit

extension ServiceModules {
    /// The modules of transactions, their files, categories and rules, in the order of `ServiceModules.standard`.
    package static let transactions: [any ServiceModule] = [
        TransactionsModule(), TransactionUndo(), TransactionJoinUndo(), TransferDismissalUndo(), TagSource(),
        AttachmentsModule(),
        CategoriesModule(), CategoryMergeUndo(), RulesModule(), RuleRemovalUndo(),
    ]

    /// The modules of the review, in the same way.
    package static let review: [any ServiceModule] = [ReviewModule(), ReviewEntries()]
}

// A feature that extends the ledger twice has a module for each; those of the ledger know no services.
extension CategoryMergeUndo: ServiceModule {}
extension ReviewEntries: ServiceModule {}
extension RuleRemovalUndo: ServiceModule {}
extension TransactionJoinUndo: ServiceModule {}
extension TransactionUndo: ServiceModule {}
extension TransferDismissalUndo: ServiceModule {}
