import Ledger
import Models
import ServiceKit
import Services
import Storage

extension ServiceContext {
    /// Requires that the passphrase was confirmed recently, and logs a change after which money or data can reach other people. Owners are notified.
    /// The command line has no session, and acts for the owner of the file.
    ///
    /// - Throws: `ServiceError.confirmationNeeded`.
    func confirmSensitiveChange(_ kind: SecurityEvent.Kind, in write: UnitOfWork) throws {
        let members = MemberUnitOfWork(write.connection, ids: database.ids, at: write.milliseconds)
        try LiveSecurityService.requireConfirmation(of: session, in: members)
        let address = try session.flatMap { try members.sessions.address(of: $0) } ?? ""
        try members.log(kind, of: member.id, in: household.id, from: address)
    }
}
