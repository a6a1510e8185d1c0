/// An entry of the audit history: the member, the change and its time.
public struct AuditRecord: Identified, Hashable, Sendable {
    /// Prefix of ids: `chg_…`.
    public static let idPrefix = "chg"

    /// The kind of a change. The raw values are stored in the database.
    public enum Action: String, CaseIterable, Hashable, Sendable {
        case add, edit, split, delete, undo, adjust
        case joinTransactions, separateTransactions, dismissTransfer, offerTransfer
        case addAccount, editAccount, archiveAccount, restoreAccount, deleteAccount, mergeAccounts
        case addCategory, editCategory, mergeCategories, archiveCategory, restoreCategory
        case changeRules, deleteRule, restoreRule, applyRules, confirmTransactions, reopenReview
        case importStatements, undoImport, setRates
        case editHousehold, followCurrency
        case startCheck, cancelCheck, closeDay, reopenDay
        case attach, detach
        case orderTransfer, editTransfer, cancelTransfer, completeTransfer, failTransfer, setTransferLimits
        case addStandingOrder, editStandingOrder, skipOccurrence, endStandingOrder
        case addBeneficiary, editBeneficiary, deleteBeneficiary
        case addCard, editCard, setCardLimits, changeCardStatus, deleteCard
        case addBenefit, editBenefit, removeBenefit, useBenefit, undoBenefitUse, chooseBenefit
        case setSavingsPlan, addGoal, editGoal, deleteGoal
        case setBudgets
        case addExpected, editExpected, deleteExpected, settleExpected, reopenExpected
        case addSubscription, editSubscription, deleteSubscription, changeSubscriptionState, linkSubscription, unlinkSubscription
        case addPerson, editPerson, deletePerson
        case addPeopleGroup, editPeopleGroup, archivePeopleGroup, restorePeopleGroup, deletePeopleGroup
        case addExpense, editExpense, deleteExpense, addSettlement, deleteSettlement, importGroup
        case addGuestLink, revokeGuestLink
        case dismissSettlement, offerSettlement
    }

    public var id: ID<AuditRecord>
    /// Milliseconds since 1970.
    public var at: Int64
    /// Nil for the command line.
    public var member: ID<Member>?
    public var action: Action
    /// A short name of the changed object: a payee, an account name.
    public var subject: String
    /// Whether the change was undone later.
    public var isUndone: Bool
    /// The id of the object with its prefix (`acc_…`); empty if it is not known.
    public var target: String
    /// The changed fields of the transaction, or those that several transactions have in common.
    public var changes: [FieldChange]

    public init(
        id: ID<AuditRecord>, at: Int64, member: ID<Member>?, action: Action, subject: String, isUndone: Bool, target: String = "",
        changes: [FieldChange] = []
    ) {
        self.id = id
        self.at = at
        self.member = member
        self.action = action
        self.subject = subject
        self.isUndone = isUndone
        self.target = target
        self.changes = changes
    }
}
