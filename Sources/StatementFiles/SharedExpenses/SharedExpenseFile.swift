package import Models

/// The shared expenses of a group, exported by another program.
package struct SharedExpenseFile: Hashable, Sendable {
    /// The programs whose exports can be read. The raw values are shown.
    package enum Format: String, Hashable, Sendable {
        case splitwise, spliit
    }

    /// A row of the file. Members are indices of `members`.
    package struct Row: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            /// - amount: with its sign; the payments add up to it.
            /// - paid: minor units, with the sign of the amount.
            /// - parts: the input of the split for each member.
            case expense(amount: Money, paid: [Part], split: Split, parts: [Part])
            /// - amount: above zero.
            case settlement(from: Int, to: Int, amount: Money)
        }

        /// The kinds of splits that the programs have.
        package enum Split: String, Hashable, Sendable {
            /// The input is 0.
            case equally
            /// Minor units.
            case exact
            /// Hundredths of a percentage, and of shares.
            case percent, shares
        }

        /// A member and a number.
        package struct Part: Hashable, Sendable {
            package let member: Int
            package let value: Int64
        }

        /// Line of the file, or number of the expense, from 1.
        package let line: Int
        package let day: Day
        /// May be empty.
        package let title: String
        /// The category as named in the file; empty: none.
        package let category: String
        package let kind: Kind
        /// Whether payers and shares were reconstructed from the net of each member, because the file does not state who paid.
        package let isReconstructed: Bool
    }

    package let format: Format
    /// The name of the group; nil if the file does not state it.
    package let name: String?
    package let members: [String]
    /// Whether there are more members than a group may have; in which case no row is read.
    package var hasTooManyMembers = false
    /// The currency of most rows; nil without rows.
    package let currency: Currency?
    /// In file order.
    package let rows: [Row]
    /// Omitted rows, and differences.
    package let diagnostics: [Diagnostic]

    /// Reads an export of any known program.
    ///
    /// - Parameters:
    ///   - currency: the currency of a file that does not state one; nil: it has to.
    ///   - rule: what groups accept.
    /// - Throws: `SharedExpenseFileError` if the whole file is rejected.
    package static func read(
        _ bytes: [UInt8], currency: Currency? = nil, for rule: GroupRule
    ) throws(SharedExpenseFileError) -> SharedExpenseFile {
        let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard let first = text.first(where: { $0 > 0x20 }) else { throw SharedExpenseFileError(.fileEmpty) }
        if first == UInt8(ascii: "{") { return try SpliitReader.read(text, currency: currency, for: rule) }
        return try SplitwiseReader.read(text, for: rule)
    }

    /// What groups accept.
    package struct GroupRule: Sendable {
        let memberLimit: Int
        /// Whether an amount can be split.
        let accepts: @Sendable (Money, Row.Split, [Row.Part]) -> Bool

        package init(memberLimit: Int, accepts: @escaping @Sendable (Money, Row.Split, [Row.Part]) -> Bool) {
            self.memberLimit = memberLimit
            self.accepts = accepts
        }
    }
}

/// The reason for which a whole file is rejected.
package struct SharedExpenseFileError: Error, Hashable, Sendable {
    package let diagnostic: Diagnostic

    init(_ code: DiagnosticCode, line: Int = 0, _ arguments: [String] = [], found: String? = nil, expected: String? = nil) {
        diagnostic = Diagnostic(line: line, severity: .error, code: code, arguments: arguments, found: found, expected: expected)
    }
}
