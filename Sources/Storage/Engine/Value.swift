package import Models

/// A statement's parameter. Amounts, days, ids and booleans are stored as integers.
package enum Value: Hashable, Sendable {
    case null
    case integer(Int64)
    case text(String)
    case blob([UInt8])
}

/// Conversions of model types to their stored form; nil becomes NULL.
extension Value {
    package static func id<Entity>(_ id: ID<Entity>) -> Value { .integer(id.rawValue) }
    package static func id<Entity>(_ id: ID<Entity>?) -> Value { id.map { .integer($0.rawValue) } ?? .null }
    package static func ledgerAccount(_ id: LedgerAccountID) -> Value { .integer(id.rawValue) }
    package static func ledgerAccount(_ id: LedgerAccountID?) -> Value { id.map { .integer($0.rawValue) } ?? .null }
    package static func day(_ day: Day) -> Value { .integer(Int64(day.number)) }
    package static func day(_ day: Day?) -> Value { day.map { .integer(Int64($0.number)) } ?? .null }
    package static func month(_ month: Month) -> Value { .integer(Int64(month.number)) }
    package static func month(_ month: Month?) -> Value { month.map { .integer(Int64($0.number)) } ?? .null }
    package static func currency(_ currency: Currency) -> Value { .integer(Int64(currency.packed)) }
    package static func currency(_ currency: Currency?) -> Value { currency.map { .integer(Int64($0.packed)) } ?? .null }
    package static func bool(_ value: Bool) -> Value { .integer(value ? 1 : 0) }
    package static func int(_ value: Int) -> Value { .integer(Int64(value)) }
    package static func optional(_ text: String?) -> Value { text.map { .text($0) } ?? .null }
    package static func optional(_ bytes: [UInt8]?) -> Value { bytes.map { .blob($0) } ?? .null }
    package static func optional(_ number: Int64?) -> Value { number.map { .integer($0) } ?? .null }
}

extension Value: ExpressibleByIntegerLiteral {
    package init(integerLiteral value: Int64) { self = .integer(value) }
}

extension Value: ExpressibleByStringLiteral {
    package init(stringLiteral value: String) { self = .text(value) }
}
