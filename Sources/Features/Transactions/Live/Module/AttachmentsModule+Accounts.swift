import Ledger
import Models
import Storage

/// What was attached to transactions of an account, and detached from them, follows the account in the history.
extension AttachmentsModule: AccountDependent {
    var topics: Set<Topic> { [.transactions] }

    func namedInHistory(of account: ID<Account>, in write: UnitOfWork) throws -> [String] {
        try AttachmentRepository(write.connection, household: write.household).ids(of: LedgerAccountID(account)).map(String.init)
    }
}
