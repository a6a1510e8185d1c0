package import Models

/// The explanation of a member's balance in a currency: all of its expenses and settlements, oldest first, with the running balance.
package struct BalanceExplanation: Hashable, Sendable {
    package let member: ID<GroupMember>
    package let currency: Currency
    package let lines: [Line]

    /// One expense or settlement.
    package struct Line: Hashable, Sendable {
        package enum Source: Hashable, Sendable {
            /// The expense's id and title, the amount that the member paid, and the member's share.
            case expense(ID<Expense>, title: String, paid: Money, share: Money)
            /// The settlement's id and the other member.
            case sent(ID<Settlement>, to: ID<GroupMember>)
            case received(ID<Settlement>, from: ID<GroupMember>)
        }

        package let day: Day
        package let source: Source
        /// The change of the balance.
        package let change: Money
        /// The balance after it.
        package let balance: Money
    }

    /// The balance: the sum of the changes of the lines.
    package var balance: Money { lines.last?.balance ?? .zero(currency) }

    /// - Throws: `MoneyError.overflow`.
    package init(
        of member: ID<GroupMember>, in currency: Currency, expenses: [Expense], settlements: [Settlement]
    ) throws(MoneyError) {
        self.member = member
        self.currency = currency
        var found: [(day: Day, id: Int64, source: Line.Source, change: Money)] = []
        for expense in expenses where !expense.isRemoved && expense.amount.currency == currency {
            let isInvolved = expense.payers.contains { $0.member == member } || expense.shares.contains { $0.member == member }
            guard isInvolved else { continue }
            let paid = Money(minorUnits: expense.paid(by: member), currency: currency)
            let share = Money(minorUnits: expense.share(of: member), currency: currency)
            found.append(
                (expense.day, expense.id.rawValue, .expense(expense.id, title: expense.title, paid: paid, share: share), try paid - share))
        }
        for settlement in settlements where !settlement.isRemoved && settlement.amount.currency == currency {
            if settlement.from == member {
                found.append((settlement.day, settlement.id.rawValue, .sent(settlement.id, to: settlement.to), settlement.amount))
            } else if settlement.to == member {
                found.append((settlement.day, settlement.id.rawValue, .received(settlement.id, from: settlement.from), -settlement.amount))
            }
        }
        found.sort { ($0.day, $0.id) < ($1.day, $1.id) }
        var lines: [Line] = []
        var balance = Money.zero(currency)
        for (day, _, source, change) in found {
            balance = try balance + change
            lines.append(Line(day: day, source: source, change: change, balance: balance))
        }
        self.lines = lines
    }
}
