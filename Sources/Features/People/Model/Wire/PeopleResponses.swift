package import Models
import WireModels

/// An amount with its currency.
struct OwedResponse: Encodable {
    let currency: Currency
    /// Positive: owed to the household; negative: the household owes.
    let amount: DecimalAmount

    init(_ balance: Money) {
        currency = balance.currency
        amount = DecimalAmount(balance)
    }
}

/// A person with what is owed.
package struct PersonResponse: Encodable {
    let id: ID<Person>
    let name: String
    let email: String?
    let phone: String?
    let iban: String?
    let balances: [OwedResponse]

    package init(_ person: Person, balances: [Money]) {
        id = person.id
        name = person.name
        email = person.email.nonEmpty
        phone = person.phone.nonEmpty
        iban = person.iban.nonEmpty
        self.balances = balances.map(OwedResponse.init)
    }
}

/// A person that was added or changed, with everything that is stored.
package struct PersonDetailsResponse: Encodable {
    let person: InlineMembers<PersonResponse>
    /// `RRGGBB`.
    let color: String
    let emoji: String?
    let notes: String?

    package init(_ person: Person, balances: [Money]) {
        self.person = InlineMembers(PersonResponse(person, balances: balances))
        color = person.color
        emoji = person.emoji.nonEmpty
        notes = person.notes.nonEmpty
    }
}

/// A group with its members' sums and the payments that settle it.
package struct PeopleGroupResponse: Encodable {
    let id: ID<PeopleGroup>
    let name: String
    let currency: Currency
    let archived: Bool
    let members: [Member]
    let debts: [DebtResponse]

    /// One for each member and currency; without any amount in the group's currency.
    package struct Member: Encodable {
        let name: String
        let currency: Currency
        let paid: DecimalAmount
        let share: DecimalAmount
        let balance: DecimalAmount

        package init(name: String, _ balance: MemberBalance) {
            self.name = name
            currency = balance.currency
            paid = DecimalAmount(Money(minorUnits: balance.paid, currency: balance.currency))
            share = DecimalAmount(Money(minorUnits: balance.share, currency: balance.currency))
            self.balance = DecimalAmount(balance.netMoney)
        }
    }

    package init(_ group: PeopleGroup, members: [Member], debts: [DebtResponse]) {
        id = group.id
        name = group.name
        currency = group.currency
        archived = group.isArchived
        self.members = members
        self.debts = debts
    }
}

/// What one member owes another.
package struct DebtResponse: Encodable {
    let from: String
    let to: String
    let amount: DecimalAmount
    let currency: Currency

    /// - Parameters:
    ///   - from: the name of who owes.
    ///   - to: the name of who is owed.
    package init(from: String, to: String, _ amount: Money) {
        self.from = from
        self.to = to
        self.amount = DecimalAmount(amount)
        currency = amount.currency
    }
}

/// An expense with what each member paid and bears.
package struct ExpenseResponse: Encodable {
    let id: ID<Expense>
    let group: String
    let title: String
    let day: Day
    let amount: DecimalAmount
    let currency: Currency
    let category: String?
    let split: String
    let payers: [Part]
    let shares: [Part]
    let transaction: ID<Transaction>?

    /// A member's part.
    package struct Part: Encodable {
        let name: String
        let amount: DecimalAmount

        package init(name: String, _ amount: Money) {
            self.name = name
            self.amount = DecimalAmount(amount)
        }
    }

    /// - Parameter group: the name of its group.
    package init(_ expense: Expense, group: String, category: String?, payers: [Part], shares: [Part]) {
        id = expense.id
        self.group = group
        title = expense.title
        day = expense.day
        amount = DecimalAmount(expense.amount)
        currency = expense.amount.currency
        self.category = category
        split = expense.split.type.rawValue
        self.payers = payers
        self.shares = shares
        transaction = expense.transaction
    }
}

/// An expense or settlement in the list of a group.
package struct GroupActivityResponse: Encodable {
    let id: String
    /// `expense` or `settlement`.
    let kind: String
    let day: Day
    let title: String
    let amount: DecimalAmount
    let currency: Currency
    /// Who paid.
    let from: String
    /// Who was paid; nil for an expense.
    let to: String?
    /// What each paid of an expense; empty for a settlement.
    let payers: [ExpenseResponse.Part]
    /// What each bears of an expense; empty for a settlement.
    let shares: [ExpenseResponse.Part]

    package init(
        id: String, kind: String, day: Day, title: String, _ amount: Money, from: String, to: String?,
        payers: [ExpenseResponse.Part] = [], shares: [ExpenseResponse.Part] = []
    ) {
        self.id = id
        self.kind = kind
        self.day = day
        self.title = title
        self.amount = DecimalAmount(amount)
        currency = amount.currency
        self.from = from
        self.to = to
        self.payers = payers
        self.shares = shares
    }
}

/// Why a member is to pay another: the lines behind the balances of the two, and the payments that they are matched to.
package struct DebtExplanationResponse: Encodable {
    let from: String
    let to: String
    let amount: DecimalAmount
    let currency: Currency
    let fromBalance: DecimalAmount
    let toBalance: DecimalAmount
    let fromLines: [Line]
    let toLines: [Line]
    let steps: [Step]

    /// One expense or settlement behind a balance.
    package struct Line: Encodable {
        let day: Day
        let kind: String
        let title: String
        let paid: DecimalAmount?
        let share: DecimalAmount?
        let change: DecimalAmount
        let balance: DecimalAmount

        package init(_ line: BalanceExplanation.Line, kind: String, title: String, paid: Money?, share: Money?) {
            day = line.day
            self.kind = kind
            self.title = title
            self.paid = paid.map { DecimalAmount($0) }
            self.share = share.map { DecimalAmount($0) }
            change = DecimalAmount(line.change)
            balance = DecimalAmount(line.balance)
        }
    }

    /// One of the matched payments.
    package struct Step: Encodable {
        let from: String
        let to: String
        let amount: DecimalAmount
        let fromRest: DecimalAmount
        let toRest: DecimalAmount

        package init(from: String, to: String, _ step: DebtExplanation.NettingStep) {
            self.from = from
            self.to = to
            amount = DecimalAmount(step.debt.amount)
            fromRest = DecimalAmount(step.debtorRest)
            toRest = DecimalAmount(step.creditorRest)
        }
    }

    package init(_ why: DebtExplanation, from: String, to: String, fromLines: [Line], toLines: [Line], steps: [Step]) {
        self.from = from
        self.to = to
        amount = DecimalAmount(why.debt.amount)
        currency = why.debt.amount.currency
        fromBalance = DecimalAmount(why.debtor.balance)
        toBalance = DecimalAmount(why.creditor.balance)
        self.fromLines = fromLines
        self.toLines = toLines
        self.steps = steps
    }
}
