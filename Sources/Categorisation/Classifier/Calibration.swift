/// The share of right answers by margin: an isotonic regression by pooling adjacent violators (Zadrozny and Elkan, Transforming Classifier Scores
/// into Accurate Multiclass Probability Estimates, 2002). Each block counts one more wrong answer than was observed, so that a few right ones give no
/// high probability.
struct Calibration: Sendable {
    struct Point: Sendable {
        var margin: Double
        var isRight: Bool
    }

    private struct Block: Sendable {
        var from: Double
        var right: Double
        var count: Double
        var share: Double { right / (count + 1) }
    }

    private var blocks: [Block] = []

    init(_ points: [Point]) {
        for point in points.sorted(by: { $0.margin < $1.margin }) {
            blocks.append(Block(from: point.margin, right: point.isRight ? 1 : 0, count: 1))
            while blocks.count > 1,
                blocks[blocks.count - 2].right / blocks[blocks.count - 2].count >= blocks[blocks.count - 1].right
                    / blocks[blocks.count - 1].count
            {
                let last = blocks.removeLast()
                blocks[blocks.count - 1].right += last.right
                blocks[blocks.count - 1].count += last.count
            }
        }
    }

    /// The probability that an answer with a margin is right; 0 below all observed margins.
    func probability(_ margin: Double) -> Double {
        blocks.last { $0.from <= margin }?.share ?? 0
    }
}
