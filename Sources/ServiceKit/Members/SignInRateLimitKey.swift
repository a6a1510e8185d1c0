import Crypto
package import Models

/// The keys by which failed sign-in attempts are counted.
package enum SignInRateLimitKey: Hashable, Sendable {
    /// A sign-in name as typed, whether or not such a member exists, and whichever household was named with it.
    case name(String)
    /// One-time codes of a member whose passphrase was verified.
    case code(ID<Member>, of: ID<Household>)
    /// The passphrase of a signed-in member.
    case confirmation(ID<Member>, of: ID<Household>)
    /// A peer's address; for IPv6 the first 64 bits, because one subscriber owns the whole prefix.
    case address(String)

    /// Number of consecutive failures without delay.
    var allowance: Int {
        if case .address = self { 10 } else { 3 }
    }

    /// The stored key. Only a hash is stored, since a typed name may be a passphrase.
    var hash: [UInt8] {
        let text =
            switch self {
            case .name(let name): "name|\(name.folded)"
            case .code(let member, let household): "code|\(household)|\(member)"
            case .confirmation(let member, let household): "confirmation|\(household)|\(member)"
            case .address(let address): "address|\(Self.network(of: address))"
            }
        return Array(SHA256.hash(data: Array(text.utf8)))
    }

    /// An IPv4 address unchanged, also if it is mapped to IPv6; otherwise the first four groups.
    static func network(of address: String) -> String {
        let text = address.lowercased()
        guard text.contains(":") else { return text }
        if text.contains("."), let last = text.split(separator: ":").last { return String(last) }
        let halves = text.firstRange(of: "::").map { (text[..<$0.lowerBound], text[$0.upperBound...]) }
        let head = (halves?.0 ?? text[...]).split(separator: ":")
        let tail = (halves?.1 ?? "").split(separator: ":")
        let zeros = halves == nil ? 0 : max(8 - head.count - tail.count, 0)
        let groups = head.map(String.init) + Array(repeating: "0", count: zeros) + tail.map(String.init)
        return groups.prefix(4).map { group in
            let digits = group.drop { $0 == "0" }
            return digits.isEmpty ? "0" : String(digits)
        }.joined(separator: ":")
    }
}
