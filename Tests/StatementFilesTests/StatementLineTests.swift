import Models
import Testing

@testable import StatementFiles

struct StatementLineTests {

    @Test func aLineThatIsSetAgainKeepsNothingOfTheOneBefore() throws {
        let euro = try #require(Currency(code: "EUR"))
        var line = StatementLine(
            line: 7, bankId: "1", day: Day(number: 1), valueDay: Day(number: 2), purchaseDay: Day(number: 3),
            amount: DecimalFigure(mantissa: -5, scale: 0), currency: euro,
            foreign: ForeignAmount(amount: DecimalFigure(mantissa: 5, scale: 0), currency: euro), status: .pending, kind: .cashWithdrawal,
            payee: "Payee", memo: "Memo", reference: "Reference", counterparty: "DE00",
            mandate: DirectDebitMandate(creditor: "C", mandate: "M"),
            transferAccount: "Savings", category: "Food", codes: [.type("FEE")],
            parts: [StatementLinePart(amount: DecimalFigure(mantissa: -5, scale: 0))], correction: .delete(bankId: "0"))
        // Every field has another value than a new line, so a field that is added later has to be set here.
        let new = StatementLine(line: 8, day: Day(number: 9), amount: DecimalFigure(mantissa: 4, scale: 2))
        for (old, fresh) in zip(Mirror(reflecting: line).children, Mirror(reflecting: new).children) {
            #expect(String(describing: old.value) != String(describing: fresh.value), "\(old.label ?? "")")
        }
        line.reset(line: 8, day: Day(number: 9), amount: DecimalFigure(mantissa: 4, scale: 2))
        #expect(line == new)
    }
}
