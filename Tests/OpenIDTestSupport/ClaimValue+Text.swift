package import OpenIDConnect

extension ClaimValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    package init(stringLiteral text: String) { self = .string(text) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral number: Int64) { self = .number(Double(number)) }

    package static func strings(_ texts: String...) -> ClaimValue { .array(texts.map { .string($0) }) }

    package static func seconds(_ number: Int64) -> ClaimValue { .number(Double(number)) }

    /// The value as JSON; its texts hold no quotes, backslashes and control characters.
    package var text: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number(let value): value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : String(value)
        case .string(let text): "\"\(text)\""
        case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.sorted { $0.key < $1.key }.map { "\"\($0.key)\":\($0.value.text)" }.joined(separator: ",") + "}"
        }
    }
}
