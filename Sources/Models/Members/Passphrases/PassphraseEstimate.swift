/// The estimated number of guesses for a text, by the cheapest decomposition into parts.
struct PassphraseEstimate {
    /// The base-2 logarithm of the number of guesses, in tenths of a bit.
    let cost: Int
    /// The kind of part that covers most of the text in the cheapest decomposition.
    let dominantKind: PassphraseRule.Kind

    /// A part of a text that is guessed as a unit.
    struct Part: Hashable {
        var kind: PassphraseRule.Kind
        var start: Int
        var end: Int
        /// In tenths of a bit.
        var cost: Int
    }

    /// - Parameters:
    ///   - text: folded, without blanks, as Unicode scalars.
    ///   - names: folded, each at least three scalars long.
    init(of text: [UInt32], names: [[UInt32]]) {
        var best = [Int](repeating: .max, count: text.count + 1)
        var last = [Part?](repeating: nil, count: text.count + 1)
        best[0] = 0
        let parts = PassphraseParts(of: text, names: names)
        for start in text.indices {
            // Consecutive keyboard walks count as one guess, and so do consecutive repetitions.
            let before = last[start]?.kind
            for var part in parts[start] {
                if before == part.kind, part.kind == .keyboard { part.cost = min(part.cost, 30) }
                if before == part.kind, part.kind == .repetition { part.cost = min(part.cost, 3) }
                let cost = best[start] + part.cost
                guard cost < best[part.end] else { continue }
                best[part.end] = cost
                last[part.end] = part
            }
        }
        cost = best[text.count]

        var covered: [PassphraseRule.Kind: Int] = [:]
        var end = text.count
        while let part = last[end] {
            covered[part.kind, default: 0] += part.end - part.start
            end = part.start
        }
        dominantKind = PassphraseRule.Kind.allCases.max { covered[$0, default: 0] < covered[$1, default: 0] } ?? .characters
    }
}
