public import Models

// Tests write ids as numbers and days as they are written.

extension ID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self.init(rawValue: value) }
}

extension LedgerAccountID: ExpressibleByIntegerLiteral {
    public init(integerLiteral value: Int64) { self.init(rawValue: value) }
}

extension Day: ExpressibleByStringLiteral {
    public init(stringLiteral value: String) {
        guard let day = Day(value[...]) else { preconditionFailure("\(value) is not a day") }
        self = day
    }
}
