import Models

/// Finds the purchase of a refund, or the refund of a purchase: in the same group, with the opposite amount, not matched with another one, and such
/// that the shares of both cancel out for every member.
///
/// Both then have the same `Expense.rotation`. An expense without an opposite has its own id, so n purchases and their n refunds add up to zero for
/// every member, in whichever order they are added.
package struct ExpenseMirror: Sendable {
    /// Other expenses of the group with the same or the opposite amount that are not removed.
    private let others: [Expense]

    /// - Parameter expenses: of one group; those that are removed or have another amount are ignored.
    package init(_ expense: Expense, among expenses: [Expense]) {
        self.expense = expense
        others = expenses.filter {
            !$0.isRemoved && $0.id != expense.id && $0.amount.currency == expense.amount.currency
                && $0.amount.minorUnits.magnitude == expense.amount.minorUnits.magnitude
        }
    }

    private let expense: Expense

    /// The rotation of an opposite expense; nil if there is none.
    package var rotation: Int64? {
        let opposites = others.filter { $0.amount.isNegative != expense.amount.isNegative && isMirrored(by: $0) }
        // An existing match is kept.
        if opposites.contains(where: { $0.leftoverRotation == expense.leftoverRotation }) { return expense.leftoverRotation }
        let taken = Set(others.filter { $0.amount.isNegative == expense.amount.isNegative }.map(\.leftoverRotation))
        return opposites.filter { !taken.contains($0.leftoverRotation) }.min { rank($0) < rank($1) }?.leftoverRotation
    }

    private func isMirrored(by other: Expense) -> Bool {
        guard let shares = try? expense.split.shares(of: expense.amount, rotation: other.leftoverRotation) else { return false }
        let nonzero = other.shares.filter { $0.amount != 0 }
        return shares.filter { $0.amount != 0 }.sorted { $0.member < $1.member }
            == nonzero.sorted { $0.member < $1.member }.map { ExpenseShare($0.member, -$0.amount) }
    }

    /// The rank of an opposite: the same title first, then the same payers, then the nearest day.
    private func rank(_ other: Expense) -> (Int, Int, Int, ID<Expense>) {
        let payers = other.payers.map { ExpensePayer($0.member, -$0.amount) }
        return (
            ExpenseTitle(other.title) == ExpenseTitle(expense.title) ? 0 : 1, payers == expense.payers ? 0 : 1,
            abs(other.day.distance(to: expense.day)), other.id
        )
    }
}

/// The words of a title in any order, without those that denote a refund.
private struct ExpenseTitle: Hashable {
    private let words: [String]

    init(_ title: String) {
        words = title.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { !Self.refundWords.contains($0) }.sorted()
    }

    /// English and German, folded.
    private static let refundWords: Set<String> = [
        "refund", "refunded", "refunds", "return", "returned", "reimbursement", "credit", "cancelled", "canceled", "cancellation", "back",
        "of", "for", "from", "the",
        "erstattung", "ruckerstattung", "rueckerstattung", "ruckzahlung", "rueckzahlung", "retoure", "ruckgabe", "rueckgabe", "gutschrift",
        "storno", "storniert", "stornierung", "zuruck", "zurueck", "von", "vom", "fur", "fuer", "der", "die", "das",
    ]
}
