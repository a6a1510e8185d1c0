import Models
import Services
import TestSupport
import TestTools
import Testing

/// Random slices of a random history in random formats, mixed with undos, edits and deletions.
@Suite struct RandomImportTests {

    private struct Movement {
        var day: String
        var units: Int64
        var payee: String
        var id: Int

        var amount: String {
            let figure = "\(units.magnitude / 100)." + (units.magnitude % 100 < 10 ? "0" : "") + "\(units.magnitude % 100)"
            return (units < 0 ? "-" : "") + figure
        }
    }

    private static func history(_ random: inout SeededGenerator) -> [[Movement]] {
        var id = 0
        return (1...28).map { day in
            (0..<Int.random(in: 0...3, using: &random)).map { _ in
                id += 1
                let shop = Int.random(in: 1...3, using: &random)
                let units = -100 * Int64.random(in: 1...3, using: &random) * Int64(shop)
                return Movement(day: "2026-01-" + (day < 10 ? "0" : "") + "\(day)", units: units, payee: "SHOP \(shop)", id: id)
            }
        }
    }

    private static func text(_ slice: [Movement], format: Int) -> String {
        switch format {
        case 0: Statement.ofx("0532013000", lines: slice.map { Statement.line($0.day, $0.amount, $0.payee, id: "F\($0.id)") })
        case 1: Statement.ofx("0532013000", lines: slice.map { Statement.line($0.day, $0.amount, $0.payee) })
        default: "Date,Amount,Description\n" + slice.map { "\($0.day),\($0.amount),\($0.payee) csv\n" }.joined()
        }
    }

    @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6, 7, 8]) func noLineTwiceAndNoneLost(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        let fixture = try await TestHousehold(today: .newYear)
        let history = Self.history(&random)
        // The account exists before and after everything.
        try await fixture.one("0.ofx", Statement.ofx("0532013000", lines: [Statement.line("2025-12-01", "-1.00", "X", id: "X")]))
        var imports: [(report: ImportReport, days: ClosedRange<Int>)] = []
        for step in 0..<25 {
            let comment: Comment = "seed \(seed), step \(step)"
            switch Int.random(in: 0...9, using: &random) {
            case 0...5:
                let start = Int.random(in: 0...25, using: &random)
                let days = start...min(27, start + Int.random(in: 0...12, using: &random))
                // Whole days, as banks export them.
                let slice = days.flatMap { history[$0] }
                let format = Int.random(in: 0...2, using: &random)
                guard !slice.isEmpty else { continue }
                let file = try fixture.file("\(step).\(format == 2 ? "csv" : "ofx")", Self.text(slice, format: format))
                let report = try await fixture.importFiles(file, account: format == 2 ? "Checking 3000" : nil)
                #expect(report.files[0].statements[0].new + report.files[0].statements[0].known == slice.count, comment)
                imports.append((report, days))
            case 6...7:
                guard !imports.isEmpty else { continue }
                let index = Int.random(in: 0..<imports.count, using: &random)
                #expect(try await fixture.undo(imports.remove(at: index).report, force: true).isDone, comment)
            default:
                let groups = try await fixture.groups().filter { $0.parts[0].sourceDay.description > "2026" }
                guard let group = groups.randomElement(using: &random) else { continue }
                _ = try await fixture.transactions.updateTransaction(id: group.id, TransactionEdit(payee: "Edited \(step)"), revision: nil)
            }
            #expect(try await fixture.differences() == [], comment)
            let covered = Set(imports.flatMap { Array($0.days) }).sorted()
            let expected = covered.flatMap { history[$0] }.map { "\($0.day) \($0.units)" }.sorted()
            let found = try await fixture.groups().filter { $0.parts[0].sourceDay.description > "2026" }
                .map { "\($0.parts[0].sourceDay) \(-$0.parts[0].amount.minorUnits)" }.sorted()
            #expect(found == expected, comment)
        }
    }
}
