/// A validated e-mail address `name@host` in ASCII.
///
/// Only the forms without quotes and comments are accepted (RFC 5321, section 4.1.2), so an address needs no escaping in headers and SMTP
/// commands.
package struct MailAddress: Hashable, Sendable {
    /// The address as given.
    package let text: String

    /// Returns nil if the address is invalid or needs quotes.
    package init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= 254, (1...64).contains(parts[0].count),
            Self.isDotted(parts[0], of: Self.isAtomCharacter), Self.isDotted(parts[1], of: Self.isHostCharacter)
        else { return nil }
        self.text = text
    }

    /// The part after the `@`.
    package var host: String { text.split(separator: "@").last.map(String.init) ?? "" }

    private static func isDotted(_ bytes: Substring.UTF8View, of isPart: (UInt8) -> Bool) -> Bool {
        bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).allSatisfy { !$0.isEmpty && $0.allSatisfy(isPart) }
    }

    /// Whether a byte is `atext` (RFC 5322, section 3.2.3).
    private static func isAtomCharacter(_ byte: UInt8) -> Bool {
        isHostCharacter(byte) || "!#$%&'*+/=?^_`{|}~".utf8.contains(byte)
    }

    private static func isHostCharacter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"):
            true
        default: false
        }
    }
}
