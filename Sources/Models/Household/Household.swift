/// The owner of everything: the people who keep their money here together.
public struct Household: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `hou_…`.
    public static let idPrefix = "hou"

    public var id: ID<Household>
    public var name: String
    /// The currency in which totals over several currencies are shown.
    public var currency: Currency
    /// The IANA name of the time zone in which "today" is.
    public var timeZone: String

    public init(id: ID<Household>, name: String, currency: Currency, timeZone: String) {
        self.id = id
        self.name = name
        self.currency = currency
        self.timeZone = timeZone
    }
}
