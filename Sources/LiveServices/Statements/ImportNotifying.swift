import Ledger
import Models
import ServiceKit

/// What a module tells members about the new lines of a statement.
protocol ImportNotifying: ServiceModule {
    /// - Parameters:
    ///   - first: the first day of the new lines.
    ///   - last: the last day of the new lines.
    func notify(of account: ID<Account>, from first: Day, through last: Day, in write: UnitOfWork, by sender: NotificationSender) throws
}

extension ServiceModules {
    var importNotifying: [any ImportNotifying] { ledger.extending() }
}
