import Ledger

extension ServiceModules {
    /// The modules of the program.
    package static var standard: ServiceModules { ServiceModules(ledger: .standard) }

    /// The modules of the program with further unused ones that observe the ledger, for benchmarks.
    package static func standard(addingUnused count: Int) -> ServiceModules {
        let standard = LedgerModules.standard
        return ServiceModules(
            ledger: LedgerModules(
                observing: standard.observing + Array(repeating: UnusedModule(), count: count), undoing: standard.undoing,
                dependents: standard.dependents, categoryDependents: standard.categoryDependents, references: standard.references))
    }

    private init(ledger: LedgerModules) {
        self.init(
            ledger: ledger,
            jobs: [
                DueTransferJob(), CardJob(), SavingsJob(), SubscriptionJob(), RecurringExpenseJob(), BudgetJob(), ExpectedJob(),
                ForecastJob(), ReminderJob(),
            ],
            expiring: [SessionExpiry(), NotificationExpiry(), MailExpiry(), UploadExpiry(), TransferExpiry(), GuestLinkExpiry()],
            dueSources: [
                DueTransfers(), CardFees(), BenefitEnds(), SubscriptionDue(), SubscriptionDeadlines(), SharedExpenseDue(), ExpectedDue(),
            ],
            homeSections: [
                CardHomeSection(), SavingsHomeSection(), SubscriptionHomeSection(), PeopleHomeSection(), BudgetHomeSection(),
                ExpectedHomeSection(), ReviewHomeSection(), ForecastHomeSection(),
            ],
            // Each source omits items that earlier ones have scheduled.
            forecastSources: [
                PostedForecast(), TransferForecast(), SubscriptionForecast(), ExpectedForecast(), SharedExpenseForecast(),
                LiabilityForecast(), FoundForecast(),
                SavingsPlanForecast(),
            ],
            exportSources: [
                HouseholdExportReader.self, TransactionExportReader.self, RuleExportReader.self, RateExportReader.self,
                CheckExportReader.self, StatementExportReader.self, OrderExportReader.self, SavingsExportReader.self,
                SubscriptionExportReader.self, PeopleExportReader.self, BudgetExportReader.self, ExpectedExportReader.self,
                CardExportReader.self, NotificationExportReader.self, HistoryExportReader.self, SecurityLogExportReader.self,
            ],
            searchSources: [
                ScreenSearch(), AccountSource(), CategorySource(), PayeeSource(), TagSource(), CardSource(), BenefitSource(),
                SubscriptionSource(), ExpectedMoneySource(), PersonSource(), GroupSource(), GoalSource(), TransferSource(),
                StandingOrderSource(),
                BeneficiarySource(), RuleSource(),
            ])
    }
}

extension LedgerModules {
    /// The modules that extend the ledger.
    static var standard: LedgerModules {
        LedgerModules(
            observing: [
                SharedTransactions(), TransferOrders(), CardBenefits(), SubscriptionCharges(), SharedCharges(),
                ExpectedCompletions(), RecurringPayees(), ReviewEntries(),
            ],
            undoing: [
                TransactionUndo(), TransactionJoinUndo(), TransferDismissalUndo(), AccountRemovalUndo(), CategoryMergeUndo(),
                RuleRemovalUndo(), AttachmentUndo(),
                CardUndo(), SavingsUndo(), SubscriptionUndo(), PeopleUndo(), SettlementDismissalUndo(), ReviewUndo(), BudgetUndo(),
                ExpectedUndo(),
            ],
            dependents: [
                StatementRows(), CheckRows(), RuleRows(), TransferRows(), SavingsRows(), CardRows(), SubscriptionRows(),
                ExpenseSeriesRows(), NamedTransferRows(), ExpectedRows(),
            ],
            categoryDependents: [
                SubscriptionCategories(), ExpenseCategories(), BudgetCategories(), ExpectedCategories(), CategoryPartsModule(),
            ],
            references: [TransferReferences()])
    }
}
