import Models
import PlanModel
import ServiceKit
import Services

/// The message of Home about expected money that did not come.
extension ExpectedModule: HomeContributor {
    /// Its message: the latest missing occurrence within the last month.
    func read(_ home: HomeReading, into overview: inout HomeOverview) throws {
        guard try home.reading.expectedItems().contains(where: { !$0.isRemoved }) else { return }
        let reader = try home.reading.expected(today: home.today)
        let missing = reader.open(from: home.today.adding(days: -31), through: home.today.adding(days: -1)).filter {
            $0.open.status == .missing
        }
        guard let (item, open) = missing.max(by: { ($0.open.due, $0.item.id) < ($1.open.due, $1.item.id) }) else { return }
        overview.parts.add(PlanInsight.expectedMissing(item.id, name: item.name, amount: item.amount, day: open.due))
    }
}
