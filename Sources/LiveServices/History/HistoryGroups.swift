import Models
import Services
import Storage

/// Finds the transaction that a record of the history is about.
struct HistoryGroups {
    private let transactions: TransactionRepository
    private let places: [Place: PlaceRecord]

    init(_ connection: Connection, household: ID<Household>) throws {
        transactions = TransactionRepository(connection, household: household)
        places = Dictionary(
            try PlaceRepository(connection, household: household).all().map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The record's one transaction as it now is, or as it was before it was deleted; nil where it is about several or none.
    func entry(of row: (record: AuditRecord, image: String)) throws -> HistoryEntry.Entry? {
        switch row.record.action {
        case .add, .edit, .split, .delete: break
        default: return nil
        }
        // Long ones are of many transactions, and not read.
        guard !row.image.isEmpty else { return nil }
        let changes = try GroupChange.decode(row.image)
        guard changes.count == 1, let change = changes.first else { return nil }
        guard let group = try transactions.group(ID(rawValue: change.id)) ?? change.before?.group() else { return nil }
        for part in group.parts {
            for place in [part.source, part.destination] {
                guard let record = places[place], record.role == .own, let currency = record.currency, let day = group.day(at: place) else {
                    continue
                }
                return HistoryEntry.Entry(accountName: record.name, day: day, amount: try group.amount(at: place, in: currency))
            }
        }
        return nil
    }
}
