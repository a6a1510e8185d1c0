/// The two colours of a card's gradient, from the upper left to the lower right.
package struct CardGradient: Hashable, Sendable {
    /// `RRGGBB` as a number.
    package let start: UInt32
    package let end: UInt32

    package init(start: UInt32, end: UInt32) {
        self.start = start & 0xFF_FFFF
        self.end = end & 0xFF_FFFF
    }

    /// Parses `RRGGBB`, with or without `#`; nil for anything else.
    package init?(start: some StringProtocol, end: some StringProtocol) {
        guard let first = Self.number(start), let last = Self.number(end) else { return nil }
        self.init(start: first, end: last)
    }

    /// `RRGGBB`.
    package var startText: String { Self.text(start) }
    package var endText: String { Self.text(end) }

    /// The default gradient.
    package static let standard = CardGradient(start: 0x2B3440, end: 0x14181D)

    /// Gradients offered for custom cards; white text is legible on all of them.
    package static let palette: [CardGradient] = [
        standard, CardGradient(start: 0x0B6E5F, end: 0x063D35), CardGradient(start: 0x1D4E89, end: 0x0D2A4D),
        CardGradient(start: 0x5B3A8C, end: 0x2E1C4A), CardGradient(start: 0x9A2A4B, end: 0x541327),
        CardGradient(start: 0x9A3F12, end: 0x5A2308), CardGradient(start: 0x6B5314, end: 0x3B2D08),
        CardGradient(start: 0x2F6B2A, end: 0x173A14), CardGradient(start: 0x4A5560, end: 0x272E35),
        CardGradient(start: 0x8A2E7F, end: 0x471540),
    ]

    private static func number(_ text: some StringProtocol) -> UInt32? {
        let digits = text.first == "#" ? text.dropFirst() : text[...]
        return digits.utf8.count == 6 && digits.allSatisfy(\.isHexDigit) ? UInt32(digits, radix: 16) : nil
    }

    private static func text(_ number: UInt32) -> String {
        let digits = String(number, radix: 16, uppercase: true)
        return String(repeating: "0", count: 6 - digits.utf8.count) + digits
    }
}
