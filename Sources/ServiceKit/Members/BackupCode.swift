import Crypto
import Models

/// Backup codes for signing in without the authenticator: `k3q7-x9fm-2a`, 50 random bits, each valid once.
enum BackupCode {
    static let count = 10
    private static let length = 10
    /// Without letters and digits that look alike.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

    /// Makes ten new codes, to be shown once.
    static func make() -> [String] {
        (0..<count).map { _ in
            let letters = SecretBytes.random(count: length).map { alphabet[Int($0 & 31)] }
            return [letters[0..<4], letters[4..<8], letters[8...]].map { String($0) }.joined(separator: "-")
        }
    }

    /// The stored hash of a member's code as typed; nil if it is malformed.
    static func hash(_ code: String, of member: ID<Member>) -> [UInt8]? {
        let letters = code.lowercased().compactMap { letter -> Character? in
            switch letter {
            case "o": "0"
            case "i", "l": "1"
            default: alphabet.contains(letter) ? letter : nil
            }
        }
        guard letters.count == length, code.count <= 2 * length else { return nil }
        return Array(SHA256.hash(data: Array("\(member)|\(String(letters))".utf8)))
    }
}
