import Models
import PlanModel
import ServiceKit
import Services

/// What Home shows of expected money: what did not come, and when the next income does.
extension ExpectedModule: HomeContributor {
    /// The day of the next income. Its message: the latest missing occurrence within the last month.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        guard try home.reading.expectedItems().contains(where: { !$0.isRemoved }) else { return }
        let reader = try home.reading.expected(today: home.today)
        let coming = reader.open(from: home.today.adding(days: 1), through: home.today.adding(days: UntilPayday.days))
        overview.nextIncome = coming.filter { !$0.item.amount.isNegative }.map(\.open.due).min()
        let missing = reader.open(from: home.today.adding(days: -31), through: home.today.adding(days: -1)).filter {
            $0.open.status == .missing
        }
        guard let (item, open) = missing.max(by: { ($0.open.due, $0.item.id) < ($1.open.due, $1.item.id) }) else { return }
        overview.parts.add(PlanInsight.expectedMissing(item.id, name: item.name, amount: item.amount, day: open.due))
    }
}
