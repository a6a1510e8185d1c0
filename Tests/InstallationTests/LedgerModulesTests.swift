import AccountsModel
import CardsModel
import Foundation
import HomeModel
import HouseholdModel
import ImportModel
import InsightsModel
import MembersModel
import Models
import NotificationsModel
import PeopleModel
import PlanModel
import SavingsModel
import Services
import SubscriptionsModel
import Testing
import TransactionsModel
import TransferModel

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

    /// Each service that `DependencyContainer` gives, as its functions in the sources say.
    @Test func everyServiceHasOneImplementation() throws {
        let offered: [Any.Type] = [
            (any AccountScreenServiceProtocol).self, (any AccountServiceProtocol).self, (any AttachmentServiceProtocol).self,
            (any BackupServiceProtocol).self, (any BeneficiaryServiceProtocol).self, (any BenefitServiceProtocol).self,
            (any BudgetServiceProtocol).self, (any CardServiceProtocol).self, (any CategoryServiceProtocol).self,
            (any ConfirmationServiceProtocol).self, (any ExpectedServiceProtocol).self,
            (any LatestChangeServiceProtocol).self, (any LocalTimeServiceProtocol).self,
            (any ExportServiceProtocol).self, (any ForecastServiceProtocol).self, (any HistoryServiceProtocol).self,
            (any HouseholdServiceProtocol).self, (any InsightsServiceProtocol).self, (any MemberServiceProtocol).self,
            (any NotificationServiceProtocol).self, (any OverviewServiceProtocol).self, (any PeopleServiceProtocol).self,
            (any RateServiceProtocol).self, (any ReconciliationServiceProtocol).self, (any ReviewServiceProtocol).self,
            (any SavingsServiceProtocol).self, (any SearchServiceProtocol).self, (any SecurityServiceProtocol).self,
            (any StandingOrderServiceProtocol).self, (any StatementServiceProtocol).self, (any SubscriptionServiceProtocol).self,
            (any TransactionScreenServiceProtocol).self, (any TransactionServiceProtocol).self, (any TransferServiceProtocol).self,
            (any UploadServiceProtocol).self,
        ]
        let implemented = Set(ServiceModules.standard.services.keys)
        #expect(offered.filter { !implemented.contains(ObjectIdentifier($0)) }.isEmpty)
        #expect(implemented.count == offered.count)
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }.flatMap {
            path -> [String] in
            let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
            guard source.range(of: "{ service() }") != nil else { return [] }
            return source.matches(of: /\) -> any (\w+) \{ service\(\) \}/).map { String($0.1) }
        }
        #expect(names.sorted() == offered.map { "\($0)".replacing("any ", with: "") }.sorted())
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
                "StatementExportReader", "LineFactsExportReader", "OrderExportReader", "SavingsExportReader", "SubscriptionExportReader",
                "PeopleExportReader", "BudgetExportReader", "ExpectedExportReader", "CardExportReader", "NotificationExportReader",
                "HistoryExportReader", "SecurityLogExportReader",
            ])
    }
}
