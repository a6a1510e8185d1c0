import Models
import Testing

@testable import Ledger
@testable import LiveServices
@testable import ServiceKit
@testable import Storage

@Suite struct LedgerModulesTests {

    @Test func everyActionIsUndoneByOneModule() {
        let actions = ServiceModules.standard.ledger.undoing.flatMap(\.actions)
        #expect(Set(actions).count == actions.count)
        #expect(
            Set(actions) == [
                .add, .edit, .split, .delete, .undo, .adjust, .attach, .detach, .deleteAccount, .mergeAccounts, .mergeCategories,
                .deleteRule, .useBenefit, .undoBenefitUse, .deleteCard, .removeBenefit, .deleteGoal, .deleteSubscription,
                .addPerson, .editPerson, .deletePerson, .addPeopleGroup, .editPeopleGroup, .archivePeopleGroup, .restorePeopleGroup,
                .deletePeopleGroup, .addExpense, .editExpense, .deleteExpense, .addSettlement, .deleteSettlement, .importGroup,
                .dismissSettlement, .offerSettlement, .applyRules, .confirmTransactions, .joinTransactions, .separateTransactions,
                .dismissTransfer, .offerTransfer,
                .setBudgets, .addExpected, .deleteExpected, .addSubscription,
            ])
    }

    /// Undo images contain these names; the digest of a merge depends on the order of those that are restored from copies.
    @Test func storedTablesKeepTheirNamesAndTheirOrder() {
        let dependents = ServiceModules.standard.ledger.dependents
        #expect(
            dependents.flatMap(\.tables).map(\.name) == [
                "importStatement", "statementLine", "lineSeen", "checkpoint", "closing", "check", "tick", "carried", "rule",
                "transferOrder",
                "standingOrder", "savingsPlan", "goalPart", "namedTransfer",
            ])
        #expect(
            dependents.filter(\.isRestoredFromCopies).flatMap(\.tables).map(\.name) == [
                "importStatement", "statementLine", "lineSeen", "checkpoint", "closing", "check", "tick", "carried", "namedTransfer",
            ])
    }

    @Test func everyServiceHasOneImplementation() {
        #expect(ServiceModules.standard.services.count == 32)
    }

    /// Each leaves out or rejects what those before it have written.
    @Test func modulesAreCalledInTheOrderOfTheirPrecedence() {
        let modules = ServiceModules.standard
        func names(_ values: [Any]) -> [String] { values.map { "\(type(of: $0))" } }
        #expect(
            names(modules.ledger.observing) == [
                "PeopleModule", "TransfersModule", "BenefitsModule", "SubscriptionsModule", "SharedCharges", "ExpectedModule",
                "RecurringPayeesModule", "ReviewEntries",
            ])
        #expect(
            names(modules.jobs) == [
                "TransfersModule", "CardsModule", "SavingsModule", "SubscriptionsModule", "PeopleModule", "BudgetsModule", "ExpectedModule",
                "ForecastModule", "NotificationsModule",
            ])
        #expect(
            names(modules.homeContributors) == [
                "CardsModule", "SavingsModule", "SubscriptionsModule", "PeopleModule", "BudgetsModule", "ExpectedModule", "ReviewModule",
                "ForecastModule",
            ])
        #expect(
            names(modules.forecastSources) == [
                "TransactionsModule", "TransfersModule", "SubscriptionsModule", "ExpectedModule", "PeopleModule", "LiabilityForecast",
                "ForecastModule", "SavingsModule",
            ])
        #expect(
            modules.exportReaders.map { "\($0)" } == [
                "HouseholdExportReader", "TransactionExportReader", "RuleExportReader", "RateExportReader", "CheckExportReader",
                "StatementExportReader", "OrderExportReader", "SavingsExportReader", "SubscriptionExportReader", "PeopleExportReader",
                "BudgetExportReader", "ExpectedExportReader", "CardExportReader", "NotificationExportReader", "HistoryExportReader",
                "SecurityLogExportReader",
            ])
    }
}
