package import Models

/// A savings goal: a target amount, optionally with a day, funded from parts of one or more accounts.
package struct SavingsGoal: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `goal_…`.
    package static let idPrefix = "goal"

    package var id: ID<SavingsGoal>
    /// 1–100 characters.
    package var name: String
    /// Above zero.
    package var target: Money
    /// The target day.
    package var by: Day?
    /// At least one while its accounts exist; all in the target's currency.
    package var parts: [GoalPart]
    /// Position among the goals: earlier goals are funded first.
    package var position: Int
    package var isRemoved: Bool
    package var revision: Int64

    package init(
        id: ID<SavingsGoal>, name: String, target: Money, by: Day? = nil, parts: [GoalPart], position: Int = 0, isRemoved: Bool = false,
        revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.target = target
        self.by = by
        self.parts = parts
        self.position = position
        self.isRemoved = isRemoved
        self.revision = revision
    }

    /// Whether the account is its only source, without a maximum amount, and counts as a whole.
    func isFilled(by account: ID<Account>) -> Bool {
        parts.count == 1 && parts.first?.account == account && parts.first?.amount == nil && parts.first?.countsFrom == 0
    }
}

/// The part of an account that is allotted to a goal.
package struct GoalPart: Identified, Hashable, Sendable {
    /// Prefix of ids: `part_…`.
    package static let idPrefix = "part"

    package var id: ID<GoalPart>
    /// An optional name such as `Holiday envelope`; may be empty.
    package var name: String
    package var account: ID<Account>
    /// Maximum amount from the account, above zero; nil for the rest that the goal needs and other parts leave.
    package var amount: Money?
    /// The balance of the account above which its money belongs to the goal, in minor units, not negative: the part of the balance that was not set
    /// aside for the goal when this was entered. Only for a part without an amount.
    package var countsFrom: Int64

    package init(id: ID<GoalPart>, name: String = "", account: ID<Account>, amount: Money? = nil, countsFrom: Int64 = 0) {
        self.id = id
        self.name = name
        self.account = account
        self.amount = amount
        self.countsFrom = countsFrom
    }
}
