package import Models

/// Everything that stands in front of the transactions of an export.
package struct ExportHeader: Hashable, Sendable {
    /// The household's name and currency.
    package var household: String
    package var currency: Currency
    /// The day on which the export was made.
    package var day: Day
    /// All places that the transactions name, own accounts first; a transaction refers to them by position.
    package var places: [ExportedPlace]

    /// The earliest day of the transactions, where it is known.
    package var from: Day?
    /// The last day that was asked for; nil: up to now.
    package var until: Day?
    /// The only place whose entries are wanted, by position; nil: those of all own accounts.
    package var only: Int?

    /// The day up to which a statement made of it is one.
    package var lastDay: Day { until.map { min($0, day) } ?? day }

    package init(
        household: String, currency: Currency, day: Day, places: [ExportedPlace], from: Day? = nil, until: Day? = nil, only: Int? = nil
    ) {
        self.from = from
        self.until = until
        self.only = only
        self.household = household
        self.currency = currency
        self.day = day
        self.places = places
    }
}

/// An account of the ledger as exports name it.
package struct ExportedPlace: Hashable, Sendable {

    package enum Role: Hashable, Sendable {
        case own(AccountKind)
        case category(CategoryClass)
        /// Where opening balances and adjustments come from.
        case equity
        /// Where one currency is changed into another.
        case conversion
    }

    /// `acc_…` or `cat_…`.
    package var id: String
    package var role: Role
    package var name: String
    /// The bank's name; empty where it is not known.
    package var institution: String
    /// An own account's currency; categories hold any.
    package var currency: Currency?
    /// Masked: `****7890`.
    package var number: String?
    /// In electronic form, where it is known.
    package var iban: String?
    package var isArchived: Bool
    /// What an own account held before the export's first day; nil: nothing was left out.
    package var before: Money?

    package init(
        id: String, role: Role, name: String, institution: String = "", currency: Currency? = nil, number: String? = nil,
        iban: String? = nil, isArchived: Bool = false, before: Money? = nil
    ) {
        self.before = before
        self.id = id
        self.role = role
        self.name = name
        self.institution = institution
        self.currency = currency
        self.number = number
        self.iban = iban
        self.isArchived = isArchived
    }
}

/// One transaction of the ledger: `amount` moves from `source` to `destination`.
package struct ExportedTransaction: Hashable, Sendable {
    /// `txn_…`.
    package var id: String
    /// `txn_…` of the group (a split, a currency exchange); the transaction's own id where it stands alone.
    package var group: String
    package var status: TransactionStatus
    /// Always above zero.
    package var amount: Money
    /// Positions in `ExportHeader.places`.
    package var source: Int
    package var sourceDay: Day
    package var destination: Int
    package var destinationDay: Day
    package var payee: String
    package var note: String
    package var reference: String?
    /// In alphabetical order.
    package var tags: [String]
    /// What was paid before the bank converted it.
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
