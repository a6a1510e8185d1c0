import Models
import ServiceKit
import Storage

/// Finds the member who is signing in. Whether there is none or several is not told: both are nil, after the same statements.
struct SignInMemberFinder {
    let write: SignInUnitOfWork
    /// The host name of the request; empty if there is none.
    let host: String
    /// The name or the id of the household as typed; may be empty.
    let household: String

    /// The member with a name or an e-mail address, as typed; nil unless exactly one household comes into question and has one.
    func member(_ name: String) throws -> MemberProfile? {
        guard let household = try household(knowing: name) else { return nil }
        let write = write.of(household)
        if let member = try write.members.find(name: name) { return member }
        let members = try write.settings.members(withAddress: name)
        return try members.count == 1 ? members.first.flatMap { try write.members.find($0) } : nil
    }

    /// The household of the host name; otherwise the only one that knows the name or address. It has to be the one that was typed, if one was.
    private func household(knowing name: String) throws -> ID<Household>? {
        var candidates = try write.directory.named(.host, host)
        if candidates.count != 1 { candidates = try write.directory.named(.name, name) + write.directory.named(.address, name) }
        let folded = household.split(whereSeparator: \.isWhitespace).joined(separator: " ").folded
        let id = ID<Household>(household.filter { !$0.isWhitespace })
        let households = Set(candidates.filter { folded.isEmpty || $0.id == id || $0.name.folded == folded }.map(\.id))
        return households.count == 1 ? households.first : nil
    }
}
