import Foundation
import ImportModel
import Localization
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import ImportLive

@Suite struct UploadServiceTests {

    private static let statement = Statement.ofx(lines: [Statement.line("2026-01-02", "-1.00", "A", id: "1")])

    private func stage(_ home: TestHousehold, _ names: [String], _ folder: TemporaryFolder) async throws -> ID<Upload> {
        let files = try names.enumerated().map { index, name in
            StagedFile(name: name, path: try folder.write(Self.statement, to: "incoming-\(index)"))
        }
        return try await home.services.uploads().stage(files)
    }

    @Test func anUploadIsImportedUnderItsNamesAndGoneWithTheCommit() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let id = try await stage(home, ["../../january.ofx"], folder)
        #expect(folder.names.contains("coffer.db.uploads") && !folder.names.contains("incoming-0"))
        let upload = try await home.services.uploads().fetchUpload(id: id)
        #expect(upload.files.map(\.name) == ["january.ofx"])
        #expect(upload.files[0].path.hasPrefix(folder.file("coffer.db.uploads")))
        let mode = try FileManager.default.attributesOfItem(atPath: folder.file("coffer.db.uploads"))[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o700)
        let statements = home.services.statements()
        let preview = try await statements.preview(ImportRequest(upload: id), progress: nil)
        #expect(preview.files.map(\.file) == ["january.ofx"])
        _ = try await home.services.uploads().fetchUpload(id: id)
        let report = try await statements.commit(ImportRequest(upload: id), digest: preview.digest, progress: nil)
        #expect(report.isCommitted && report.files.first?.statements.first?.new == 1)
        #expect(!FileManager.default.fileExists(atPath: upload.files[0].path))
        await #expect(throws: ServiceError.notFound) { _ = try await home.services.uploads().fetchUpload(id: id) }
        await #expect(throws: ServiceError.notFound) { _ = try await statements.preview(ImportRequest(upload: id), progress: nil) }
    }

    @Test func aFolderThatWasOpenedToOthersIsClosedAgain() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        let id = try await stage(home, ["january.ofx"], folder)
        let file = try #require(try await home.services.uploads().fetchUpload(id: id).files.first).path
        let upload = URL(fileURLWithPath: file).deletingLastPathComponent()
        let folders = [folder.file("coffer.db.uploads"), upload.deletingLastPathComponent().path, upload.path]
        for path in folders { try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: path) }
        _ = try await stage(home, ["february.ofx"], folder)
        for path in folders {
            let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber
            #expect(mode?.intValue == 0o700, "\(path)")
        }
    }

    @Test func anUploadIsGoneAfterADayAndOnlyItsMemberSeesIt() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("coffer.db")
        let home = try await TestHousehold(path: path)
        let id = try await stage(home, ["a.ofx", "a.ofx"], folder)
        let receiving = try await home.services.uploads().receivingPath()
        try Data([1]).write(to: URL(fileURLWithPath: receiving))
        func later(_ milliseconds: Int64, _ member: ID<Member>? = nil) -> LiveUploadService {
            let now = home.context.clock.now() + milliseconds
            return LiveUploadService(
                context: home.context.with(
                    role: .member, member: member, clock: HouseholdClock(now: { now }, today: { TestHousehold.today })))
        }
        let day: Int64 = 86_400_000
        await #expect(throws: ServiceError.notFound) { _ = try await later(0, ID(rawValue: 9)).fetchUpload(id: id) }
        try await later(0, ID(rawValue: 9)).discard(id: id)
        try await later(day - 60_000).discardExpired()
        let upload = try await later(day - 60_000).fetchUpload(id: id)
        #expect(upload.files.count == 2)
        await #expect(throws: ServiceError.notFound) { _ = try await later(day).fetchUpload(id: id) }
        try await later(day).discardExpired()
        #expect(!FileManager.default.fileExists(atPath: upload.files[0].path) && !FileManager.default.fileExists(atPath: receiving))
    }

    @Test func whatIsNoUploadIsRefusedAndLeavesNothing() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(uploads: folder.path)
        let uploads = home.services.uploads()
        #expect(await brokenRule { _ = try await uploads.stage([]) } == "Choose a file first")
        let there = StagedFile(name: "a.ofx", path: try folder.write(Self.statement, to: "a"))
        let missing = StagedFile(name: "b.ofx", path: folder.file("b"))
        await #expect(throws: ServiceError.missingInput(file: "b.ofx", reason: "The file did not arrive")) {
            _ = try await uploads.stage([there, missing])
        }
        let own = folder.file(home.context.household.id.description)
        #expect(try !FileManager.default.fileExists(atPath: own) || FileManager.default.contentsOfDirectory(atPath: own) == [])
        try await uploads.discard(id: ID(rawValue: 3))
        let none = try await TestHousehold().services.uploads()
        #expect(await brokenRule { _ = try await none.receivingPath() } == "There is no folder for uploads")
        let viewer = try await TestHousehold(path: folder.file("coffer.db")).asViewer()
        await #expect(throws: ServiceError.unauthorized) { _ = try await viewer.uploads().stage([there]) }
    }

    @Test func aHouseholdHasSoManyUploadsAtOnce() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        var ids: [ID<Upload>] = []
        for _ in 0..<UploadLimit.uploads { ids.append(try await stage(home, ["a.ofx"], folder)) }
        let violation = await brokenRule { _ = try await stage(home, ["a.ofx"], folder) }
        #expect(
            violation
                == "40 uploads of this household wait for their import; import or discard some of them first, or wait until they expire after 24 hours"
        )
        try await home.services.uploads().discard(id: ids[7])
        _ = try await stage(home, ["a.ofx"], folder)
    }

    @Test func theUploadsOfAHouseholdAreCountedTogether() async throws {
        let folder = try TemporaryFolder()
        let home = try await TestHousehold(path: folder.file("coffer.db"))
        func stage(_ megabytes: UInt64) async throws -> ID<Upload> {
            // An empty file takes no disk space.
            let path = try folder.write("", to: "incoming")
            let handle = try #require(FileHandle(forWritingAtPath: path))
            try handle.truncate(atOffset: megabytes << 20)
            try handle.close()
            return try await home.services.uploads().stage([StagedFile(name: "a.ofx", path: path)])
        }
        for _ in 0..<4 { _ = try await stage(240) }
        let last = try await stage(63)
        let violation = await brokenRule { _ = try await stage(1) }
        #expect(violation?.hasPrefix("The uploads of this household that wait for their import would be larger than 1 GB") == true)
        // Rejected files are not moved.
        #expect(folder.names.contains("incoming"))
        try await home.services.uploads().discard(id: last)
        _ = try await stage(63)
    }
}
