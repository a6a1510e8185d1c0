/// A naive Bayes model of one direction of money, with its calibration.
struct ClassifierModel: Sendable {
    /// The features of a line.
    struct Features: Sendable {
        /// Distinct.
        var words: [String]
        /// The order of magnitude of its amount. It is ignored unless a word is known.
        var magnitude: String
    }

    struct Example: Sendable {
        var features: Features
        var label: Int64
        /// The number of lines.
        var count: Int
    }

    struct Decision {
        var label: Int64
        var probability: Double
        /// The number of lines of the label that share a word.
        var count: Int
    }

    /// The minimum number of examples for a calibration.
    private static let fewest = 20
    private static let smoothing = 0.2

    private var labels: [Int64] = []
    private var vocabulary: [String: Int] = [:]
    /// Examples with the word, by word and label.
    private var counts: [[Double]] = []
    /// Lines with the word, by word and label.
    private var lines: [[Int]] = []
    /// Features of all examples, by label.
    private var totals: [Double] = []
    private var examples: [Double] = []
    private var calibration = Calibration([])

    /// Whether there are too few examples to learn from.
    private(set) var isEmpty = true

    init(_ known: [Example]) {
        guard known.count >= Self.fewest else { return }
        isEmpty = false
        labels = Set(known.map(\.label)).sorted()
        let index = Dictionary(uniqueKeysWithValues: labels.enumerated().map { ($1, $0) })
        totals = Array(repeating: 0, count: labels.count)
        examples = totals
        for example in known {
            guard let label = index[example.label] else { continue }
            examples[label] += 1
            for word in all(example.features) {
                let place = vocabulary[word] ?? insert(word)
                counts[place][label] += 1
                lines[place][label] += example.count
                totals[label] += 1
            }
        }
        calibration = Calibration(
            known.compactMap { example in
                guard let label = index[example.label], let found = best(example.features, without: label) else { return nil }
                return Calibration.Point(margin: found.margin, isRight: found.label == label)
            })
    }

    func decide(_ features: Features) -> Decision? {
        guard let found = best(features, without: nil) else { return nil }
        let shared = features.words.compactMap { vocabulary[$0] }.map { lines[$0][found.label] }.max() ?? 0
        return Decision(label: labels[found.label], probability: calibration.probability(found.margin), count: shared)
    }

    // MARK: - Private

    private func all(_ features: Features) -> [String] { features.words + [features.magnitude] }

    private mutating func insert(_ word: String) -> Int {
        counts.append(Array(repeating: 0, count: labels.count))
        lines.append(Array(repeating: 0, count: labels.count))
        vocabulary[word] = counts.count - 1
        return counts.count - 1
    }

    /// The most probable label, and the difference of its logarithm to the next one's; nil if no word is known.
    ///
    /// - Parameter without: the label of an example with these features that is left out.
    private func best(_ features: Features, without left: Int?) -> (label: Int, margin: Double)? {
        var scores = labels.indices.map { label in
            let count = examples[label] - (left == label ? 1 : 0)
            return logarithm(count + Self.smoothing)
        }
        var knowsAny = false
        let size = Double(features.words.count + 1)
        for word in all(features) {
            guard let place = vocabulary[word] else { continue }
            let known = counts[place]
            let sum = known.reduce(0, +) - (left == nil ? 0 : 1)
            guard sum > 0 else { continue }
            if word != features.magnitude { knowsAny = true }
            for label in labels.indices {
                let isLeft = left == label
                let count = known[label] - (isLeft ? 1 : 0)
                let total = totals[label] - (isLeft ? size : 0)
                scores[label] += logarithm((count + Self.smoothing) / (total + Self.smoothing * Double(vocabulary.count)))
            }
        }
        guard knowsAny, let top = scores.indices.max(by: { scores[$0] < scores[$1] }) else { return nil }
        let next = scores.indices.filter { $0 != top }.map { scores[$0] }.max()
        return (top, next.map { scores[top] - $0 } ?? 0)
    }
}
