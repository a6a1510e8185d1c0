import Models
import Services
import Synchronization

/// A household that answers with fixed values and remembers what it was told to do.
final class MadeUpHousehold: Sendable {

    struct Holdings: Sendable {
        var accounts: [AccountSummary] = []
        var positions: [AccountPosition] = []
        var categories: [Category] = []
        var rules: [CategoryRule] = []
        var entries: [Entry] = []
        /// How many entries a page has at most, whatever was asked for.
        var pageSize = 500
        var group: TransactionGroup?
        var report = ImportReport(id: nil, isCommitted: false, digest: "", files: [])
        var undo: ImportUndo?
        var mergePlan = AccountMergePlan(removed: nil, kept: nil, transfers: 0)
        var surveys: [FileSurvey] = []
        var rate: ExchangeRate?
        var check = LedgerCheck(transactions: 0, differences: [])
        var exported: [String] = []
        var users: [MemberProfile] = []
        /// Newest first.
        var transfers: [TransferDetails] = []
        /// What is due and waits for somebody to say that the day is right.
        var heldBack: HeldBackDue?
        var scheduled: [ScheduledTransfer] = []
        var beneficiaries: [Beneficiary] = []
        var catalogue = CardCatalogue.empty
        var cards: [WalletCard] = []
        var benefits: [BenefitListing] = []
        /// Of every benefit.
        var periods: [BenefitPeriod] = []
        var savings = SavingsOverview(accounts: [], goals: [], conversion: CurrencyConversion(into: Sample.euro))
        /// What every service throws instead of answering.
        var failure: ServiceError?
    }

    let holdings: Holdings
    /// What was asked for, in order.
    private let calls = Mutex<[String]>([])
    private let drafts = Mutex<[TransactionDraft]>([])
    private let edits = Mutex<[TransactionEdit]>([])
    private let parts = Mutex<[[SplitPart]]>([])
    private let queries = Mutex<[EntryQuery]>([])
    private let rules = Mutex<[CategoryRule]>([])
    private let requests = Mutex<[ImportRequest]>([])
    /// What stood in files that the command line made for an import.
    private let texts = Mutex<[String]>([])
    private let orders = Mutex<[TransferDraft]>([])
    private let cards = Mutex<[CardDraft]>([])
    private let cardEdits = Mutex<[CardEdit]>([])
    private let terms = Mutex<[BenefitTerms]>([])
    private let uses = Mutex<[BenefitUseDraft]>([])
    private let savingsDrafts = Mutex<[SavingsAccountDraft]>([])
    private let savingsEdits = Mutex<[SavingsAccountEdit]>([])
    private let goals = Mutex<[GoalDraft]>([])

    init(_ holdings: Holdings = Holdings()) {
        self.holdings = holdings
    }

    var container: DependencyContainer {
        DependencyContainer(
            context: MemberContext(
                member: Member(household: ID(rawValue: 1), role: .owner), memberName: "", household: MadeUpSettings.household,
                today: Day(number: 20_635), locale: .englishUS, showsBalances: true),
            accounts: { MadeUpAccounts(household: self) }, transactions: { MadeUpTransactions(household: self) },
            categories: { MadeUpCategories(household: self) }, statements: { MadeUpStatements(household: self) },
            rates: { MadeUpRates(household: self) }, backup: { MadeUpBackup(household: self) },
            exports: { MadeUpExports(household: self) }, household: { MadeUpSettings() }, members: { MadeUpMembers(household: self) },
            security: { MadeUpSecurity() }, history: { NoScreens() }, overview: { NoScreens() }, accountScreens: { NoScreens() },
            transactionScreens: { NoScreens() }, reconciliation: { NoScreens() }, attachments: { NoScreens() }, uploads: { NoScreens() },
            transfers: { MadeUpTransfers(household: self) }, beneficiaries: { MadeUpBeneficiaries(household: self) },
            standingOrders: { MadeUpStandingOrders(household: self) }, notifications: { NoScreens() },
            cards: { MadeUpCards(household: self) }, benefits: { MadeUpBenefits(household: self) },
            savings: { MadeUpSavings(household: self) })
    }

    // MARK: - What was asked for

    var called: [String] { calls.withLock { $0 } }
    var drafted: [TransactionDraft] { drafts.withLock { $0 } }
    var edited: [TransactionEdit] { edits.withLock { $0 } }
    var split: [[SplitPart]] { parts.withLock { $0 } }
    var queried: [EntryQuery] { queries.withLock { $0 } }
    var ruled: [CategoryRule] { rules.withLock { $0 } }
    var requested: [ImportRequest] { requests.withLock { $0 } }
    var contents: [String] { texts.withLock { $0 } }
    var ordered: [TransferDraft] { orders.withLock { $0 } }
    var addedCards: [CardDraft] { cards.withLock { $0 } }
    var editedCards: [CardEdit] { cardEdits.withLock { $0 } }
    var addedTerms: [BenefitTerms] { terms.withLock { $0 } }
    var used: [BenefitUseDraft] { uses.withLock { $0 } }
    var addedSavings: [SavingsAccountDraft] { savingsDrafts.withLock { $0 } }
    var editedSavings: [SavingsAccountEdit] { savingsEdits.withLock { $0 } }
    var draftedGoals: [GoalDraft] { goals.withLock { $0 } }

    func call(_ name: String) throws {
        calls.withLock { $0.append(name) }
        if let failure = holdings.failure { throw failure }
    }

    func remember(_ draft: TransactionDraft) { drafts.withLock { $0.append(draft) } }
    func remember(_ edit: TransactionEdit) { edits.withLock { $0.append(edit) } }
    func remember(_ split: [SplitPart]) { parts.withLock { $0.append(split) } }
    func remember(_ query: EntryQuery) { queries.withLock { $0.append(query) } }
    func remember(_ rule: CategoryRule) { rules.withLock { $0.append(rule) } }
    func remember(_ request: ImportRequest) { requests.withLock { $0.append(request) } }
    func remember(contents: String) { texts.withLock { $0.append(contents) } }
    func remember(_ draft: TransferDraft) { orders.withLock { $0.append(draft) } }
    func remember(_ draft: CardDraft) { cards.withLock { $0.append(draft) } }
    func remember(_ edit: CardEdit) { cardEdits.withLock { $0.append(edit) } }
    func remember(_ added: BenefitTerms) { terms.withLock { $0.append(added) } }
    func remember(_ draft: BenefitUseDraft) { uses.withLock { $0.append(draft) } }
    func remember(_ draft: SavingsAccountDraft) { savingsDrafts.withLock { $0.append(draft) } }
    func remember(_ edit: SavingsAccountEdit) { savingsEdits.withLock { $0.append(edit) } }
    func remember(_ draft: GoalDraft) { goals.withLock { $0.append(draft) } }
}
