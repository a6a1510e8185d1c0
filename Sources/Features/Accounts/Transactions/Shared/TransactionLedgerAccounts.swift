import Models
import Services

/// What stands behind the sides of transactions: own accounts and categories.
struct TransactionLedgerAccounts {
    private let accounts: [LedgerAccountID: Account]
    private let categories: [LedgerAccountID: Category]

    /// - Parameters:
    ///   - accounts: All, archived ones too.
    ///   - categories: All, archived ones too.
    init(accounts: [Account], categories: [Category]) {
        self.accounts = Dictionary(accounts.map { (LedgerAccountID($0.id), $0) }, uniquingKeysWith: { first, _ in first })
        self.categories = Dictionary(categories.map { (LedgerAccountID($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    }

    init(_ details: TransactionDetails) { self.init(accounts: details.accounts, categories: details.categories) }

    /// The own account with a ledger account id; nil if it is not an own account.
    func account(_ ledgerAccount: LedgerAccountID) -> Account? { accounts[ledgerAccount] }

    /// The category with a ledger account id; nil if it is not a category.
    func category(_ ledgerAccount: LedgerAccountID) -> Category? { categories[ledgerAccount] }
}
