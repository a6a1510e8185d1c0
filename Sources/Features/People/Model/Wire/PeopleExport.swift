import Models
import WireModels

/// A person in an export.
package struct PersonExport: Encodable {
    let id: ID<Person>
    let name: String
    let email: String?
    let phone: String?
    let color: String
    let emoji: String?
    let iban: String?
    let notes: String?

    package init(_ person: Person) {
        id = person.id
        name = person.name
        email = person.email.nonEmpty
        phone = person.phone.nonEmpty
        color = person.color
        emoji = person.emoji.nonEmpty
        iban = person.iban.nonEmpty
        notes = person.notes.nonEmpty
    }
}

/// A group in an export, with its members.
package struct PeopleGroupExport: Encodable {
    let id: ID<PeopleGroup>
    let name: String
    let emoji: String?
    let currency: Currency
    let defaultSplit: String
    let direct: Bool
    let archived: Bool
    /// The ledger account of the household's part.
    let account: ID<Account>?
    let members: [Member]

    struct Member: Encodable {
        let id: ID<GroupMember>
        /// Nil: the household.
        let person: ID<Person>?
        let name: String
        /// Hundredths of a share.
        let weight: Int64
        let left: Bool
    }

    package init(_ group: PeopleGroup) {
        id = group.id
        name = group.name
        emoji = group.emoji.nonEmpty
        currency = group.currency
        defaultSplit = group.defaultSplit.rawValue
        direct = group.isDirect
        archived = group.isArchived
        account = group.ledgerAccount.map { ID(rawValue: $0.rawValue) }
        members = group.members.map {
            Member(id: $0.id, person: $0.person, name: $0.name, weight: $0.weight, left: $0.hasLeft)
        }
    }
}

/// A shared expense in an export, with its payers and shares.
package struct ExpenseExport: Encodable {
    let id: ID<Expense>
    let group: ID<PeopleGroup>
    let title: String
    let day: Day
    let amount: DecimalAmount
    let currency: Currency
    let foreignAmount: DecimalAmount?
    let foreignCurrency: Currency?
    let category: ID<Category>?
    let notes: String?
    let split: String
    let payers: [Payer]
    let shares: [Share]
    let transaction: ID<Transaction>?
    let wasTransaction: Bool
    let series: ID<ExpenseSeries>?
    let reconstructed: Bool
    let guest: String?
    /// The place at which left-over units begin.
    let rotation: Int64?
    /// The transaction of a shared subscription that it follows.
    let charge: ID<Transaction>?
    let subscription: ID<ExpenseCharge.Subscription>?

    struct Payer: Encodable {
        let member: ID<GroupMember>
        let amount: DecimalAmount
    }

    struct Share: Encodable {
        let member: ID<GroupMember>
        let amount: DecimalAmount
        /// What was typed for the member: minor units, or hundredths of a percentage or share.
        let value: Int64
    }

    package init(_ expense: Expense) {
        func amount(_ units: Int64) -> DecimalAmount { DecimalAmount(Money(minorUnits: units, currency: expense.amount.currency)) }
        id = expense.id
        group = expense.group
        title = expense.title
        day = expense.day
        self.amount = DecimalAmount(expense.amount)
        currency = expense.amount.currency
        foreignAmount = expense.foreign.map { DecimalAmount($0) }
        foreignCurrency = expense.foreign?.currency
        category = expense.category
        notes = expense.notes.nonEmpty
        split = expense.split.type.rawValue
        payers = expense.payers.map { Payer(member: $0.member, amount: amount($0.amount)) }
        shares = zip(expense.shares, expense.split.parts).map { Share(member: $0.member, amount: amount($0.amount), value: $1.value) }
        transaction = expense.transaction
        wasTransaction = expense.wasTransaction
        series = expense.series
        reconstructed = expense.isReconstructed
        guest = expense.guest.nonEmpty
        rotation = expense.rotation
        charge = expense.charge?.transaction
        subscription = expense.charge?.subscription
    }
}

/// A settlement in an export.
package struct SettlementExport: Encodable {
    let id: ID<Settlement>
    let group: ID<PeopleGroup>
    let from: ID<GroupMember>
    let to: ID<GroupMember>
    let day: Day
    let amount: DecimalAmount
    let currency: Currency
    let paidAmount: DecimalAmount?
    let paidCurrency: Currency?
    let notes: String?
    let transaction: ID<Transaction>?
    let wasTransaction: Bool
    let guest: String?

    package init(_ settlement: Settlement) {
        id = settlement.id
        group = settlement.group
        from = settlement.from
        to = settlement.to
        day = settlement.day
        amount = DecimalAmount(settlement.amount)
        currency = settlement.amount.currency
        paidAmount = settlement.paid.map { DecimalAmount($0) }
        paidCurrency = settlement.paid?.currency
        notes = settlement.notes.nonEmpty
        transaction = settlement.transaction
        wasTransaction = settlement.wasTransaction
        guest = settlement.guest.nonEmpty
    }
}

/// A recurring expense in an export.
package struct ExpenseSeriesExport: Encodable {
    let id: ID<ExpenseSeries>
    let group: ID<PeopleGroup>
    let template: ID<Expense>
    let anchor: Day
    let every: Int
    let unit: ScheduleUnit
    let end: Day?
    let account: ID<Account>?
    let through: Day
    let ended: Bool

    package init(_ series: ExpenseSeries) {
        id = series.id
        group = series.group
        template = series.template
        anchor = series.schedule.anchor
        every = series.schedule.interval
        unit = series.schedule.unit
        end = series.schedule.end
        account = series.account
        through = series.through
        ended = series.isEnded
    }
}

/// A group with everything that happened in it.
package struct GroupExportResponse: Encodable {
    let group: PeopleGroupExport
    let expenses: [ExpenseExport]
    let settlements: [SettlementExport]

    package init(_ export: GroupExport) {
        group = PeopleGroupExport(export.summary.group)
        expenses = export.expenses.map(ExpenseExport.init)
        settlements = export.settlements.map(SettlementExport.init)
    }
}
