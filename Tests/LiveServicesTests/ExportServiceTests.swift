import Models
import Services
import Synchronization
import Testing

@Suite struct ExportServiceTests {

    private func export(_ home: TestHousehold, _ request: ExportRequest) async throws -> String {
        let bytes = Collected()
        try await home.services.exports().export(request) { bytes.add($0) }
        return String(decoding: bytes.all, as: UTF8.self)
    }

    @Test func anOFXStatementOfSomeDaysStatesTheBalanceAtItsEnd() async throws {
        let home = try TestHousehold()
        let today = TestHousehold.today
        let account = try await home.account("Checking", opening: 100_00, on: today.adding(days: -9))
        for (units, back) in [(Int64(-40_00), 7), (-3_00, 5), (-1_00, 1)] {
            try await home.add(units, in: account, day: today.adding(days: -back))
        }
        func ofx(from: Int?, until: Int?) async throws -> String {
            try await export(
                home,
                ExportRequest(
                    format: .ofx, account: account.id, from: from.map { today.adding(days: -$0) },
                    until: until.map { today.adding(days: -$0) }))
        }
        #expect(try await ofx(from: nil, until: nil).contains("<BALAMT>56.00</BALAMT>"))
        #expect(try await ofx(from: 6, until: nil).contains("<BALAMT>56.00</BALAMT>"))
        let day = today.adding(days: -2).description.filter { $0 != "-" }
        #expect(try await ofx(from: 6, until: 2).contains("<LEDGERBAL><BALAMT>57.00</BALAMT><DTASOF>\(day)</DTASOF>"))
        #expect(try await ofx(from: nil, until: 6).contains("<BALAMT>60.00</BALAMT>"))
    }

    @Test func everyFormatIsWrittenInOrderWithItsGroupsTogether() async throws {
        let home = try TestHousehold()
        let account = try await home.account("Checking", opening: 100_00, on: TestHousehold.today.adding(days: -9))
        let savings = try await home.account("Savings", .savings)
        try await home.add(-40_00, in: account, to: savings, day: TestHousehold.today.adding(days: -2))
        let split = try await home.add(-3_00, in: account, payee: "Market", day: TestHousehold.today.adding(days: -5)).transaction.id
        let parts = [
            SplitPart(amount: home.money(-4_00), category: try await home.category("groceries")),
            SplitPart(amount: home.money(1_00), category: try await home.category("refund")),
        ]
        _ = try await home.transactions.splitTransaction(id: split, into: parts, revision: nil)
        for format in ExportFormat.allCases {
            #expect(try await export(home, ExportRequest(format: format)).contains("Market"), "\(format)")
        }
        let text = try await export(home, ExportRequest(format: .ledger))
        let order = ["Opening balance", "Market", "Assets:Savings:Savings"].compactMap { text.range(of: $0)?.lowerBound }
        #expect(order.count == 3)
        #expect(text.split(separator: "Market").count == 3)
        let csv = try await export(home, ExportRequest(format: .csv, account: savings.id))
        #expect(!csv.contains("Market") && csv.contains("40.00"))
        // The other side of the transfer is named, and is no row of this account's.
        #expect(
            csv.split(separator: "\r\n").dropFirst().map { $0.split(separator: ",", omittingEmptySubsequences: false)[1] } == ["Savings"])
        #expect(csv.contains(",Checking,completed,"))
        let recent = try await export(home, ExportRequest(format: .csv, from: TestHousehold.today.adding(days: -4)))
        #expect(!recent.contains("Market") && recent.contains("40.00"))
        let early = try await export(home, ExportRequest(format: .csv, until: TestHousehold.today.adding(days: -4)))
        #expect(early.contains("Market") && !early.contains("40.00"))
        let ofx = try await export(home, ExportRequest(format: .ofx, account: savings.id))
        #expect(ofx.split(separator: "<STMTRS>").count == 2)
    }
}

private final class Collected: Sendable {
    private let bytes = Mutex<[UInt8]>([])
    var all: [UInt8] { bytes.withLock { $0 } }
    func add(_ piece: [UInt8]) { bytes.withLock { $0 += piece } }
}

extension String {
    fileprivate func range(of part: String) -> Range<String.Index>? { firstRange(of: part) }
}
