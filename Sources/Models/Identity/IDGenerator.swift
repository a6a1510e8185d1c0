/// Makes identities that rise, also within one millisecond.
///
/// A value; `IDSource` shares one over the writes of a process, so that what is written later has the greater id.
public struct IDGenerator: Sendable {

    /// 2020-01-01T00:00:00Z in milliseconds since 1970: 41 bits last until 2089.
    public static let epochMilliseconds: Int64 = 1_577_836_800_000

    private static let counterBits: Int64 = 22

    private var last: Int64 = 0
    private var random: any RandomNumberGenerator & Sendable

    /// - Parameter random: where the first counter of each millisecond comes from; a seeded one in tests.
    public init(random: any RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()) {
        self.random = random
    }

    /// The next identity at an instant in milliseconds since 1970; greater than every earlier one of this generator.
    public mutating func next<Entity>(at milliseconds: Int64) -> ID<Entity> {
        // A clock outside the 41 bits stays at their edge; ids go on rising.
        let moment = min(max(milliseconds, Self.epochMilliseconds) - Self.epochMilliseconds, (1 << 41) - 1)
        if moment > last >> Self.counterBits {
            // Half of the counter's range is left for counting up.
            last = moment << Self.counterBits | Int64.random(in: 0..<(1 << (Self.counterBits - 1)), using: &random)
        } else {
            last += 1
        }
        return ID(rawValue: last)
    }
}
