import Models

/// The part of each payer in each share: the shares apportioned over the payers by their payments, so that both the shares and the payments add up
/// exactly.
struct PayerShares: Hashable, Sendable {
    /// By share, then by payer, in the expense's order, in minor units with the sign of the expense.
    let amounts: [[Int64]]

    /// Every cell gets the floor of its quota; the left-over units of rows and columns go to the cells with the largest remainders, ties to
    /// the larger payment, then the larger share, then by rotated order.
    init(_ expense: Expense) {
        let isNegative = expense.amount.isNegative
        let total = Int128(expense.amount.minorUnits.magnitude)
        let paid = expense.payers.map { Int128($0.amount.magnitude) }
        let shares = expense.shares.map { Int128($0.amount.magnitude) }
        var amounts = shares.map { _ in paid.map { _ in Int64(0) } }
        guard total > 0, paid.count > 1 else {
            self.amounts = expense.shares.map { share in paid.isEmpty ? [] : [share.amount] }
            return
        }
        var shareRests = expense.shares.map { Int64(clamping: $0.amount.magnitude) }
        var payerRests = expense.payers.map { Int64(clamping: $0.amount.magnitude) }
        var cells: [Cell] = []
        let sharePlaces = Int64.rotatedPlaces(of: expense.shares.map(\.member.rawValue), rotation: expense.leftoverRotation)
        let payerPlaces = Int64.rotatedPlaces(of: expense.payers.map(\.member.rawValue), rotation: expense.leftoverRotation)
        for row in shares.indices {
            for column in paid.indices {
                let (quotient, remainder) = (shares[row] * paid[column]).quotientAndRemainder(dividingBy: total)
                amounts[row][column] = Int64(clamping: quotient)
                shareRests[row] -= amounts[row][column]
                payerRests[column] -= amounts[row][column]
                cells.append(
                    Cell(
                        row: row, column: column,
                        order: [-remainder, -paid[column], -shares[row], Int128(sharePlaces[row]), Int128(payerPlaces[column])]))
            }
        }
        cells.sort { $0.order.lexicographicallyPrecedes($1.order) }
        // The first round gives each cell at most one unit; a second one is needed if the largest remainders share rows and columns.
        while shareRests.contains(where: { $0 > 0 }) {
            for cell in cells where shareRests[cell.row] > 0 && payerRests[cell.column] > 0 {
                amounts[cell.row][cell.column] += 1
                shareRests[cell.row] -= 1
                payerRests[cell.column] -= 1
            }
        }
        self.amounts = isNegative ? amounts.map { $0.map { -$0 } } : amounts
    }

    private struct Cell {
        let row: Int
        let column: Int
        let order: [Int128]
    }
}
