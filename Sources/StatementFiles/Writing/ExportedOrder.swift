package import Models

/// What stands behind the transactions of an export that has a place for it: whom the household pays, what it has ordered, and what it saves for.
package enum ExportedOrder: Hashable, Sendable {
    case beneficiary(Beneficiary)
    case standing(StandingOrder)
    case transfer(Transfer)
    case plan(ID<Account>, SavingsPlan)
    case goal(SavingsGoal)
}
