import CardsModel
import Foundation
import Models
import PeopleModel
import PlanModel
import SavingsModel
import SubscriptionsModel
import Testing

@testable import Installation
@testable import Ledger
@testable import ServiceKit
@testable import Storage
@testable import TransactionsLive

@Suite struct LedgerModulesTests {

    @Test func everyActionIsUndoneByOneModule() {
        let actions = ServiceModules.standard.ledger.undoing.flatMap(\.actions)
        #expect(Set(actions).count == actions.count)
        #expect(
            Set(ServiceModules.listed.ledger.undoing.flatMap(\.actions)) == [
                .add, .edit, .split, .delete, .undo, .adjust, .attach, .detach, .deleteAccount, .mergeAccounts, .shareAccount,
                .mergeCategories,
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
        let dependents = ServiceModules.listed.ledger.dependents
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

    /// Each service that `DependencyContainer` gives, as its functions in the sources say.
    @Test func everyServiceHasOneImplementation() throws {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        var (offered, implemented): ([String], [String]) = ([], [])
        for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path) where path.hasSuffix(".swift") {
            let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            if source.range(of: "{ service() }") != nil {
                offered += source.matches(of: /\) -> any (\w+) \{ service\(\) \}/).map { String($0.1) }
            }
            if source.range(of: "ServiceEntry((any ") != nil {
                implemented += source.matches(of: /ServiceEntry\(\(any (\w+)\)\.self\)/).map { String($0.1) }
            }
        }
        #expect(offered.count >= 35 && offered.sorted() == implemented.sorted())
        // Each module is in the list, and no service has two.
        #expect(ServiceModules.standard.services.count == implemented.count)
    }

    /// Each leaves out or rejects what those before it have written.
    @Test func modulesAreCalledInTheOrderOfTheirPrecedence() {
        let modules = ServiceModules.listed
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
                "StatementExportReader", "LineFactsExportReader", "OrderExportReader", "SavingsExportReader", "SubscriptionExportReader",
                "PeopleExportReader", "BudgetExportReader", "ExpectedExportReader", "CardExportReader", "NotificationExportReader",
                "HistoryExportReader", "SecurityLogExportReader",
            ])
    }
}
