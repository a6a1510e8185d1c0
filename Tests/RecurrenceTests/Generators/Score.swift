import Models

@testable import Recurrence

/// Precision and recall of detection, by rhythm and by class.
struct Score {
    private struct Count {
        var hits = 0
        var found = 0
        var expected = 0
    }

    private var counts: [String: Count] = [:]
    private(set) var steps = (hits: 0, expected: 0, found: 0)
    private var misses: [String] = []

    /// Counts what was found in a history. A hit has the right rhythm, amount and next day (± 3), and is of the listed classes.
    mutating func add(_ history: GeneratedHistory) {
        let listed: Set<SeriesKind> = [.subscription, .bill]
        let found = history.found
        for expected in history.expected where listed.contains(expected.kind) {
            count(expected) { $0.expected += 1 }
            guard let match = found.first(where: { listed.contains($0.kind) && isHit($0, expected) }) else {
                let near = found.first { !expected.charges.isDisjoint(with: $0.charges.map(\.id)) }
                misses.append(
                    "missed \(expected.kind) \(expected.rhythm) \(expected.amount) next \(expected.next) n=\(expected.charges.count): "
                        + (near.map { "\($0.payee): \($0.kind) \($0.rhythm) \($0.amount) \($0.next) \($0.state) n=\($0.charges.count)" }
                            ?? "nothing"))
                continue
            }
            count(expected) { $0.hits += 1 }
            steps.expected += expected.steps.count
            steps.found += match.priceChanges.count
            steps.hits += expected.steps.count { match.priceChanges.contains($0) }
        }
        for series in found where listed.contains(series.kind) {
            let truth = history.expected.first { listed.contains($0.kind) && isHit(series, $0) }
            let rhythm = truth?.rhythm ?? series.rhythm
            for key in ["\(rhythm.every) \(rhythm.unit)", truth?.kind.rawValue ?? series.kind.rawValue, "all"] {
                counts[key, default: Count()].found += 1
            }
            if truth == nil {
                misses.append("wrong \(series.kind) \(series.payeeKey) \(series.rhythm) \(series.amount) n=\(series.charges.count)")
            }
        }
    }

    var precision: Double { ratio(counts["all"]?.hits, counts["all"]?.found) }
    var recall: Double { ratio(counts["all"]?.hits, counts["all"]?.expected) }
    var stepRecall: Double { ratio(steps.hits, steps.expected) }
    var stepPrecision: Double { ratio(steps.hits, steps.found) }

    /// A line for each rhythm and class, and the first misses.
    var report: String {
        counts.sorted { $0.key < $1.key }.map { key, count in
            "\(key): precision \(ratio(count.hits, count.found)), recall \(ratio(count.hits, count.expected)) of \(count.expected)"
        }.joined(separator: "\n") + "\nprice steps: precision \(stepPrecision), recall \(stepRecall) of \(steps.expected)\n"
            + misses.prefix(12).joined(separator: "\n")
    }

    private func isHit(_ found: RecurringSeries, _ expected: ExpectedSeries) -> Bool {
        let isSame = !expected.charges.isDisjoint(with: found.charges.map(\.id))
        let hasAmount = expected.isVarying ? abs(found.amount - expected.amount) * 2 <= expected.amount : found.amount == expected.amount
        guard isSame, found.rhythm == expected.rhythm, hasAmount else { return false }
        if expected.isStopped { return found.state == .stopped }
        return found.state != .stopped && abs(found.next.distance(to: expected.next)) <= 3
    }

    private mutating func count(_ expected: ExpectedSeries, _ body: (inout Count) -> Void) {
        for key in ["\(expected.rhythm.every) \(expected.rhythm.unit)", expected.kind.rawValue, "all"] {
            body(&counts[key, default: Count()])
        }
    }

    private func ratio(_ part: Int?, _ whole: Int?) -> Double {
        guard let whole, whole > 0 else { return 1 }
        return (Double(part ?? 0) / Double(whole) * 1000).rounded() / 1000
    }
}
