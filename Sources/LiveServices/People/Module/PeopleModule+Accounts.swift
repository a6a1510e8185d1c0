import Ledger
import Models
import Storage

/// Recurring expenses that are paid from an account move with it when it is merged.
extension PeopleModule: AccountDependent {
    private static let moved = "moved_expense_series"

    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        let repository = repository(merge.write)
        let ids = try repository.all().filter { $0.account == merge.absorbed }.map(\.id)
        image.moved[Self.moved] = ids.map(\.rawValue)
        try repository.setAccount(merge.target, of: ids, insteadOf: merge.absorbed)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let ids = restoration.image.moved[Self.moved, default: []].map { ID<ExpenseSeries>(rawValue: $0) }
        try repository(restoration.write).setAccount(restoration.account, of: ids, insteadOf: remaining)
    }

    private func repository(_ write: UnitOfWork) -> ExpenseSeriesRepository {
        ExpenseSeriesRepository(write.connection, household: write.household)
    }
}
