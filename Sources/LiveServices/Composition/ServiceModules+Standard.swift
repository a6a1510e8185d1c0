import CardsLive
import HouseholdLive
import InsightsLive
import Ledger
import MembersLive
import NotificationsLive
import PeopleLive
import PlanLive
import RecurrenceLive
import SavingsLive
package import ServiceKit
import SubscriptionsLive
import TransferLive

extension ServiceModules {
    /// The modules of the program.
    package static let standard = ServiceModules(modules)

    /// The modules of the program with further unused ones that observe the ledger, for benchmarks.
    package static func standard(addingUnused count: Int) -> ServiceModules {
        ServiceModules(modules + Array(repeating: UnusedModule(), count: count))
    }

    private static let modules = Array(parts.joined())

    private static let parts: [[any ServiceModule]] = [
        household,
        [
            AccountsModule(), AccountRemovalUndo(),
            TransactionsModule(), TransactionUndo(), TransactionJoinUndo(), TransferDismissalUndo(), TagSource(),
            AttachmentsModule(),
            CategoriesModule(), CategoryMergeUndo(), RulesModule(), RuleRemovalUndo(),
            RatesModule(),
            ReconciliationModule(),
            StatementsModule(), StatementRows(), UploadsModule(),
        ],
        lineFacts, transfer, cards, savings, subscriptions, people,
        [NamedTransferRows()],
        plan, recurrence,
        [ReviewModule(), ReviewEntries()],
        forecast, insights,
        [
            OverviewModule(), SearchModule(), ScreenSearch(),
        ],
        notificationsAndMail, history, members,
    ]
}

// A feature that extends the ledger twice has a module for each; those of the ledger know no services.
extension AccountRemovalUndo: ServiceModule {}
extension CategoryMergeUndo: ServiceModule {}
extension NamedTransferRows: ServiceModule {}
extension ReviewEntries: ServiceModule {}
extension RuleRemovalUndo: ServiceModule {}
extension StatementRows: ServiceModule {}
extension TransactionJoinUndo: ServiceModule {}
extension TransactionUndo: ServiceModule {}
extension TransferDismissalUndo: ServiceModule {}
