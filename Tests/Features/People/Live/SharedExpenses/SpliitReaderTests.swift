import Models
import Testing

@testable import PeopleLive
@testable import StatementFiles

struct SpliitReaderTests {

    private func read(_ expenses: String, currency: String = #""currency":"€","#) throws -> SharedExpenseFile {
        let text = """
            {"id":"g","name":"Trip",\(currency)"expenses":[\(expenses)],
            "participants":[{"id":"a","name":"Eva"},{"id":"b","name":"Anna"},{"id":"c","name":"Ben"}]}
            """
        return try SharedExpenseFile.read(Array(text.utf8), for: .group)
    }

    private func expense(_ amount: Int64, _ mode: String, _ shares: [(String, Int64)], isReimbursement: Bool = false) -> String {
        let paidFor = shares.map { #"{"participantId":"\#($0.0)","shares":\#($0.1)}"# }.joined(separator: ",")
        return """
            {"expenseDate":"2026-05-01T00:00:00.000Z","title":"Dinner","category":{"grouping":"Food","name":"Dining"},"amount":\(amount),\
            "paidById":"a","paidFor":[\(paidFor)],"isReimbursement":\(isReimbursement),"splitMode":"\(mode)"}
            """
    }

    @Test func everySplitModeIsRead() throws {
        let file = try read(
            [
                expense(100_00, "EVENLY", [("a", 100), ("b", 100), ("c", 100)]), expense(90_00, "BY_SHARES", [("a", 200), ("b", 50)]),
                expense(80_00, "BY_PERCENTAGE", [("a", 25_00), ("c", 75_00)]), expense(50_00, "BY_AMOUNT", [("b", 49_99), ("c", 1)]),
            ].joined(separator: ","))
        #expect(file.format == .spliit && file.name == "Trip" && file.members == ["Eva", "Anna", "Ben"] && file.currency?.code == "EUR")
        let splits = file.rows.map { row -> [String] in
            guard case .expense(_, _, let type, let parts) = row.kind else { return [] }
            return [type.rawValue] + parts.map { "\($0.member)=\($0.value)" }
        }
        #expect(
            splits == [
                ["equally", "0=0", "1=0", "2=0"], ["shares", "0=200", "1=50"], ["percent", "0=2500", "2=7500"], ["exact", "1=4999", "2=1"],
            ])
        #expect(file.rows.allSatisfy { $0.day == Day("2026-05-01") && !$0.isReconstructed })
    }

    @Test func aReimbursementIsASettlement() throws {
        let file = try read(expense(25_00, "EVENLY", [("b", 100)], isReimbursement: true))
        let euro = try #require(Currency(code: "EUR"))
        #expect(file.rows.map(\.kind) == [.settlement(from: 0, to: 1, amount: Money(minorUnits: 25_00, currency: euro))])
    }

    @Test func whatDoesNotAddUpIsNamedByItsNumber() throws {
        let file = try read(
            [
                expense(50_00, "BY_AMOUNT", [("b", 49_98), ("c", 1)]), expense(0, "EVENLY", [("a", 100)]),
                expense(5, "EVENLY", [("x", 100)]), expense(5, "EVENLY", [("a", 100)]),
            ].joined(separator: ","))
        #expect(file.rows.map(\.line) == [4])
        #expect(file.diagnostics.map(\.code) == [.sharedSplitInvalid, .sharedAmountUnreadable, .sharedMemberUnknown])
        #expect(file.diagnostics.map(\.line) == [1, 2, 3])
    }

    @Test func theCurrencyIsThatOfTheFileOrTheOneThatIsAskedFor() throws {
        #expect(throws: SharedExpenseFileError.self) { try read("", currency: #""currency":"kr","#) }
        #expect(try read(expense(5, "EVENLY", [("a", 1)]), currency: #""currency":"kr","currencyCode":"SEK","#).currency?.code == "SEK")
    }
}
