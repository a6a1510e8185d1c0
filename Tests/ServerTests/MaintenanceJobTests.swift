import Foundation
import Models
import Services
import TestTools
import Testing

@testable import Server

struct MaintenanceJobTests {
    @Test func backupsOfSevenDaysAndFourWeeksAreRetained() throws {
        // 2026-03-15 is a Sunday.
        let today = day("2026-03-15")
        let days = (0..<60).map { Day(number: today.number - Int32($0)) }
        let kept = Set(days).subtracting(BackupRetention.expired(among: days, today: today))
        #expect(
            kept.map(\.description).sorted() == [
                "2026-02-16", "2026-02-23", "2026-03-02", "2026-03-09", "2026-03-10", "2026-03-11", "2026-03-12", "2026-03-13",
                "2026-03-14", "2026-03-15",
            ])
    }

    @Test(arguments: [0, 1, 30, 400, 3_650])
    func theNewestSevenBackupsAreRetainedWhenTheClockJumps(days: Int) throws {
        let last = day("2026-03-15")
        let copies = (0..<12).map { Day(number: last.number - Int32($0)) }
        let today = last.adding(days: days)
        let kept = Set(copies + [today]).subtracting(BackupRetention.expired(among: copies + [today], today: today))
        #expect(Set((copies + [today]).sorted().suffix(7)).isSubset(of: kept))
    }

    @Test func backupsDatedInTheFutureDoNotRemoveCurrentOnes() throws {
        // Ten backups dated in the future by a wrong clock, and twelve of the present.
        let today = day("2026-03-15")
        let copies = (0..<12).map { Day(number: today.number - Int32($0)) }
        let ahead = (0..<10).map { Day(number: today.number + 3_650 + Int32($0)) }
        let removed = BackupRetention.expired(among: copies + ahead, today: today)
        #expect(removed.isDisjoint(with: copies.sorted().suffix(7)))
        #expect(removed.isDisjoint(with: ahead.sorted().suffix(7)))
    }

    @Test func aBackupIsCreatedOnceADayAndUnfinishedOnesAreReplaced() async throws {
        let folder = try TemporaryFolder()
        let backups = BackupFolder(besides: folder.file("coffer.sqlite"))
        func files() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.file("coffer.sqlite-backups")).sorted()
        }
        let write: (String) async throws -> Bool = { FileManager.default.createFile(atPath: $0, contents: Data("copy".utf8)) }

        #expect(try await backups.makeDailyBackup(today: day("2026-03-14"), write: write))
        #expect(try await !backups.makeDailyBackup(today: day("2026-03-14"), write: write))
        await #expect(throws: ServiceError.serverError(503)) {
            try await backups.makeDailyBackup(today: day("2026-03-15")) { path in
                _ = FileManager.default.createFile(atPath: path, contents: nil)
                throw ServiceError.serverError(503)
            }
        }
        #expect(try files() == ["2026-03-14.sqlite", "unfinished"])
        #expect(try await backups.makeDailyBackup(today: day("2026-03-15"), write: write))
        #expect(try files() == ["2026-03-14.sqlite", "2026-03-15.sqlite"])
    }
}
