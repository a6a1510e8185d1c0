import Foundation

/// A colour of sRGB with its opacity, and the contrast that WCAG 2.2 defines.
struct Color {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    /// `RRGGBB` or `RRGGBBAA`.
    init(_ code: some StringProtocol) throws {
        guard let number = UInt32(code, radix: 16), code.count == 6 || code.count == 8 else { throw Stylesheet.Missing(what: "#\(code)") }
        let bits = code.count == 8 ? number : number << 8 | 0xFF
        (red, green, blue) = (Double(bits >> 24) / 255, Double(bits >> 16 & 0xFF) / 255, Double(bits >> 8 & 0xFF) / 255)
        alpha = Double(bits & 0xFF) / 255
    }

    /// This colour laid over another with a share of its own, or with its opacity.
    func over(_ ground: Color, share: Double? = nil) -> Color {
        let share = share ?? alpha
        var mixed = ground
        mixed.red = red * share + ground.red * (1 - share)
        mixed.green = green * share + ground.green * (1 - share)
        mixed.blue = blue * share + ground.blue * (1 - share)
        return mixed
    }

    /// 1 to 21.
    func contrast(to other: Color) -> Double {
        let (bright, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
        return (bright + 0.05) / (dark + 0.05)
    }

    private var luminance: Double {
        func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
}
