package import Models
import Recurrence

/// Evidence in the texts of a line for and against its being one side of a transfer between own accounts.
package struct TransferText: Hashable, Sendable {
    /// All words of payee and memo, folded, in order.
    package let words: [String]
    /// The words of the payee from its name on; empty if the line has no payee.
    package let name: [String]
    /// The words of the memo.
    package let memo: [String]
    /// Whether the words denote a transfer between accounts of one person: `Umbuchung`, `Transfer`.
    package let saysTransfer: Bool
    /// Whether the words denote the payment of a card's bill: `Payment received`, `Kreditkartenabrechnung`.
    package let saysCardPayment: Bool
    /// Whether the payee is a person, and not a business.
    package let isPerson: Bool
    /// The purpose of the money in the texts, other than a transfer or a card's bill: a known shop, salary, rent.
    package let purpose: StandardCategory?

    /// - Throws: `TableFileError` if a table of the program is invalid.
    package init(payee: String, memo: String, isIncome: Bool) throws(TableFileError) {
        let line = LineWords(payee: payee, memo: memo)
        let tables = try KnownTables.shared()
        name = PayeeKey.nameWords(payee)
        self.memo = PayeeKey.words(memo)
        words = PayeeKey.words(payee) + self.memo
        isPerson = line.isPerson
        // Shops also send refunds, so their names count in both directions.
        let found = [tables.finding(of: line, isIncome: isIncome), isIncome ? tables.finding(of: line, isIncome: false) : nil]
            .compactMap { $0 }
        // The name of a broker denotes the destination of money, but not an own account as its source.
        let word = found.first.flatMap { finding -> StandardCategory? in
            if case .word = finding.reason { finding.category } else { nil }
        }
        saysTransfer = word == .transfer || TransferWords.contains(TransferWords.transfers, in: words)
        saysCardPayment = word == .payment || TransferWords.contains(TransferWords.cardPayments, in: words)
        purpose = found.map(\.category).first { $0.class != .neutral && $0 != .other && $0 != .otherIncome }
    }

    /// Whether the words name an account of a kind: `Sparplan` a savings account, `Visa` a credit card.
    package func names(_ kind: AccountKind) -> Bool {
        guard let beginnings = TransferWords.kinds[kind] else { return false }
        return words.contains { word in beginnings.contains { word.hasPrefix($0) } }
    }

    /// Whether the words contain those of an account's or a bank's name, next to each other. A name of fewer than three letters, or of nothing but
    /// words such as `Bank` and `Konto`, never matches.
    package func contains(_ name: String) -> Bool {
        let wanted = PayeeKey.words(name)
        guard wanted.joined().count >= 3, words.count >= wanted.count, !wanted.allSatisfy(TransferWords.general.contains) else {
            return false
        }
        return words.indices.contains { words[$0...].starts(with: wanted) }
    }

    /// Whether the words contain the given and the family name of a person, in any order.
    package func contains(person: String) -> Bool {
        let wanted = PayeeKey.words(person)
        return wanted.count > 1 && wanted.allSatisfy(words.contains)
    }

    /// Whether a word ends with the last characters of an account's number, masked or not: `x4711`, `4711`.
    package func contains(numberEnding suffix: String) -> Bool {
        let suffix = suffix.folded
        return suffix.count >= 4 && words.contains { $0.hasSuffix(suffix) }
    }
}
