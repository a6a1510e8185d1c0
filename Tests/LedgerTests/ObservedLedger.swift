import LedgerTestSupport
import Models
import Storage
import Synchronization

@testable import Ledger

/// A ledger of two ledger accounts whose writes are observed by two recording modules.
struct ObservedLedger {
    let log = EventLog()
    private let ledger: TestLedger
    private let day = Day(number: 20_000)

    var modules: LedgerModules {
        LedgerModules([TagModule(log: log), RateModule(log: log)])
    }

    init() async throws {
        ledger = try await TestLedger(accounts: 1, categories: 1)
    }

    /// Runs one write with a journal, flushes it, and returns the events of the modules.
    func events(_ body: @escaping @Sendable (Journal, Connection) throws -> Void) async throws -> [String] {
        try await ledger.write(modules: modules, body)
        return log.takeAll()
    }

    func group(_ id: Int64) -> TransactionGroup {
        let part = Transaction(
            id: ID(rawValue: id), amount: Money(minorUnits: 100, currency: .euro), source: LedgerAccountID(ledger.accounts[0].id),
            sourceDay: day, destination: LedgerAccountID(ledger.categories[0]), destinationDay: day)
        return TransactionGroup(id: part.id, parts: [part], payee: "Shop")
    }

    func insertTag(_ connection: Connection) throws {
        try connection.execute("INSERT INTO tag (household, id, name) VALUES ($1, 1, 'a')", .id(ledger.household))
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
