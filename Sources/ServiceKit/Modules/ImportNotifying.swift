package import Ledger
package import Models

/// What a module tells members about the new lines of a statement.
package protocol ImportNotifying: ServiceModule {
    /// - Parameters:
    ///   - first: the first day of the new lines.
    ///   - last: the last day of the new lines.
    func notify(of account: ID<Account>, from first: Day, through last: Day, in write: UnitOfWork, by sender: NotificationSender) throws
}

extension ServiceModules {
    package var importNotifying: [any ImportNotifying] { ledger.extending() }
}
