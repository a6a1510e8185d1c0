import Ledger

extension ServiceModules {
    /// The modules of the program.
    static var standard: ServiceModules {
        ServiceModules(
            ledger: .standard,
            jobs: [DueTransferJob(), CardJob(), SavingsJob(), ReminderJob()],
            expiring: [SessionExpiry(), NotificationExpiry(), MailExpiry(), UploadExpiry(), TransferExpiry()],
            dueSources: [DueTransfers(), CardFees()],
            homeSections: [CardHomeSection(), SavingsHomeSection()])
    }
}

extension LedgerModules {
    /// The modules that extend the ledger.
    static var standard: LedgerModules {
        LedgerModules(
            observing: [TransferOrders(), CardBenefits()],
            undoing: [
                TransactionUndo(), AccountRemovalUndo(), CategoryMergeUndo(), RuleRemovalUndo(), AttachmentUndo(), CardUndo(),
                SavingsUndo(),
            ],
            dependents: [
                StatementRows(), CheckRows(), RuleRows(), TransferRows(), SavingsRows(), CardRows(), NamedTransferRows(),
            ])
    }
}
