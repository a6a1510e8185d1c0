import HouseholdModel
import Models
import SavingsModel
import Services
import Synchronization
import TestSupport
import Testing
import TransferModel

@Suite struct ExportServiceTests {

    private func export(_ home: TestHousehold, _ request: ExportRequest) async throws -> String {
        let bytes = Collected()
        try await home.services.exports().export(request) { bytes.add($0) }
        return String(decoding: bytes.all, as: UTF8.self)
    }

    @Test func anOFXStatementOfSomeDaysStatesTheBalanceAtItsEnd() async throws {
        let home = try await TestHousehold()
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
        let home = try await TestHousehold()
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
        // The other side of the transfer is named, but is no row of this account.
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

    @Test func jsonHoldsBeneficiariesAndOrders() async throws {
        let home = try await TestHousehold()
        let today = TestHousehold.today
        let checking = try await home.account("Checking", opening: 1_000_00, on: today.adding(days: -9))
        let savings = try await home.account("Savings", .savings)
        let wallet = try await home.account("Wallet", .cash)
        let party = PaymentParty(name: "Jane Doe", number: .other("12-345678"))
        let jane = try await home.services.beneficiaries().addBeneficiary(party, isFavorite: true, key: nil)
        let transfers = home.services.transfers()
        let own = try await transfers.order(
            TransferDraft(source: checking.id, destination: .account(savings.id), amount: home.money(10_00), day: today))
        let payee = TransferDestination.payee(jane.party, beneficiary: jane.id, isInternational: false)
        let later = try await transfers.order(
            TransferDraft(source: checking.id, destination: payee, amount: home.money(20_00), day: today.adding(days: 5)))
        let standing = try await home.services.standingOrders().addStandingOrder(
            TransferDraft(
                source: checking.id, destination: .account(wallet.id), amount: home.money(5_00), day: today.adding(days: 1),
                schedule: try Schedule(anchor: today.adding(days: 1), .week)))
        let all = try await export(home, ExportRequest(format: .json))
        for id in [own.id, later.id] { #expect(all.contains("\n{\"id\":\"\(id)\",\"reference\":\"REF")) }
        #expect(all.contains("\n{\"id\":\"\(jane.id)\",\"name\":\"Jane Doe\",\"number\":\"12-345678\",\"favorite\":true}"))
        #expect(all.contains("\n{\"id\":\"\(standing.id)\""))
        let terms = "\"beneficiary\":\"\(jane.id)\",\"international\":false,"
        #expect(all.contains(terms + "\"payee\":{\"name\":\"Jane Doe\",\"number\":\"12-345678\"},"))
        // The posted transaction is named, and is in the ledger once.
        let posted = try #require(own.transaction).description
        #expect(all.split(separator: posted).count == 4)
        let ofSavings = try await export(home, ExportRequest(format: .json, account: savings.id))
        #expect(ofSavings.contains(own.id.description) && !ofSavings.contains(later.id.description))
        #expect(!ofSavings.contains(standing.id.description) && !ofSavings.contains(jane.id.description))
        let soon = try await export(home, ExportRequest(format: .json, from: today.adding(days: 1)))
        #expect(!soon.contains(own.id.description) && soon.contains(later.id.description))
        for format in ExportFormat.allCases where format != .json {
            let text = try await export(home, ExportRequest(format: format))
            #expect(!text.contains(later.reference.description) && !text.contains("Jane"), "\(format)")
        }
    }

    @Test func jsonHoldsPlansAndGoals() async throws {
        let household = try await TestHousehold()
        let (one, two) = (
            try await household.savingsAccount("One", 5_00, contribution: 50_00, rate: 45_000),
            try await household.savingsAccount("Two", contribution: 1)
        )
        let roof = try await household.goal("Roof", 9_000_00, from: one)
        let gone = try await household.goal("Gone", 9_000_00, from: two)
        _ = try await household.savings.deleteGoal(id: gone.id)
        let all = try await export(household, ExportRequest(format: .json))
        let plan = "{\"account\":\"\(one.id)\",\"contribution\":\"50.00\",\"currency\":\"EUR\",\"rate\":\"4.5\",\"basis\":\"nominal\"}"
        let goal =
            "{\"id\":\"\(roof.id)\",\"name\":\"Roof\",\"target\":\"9000.00\",\"currency\":\"EUR\",\"parts\":[{\"account\":\"\(one.id)\"}]}"
        #expect(all.contains(plan) && all.contains(goal) && all.contains("\"contribution\":\"0.01\""))
        #expect(!all.contains(gone.id.description))
        let ofTwo = try await export(household, ExportRequest(format: .json, account: two.id))
        #expect(!ofTwo.contains(plan) && !ofTwo.contains(goal) && ofTwo.contains("\"contribution\":\"0.01\""))
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
