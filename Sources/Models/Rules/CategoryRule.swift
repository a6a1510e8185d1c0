/// A household's own rule for lines that come in: what fits all its conditions gets its category, tags and payee name.
public struct CategoryRule: Identified, Hashable, Sendable {
    /// What ids of this kind begin with: `rul_…`.
    public static let idPrefix = "rul"

    /// How the payee is compared; letter case and accents do not matter.
    public enum PayeeTest: Hashable, Sendable {
        case any
        case contains(String)
        case equals(String)
        /// A pattern with `*` for any text and `?` for any one character.
        case matches(String)
    }

    public var id: ID<CategoryRule>
    public var payee: PayeeTest
    /// Signed minor units of the line, inclusive.
    public var minimum: Int64?
    public var maximum: Int64?
    /// Lines of this account only; nil: of any.
    public var account: ID<Account>?
    /// What the line gets; nil leaves the choice to what follows the rules.
    public var category: ID<Category>?
    /// What the transaction is tagged with.
    public var tags: [String]
    /// What the payee is called from then on.
    public var payeeName: String?

    public init(
        id: ID<CategoryRule>, payee: PayeeTest = .any, minimum: Int64? = nil, maximum: Int64? = nil, account: ID<Account>? = nil,
        category: ID<Category>? = nil, tags: [String] = [], payeeName: String? = nil
    ) {
        self.id = id
        self.payee = payee
        self.minimum = minimum
        self.maximum = maximum
        self.account = account
        self.category = category
        self.tags = tags
        self.payeeName = payeeName
    }

    /// Whether a line fits.
    ///
    /// - Parameters:
    ///   - foldedPayee: the payee as `String.folded` writes it.
    ///   - amount: signed minor units.
    public func fits(foldedPayee: String, amount: Int64, account: ID<Account>) -> Bool {
        if let minimum, amount < minimum { return false }
        if let maximum, amount > maximum { return false }
        if let wanted = self.account, wanted != account { return false }
        switch payee {
        case .any: return true
        case .contains(let text): return foldedPayee.contains(folded: text.folded)
        case .equals(let text): return foldedPayee == text.folded
        case .matches(let pattern): return Wildcard(pattern.folded).matches(foldedPayee)
        }
    }
}
