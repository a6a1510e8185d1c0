import Localization
import Services
import TestTools
import Testing

@testable import CommandKit

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct DatabaseLocationTests {

    private func location(_ named: String?, _ variables: [String: String]) throws -> DatabaseLocation {
        try DatabaseLocation(named: named) { variables[$0] }
    }

    @Test func theNearestNameWins() throws {
        let all = ["COFFER_DATABASE": "b.sqlite", "XDG_DATA_HOME": "/data", "HOME": "/home/a"]
        #expect(try location("a.sqlite", all).path == "a.sqlite")
        #expect(try location(nil, all).path == "b.sqlite")
        #expect(try location(nil, ["XDG_DATA_HOME": "/data", "HOME": "/home/a"]).path == "/data/coffer/coffer.sqlite")
        #expect(try location(nil, ["HOME": "/home/a"]).path == "/home/a/.local/share/coffer/coffer.sqlite")
    }

    @Test func aRelativeDataFolderCountsAsNotSet() throws {
        #expect(try location(nil, ["XDG_DATA_HOME": "data", "HOME": "/home/a"]).path == "/home/a/.local/share/coffer/coffer.sqlite")
    }

    @Test func withoutAHomeTheDatabaseMustBeNamed() {
        #expect(throws: CommandFailure.usage("HOME is not set; give the database with --database")) { try location(nil, [:]) }
        #expect(throws: CommandFailure.self) { try location("", ["HOME": "/home/a"]) }
    }

    @Test func onlyTheDefaultFolderIsMadeForItsOwnerOnly() throws {
        let folder = try TemporaryFolder()
        let home = try location(nil, ["HOME": folder.path])
        try home.prepare()
        try home.prepare()
        var status = stat()
        #expect(stat(home.folder, &status) == 0 && status.st_mode & 0o777 == 0o700)
        let named = try location(folder.path + "/none/coffer.sqlite", [:])
        #expect(throws: ServiceError.self) { try named.prepare() }
        #expect(folder.names == [".local"])
    }

    @Test(arguments: [("a.sqlite", "."), ("/a.sqlite", "/"), ("x/a.sqlite", "x"), ("/x/y/a.sqlite", "/x/y")])
    func theFolderOfAPath(path: String, folder: String) throws {
        #expect(try location(path, [:]).folder == folder)
    }
}
