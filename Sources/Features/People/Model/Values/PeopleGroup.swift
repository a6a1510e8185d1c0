package import Models

/// A group of people who share expenses with the household.
package struct PeopleGroup: RemovableRow, Hashable, Sendable {
    /// Prefix of ids: `grp_…`.
    package static let idPrefix = "grp"

    package var id: ID<PeopleGroup>
    /// 1–100 characters.
    package var name: String
    /// One emoji; may be empty.
    package var emoji: String
    /// The currency of new expenses.
    package var currency: Currency
    /// In the order in which debts are matched; members are only appended.
    package var members: [GroupMember]
    /// The split of new expenses: equal, or by the weights of the members.
    package var defaultSplit: SplitType
    /// Whether it only contains direct debts between one person and the household. It is shown with the person.
    package var isDirect: Bool
    package var isArchived: Bool
    package var isRemoved: Bool
    /// The ledger account of the household's part; nil while it has none.
    package var ledgerAccount: LedgerAccountID?
    /// Incremented with every change.
    package var revision: Int64

    package init(
        id: ID<PeopleGroup>, name: String, emoji: String = "", currency: Currency, members: [GroupMember],
        defaultSplit: SplitType = .equally,
        isDirect: Bool = false, isArchived: Bool = false, isRemoved: Bool = false, ledgerAccount: LedgerAccountID? = nil,
        revision: Int64 = 1
    ) {
        self.id = id
        self.name = name
        self.emoji = emoji
        self.currency = currency
        self.members = members
        self.defaultSplit = defaultSplit
        self.isDirect = isDirect
        self.isArchived = isArchived
        self.isRemoved = isRemoved
        self.ledgerAccount = ledgerAccount
        self.revision = revision
    }

    /// The member with an id.
    package func member(_ id: ID<GroupMember>) -> GroupMember? { members.first { $0.id == id } }

    /// The members that stand for the household.
    package var ours: [GroupMember] { members.filter(\.isOurs) }

    /// The split of a new expense among the members that have not left.
    package var newSplit: ExpenseSplit {
        let present = members.filter { !$0.hasLeft }
        guard defaultSplit == .shares else { return ExpenseSplit(.equally, among: present.map(\.id)) }
        return ExpenseSplit(.shares, present.map { ExpenseSplit.Part($0.id, $0.weight) })
    }
}
