package import Services

extension DependencyContainer {

    /// Services that work on a made-up household in memory.
    ///
    /// - Parameters:
    ///   - latency: what every call waits before it answers.
    ///   - failing: what every call throws; nil: nothing.
    ///   - data: what the household has at first.
    package static func mock(latency: Duration = .zero, failing: ServiceError? = nil, data: MockData = .household) -> DependencyContainer {
        mock(MockLedger(data, behaviour: MockBehaviour(latency: latency, failing: failing)))
    }

    /// Services that work on a ledger which others see, too.
    package static func mock(_ ledger: MockLedger) -> DependencyContainer {
        DependencyContainer(
            context: ledger.context,
            accounts: { MockAccountService(ledger) },
            transactions: { MockTransactionService(ledger) },
            categories: { MockCategoryService(ledger) },
            statements: { MockStatementService(ledger) },
            rates: { MockRateService(ledger) },
            backup: { MockBackupService(ledger) },
            exports: { MockExportService(ledger) },
            household: { MockHouseholdService(ledger) },
            members: { MockMemberService(ledger) },
            security: { MockSecurityService(ledger) },
            history: { MockHistoryService(ledger) },
            overview: { MockOverviewService(ledger) },
            accountScreens: { MockAccountScreenService(ledger) },
            transactionScreens: { MockTransactionScreenService(ledger) },
            reconciliation: { MockReconciliationService(ledger) },
            attachments: { MockAttachmentService(ledger) },
            uploads: { MockUploadService(ledger) },
            transfers: { MockTransferService(ledger) },
            beneficiaries: { MockBeneficiaryService(ledger) },
            standingOrders: { MockStandingOrderService(ledger) },
            notifications: { MockNotificationService(ledger) },
            cards: { MockCardService(ledger) },
            benefits: { MockBenefitService(ledger) },
            savings: { MockSavingsService(ledger) })
    }
}
