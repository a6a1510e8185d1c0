/// The reason for the category of an imported line.
public enum CategoryReason: Hashable, Sendable {
    /// No evidence: *other* or *other income*.
    case unknown
    /// A rule of the household; nil if the rule is unknown.
    case rule(ID<CategoryRule>?)
    /// The household chose it for this payee, in a number of lines.
    case chosen(Int)
    /// Learnt from a number of confirmed lines of other payees.
    case learnt(Int)
    /// The category in the file.
    case file(String)
    /// A code in the file, with its scheme: `mcc:5411`.
    case code(String)
    /// The name of a shop or service.
    case name(String)
    /// A word of payee or memo.
    case word(String)
    /// A member chose it for this line.
    case member
    /// A refund, which has the category of the purchases from its payee.
    case refund

    /// Whether a member has to confirm the category: neither a rule, nor an earlier choice for the payee, nor a member decided.
    public var needsReview: Bool {
        switch self {
        case .rule, .chosen, .member: false
        case .unknown, .learnt, .file, .code, .name, .word, .refund: true
        }
    }
}
