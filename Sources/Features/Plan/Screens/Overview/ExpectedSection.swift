import DesignSystem
import HTML
import Localization
import Models
import Navigation
import PlanModel
import Services

/// What is still to come in the current month, with the way to the expected money.
struct ExpectedSection: View {
    /// Nil in other months.
    let expected: ExpectedOverview?

    var body: some View {
        Section("Expected money", id: "expected", link: SectionLink("See all", path: PlanRoute.expected.path.absolute)) {
            if let expected, !expected.items.isEmpty {
                row("Still to come in", until: expected.monthEnd, .banknote, expected.toCome.total, .credit)
                row("Still to go out", until: expected.monthEnd, .docText, expected.toPay.total, .neutral)
                MissingRatesNotice(currencies: expected.toCome.leftOut + expected.toPay.leftOut)
                ForEach(expected.items.filter { $0.status == .late || $0.status == .missing }, id: \.item.id.description) {
                    ExpectedRow(summary: $0)
                }
            } else {
                ListRow("Salary, rent and bills that return", path: PlanRoute.expected.path.absolute) {
                    IconDisc(.calendar, tint: .neutral)
                }
            }
        }
    }

    private func row(_ title: LocalizedText, until day: Day, _ symbol: Symbol, _ amount: Money, _ style: AmountStyle) -> some View {
        ListRow(title, subtitle: "Until \(day)", path: PlanRoute.expected.path.absolute) {
            IconDisc(symbol, tint: .neutral)
        } trailing: {
            AmountText(amount, style: amount.isZero ? .neutral : style)
        }
    }
}
