import Models

/// The amounts of a *What if* as a value of a query: `ACCOUNT:UNITS:DAY:once` or `:monthly`, separated by commas.
struct WhatIfRows: Hashable, Sendable {
    struct Row: Hashable, Sendable {
        var account: ID<Account>
        /// In minor units of the account's currency, negative: it leaves the account.
        var units: Int64
        var day: Day
        var isMonthly: Bool
    }

    /// At most so many count.
    static let most = 12

    var rows: [Row]

    /// Parses a text; what it does not understand is left out.
    init(_ text: String) {
        rows = text.split(separator: ",").prefix(Self.most).compactMap { part in
            let fields = part.split(separator: ":")
            guard fields.count == 4, let account = ID<Account>(fields[0]), let units = Int64(fields[1]), let day = Day(fields[2]),
                ["once", "monthly"].contains(fields[3])
            else { return nil }
            return Row(account: account, units: units, day: day, isMonthly: fields[3] == "monthly")
        }
    }

    var text: String {
        rows.map { "\($0.account):\($0.units):\($0.day):\($0.isMonthly ? "monthly" : "once")" }.joined(separator: ",")
    }

    /// The amounts that a forecast of a household can try out.
    mutating func keep(_ isPossible: (Row) -> Bool) { rows.removeAll { !isPossible($0) } }

    /// Without one of the rows.
    func removing(_ index: Int) -> WhatIfRows {
        var copy = self
        copy.rows.remove(at: index)
        return copy
    }
}
