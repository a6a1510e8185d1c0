import Models
import Storage

/// Inserts open entries in the own accounts that lines name, which wait for the lines of their own statements.
struct NamedSideEntries {
    let context: StatementContext
    let names: TransferNameResolver

    /// Inserts the open entries of a transaction.
    ///
    /// - Parameter sides: the own accounts named by its line that have no line yet.
    func insert(_ group: TransactionGroup, _ sides: [NamedSide], on day: Day) throws {
        for other in Set(sides.compactMap { names.destination(of: $0) }).sorted() {
            let units = try group.amount(at: other, in: context.currency).minorUnits
            guard units != 0 else { continue }
            try context.state.insertOpenEntry(OpenEntry(account: ID(rawValue: other.rawValue), amount: units, day: day, group: group.id))
        }
    }
}
