/// The error correction level: the share of a QR code that can be lost.
package enum QRCorrection: Hashable, Sendable {
    /// Level L: 7 %.
    case low
    /// Level M: 15 %.
    case medium

    /// The two bits in the format information. Source: ISO/IEC 18004:2015, table 12.
    var formatBits: Int {
        switch self {
        case .low: 0b01
        case .medium: 0b00
        }
    }
}
