/// What was measured again and again.
struct Samples {
    private(set) var values: [Double] = []

    mutating func add(_ value: Double) { values.append(value) }

    /// The middle one; of an even number, the mean of the two in the middle.
    var median: Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        let middle = sorted.count / 2
        return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }

    /// The smallest value that at least so many of a hundred do not exceed.
    func percentile(_ share: Int) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(max((sorted.count * share + 99) / 100 - 1, 0), sorted.count - 1)]
    }

    var greatest: Double { values.max() ?? .nan }
}
