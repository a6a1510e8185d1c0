/// One change as the history keeps it: who, when, what.
public struct AuditRecord: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `chg_…`.
    public static let idPrefix = "chg"

    /// What was done; the words are kept in the database.
    public enum Action: String, CaseIterable, Hashable, Sendable {
        case add, edit, split, delete, undo, adjust
        case addAccount, editAccount, archiveAccount, restoreAccount, deleteAccount, mergeAccounts
        case addCategory, editCategory, mergeCategories, archiveCategory, restoreCategory
        case changeRules, deleteRule, restoreRule
        case importStatements, undoImport, setRates
        case editHousehold
        case startCheck, cancelCheck, closeDay, reopenDay
        case attach, detach
        case orderTransfer, editTransfer, cancelTransfer, completeTransfer, failTransfer, setTransferLimits
        case addStandingOrder, editStandingOrder, skipOccurrence, endStandingOrder
        case addBeneficiary, editBeneficiary, deleteBeneficiary
        case addCard, editCard, setCardLimits, changeCardStatus, deleteCard
        case addBenefit, editBenefit, removeBenefit, useBenefit, undoBenefitUse, chooseBenefit
        case setSavingsPlan, addGoal, editGoal, deleteGoal
    }

    public var id: ID<AuditRecord>
    /// Milliseconds since 1970.
    public var at: Int64
    /// Nil: the command line.
    public var member: ID<Member>?
    public var action: Action
    /// What it was done to, in a few words: a payee, an account's name.
    public var subject: String
    /// Whether it was taken back since.
    public var isUndone: Bool

    public init(id: ID<AuditRecord>, at: Int64, member: ID<Member>?, action: Action, subject: String, isUndone: Bool) {
        self.id = id
        self.at = at
        self.member = member
        self.action = action
        self.subject = subject
        self.isUndone = isUndone
    }
}
