import Models
import Storage

/// One unit of work of a member: journal, ledger accounts and audit trail in one transaction.
final class UnitOfWork {
    let connection: Connection
    let household: ID<Household>
    let member: Member
    let ids: IDSource
    let milliseconds: Int64
    let journal: Journal
    let transactions: TransactionRepository
    let ledgerAccounts: LedgerAccountRepository
    let balances: BalanceRepository
    let open: OpenEntryRepository
    let rules: RuleRepository
    let audit: AuditRepository
    /// The current day; nil if the household's time zone is unknown.
    var today: Day?
    /// Whether closed (reconciled) days may be changed.
    var allowsClosedDays = false
    /// The member's format of amounts and days; nil: file format.
    var locale: LocaleFormat?
    private var closed: [ID<Account>: Day]?

    init(_ connection: Connection, household: ID<Household>, member: Member, ids: IDSource, at milliseconds: Int64) throws {
        self.connection = connection
        self.household = household
        self.member = member
        self.ids = ids
        self.milliseconds = milliseconds
        journal = try Journal(connection, household: household, ids: ids, at: milliseconds)
        transactions = TransactionRepository(connection, household: household)
        ledgerAccounts = LedgerAccountRepository(connection, household: household)
        balances = BalanceRepository(connection, household: household)
        open = OpenEntryRepository(connection, household: household)
        rules = RuleRepository(connection, household: household)
        audit = AuditRepository(connection, household: household)
    }

    /// Makes a new identifier.
    func makeID<Entity>() -> ID<Entity> { journal.makeID() }

    /// Appends a record to the audit trail, with the data needed to undo the action.
    @discardableResult
    func record(_ action: AuditRecord.Action, subject: String, image: String = "") throws -> ID<AuditRecord> {
        let record = AuditRecord(
            id: makeID(), at: milliseconds, member: member.id, action: action, subject: TextLimit.cut(subject, to: TextLimit.subject),
            isUndone: false)
        try audit.insert(record, image: image)
        return record.id
    }

    /// The last closed day of each account that has one.
    func closedDays() throws -> [ID<Account>: Day] {
        if let closed { return closed }
        let found = try CheckRepository(connection, household: household).closedDays()
        closed = found
        return found
    }

    /// Flushes accumulated changes and increments the household's counter; the last step of every unit of work.
    func finish() throws {
        try journal.flush()
        let households = HouseholdRepository(connection)
        if let today { try households.touch(household, on: today, maxGap: DueGap.longest) } else { try households.touch(household) }
    }
}
