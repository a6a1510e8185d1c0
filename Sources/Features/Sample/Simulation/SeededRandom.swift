/// A deterministic random number generator: SplitMix64 (Steele, Lea, Flood 2014).
struct SeededRandom: RandomNumberGenerator, Sendable {
    private var state: UInt64

    /// - Parameter stream: selects an independent sequence for the seed, so that a change of one habit does not affect others.
    init(seed: UInt64, stream: UInt64) {
        state = seed &* 0xD134_2543_DE82_EF95 &+ stream &* 0x2545_F491_4F6C_DD1D
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func number(in range: ClosedRange<Int64>) -> Int64 {
        range.lowerBound + Int64(next() % UInt64(range.upperBound - range.lowerBound + 1))
    }

    /// True with a probability in percent.
    mutating func isTrue(withPercent percent: Int64) -> Bool { number(in: 0...99) < percent }

    mutating func pick<Element>(_ elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[Int(number(in: 0...Int64(elements.count - 1)))]
    }
}
