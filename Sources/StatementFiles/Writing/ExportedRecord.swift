package import Models

/// A record after the transactions in formats that support it: beneficiary, standing order, transfer, savings plan or goal.
package enum ExportedRecord: Hashable, Sendable {
    case beneficiary(Beneficiary)
    case standingOrder(StandingOrder)
    case transfer(Transfer)
    case plan(ID<Account>, SavingsPlan)
    case goal(SavingsGoal)
}
