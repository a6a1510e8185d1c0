import Models
import Storage

/// Whom an own account belongs to, and how much of it the other members see.
struct AccountOwnership: Hashable {
    /// Nil: the household.
    var owner: ID<Member>?
    /// `full` for the household's.
    var sharing: AccountSharing

    /// The member who alone sees its entries; nil: everybody sees them.
    var reader: ID<Member>? { sharing.showsEntries ? nil : owner }

    init(owner: ID<Member>?, sharing: AccountSharing) {
        self.owner = owner
        self.sharing = owner == nil ? .full : sharing
    }

    /// That of a stored account.
    init(_ record: LedgerAccountRecord) {
        self.init(owner: record.owner, sharing: record.sharing)
    }

    /// Whether a member may give such an account to somebody, or share it in another way.
    ///
    /// - Parameter other: who has it afterwards; nil: the household.
    func mayChange(to other: ID<Member>?, by member: Member) -> Bool {
        // The command line may.
        guard let id = member.id else { return true }
        guard member.role.canWrite else { return false }
        let isKept = owner == nil && other == nil
        let isTaken = owner == nil && other == id && member.role == .owner
        return owner == id || isKept || isTaken
    }
}

/// A change of the ownership of an account, as the reference of its record in the history: `household full mem_… private`.
struct OwnershipChange: Hashable {
    var before: AccountOwnership
    var after: AccountOwnership

    init(from before: AccountOwnership, to after: AccountOwnership) {
        self.before = before
        self.after = after
    }

    /// Nil unless the text has the form of `reference`.
    init?(reference: String) {
        let words = reference.split(separator: " ")
        guard words.count == 4, let before = Self.ownership(words[0], words[1]), let after = Self.ownership(words[2], words[3])
        else { return nil }
        self.init(from: before, to: after)
    }

    var reference: String {
        [before, after].map { "\($0.owner?.description ?? Self.household) \($0.sharing.rawValue)" }.joined(separator: " ")
    }

    /// The change that undoes it.
    var reversed: OwnershipChange { OwnershipChange(from: after, to: before) }

    /// The word for the household.
    private static let household = "household"

    private static func ownership(_ owner: Substring, _ sharing: Substring) -> AccountOwnership? {
        guard let sharing = AccountSharing(rawValue: String(sharing)) else { return nil }
        if owner == household { return AccountOwnership(owner: nil, sharing: sharing) }
        return ID<Member>(owner).map { AccountOwnership(owner: $0, sharing: sharing) }
    }
}
