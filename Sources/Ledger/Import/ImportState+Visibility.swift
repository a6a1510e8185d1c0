import Localization
import Models
import Storage

/// What the importing member sees. The import itself reads all accounts, so that both sides of a transfer become one transaction.
extension ImportState {
    /// Whether an account exists for who imports.
    func sees(_ ledgerAccount: LedgerAccountID) -> Bool { write.reach.sees(ID(rawValue: ledgerAccount.rawValue)) }

    /// Whether who imports sees the entries of an account; only such accounts receive statements.
    func opens(_ ledgerAccount: LedgerAccountID) -> Bool { write.reach.opens(ID(rawValue: ledgerAccount.rawValue)) }

    /// The name of a ledger account for who imports; empty for one that does not exist.
    func shownName(of ledgerAccount: LedgerAccountID) -> String {
        guard sees(ledgerAccount) else {
            let text: LocalizedText = "Private account"
            return text.string(in: TextEnvironment(language))
        }
        return ledgerAccounts[ledgerAccount]?.name ?? ""
    }
}
