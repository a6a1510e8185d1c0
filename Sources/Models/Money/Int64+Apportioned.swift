extension Int64 {
    /// Apportions a number that is not negative by weights: every part gets the floor of its quota, and the left-over units go to the largest
    /// remainders; ties to the larger weight, then to the order of ids, rotated so that it begins at place `rotation` modulo their number.
    ///
    /// - Parameters:
    ///   - parts: ids, which are distinct, and weights, which are not negative; at least one weight is above zero.
    ///   - rotation: varies the parts that get the left-over units.
    /// - Returns: the amounts in the order of the parts; their sum is the number.
    package func apportioned(_ parts: [(id: Int64, weight: Int64)], rotation: Int64) -> [Int64] {
        let total = parts.reduce(Int128(0)) { $0 + Int128($1.weight) }
        guard total > 0 else { return parts.map { _ in 0 } }
        var amounts: [Int64] = []
        var remainders: [Int128] = []
        for part in parts {
            let (quotient, remainder) = (Int128(self) * Int128(part.weight)).quotientAndRemainder(dividingBy: total)
            amounts.append(Int64(clamping: quotient))
            remainders.append(remainder)
        }
        let rest = self - amounts.reduce(0, +)
        guard rest > 0 else { return amounts }
        let places = Self.rotatedPlaces(of: parts.map(\.id), rotation: rotation)
        let order = parts.indices.sorted {
            (-remainders[$0], -parts[$0].weight, places[$0]) < (-remainders[$1], -parts[$1].weight, places[$1])
        }
        // The sum of the remainders is a multiple of the total, so there are fewer left-over units than parts with a remainder.
        for index in order.prefix(Int(clamping: rest)) { amounts[index] += 1 }
        return amounts
    }

    /// The place of each id in the ascending order of ids that begins at place `rotation` modulo their number.
    package static func rotatedPlaces(of ids: [Int64], rotation: Int64) -> [Int] {
        let count = ids.count
        let start = Int(rotation.magnitude % UInt64(Swift.max(count, 1)))
        var places = Array(repeating: 0, count: count)
        for (place, index) in ids.indices.sorted(by: { ids[$0] < ids[$1] }).enumerated() {
            places[index] = (place - start + count) % count
        }
        return places
    }
}
