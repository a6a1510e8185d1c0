package import Models
package import Storage

/// One unit of work of a member: journal, ledger accounts and audit trail in one transaction.
package final class UnitOfWork {
    /// The connection of the transaction.
    package let connection: Connection
    /// What the member sees. What a member names is looked up in `visible`; everything else is read and written as a whole.
    package let reach: Reach
    /// Whether accounts of the household belong to members.
    let isDivided: Bool
    /// The same connection for what the member sees: rows that he does not see are not found, and nothing is written.
    package let visible: Connection
    /// The household that is written.
    package let household: ID<Household>
    /// The member who writes.
    package let member: Member
    /// The source of identifiers.
    package let ids: IDSource
    /// The current time since 1970.
    package let milliseconds: Int64
    /// Writes transactions.
    package let journal: Journal
    /// Reads transactions.
    package let transactions: TransactionRepository
    /// Accounts, categories and the other ledger accounts.
    package let ledgerAccounts: LedgerAccountRepository
    /// Balances of ledger accounts.
    package let balances: BalanceRepository
    /// Entries that wait for their statement line.
    package let open: OpenEntryRepository
    /// Category rules.
    package let rules: RuleRepository
    /// The audit trail.
    package let audit: AuditRepository
    /// The modules that extend the ledger.
    package let modules: LedgerModules
    /// The current day; nil if the household's time zone is unknown.
    package var today: Day?
    /// Whether closed (reconciled) days may be changed.
    package var allowsClosedDays = false
    /// The member's format of amounts and days; nil: file format.
    package var locale: LocaleFormat?
    private var closed: [ID<Account>: Day]?

    /// - Parameters:
    ///   - milliseconds: the current time since 1970.
    ///   - modules: the modules that extend the ledger.
    ///   - reach: what the member sees.
    ///   - isDivided: whether accounts of the household belong to members; false spares the question.
    package init(
        _ connection: Connection, household: ID<Household>, member: Member, ids: IDSource, at milliseconds: Int64, modules: LedgerModules,
        reach: Reach = .everything, isDivided: Bool = true
    ) throws {
        self.connection = connection
        self.reach = reach
        self.isDivided = isDivided
        visible = connection.scoped(to: reach, keepsStatements: false)
        self.household = household
        self.member = member
        self.ids = ids
        self.milliseconds = milliseconds
        self.modules = modules
        journal = try Journal(connection, household: household, ids: ids, at: milliseconds, modules: modules)
        transactions = TransactionRepository(connection, household: household)
        ledgerAccounts = LedgerAccountRepository(connection, household: household, caches: true)
        balances = BalanceRepository(connection, household: household)
        open = OpenEntryRepository(connection, household: household)
        rules = RuleRepository(connection, household: household)
        audit = AuditRepository(connection, household: household)
    }

    /// Makes a new identifier.
    package func makeID<Entity>() -> ID<Entity> { journal.makeID() }

    /// The observer of a module in this write. The call activates it, even in a household without rows of the module.
    package func observer<Module: LedgerObserving>(of module: Module.Type) throws -> Module.Observer { try journal.observer(of: module) }

    /// Begins the undo image of a change, which `record` completes.
    package func makeImage() -> UndoImageWriter { UndoImageWriter(connection, household: household, id: makeID()) }

    /// Appends a record to the audit trail.
    ///
    /// - Parameters:
    ///   - reference: the id of the action's object, if its undo needs it and no image; else empty.
    ///   - target: the id of the object that the history links to, with its prefix; empty for transactions and imports, which the history links by
    ///     itself.
    ///   - image: the data for the undo of the action, by `makeImage`; nil if it needs none.
    @discardableResult
    package func record(
        _ action: AuditRecord.Action, subject: String, reference: String = "", target: String = "", image: UndoImageWriter? = nil
    ) throws -> ID<AuditRecord> {
        let record = AuditRecord(
            id: image?.id ?? makeID(), at: milliseconds, member: member.id, action: action,
            subject: TextLimit.cut(subject, to: TextLimit.subject), isUndone: false, target: target)
        try audit.insert(record, reference: reference, image: image)
        // None in an undivided household. Deleting a category also changes transactions that its author does not see; the record does not tell of them.
        let touched = journal.touched.take { reach.opens(ID(rawValue: $0.rawValue)) }
        if !touched.isEmpty { try AccountScopeRepository(connection, household: household).insertReach(touched.sorted(), of: record.id) }
        return record.id
    }

    /// The last closed day of each account that has one.
    func closedDays() throws -> [ID<Account>: Day] {
        if let closed { return closed }
        let found = try CheckRepository(connection, household: household).closedDays()
        closed = found
        return found
    }

    /// The longest gap in days between two days of use after which a user is not asked whether the day is right: three months and a week, so that
    /// three monthly orders are executed late (docs/decisions/0050-a-long-gap-asks.md).
    package static let longestGap = 100

    /// Flushes accumulated changes and increments the household's counter; the last step of every unit of work.
    package func finish() throws {
        try journal.flush()
        try journal.follow(self)
        try journal.flush()
        let households = HouseholdRepository(connection)
        if let today { try households.touch(household, on: today, maxGap: Self.longestGap) } else { try households.touch(household) }
    }
}
