package import Models

/// The accounts that a reader does not see, and those that do not count for him.
///
/// Household's accounts and those that are shared in full are seen by everybody. Lists are sorted, so that equal reaches make equal statements.
package struct Reach: Hashable, Sendable {
    /// Private accounts of others: for the reader they do not exist.
    package private(set) var hidden: [ID<Account>]
    /// The accounts whose entries the reader does not see: hidden ones, those of others of which only the balance is shared, and what a
    /// perspective leaves out.
    package private(set) var closed: [ID<Account>]
    /// The accounts whose own sums do not count: hidden ones, and what a perspective leaves out.
    package private(set) var omitted: [ID<Account>]
    /// The only accounts that count; nil: all that are not closed. What concerns none of them, such as shares of the household's accounts in
    /// categories, does not count then.
    package private(set) var onlyScopes: [ID<Account>]?
    /// The reader; nil for the command line and jobs.
    package let member: ID<Member>?
    /// The accounts whose entries the reader does not see in any perspective.
    let unseen: [ID<Account>]
    /// All accounts that belong to members, and those of the reader among them.
    private let owned: [ID<Account>]
    private let own: [ID<Account>]

    /// Everything of the household.
    package static let everything = Reach(member: nil, owned: [])

    /// Whether no account is hidden, closed or left out.
    package var isEverything: Bool { closed.isEmpty && omitted.isEmpty && onlyScopes == nil }

    /// Whether all rows are seen, also what is left of members' accounts that were deleted: that of the command line and of undivided households.
    package var isUnlimited: Bool { member == nil && isEverything }

    /// An account that belongs to a member.
    package struct OwnedAccount: Hashable, Sendable {
        package var account: ID<Account>
        package var owner: ID<Member>
        package var sharing: AccountSharing

        package init(account: ID<Account>, owner: ID<Member>, sharing: AccountSharing) {
            self.account = account
            self.owner = owner
            self.sharing = sharing
        }
    }

    /// The reach of a member, from the accounts that belong to members.
    ///
    /// - Parameter member: nil: everything is seen.
    package init(member: ID<Member>?, owned accounts: [OwnedAccount]) {
        let others = member == nil ? [] : accounts.filter { $0.owner != member }
        self.member = member
        owned = accounts.map(\.account).sorted()
        own = accounts.filter { $0.owner == member }.map(\.account).sorted()
        hidden = others.filter { $0.sharing == .private }.map(\.account).sorted()
        unseen = others.filter { $0.sharing != .full }.map(\.account).sorted()
        closed = unseen
        omitted = hidden
        onlyScopes = nil
    }

    /// The reach of a member in the snapshot of a connection, narrowed to a perspective: one statement in a divided household, none in others, and
    /// none for the command line, which sees everything, unless a perspective narrows it.
    package init(of member: Member, in connection: Connection, household: Household, perspective: Perspective = .all) throws {
        guard household.isDivided, member.id != nil || perspective != .all else {
            self = .everything
            return
        }
        let owned = try connection.unscoped.all(Self.ownedAccounts, .id(household.id)) { try OwnedAccount(&$0) }
        self = Reach(member: member.id, owned: owned).narrowed(to: perspective)
    }

    private static let ownedAccounts: SQL = "SELECT id, owner, sharing FROM account WHERE household = $1 AND owner IS NOT NULL ORDER BY id"

    // MARK: - What is seen

    /// Whether an account exists for the reader.
    package func sees(_ account: ID<Account>) -> Bool { !hidden.contains(account) }

    /// Whether the reader sees the entries of an account.
    package func opens(_ account: ID<Account>) -> Bool { !closed.contains(account) && onlyScopes?.contains(account) != false }

    /// Whether the balance of an account counts.
    package func counts(_ account: ID<Account>) -> Bool { !omitted.contains(account) && onlyScopes?.contains(account) != false }

    // MARK: - Perspectives

    /// The same reach without a perspective.
    var unnarrowed: Reach {
        var reach = self
        (reach.closed, reach.omitted, reach.onlyScopes) = (unseen, hidden, nil)
        return reach
    }

    /// The same reach without the entries and totals that a perspective leaves out. No further account is hidden.
    ///
    /// *Ours* leaves out all accounts that belong to members; *mine* all others, and what concerns no account of the reader. A reach of a
    /// household without such accounts stays as it is.
    package func narrowed(to perspective: Perspective) -> Reach {
        guard !owned.isEmpty else { return self }
        var reach = self
        switch perspective {
        case .all: break
        case .ours:
            reach.closed = owned
            reach.omitted = owned
        case .mine:
            reach.onlyScopes = own
        }
        return reach
    }
}

extension Reach.OwnedAccount {
    fileprivate init(_ row: inout Row) throws(StorageError) {
        account = row.id()
        owner = row.id()
        sharing = try row.value("sharing")
    }
}
