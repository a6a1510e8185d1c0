import Models
import Testing

@testable import Ledger
@testable import LiveServices
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
}
