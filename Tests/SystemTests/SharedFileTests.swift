import Foundation
import TestTools
import Testing

/// Several processes share one database: they wait for each other, none fails, and no row is lost or duplicated.
@Suite(.blocking) struct SharedFileTests {

    @Test func manyImportIntoOneFreshDatabaseAtOnce() throws {
        let household = try Household()
        let makers = (1...4).map { StatementMaker(account: "7700000200\($0)", count: 1_500, seed: UInt64($0)) }
        let children = try makers.map { try household.start(["import", household.file("\($0.account).ofx", $0.text)]) }
        for child in children {
            let answer = child.wait()
            #expect(answer.status == 0, "\(answer.errors)")
        }
        let accounts = try household.accounts()
        #expect(accounts.map(\.balance).sorted() == makers.map(\.balance).sorted())
        #expect(accounts.map(\.transactions) == makers.map(\.count))
        try household.expectClean()
    }

    @Test func theSameFileAtOnceIsThereOnce() throws {
        let household = try Household()
        let maker = StatementMaker(account: "77000003001", count: 1_500)
        let file = try household.file("same.ofx", maker.text)
        let children = try (0..<4).map { _ in try household.start(["import", file, "--output", "json"]) }
        var new: [Int] = []
        for child in children {
            let answer = child.wait()
            try #require(answer.status == 0, "\(answer.errors)")
            new.append(try JSONDecoder().decode(ImportLine.self, from: Data(answer.output.utf8)).new)
        }
        #expect(new.sorted() == [0, 0, 0, 1_500])
        let accounts = try household.accounts()
        #expect(accounts.map(\.transactions) == [1_500])
        #expect(accounts.map(\.balance) == [maker.balance])
        try household.expectClean()
    }

    @Test func readersAreNotHeldUpByAnImport() throws {
        let household = try Household()
        try household.run("import", household.file("first.ofx", StatementMaker(account: "77000004001", count: 50).text))
        let child = try household.start(["import", household.file("large.ofx", StatementMaker(account: "77000004002", count: 8_000).text)])
        var reads = 0
        repeat {
            let accounts = try household.accounts()
            #expect(accounts.first { $0.number?.hasSuffix("4001") == true }?.transactions == 50)
            let second = accounts.first { $0.number?.hasSuffix("4002") == true }
            #expect(second == nil || second?.transactions == 8_000)
            reads += 1
        } while reads < 5
        #expect(child.wait().status == 0)
        try household.expectClean()
    }

    @Test(.enabled(if: WriteLock.isPossible, "sqlite3 is not installed")) func aLockedDatabaseIsWaitedFor() throws {
        let household = try Household()
        try household.run("import", household.file("first.ofx", StatementMaker(account: "77000005001", count: 20).text))
        let lock = try WriteLock(household)
        let child = try household.start(["import", household.file("second.ofx", StatementMaker(account: "77000005002", count: 20).text)])
        // It has come as far as it can when it has opened the file.
        _ = try until("the file is open") { child.hasOpened(household.database) ? true : nil }
        #expect(!child.hasEnded)
        try lock.release()
        let answer = child.wait()
        #expect(answer.status == 0, "\(answer.errors)")
        #expect(try household.accounts().map(\.transactions) == [20, 20])
        try household.expectClean()
    }
}
