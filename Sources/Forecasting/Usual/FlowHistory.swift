package import Models

/// The unscheduled flow of an account: the net amounts of its days less the scheduled ones.
package struct FlowHistory: Hashable, Sendable {
    /// The longest history in days: thirteen months.
    package static let longest = 396

    /// In minor units, oldest first, yesterday last.
    package private(set) var amounts: [Int64]
    private let first: Day

    /// - Parameters:
    ///   - days: the net amounts of days, in minor units; days that are missing are zero.
    ///   - begin: the first day of the account.
    ///   - today: the day after the last one.
    package init(_ days: [Day: Int64], since begin: Day, today: Day) {
        first = max(begin, today.adding(days: -Self.longest))
        amounts = []
        var day = first
        while day < today {
            amounts.append(days[day] ?? 0)
            day = day.adding(days: 1)
        }
    }

    /// Subtracts a scheduled amount from its day.
    package mutating func remove(_ amount: Int64, on day: Day) {
        let index = first.distance(to: day)
        guard amounts.indices.contains(index) else { return }
        amounts[index] = Int64(clamping: Int128(amounts[index]) - Int128(amount))
    }
}
