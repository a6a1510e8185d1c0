import Models
import Storage

/// One write of a member's: the ledger, the places, the audit trail, all of one transaction.
final class LedgerWrite {
    let connection: Connection
    let household: ID<Household>
    let member: Member
    let ids: IDSource
    let milliseconds: Int64
    let book: LedgerBook
    let transactions: TransactionRepository
    let places: PlaceRepository
    let balances: BalanceRepository
    let open: OpenEntryRepository
    let rules: RuleRepository
    let audit: AuditRepository
    /// The day it is; nil where the household's time zone is not known.
    var today: Day?
    /// Whether what happened on days that were checked and closed may be changed.
    var allowsClosedDays = false
    /// How who writes reads amounts and days; nil: as files have them.
    var locale: LocaleFormat?
    private var closed: [ID<Account>: Day]?

    init(_ connection: Connection, household: ID<Household>, member: Member, ids: IDSource, at milliseconds: Int64) throws {
        self.connection = connection
        self.household = household
        self.member = member
        self.ids = ids
        self.milliseconds = milliseconds
        book = try LedgerBook(connection, household: household, ids: ids, at: milliseconds)
        transactions = TransactionRepository(connection, household: household)
        places = PlaceRepository(connection, household: household)
        balances = BalanceRepository(connection, household: household)
        open = OpenEntryRepository(connection, household: household)
        rules = RuleRepository(connection, household: household)
        audit = AuditRepository(connection, household: household)
    }

    /// A new identity.
    func makeID<Entity>() -> ID<Entity> { book.makeID() }

    /// Records what is done, with what is needed to take it back.
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

    /// Applies what was gathered; the last thing in every write.
    func finish() throws {
        try book.flush()
        let households = HouseholdRepository(connection)
        if let today { try households.touch(household, on: today, within: DueGap.longest) } else { try households.touch(household) }
    }
}
