import Crypto
import Models

/// Time-based one-time codes: HMAC-SHA-1, six digits, 30 seconds, one step of tolerance (RFC 6238; truncation: RFC 4226, section 5.3).
package enum OneTimeCode {
    package static let digits = 6
    private static let secondsPerStep: Int64 = 30

    /// The step that contains an instant.
    package static func step(at milliseconds: Int64) -> Int64 { milliseconds / 1_000 / secondsPerStep }

    /// The latest step whose code can be valid by now, if two clocks differ by a minute.
    package static func latestStep(at milliseconds: Int64) -> Int64 { step(at: milliseconds + SessionRule.clockTolerance) + 1 }

    /// Computes the code of a step.
    package static func code(_ secret: [UInt8], step: Int64, digits: Int = digits) -> String {
        let counter = withUnsafeBytes(of: step.bigEndian) { Array($0) }
        let mac = Array(HMAC<Insecure.SHA1>.authenticationCode(for: counter, using: SymmetricKey(data: secret)))
        let offset = Int(mac[mac.count - 1] & 0xF)
        let number = mac[offset..<offset + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
        let modulus = (0..<digits).reduce(UInt32(1)) { value, _ in value * 10 }
        let text = String(number % modulus)
        return String(repeating: "0", count: digits - text.count) + text
    }

    /// The steps around an instant whose code matches, earliest first.
    package static func steps(of code: String, secret: [UInt8], at milliseconds: Int64) -> [Int64] {
        let given = Array(code.utf8)
        let now = step(at: milliseconds)
        return (now - 1...now + 1).filter { SecretBytes.areEqual(Array(Self.code(secret, step: $0).utf8), given) }
    }

    /// Makes a secret of 160 bits, as long as the hash (RFC 4226, section 4).
    package static func makeSecret() -> [UInt8] { SecretBytes.random(count: 20) }

    /// The provisioning URI for authenticators (Google Authenticator, *Key URI Format*).
    package static func uri(secret: [UInt8], name: String, household: String) -> String {
        let issuer = escaped("Coffer")
        let label = "\(issuer):\(escaped("\(name) (\(household))"))"
        return
            "otpauth://totp/\(label)?secret=\(Base32.encode(secret))&issuer=\(issuer)&algorithm=SHA1&digits=\(digits)&period=\(secondsPerStep)"
    }

    /// Percent-encodes text for a URI (RFC 3986, section 2).
    private static func escaped(_ text: String) -> String {
        let hex = Array("0123456789ABCDEF".utf8)
        var result: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
                result.append(byte)
            default:
                result += [UInt8(ascii: "%"), hex[Int(byte >> 4)], hex[Int(byte & 15)]]
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
