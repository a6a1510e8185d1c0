import Models
import TestTools

@testable import Recurrence

/// Draws series as banks book them: on the day, on the next working day, or a day or two later.
struct SeriesGenerator {
    var random: SeededGenerator

    static let rhythms = [
        Rhythm(1, .week), Rhythm(2, .week), Rhythm(4, .week), Rhythm(1, .month), Rhythm(2, .month), Rhythm(1, .quarter),
        Rhythm(1, .halfYear),
        Rhythm(1, .year),
    ]

    struct Plan {
        var kind: SeriesKind
        var rhythm: Rhythm
        var price: Int64
        /// Percent by which each amount varies; 0: a fixed price.
        var varies = 0
        var category: StandardCategory?
        var payees: [String]
        var steps = 0
        var isStopped = false
        var maySkip = false
        var memo = ""
    }

    /// Adds a series of a plan to a history.
    mutating func add(_ plan: Plan, to history: inout GeneratedHistory) {
        let count = length(of: plan)
        // The last charge is at most one cycle ago, or several for a stopped series.
        let ago = plan.isStopped ? plan.rhythm.length * 2 + random.int(20...60) : random.int(0...max(0, plan.rhythm.length * 8 / 10))
        let last = history.today.adding(days: -ago)
        var days = self.days(plan.rhythm, count: count + 2, last: last)
        // The last charge is not in the future.
        if days[count] > history.today { days.removeLast() } else { days.removeFirst() }
        var price = plan.price
        var steps: [RecurringSeries.PriceChange] = []
        let stepAt = plan.steps > 0 && plan.varies == 0 && count >= 6 ? Set([random.int(3...count - 3)]) : []
        var ids: Set<ID<Transaction>> = []
        let skipped = plan.maySkip && count >= 8 ? random.int(3...count - 3) : -1
        for index in 0..<count where index != skipped {
            let day = booked(days[index], isLast: index == count - 1, today: history.today)
            if stepAt.contains(index) {
                let new = price + max(50, price * Int64(random.int(6...30)) / 100)
                steps.append(RecurringSeries.PriceChange(day: day, from: price, to: new))
                price = new
            }
            let amount =
                plan.varies == 0 ? price : price * Int64(100 + random.int(-plan.varies...plan.varies)) / 100 + Int64(random.int(0...99))
            let payee = ReferenceText.filled(random.pick(plan.payees), day: day, &random)
            ids.insert(history.add(payee, day, amount, memo: plan.memo, category: plan.category))
        }
        history.expected.append(
            ExpectedSeries(
                kind: plan.kind, rhythm: plan.rhythm, amount: price, isVarying: plan.varies > 0, next: days[count],
                isStopped: plan.isStopped,
                steps: steps, charges: ids))
    }

    /// As many charges as fit into three years, at least as many as are needed.
    private mutating func length(of plan: Plan) -> Int {
        let most = min(36, max(plan.rhythm.minimum, 1_050 / plan.rhythm.length))
        return random.int(min(plan.rhythm.minimum, most)...most)
    }

    /// The days of a schedule whose last but one is near a day; its anchor may be the end of a month.
    private mutating func days(_ rhythm: Rhythm, count: Int, last: Day) -> [Day] {
        if let length = rhythm.days { return (0..<count).map { last.adding(days: (($0 - count + 2) * length)) } }
        let dayOfMonth = random.chance(15) ? random.int(29...31) : last.dayOfMonth
        let months = rhythm.months ?? 1
        // The last charge is near the day, so that the series has not stopped by itself.
        let month = dayOfMonth - last.dayOfMonth > 15 ? last.monthOfYear.previous : last.monthOfYear
        return (0..<count).map { index in
            let month = month.adding(months: (index - count + 2) * months)
            return month.firstDay.adding(days: min(dayOfMonth, month.lastDay.dayOfMonth) - 1)
        }
    }

    /// Half of the charges come on a weekend's next working day, some a day later.
    private mutating func booked(_ day: Day, isLast: Bool, today: Day) -> Day {
        var day = day
        if random.chance(12) { day = day.adding(days: 1) }
        while day.weekday >= 6, random.chance(80) { day = day.adding(days: 1) }
        return min(day, today)
    }
}
