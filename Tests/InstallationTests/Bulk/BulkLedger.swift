import Foundation
import ImportModel
import Models
import ServiceKit
import Services
import Storage
import TestSupport
import TestTools
import Testing

@testable import Installation
@testable import TransactionsLive

/// An in-memory household with one import of many lines: a checking account, a savings account, and transfers between them.
struct BulkLedger {
    let fixture: TestHousehold
    let count: Int
    let report: ImportReport

    static let checking = "Checking 0001"
    static let savings = "Checking 0002"

    /// - Parameter count: number of lines of the checking account; every twentieth is a transfer to the other account.
    init(count: Int) async throws {
        fixture = try await TestHousehold(today: .newYear)
        self.count = count
        report = try await fixture.service.commit(
            ImportRequest(files: [try fixture.file("a.ofx", Self.statement(count))]), digest: nil, progress: nil)
        try #require(report.isCommitted)
    }

    var context: ServiceContext { fixture.context }
    var accounts: any AccountServiceProtocol { DependencyContainer(live: context).accounts() }
    var categories: LiveCategoryService { LiveCategoryService(context: context) }

    func account(_ name: String) async throws -> ID<Account> {
        ID(rawValue: try #require(try await fixture.ledgerAccount(name)).id.rawValue)
    }

    /// All transactions, oldest first.
    func transactions() async throws -> [ID<Transaction>] {
        try await context.read { try $0.all("SELECT DISTINCT group_id FROM txn ORDER BY group_id") { $0.id(0) } }
    }

    /// Virtual machine steps of a body.
    func steps(_ body: () async throws -> Void) async throws -> Int {
        let before = context.database.counters.steps
        try await body()
        return context.database.counters.steps - before
    }

    /// A statement of both accounts over two years.
    static func statement(_ count: Int) -> String {
        let first = Day(number: 19_723)
        var checking: [String] = []
        var savings: [String] = []
        for number in 0..<count {
            let day = first.adding(days: number * 730 / count).description
            guard number % 20 == 7 else {
                checking.append(Statement.line(day, "-\(number % 90 + 1).20", "SHOP \(number % 50)", id: "C\(number)"))
                continue
            }
            // No two similar amounts are within the matching distance of each other.
            let amount = "\(1_000 + number).31"
            checking.append(Statement.line(day, "-\(amount)", "To savings", id: "C\(number)"))
            savings.append(Statement.line(day, amount, "From checking", id: "S\(number)"))
        }
        let second = Statement.ofx("1111100002", lines: savings, balance: "1000000.00", on: "2025-12-31")
        let inner = second.range(of: "<STMTTRNRS>").map { second[$0.lowerBound...] } ?? ""
        return Statement.ofx("1111100001", lines: checking, balance: "500.00", on: "2025-12-31")
            .replacing("</BANKMSGSRSV1></OFX>", with: String(inner))
    }
}
