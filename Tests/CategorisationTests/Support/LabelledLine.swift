import Categorisation
import Foundation
import Models

/// A line of a statement with the category that it should get.
struct LabelledLine {
    /// `en` or `de`, or the country of a bank of another language.
    var language: String
    var payee: String
    var memo: String
    /// Signed minor units.
    var amount: Int64
    var codes: [StatementCode]
    /// Nil for a transfer, which has none.
    var category: StandardCategory?
    /// The merchant, which is the same in all spellings of the payee.
    var merchant: String
    /// The number of the line in the file.
    var number: Int

    var words: LineWords { LineWords(payee: payee, memo: memo) }
    var isIncome: Bool { amount > 0 }

    /// The lines in `Lines/lines.tsv`.
    static func all() throws -> [LabelledLine] {
        let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lines/lines.tsv")
        let text = try String(contentsOf: file, encoding: .utf8)
        let rows = text.split(separator: "\n").enumerated().filter { !$0.element.hasPrefix("#") }.dropFirst()
        return try rows.map { number, row in
            let cells = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            guard cells.count == 7, let amount = DecimalFigure(bytes: cells[3].utf8), amount.scale == 2 else {
                throw Unreadable(line: number + 1)
            }
            return LabelledLine(
                language: cells[0], payee: cells[1], memo: cells[2], amount: amount.mantissa,
                codes: try cells[4].split(separator: ",").map { try code($0, number) },
                category: try category(cells[5], number), merchant: cells[6], number: number + 1)
        }
    }

    struct Unreadable: Error {
        var line: Int
    }

    private static func category(_ text: String, _ number: Int) throws -> StandardCategory? {
        if text == "-" { return nil }
        guard let category = StandardCategory(rawValue: text) else { throw Unreadable(line: number + 1) }
        return category
    }

    private static func code(_ text: Substring, _ number: Int) throws -> StatementCode {
        let parts = text.split(separator: "=").map(String.init)
        guard parts.count == 2 else { throw Unreadable(line: number + 1) }
        switch parts[0] {
        case "SIC": return .merchant(parts[1])
        case "PURP": return .purpose(parts[1])
        case "BTC": return .transaction(parts[1])
        case "GVC": return .business(parts[1])
        case "OFX": return .type(parts[1])
        default: throw Unreadable(line: number + 1)
        }
    }
}
