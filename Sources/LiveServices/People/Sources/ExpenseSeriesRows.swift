import Ledger
import Models
import Storage

/// The recurring expenses paid from an account, which are moved when it is merged.
struct ExpenseSeriesRows: AccountDependent {
    func prepare(_ merge: AccountMergeStep, image: inout RemovalImage) throws {
        let repository = repository(merge.write)
        let ids = try repository.all().filter { $0.account == merge.absorbed }.map(\.id)
        image.expenseSeries = ids.map(\.rawValue)
        try repository.setAccount(merge.target, of: ids, insteadOf: merge.absorbed)
    }

    func prepare(_ restoration: AccountRestoration) throws {
        guard let remaining = restoration.remaining else { return }
        let ids = restoration.image.expenseSeries.map { ID<ExpenseSeries>(rawValue: $0) }
        try repository(restoration.write).setAccount(restoration.account, of: ids, insteadOf: remaining)
    }

    private func repository(_ write: UnitOfWork) -> ExpenseSeriesRepository {
        ExpenseSeriesRepository(write.connection, household: write.household)
    }
}
