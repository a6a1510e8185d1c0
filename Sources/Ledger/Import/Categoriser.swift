import Models
import Storage

/// Categorises new lines: by the household's rules, then by the category last chosen for the payee, otherwise *other* or *other income*.
struct Categoriser {

    /// The category, payee and tags of a line.
    struct Choice {
        var category: LedgerAccountID
        var payee: String
        var tags: [String]
    }

    private let rules: [CategoryRule]
    private let payees: PayeeRepository
    private let byName: [String: LedgerAccountID]
    /// Categories that are not archived: only they receive new lines.
    private let open: Set<LedgerAccountID>
    private let other: LedgerAccountID
    private let otherIncome: LedgerAccountID
    /// The neutral category of own transfers whose other account is unknown.
    let transfer: LedgerAccountID
    /// The only cash account of each currency, the target of cash withdrawals.
    private let cash: [Currency: LedgerAccountID]

    init(ledgerAccounts: [LedgerAccountRecord], rules: [CategoryRule], payees: PayeeRepository) throws {
        self.rules = rules
        self.payees = payees
        func standard(_ key: StandardCategory) throws -> LedgerAccountID {
            guard let found = ledgerAccounts.first(where: { $0.categoryKey == key }) else {
                throw StorageError.unknownValue(column: "category_key", value: key.rawValue)
            }
            return found.id
        }
        other = try standard(.other)
        otherIncome = try standard(.otherIncome)
        transfer = try standard(.transfer)
        var byName: [String: LedgerAccountID] = [:]
        var open: Set<LedgerAccountID> = []
        for ledgerAccount in ledgerAccounts where ledgerAccount.role == .category && !ledgerAccount.isArchived {
            byName[ledgerAccount.name.folded] = ledgerAccount.id
            open.insert(ledgerAccount.id)
        }
        self.byName = byName
        self.open = open
        var cash: [Currency: [LedgerAccountID]] = [:]
        for ledgerAccount in ledgerAccounts where ledgerAccount.kind == .cash && !ledgerAccount.isArchived {
            if let currency = ledgerAccount.currency { cash[currency, default: []].append(ledgerAccount.id) }
        }
        self.cash = cash.compactMapValues { $0.count == 1 ? $0.first : nil }
    }

    /// Categorises a line.
    ///
    /// - Parameter named: the category in the file.
    func choose(payee: String, amount: Int64, account: ID<Account>, named: String? = nil) throws -> Choice {
        var choice = Choice(category: amount < 0 ? other : otherIncome, payee: payee, tags: [])
        if !rules.isEmpty {
            let folded = payee.folded
            if let rule = rules.first(where: { $0.fits(foldedPayee: folded, amount: amount, account: account) }) {
                choice.tags = rule.tags
                if let name = rule.payeeName { choice.payee = name }
                if let category = rule.category.map({ LedgerAccountID($0) }), open.contains(category) {
                    choice.category = category
                    return choice
                }
            }
        }
        if let named, let category = byName[named.folded] {
            choice.category = category
            return choice
        }
        guard !choice.payee.isEmpty, let known = try payees.find(choice.payee) else { return choice }
        if let category = (amount < 0 ? known.spendingCategory : known.incomeCategory).map({ LedgerAccountID($0) }), open.contains(category)
        {
            choice.category = category
        }
        return choice
    }

    /// The cash account of a currency, if there is exactly one.
    func cashAccount(in currency: Currency) -> LedgerAccountID? { cash[currency] }

    /// The category with a name in a file, ignoring case.
    func category(named name: String) -> LedgerAccountID? { byName[name.folded] }
}
