import Models
import Storage

/// The context shared by the steps of importing one statement: the running import, the account, and the receiver of diagnostics.
struct StatementContext {
    let state: ImportState
    let account: ID<Account>
    let ledgerAccount: LedgerAccountID
    let currency: Currency
    let isCash: Bool
    let emit: (Diagnostic) -> Void

    /// - Parameter emit: receives diagnostics.
    init(_ state: ImportState, account: LedgerAccountRecord, currency: Currency, emit: @escaping (Diagnostic) -> Void) {
        self.state = state
        self.account = ID(rawValue: account.id.rawValue)
        ledgerAccount = account.id
        self.currency = currency
        isCash = account.kind == .cash
        self.emit = emit
    }
}
