import CardsModel
import PeopleModel
import TransferModel

/// The JSON of a run of everything that is due.
struct DueRunResponse: Encodable {
    let completed: Int
    let failed: Int
    /// The number of transfers that were suspended.
    let heldBack: Int
    /// The transfers that were completed, submitted to the bank or failed.
    let orders: [TransferResponse]
    /// Recurring expenses of groups that were added, by series, then by day.
    let expenses: [AddedExpenseResponse]
    let benefits: [ClosedBenefitResponse]

    init(_ run: DueRun, expenses: [AddedExpense], benefits: [ClosedBenefit]) {
        completed = run.completed
        failed = run.failed
        heldBack = run.heldBack?.occurrences ?? 0
        orders = run.transfers.map(TransferResponse.init)
        self.expenses = expenses.map(AddedExpenseResponse.init)
        self.benefits = benefits.map(ClosedBenefitResponse.init)
    }
}
