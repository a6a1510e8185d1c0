extension CardGradient {
    /// Colour of the text on the gradient.
    package enum TextColor: String, Hashable, Sendable {
        case light, dark
    }

    /// The text colour with the better contrast on both ends.
    package var textColor: TextColor {
        Self.hundredths(Self.white, over: luminance.most) >= Self.hundredths(luminance.least, over: Self.black) ? .light : .dark
    }

    /// The lower contrast ratio of the text colour over the two ends, in hundredths: 450 is 4.5 : 1 (WCAG 2.2, *contrast ratio*).
    package var contrast: Int {
        switch textColor {
        case .light: Self.hundredths(Self.white, over: luminance.most)
        case .dark: Self.hundredths(luminance.least, over: Self.black)
        }
    }

    /// Luminances of the two text colours in millionths: white, and the dark text colour of the light theme.
    private static let white = 1_000_000
    private static let black = luminance(of: 0x16191D)

    private var luminance: (least: Int, most: Int) {
        let (first, last) = (Self.luminance(of: start), Self.luminance(of: end))
        return (min(first, last), max(first, last))
    }

    private static func hundredths(_ lighter: Int, over darker: Int) -> Int { (lighter + 50_000) * 100 / (darker + 50_000) }

    /// Relative luminance in millionths (WCAG 2.2, *relative luminance*).
    private static func luminance(of color: UInt32) -> Int {
        (linear(color >> 16) * 2_126 + linear(color >> 8) * 7_152 + linear(color) * 722) / 10_000
    }

    /// Linear light of a channel's low eight bits, in millionths. The sRGB curve needs a power of 2.4 and is computed in floating point; no
    /// money is involved.
    private static func linear(_ channel: UInt32) -> Int { table[Int(channel & 0xFF)] }

    private static let table: [Int] = (0...255).map { value in
        let part = Double(value) / 255
        return Int((part <= 0.04045 ? part / 12.92 : power24((part + 0.055) / 1.055)) * 1_000_000)
    }

    /// x to the power of 2.4: x squared times the fifth root of x squared, computed by Newton's method.
    private static func power24(_ x: Double) -> Double {
        let square = x * x
        var root = 1.0
        for _ in 0..<40 { root -= (root * root * root * root * root - square) / (5 * root * root * root * root) }
        return square * root
    }
}
