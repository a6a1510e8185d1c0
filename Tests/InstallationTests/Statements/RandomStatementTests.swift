import Models
import Services
import TestSupport
import TestTools
import Testing

/// Random exports of one random month: several statements per file, pages, repeated statements, equal lines with a common reference, with
/// one each or with none. In any order, the ledger contains each real line once.
@Suite struct RandomStatementTests {

    private struct Movement {
        var day: Int
        var units: Int64
        var payee: String
        var id: String

        var text: String { MT940Text.entry(date, RandomStatementTests.amount(units), payee, id: id) }
        var date: String { "2601" + (day < 10 ? "0" : "") + "\(day)" }
        var isoDay: String { "2026-01-" + (day < 10 ? "0" : "") + "\(day)" }
    }

    private static func amount(_ units: Int64) -> String {
        let cents = units.magnitude % 100
        return (units < 0 ? "-" : "") + "\(units.magnitude / 100)." + (cents < 10 ? "0" : "") + "\(cents)"
    }

    /// By day, from 1.
    private static func history(_ random: inout SeededGenerator) -> [[Movement]] {
        // 0: no line has a reference; 1: each its own; 2: equal lines of a day share one.
        let style = Int.random(in: 0...2, using: &random)
        var number = 0
        return (1...28).map { day in
            (0..<Int.random(in: 0...4, using: &random)).map { _ in
                number += 1
                let shop = Int.random(in: 1...2, using: &random)
                let units = -100 * Int64(shop)
                let id = style == 0 ? "" : style == 1 ? "R\(number)" : "S\(day)X\(shop)"
                return Movement(day: day, units: units, payee: "SHOP \(shop)", id: id)
            }
        }
    }

    /// One file with the statements of some days.
    private static func file(_ history: [[Movement]], days: ClosedRange<Int>, _ random: inout SeededGenerator) -> String {
        func balance(before day: Int) -> Int64 { 100_000 + history[..<day].joined().reduce(0) { $0 + $1.units } }
        var text = ""
        var start = days.lowerBound
        while start <= days.upperBound {
            let end = min(days.upperBound, start + Int.random(in: 0...6, using: &random))
            let lines = Array(history[start...end].joined())
            let (opening, closing) = (balance(before: start), balance(before: end + 1))
            let day = "2601" + (end < 9 ? "0" : "") + "\(end + 1)"
            var statement = ""
            if lines.count > 1, Bool.random(using: &random) {
                let cut = Int.random(in: 1..<lines.count, using: &random)
                let middle = opening + lines[..<cut].reduce(0) { $0 + $1.units }
                statement =
                    MT940Text.statement(
                        lines[..<cut].map(\.text), from: amount(opening), to: amount(middle), number: start, on: day, endsPage: true)
                    + MT940Text.statement(
                        lines[cut...].map(\.text), from: amount(middle), to: amount(closing), number: start, on: day, isPage: true)
            } else {
                statement = MT940Text.statement(lines.map(\.text), from: amount(opening), to: amount(closing), number: start, on: day)
            }
            text += statement
            if Int.random(in: 0...3, using: &random) == 0 { text += statement }
            start = end + 1
        }
        return text
    }

    @Test(arguments: (1...24).map { UInt64($0) }) func everyLineIsThereOnce(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try await TestHousehold(today: .newYear)
        let history = Self.history(&random)
        var covered: Set<Int> = []
        for step in 0..<10 {
            let comment: Comment = "seed \(seed), step \(step)"
            let start = Int.random(in: 0...25, using: &random)
            let days = start...min(27, start + Int.random(in: 0...12, using: &random))
            let file = try fixture.file("\(step).sta", Self.file(history, days: days, &random))
            let report = try await fixture.importFiles(file)
            covered.formUnion(days)
            #expect(!report.files[0].diagnostics.contains { $0.message.contains("lead from") }, comment)
            let expected = covered.sorted().flatMap { history[$0] }.map { "\($0.isoDay) \($0.units) \($0.payee)" }.sorted()
            let found = try await fixture.groups().filter { $0.payee != "Opening balance" }
                .map { "\($0.parts[0].sourceDay) \(-$0.parts[0].amount.minorUnits) \($0.parts[0].note)" }.sorted()
            #expect(found == expected, comment)
            // Importing the same file again adds nothing.
            #expect(try await fixture.importFiles(file).files[0].statements.allSatisfy { $0.new == 0 }, comment)
        }
        #expect(try await fixture.differences() == [])
    }
}
