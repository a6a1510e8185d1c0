import Models

/// Simulates transactions that depend on account balances: own transfers, card bill, interest, fund valuations, cash, returns.
extension HouseholdSimulation {
    mutating func simulateBanking(on day: Day) {
        let month = Month(of: day)
        if day == month.day(1).workdayOnOrAfter {
            transfer(1_550_00, from: .orla, to: .joint, on: day, afterWorkdays: 0, payee: "House money")
            transfer(1_780_00, from: .felix, to: .joint, on: day, afterWorkdays: 1, payee: "House money")
        }
        if day == month.day(3).workdayOnOrAfter {
            transfer(350_00, from: .orla, to: .fund, on: day, afterWorkdays: 2, payee: "Savings plan")
        }
        if day == month.day(6).workdayOnOrAfter {
            transfer(1_386_40, from: .joint, to: .mortgage, on: day, afterWorkdays: 0, payee: "Mortgage")
        }
        if day == month.day(20) { cardBill = max(0, -balance(of: .card)) }
        let topUpDay = month.day(7).workdayOnOrAfter
        if day == topUpDay { topUpJointAccount(to: cardBill + 900_00, on: day) }
        if day == topUpDay.adding(days: 1).workdayOnOrAfter, cardBill > 0 {
            transfer(cardBill, from: .joint, to: .card, on: day, afterWorkdays: 1, payee: "Card bill")
        }
        if day == month.day(10).workdayOnOrAfter { transferSurplus(on: day) }
        if day == month.day(18).workdayOnOrAfter { rebalanceJointAccount(on: day) }
        if day == month.day(12).workdayOnOrAfter, month.month % 3 == 2 { exchangeDollars(on: day) }
        if day == month.lastDay { closeMonth(on: day) }
    }

    // MARK: - Own transfers

    /// Transfers money between two own accounts. The receiving bank books it `workdays` later.
    private mutating func transfer(
        _ units: Int64, from source: SampleAccount, to destination: SampleAccount, on day: Day, afterWorkdays workdays: Int, payee: String
    ) {
        var arrival = day
        for _ in 0..<workdays { arrival = arrival.adding(days: 1).workdayOnOrAfter }
        post(Movement(account: source, day: day, units: -units, payee: payee))
        let arriving = Movement(account: destination, day: arrival, units: units, payee: payee)
        if arrival == day { post(arriving) } else { pendingArrivals[arrival, default: []].append(arriving) }
    }

    /// Transfers surplus money to the savings account. The amounts differ, so that the two sides of each transfer can be matched.
    private mutating func transferSurplus(on day: Day) {
        let fromOrla = max(0, balance(of: .orla) - 1_450_00) / 10_00 * 10_00
        var fromFelix = max(0, balance(of: .felix) - 1_600_00) / 10_00 * 10_00
        if fromFelix == fromOrla { fromFelix -= 10_00 }
        if fromOrla >= 50_00 { transfer(fromOrla, from: .orla, to: .savings, on: day, afterWorkdays: 0, payee: "Rainy day") }
        if fromFelix >= 50_00 { transfer(fromFelix, from: .felix, to: .savings, on: day, afterWorkdays: 1, payee: "Rainy day") }
    }

    /// Transfers a surplus of the joint account to the savings account, or covers a shortfall from it.
    private mutating func rebalanceJointAccount(on day: Day) {
        if balance(of: .joint) > 2_800_00 {
            transfer(
                (balance(of: .joint) - 2_000_00) / 100_00 * 100_00 + 5_00, from: .joint, to: .savings, on: day, afterWorkdays: 0,
                payee: "Rainy day")
        } else {
            topUpJointAccount(to: 800_00, on: day)
        }
    }

    private mutating func topUpJointAccount(to wanted: Int64, on day: Day) {
        let missing = wanted - balance(of: .joint)
        guard missing > 0 else { return }
        transfer((missing + 99_99) / 100_00 * 100_00 + 5_00, from: .savings, to: .joint, on: day, afterWorkdays: 0, payee: "Top up")
    }

    private mutating func exchangeDollars(on day: Day) {
        let units = max(0, balance(of: .dollars) - 2_400_00) / 100_00 * 100_00
        guard units >= 500_00 else { return }
        let rate = 908 + random.number(in: 0...34)
        post(Movement(account: .dollars, day: day, units: -units, payee: "Currency exchange", memo: "To euros", category: .transfer))
        post(
            Movement(
                account: .felix, day: day.adding(days: 1).workdayOnOrAfter, units: units * rate / 1_000, payee: "Currency exchange",
                memo: "From dollars", category: .transfer))
    }

    // MARK: - End of month

    private mutating func closeMonth(on day: Day) {
        // 3.45 % per year, rounded half up. The balance of a loan is negative.
        let interest = (-balance(of: .mortgage) * 345 + 60_000) / 120_000
        post(
            Movement(
                account: .mortgage, day: day, units: -interest, payee: "Copperbridge Home Loans", memo: "Interest", category: .housing))
        if Month(of: day).month % 3 == 0 {
            let before = balance(of: .fund)
            let perMille = random.number(in: -34...62)
            let after = before + before * perMille / 1_000
            guard after != before else { return }
            valuations.append((.fund, day, before, after))
            balances[.fund] = after
        }
    }

    // MARK: - Returns and cash

    /// Occasionally refunds a recent purchase.
    mutating func returnPurchase(on day: Day) {
        guard day.isWorkday, random.isTrue(withPercent: 14) else { return }
        let from = day.adding(days: -12)
        let recent = movements.suffix(120).filter {
            $0.category == .shopping && $0.account == .card && $0.day >= from && $0.day < day.adding(days: -3) && $0.units < -15_00
        }
        guard let bought = random.pick(recent) else { return }
        post(Movement(account: .card, day: day, units: -bought.units, payee: bought.payee, memo: "Return", category: .refund))
    }

    /// Withdraws cash if the wallet is nearly empty; otherwise spends cash.
    mutating func simulateCash(on day: Day) {
        if balance(of: .wallet) < 35_00 {
            let payer = random.isTrue(withPercent: 50) ? SampleAccount.orla : .felix
            let units = 60_00 + 20_00 * random.number(in: 0...3)
            if balance(of: payer) > units { post(Movement(account: payer, day: day, units: -units, payee: "Cash machine", kind: .cash)) }
            return
        }
        for habit in Habit.cash {
            guard var spent = habit.movement(on: day, random: &random) else { continue }
            // Cash amounts are rounded to half units.
            spent.units = min(-1_00, (spent.units - 25) / 50 * 50)
            spent.kind = .ordinary
            guard balance(of: .wallet) + spent.units > 2_00 else { continue }
            post(spent)
        }
    }
}
