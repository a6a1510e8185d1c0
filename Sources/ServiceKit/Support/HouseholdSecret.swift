package import Models

/// A secret that is given out with the household it belongs to in clear, `household.secret`, so that nothing is looked up in other households.
///
/// Secrets that were given out before had none; the directory knows their household.
package struct HouseholdSecret: Hashable, Sendable {
    /// Nil for a secret that was given out before secrets carried it.
    package let household: ID<Household>?
    /// The SHA-256 hash of the secret part, as stored.
    package let hash: [UInt8]

    /// Parses the secret of a session, a pending sign-in or a calendar.
    package init?(_ text: String) { self.init(text, hash: SecretToken.hash) }

    /// Parses the secret of a path.
    package init?(path text: String) { self.init(text, hash: SecretToken.pathHash) }

    private init?(_ text: String, hash: (String) -> [UInt8]?) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        switch parts.count {
        case 1: household = nil
        case 2:
            guard let id = Self.household(parts[0]) else { return nil }
            household = id
        default: return nil
        }
        guard let hash = hash(String(parts[parts.count - 1])) else { return nil }
        self.hash = hash
    }

    /// The text to give out.
    package static func text(_ secret: String, of household: ID<Household>) -> String { Self.text(of: household) + "." + secret }

    /// The clear part: the id in decimal digits.
    package static func text(of household: ID<Household>) -> String { String(household.rawValue) }

    /// One spelling only, so that a secret is one text.
    private static func household(_ text: Substring) -> ID<Household>? {
        guard let value = Int64(text), value > 0, String(value) == text else { return nil }
        return ID(rawValue: value)
    }
}
