import Ledger
import Models
import Recurrence
import ServiceKit
import Storage

/// Marks the payees of written transactions to be examined again.
struct RecurringPayeesModule: ServiceModule, LedgerObserving {
    var migrations: [Migration] { [.payeeChoices] }
    var policies: [String: RowPolicy] { .recurrence }
    var usage: SQL { RecurrenceRepository.usage }

    func observer(of write: ObservedWrite) -> RecurringPayeeMarker { RecurringPayeeMarker(write) }
}

/// Collects the payees of one write.
final class RecurringPayeeMarker: LedgerObserver {
    private let recurrence: RecurrenceRepository
    private let normalizer = PayeeNormalizer()
    private var payees: Set<String> = []
    /// The last payee: payees repeat in imports, mostly in succession.
    private var last = ""

    init(_ write: ObservedWrite) {
        recurrence = RecurrenceRepository(write.connection, household: write.household)
    }

    func inserted(_ group: TransactionGroup) throws { mark(group) }
    func restored(_ group: TransactionGroup) throws { mark(group) }
    func removed(_ group: TransactionGroup) throws { mark(group) }

    func replaced(_ old: TransactionGroup, with new: TransactionGroup) throws {
        mark(old)
        mark(new)
    }

    func flush() throws {
        for key in Set(payees.map { normalizer.key($0) }) where !key.isEmpty { try recurrence.open(key) }
        payees.removeAll()
        last = ""
    }

    private func mark(_ group: TransactionGroup) {
        guard !group.payee.isEmpty, group.payee != last else { return }
        last = group.payee
        payees.insert(group.payee)
    }
}
