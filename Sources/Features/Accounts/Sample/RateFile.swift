import Models

/// Fictitious exchange rates of every Friday and of the last day, in the format of the European Central Bank's `eurofxref-hist` CSV.
struct RateFile {
    var from: Day
    var until: Day
    var seed: UInt64

    var text: String {
        var random = SeededRandom(seed: seed, stream: 900)
        // The rate in ten-thousandths of a unit for one euro, and the maximum change per week.
        var rates: [(code: String, rate: Int64, step: Int64)] = [
            ("USD", 10_840, 70), ("GBP", 8_480, 34), ("DKK", 74_590, 8), ("CZK", 251_400, 620), ("CHF", 9_430, 36), ("SEK", 113_800, 540),
        ]
        let middle = rates.map(\.rate)
        var text = "Date," + rates.map(\.code).joined(separator: ",") + "\n"
        var day = from
        while day <= until {
            if day.weekday == 5 || day == until {
                for index in rates.indices {
                    let drift = (middle[index] - rates[index].rate) / 16
                    rates[index].rate += drift + random.number(in: -rates[index].step...rates[index].step)
                }
                let figures = rates.map { DecimalFigure(mantissa: $0.rate, scale: 4).description }
                text += day.description + "," + figures.joined(separator: ",") + "\n"
            }
            day = day.adding(days: 1)
        }
        return text
    }
}
