/// Where a page of entries ended: the last entry's day and group, and the balance before it.
///
/// Written as four fields with dots, so that it can stand in a path; what it says is checked when it is read.
public struct EntryCursor: Hashable, Sendable {
    public var day: Day
    public var group: ID<Transaction>
    /// The account through which the last entry was seen.
    public var account: ID<Account>
    /// Minor units of the running balance before the last entry; 0 where the list has no running balance, nil where it has none from here on
    /// because it does not fit 64 bits.
    public var balance: Int64?

    public init(day: Day, group: ID<Transaction>, account: ID<Account>, balance: Int64?) {
        self.day = day
        self.group = group
        self.account = account
        self.balance = balance
    }

    /// Reads what `description` writes.
    public init?(_ text: some StringProtocol) {
        let fields = text.split(separator: ".", omittingEmptySubsequences: false)
        guard fields.count == 4, let day = Int32(fields[0]), let group = Int64(fields[1]), let account = Int64(fields[2])
        else { return nil }
        let balance = Int64(fields[3])
        guard balance != nil || fields[3].isEmpty else { return nil }
        self.init(day: Day(number: day), group: ID(rawValue: group), account: ID(rawValue: account), balance: balance)
    }
}

extension EntryCursor: CustomStringConvertible {
    public var description: String { "\(day.number).\(group.rawValue).\(account.rawValue).\(balance.map(String.init) ?? "")" }
}
