import Models
import Testing

@Suite struct EntryDirectionTests {
    @Test func moneyInIsPlusAndGreenMoneyOutMinusAndNeutral() {
        #expect(EntryDirection.credit.amountPrefix == "+")
        #expect(EntryDirection.debit.amountPrefix == "\u{2212}")
        #expect(EntryDirection.credit.amountColor == .credit)
        #expect(EntryDirection.debit.amountColor == .neutral)
    }
}
