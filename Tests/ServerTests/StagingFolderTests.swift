import Foundation
import TestTools
import Testing

@testable import Server

/// Tests the staging folders of servers that use one database.
struct StagingFolderTests {
    private let parent: TemporaryFolder
    private let root: String

    init() throws {
        parent = try TemporaryFolder()
        root = parent.file("staging")
    }

    private func servers() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: root).filter { $0 != ".lock" } }

    @Test func aSecondServerKeepsTheFilesOfTheFirst() throws {
        let first = try StagingFolder(root)
        let folder = try first.makeFolder()
        try "half an upload".write(toFile: folder.path + "/0", atomically: false, encoding: .utf8)
        let second = try StagingFolder(root)
        #expect(try String(contentsOfFile: folder.path + "/0", encoding: .utf8) == "half an upload")
        withExtendedLifetime((first, second, folder)) {}
    }

    @Test func foldersOfStoppedServersAreRemoved() throws {
        // A folder with a free lock, as after a crash, and one without a lock, as of older versions.
        for name in ["killed", "older"] {
            try FileManager.default.createDirectory(atPath: "\(root)/\(name)/request", withIntermediateDirectories: true)
        }
        try "".write(toFile: root + "/killed/.lock", atomically: false, encoding: .utf8)
        let staging = try StagingFolder(root)
        #expect(try servers().count == 1)
        withExtendedLifetime(staging) {}
    }

    /// A server that stops removes its folder while the demo removes the folder that contains it.
    @Test func aFolderIsRemovedWhileAnotherThreadRemovesPartsOfIt() async throws {
        for _ in 0..<20 {
            for index in 0..<100 {
                try FileManager.default.createDirectory(atPath: "\(root)/arriving/\(index)", withIntermediateDirectories: true)
            }
            let path = root
            let other = Task.detached {
                for index in 0..<100 { try? FileManager.default.removeItem(atPath: "\(path)/arriving/\(index)") }
            }
            try FileManager.default.removeFolder(atPath: root)
            #expect(!FileManager.default.fileExists(atPath: root))
            await other.value
        }
    }

    @Test func removingAFolderThatDoesNotExistIsNotAnError() throws {
        try FileManager.default.removeFolder(atPath: root)
    }

    @Test func foldersAreReadableByTheirOwnerOnly() throws {
        try FileManager.default.createDirectory(
            atPath: root, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o777])
        let staging = try StagingFolder(root)
        let folder = try staging.makeFolder()
        for path in [root, "\(root)/\(try #require(try servers().first))", folder.path] {
            #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700, "\(path)")
        }
        withExtendedLifetime(staging) {}
    }
}
