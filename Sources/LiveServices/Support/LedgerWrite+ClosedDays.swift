import Models
import Services
import Storage

extension LedgerWrite {

    /// Refuses what touches a closed day of an account, unless this write may.
    ///
    /// - Throws: `ServiceError.closedDay`.
    func requireOpen(_ group: TransactionGroup) throws {
        guard !allowsClosedDays, let account = try closedAccount(of: group), let day = try closedDays()[account] else { return }
        throw ServiceError.closedDay(account: try places.find(Place(account))?.name ?? "", day: day)
    }

    /// The account at which a group lies on a closed day; nil where it lies on none.
    private func closedAccount(of group: TransactionGroup) throws -> ID<Account>? {
        let closed = try closedDays()
        guard !closed.isEmpty else { return nil }
        for part in group.parts {
            for (place, day) in [(part.source, part.sourceDay), (part.destination, part.destinationDay)] {
                let account: ID<Account> = ID(rawValue: place.rawValue)
                if let last = closed[account], day <= last { return account }
            }
        }
        return nil
    }
}
