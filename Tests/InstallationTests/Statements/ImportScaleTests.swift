import ImportModel
import Models
import Services
import TestSupport
import TestTools
import Testing

/// Files with equal or unordered lines are imported in reasonable time.
@Suite struct ImportScaleTests {

    private func commit(_ fixture: TestHousehold, _ text: String) async throws -> StatementReport {
        let request = ImportRequest(files: [try fixture.file("a.ofx", text)])
        return try #require(try await fixture.service.commit(request, digest: nil, progress: nil).files[0].statements.first)
    }

    @Test func manyLinesWithOneSharedId() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let text = Statement.ofx(lines: (0..<20_000).map { Statement.line("2026-01-05", "-\($0 + 1).00", "CAFE", id: "SAME") })
        #expect(try await commit(fixture, text).new == 20_000)
        #expect(try await commit(fixture, text).known == 20_000)
    }

    @Test(arguments: [true, false]) func linesInNoOrder(isNewestFirst: Bool) async throws {
        let fixture = try await TestHousehold(today: .newYear)
        var random = SeededGenerator(seed: 7)
        var lines = (0..<10_000).map { number in
            let (year, month, day) = (2000 + number / 400, number / 30 % 12 + 1, number % 28 + 1)
            return (
                year * 10_000 + month * 100 + day, Statement.line("\(year * 10_000 + month * 100 + day)", "-\(number % 90 + 1).00", "SHOP")
            )
        }
        if isNewestFirst { lines.sort { $0.0 > $1.0 } } else { lines.shuffle(using: &random) }
        let text = Statement.ofx(lines: lines.map(\.1))
        #expect(try await commit(fixture, text).new == 10_000)
        #expect(try await commit(fixture, text).known == 10_000)
    }

    @Test func manyPendingLinesThatAreBooked() async throws {
        let fixture = try await TestHousehold(today: .newYear)
        let entries = (0..<3_000).map { BookingTests.entry("2026-01-05", "-20.00", "Card", status: "PDNG", ref: "R\($0)") }
        #expect(try await commit(fixture, BookingTests.camt("052", entries)).new == 3_000)
        let booked = entries.map { $0.replacing("PDNG", with: "BOOK") }
        #expect(try await commit(fixture, BookingTests.camt("053", booked)).matched == 3_000)
    }
}
