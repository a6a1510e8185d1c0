import Models
import TransactionsModel

/// Looks up own accounts and categories by the ledger account of an entry.
struct TransactionLedgerAccounts {
    private let accounts: [LedgerAccountID: Account]
    private let categories: [LedgerAccountID: Category]
    private let receivables: [LedgerAccountID: String]
    private let privateAccounts: Set<LedgerAccountID>

    /// - Parameters:
    ///   - accounts: All accounts, including archived ones.
    ///   - categories: All categories, including archived ones.
    ///   - receivables: The names of groups and people by the ledger account of what is owed.
    ///   - privateAccounts: Those of other members.
    init(
        accounts: [Account], categories: [Category], receivables: [LedgerAccountID: String] = [:],
        privateAccounts: Set<LedgerAccountID> = []
    ) {
        self.receivables = receivables
        self.privateAccounts = privateAccounts
        self.accounts = Dictionary(accounts.map { (LedgerAccountID($0.id), $0) }, uniquingKeysWith: { first, _ in first })
        self.categories = Dictionary(categories.map { (LedgerAccountID($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    }

    init(_ details: TransactionDetails) {
        self.init(
            accounts: details.accounts, categories: details.categories, receivables: details.receivables,
            privateAccounts: details.privateAccounts)
    }

    /// Returns the own account with a ledger account id; nil if it is not an own account.
    func account(_ ledgerAccount: LedgerAccountID) -> Account? { accounts[ledgerAccount] }

    /// Returns the category with a ledger account id; nil if it is not a category.
    func category(_ ledgerAccount: LedgerAccountID) -> Category? { categories[ledgerAccount] }

    /// Returns the name of the group or person with a ledger account id; nil if it is not what is owed.
    func receivable(_ ledgerAccount: LedgerAccountID) -> String? { receivables[ledgerAccount] }

    /// Whether a ledger account is the private account of another member.
    func isPrivate(_ ledgerAccount: LedgerAccountID) -> Bool { privateAccounts.contains(ledgerAccount) }
}
