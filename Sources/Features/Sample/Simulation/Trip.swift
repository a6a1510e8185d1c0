import Models

/// A trip: the fare is booked in advance, expenses are paid in the local currency.
struct Trip {
    var place: String
    /// The start in days after the first day of the simulation, and the number of nights.
    var start: Int
    var nights: Int
    var currency: Currency
    /// Euros for one unit of the currency, with few enough decimals that prices convert to whole cents.
    var rate: DecimalFigure
    /// Prices are multiples of this number of whole units.
    var step: Int64
    /// The approximate value of a step in cents, so that prices are similar in all currencies.
    var stepCents: Int64
    /// The cost of travel in minor units.
    var fare: (payee: String, units: Int64)
    var restaurants: [String]
    var sights: [String]

    var tag: String { place.lowercased() }

    func days(from firstDay: Day) -> ClosedRange<Day> {
        firstDay.adding(days: start)...firstDay.adding(days: start + nights)
    }

    func movements(from firstDay: Day, random: inout SeededRandom) -> [Movement] {
        let days = days(from: firstDay)
        var movements = [
            Movement(
                account: .card, day: days.lowerBound.adding(days: -44), units: -fare.units - random.number(in: 0...60_00),
                payee: fare.payee, memo: place, category: .travel, kind: .purchase, tags: [tag])
        ]
        movements.append(expense("Hotel \(place)", .travel, cents: Int64(nights) * random.number(in: 96_00...128_00), on: days.upperBound))
        var day = days.lowerBound
        while day <= days.upperBound {
            if let name = random.pick(restaurants) {
                movements.append(expense(name, .dining, cents: random.number(in: 28_00...74_00), on: day))
            }
            if let name = random.pick(restaurants) {
                movements.append(expense(name, .dining, cents: random.number(in: 8_00...22_00), on: day))
            }
            if random.isTrue(withPercent: 55), let name = random.pick(sights) {
                movements.append(expense(name, .entertainment, cents: random.number(in: 12_00...38_00), on: day))
            }
            if random.isTrue(withPercent: 40) {
                movements.append(expense("\(place) Metro", .travel, cents: random.number(in: 5_00...16_00), on: day))
            }
            day = day.adding(days: 1)
        }
        return movements
    }

    private func expense(_ payee: String, _ category: StandardCategory, cents: Int64, on day: Day) -> Movement {
        var movement = Movement(account: .card, day: day, units: -cents, payee: payee, category: category, kind: .purchase, tags: [tag])
        guard currency != Currency.euro else { return movement }
        let whole = max(1, cents / stepCents) * step
        var scale: Int64 = 1
        for _ in 0..<rate.scale { scale *= 10 }
        movement.units = -(whole * 100 * rate.mantissa / scale)
        movement.foreign = ForeignPrice(amount: Money(minorUnits: whole * currency.minorUnitsPerMajor, currency: currency), rate: rate)
        return movement
    }
}
