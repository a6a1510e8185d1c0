import Models

/// Plans transactions that do not depend on account balances.
extension HouseholdSimulation {
    /// The planned movements by day, in order.
    func plannedMovements() -> [Day: [Movement]] {
        var planned: [Movement] = salaries() + regularPayments() + tripMovements() + orderedPayments() + lastPurchases()
        planned += purchases(of: Habit.everyday, stream: 100)
        var plan: [Day: [Movement]] = [:]
        for movement in planned where movement.day >= firstDay && movement.day <= today { plan[movement.day, default: []].append(movement) }
        return plan
    }

    /// The months of the simulation, oldest first, including the current one.
    var months: [Month] { (0...wholeMonths).map { Month(of: firstDay).adding(months: $0) } }

    private func salaries() -> [Movement] {
        var random = SeededRandom(seed: seed, stream: 2)
        return months.enumerated().flatMap { index, month -> [Movement] in
            // Salaries rise every January.
            let rises = Int64(month.year - Month(of: firstDay).year)
            let orla = 2_784_72 + 2_784_72 * rises * 31 / 1_000
            let felix = 2_996_40 + 2_996_40 * rises * 24 / 1_000
            // Shift allowance for the previous month.
            let shifts = random.number(in: 0...286_00)
            let orlaDay = month.day(25).workdayOnOrBefore
            let felixDay = month.lastDay.workdayOnOrBefore
            var paid = [
                Movement(
                    account: .orla, day: orlaDay, units: orla + shifts, payee: "Ballyroe Hospital Group", memo: "Salary", category: .salary),
                Movement(account: .felix, day: felixDay, units: felix, payee: "Lanternfish Studio", memo: "Salary", category: .salary),
            ]
            if month.month == 12 {
                paid.append(
                    Movement(
                        account: .felix, day: month.day(18).workdayOnOrBefore, units: felix * 55 / 100, payee: "Lanternfish Studio",
                        memo: "Bonus", category: .salary))
            }
            return paid
        }
    }

    private func regularPayments() -> [Movement] {
        var movements: [Movement] = []
        for (number, payment) in RegularPayment.household.enumerated() {
            var random = SeededRandom(seed: seed, stream: 300 + UInt64(number))
            for (index, month) in months.enumerated() {
                if let movement = payment.movement(in: month, index: index, random: &random) { movements.append(movement) }
            }
        }
        return movements
    }

    private func tripMovements() -> [Movement] {
        var movements: [Movement] = []
        for (number, trip) in Trip.all.enumerated() {
            var random = SeededRandom(seed: seed, stream: 500 + UInt64(number))
            movements += trip.movements(from: firstDay, random: &random)
        }
        return movements
    }

    private func purchases(of habits: [Habit], stream: UInt64) -> [Movement] {
        let away = Trip.all.map { $0.days(from: firstDay) }
        var movements: [Movement] = []
        for (number, habit) in habits.enumerated() {
            var random = SeededRandom(seed: seed, stream: stream + UInt64(number))
            var day = firstDay
            while day <= today {
                let movement = habit.movement(on: day, random: &random)
                // There are no everyday purchases during trips.
                if let movement, !away.contains(where: { $0.contains(day) }) { movements.append(movement) }
                day = day.adding(days: 1)
            }
        }
        return movements
    }

    /// Three purchases of the last two days, so that there are always pending transactions.
    private func lastPurchases() -> [Movement] {
        [
            Movement(
                account: .card, day: today.adding(days: -1), units: -64_50, payee: "Osteria Finestra", category: .dining, kind: .purchase),
            Movement(account: .card, day: today, units: -31_20, payee: "The Corner Larder", category: .groceries, kind: .purchase),
            Movement(account: .joint, day: today, units: -52_80, payee: "Beacon Fuels", category: .transport, kind: .purchase),
        ]
    }
}

extension Habit {
    /// The purchase on a day; nil if there is none. It draws the same number of random values in either case.
    func movement(on day: Day, random: inout SeededRandom) -> Movement? {
        let isBought = random.isTrue(withPercent: chances[day.weekday - 1])
        guard let shop = random.pick(shops), let payer = random.pick(payers) else { return nil }
        let price = random.number(in: shop.prices)
        guard isBought else { return nil }
        return Movement(account: payer, day: day, units: -price, payee: shop.name, category: category, kind: .purchase)
    }
}
