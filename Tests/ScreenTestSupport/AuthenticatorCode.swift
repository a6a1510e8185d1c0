import ServiceKit
import Testing

/// What an authenticator shows.
package enum AuthenticatorCode {
    /// - Parameters:
    ///   - secret: in base 32, as it is shown for typing.
    ///   - milliseconds: the time, since 1970.
    package static func make(_ secret: String, at milliseconds: Int64) throws -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567")
        var bytes: [UInt8] = []
        var buffer = 0
        var bits = 0
        for letter in secret where letter != " " {
            buffer = (buffer << 5 | (try #require(alphabet.firstIndex(of: letter)))) & 0xFFFF
            bits += 5
            if bits >= 8 {
                bits -= 8
                bytes.append(UInt8(truncatingIfNeeded: buffer >> bits))
            }
        }
        return OneTimeCode.code(bytes, step: OneTimeCode.step(at: milliseconds))
    }
}
