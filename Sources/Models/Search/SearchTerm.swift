/// One term of a search: a condition, or its opposite.
package struct SearchTerm: Hashable, Sendable {
    package var condition: SearchCondition
    /// Whether matches of the condition are excluded.
    package var isExcluded: Bool

    package init(_ condition: SearchCondition, isExcluded: Bool = false) {
        self.condition = condition
        self.isExcluded = isExcluded
    }

    /// Whether the term matches words in any text.
    package var isText: Bool {
        switch condition {
        case .word, .phrase, .number: true
        default: false
        }
    }
}

extension SearchTerm: CustomStringConvertible {
    /// The typed form.
    package var description: String { (isExcluded ? "-" : "") + condition.description }
}

extension SearchCondition: CustomStringConvertible {
    /// The typed form.
    package var description: String {
        switch self {
        case .word(let text), .number(let text), .days(_, let text): text
        case .phrase(let text): "\"\(text)\""
        case .payee(let name): "payee:" + Self.quoted(name)
        case .payeeIs(let name): "payee:=" + (name.isEmpty ? "\"\"" : Self.quoted(name))
        case .categoryClass(let wanted): "is:" + wanted.rawValue
        case .category(let name): "category:" + Self.quoted(name)
        case .account(let name): "account:" + Self.quoted(name)
        case .tag(let name): "tag:" + Self.quoted(name)
        case .amounts(let amounts): amounts.description
        case .status(let status): "is:" + status.rawValue
        case .attachment: "has:attachment"
        }
    }

    /// A value of a name, in quotation marks if it would not be read as one otherwise.
    private static func quoted(_ text: String) -> String {
        text.contains(where: \.isWhitespace) || text.first == "\"" || text.first == "=" ? "\"\(text)\"" : text
    }
}
