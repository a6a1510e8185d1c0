import Foundation
package import Models
import TestTools

/// A statement as a hostile bank writes it: five lines for each number.
package struct HostileStatement {
    private let size: Int
    private let first: Int
    private let name: String

    /// - Parameters:
    ///   - first: the first of its numbers.
    ///   - name: tells its lines from those of other statements.
    package init(size: Int, from first: Int = 0, named name: String) {
        (self.size, self.first, self.name) = (size, first, name)
    }

    /// The lines of a statement: payees that differ in a number only, long names of Han characters, names without letters, names that share
    /// their longest word, names of one amount each month.
    private var lines: [(payee: String, amount: Int)] {
        (first..<first + size).flatMap { number in
            let han = String(
                String.UnicodeScalarView((0..<60).compactMap { Unicode.Scalar(UInt32(0x4E00 + (number * 61 + $0 * 7) % 20_000)) }))
            return [
                ("SHOP \(4_711_000 + number)", 1_250), (han, 990), (String(repeating: "!?", count: 1 + number % 45), 500),
                ("GESELLSCHAFT \(Self.letters(number))", 2_000 + number), ("SALARY OFFICE \(number)", -300_000),
            ]
        }
    }

    /// A number in letters.
    private static func letters(_ number: Int) -> String {
        String(String(number, radix: 26).unicodeScalars.map { Character(Unicode.Scalar(97 + $0.value % 26) ?? "a") })
    }

    /// The file, as OFX.
    ///
    /// - Parameter last: its last day; the first is 890 days before.
    package func text(until last: Day) -> String {
        let lines = lines
        let rows = lines.enumerated().map { index, line in
            let day = last.adding(days: index * 890 / lines.count - 890).description.filter { $0 != "-" }
            let units = String(format: "%03d", abs(line.amount))
            let amount = (line.amount < 0 ? "" : "-") + units.dropLast(2) + "." + units.suffix(2)
            return "<STMTTRN><DTPOSTED>\(day)<TRNAMT>\(amount)<FITID>\(name)\(index)<NAME>\(line.payee)</STMTTRN>"
        }
        return Statement.ofx(lines: rows, balance: "100.00", on: "2026-03-14")
    }
}
