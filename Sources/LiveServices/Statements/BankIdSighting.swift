import Models
import StatementFiles

/// Where an id of the bank's was seen, in eight bytes: a hash of day and amount, the statements, and in which states the line was there.
///
/// The hash has 40 bits: two different lines of one id are taken for equal once in a million million times.
struct BankIdSighting: Hashable, Sendable {
    private let bits: UInt64

    private static let contentMask: UInt64 = ~0 << 24
    private static let runMask: UInt64 = 0xFF_FFFC

    init(_ line: StatementLine, run: UInt32) {
        var hash = StableHash()
        hash.combine(UInt64(bitPattern: Int64(line.day.number)))
        let amount = line.amount.withoutTrailingZeros
        hash.combine(UInt64(bitPattern: amount.mantissa))
        hash.combine(UInt64(amount.scale))
        // What was pending and is booked is one line; notes move nothing.
        let state: UInt64 =
            switch line.status {
            case .booked: 1
            case .pending: 2
            case .note: 0
            }
        bits = hash.value & Self.contentMask | UInt64(run) << 2 & Self.runMask | state
    }

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Whether day and amount are the same.
    func isAlike(_ other: BankIdSighting) -> Bool { (bits ^ other.bits) & Self.contentMask == 0 }

    /// Whether the same statements have the line twice in one state.
    func isRepeated(by other: BankIdSighting) -> Bool { isSameRun(other) && bits & other.bits & 3 != 0 }

    /// This sighting and a later one.
    func joined(by other: BankIdSighting) -> BankIdSighting {
        isSameRun(other) ? BankIdSighting(bits: bits | other.bits & 3) : other
    }

    private func isSameRun(_ other: BankIdSighting) -> Bool { (bits ^ other.bits) & Self.runMask == 0 }
}
