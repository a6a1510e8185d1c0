import Models
import StatementFiles

/// One occurrence of a bank's line id, in eight bytes: a hash of day and amount, the run of statements, and the states of the line.
///
/// The hash has 40 bits: two different lines with one id are mistaken for equal with a probability of 10⁻¹².
struct BankIdOccurrence: Hashable, Sendable {
    private let bits: UInt64

    private static let contentMask: UInt64 = ~0 << 24
    private static let runMask: UInt64 = 0xFF_FFFC

    init(_ line: StatementLine, run: UInt32) {
        var hash = StableHash()
        hash.combine(UInt64(bitPattern: Int64(line.day.number)))
        let amount = line.amount.withoutTrailingZeros
        hash.combine(UInt64(bitPattern: amount.mantissa))
        hash.combine(UInt64(amount.scale))
        // A pending line that is booked later is one line; notes have no effect.
        let state: UInt64 =
            switch line.status {
            case .booked: 1
            case .pending: 2
            case .informational: 0
            }
        bits = hash.value & Self.contentMask | UInt64(run) << 2 & Self.runMask | state
    }

    private init(bits: UInt64) {
        self.bits = bits
    }

    /// Whether day and amount are equal.
    func hasSameContent(_ other: BankIdOccurrence) -> Bool { (bits ^ other.bits) & Self.contentMask == 0 }

    /// Whether both occurrences are in the same run of statements and in the same state.
    func isRepeated(by other: BankIdOccurrence) -> Bool { isSameRun(other) && bits & other.bits & 3 != 0 }

    /// Combines this occurrence with a later one.
    func merged(with other: BankIdOccurrence) -> BankIdOccurrence {
        isSameRun(other) ? BankIdOccurrence(bits: bits | other.bits & 3) : other
    }

    private func isSameRun(_ other: BankIdOccurrence) -> Bool { (bits ^ other.bits) & Self.runMask == 0 }
}
