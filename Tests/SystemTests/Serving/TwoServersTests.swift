import Foundation
import TestTools
import Testing

/// Two servers of one database.
@Suite(.blocking) struct TwoServersTests {

    @Test func theSecondLeavesTheFirstOnesAddressAndUploadsAlone() throws {
        let household = try Household()
        let first = try Server(of: household)
        try #require(try Visitor(first).setUp().status == 303)
        let address = household.database + ".address"
        let said = "http://localhost:\(first.port)\n"
        #expect(try String(contentsOfFile: address, encoding: .utf8) == said)
        let folders = try FileManager.default.contentsOfDirectory(atPath: household.database + "-arriving").sorted()

        let second = try Server(of: household)
        #expect(try Visitor(second).get("/auth/login").status == 200)
        #expect(try String(contentsOfFile: address, encoding: .utf8) == said)
        let both = try FileManager.default.contentsOfDirectory(atPath: household.database + "-arriving")
        #expect(Set(both).isSuperset(of: folders) && both.count == folders.count + 1, "\(folders) \(both)")
        #expect(second.stop().status == 0)
        #expect(try String(contentsOfFile: address, encoding: .utf8) == said)
        #expect(try household.run("open", "--no-browser", "coffer://accounts").output == "http://localhost:\(first.port)/accounts\n")
        #expect(first.stop().status == 0)
        #expect(!FileManager.default.fileExists(atPath: address))
    }

    @Test func whatAKilledServerLeftIsTakenOver() throws {
        let household = try Household()
        let first = try Server(of: household)
        first.child.send(SIGKILL)
        _ = first.child.wait()
        let second = try Server(of: household)
        let address = household.database + ".address"
        #expect(try String(contentsOfFile: address, encoding: .utf8) == "http://localhost:\(second.port)\n")
        #expect(try FileManager.default.contentsOfDirectory(atPath: household.database + "-arriving").filter { $0 != ".lock" }.count == 1)
        #expect(second.stop().status == 0)
        #expect(!FileManager.default.fileExists(atPath: address))
    }
}
