import InsightsModel
import Models
import Testing

struct ReportKindTests {
    @Test func netWorthIsDividedByMonthAndAccountOnly() {
        #expect(Set(ReportKind.networth.groupings) == [.month, .account])
        for kind in [ReportKind.spending, .income, .cashflow] { #expect(kind.groupings == ReportGrouping.allCases) }
    }

    @Test func whatIsSpentAndWhatIsEarnedIsPositive() {
        // What comes into a category of spending is positive there; income leaves its category.
        #expect(ReportKind.spending.sign == 1 && ReportKind.income.sign == -1 && ReportKind.cashflow.sign == -1)
        #expect(ReportKind.cashflow.classes == [.income, .spending] && ReportKind.networth.classes.isEmpty)
    }
}
