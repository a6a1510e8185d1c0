import Crypto
import Models

/// What failures to sign in are counted by.
enum PaceKey: Hashable, Sendable {
    /// A sign-in name as typed, whether there is such a member or not.
    case name(String)
    /// One-time codes of a member whose passphrase was right.
    case code(ID<Member>)
    /// A signed-in member's passphrase.
    case confirmation(ID<Member>)
    /// A peer's address; of IPv6 the first 64 bits, because one subscriber has all that follow.
    case address(String)

    /// How many failures in a row cost no waiting.
    var allowance: Int {
        if case .address = self { 10 } else { 3 }
    }

    /// What the database finds it by. A name that was typed may be a passphrase, so it is not kept itself.
    var hash: [UInt8] {
        let text =
            switch self {
            case .name(let name): "name|\(name.folded)"
            case .code(let member): "code|\(member)"
            case .confirmation(let member): "confirmation|\(member)"
            case .address(let address): "address|\(Self.network(of: address))"
            }
        return Array(SHA256.hash(data: Array(text.utf8)))
    }

    /// An IPv4 address as it is, also where it is written in IPv6; else the first four groups.
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
