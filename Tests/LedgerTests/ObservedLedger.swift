import Installation
import Models
import Storage
import Synchronization
import Testing

@testable import Ledger

/// A ledger of two ledger accounts whose writes are observed by two recording modules.
struct ObservedLedger {
    let database: Database
    let log = EventLog()
    let household: ID<Household> = ID(rawValue: 1)
    private let euro: Currency
    private let day = Day(number: 20_000)

    var modules: LedgerModules {
        LedgerModules([TagModule(log: log), RateModule(log: log)])
    }

    init() async throws {
        database = try Database.inMemory(schema: Schema.standard)
        let euro = try #require(Currency(code: "EUR"))
        self.euro = euro
        let household = household
        _ = try await database.write(household, []) { connection in
            try HouseholdRepository(connection).insert(
                Household(id: household, name: "H", currency: euro, timeZone: "UTC"), numberKey: [1], at: 0)
            let ledgerAccounts = LedgerAccountRepository(connection, household: household)
            try ledgerAccounts.insert(
                LedgerAccountRecord(
                    id: LedgerAccountID(rawValue: 11), role: .own, name: "Current", kind: .checking, currency: euro, createdAt: 0))
            try ledgerAccounts.insert(
                LedgerAccountRecord(
                    id: LedgerAccountID(rawValue: 12), role: .category, name: "Food", categoryClass: .spending, createdAt: 0))
        }
    }

    /// Runs one write with a journal, flushes it, and returns the events of the modules.
    func events(_ body: @escaping @Sendable (Journal, Connection) throws -> Void) async throws -> [String] {
        let (household, modules) = (household, modules)
        _ = try await database.write(household, []) { connection in
            let journal = try Journal(connection, household: household, ids: IDSource(), at: 1_700_000_000_000, modules: modules)
            try body(journal, connection)
            try journal.flush()
        }
        return log.takeAll()
    }

    func group(_ id: Int64) -> TransactionGroup {
        let part = Transaction(
            id: ID(rawValue: id), amount: Money(minorUnits: 100, currency: euro), source: LedgerAccountID(rawValue: 11), sourceDay: day,
            destination: LedgerAccountID(rawValue: 12), destinationDay: day)
        return TransactionGroup(id: part.id, parts: [part], payee: "Shop")
    }

    func insertTag(_ connection: Connection) throws {
        try connection.execute("INSERT INTO tag (household, id, name) VALUES ($1, 1, 'a')", .id(household))
    }
}

/// The events that modules got, in order.
final class EventLog: Sendable {
    private let events = Mutex<[String]>([])

    func add(_ event: String) { events.withLock { $0.append(event) } }

    func takeAll() -> [String] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}

/// A module that a household with tags uses.
struct TagModule: LedgerObserving {
    let log: EventLog
    var usage: SQL { "SELECT 1 FROM tag WHERE household = $1" }

    func observer(of write: ObservedWrite) -> EventRecorder { EventRecorder("tags", log) }
}

/// A module that a household with exchange rates uses.
struct RateModule: LedgerObserving {
    let log: EventLog
    var usage: SQL { "SELECT 1 FROM exchange_rate WHERE household = $1" }

    func observer(of write: ObservedWrite) -> EventRecorder { EventRecorder("rates", log) }
}

/// Records every event.
final class EventRecorder: LedgerObserver {
    private let module: String
    private let log: EventLog

    init(_ module: String, _ log: EventLog) {
        self.module = module
        self.log = log
    }

    func line(of group: TransactionGroup, purchaseDay: Day?, payee: String) { log.add("\(module): line \(group.id.rawValue)") }
    func inserted(_ group: TransactionGroup) { log.add("\(module): inserted \(group.id.rawValue)") }
    func restored(_ group: TransactionGroup) { log.add("\(module): restored \(group.id.rawValue)") }
    func replaced(_ old: TransactionGroup, with new: TransactionGroup) { log.add("\(module): replaced \(old.revision), \(new.revision)") }
    func removed(_ group: TransactionGroup) { log.add("\(module): removed \(group.id.rawValue)") }
    func lineForgotten(of group: ID<Transaction>) { log.add("\(module): forgotten \(group.rawValue)") }
    func flush() { log.add("\(module): flush") }
}
