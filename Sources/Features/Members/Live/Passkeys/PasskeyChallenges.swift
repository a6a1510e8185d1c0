import Crypto
import Models
import ServiceKit

/// Makes challenges, and recognises its own without having stored them: 16 random bytes, the time at which it expires, and a code over both
/// and the purpose. That a challenge was used is stored until it expires.
struct PasskeyChallenges: Sendable {
    let secrets: SecretBox

    /// The time for which a challenge is good, in milliseconds.
    static let life: Int64 = 300_000

    private static let randomLength = 16
    private static let headLength = randomLength + 8
    private static let length = headLength + 32

    /// - Parameter now: milliseconds since 1970.
    func make(for purpose: PasskeyPurpose, at now: Int64) -> [UInt8] {
        let head = SecretBytes.random(count: Self.randomLength) + (now + Self.life).bigEndianBytes
        return head + code(of: head, purpose)
    }

    /// When a challenge expires, in milliseconds since 1970; nil if it has expired, was not made here or for another purpose, or by a clock
    /// that was ahead.
    func expiry(of challenge: [UInt8], for purpose: PasskeyPurpose, at now: Int64) -> Int64? {
        guard challenge.count == Self.length else { return nil }
        let head = Array(challenge.prefix(Self.headLength))
        guard SecretBytes.areEqual(Array(challenge.suffix(32)), code(of: head, purpose)) else { return nil }
        let expiry = Int64(bigEndianBytes: head.suffix(8))
        return SessionRule.isRecent(expiry - Self.life, within: Self.life, at: now) ? expiry : nil
    }

    /// What is stored of a challenge that was used.
    static func hash(_ challenge: [UInt8]) -> [UInt8] { Array(SHA256.hash(data: challenge)) }

    private func code(of head: [UInt8], _ purpose: PasskeyPurpose) -> [UInt8] {
        secrets.authenticationCode(of: head + Array(purpose.text.utf8), for: "passkey challenge")
    }
}

extension Int64 {
    /// The eight bytes of the number, the highest first.
    var bigEndianBytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> (56 - 8 * $0)) } }

    /// - Parameter bytes: eight bytes, the highest first.
    init(bigEndianBytes bytes: some Sequence<UInt8>) {
        self = bytes.reduce(0) { $0 << 8 | Int64($1) }
    }
}
