package import Ledger
package import Models

/// A module that notifies members after an import.
package protocol ImportNotifying: ServiceModule {
    /// Sends notifications about the new lines of an account's statement, in the write of the import.
    ///
    /// - Parameters:
    ///   - first: the first day of the new lines.
    ///   - last: the last day of the new lines.
    func notify(of account: ID<Account>, from first: Day, through last: Day, in write: UnitOfWork, by sender: NotificationSender) throws
}

extension ServiceModules {
    /// The modules that notify members after an import.
    package var importNotifying: [any ImportNotifying] { ledger.extending() }
}
