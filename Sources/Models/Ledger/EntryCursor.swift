/// The position after a page of entries: the last entry's day and group, and the balance before it.
///
/// Encoded as four fields separated by dots, so that it can be part of a path. Decoding validates it.
public struct EntryCursor: Hashable, Sendable {
    public var day: Day
    public var group: ID<Transaction>
    /// The account of the last entry; nil if the page ends with a group that has no entry in the list. 0 in the encoded form.
    public var account: ID<Account>?
    /// Running balance before the last entry, in minor units. 0 where the list has no running balance; nil where it exceeds 64 bits from
    /// here on.
    public var balance: Int64?

    public init(day: Day, group: ID<Transaction>, account: ID<Account>?, balance: Int64?) {
        self.day = day
        self.group = group
        self.account = account
        self.balance = balance
    }

    /// Parses the form that `description` produces.
    public init?(_ text: some StringProtocol) {
        let fields = text.split(separator: ".", omittingEmptySubsequences: false)
        guard fields.count == 4, let day = Int32(fields[0]), let group = Int64(fields[1]), let account = Int64(fields[2])
        else { return nil }
        let balance = Int64(fields[3])
        guard balance != nil || fields[3].isEmpty else { return nil }
        self.init(day: Day(number: day), group: ID(rawValue: group), account: account == 0 ? nil : ID(rawValue: account), balance: balance)
    }
}

extension EntryCursor: CustomStringConvertible {
    public var description: String { "\(day.number).\(group.rawValue).\(account?.rawValue ?? 0).\(balance.map(String.init) ?? "")" }
}
