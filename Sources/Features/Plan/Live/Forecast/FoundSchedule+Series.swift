import Forecasting
import Models
import Recurrence

extension FoundSchedule {
    /// The future occurrences of a series.
    init(_ series: RecurringSeries) {
        let sign: Int64 = series.kind == .income ? 1 : -1
        self.init(
            next: series.next, every: series.rhythm.every, unit: series.rhythm.unit, amounts: series.charges.map { sign * $0.amount },
            price: series.highest == nil ? sign * series.amount : nil)
    }

    /// Occurrences through a day, including overdue ones, without those that are entered already.
    ///
    /// - Parameter entered: the days of transactions that detection has not seen.
    func days(through last: Day, without entered: [Day]) -> [Day] {
        let half = max((unit.days ?? (unit.months ?? 1) * 30) * every / 2, 1)
        return days(through: last).filter { day in !entered.contains { abs($0.distance(to: day)) < half } }
    }
}
