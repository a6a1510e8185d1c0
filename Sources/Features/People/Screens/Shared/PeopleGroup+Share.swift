import Models
import PeopleModel

extension PeopleGroup {
    /// The household's share of an expense; nil if it has none.
    func ourShare(of expense: Expense) -> Money? {
        let ours = Set(ours.map(\.id))
        let shares = expense.shares.filter { ours.contains($0.member) }
        guard !shares.isEmpty else { return nil }
        return Money(minorUnits: shares.reduce(0) { $0 + $1.amount }, currency: expense.amount.currency)
    }
}
