/// A line of a weekly summary, without text: like a notification it is worded when it is read.
package struct SummaryLine: Hashable, Sendable {
    /// What a line says. Features declare their own.
    package struct Kind: DeclaredKind {
        package let rawValue: String

        package init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    package var kind: Kind
    /// The names of what it is about, the most important first.
    package var names: [String]
    /// How many there are, which may be more than are named.
    package var count: Int
    package var amount: Money?
    /// A second amount, such as that of before.
    package var other: Money?

    /// The maximum number of names of a line.
    package static let longest = 5

    /// - Parameter count: nil: as many as are named. No more than `longest` are kept.
    package init(_ kind: Kind, names: [String] = [], count: Int? = nil, amount: Money? = nil, other: Money? = nil) {
        self.kind = kind
        self.names = Array(names.prefix(Self.longest))
        self.count = count ?? names.count
        self.amount = amount
        self.other = other
    }

    /// How many are not named.
    package var further: Int { max(0, count - names.count) }
}

// MARK: - Stored form

extension SummaryLine {
    /// The stored form of lines: a row for each, with kind, count, two amounts and the names between tabs.
    package static func detail(of lines: [SummaryLine]) -> String { lines.map(\.row).joined(separator: "\n") }

    /// The lines of a stored form; malformed ones are left out.
    package static func lines(in detail: String) -> [SummaryLine] { detail.split(separator: "\n").compactMap(line) }

    private var row: String {
        let names = names.map { String($0.map { $0.isNewline || $0 == "\t" ? " " : $0 }) }
        return ([kind.rawValue, String(count), Self.text(amount), Self.text(other)] + names).joined(separator: "\t")
    }

    private static func line(_ row: Substring) -> SummaryLine? {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count >= 4, let count = Int(fields[1]) else { return nil }
        return SummaryLine(
            Kind(String(fields[0])), names: fields[4...].map(String.init), count: count, amount: money(fields[2]), other: money(fields[3]))
    }

    /// Minor units and currency, such as `-1250 EUR`; empty for none.
    private static func text(_ amount: Money?) -> String { amount.map { "\($0.minorUnits) \($0.currency.code)" } ?? "" }

    private static func money(_ text: Substring) -> Money? {
        let parts = text.split(separator: " ")
        guard parts.count == 2, let units = Int64(parts[0]), let currency = Currency(code: parts[1]) else { return nil }
        return Money(minorUnits: units, currency: currency)
    }
}
