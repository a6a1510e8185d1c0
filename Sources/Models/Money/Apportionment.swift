/// Divides an amount into parts whose sum is exact.
///
/// The absolute amount is divided: each share is rounded down, and the remaining units go one by one to the largest remainders; ties go to
/// the larger weight, then by id order, rotated by the expense's id so that it is not always the same member who pays the odd cent. The
/// sign is restored at the end, so a refund mirrors its purchase. Source: product, section 2, *Money*.
package enum Apportionment {

    /// The id and weight of one part.
    package struct Share: Hashable, Sendable {
        /// Breaks ties; unique within one division.
        package var id: Int64
        /// Not negative: a percentage, an amount paid, or a number of shares.
        package var weight: Int64

        package init(id: Int64, weight: Int64) {
            self.id = id
            self.weight = weight
        }

        package init<Entity>(_ id: ID<Entity>, weight: Int64 = 1) {
            self.init(id: id.rawValue, weight: weight)
        }
    }

    /// The parts of `amount` in the order of `shares`; that order does not affect the result.
    ///
    /// - Parameter rotation: the raw id of the expense that is divided.
    package static func apportion(_ amount: Money, over shares: [Share], rotatedBy rotation: Int64) throws(ApportionmentError) -> [Money] {
        let total = try checkedTotal(of: shares)
        let magnitude = amount.minorUnits.magnitude
        var parts: [UInt64] = []
        var remainders: [UInt64] = []
        parts.reserveCapacity(shares.count)
        remainders.reserveCapacity(shares.count)
        var left = magnitude
        for share in shares {
            // The high word stays below `total`, because the weight does and the magnitude is at most 2^63.
            let (part, remainder) = total.dividingFullWidth(magnitude.multipliedFullWidth(by: UInt64(share.weight)))
            parts.append(part)
            remainders.append(remainder)
            left -= part
        }
        if left > 0 {
            let order = try precedence(of: shares, remainders: remainders, rotation: rotation)
            for position in order.prefix(Int(left)) { parts[position] += 1 }
        } else {
            _ = try ranks(of: shares)
        }
        let negative = amount.isNegative
        return parts.map { part in
            // At most the amount's own magnitude, so it fits with its sign.
            Money(minorUnits: Int64(negative ? -Int128(part) : Int128(part)), currency: amount.currency)
        }
    }

    /// Divides an amount equally; the parts are in the order of `ids`.
    package static func equally<Entity, Expense>(
        _ amount: Money, over ids: [ID<Entity>], of expense: ID<Expense>
    ) throws(ApportionmentError) -> [Money] {
        try apportion(amount, over: ids.map { Share($0) }, rotatedBy: expense.rawValue)
    }
}

// MARK: - Rules

extension Apportionment {

    private static func checkedTotal(of shares: [Share]) throws(ApportionmentError) -> UInt64 {
        guard !shares.isEmpty else { throw .noShares }
        var total: UInt64 = 0
        for share in shares {
            guard share.weight >= 0 else { throw .negativeWeight(id: share.id, weight: share.weight) }
            let (sum, overflow) = total.addingReportingOverflow(UInt64(share.weight))
            guard !overflow else { throw .weightsTooLarge }
            total = sum
        }
        guard total > 0 else { throw .noWeight }
        return total
    }

    /// Indices of the shares in the order in which they receive remaining units.
    private static func precedence(of shares: [Share], remainders: [UInt64], rotation: Int64) throws(ApportionmentError) -> [Int] {
        let ranks = try ranks(of: shares)
        let count = Int64(shares.count)
        let start = (rotation % count + count) % count
        let turns = ranks.map { (Int64($0) - start + count) % count }
        return shares.indices.sorted { left, right in
            if remainders[left] != remainders[right] { return remainders[left] > remainders[right] }
            if shares[left].weight != shares[right].weight { return shares[left].weight > shares[right].weight }
            return turns[left] < turns[right]
        }
    }

    /// The rank of each share in ascending id order.
    private static func ranks(of shares: [Share]) throws(ApportionmentError) -> [Int] {
        let byID = shares.indices.sorted { shares[$0].id < shares[$1].id }
        var ranks = [Int](repeating: 0, count: shares.count)
        for (rank, position) in byID.enumerated() {
            if rank > 0, shares[byID[rank - 1]].id == shares[position].id { throw .repeatedID(shares[position].id) }
            ranks[position] = rank
        }
        return ranks
    }
}
