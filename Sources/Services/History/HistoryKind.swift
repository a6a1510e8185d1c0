package import Localization
package import Models

/// The kind of object that changes of the history concern, for its filter.
package enum HistoryKind: String, CaseIterable, Hashable, Sendable {
    case transactions, imports, accounts, categories, transfers, cards, savings, subscriptions, people, plan, household

    package var title: LocalizedText {
        switch self {
        case .transactions: "Transactions"
        case .imports: "Imports"
        case .accounts: "Accounts"
        case .categories: "Categories and rules"
        case .transfers: "Transfers"
        case .cards: "Cards"
        case .savings: "Savings"
        case .subscriptions: "Subscriptions"
        case .people: "People"
        case .plan: "Plan"
        case .household: "Household"
        }
    }

    /// The actions of the kind.
    package var actions: Set<AuditRecord.Action> { Set(AuditRecord.Action.allCases.filter { HistoryKind(of: $0) == self }) }

    private init(of action: AuditRecord.Action) {
        self =
            switch action {
            case .add, .edit, .split, .delete, .undo, .joinTransactions, .separateTransactions, .dismissTransfer, .offerTransfer,
                .applyRules, .confirmTransactions,
                .reopenReview, .attach, .detach:
                .transactions
            case .importStatements, .undoImport: .imports
            case .adjust, .addAccount, .editAccount, .archiveAccount, .restoreAccount, .deleteAccount, .mergeAccounts, .startCheck,
                .cancelCheck, .closeDay, .reopenDay:
                .accounts
            case .addCategory, .editCategory, .mergeCategories, .archiveCategory, .restoreCategory, .changeRules, .deleteRule,
                .restoreRule:
                .categories
            case .orderTransfer, .editTransfer, .cancelTransfer, .completeTransfer, .failTransfer, .setTransferLimits, .addStandingOrder,
                .editStandingOrder, .skipOccurrence, .endStandingOrder, .addBeneficiary, .editBeneficiary, .deleteBeneficiary:
                .transfers
            case .addCard, .editCard, .setCardLimits, .changeCardStatus, .deleteCard, .addBenefit, .editBenefit, .removeBenefit,
                .useBenefit, .undoBenefitUse, .chooseBenefit:
                .cards
            case .setSavingsPlan, .addGoal, .editGoal, .deleteGoal: .savings
            case .addSubscription, .editSubscription, .deleteSubscription, .changeSubscriptionState, .linkSubscription,
                .unlinkSubscription:
                .subscriptions
            case .addPerson, .editPerson, .deletePerson, .addPeopleGroup, .editPeopleGroup, .archivePeopleGroup, .restorePeopleGroup,
                .deletePeopleGroup, .addExpense, .editExpense, .deleteExpense, .addSettlement, .deleteSettlement, .importGroup,
                .addGuestLink, .revokeGuestLink, .dismissSettlement, .offerSettlement:
                .people
            case .setBudgets, .addExpected, .editExpected, .deleteExpected, .settleExpected, .reopenExpected: .plan
            case .setRates, .editHousehold, .followCurrency: .household
            }
    }
}
