import Models
import Services

/// Everything that a mock household is. Figures are worked out from the transactions whenever they are asked for.
struct MockState: Sendable {
    var context: MemberContext
    var accounts: [Account]
    var categories: [Models.Category]
    var groups: [ID<Transaction>: TransactionGroup]
    var rules: [CategoryRule]
    var rates: [ExchangeRate]
    var imports: [StatementImport]
    /// What each import posted.
    var imported: [ID<StatementImport>: [ID<Transaction>]] = [:]
    var importReports: [ID<StatementImport>: ImportReport] = [:]
    /// Oldest first.
    var audit: [AuditRecord]
    /// What takes a change back.
    var images: [ID<AuditRecord>: [MockImage]] = [:]
    /// Everything as it was before something was deleted or merged; what is done next stands against going back.
    var before: [ID<AuditRecord>: MockState] = [:]
    /// By name, as it is written.
    var payees: [String: PayeeSuggestion] = [:]
    var attachments: [MockAttachment] = []
    var checks: [ID<Account>: MockCheck] = [:]
    /// The days up to which accounts were closed, oldest first.
    var closedDays: [ID<Account>: [Day]] = [:]
    var uploads: [Upload] = []
    var openings: [ID<Account>: ID<Transaction>] = [:]
    /// What the last statement of an account said.
    var stated: [ID<Account>: DatedAmount]
    /// What was made for a form's key.
    var keyedAccounts: [String: ID<Account>] = [:]
    var keyedChanges: [String: LedgerChange] = [:]
    var members: MockMembers
    var transfers: MockTransfers
    var cards: MockCards
    var savings: MockSavings
    /// Of the member who looks, newest first.
    var notifications: [Notification]
    var notificationSettings: NotificationSettings
    /// Newest first.
    var calendars: [CalendarFeed]
    /// Copies by the name of their file.
    var backups: [String: [MockState]] = [:]
    /// Where opening balances come from.
    let equity: Place
    var lastID: Int64
    /// Milliseconds since 1970; goes on by a second with every change.
    var now: Int64

    init(_ data: MockData) {
        context = data.context
        accounts = data.accounts
        categories = data.categories
        groups = Dictionary(data.transactions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        rules = data.rules
        rates = data.rates
        imports = data.imports
        for report in data.reports { if let id = report.id { importReports[id] = report } }
        uploads = data.uploads
        audit = data.history
        stated = data.stated
        members = MockMembers(data)
        transfers = MockTransfers(data)
        cards = MockCards(data)
        savings = MockSavings(data)
        notifications = data.notifications
        notificationSettings = data.notificationSettings
        calendars = data.calendars
        equity = MockData.equity
        lastID = MockData.firstFreeID
        now = MockData.now
        for group in data.transactions { learn(group) }
    }

    var today: Day { context.today }

    // MARK: - Making

    mutating func makeID<Entity>() -> ID<Entity> {
        lastID += 1
        return ID(rawValue: lastID)
    }

    /// Adds to the history.
    @discardableResult
    mutating func record(_ action: AuditRecord.Action, _ subject: String, _ images: [MockImage] = []) -> ID<AuditRecord> {
        now += 1_000
        let id: ID<AuditRecord> = makeID()
        audit.append(AuditRecord(id: id, at: now, member: context.member.id, action: action, subject: subject, isUndone: false))
        self.images[id] = images
        return id
    }

    // MARK: - Finding

    func account(_ id: ID<Account>) throws -> Account {
        guard let account = accounts.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return account
    }

    func account(at place: Place) -> Account? { accounts.first { Place($0.id) == place } }

    func category(_ id: ID<Models.Category>) throws -> Models.Category {
        guard let category = categories.first(where: { $0.id == id }) else { throw ServiceError.notFound }
        return category
    }

    func category(at place: Place) -> Models.Category? { categories.first { Place($0.id) == place } }

    func standard(_ key: StandardCategory) throws -> Place {
        guard let category = categories.first(where: { $0.key == key }) else { throw ServiceError.serverError(500) }
        return Place(category.id)
    }

    func group(_ id: ID<Transaction>) throws -> TransactionGroup {
        guard let group = groups[id] else { throw ServiceError.notFound }
        return group
    }
}

/// What was there before a change.
enum MockImage: Hashable, Sendable {
    /// A group as it was (nil: not there), and the revision that the change gave it (0: it went).
    case group(ID<Transaction>, before: TransactionGroup?, revision: Int64)
    /// A card, a benefit, a use, a goal as it was (nil: not there), and the revision that the change gave it.
    case card(ID<Card>, before: Card?, revision: Int64)
    case benefit(ID<Benefit>, before: Benefit?, revision: Int64)
    case use(ID<BenefitUse>, before: BenefitUse?, revision: Int64)
    case goal(ID<SavingsGoal>, before: SavingsGoal?, revision: Int64)
    /// A file that came.
    case attached(ID<Attachment>)
    /// A file that went.
    case detached(MockAttachment)
}

/// A file that belongs to a transaction.
struct MockAttachment: Hashable, Sendable {
    var content: AttachmentContent
    var transaction: ID<Transaction>
    var key: String?
}

/// A check of an account under way.
struct MockCheck: Hashable, Sendable {
    var from: Day
    var day: Day
    var stated: Money
    var ticked: Set<ID<Transaction>> = []
}
