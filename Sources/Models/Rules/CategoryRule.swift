/// A household's rule for imported lines: a line that matches all conditions gets the rule's category, tags and payee name.
@dynamicMemberLookup
public struct CategoryRule: Identified, Hashable, Sendable {
    /// Prefix of ids: `rul_…`.
    public static let idPrefix = "rul"

    /// A condition on the payee; case and accents are ignored.
    public enum PayeeTest: Hashable, Sendable {
        case any
        case contains(String)
        /// Contains all of several texts.
        case containsAll([String])
        /// Contains at least one of several texts.
        case containsAny([String])
        case equals(String)
        /// A pattern: `*` matches any text, `?` any one character.
        case matches(String)

        /// The texts or the pattern of the condition; none for `any`.
        public var texts: [String] {
            switch self {
            case .any: []
            case .contains(let text), .equals(let text), .matches(let text): [text]
            case .containsAll(let texts), .containsAny(let texts): texts
            }
        }

        /// Whether a payee meets the condition.
        ///
        /// - Parameter foldedPayee: the payee, folded by `String.folded`.
        public func fits(foldedPayee: String) -> Bool {
            FoldedPayeeTest(self).fits(FoldedPayee(foldedPayee))
        }
    }

    public var id: ID<CategoryRule>
    public var terms: Terms

    public init(id: ID<CategoryRule>, _ terms: Terms) {
        self.id = id
        self.terms = terms
    }

    public subscript<Value>(dynamicMember path: WritableKeyPath<Terms, Value>) -> Value {
        get { terms[keyPath: path] }
        set { terms[keyPath: path] = newValue }
    }
}

extension CategoryRule {
    /// The conditions of a rule and what it sets: all of a rule but its id.
    public struct Terms: Hashable, Sendable {
        public var payee: PayeeTest
        /// Bounds of the line's amount: signed minor units, inclusive.
        public var minimum: Int64?
        public var maximum: Int64?
        /// Matches lines of this account only; nil for any.
        public var account: ID<Account>?
        /// The category to set; nil leaves the choice to later steps.
        public var category: ID<Category>?
        /// Tags to add.
        public var tags: [String]
        /// The payee name to set.
        public var payeeName: String?

        public init(
            payee: PayeeTest = .any, minimum: Int64? = nil, maximum: Int64? = nil, account: ID<Account>? = nil,
            category: ID<Category>? = nil, tags: [String] = [], payeeName: String? = nil
        ) {
            self.payee = payee
            self.minimum = minimum
            self.maximum = maximum
            self.account = account
            self.category = category
            self.tags = tags
            self.payeeName = payeeName
        }

        /// Whether a line matches.
        ///
        /// - Parameters:
        ///   - foldedPayee: the payee, folded by `String.folded`.
        ///   - amount: signed minor units.
        public func fits(foldedPayee: String, amount: Int64, account: ID<Account>) -> Bool {
            fits(amount: amount, account: account) && payee.fits(foldedPayee: foldedPayee)
        }

        /// Whether a line meets the conditions other than that on its payee.
        ///
        /// - Parameter amount: signed minor units.
        public func fits(amount: Int64, account: ID<Account>) -> Bool {
            if let minimum, amount < minimum { return false }
            if let maximum, amount > maximum { return false }
            return self.account == nil || self.account == account
        }
    }
}
