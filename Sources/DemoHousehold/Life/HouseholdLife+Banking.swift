import Models

/// What depends on what the accounts hold: own transfers, the card's bill, interest, the fund's worth, cash, things sent back.
extension HouseholdLife {

    mutating func bank(on day: Day) {
        let month = Month(of: day)
        if day == month.day(1).workdayOnOrAfter {
            move(1_550_00, from: .orla, to: .joint, on: day, after: 0, what: "House money")
            move(1_780_00, from: .felix, to: .joint, on: day, after: 1, what: "House money")
        }
        if day == month.day(3).workdayOnOrAfter { move(350_00, from: .orla, to: .fund, on: day, after: 2, what: "Savings plan") }
        if day == month.day(6).workdayOnOrAfter { move(1_386_40, from: .joint, to: .mortgage, on: day, after: 0, what: "Mortgage") }
        if day == month.day(20) { cardBill = max(0, -holding(.card)) }
        let fillingDay = month.day(7).workdayOnOrAfter
        if day == fillingDay { fillHouse(to: cardBill + 900_00, on: day) }
        if day == fillingDay.adding(days: 1).workdayOnOrAfter, cardBill > 0 {
            move(cardBill, from: .joint, to: .card, on: day, after: 1, what: "Card bill")
        }
        if day == month.day(10).workdayOnOrAfter { saveWhatIsLeft(on: day) }
        if day == month.day(18).workdayOnOrAfter { balanceHouse(on: day) }
        if day == month.day(12).workdayOnOrAfter, month.month % 3 == 2 { changeDollars(on: day) }
        if day == month.lastDay { closeMonth(on: day) }
    }

    // MARK: - Own transfers

    /// Moves money between two own accounts; the other bank books it so many workdays later.
    private mutating func move(
        _ units: Int64, from source: DemoAccount, to destination: DemoAccount, on day: Day, after workdays: Int, what: String
    ) {
        var arrival = day
        for _ in 0..<workdays { arrival = arrival.adding(days: 1).workdayOnOrAfter }
        happen(Movement(account: source, day: day, units: -units, payee: what))
        let arriving = Movement(account: destination, day: arrival, units: units, payee: what)
        if arrival == day { happen(arriving) } else { underWay[arrival, default: []].append(arriving) }
    }

    /// What the two do not need until payday goes to the savings, in round sums that differ, so that each finds its other side.
    private mutating func saveWhatIsLeft(on day: Day) {
        let fromOrla = max(0, holding(.orla) - 1_450_00) / 10_00 * 10_00
        var fromFelix = max(0, holding(.felix) - 1_600_00) / 10_00 * 10_00
        if fromFelix == fromOrla { fromFelix -= 10_00 }
        if fromOrla >= 50_00 { move(fromOrla, from: .orla, to: .savings, on: day, after: 0, what: "Rainy day") }
        if fromFelix >= 50_00 { move(fromFelix, from: .felix, to: .savings, on: day, after: 1, what: "Rainy day") }
    }

    /// The joint account gives the savings what it has too much, and gets from them what it has too little.
    private mutating func balanceHouse(on day: Day) {
        if holding(.joint) > 2_800_00 {
            move((holding(.joint) - 2_000_00) / 100_00 * 100_00 + 5_00, from: .joint, to: .savings, on: day, after: 0, what: "Rainy day")
        } else {
            fillHouse(to: 800_00, on: day)
        }
    }

    private mutating func fillHouse(to wanted: Int64, on day: Day) {
        let missing = wanted - holding(.joint)
        guard missing > 0 else { return }
        move((missing + 99_99) / 100_00 * 100_00 + 5_00, from: .savings, to: .joint, on: day, after: 0, what: "Top up")
    }

    private mutating func changeDollars(on day: Day) {
        let units = max(0, holding(.dollars) - 2_400_00) / 100_00 * 100_00
        guard units >= 500_00 else { return }
        let rate = 908 + random.number(in: 0...34)
        happen(Movement(account: .dollars, day: day, units: -units, payee: "Currency exchange", memo: "To euros", category: .transfer))
        happen(
            Movement(
                account: .felix, day: day.adding(days: 1).workdayOnOrAfter, units: units * rate / 1_000, payee: "Currency exchange",
                memo: "From dollars", category: .transfer))
    }

    // MARK: - The month's end

    private mutating func closeMonth(on day: Day) {
        // 3.45 % a year, half up; what is owed is below zero.
        let interest = (-holding(.mortgage) * 345 + 60_000) / 120_000
        happen(
            Movement(
                account: .mortgage, day: day, units: -interest, payee: "Copperbridge Home Loans", memo: "Interest", category: .housing))
        if Month(of: day).month % 3 == 0 {
            let before = holding(.fund)
            let perMille = random.number(in: -34...62)
            let after = before + before * perMille / 1_000
            guard after != before else { return }
            valuations.append(Valuation(account: .fund, day: day, before: before, after: after))
            held[.fund] = after
        }
    }

    // MARK: - Sent back, and cash

    /// Now and then something of the last days is sent back to the shop.
    mutating func takeBack(on day: Day) {
        guard day.isWorkday, random.chance(14) else { return }
        let from = day.adding(days: -12)
        let recent = movements.suffix(120).filter {
            $0.category == .shopping && $0.account == .card && $0.day >= from && $0.day < day.adding(days: -3) && $0.units < -15_00
        }
        guard let bought = random.pick(recent) else { return }
        happen(Movement(account: .card, day: day, units: -bought.units, payee: bought.payee, memo: "Return", category: .refund))
    }

    /// Cash is taken when the wallet is nearly empty, and spent.
    mutating func carryCash(on day: Day) {
        if holding(.wallet) < 35_00 {
            let payer = random.chance(50) ? DemoAccount.orla : .felix
            let units = 60_00 + 20_00 * random.number(in: 0...3)
            if holding(payer) > units { happen(Movement(account: payer, day: day, units: -units, payee: "Cash machine", kind: .cash)) }
            return
        }
        for habit in Habit.cash {
            guard var spent = habit.movement(on: day, random: &random) else { continue }
            // People pay round sums on a market.
            spent.units = min(-1_00, (spent.units - 25) / 50 * 50)
            spent.kind = .ordinary
            guard holding(.wallet) + spent.units > 2_00 else { continue }
            happen(spent)
        }
    }
}
