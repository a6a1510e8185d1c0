/// Generates ascending identifiers, also within one millisecond.
///
/// A value type; `IDSource` shares one across all writes of a process, so that later records have greater ids.
public struct IDGenerator: Sendable {
    /// 2020-01-01T00:00:00Z in milliseconds since 1970; 41 bits last until 2089.
    public static let epochMilliseconds: Int64 = 1_577_836_800_000

    private static let counterBits: Int64 = 22

    private var last: Int64 = 0
    private var random: any RandomNumberGenerator & Sendable
    /// A copy for `draw`, so that it does not change the identifiers of `next`.
    private var others: any RandomNumberGenerator & Sendable

    /// - Parameter random: source of the first counter value of each millisecond; seeded in tests.
    public init(random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.random = random
        others = random
    }

    /// The next identifier at an instant in milliseconds since 1970; greater than all earlier ones of this generator.
    public mutating func next<Entity>(at milliseconds: Int64) -> ID<Entity> {
        // A clock beyond 41 bits is clamped; ids keep ascending.
        let moment = min(max(milliseconds, Self.epochMilliseconds) - Self.epochMilliseconds, (1 << 41) - 1)
        if moment > last >> Self.counterBits {
            // Half of the counter's range is reserved for incrementing.
            last = moment << Self.counterBits | Int64.random(in: 0..<(1 << (Self.counterBits - 1)), using: &random)
        } else {
            last += 1
        }
        return ID(rawValue: last)
    }

    /// A random identifier of a range, regardless of earlier ones.
    mutating func draw<Entity>(from range: ClosedRange<ID<Entity>>) -> ID<Entity> {
        ID(rawValue: Int64.random(in: range.lowerBound.rawValue...range.upperBound.rawValue, using: &others))
    }
}
