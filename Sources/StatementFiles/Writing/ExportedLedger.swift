package import Models

/// The data of an export that precede its transactions.
package struct ExportHeader: Hashable, Sendable {
    /// The household's name.
    package var household: String
    /// The household's currency.
    package var currency: Currency
    /// The day of the export.
    package var day: Day
    /// The ledger accounts of the transactions, own accounts first. Transactions refer to them by index.
    package var accounts: [ExportedLedgerAccount]
    /// The budgets of categories; empty in an export of one account.
    package var budgets: [ExportedBudget]

    /// The earliest day of the transactions, if known.
    package var from: Day?
    /// The last requested day; nil: no limit.
    package var until: Day?
    /// The index of the only exported account; nil: all own accounts.
    package var onlyAccount: Int?

    /// The last day that the export covers.
    package var lastDay: Day { until.map { min($0, day) } ?? day }

    package init(
        household: String, currency: Currency, day: Day, accounts: [ExportedLedgerAccount], budgets: [ExportedBudget] = [],
        from: Day? = nil, until: Day? = nil, onlyAccount: Int? = nil
    ) {
        self.budgets = budgets
        self.from = from
        self.until = until
        self.onlyAccount = onlyAccount
        self.household = household
        self.currency = currency
        self.day = day
        self.accounts = accounts
    }
}

/// A ledger account in an export.
package struct ExportedLedgerAccount: Hashable, Sendable {
    /// The role of a ledger account.
    package enum Role: Hashable, Sendable {
        case own(AccountKind)
        case category(CategoryClass)
        /// The counterpart of opening balances and adjustments.
        case equity
        /// The counterpart of currency conversions.
        case conversion
        /// Money owed by others, or owed to them if it is payable.
        case receivable(isPayable: Bool)
    }

    /// `acc_…` or `cat_…`.
    package var id: String
    /// The role, with the kind of an own account or the class of a category.
    package var role: Role
    /// The name shown to the user.
    package var name: String
    /// The currency of an own account; nil for categories, which may have entries in any currency.
    package var currency: Currency?
    /// The balance of an own account before the export's first day; nil if the export starts with its first transaction.
    package var balanceBefore: Money?
    /// The index of the parent category of a category; nil if it has none.
    package var parent: Int?

    package init(id: String, role: Role, name: String, currency: Currency? = nil, balanceBefore: Money? = nil) {
        self.balanceBefore = balanceBefore
        self.id = id
        self.role = role
        self.name = name
        self.currency = currency
    }
}

/// One transaction of the ledger, which moves `amount` from `source` to `destination`.
package struct ExportedTransaction: Hashable, Sendable {
    /// `txn_…`.
    package var id: String
    /// The id (`txn_…`) of the group (a split or currency exchange); the transaction's own id if it has no group.
    package var group: String
    /// The status of the group.
    package var status: TransactionStatus
    /// The amount, always positive.
    package var amount: Money
    /// The index in `ExportHeader.accounts`.
    package var source: Int
    /// The day on which the source account was debited.
    package var sourceDay: Day
    /// The index in `ExportHeader.accounts`.
    package var destination: Int
    /// The day on which the destination account was credited.
    package var destinationDay: Day
    /// The payee of the group; empty if there is none.
    package var payee: String
    /// The note of the transaction; empty if there is none.
    package var note: String
    /// The payment reference of the group.
    package var reference: String?
    /// The tags in alphabetical order.
    package var tags: [String]
    /// The amount in the original currency before conversion.
    package var foreign: Money?

    package init(
        id: String, group: String, status: TransactionStatus = .completed, amount: Money, source: Int, sourceDay: Day, destination: Int,
        destinationDay: Day, payee: String = "", note: String = "", reference: String? = nil, tags: [String] = [], foreign: Money? = nil
    ) {
        self.id = id
        self.group = group
        self.status = status
        self.amount = amount
        self.source = source
        self.sourceDay = sourceDay
        self.destination = destination
        self.destinationDay = destinationDay
        self.payee = payee
        self.note = note
        self.reference = reference
        self.tags = tags
        self.foreign = foreign
    }
}
