package import Models

/// What a goal is made from; all of it is taken over by an edit, too.
package struct GoalDraft: Hashable, Sendable {
    package var name: String
    package var target: Money
    package var by: Day?
    /// At least one.
    package var parts: [GoalPartDraft]
    /// Made by the form and sent with every attempt, so that a draft that comes twice makes one goal.
    package var key: String?

    package init(name: String, target: Money, by: Day? = nil, parts: [GoalPartDraft], key: String? = nil) {
        self.name = name
        self.target = target
        self.by = by
        self.parts = parts
        self.key = key
    }

    /// A goal's as it is.
    package init(_ goal: SavingsGoal) {
        self.init(name: goal.name, target: goal.target, by: goal.by, parts: goal.parts.map { GoalPartDraft($0) })
    }
}

/// A part of an account that is meant for a goal.
package struct GoalPartDraft: Hashable, Sendable {
    /// Nil for a new one.
    package var id: ID<GoalPart>?
    /// At most 100 characters; may be empty.
    package var name: String
    package var account: ID<Account>
    /// At most so much of it; nil: as much as the goal needs.
    package var amount: Money?

    package init(id: ID<GoalPart>? = nil, name: String = "", account: ID<Account>, amount: Money? = nil) {
        self.id = id
        self.name = name
        self.account = account
        self.amount = amount
    }

    /// A part's as it is.
    package init(_ part: GoalPart) {
        self.init(id: part.id, name: part.name, account: part.account, amount: part.amount)
    }
}
