import Models
import Services

/// What stands behind the sides of transactions: own accounts and categories.
struct TransactionPlaces {
    private let accounts: [Place: Account]
    private let categories: [Place: Category]

    /// - Parameters:
    ///   - accounts: All, archived ones too.
    ///   - categories: All, archived ones too.
    init(accounts: [Account], categories: [Category]) {
        self.accounts = Dictionary(accounts.map { (Place($0.id), $0) }, uniquingKeysWith: { first, _ in first })
        self.categories = Dictionary(categories.map { (Place($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    }

    init(_ details: TransactionDetails) { self.init(accounts: details.accounts, categories: details.categories) }

    /// The own account at a place; nil where another thing is.
    func account(_ place: Place) -> Account? { accounts[place] }

    /// The category at a place; nil where another thing is.
    func category(_ place: Place) -> Category? { categories[place] }
}
