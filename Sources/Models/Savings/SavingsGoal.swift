/// Something that is saved for: an amount, perhaps by a day, out of parts of one or more accounts.
package struct SavingsGoal: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `goal_…`.
    package static let idPrefix = "goal"

    package var id: ID<SavingsGoal>
    /// 1–100 characters.
    package var name: String
    /// Above zero.
    package var target: Money
    /// The day by which it is to be there.
    package var by: Day?
    /// At least one while there are accounts; all in the target's currency.
    package var parts: [GoalPart]
    /// Its place among the goals: those before it are filled first.
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

    /// Whether it is filled from one account alone, by as much as it needs.
    package func isFilled(by account: ID<Account>) -> Bool {
        parts.count == 1 && parts.first?.account == account && parts.first?.amount == nil
    }
}

/// What of an account is meant for a goal.
package struct GoalPart: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `part_…`.
    package static let idPrefix = "part"

    package var id: ID<GoalPart>
    /// What the household calls it, such as `Holiday envelope`; empty: nothing.
    package var name: String
    package var account: ID<Account>
    /// At most so much of the account, above zero; nil: as much as the goal needs of what nobody else has a claim to.
    package var amount: Money?

    package init(id: ID<GoalPart>, name: String = "", account: ID<Account>, amount: Money? = nil) {
        self.id = id
        self.name = name
        self.account = account
        self.amount = amount
    }
}
