import ImportModel
import Models
import ServiceKit
import Services
import Storage
import Synchronization
import TestSupport
import TestTools
import Testing

/// Previews on a database file: they read one snapshot and block no writer.
@Suite struct PreviewConcurrencyTests {

    private static let lines = (0..<3_000).map { number in
        Statement.line("2026-01-\(10 + number % 20)", "-\(number % 90 + 1).10", "SHOP \(number % 60)", id: "F\(number)")
    }

    @Test func anotherWriteGetsThroughWhileALargePreviewIsUnderWay() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let fixture = try await TestHousehold(path: path, today: .newYear)
        let file = try fixture.file("a.ofx", Statement.ofx(lines: Self.lines, balance: "10.00"))
        // Another process with a short timeout.
        let other = try Database.open(path: path, timeout: .milliseconds(100))
        let household = fixture.context.household.id
        let gate = Gate()
        let isFirst = Atomic(true)
        async let preview = fixture.service.preview(ImportRequest(files: [file])) { _, _ in
            if isFirst.exchange(false, ordering: .relaxed) { gate.pause() }
        }
        await gate.isReached()
        let written = try await other.write(household, []) {
            try $0.execute("UPDATE household SET name = 'Renamed meanwhile' WHERE id = $1", .id(household))
        }
        #expect(written == 1)
        gate.open()
        let report = try await preview
        #expect(report.files[0].statements[0].new == 3_000)
        let name = try await other.read { try HouseholdRepository($0).all().first?.name }
        #expect(name == "Renamed meanwhile")
        // The preview left no changes.
        #expect(try await fixture.groups().isEmpty)
        #expect(try await fixture.ledgerAccount("Checking 7890") == nil)
        let commit = try await fixture.service.commit(ImportRequest(files: [file]), digest: report.digest, progress: nil)
        #expect(commit.isCommitted && commit.files == report.files)
        try await other.close()
        try await fixture.context.database.close()
    }

    @Test func aCommitAfterAnotherPlanIsRefusedWithTheNewOne() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await TestHousehold(path: folder.file("coffer.db"), today: .newYear)
        let first = try fixture.file("a.ofx", Statement.ofx(lines: Array(Self.lines[..<20])))
        let second = try fixture.file("b.ofx", Statement.ofx(lines: Array(Self.lines[10..<30])))
        let preview = try await fixture.service.preview(ImportRequest(files: [second]), progress: nil)
        #expect(preview.files[0].statements[0].new == 20)
        try await fixture.importFiles(first)
        let refused = try await fixture.service.commit(ImportRequest(files: [second]), digest: preview.digest, progress: nil)
        #expect(!refused.isCommitted && refused.files[0].statements[0].new == 10)
        #expect(try await fixture.groups().count == 20)
        let again = try await fixture.service.preview(ImportRequest(files: [second]), progress: nil)
        #expect(again.digest == refused.digest && again.digest != preview.digest)
        try await fixture.context.database.close()
    }

    /// Overlapping files one after the other: each preview matches its commit, whatever is in the write-ahead log.
    @Test func previewsOfAFilePredictTheirCommits() async throws {
        let folder = try TemporaryFolder()
        let fixture = try await TestHousehold(path: folder.file("coffer.db"), today: .newYear)
        for start in [0, 150, 100, 800, 700, 0] {
            let file = try fixture.file("\(start).ofx", Statement.ofx(lines: Array(Self.lines[start..<start + 200]), balance: "500.00"))
            try await fixture.importFiles(file)
        }
        #expect(try await fixture.entries("Checking 7890") > 500)
        #expect(try await fixture.differences().isEmpty)
        try await fixture.context.database.close()
    }
}
