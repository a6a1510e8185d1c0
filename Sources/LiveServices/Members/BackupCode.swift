import Crypto
import Models

/// Codes for the day on which the authenticator is not there: `k3q7-x9fm-2a`, 50 random bits, each good once.
enum BackupCode {

    static let count = 10
    private static let length = 10
    /// Without letters and digits that look alike.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

    /// Ten new ones, for showing once.
    static func make() -> [String] {
        (0..<count).map { _ in
            let letters = SecretBytes.random(count: length).map { alphabet[Int($0 & 31)] }
            return [letters[0..<4], letters[4..<8], letters[8...]].map { String($0) }.joined(separator: "-")
        }
    }

    /// What the database keeps of a code as typed, of one member; nil for what cannot be one.
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
