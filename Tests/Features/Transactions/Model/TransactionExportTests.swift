import Models
import Testing
import TransactionsModel
import WireModels

@Suite struct TransactionExportTests {

    private func text(_ record: some Encodable) throws -> String {
        String(decoding: try JSONTextEncoder.bytes(of: record, absentMembers: .omitted), as: UTF8.self)
    }

    @Test func aTransactionHasNoMembersWithoutAValue() throws {
        let euro = try #require(Currency(code: "EUR"))
        let day = try #require(Day("2026-03-31"))
        var part = Transaction(
            id: ID(rawValue: 7), amount: Money(minorUnits: 12_50, currency: euro), source: LedgerAccountID(rawValue: 1), sourceDay: day,
            destination: LedgerAccountID(rawValue: 2), destinationDay: day.adding(days: 1))
        var group = TransactionGroup(id: part.id, parts: [part])
        let first = #"{"id":"txn_0000000000007","group":"txn_0000000000007","status":"completed","amount":"12.50","currency":"EUR","#
        let sides = #""source":"acc_A","sourceDay":"2026-03-31","destination":"cat_B","destinationDay":"2026-04-01""#
        func exported() throws -> String {
            try text(TransactionExport(part, of: group, groupID: group.id.description, source: "acc_A", destination: "cat_B"))
        }
        #expect(try exported() == first + sides + "}")
        part.note = "two\nlines"
        part.foreign = Money(minorUnits: 1_300, currency: try #require(Currency(code: "JPY")))
        group.payee = "A \"shop\""
        group.reference = "R-1"
        group.tags = ["a", "b"]
        let rest = #","payee":"A \"shop\"","note":"two\nlines","reference":"R-1","foreignAmount":"1300","foreignCurrency":"JPY","#
        #expect(try exported() == first + sides + rest + #""tags":["a","b"]}"#)
        // A further part of a split has an id of its own.
        part.id = ID(rawValue: 8)
        #expect(try exported().hasPrefix(#"{"id":"txn_0000000000008","group":"txn_0000000000007","#))
    }
}
