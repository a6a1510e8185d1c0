import Models

/// How many lines got a category, and how many of these the right one.
struct CategorisingScore {
    private var lines = 0
    private var covered = 0
    private var right: [StandardCategory: Int] = [:]
    private var wrong: [StandardCategory: Int] = [:]
    private var missed: [StandardCategory: Int] = [:]
    /// The lines with a wrong category.
    private(set) var mistakes: [String] = []

    mutating func add(_ line: LabelledLine, _ found: StandardCategory?) {
        if line.category != nil {
            lines += 1
            if found != nil { covered += 1 }
        }
        if let category = line.category, category != found { missed[category, default: 0] += 1 }
        guard let found else { return }
        if found == line.category {
            right[found, default: 0] += 1
        } else {
            wrong[found, default: 0] += 1
            mistakes.append("line \(line.number): \(line.payee) \(line.memo): \(found.rawValue), not \(line.category?.rawValue ?? "-")")
        }
    }

    /// The share of the lines that are no transfers and got a category.
    var coverage: Double { lines == 0 ? 0 : Double(covered) / Double(lines) }

    /// The share of the categories that are right; those of transfers are wrong.
    var precision: Double {
        let good = right.values.reduce(0, +)
        let all = good + wrong.values.reduce(0, +)
        return all == 0 ? 0 : Double(good) / Double(all)
    }

    /// The mean over the categories of the harmonic mean of precision and recall.
    var macroF1: Double {
        let categories = Set(right.keys).union(missed.keys)
        let sum = categories.reduce(0.0) { sum, category in
            let good = 2 * Double(right[category] ?? 0)
            return sum + good / (good + Double((wrong[category] ?? 0) + (missed[category] ?? 0)))
        }
        return categories.isEmpty ? 0 : sum / Double(categories.count)
    }

    var report: String {
        "\(lines) lines: coverage \(Self.percent(coverage)), precision \(Self.percent(precision)), macro-F1 \(Self.percent(macroF1))"
    }

    private static func percent(_ share: Double) -> String {
        let tenths = Int((share * 1_000).rounded())
        return "\(tenths / 10).\(tenths % 10) %"
    }
}
