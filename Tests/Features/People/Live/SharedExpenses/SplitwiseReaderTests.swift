import Models
import PeopleModel
import TestTools
import Testing

@testable import PeopleLive
@testable import StatementFiles

struct SplitwiseReaderTests {
    private static let english = """
        Date,Description,Category,Cost,Currency,Eva Berg,Anna,Ben

        2026-05-01,"Dinner, late",Dining out,95.00,EUR,63.33,-31.67,-31.66
        2026-05-02,Anna paid Eva B.,Payment,20.00,EUR,-20.00,20.00,0.00
        2026-05-03,Hotel,Hotel,100.00,EUR,20.00,-60.00,40.00

        2026-05-31,Total balance, , ,EUR,63.33,-71.67,8.34
        """

    private func read(_ text: String) throws -> SharedExpenseFile { try SharedExpenseFile.read(Array(text.utf8), for: .group) }

    /// What the rows change in the balances of the members.
    private func nets(_ file: SharedExpenseFile) throws -> [Int64] {
        var nets = file.members.map { _ in Int64(0) }
        for row in file.rows {
            switch row.kind {
            case .settlement(let from, let to, let amount):
                nets[from] += amount.minorUnits
                nets[to] -= amount.minorUnits
            case .expense(let amount, let paid, let type, let parts):
                for part in paid { nets[part.member] += part.value }
                #expect(paid.reduce(0) { $0 + $1.value } == amount.minorUnits)
                let split = ExpenseSplit(SplitType(type), parts.map { .init(ID(rawValue: Int64($0.member) + 1), $0.value) })
                for share in try split.shares(of: amount, rotation: 1) { nets[Int(share.member.rawValue) - 1] -= share.amount }
            }
        }
        return nets
    }

    @Test func theBalancesAreThoseThatTheFileStates() throws {
        let file = try read(Self.english)
        #expect(file.format == .splitwise && file.members == ["Eva Berg", "Anna", "Ben"] && file.diagnostics.isEmpty)
        #expect(try nets(file) == [63_33, -71_67, 8_34])
    }

    @Test func aPayerIsKnownWhereOneIsOwed() throws {
        let file = try read(Self.english)
        guard case .expense(let amount, let paid, _, let parts) = file.rows[0].kind else { return #expect(Bool(false)) }
        #expect(amount.minorUnits == 95_00 && paid.map(\.member) == [0] && paid.map(\.value) == [95_00])
        #expect(parts.map(\.value) == [31_67, 31_67, 31_66] && !file.rows[0].isReconstructed)
        #expect(file.rows[0].title == "Dinner, late" && file.rows[0].line == 3)
        // Eva and Ben are owed: who paid is not known.
        guard case .expense(_, let payers, _, _) = file.rows[2].kind else { return #expect(Bool(false)) }
        #expect(payers.map(\.value) == [40_00, 60_00] && file.rows[2].isReconstructed)
    }

    @Test func aPaymentIsASettlement() throws {
        let file = try read(Self.english)
        #expect(file.rows[1].kind == .settlement(from: 1, to: 0, amount: try money(20_00)))
    }

    @Test func aPaymentToTwoIsTwoPayments() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna,Ben
            2026-05-02,Eva paid Anna and Ben,Payment,30.00,EUR,30.00,-20.00,-10.00
            2026-05-03,Anna und Ben haben Eva bezahlt,Zahlung,30.00,EUR,-30.00,20.00,10.00
            2026-05-04,Everybody,Payment,30.00,EUR,25.00,5.00,-30.00
            """)
        #expect(
            try file.rows.map(\.kind) == [
                .settlement(from: 0, to: 1, amount: money(20_00)), .settlement(from: 0, to: 2, amount: money(10_00)),
                .settlement(from: 1, to: 0, amount: money(20_00)), .settlement(from: 2, to: 0, amount: money(10_00)),
                .settlement(from: 0, to: 2, amount: money(25_00)), .settlement(from: 1, to: 2, amount: money(5_00)),
            ])
        #expect(file.rows.map(\.line) == [2, 2, 3, 3, 4, 4] && !file.rows.contains(where: \.isReconstructed))
        #expect(try nets(file) == [25_00, 5_00, -30_00])
    }

    @Test func aRowThatChangesNothingIsNamed() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna
            2026-05-01,Only for me,General,12.00,EUR,0.00,0.00
            2026-05-02,Dinner,Dining out,30.00,EUR,15.00,-15.00
            """)
        #expect(file.rows.map(\.title) == ["Dinner"] && file.rows.map(\.category) == ["Dining out"])
        #expect(file.diagnostics.map(\.code) == [.sharedRowUnshared] && file.diagnostics.map(\.line) == [2])
        #expect(file.diagnostics[0].found == "Only for me" && file.diagnostics[0].severity == .warning)
    }

    @Test func translatedHeadersAndPaymentsAreRead() throws {
        let file = try read(
            """
            Datum,Beschreibung,Kategorie,Kosten,Währung,Eva,Jürgen
            2026-05-01,Abendessen,Essen,30.00,EUR,15.00,-15.00
            2026-05-02,Jürgen hat bezahlt,Zahlung,15.00,EUR,-15.00,15.00
            2026-05-31,Gesamtsaldo,,,EUR,0.00,0.00
            """)
        #expect(file.members == ["Eva", "Jürgen"] && file.diagnostics.isEmpty)
        #expect(try nets(file) == [0, 0])
        #expect(file.rows[1].kind == .settlement(from: 1, to: 0, amount: try money(15_00)))
    }

    @Test func aRowThatDoesNotMakeZeroIsRefusedByItsNumber() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna
            2026-05-01,Dinner,Food,30.00,EUR,15.00,-15.00
            2026-05-02,Taxi,Travel,10.00,EUR,5.00,-4.99
            """)
        #expect(file.rows.count == 1)
        #expect(file.diagnostics.map(\.line) == [3] && file.diagnostics.map(\.code) == [.sharedRowSum])
        #expect(file.diagnostics[0].arguments == ["0.01", "0.00"] && file.diagnostics[0].severity == .rejected)
    }

    @Test func totalsThatDifferAreAWarning() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna
            2026-05-01,Dinner,Food,30.00,EUR,15.00,-15.00
            2026-05-31,Total balance,,,EUR,16.00,-16.00
            """)
        #expect(file.diagnostics.map(\.code) == [.sharedTotalDiffers, .sharedTotalDiffers])
        #expect(file.diagnostics[0].arguments == ["Eva", "15.00", "16.00"])
    }

    @Test func moneyThatWasReceivedIsMirrored() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna,Ben
            2026-05-01,Deposit back,Rent,-90.00,EUR,-60.00,30.00,30.00
            """)
        #expect(try nets(file) == [-60_00, 30_00, 30_00])
        guard case .expense(let amount, let paid, _, _) = file.rows[0].kind else { return #expect(Bool(false)) }
        #expect(amount.minorUnits == -90_00 && paid.map(\.value) == [-90_00] && !file.rows[0].isReconstructed)
    }

    @Test func rowsThatCannotBeReadAreNamed() throws {
        let file = try read(
            """
            Date,Description,Category,Cost,Currency,Eva,Anna
            01.05.2026,Dinner,Food,30.00,EUR,15.00,-15.00
            2026-05-01,Dinner,Food,30.00,XQQ,15.00,-15.00
            2026-05-01,Dinner,Food,thirty,EUR,15.00,-15.00
            2026-05-01,Dinner,Food,30.00,EUR,15.001,-15.001
            2026-05-01,Dinner
            """)
        #expect(file.rows.isEmpty)
        #expect(
            file.diagnostics.map(\.code) == [
                .sharedDayUnreadable, .sharedCurrencyUnknown, .sharedAmountUnreadable, .sharedAmountUnreadable, .sharedRowTooShort,
            ])
    }

    @Test(arguments: ["", "   ", "Date,Amount\n2026-01-01,5", "\"open", "{\"name\":3}", "{"]) func anythingElseIsRefused(text: String) {
        #expect(throws: SharedExpenseFileError.self) { try read(text) }
    }

    @Test func everyRowKeepsItsBalances() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let count = Int.random(in: 2...8, using: &random)
            var changes = (1..<count).map { _ in Int64.random(in: -50_00...50_00, using: &random) }
            changes.append(-changes.reduce(0, +))
            let cost = Int64.random(in: 1...300_00, using: &random) * (Bool.random(using: &random) ? 1 : -1)
            let cells = try changes.map { try money($0).decimalText }.joined(separator: ",")
            let names = (1...count).map { "M\($0)" }.joined(separator: ",")
            let file = try read(
                "Date,Description,Category,Cost,Currency,\(names)\n2026-01-01,X,Y,\(try money(cost).decimalText),EUR,\(cells)\n")
            #expect(try nets(file) == changes, "seed \(seed)")
        }
    }

    private func money(_ units: Int64) throws -> Money { Money(minorUnits: units, currency: try #require(Currency(code: "EUR"))) }
}
