import Foundation
import TestTools
import Testing

/// Who may read what Coffer writes, whatever the umask of who starts it.
@Suite(.blocking) struct FilePermissionTests {

    /// Everything below a folder that others than its owner may do anything with.
    private func open(below folder: String) throws -> [String] {
        let files = FileManager.default
        var found: [String] = []
        // What the commands print is kept there by the test.
        for name in try files.subpathsOfDirectory(atPath: folder) where !name.hasSuffix(".out") && !name.hasSuffix(".err") {
            let mode = try files.attributesOfItem(atPath: folder + "/" + name)[.posixPermissions] as? Int ?? 0o777
            if mode & 0o077 != 0 { found.append("\(name) \(String(mode, radix: 8))") }
        }
        return found.sorted()
    }

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test(arguments: ["000", "022", "077"]) func aDatabaseAndAllBesideItIsForItsOwnerAlone(umask: String) throws {
        let household = try Household()
        let server = try Server(
            household.start(
                ["-c", "umask \(umask); exec \"\(Household.program)\" serve --port 0"], program: "/bin/sh"))
        let visitor = Visitor(server)
        try #require(try visitor.setUp().status == 303)
        // The first copy is made at the start, the log while anybody is connected.
        _ = try until("the first copy is made") { () -> Bool? in
            try FileManager.default.subpathsOfDirectory(atPath: household.folder).contains { $0.hasSuffix("-backups") } ? true : nil
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: household.folder)
        for suffix in ["", "-wal", "-shm", ".address", "-arriving", "-backups"] { #expect(names.contains("coffer.sqlite" + suffix)) }
        #expect(try open(below: household.folder) == [])
        #expect(server.stop().status == 0)
        #expect(try open(below: household.folder) == [])
    }

    @Test func theDefaultFolderAndABackupAreForTheirOwnerAlone() throws {
        let household = try Household()
        let answer = try household.shell(
            """
            umask 000; unset COFFER_DATABASE; export XDG_DATA_HOME="\(household.folder)/data"
            coffer accounts && coffer backup "\(household.folder)/copy.sqlite"
            """)
        #expect(answer.status == 0, "\(answer)")
        #expect(try mode(household.folder + "/data/coffer") == 0o700)
        #expect(try mode(household.folder + "/data/coffer/coffer.sqlite") == 0o600)
        #expect(try mode(household.folder + "/copy.sqlite") == 0o600)
    }

    @Test func whatAnOlderVersionLeftOpenIsClosed() throws {
        let household = try Household()
        let data = household.folder + "/data"
        let start = "unset COFFER_DATABASE; export XDG_DATA_HOME=\"\(data)\"; "
        #expect(try household.shell(start + "coffer accounts").status == 0)
        for (path, mode) in [(data, 0o755), (data + "/coffer", 0o755), (data + "/coffer/coffer.sqlite", 0o644)] {
            try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
        }
        #expect(try household.shell(start + "coffer accounts").status == 0)
        #expect(try mode(data + "/coffer/coffer.sqlite") == 0o600)
        #expect(try mode(data + "/coffer") == 0o700)
        // That one is not Coffer's.
        #expect(try mode(data) == 0o755)
    }
}
