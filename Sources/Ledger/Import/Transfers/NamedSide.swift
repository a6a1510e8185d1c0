import Models
import StatementFiles

/// An own account that a file names as the other side of a line or of one of its parts.
struct NamedSide {
    /// The name as in the file.
    var text: String
    /// The folded name.
    var name: String
    /// The account; nil if no own account of the line's currency has the name, and for the account itself.
    var other: LedgerAccountID?
    /// Whether the line names its own account, which some programs do for adjustments.
    var isSelf: Bool
    /// Amount in minor units from the view of the line's account.
    var amount: Int64
    /// Index of the part; nil for the whole line.
    var part: Int?
    /// Whether several lines of the other account could be its other side, so that the user has to choose.
    var isContested = false
}

extension StatementLine {
    /// Replaces a split with a single part by the part itself.
    var withoutOnlyPart: StatementLine {
        guard parts.count == 1, let part = parts.first else { return self }
        var line = self
        line.parts = []
        line.transferAccount = part.transferAccount
        line.category = part.category ?? (part.transferAccount == nil ? category : nil)
        if line.memo.isEmpty { line.memo = part.memo }
        return line
    }

    /// The amounts of the parts of a split in minor units; nil if the line is not split or its parts do not add up.
    func partUnits(of amount: Int64, in currency: Currency) -> [Int64]? {
        guard parts.count > 1 else { return nil }
        var units: [Int64] = []
        var sum: Int64 = 0
        for part in parts {
            guard let money = try? part.amount.money(in: currency).amount else { return nil }
            let (next, overflow) = sum.addingReportingOverflow(money.minorUnits)
            guard !overflow else { return nil }
            sum = next
            units.append(money.minorUnits)
        }
        return sum == amount && units.contains { $0 != 0 } ? units : nil
    }
}
